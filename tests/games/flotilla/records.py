"""Golden records of Flotilla: which tables and players, and the rare events that must occur in some record."""

from __future__ import annotations

from itertools import pairwise

from pelagia.core.game import Game
from pelagia.games.flotilla.content.card import Side
from pelagia.games.flotilla.rules.gains import is_saturated
from pelagia.games.flotilla.rules.sea import DOCK
from pelagia.games.flotilla.rules.state import (
    DIAL_MAX,
    INSTEAD_OF_ARTEFACT,
    INSTEAD_OF_SHIP,
    INSTEAD_OF_SONAR,
    Flotilla,
)
from tests.games.flotilla.conservation import Watch
from tests.records import plan as golden

Moment = golden.Moment[Flotilla]
EARLY, LATE = 3, 20  # rounds


def switch_at_once(m: Moment) -> bool:
    return m.written == "switch" and m.before.round == 1


def switch_early(m: Moment) -> bool:
    return m.written == "switch" and 1 < m.before.round <= EARLY


def switch_late(m: Moment) -> bool:
    return m.written == "switch" and m.before.round >= LATE


def switch_never(m: Moment) -> bool:
    return m.after.over and any(player.side is Side.SINKSIDE for player in m.after.seats)


def switch_of_all(m: Moment) -> bool:
    return m.after.over and all(player.side is Side.SKYSIDE for player in m.after.seats)


def outposts_lost_by_switching(m: Moment) -> bool:
    return m.written == "switch" and m.after.seats[m.seat].removed > 0


def cargo_saved_by_switching(m: Moment) -> bool:
    return m.written == "switch" and any(any(ship.cargo) for ship in m.before.seats[m.seat].ships)


def copied_student(m: Moment) -> bool:
    return any(event.args["card"] == "student" for event in m.told("copied"))


def retired_student(m: Moment) -> bool:
    return any(event.args["card"] == "student" for event in m.told("retired"))


def discarded_for_a_bonus(m: Moment) -> bool:
    return m.written.startswith("discard ")


def arrow_taken(m: Moment) -> bool:
    return m.kind == "Step" and m.before.seats[m.seat].rings != m.after.seats[m.seat].rings and m.written[-1] == "4"


def empty_crew_stack(m: Moment) -> bool:
    entered = m.kind == "Step" and any(event.args["source"] == "instead" for event in m.told("vp"))
    return entered and not all(m.before.stacks)


def no_seals_left(m: Moment) -> bool:
    return m.written.startswith("step ") and bool(m.told("vp")) and not m.before.seats[m.seat].seals_left


def floating_outpost(m: Moment) -> bool:
    return bool(m.told("floating"))


def goal_for_nothing(m: Moment) -> bool:
    return any(event.args["n"] == 0 for event in m.told("goal"))


def lowest_goal_again(m: Moment) -> bool:
    levels = {stack.kind: stack.level for stacks in m.before.goals for stack in stacks}
    return any(levels[event.args["card"]] == 2 for event in m.told("goal"))


def market_off_the_low_end(m: Moment) -> bool:
    return any(e.args["source"] == "market" and e.args["n"] == 1 for e in m.told("vp"))


def market_off_the_high_end(m: Moment) -> bool:
    return any(e.args["source"] == "market" and e.args["n"] == 2 for e in m.told("vp"))


def artefact_circle(m: Moment) -> bool:
    return ("placed", "found") in pairwise(event.name for event in m.news)


def sonar_circle(m: Moment) -> bool:
    return any(event.name == "sonar" for event in m.news) and m.kind in ("BuildTurn", "Piece")


def tile_without_a_legal_hex(m: Moment) -> bool:
    return ("drew", "returned") in pairwise(event.name for event in m.news if event.name != "toxicity")


def tiles_built_together(m: Moment) -> bool:
    """Two or more that score for each other: the first is worth more than when it was placed."""
    gained = [event.args["n"] for event in m.told("vp") if event.args["source"] == "city"]
    unscored = m.before.view(m.seat)["table"]["unscored"]
    return len(gained) > 1 and bool(unscored) and gained[0] > unscored[0]["points"]


def one_of_two_pieces(m: Moment) -> bool:
    return m.kind == "Piece"


def milestone(m: Moment) -> bool:
    return any(event.args["field"] == 0 for event in m.told("rescued"))


def depletion_without_a_ship(m: Moment) -> bool:
    manned = {ship.hex for ship in m.before.seats[m.seat].ships}
    before = {placed.hex for placed in m.before.seats[m.seat].tiles if placed.depleted}
    now = {placed.hex for placed in m.after.seats[m.seat].tiles if placed.depleted}
    return bool(now - before - manned - {DOCK})


def instead(m: Moment, n: int) -> bool:
    """Whether so many VP were paid for something that there is no more."""
    return any(event.args["source"] == "instead" and event.args["n"] == n for event in m.told("vp"))


def empty_artefact_bag(m: Moment) -> bool:
    return instead(m, INSTEAD_OF_ARTEFACT)


def sonar_at_its_end(m: Moment) -> bool:
    return instead(m, INSTEAD_OF_SONAR) and m.before.sonar == len(m.before.content.boards.sonar) - 1


def money_for_a_ship(m: Moment) -> bool:
    ships = any(event.args["card"] in ("AT1", "AD1") for event in m.told("found"))
    return ships and any(event.args["n"] == INSTEAD_OF_SHIP for event in m.told("money"))


def toxicity_at_its_end(m: Moment) -> bool:
    """Drawn tiles or a milestone whose toxicity does nothing (ruling 28)."""
    drawn = [card for event in m.told("drew") for card in event.args["cards"]]
    toxic = milestone(m) or any(m.before.content.tiles[tile].toxicity for tile in drawn)
    return toxic and is_saturated(m.before, m.before.seats[m.seat]) and not m.told("toxicity")


def one_more_die(m: Moment) -> bool:
    return bool(m.told("extra_die"))


def no_dial_left(m: Moment) -> bool:
    """A milestone that raises nothing."""
    return milestone(m) and min(m.before.dials) == DIAL_MAX


def empty_ocean_bag(m: Moment) -> bool:
    return not m.after.ocean_bag


def end_without_an_empty_pool(m: Moment) -> bool:
    """W8."""
    return m.after.over and m.after.pool > 0


def declined_breakthrough(m: Moment) -> bool:
    return m.written == "no dial"


def reroll(m: Moment) -> bool:
    return m.written.startswith("reroll ")


def order_of_rewards(m: Moment) -> bool:
    return m.kind == "Reward"


def full_toxicity_field(m: Moment) -> bool:
    return any(now.tox_score > before.tox_score for now, before in zip(m.after.seats, m.before.seats, strict=True))


def pool_emptied_by_the_last_seat(m: Moment) -> bool:
    return bool(m.told("pool_empty")) and m.seat == m.before.players - 1


def reserve_used(m: Moment) -> bool:
    return m.after.reserve_taken > 0


RARE = golden.named(
    switch_at_once,
    switch_early,
    switch_late,
    switch_never,
    switch_of_all,
    outposts_lost_by_switching,
    cargo_saved_by_switching,
    copied_student,
    retired_student,
    discarded_for_a_bonus,
    arrow_taken,
    empty_crew_stack,
    no_seals_left,
    floating_outpost,
    goal_for_nothing,
    lowest_goal_again,
    market_off_the_low_end,
    market_off_the_high_end,
    artefact_circle,
    sonar_circle,
    tile_without_a_legal_hex,
    tiles_built_together,
    one_of_two_pieces,
    milestone,
    depletion_without_a_ship,
    empty_artefact_bag,
    sonar_at_its_end,
    money_for_a_ship,
    toxicity_at_its_end,
    one_more_die,
    no_dial_left,
    empty_ocean_bag,
    end_without_an_empty_pool,
    declined_breakthrough,
    reroll,
    order_of_rewards,
    full_toxicity_field,
    pool_emptied_by_the_last_seat,
    reserve_used,
)

# How often a kind of option is taken by some kinds of players.
PLAYERS: dict[str, golden.Player] = {
    "anyhow": {},
    "early": {"switch": 90, "play captain": 12, "outpost": 90, "goal": 40, "tile": 16, "stop": 1},
    "late": {"switch": 1, "stay": 24, "outpost": 60, "goal": 40, "tile": 16, "stop": 2, "step": 8},
    "never": {"switch": 0, "outpost": 90, "goal": 60, "sell": 12, "buy": 1, "play delver": 12, "stop": 2},
    "seaman": {"switch": 1, "stay": 9, "ship": 90, "sell": 1, "buy": 9, "sail": 12, "outpost": 30},
}


def weight(player: golden.Player, written: str) -> int:
    """By the whole form or its first word."""
    return player.get(written, golden.by_verb(player, written))


def things(game: Game) -> set[str]:
    """Every crew card that was played, artefact that was found and goal that was scored."""
    return {event.args["card"] for event in game.events or [] if event.name in ("played", "found", "goal")}


def wanted() -> set[str]:
    crew = {f"{letter}{n}" for letter in "STFD" for n in range(1, 11)}
    artefacts = {f"A{letter}{n}" for letter in "STFD" for n in range(1, 5)}
    return crew | artefacts | {f"Z{n:02}" for n in range(1, 12)}


PLAN = golden.Plan(
    tables={f"{players}-players": (players, {}) for players in (3, 4, 5)},
    rare=RARE,
    things=things,
    wanted=wanted,
    watch=Watch,
    players=PLAYERS,
    weight=weight,
    tries=40,
    readable=("3-players-1",),
)
