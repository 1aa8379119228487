"""What a learned judge looks at in New Eden, at quiet positions; all of it lies open on the table."""

from __future__ import annotations

from pelagia.games.new_eden.bot.value import chance_to_hold, output
from pelagia.games.new_eden.bot.weights import WEIGHTS
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import CRAB, KRAKEN, MUSSEL, OXYGEN, RESEARCH, YARD, Group
from pelagia.games.new_eden.rules.scoring import pointer, station_value
from pelagia.games.new_eden.rules.state import (
    COLUMNS,
    ROUNDS,
    ROWS,
    Extension,
    Mark,
    NewEden,
    Phase,
    Seat,
    count_cards,
    outside,
    row_cards,
)
from pelagia.games.opinions import Features

GROUPS = {"own": "station", "rival": "rivals", "card": "station", "table": "position", "time": "score"}
CARD_GROUPS: tuple[Group, ...] = (CRAB, MUSSEL, KRAKEN, YARD, OXYGEN, RESEARCH)
OWN = (
    *("coins", "few-coins", "score", "damage", "room", "unsafe", "station", "dome", "spent", "plant", "passed"),
    *(group.name.lower() for group in CARD_GROUPS),
    *(f"extension-{tile.name.lower()}" for tile in Extension),
    *("output-coins", "output-points", "output-repair", "slots", "lying", "standing", "depth"),
    *("bottles", "steps", "ready-steps", "bonus"),
)
RIVAL = (
    *("coins", "score", "best-score", "damage", "station", "dome", "passed", "modules", "yards", "oxygen", "research"),
    *("room", "unsafe", "holding", "output-coins", "output-points", "output-repair"),
)
TABLE = ("nautilus", "rows-left", "bidding", "cards", "high-bid")
NAMES = (
    *(f"own.{name}" for name in OWN),
    *(f"rival.{name}" for name in RIVAL),
    *(f"table.{name}" for name in TABLE),
    *(f"card.{id}" for id in BOX.cards),
)
_GROUPS = [(group, f"own.{group.name.lower()}") for group in CARD_GROUPS]
_EXTENSIONS = [f"own.extension-{tile.name.lower()}" for tile in Extension]
_CARDS = {id: f"card.{id}" for id in BOX.cards}


def of(game: NewEden, who: int) -> dict[str, float]:
    """The inputs of a position that are not zero."""
    seat = game.seats[who]
    inputs: dict[str, float] = {}
    add_station(inputs, game, who, seat)
    add_work(inputs, game, seat)
    add_rivals(inputs, game, who)
    add_table(inputs, game, who)
    return inputs


def add_station(inputs: dict[str, float], game: NewEden, who: int, seat: Seat) -> None:
    """What a station has and is."""
    room = pointer(game, seat) - seat.damage
    inputs["own.coins"], inputs["own.few-coins"], inputs["own.score"] = seat.coins, min(6, seat.coins), seat.score
    inputs["own.damage"], inputs["own.room"], inputs["own.unsafe"] = seat.damage, room, max(0, -room)
    inputs["own.station"] = station_value(game, who)
    inputs["own.dome"], inputs["own.spent"] = seat.dome_lying, seat.dome_spent
    inputs["own.plant"], inputs["own.passed"] = seat.plant_used, seat.passed
    for group, name in _GROUPS:
        inputs[name] = count_cards(seat, group)
    for name, built in zip(_EXTENSIONS, seat.extensions, strict=True):
        inputs[name] = built
    if game.phase < Phase.D:
        inputs["own.bonus"] = sum(count_cards(seat, game.content.bonus[id].group) for id in game.bonus_shown)
    for id in (*seat.yards, *seat.research):
        if id in _CARDS:
            inputs[_CARDS[id]] = 1.0


def add_work(inputs: dict[str, float], game: NewEden, seat: Seat) -> None:
    """What the modules of a station give, and what it has to staff them."""
    cards = game.content.cards
    slots = depths = lying = standing = bottles = steps = ready = 0
    for arm in outside(seat):
        for depth, module in enumerate(arm, 1):
            slots, depths = slots + cards[module.card].slots, depths + depth
            lying, standing = lying + module.lying, standing + module.standing
            if module.card in _CARDS:
                inputs[_CARDS[module.card]] = 1.0
    for id, face_up in seat.oxygen:
        more = sum(cards[id].bottles)
        bottles, steps, ready = bottles + len(cards[id].bottles), steps + more, ready + more * face_up
        if id in _CARDS:
            inputs[_CARDS[id]] = 1.0
    inputs["own.output-coins"], inputs["own.output-points"], inputs["own.output-repair"] = outputs(game, seat)
    inputs["own.slots"], inputs["own.depth"] = slots, depths
    inputs["own.lying"], inputs["own.standing"] = lying, standing
    inputs["own.bottles"], inputs["own.steps"], inputs["own.ready-steps"] = bottles, steps, ready


def outputs(game: NewEden, seat: Seat) -> tuple[int, int, int]:
    """Coins, points and repair of all modules, if each is used once."""
    coins = points = repair = 0
    for arm in outside(seat):
        for module in arm:
            gives = output(game.content.cards[module.card].on_use)
            coins, points, repair = coins + gives[0], points + gives[1], repair + gives[2]
    return coins, points, repair


def add_rivals(inputs: dict[str, float], game: NewEden, who: int) -> None:
    """The mean of the others, and the score of the best of them."""
    others = [(other, seat) for other, seat in enumerate(game.seats) if other != who]
    share = 1 / len(others)
    sums = [0.0] * len(RIVAL)
    for other, seat in others:
        sums = [total + share * amount for total, amount in zip(sums, rival(game, other, seat), strict=True)]
    for name, amount in zip(RIVAL, sums, strict=True):
        inputs[f"rival.{name}"] = amount
    inputs["rival.best-score"] = max(seat.score for _, seat in others)


def rival(game: NewEden, other: int, seat: Seat) -> tuple[float, ...]:
    """What there is to see of another station, Deep Thought's too."""
    coins = seat.coins if game.phase is not Phase.B else 0  # all can count them, except while some are hidden
    modules, worth, room = sum(map(len, outside(seat))), station_value(game, other), pointer(game, seat) - seat.damage
    has = (coins, seat.score, 0.0, seat.damage, worth, seat.dome_lying, seat.passed, modules)
    cards = (len(seat.yards), len(seat.oxygen), len(seat.research))
    holding = worth * chance_to_hold(room, WEIGHTS.spread[min(5, 2 * (game.round - 1) + (game.phase >= Phase.C))])
    return (*has, *cards, room, max(0, -room), holding, *outputs(game, seat))


def add_table(inputs: dict[str, float], game: NewEden, who: int) -> None:
    """Whose the Nautilus is, and what is under the hammer."""
    inputs["table.nautilus"] = game.nautilus == who
    if game.phase is Phase.C:
        inputs["table.rows-left"] = game.marks.count(Mark.NONE)
        if game.row >= 0 and game.bidder == who and game.marks[game.row] is Mark.NONE:
            inputs["table.bidding"], inputs["table.high-bid"] = 1.0, game.high
            inputs["table.cards"] = len(row_cards(game, game.row))


def left(game: NewEden) -> float:
    """The part of the game that is left: rounds, and in a round the cards that are gone and the seats that passed."""
    if game.phase is Phase.A:
        gone = sum(not card for card in game.display) / (ROWS * COLUMNS)
        passed = sum(seat.passed for seat in game.seats) / len(game.seats)
        done = 0.25 * (gone + passed)
    elif game.phase is Phase.C:
        done = 0.5 + 0.5 * sum(mark is not Mark.NONE for mark in game.marks) / ROWS
    else:
        done = 0.5 if game.phase is Phase.B else float(game.phase > Phase.C)
    return (ROUNDS - max(1, game.round) + 1 - done) / ROUNDS


def mode(game: NewEden) -> str:
    return "solo" if game.players == 1 else "competitive"


def target(game: NewEden, who: int) -> float:
    """The points ahead of the best rival; Deep Thought is one."""
    scores = game.scores
    return float(scores[who] - max(score for seat, score in enumerate(scores) if seat != who))


def goal(game: NewEden, who: int) -> dict[str, float]:
    """How strong Deep Thought is."""
    return {"level": game.solo_level}


FEATURES: Features[NewEden] = Features(NAMES, GROUPS, of, left, ("competitive", "solo"), mode, target, goal=goal)
