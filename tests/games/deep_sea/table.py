"""The bench of DS 25.1 in one line, and few words to play on it.

    t = bench(1, p1="G=2 vessels=B1", discs="C2.s1=P2", zones="B2=cave_system")
    t.take("activate 0", "travel", "travel B1>C2")
    t.now("P1 I=1 vessels=B1,C2")

Seats are P1 to P4, as in the rules. A field of a seat is `R I C G`, `research`, `staging`, `vessels`, `crew`, `leader`,
`tokens`, `journals`, `cleanup`; `pilot*` has a disc on it, `pilot:s` is on the senior side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.core.state import put
from pelagia.games import rules
from pelagia.games.deep_sea.content.card import LETTERS
from pelagia.games.deep_sea.rules.flow import END_OF_ROUND, FIRST_TURN, NEXT_TURN, PREPARATION, Round, begin
from pelagia.games.deep_sea.rules.menus import TURN
from pelagia.games.deep_sea.rules.scoring import FinalScoring
from pelagia.games.deep_sea.rules.state import (
    CELL,
    LAUNCHES,
    NAMES,
    ROUNDS,
    SITES,
    TOKENS,
    VESSELS,
    DeepSea,
    Marker,
    Member,
    Phase,
    Taken,
    board,
    sheet,
    zones,
)
from tests.kit import table as kit

RULES = rules("deep-sea")
RANDOM = {
    1: {"D1": "kelp_forest"},
    3: {"D1": "atoll"},
    4: {"B1": "calm_seas"},
    5: {"C1": "remote_anchorage", "D1": "volcanic_island"},
    7: {"C3": "vortex", "C4": "brine_pool"},
    8: {"A1": "atoll", "B1": "kelp_forest", "C1": "sea_star", "D1": "calm_seas", "E1": "remote_anchorage"},
    10: {"B1": "kelp_forest", "D1": "calm_seas"},
}
HOME = {3: "C1", 5: "A1", 6: "C1"}  # where vessels stand if the scenario has no base
MARKET = "A1 A2 A6 A7"
SLOTS = (
    "adventurer biogeographer biotechnologist",
    "dive_team_leader fleet_coordinator ichthyologist",
    "mentor ocean_historian robotics_engineer",
)


class Table(kit.Table[DeepSea]):
    """The words of Deep Sea's cases."""

    first = 1

    def act(self, *answers: str) -> Table:
        return self.take("activate 0", *answers)

    def decides(self, seat: str, kind: str = "") -> Table:
        """This seat has the open decision (of this kind)."""
        decision = self.game.decision
        assert decision is not None
        assert f"P{decision.seat + 1}" == seat, f"P{decision.seat + 1} decides {decision.kind}"
        assert kind in ("", decision.kind), decision.kind
        return self

    def now(self, *wanted: str) -> Table:
        """Values of seats: `P1 R=10 staging=2 vessels=B1,C2`."""
        for line in wanted:
            seat, *values = line.split()
            for name, value in (pair.split("=") for pair in values):
                shown = self.value(int(seat[1]) - 1, name)
                assert shown == value, f"{seat} {name}={shown}, not {value}"
        return self

    def value(self, who: int, name: str) -> str:
        seat = self.game.seats[who]
        if name in LETTERS:
            return str(seat.tracks[LETTERS.index(name)])
        if name == "vessels":
            return ",".join(sorted(NAMES[cell] for cell in seat.vessels))
        if name == "crew":
            return ",".join(m.model + "*" * m.disc + ":s" * m.senior for m in seat.crew)
        if name == "tokens":
            return ",".join(seat.tokens)
        if name == "journals":
            return ",".join(card.removeprefix("J") for card, _ in seat.journals)
        return str(getattr(seat, name))

    def owner(self, place: str) -> str:
        """Whose disc lies on a site: `C1.s1`."""
        cell, site = place.split(".")
        owner = self.game.discs[CELL[cell] * SITES + board(self.game, CELL[cell]).numbers[site]]
        return f"P{owner + 1}" if owner >= 0 else ""

    def tokens_on(self, place: str) -> int:
        cell, site = place.split(".")
        base, zone = CELL[cell] * TOKENS, board(self.game, CELL[cell])
        return sum(self.game.dives[base + p] != "" for p in zone.dive_places[int(site[1:]) - 1])


def bench(
    scenario: int,
    players: int = 2,
    *,
    cooperative: bool = False,
    zones: str = "",
    discs: str = "",
    dives: str = "",
    markers: str = "",
    market: str = MARKET,
    step: str = "turn",
    round: int = 2,
    setback: str = "",
    goals: str = "",
    empty: str = "",
    **seats: str,
) -> Table:
    """`BENCH(s, n)` and what a case changes.

    `step` is turn, recruit, effort, reassign or end; `empty` names depths whose piles are.
    """
    game = _lay(scenario, players, cooperative)
    for cell, id in _pairs(zones):
        game.piles[RULES.content.oceans[id].depth - 1].remove(id)
        game.boards = put(game.boards, CELL[cell], id)
    for d in empty:
        game.piles[int(d) - 1].clear()
    for name, written in seats.items():
        _seat(game, int(name[1]) - 1, written)
    game.market = tuple(f"J{card}" for card in market.split())
    taken = {*game.market, *(card for seat in game.seats for card, _ in seat.journals)}
    game.deck = [card for card in reversed(game.deck) if card not in taken]
    for place, owner in _pairs(discs):
        cell, site = place.split(".")
        number = CELL[cell] * SITES + board(game, CELL[cell]).numbers[site]
        game.discs = put(game.discs, number, int(owner[1]) - 1)
    for place, owner in _pairs(markers):
        game.markers += (Marker(sheet(game).places[place], int(owner[1]) - 1),)
    _fill(game, dict(_pairs(dives)))
    _count(game)
    game.round, game.setback, game.goals = round, setback, tuple(goals.split())
    return _start(game, step)


def _pairs(written: str) -> list[tuple[str, str]]:
    return [(left, right) for left, _, right in (pair.partition("=") for pair in written.split())]


def _lay(scenario: int, players: int, cooperative: bool) -> DeepSea:
    """The table before anything a case names."""
    content = RULES.content
    options: Mapping[str, Any] = {"scenario": scenario, "cooperative": cooperative}
    game = DeepSea(
        rules=RULES, content=content, players=players, agenda=[], chance=1, **begin(players, options, content)
    )
    where = sheet(game)
    boards = dict(where.start) | RANDOM.get(scenario, {})
    for cell, id in boards.items():
        game.boards = put(game.boards, CELL[cell], id)
    for d, pile in enumerate(game.piles, 1):
        kept = (*where.piled, where.star)
        left = [id for id in pile if id not in game.boards and (id in kept or not content.oceans[id].unique)]
        game.removed += tuple(id for id in pile if id not in game.boards and (id not in left or d > where.depths))
        pile[:] = sorted(left, reverse=True) if d <= where.depths else []
    game.star_top = where.among + 1 if where.star else 0
    anchors = [id for id, card in content.journals.items() if card.is_anchor]
    game.removed += tuple(id for id in anchors if id[1:] not in MARKET.split())
    game.slots = [slot.split()[::-1] for slot in SLOTS]
    home = HOME.get(scenario) or NAMES[game.boards.index(where.base)]
    for seat in game.seats:
        seat.staging, seat.reserve, seat.vessels = 3, VESSELS - 1, (CELL[home],)
    return game


def _seat(game: DeepSea, who: int, written: str) -> None:
    seat, place = game.seats[who], ""
    for name, value in _pairs(written):
        if name in LETTERS:
            seat.tracks = put(seat.tracks, LETTERS.index(name), int(value))
        elif name == "vessels":
            place = value
        elif name == "leader":
            seat.crew = put(seat.crew, 0, _member(seat.crew[0].model + value))
        elif name == "crew":
            seat.crew += tuple(_member(word) for word in value.split(","))
        elif name == "tokens":
            seat.tokens = tuple(value.split(","))
        elif name == "journals":
            seat.journals = tuple(Taken(f"J{card}") for card in value.split(","))
        else:
            setattr(seat, name, int(value))
    seat.peak = seat.tracks[LETTERS.index("G")]
    launched = 1 + sum(seat.peak >= position for position in LAUNCHES)
    cells = tuple(CELL[cell] for cell in place.split(",")) if place else seat.vessels
    seat.vessels = cells if len(cells) > 1 else cells * launched
    seat.reserve = VESSELS - len(seat.vessels)


def _member(written: str) -> Member:
    model = written.removesuffix(":s").removesuffix("*")
    return Member(model, written.endswith(":s"), written.endswith("*"))


def _fill(game: DeepSea, dives: dict[str, str]) -> None:
    """Dive sites hold the named tokens, or any, as many as are printed."""
    named = {token for tokens in dives.values() for token in tokens.split(",")}
    held = {token for seat in game.seats for token in seat.tokens}
    game.bag = [token for token in reversed(game.bag) if token not in named | held]
    for cell in zones(game):
        for n, places in enumerate(board(game, cell).dive_places, 1):
            given = dives.get(f"{NAMES[cell]}.d{n}")
            tokens = given.split(",") if given is not None else [game.bag.pop() for _ in places]
            for place, token in zip(places[len(places) - len(tokens) :], tokens, strict=True):
                game.dives = put(game.dives, cell * TOKENS + place, token)


def _count(game: DeepSea) -> None:
    """What was gained and taken before, so that the laws hold."""
    for who, seat in enumerate(game.seats):
        out = sum(member.disc for member in seat.crew) + game.discs.count(who) + sum(used for _, used in seat.journals)
        seat.gained = seat.staging + out
    for model in (member.model for seat in game.seats for member in seat.crew):
        if model in game.content.models:
            place = game.content.models.index(model)
            game.stock = put(game.stock, place, game.stock[place] - 1)
        for slot in game.slots:
            if model in slot:
                slot.remove(model)


def _start(game: DeepSea, step: str) -> Table:
    rounds = [Round(n) for n in range(game.round + 1, ROUNDS[game.mode] + 1)]
    game.push(0, *rounds, FinalScoring())
    if step == "end":
        game.agenda = [(0, FinalScoring())]
    elif step == "turn":
        game.phase, game.turn = Phase.ACTIONS, 0
        game.push(0, END_OF_ROUND)
        game.push(1 % game.players, NEXT_TURN)
        game.push(0, TURN)
    else:
        first = {"recruit": 0, "effort": 2, "reassign": 4}[step]
        game.push(0, *PREPARATION[first:], FIRST_TURN, END_OF_ROUND)
    game.events = []
    game.advance()
    return Table(game)
