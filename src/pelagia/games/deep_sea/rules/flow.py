"""Setup, rounds and turns of Deep Sea, each a list in rulebook order (DS 3, 4, 9, 10, 22.1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pelagia.core.asking import Because, Series, left
from pelagia.core.combinators import each_player
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.errors import BadOption
from pelagia.core.state import put
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.content.card import COORDINATION, DEPTHS, INSPIRATION, REPUTATION, crew_name
from pelagia.games.deep_sea.content.sheet import Content, Scenario
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.discover import fill
from pelagia.games.deep_sea.rules.gains import LAUNCH, OfCrew, setback
from pelagia.games.deep_sea.rules.menus import TURN
from pelagia.games.deep_sea.rules.scoring import FinalScoring
from pelagia.games.deep_sea.rules.state import (
    CELL,
    CELLS,
    MARKET,
    ROUNDS,
    SITES,
    SLOTS,
    START_DISCS,
    TOKENS,
    DeepSea,
    Member,
    Mode,
    Phase,
    Seat,
    depth,
    level,
    sheet,
    zones,
)
from pelagia.games.deep_sea.rules.supplies import take_discs

BONUS_ROUNDS = 3  # of cooperative games: rounds with a bonus goal; later ones have a setback
RANDOM = "random"


def begin(players: int, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """The table before anything is shuffled (DS 3)."""
    if players == 1 and options["cooperative"]:
        raise BadOption(name="cooperative", value="true", allowed="false")
    contest = Mode.COOPERATIVE if options["cooperative"] else Mode.COMPETITIVE
    journals = [card for card in content.journals.values() if not card.is_anchor]
    empty = ("shown", "market", "markers", "restored", "found_first", "reached_first", "goals", "setbacks")
    return {
        **dict.fromkeys((*empty, "discard", "removed"), ()),
        "looking": [],
        "seats": [new_seat(content) for _ in range(players)],
        "scenario": 0 if options["scenario"] == RANDOM else options["scenario"],
        "mode": Mode.SOLO if players == 1 else contest,
        "boards": ("",) * CELLS,
        "finders": (-1,) * CELLS,
        "discs": (-1,) * CELLS * SITES,
        "dives": ("",) * CELLS * TOKENS,
        "piles": [[id for id, printed in content.oceans.items() if printed.depth == d + 1] for d in range(DEPTHS)],
        "bag": [*content.tokens],
        "deck": [card.id for card in journals],
        "stock": tuple(content.crew[model].copies for model in content.models),
        "slots": [[] for _ in range(SLOTS)],
        "options": (-1, -1, -1),
        "goal_deck": [*content.goals],
        "setback_deck": [*content.setbacks],
        "answers": ("",) * players,
    }


def new_seat(content: Content) -> Seat:
    empty: dict[str, Any] = {"tokens": (), "journals": (), "vessels": ()}
    return Seat(tracks=(0, 0, 0, 0), staging=START_DISCS, gained=START_DISCS, crew=(Member(content.leader),), **empty)


@effect
class Setup(Effect[DeepSea]):
    """DS 3, in its order."""

    def run(self, game: DeepSea, who: int) -> None:
        if not game.scenario:
            numbers = [*game.content.scenarios]
            game.shuffle(numbers)
            game.scenario = numbers[0]
        seats = [*range(game.players)]
        game.shuffle(seats)
        game.wave = seats[0]
        lay_ocean(game, sheet(game))
        lay_cards(game)
        rounds = [Round(n) for n in range(1, ROUNDS[game.mode] + 1)]
        game.tell("begun", scenario=Ref(sheet(game).id), seat=game.wave)
        game.push(game.wave, each_player(LAUNCH), *rounds, FinalScoring())


def lay_ocean(game: DeepSea, scenario: Scenario) -> None:
    """Piles, start boards and their dive tokens (steps 3 to 5)."""
    oceans = game.content.oceans
    named = [id for _, id in scenario.start if id]
    kept = {*scenario.piled, scenario.star}
    for d, pile in enumerate(game.piles, 1):
        out = [id for id in pile if d > scenario.depths or (oceans[id].unique and id not in kept)]
        game.removed += tuple(id for id in out if id not in named)
        pile[:] = [id for id in pile if id not in out and id not in named]
        game.shuffle(pile)
    boards = [id or game.piles[depth(CELL[name]) - 1].pop() for name, id in scenario.start]
    if scenario.shuffled:
        game.shuffle(boards)
    for (name, _), id in zip(scenario.start, boards, strict=True):
        game.boards = put(game.boards, CELL[name], id)
    if scenario.star:
        hide_star(game, scenario)
    game.shuffle(game.bag)
    for cell in zones(game):
        fill(game, cell)


def hide_star(game: DeepSea, scenario: Scenario) -> None:
    """The hidden board lies among the top boards of its pile (scenario 6)."""
    pile = game.piles[game.content.oceans[scenario.star].depth - 1]
    pile.remove(scenario.star)
    top = [scenario.star, *(pile.pop() for _ in range(scenario.among))]
    game.shuffle(top)
    pile += top
    game.star_top = len(top)


def lay_cards(game: DeepSea) -> None:
    """Journals, crew tray and the cards of a team (steps 6, 7, 11)."""
    content = game.content
    anchors = [id for id, card in content.journals.items() if card.is_anchor]
    game.shuffle(anchors)
    game.market, out = tuple(anchors[:MARKET]), tuple(anchors[MARKET:])
    game.removed += out
    game.shuffle(game.deck)
    best = [id for id, crew in content.crew.items() if crew.tier == DEPTHS]
    game.shuffle(best)
    for n, model in enumerate(best):
        game.slots[n % SLOTS].append(model)
    if game.mode is not Mode.COMPETITIVE:
        game.shuffle(game.goal_deck)
        game.shuffle(game.setback_deck)


@effect
class Round(Effect[DeepSea]):
    """DS 4."""

    n: int

    def run(self, game: DeepSea, who: int) -> None:
        game.round = self.n
        game.tell("round", n=self.n)
        card = () if game.mode is Mode.COMPETITIVE else (TEAM_CARD,)
        game.push(game.wave, *card, *PREPARATION, FIRST_TURN, END_OF_ROUND)


@effect
class TeamCard(Effect[DeepSea]):
    """Early rounds reveal a bonus goal, later ones a setback that is applied (DS 22.1)."""

    def run(self, game: DeepSea, who: int) -> None:
        game.seal()
        if game.round <= BONUS_ROUNDS:
            game.goals += (game.goal_deck.pop(),)
            game.tell("bonus_goal", card=Ref(game.goals[-1]))
            return
        game.setback = game.setback_deck.pop()
        game.setbacks += (game.setback,)
        game.tell("setback", card=Ref(game.setback))
        now = setback(game).now
        if now:
            game.push(who, each_player(now), Because(game.setback))


# Preparation (DS 9, 10)


@effect
class Enter(Effect[DeepSea]):
    """A step of the round begins."""

    phase: Phase

    def run(self, game: DeepSea, who: int) -> None:
        game.phase = self.phase


@effect
class Recruit(Choice[DeepSea]):
    """D02: a crew member of a tier within the recruitment level; its junior bundle at once."""

    def options(self, game: DeepSea, who: int) -> list[Option]:
        most, crew = recruitment(game, who), game.content.crew
        return [recruit_option(model) for model in recruits(game) if crew[model].tier <= most]

    def chosen(self, game: DeepSea, who: int, key: str) -> None:
        models = game.content.models
        if key in models:
            place = models.index(key)
            game.stock = put(game.stock, place, game.stock[place] - 1)
        else:
            take_best(game, who, key)
        game.seats[who].crew += (Member(key),)
        game.tell("recruited", seat=who, crew=Ref(key))
        at_once = game.content.crew[key].junior.at_once
        if at_once:
            game.push(who, at_once, OfCrew(key))

    def prompt(self, game: DeepSea, who: int) -> Text:
        return Text("deep-sea-ask-recruit", round=game.round, n=recruitment(game, who))

    def expected(self, game: DeepSea, who: int) -> list[Option]:
        return [recruit_option(model) for model in recruits(game)]

    def why_not(self, game: DeepSea, who: int, key: str) -> Text | None:
        return Text("deep-sea-why-tier", crew=Ref(key), n=game.content.crew[key].tier, have=recruitment(game, who))


def recruits(game: DeepSea) -> list[str]:
    """The models that lie in the tray, whatever their tier."""
    stock = game.stock
    models = [model for n, model in enumerate(game.content.models) if stock[n]]
    return models + [slot[-1] for slot in game.slots if slot]


def recruitment(game: DeepSea, who: int) -> int:
    """The highest tier that a player can recruit now."""
    return max(1, level(game.seats[who], REPUTATION) - setback(game).less_recruitment)


@cache
def recruit_option(model: str) -> Option:
    return Option(model, f"recruit {model}", Text("deep-sea-recruit", crew=Ref(model)), (places.tray(model),))


def take_best(game: DeepSea, who: int, model: str) -> None:
    """The top of a slot is taken; one that is empty then gets another top, after the bonus (DS 9)."""
    game.seal()
    place, slot = next((n, slot) for n, slot in enumerate(game.slots) if slot and slot[-1] == model)
    slot.pop()
    if not slot:
        game.push(who, Refill(place))


@effect
class Refill(Choice[DeepSea]):
    """D23: the pile of tier 5 whose top goes into an empty slot; a single tile stays where it is (Q20)."""

    slot: int

    def options(self, game: DeepSea, who: int) -> list[Option]:
        return [refill_option(n, slot[-1]) for n, slot in enumerate(game.slots) if len(slot) > 1]

    def chosen(self, game: DeepSea, who: int, key: int) -> None:
        model = game.slots[key].pop()
        game.slots[self.slot].append(model)
        game.seal()
        game.tell("moved_tile", seat=who, crew=Ref(model))

    def expected(self, game: DeepSea, who: int) -> list[Option]:
        return [refill_option(self.slot, model) for model, crew in game.content.crew.items() if crew.tier == DEPTHS]

    def why_not(self, game: DeepSea, who: int, key: int) -> Text | None:
        return Text("deep-sea-why-refill")


@cache
def refill_option(slot: int, model: str) -> Option:
    return Option(slot, f"refill {model}", Text("deep-sea-refill", crew=Ref(model)), (places.tray(model),))


@effect
class Effort(Effect[DeepSea]):
    """Discs by the effort level (DS 10.2)."""

    def run(self, game: DeepSea, who: int) -> None:
        n = max(1, level(game.seats[who], INSPIRATION) - setback(game).less_effort)
        take_discs(game, who, n)
        game.tell("effort", seat=who, n=n)


@effect
class Reassign(Effect[DeepSea]):
    """As many discs from the crew as the reassignment level, picked in ascending order (DS 10.3)."""

    def run(self, game: DeepSea, who: int) -> None:
        seat = game.seats[who]
        most = level(seat, COORDINATION)
        most = min(most, setback(game).most_reassigned or most)
        n = min(most, sum(member.disc for member in seat.crew))
        if n:
            game.tell("reassigned", seat=who, n=n)
            game.push(who, Reclaim(n))


@effect
class Reclaim(Choice[DeepSea]):
    """D03: one of the discs still to be taken back; those before it stay."""

    n: int
    start: int = 0

    def options(self, game: DeepSea, who: int) -> list[Option]:
        options = self.all(game, who)
        return options[: len(options) - self.n + 1]

    def all(self, game: DeepSea, who: int) -> list[Option]:
        """Also those that would leave too few behind them."""
        crew = game.seats[who].crew
        return [
            reclaim_option(who, place, member.model, member.senior)
            for place, member in enumerate(crew)
            if member.disc and place >= self.start
        ]

    def series(self, game: DeepSea, who: int) -> Series | None:
        return Series(self.n, self.all(game, who), Text("deep-sea-reclaim-discs", n=self.n))

    def chosen(self, game: DeepSea, who: int, key: int) -> None:
        seat = game.seats[who]
        member = seat.crew[key]
        seat.crew = put(seat.crew, key, Member(member.model, member.senior))
        seat.staging += 1
        if self.n > 1:
            game.push(who, Reclaim(self.n - 1, key + 1))

    def prompt(self, game: DeepSea, who: int) -> Text:
        return left(Choice.prompt(self, game, who), self.n)


@cache
def reclaim_option(who: int, place: int, model: str, senior: bool) -> Option:
    text = Text("deep-sea-reclaim", crew=crew_name(model, senior))
    return Option(place, f"reclaim {place}", text, (places.crew(who, place),))


# Actions (DS 4.1)


@effect
class FirstTurn(Effect[DeepSea]):
    """The action phase begins with the holder of the Wave."""

    def run(self, game: DeepSea, who: int) -> None:
        game.phase = Phase.ACTIONS
        game.push(who, NEXT_TURN)


@effect
class NextTurn(Effect[DeepSea]):
    """The turn of the next seat, clockwise, that has not passed."""

    def run(self, game: DeepSea, who: int) -> None:
        for seat in game.from_seat(who):
            if not game.seats[seat].passed:
                game.turn, game.main_used, game.token_used = seat, False, False
                game.push((seat + 1) % game.players, self)
                game.push(seat, TURN)
                return
        game.turn = -1


@effect
class EndOfRound(Effect[DeepSea]):
    """The Wave moves on; nobody has passed (DS 19)."""

    def run(self, game: DeepSea, who: int) -> None:
        game.main_used = game.token_used = False
        game.setback = ""
        if game.round < ROUNDS[game.mode]:
            game.wave = (game.wave + 1) % game.players
            game.tell("wave", seat=game.wave)
        for seat in game.seats:
            seat.passed = False


PREPARATION: tuple[Effect[DeepSea], ...] = (
    Enter(Phase.RECRUIT),
    each_player(Recruit()),
    Enter(Phase.EFFORT),
    each_player(Effort()),
    Enter(Phase.REASSIGN),
    each_player(Reassign()),
)
FIRST_TURN, NEXT_TURN, END_OF_ROUND, TEAM_CARD = FirstTurn(), NextTurn(), EndOfRound(), TeamCard()
