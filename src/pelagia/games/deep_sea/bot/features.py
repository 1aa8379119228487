"""What a learned judge looks at in Deep Sea, at quiet positions; all of it lies open on the table."""

from __future__ import annotations

from pelagia.games.deep_sea.bot.aims import chance
from pelagia.games.deep_sea.bot.outlook import SITES_FOR, supplied
from pelagia.games.deep_sea.bot.weights import W
from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.card import Attribute
from pelagia.games.deep_sea.rules.scoring import GOALS_NEEDED, checks, items, own_items
from pelagia.games.deep_sea.rules.state import LEVEL, ROUNDS, DeepSea, Mode, Phase, Seat, depth
from pelagia.games.opinions import Features

GROUPS = {
    "own": "crew",
    "track": "attributes",
    "can": "crew",
    "crew": "crew",
    "senior": "crew",
    "journal": "cards",
    "ocean": "ocean",
    "mate": "goals",
    "goal": "goals",
    "scenario": "score",
    "time": "score",
}
TRACKS = tuple(attribute.name.lower() for attribute in Attribute)
ABILITIES = (*SITES_FOR, "travel", "promote", "discover")
OWN = (
    *("research", "some-research", "staging", "some-discs", "busy", "crew", "seniors", "tokens", "journals", "impacts"),
    *("passed", "lowest", "spread", "cleanup"),
)
OCEAN = ("vessels", "deepest", "discs", "found", "shared")
GOAL = ("met", "enough", "shares", "more-shares", "chances", "open", "next")
MATES = ("tracks", "research", "staging", "crew", "seniors", "journals", "vessels", "impacts", "passed", "points")
NAMES = (
    *(f"own.{name}" for name in OWN),
    *(f"track.{name}" for name in TRACKS),
    *(f"track.level-{name}" for name in TRACKS),
    *(f"can.{name}" for name in ABILITIES),
    *(f"crew.{id}" for id in BOX.crew),
    *(f"senior.{id}" for id in BOX.crew),
    *(f"journal.{id}" for id in BOX.journals),
    *(f"ocean.{name}" for name in OCEAN),
    *(f"mate.{name}" for name in MATES),
    *(f"goal.{name}" for name in GOAL),
    *(f"scenario.{number}" for number in BOX.scenarios),
)
_KNOWN = frozenset(NAMES)


def of(game: DeepSea, who: int) -> dict[str, float]:
    """The inputs of a position that are not zero."""
    seat = game.seats[who]
    inputs: dict[str, float] = {}
    add_seat(inputs, game, seat)
    add_cards(inputs, game, seat)
    add_ocean(inputs, game, who)
    if game.mode is not Mode.COMPETITIVE:
        add_goals(inputs, game)
    if game.mode is Mode.COOPERATIVE:
        add_mates(inputs, game, who)
    return {name: amount for name, amount in inputs.items() if amount}


def add_seat(inputs: dict[str, float], game: DeepSea, seat: Seat) -> None:
    """Tracks and supplies of a seat."""
    tracks = seat.tracks
    for name, position in zip(TRACKS, tracks, strict=True):
        inputs[f"track.{name}"], inputs[f"track.level-{name}"] = position, LEVEL[position]
    inputs["own.lowest"], inputs["own.spread"] = min(tracks), max(tracks) - min(tracks)
    inputs["own.research"], inputs["own.some-research"] = seat.research, min(3, seat.research)
    inputs["own.staging"], inputs["own.some-discs"] = seat.staging, min(2, seat.staging)
    inputs["own.impacts"], inputs["own.passed"], inputs["own.cleanup"] = seat.impacts, seat.passed, seat.cleanup
    inputs["own.tokens"], inputs["own.journals"] = len(seat.tokens), len(seat.journals)


def add_cards(inputs: dict[str, float], game: DeepSea, seat: Seat) -> None:
    """The crew, what it can do, and the journals."""
    seniors = busy = 0
    for member in seat.crew:
        seniors, busy = seniors + member.senior, busy + member.disc
        name = f"{'senior' if member.senior else 'crew'}.{member.model}"
        if name in _KNOWN:
            inputs[name] = inputs.get(name, 0.0) + 1.0
    inputs["own.crew"], inputs["own.seniors"], inputs["own.busy"] = len(seat.crew), seniors, busy
    for ability, amount in supplied(game, seat).items():
        if f"can.{ability}" in _KNOWN:
            inputs[f"can.{ability}"] = amount
    for card, _ in seat.journals:
        if f"journal.{card}" in _KNOWN:
            inputs[f"journal.{card}"] = 1.0


def add_ocean(inputs: dict[str, float], game: DeepSea, who: int) -> None:
    """Vessels, discs and discoveries."""
    vessels = game.seats[who].vessels
    inputs["ocean.vessels"], inputs["ocean.deepest"] = len(vessels), max(map(depth, vessels), default=0)
    inputs["ocean.discs"], inputs["ocean.found"] = game.discs.count(who), game.finders.count(who)
    others = [cell for other, seat in enumerate(game.seats) if other != who for cell in seat.vessels]
    inputs["ocean.shared"] = sum(cell in vessels for cell in others)


def add_mates(inputs: dict[str, float], game: DeepSea, who: int) -> None:
    """The mean of the others in a team."""
    share, sums = 1 / (game.players - 1), [0.0] * len(MATES)
    for other, seat in enumerate(game.seats):
        if other != who:
            seniors = sum(member.senior for member in seat.crew)
            supplies = (sum(seat.tracks), seat.research, seat.staging, len(seat.crew), seniors)
            points = own_items(game, other).own
            has = (*supplies, len(seat.journals), len(seat.vessels), seat.impacts, seat.passed, points)
            sums = [total + share * amount for total, amount in zip(sums, has, strict=True)]
    for name, amount in zip(MATES, sums, strict=True):
        inputs[f"mate.{name}"] = amount


def add_goals(inputs: dict[str, float], game: DeepSea) -> None:
    """How far a team is with the goals that it needs, and with the others; scenarios differ in how hard that is."""
    rounds, seen = max(0, ROUNDS[game.mode] - game.round), checks(game)
    shares = sorted((min(1.0, check.have / max(1, check.need)) for check in seen if check.is_open), reverse=True)
    chances = sorted((chance(check, rounds) for check in seen), reverse=True)
    reached = sum(check.is_met for check in seen)
    inputs["goal.met"], inputs["goal.enough"] = min(reached, GOALS_NEEDED), reached >= GOALS_NEEDED
    inputs["goal.shares"], inputs["goal.more-shares"] = sum(shares[:GOALS_NEEDED]), sum(shares[GOALS_NEEDED:])
    inputs["goal.chances"], inputs["goal.open"] = sum(chances[:GOALS_NEEDED]), len(shares)
    inputs["goal.next"] = max((share for share in shares if share < 1), default=1.0)
    if f"scenario.{game.scenario}" in _KNOWN:
        inputs[f"scenario.{game.scenario}"] = 1.0


def left(game: DeepSea) -> float:
    """The part of the game that is left: rounds, and in a round the seats that have passed."""
    rounds = ROUNDS[game.mode]
    if game.phase is Phase.OVER:
        return 0.0
    is_acting = game.phase not in (Phase.SETUP, Phase.RECRUIT, Phase.REASSIGN)
    passed = sum(seat.passed for seat in game.seats) / len(game.seats) if is_acting else 0.0
    return max(0.0, (rounds - max(1, game.round) + 1 - 0.9 * passed) / rounds)


MODES = {Mode.COMPETITIVE: "competitive", Mode.COOPERATIVE: "team", Mode.SOLO: "solo"}


def mode(game: DeepSea) -> str:
    return MODES[game.mode]


def target(game: DeepSea, who: int) -> float:
    """The points; for a team what its goals are worth, and a little for all else."""
    if game.mode is Mode.COMPETITIVE:
        return float(game.scores[who])
    return goals_worth(game) + 0.2 * items(game)[who].own


def goals_worth(game: DeepSea) -> float:
    """The goals of a team in the end: those that it needs, little for more, and how near it came to the others."""
    goals = checks(game)
    reached = sum(check.is_met for check in goals)
    near = sum(min(1.0, check.have / max(1, check.need)) for check in goals if check.is_open)
    needed = min(reached, GOALS_NEEDED)
    return W.goal * (0.8 * (needed + W.surplus * (reached - needed)) + 0.2 * min(near, GOALS_NEEDED))


def goal(game: DeepSea, who: int) -> dict[str, float]:
    """How far a team is with its goals."""
    inputs: dict[str, float] = {}
    add_goals(inputs, game)
    names = (*(f"goal.{name}" for name in GOAL), f"scenario.{game.scenario}")
    return {name: inputs[name] for name in names if name in inputs}


FEATURES: Features[DeepSea] = Features(
    NAMES, GROUPS, of, left, (*MODES.values(),), mode, target, compared=(MODES[Mode.COMPETITIVE],), goal=goal
)
