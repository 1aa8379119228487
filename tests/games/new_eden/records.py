"""The golden records of New Eden: tables, players, and rare events (NE 20), each a predicate with a name of its own."""

from __future__ import annotations

from itertools import pairwise

from pelagia.core.game import Event, Game
from pelagia.games.new_eden.rules.state import PLANT_DAMAGE, Module, NewEden, Seat
from tests.games.new_eden.conservation import Watch, printed
from tests.records import plan as golden

Moment = golden.Moment[NewEden]


def outside(seat: Seat) -> list[Module]:
    return [*seat.crab, *seat.mussel, *seat.kraken]


def overflow_with_a_choice(m: Moment) -> bool:
    return m.kind == "Overflow"


def overflow_without_a_removable_card(m: Moment) -> bool:
    for event in m.told("plant"):
        seat = m.before.seats[event.args["seat"]]
        bare = not seat.yards and not seat.oxygen and all(module.card == "KX" for module in outside(seat))
        if bare and seat.damage + PLANT_DAMAGE[event.args["use"] - 1] > 15:
            return True
    return False


def lost_modules(m: Moment) -> list[Module]:
    lost = [(event.args["seat"], event.args["card"]) for event in m.told("lost")]
    return [module for seat, card in lost for module in outside(m.before.seats[seat]) if module.card == card]


def lost_module_with_lying_deeples(m: Moment) -> bool:
    return any(module.lying for module in lost_modules(m))


def lost_module_with_standing_deeples(m: Moment) -> bool:
    return any(module.standing for module in lost_modules(m))


def lost_shipyard(m: Moment) -> bool:
    return any(event.args["card"][0] == "Y" for event in m.told("lost"))


def unsold_row(m: Moment) -> bool:
    return m.before.players > 1 and bool(m.told("unsold"))


def row_without_cards_sold(m: Moment) -> bool:
    return any(not any(m.before.display[3 * e.args["row"] - 3 : 3 * e.args["row"]]) for e in m.told("sold"))


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
    return any(event.args["kept"] == 3 for event in m.told("market_paid"))


def collapse_of_the_leader(m: Moment) -> bool:
    """Who has most points on the track collapses and does not win."""
    track = {e.args["seat"]: e.args["total"] - e.args["coin_points"] - scored_value(e) for e in m.told("scored")}
    ahead = [seat for seat, points in track.items() if points == max(track.values())]
    fallen = [event.args["seat"] for event in m.told("scored") if not event.args["holds"]]
    return len(ahead) == 1 and ahead[0] in fallen and ahead[0] not in m.after.winners


def scored_value(event: Event) -> int:
    return int(event.args["value"]) if event.args["holds"] else 0


def tie_broken_by_damage(m: Moment) -> bool:
    best = max(m.after.scores)
    return bool(m.told("scored")) and m.after.scores.count(best) > len(m.after.winners)


def holding(m: Moment, card: str) -> list[Seat]:
    """The seats whose station holds at the end and that have this card."""
    seats = [m.after.seats[event.args["seat"]] for event in m.told("scored") if event.args["holds"]]
    return [seat for seat in seats if card in seat.research]


def r05_scored(m: Moment) -> bool:
    return any(module.activated for seat in holding(m, "R05") for module in seat.crab)


def r06_scored(m: Moment) -> bool:
    return any(module.activated for seat in holding(m, "R06") for module in seat.kraken)


def deep_thought_activating(m: Moment) -> bool:
    return any(m.after.seats[event.args["seat"]].automaton for event in m.told("activated"))


def deep_thought_bidding_0(m: Moment) -> bool:
    return m.before.players == 1 and bool(m.told("unsold"))


def extension_at_the_closing_moment(m: Moment) -> bool:
    return m.kind == "Closing" and m.written.startswith("extend ")


def research_extension_while_placing(m: Moment) -> bool:
    return m.kind == "PlaceKept" and m.written == "extend research"


RARE = golden.named(
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
    extension_at_the_closing_moment,
    research_extension_while_placing,
)


# How often a kind of option is taken by some kinds of players.
PLAYERS: dict[str, golden.Player] = {
    "anyhow": {},
    "builder": {"buy": 12, "extend": 8, "move": 16, "step": 20, "activate": 40, "pass": 1, "done": 1, "plant": 1},
    "reckless": {"plant": 24, "keep+++": 60, "extra": 40, "buy": 12, "move": 12, "activate": 24, "pass": 1, "stop": 1},
    "idler": {"plant": 90, "pass": 30, "out": 60, "stop": 60, "keep": 60, "extend": 0, "buy": 0, "bid": 0, "move": 0},
    "miser": {"buy C": 400, "buy": 1, "keep+++": 60, "block 3": 300, "leave": 90, "outbid": 0, "pass": 1, "plant": 30},
}


def weight(player: golden.Player, written: str) -> int:
    """How often an option is taken: cards kept from the market by their number, cards bought by their kind."""
    verb, _, what = written.partition(" ")
    verb = "step" if ">" in verb else verb
    verb = f"keep{'+' * (1 + what.count('+'))}" if verb == "keep" and what != "none" else verb
    return player.get(f"{verb} {what[:1]}", player.get(verb, 4))


def things(game: Game) -> set[str]:
    """Every card that was placed and every bonus card that paid."""
    return {event.args["card"] for event in game.events or [] if event.name in ("placed", "bonus")}


def wanted() -> set[str]:
    cards = {card for card in printed() if card not in ("OA", "OB", "OX", "KX")}
    return cards | {f"B{n:02}" for n in range(1, 13)}


PLAN = golden.Plan(
    tables={
        **{f"solo-{level}": (1, {"solo_level": level}) for level in range(4)},
        **{f"{players}-players": (players, {}) for players in (2, 3, 4)},
        "3-players-open": (3, {"open_coins": True}),
    },
    rare=RARE,
    things=things,
    wanted=wanted,
    watch=Watch,
    players=PLAYERS,
    weight=weight,
    readable=("2-players-1", "solo-1-1"),
)
