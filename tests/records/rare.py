"""Rare events of New Eden that golden records must cover (NE 20), each a predicate with a name of its own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from pelagia.core.game import Event, Game
from pelagia.games.new_eden.state import PLANT_DAMAGE, Module, NewEden, Seat


class Moment(NamedTuple):
    """A choice of a game: the state before it, what was chosen, and what came of it."""

    before: NewEden
    kind: str
    seat: int
    written: str
    after: NewEden
    news: list[Event]
    earlier: list[tuple[str, int, str]]  # kind, seat and written form of the choices before


def outside(seat: Seat) -> list[Module]:
    return [*seat.crab, *seat.mussel, *seat.kraken]


def told(m: Moment, name: str) -> list[Event]:
    return [event for event in m.news if event.name == name]


def overflow_with_a_choice(m: Moment) -> bool:
    return m.kind == "Overflow"


def overflow_without_a_removable_card(m: Moment) -> bool:
    for event in told(m, "plant"):
        seat = m.before.seats[event.args["seat"]]
        bare = not seat.yards and not seat.oxygen and all(module.card == "KX" for module in outside(seat))
        if bare and seat.damage + PLANT_DAMAGE[event.args["use"] - 1] > 15:
            return True
    return False


def lost_modules(m: Moment) -> list[Module]:
    lost = [(event.args["seat"], event.args["card"]) for event in told(m, "lost")]
    return [module for seat, card in lost for module in outside(m.before.seats[seat]) if module.card == card]


def lost_module_with_lying_deeples(m: Moment) -> bool:
    return any(module.lying for module in lost_modules(m))


def lost_module_with_standing_deeples(m: Moment) -> bool:
    return any(module.standing for module in lost_modules(m))


def lost_shipyard(m: Moment) -> bool:
    return any(event.args["card"][0] == "Y" for event in told(m, "lost"))


def unsold_row(m: Moment) -> bool:
    return m.before.players > 1 and bool(told(m, "unsold"))


def row_without_cards_sold(m: Moment) -> bool:
    return any(not any(m.before.display[3 * e.args["row"] - 3 : 3 * e.args["row"]]) for e in told(m, "sold"))


def row_fall_by_removal(m: Moment) -> bool:
    return ("removed", "rows_fell") in pairwise(event.name for event in m.news)


def extra_at_damage_15(m: Moment) -> bool:
    return m.written == "extra" and m.before.seats[m.seat].damage == 15


def kraken_tile_built_with_deeples_on_the_arm(m: Moment) -> bool:
    on_arm = any(module.lying or module.standing for module in m.before.seats[m.seat].kraken)
    return m.written == "extend kraken" and on_arm


def attack_that_overflows_a_victim(m: Moment) -> bool:
    waiting = {getattr(effect, "card", "") for _, effect in m.after.agenda}
    return bool(waiting & {"R13", "R14", "R15"}) and any(d.kind == "Overflow" for d in m.after.decisions)


def all_three_plant_uses_in_one_turn(m: Moment) -> bool:
    acts = [(kind, seat, written) for kind, seat, written in m.earlier if kind != "Overflow"]
    return [*acts[-2:], (m.kind, m.seat, m.written)] == [("Turn", m.seat, "plant")] * 3


def keeping_all_three_market_cards(m: Moment) -> bool:
    return any(event.args["kept"] == 3 for event in told(m, "market_paid"))


def collapse_of_the_leader(m: Moment) -> bool:
    """Who has most points on the track collapses and does not win."""
    track = {e.args["seat"]: e.args["total"] - e.args["coin_points"] - scored_value(e) for e in told(m, "scored")}
    ahead = [seat for seat, points in track.items() if points == max(track.values())]
    fallen = [event.args["seat"] for event in told(m, "scored") if not event.args["holds"]]
    return len(ahead) == 1 and ahead[0] in fallen and ahead[0] not in m.after.winners


def scored_value(event: Event) -> int:
    return int(event.args["value"]) if event.args["holds"] else 0


def tie_broken_by_damage(m: Moment) -> bool:
    best = max(m.after.scores)
    return bool(told(m, "scored")) and m.after.scores.count(best) > len(m.after.winners)


def holding(m: Moment, card: str) -> list[Seat]:
    """The seats whose station holds at the end and that have this card."""
    seats = [m.after.seats[event.args["seat"]] for event in told(m, "scored") if event.args["holds"]]
    return [seat for seat in seats if card in seat.research]


def r05_scored(m: Moment) -> bool:
    return any(module.activated for seat in holding(m, "R05") for module in seat.crab)


def r06_scored(m: Moment) -> bool:
    return any(module.activated for seat in holding(m, "R06") for module in seat.kraken)


def deep_thought_activating(m: Moment) -> bool:
    return any(m.after.seats[event.args["seat"]].automaton for event in told(m, "activated"))


def deep_thought_bidding_0(m: Moment) -> bool:
    return m.before.players == 1 and bool(told(m, "unsold"))


RARE: dict[str, Callable[[Moment], bool]] = {
    predicate.__name__: predicate
    for predicate in (
        overflow_with_a_choice,
        overflow_without_a_removable_card,
        lost_module_with_lying_deeples,
        lost_module_with_standing_deeples,
        lost_shipyard,
        unsold_row,
        row_without_cards_sold,
        row_fall_by_removal,
        extra_at_damage_15,
        kraken_tile_built_with_deeples_on_the_arm,
        attack_that_overflows_a_victim,
        all_three_plant_uses_in_one_turn,
        keeping_all_three_market_cards,
        collapse_of_the_leader,
        tie_broken_by_damage,
        r05_scored,
        r06_scored,
        deep_thought_activating,
        deep_thought_bidding_0,
    )
}


class Finder:
    """Plays choices of a game and notes which rare events occur."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, NewEden)
        self.game, self.found = game, set[str]()
        self.earlier: list[tuple[str, int, str]] = []

    def choose(self, written: str, seat: int) -> None:
        game = self.game
        assert game.events is not None
        decision = next(decision for decision in game.decisions if decision.seat == seat)
        before, read = game.clone(), len(game.events)
        game.choose(written, seat)
        moment = Moment(before, decision.kind, seat, written, game, game.events[read:], self.earlier)
        self.found |= {name for name, occurs in RARE.items() if name not in self.found and occurs(moment)}
        self.earlier.append((decision.kind, seat, written))

    def things(self) -> set[str]:
        """The rare events, and every card that was placed or bonus card that paid."""
        placed = {event.args["card"] for event in self.game.events or [] if event.name in ("placed", "bonus")}
        return self.found | placed
