"""A table in any position, in one line, and few words to play on it.

    t = table(p0=Station(coins=3, crab="c1:L1 c2"), rows={3: "d . e"})
    t.take("buy d", "P1 pass")
    assert t.seat(0).coins == 0
    t.decides(2, "Turn")

What is not given is as in the base position of section 21 of the rules. Positions need not be reachable. A card that is
neither in the box nor among `cards` is an ordinary module with one slot: of its arm, or a mussel on the display and in
hands. From the position on, the game goes its real way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pelagia
from pelagia.core.effects import Effect
from pelagia.core.state import put
from pelagia.games.new_eden.content import modules
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import Card, Content
from pelagia.games.new_eden.rules.flow import AUTOMATON_TURN, NEXT_TURN, TURN, PhaseB, PhaseC, PhaseD, Round
from pelagia.games.new_eden.rules.scoring import FinalScoring, pointer, station_value
from pelagia.games.new_eden.rules.state import DEEPLES, Extension, Module, NewEden, Oxygen, Phase, Seat, outside
from tests.kit import table as kit

A, B, C, D, OVER = Phase.A, Phase.B, Phase.C, Phase.D, Phase.OVER
FREE = ("plant", "extend shipyard", "extend kraken", "extend oxygen", "extend research")
DECLINE = ("pass", "done", "keep none", "out", "stop", "leave")


@dataclass(frozen=True, kw_only=True)
class Station:
    """A seat, written as in the rules: on `c1:L2` two deeples lie, `c1:S` is activated, `OA:down` is used.

    The extensions of KX and OX need not be named. `U` marks a module that Deep Thought has activated.
    """

    coins: int = 10
    score: int = 0
    damage: int = 0
    crab: str = ""
    mussel: str = ""
    kraken: str = ""
    yards: str = ""
    oxygen: str = "OA OB"
    research: str = ""
    extensions: str = ""
    dome: int = 1
    spent: int = 0
    plant: int = 0
    passed: bool = False
    automaton: bool = False


ALL = "shipyard kraken oxygen research"
DEEP_THOUGHT = Station(kraken="KX", oxygen="OA OB OX", extensions=ALL, dome=0, plant=3, automaton=True)


def crab(id: str, slots: int, n: int, final: int) -> Card:
    return modules.crab(id, "", slots, n, final)


def mussel(id: str, slots: int, n: int, final: int) -> Card:
    return modules.mussel(id, "", slots, n, final)


def kraken(id: str, slots: int, n: int, final: int) -> Card:
    return modules.kraken(id, "", slots, n, final)


def yard(id: str, n: int, final: int) -> Card:
    return modules.yard(id, "", n, final)


def oxygen(id: str, *bottles: int, final: int = 0) -> Card:
    return modules.oxygen(id, "", *bottles, final=final)


def copy(id: str, of: str) -> Card:
    """A second copy of a card of the box."""
    return replace(BOX.cards[of], id=id, deck="")


class Table(kit.Table[NewEden]):
    """The words of New Eden's cases."""

    def decides(self, seat: int, kind: str) -> None:
        """This seat has the one open decision, and it is of this kind."""
        decisions = [(decision.seat, decision.kind) for decision in self.game.decisions]
        assert decisions == [(seat, kind)], f"open: {decisions}"

    def win(self, row: int, bid: int) -> Table:
        """The opener takes a row: it bids, and all others drop out."""
        self.take(f"row {row}", f"bid {bid}")
        while self.kind == "Bid":
            self.take("out")
        return self

    def idle(self) -> Table:
        """Everybody declines everything until the round is over."""
        now = self.game.round
        while self.game.decision and self.game.round == now:
            offered = [option.written for option in self.game.decision.options]
            self.take(next((no for no in DECLINE if no in offered), offered[0]))
        return self

    def seat(self, number: int) -> Station:
        """A seat as it is now."""
        seat = self.game.seats[number]
        crabs, mussels, krakens = (" ".join(map(self._written, arm)) for arm in outside(seat))
        return Station(
            coins=seat.coins,
            score=seat.score,
            damage=seat.damage,
            crab=crabs,
            mussel=mussels,
            kraken=krakens,
            yards=" ".join(seat.yards),
            oxygen=" ".join(card if face_up else f"{card}:down" for card, face_up in seat.oxygen),
            research=" ".join(seat.research),
            extensions=" ".join(tile.name.lower() for tile in Extension if seat.extensions[tile]),
            dome=seat.dome_lying,
            spent=seat.dome_spent,
            plant=seat.plant_used,
            passed=seat.passed,
            automaton=seat.automaton,
        )

    def pointer(self, number: int) -> int:
        return pointer(self.game, self.game.seats[number])

    def value(self, number: int) -> int:
        return station_value(self.game, number)

    def row(self, number: int) -> str:
        """A row of the display, from 1 to 4: `a . b`."""
        return " ".join(card or "." for card in self.game.display[3 * number - 3 : 3 * number])

    @property
    def gone(self) -> list[str]:
        """What is out of the game, seen or not."""
        return [*self.game.box, *self.game.unseen]

    def _written(self, module: Module) -> str:
        slots = self.game.content.cards[module.card].slots
        assert module.standing in (0, slots), f"{module}: all slots are filled, or none"
        lying = f":L{module.lying}" if module.lying else ""
        return module.card + ":S" * (module.standing > 0) + ":U" * module.used + lying


def table(
    p0: Station | None = None,
    p1: Station | None = None,
    p2: Station | None = None,
    p3: Station | None = None,
    *,
    players: int = 3,
    round: int = 2,
    phase: Phase = A,
    nautilus: int = 0,
    to_move: int = 0,
    begins: bool = False,
    rows: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    level: str = "",
    bonus: str = "",
    cards: Sequence[Card] = (),
    open_coins: bool = False,
) -> Table:
    """Set up a position. Alone (one player), Deep Thought is seat 1.

    In phase A a seat is to decide, or (`begins`) its turn is about to begin. Phases B, C and D begin; the deck of phase
    B deals `hands`, `rows` and Deep Thought's `level` cards. OVER is final scoring.
    """
    seats = 2 if players == 1 else players
    others = [DEEP_THOUGHT if players == 1 else Station(), Station(), Station()]
    stations = [p0 or Station(), *(p or other for p, other in zip((p1, p2, p3), others, strict=True))][:seats]
    rows, hands = rows or {}, hands or {}
    content = _content(cards, stations, " ".join([*rows.values(), *hands.values(), level]))
    options = {"open_coins": open_coins, "solo_level": len(level.split())}
    game = pelagia.new("new-eden", players, options=options, content=content)
    assert isinstance(game, NewEden)
    game.seats = [_seat(content, station) for station in stations]
    game.round, game.phase, game.nautilus = round, phase, nautilus
    game.display = [card for row in (1, 2, 3, 4) for card in _spaces(rows.get(row, "") if phase is not B else "")]
    dealt = 2 * round - (phase in (A, B))
    game.decks = ((),) * dealt + game.decks[dealt:]
    if phase is B:
        game.decks = put(game.decks, 2 * round - 1, tuple(_dealt(game, rows, hands, level)))
    game.bonus_shown = tuple(bonus.split())
    game.bonus_deck = tuple(id for id in content.bonus if id not in game.bonus_shown)
    game.box, game.unseen, game.events = (), [], []
    game.pass_count = sum(seat.passed for seat in game.seats)
    game.deeple_supply = DEEPLES - sum(_deeples(seat) for seat in game.seats)
    game.ox_supply = sum(not seat.extensions[Extension.OXYGEN] for seat in game.seats)
    game.agenda = _agenda(game, to_move, begins)
    game.sealed = 0
    game.advance()
    return Table(game)


def _agenda(game: NewEden, to_move: int, begins: bool) -> list[tuple[int, Effect[Any]]]:
    """All that is still to be done, the last first."""
    rounds = [Round(n) for n in range(game.round + 1, 4)]
    later: list[Effect[Any]] = [PhaseB(), PhaseC(), PhaseD(), *rounds, FinalScoring()]
    steps = [(0, effect) for effect in later[{A: 0, B: 0, C: 1, D: 2, OVER: -1}[game.phase] :]]
    if game.phase is A and begins:
        steps.insert(0, (to_move, NEXT_TURN))
    elif game.phase is A:
        turn = AUTOMATON_TURN if game.seats[to_move].automaton else TURN
        steps[:0] = [(to_move, turn), ((to_move + 1) % len(game.seats), NEXT_TURN)]
    return steps[::-1]


def _content(cards: Sequence[Card], stations: Sequence[Station], elsewhere: str) -> Content:
    """The box, the given cards, and ordinary modules for all others that are named."""
    pool = dict(BOX.cards) | {card.id: card for card in cards}
    for station in stations:
        for make, arm in ((crab, station.crab), (kraken, station.kraken), (mussel, station.mussel)):
            for id in _ids(arm):
                pool.setdefault(id, make(id, 1, 1, 0))
        for id in _ids(station.yards):
            pool.setdefault(id, yard(id, 2, 0))
        for id in _ids(station.oxygen):
            pool.setdefault(id, oxygen(id, 1))
    for id in _ids(elsewhere):
        pool.setdefault(id, mussel(id, 1, 1, 0))
    for number in range(1, 16):  # to fill a deck
        pool.setdefault(f"z{number}", mussel(f"z{number}", 1, 1, 0))
    return Content("test", pool, BOX.bonus)


def _ids(text: str) -> list[str]:
    return [word.partition(":")[0] for word in text.split() if word != "."]


def _spaces(row: str) -> list[str]:
    return [*("" if card == "." else card for card in row.split()), "", "", ""][:3]


def _dealt(game: NewEden, rows: Mapping[int, str], hands: Mapping[int, str], level: str) -> list[str]:
    """The deck of phase B that deals these cards; the top one is the last."""
    fill = (f"z{number}" for number in count(1))
    people = [seat for seat in game.from_seat(game.nautilus) if not game.seats[seat].automaton]
    from_deck = range(len(game.seats) + 1, 5)
    deck: list[str] = []
    for cards in [*(hands.get(seat, "") for seat in people), *(rows.get(row, "") for row in from_deck)]:
        deck += cards.split() or [next(fill) for _ in range(3)]
    deck += level.split()
    deck += [next(fill) for _ in range(15 - len(deck))]
    return deck[::-1]


def _seat(content: Content, station: Station) -> Seat:
    extensions = station.extensions.split()
    extensions += ["kraken"] * ("KX" in station.kraken) + ["oxygen"] * ("OX" in station.oxygen)
    return Seat(
        coins=station.coins,
        score=station.score,
        damage=station.damage,
        crab=_modules(content, station.crab),
        mussel=_modules(content, station.mussel),
        kraken=_modules(content, station.kraken),
        yards=tuple(station.yards.split()),
        oxygen=tuple(Oxygen(word.removesuffix(":down"), not word.endswith(":down")) for word in station.oxygen.split()),
        research=tuple(station.research.split()),
        extensions=tuple(tile.name.lower() in extensions for tile in Extension),
        dome_lying=station.dome,
        dome_spent=station.spent,
        plant_used=station.plant,
        passed=station.passed,
        automaton=station.automaton,
    )


def _modules(content: Content, text: str) -> tuple[Module, ...]:
    cards = []
    for word in text.split():
        card, *marks = word.split(":")
        lying = sum(int(mark[1:]) for mark in marks if mark[0] == "L")
        cards.append(Module(card, lying, content.cards[card].slots * ("S" in marks), "U" in marks))
    return tuple(cards)


def _deeples(seat: Seat) -> int:
    on_modules = sum(module.lying + module.standing for arm in outside(seat) for module in arm)
    return seat.dome_lying + seat.dome_spent + on_modules
