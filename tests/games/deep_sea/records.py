"""The golden records of Deep Sea: tables, players, and rare events, each a predicate with a name of its own."""

from __future__ import annotations

from pelagia.core.game import Game
from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.rules.state import DeepSea, Mode, Phase, depth, sheet, zones
from tests.games.deep_sea.conservation import Watch, locked
from tests.records import plan as golden

Moment = golden.Moment[DeepSea]
MENUS = ("TurnMenu", "AnyOrder", "OneOf", "CopyCrew")


def star_reached(m: Moment) -> bool:
    return bool(m.told("star"))


def step_waived(m: Moment) -> bool:
    return m.written == "waive"


def vessel_launched_in_another_players_turn(m: Moment) -> bool:
    return any(event.args["seat"] != m.before.turn >= 0 for event in m.told("launched"))


def third_vessel(m: Moment) -> bool:
    return bool(m.told("launched")) and any(seat.reserve == 0 for seat in m.after.seats)


def two_links_at_once(m: Moment) -> bool:
    return any(event.args["n"] > 1 for event in m.told("linked"))


def link_that_pays_another_player(m: Moment) -> bool:
    linked = [event.args["seat"] for event in m.told("linked")]
    return bool(linked) and any(event.args["seat"] not in linked for event in m.told("gained"))


def discovery_at_the_fallback_depth(m: Moment) -> bool:
    return m.kind == "OneOf" and m.written.startswith("sonar") and any(e.args["depth"] == 1 for e in m.told("drew"))


def loose_placement(m: Moment) -> bool:
    return any(depth(cell) > 1 and not m.after.boards[cell - 1] for cell in zones(m.after))


def choice_at_the_shipwreck(m: Moment) -> bool:
    return m.kind == "KeepToken"


def cave_used(m: Moment) -> bool:
    cave = [cell for cell, id in enumerate(m.after.boards) if id == "cave_system"]
    return any(m.after.discs[8 * cell : 8 * cell + 8] != m.before.discs[8 * cell : 8 * cell + 8] for cell in cave)


def leader_promoted(m: Moment) -> bool:
    return m.written == "promote 0"


def promoted_in_its_own_activation(m: Moment) -> bool:
    if not m.written.startswith("promote "):
        return False
    return m.before.turn == m.seat and m.before.seats[m.seat].crew[int(m.written.split()[1])].disc


def activation_space_used(m: Moment) -> bool:
    return m.written.startswith("space ")


def token_inside_an_extra_action(m: Moment) -> bool:
    return m.kind == "May" and m.written.startswith("token ")


def token_inside_another_choice(m: Moment) -> bool:
    return m.kind not in (*MENUS, "May") and m.written.startswith("token ")


def slot_filled_by_choice(m: Moment) -> bool:
    return m.kind == "Refill"


def token_instead_of_an_activation(m: Moment) -> bool:
    return m.written == "end" and not m.before.main_used


def surplus_token(m: Moment) -> bool:
    return m.kind == "TurnMenu" and len(m.before.seats[m.seat].tokens) > 1


def bag_filled_again(m: Moment) -> bool:
    return len(m.after.discard) < len(m.before.discard)


def restored_zone(m: Moment) -> bool:
    return bool(m.told("restored"))


def star_found_and_kind_named(m: Moment) -> bool:
    return bool(m.told("named"))


def marker_locked(m: Moment) -> bool:
    return sheet(m.after).kind == "move" and bool(locked(m.after))


def option_of_a_goal_chosen(m: Moment) -> bool:
    return m.kind == "ChooseOption"


def cleanup_by_impact(m: Moment) -> bool:
    return m.written == "cleanup"


def depth_unlocked(m: Moment) -> bool:
    return m.after.scenario == 9 and any(depth(cell) > 2 for seat in m.after.seats for cell in seat.vessels)


def full_row_passes_on(m: Moment) -> bool:
    return m.written in ("hex B", "hex O")


def rescue_hex(m: Moment) -> bool:
    return any(event.args["hex"] in ("5.6", "6.5", "6.6") for event in m.told("marked")) and m.after.scenario == 7


def shared_victory(m: Moment) -> bool:
    return m.after.phase is Phase.OVER and m.after.mode is Mode.COMPETITIVE and len(m.after.winners) > 1


def negative_impact(m: Moment) -> bool:
    return any(event.args["points"] < 0 for event in m.told("marked"))


RARE = golden.named(
    star_reached,
    step_waived,
    vessel_launched_in_another_players_turn,
    third_vessel,
    two_links_at_once,
    link_that_pays_another_player,
    discovery_at_the_fallback_depth,
    loose_placement,
    choice_at_the_shipwreck,
    cave_used,
    leader_promoted,
    promoted_in_its_own_activation,
    activation_space_used,
    token_inside_an_extra_action,
    token_inside_another_choice,
    slot_filled_by_choice,
    token_instead_of_an_activation,
    surplus_token,
    bag_filled_again,
    restored_zone,
    star_found_and_kind_named,
    marker_locked,
    option_of_a_goal_chosen,
    cleanup_by_impact,
    depth_unlocked,
    full_row_passes_on,
    rescue_hex,
    shared_victory,
    negative_impact,
)

# How often a kind of option is taken by some kinds of players.
PLAYERS: dict[str, golden.Player] = {
    "greedy": golden.GREEDY,
    "ambitious": golden.GREEDY,
    "eager": golden.GREEDY,
    "anyhow": {},
    "busy": {"pass": 0, "done": 0, "skip": 0, "end": 2, "waive": 1, "activate": 20, "space": 40, "conserve": 20},
    "scholar": {"pass": 0, "done": 0, "skip": 1, "journal": 60, "dive": 30, "space": 40, "token": 8, "attr R": 40},
    "explorer": {"pass": 0, "done": 0, "skip": 0, "sonar": 60, "travel": 12, "depth": 30, "attr G": 40, "activate": 20},
    "keeper": {"pass": 0, "done": 0, "skip": 0, "conserve": 90, "travel": 20, "dive": 20, "token": 12, "activate": 20},
}


def weight(player: golden.Player, written: str) -> int:
    verb, _, what = written.partition(" ")
    return player.get(f"{verb} {what[:1]}", player.get(verb, 4))


def things(game: Game) -> set[str]:
    """Pieces that came into play: boards, crew, cards of a team."""
    assert isinstance(game, DeepSea)
    crew = {member.model for seat in game.seats for member in seat.crew}
    return {id for id in game.boards if id} | crew | {*game.goals, *game.setbacks}


def wanted() -> set[str]:
    """The boards, the cards of teams and most of the crew; the journals have tests of their own."""
    crew = {id for id, member in BOX.crew.items() if member.tier < 4}
    return {*BOX.oceans, *crew, *BOX.goals, *BOX.setbacks}


PLAN = golden.Plan(
    tables={
        **{f"scenario-{n}": (2 + n % 3, {"scenario": n}) for n in BOX.scenarios},
        "team-3": (3, {"scenario": 3, "cooperative": True}),
        "team-9": (2, {"scenario": 9, "cooperative": True}),
        "solo-1": (1, {"scenario": 1}),
        "solo-7": (1, {"scenario": 7}),
    },
    rare=RARE,
    things=things,
    wanted=wanted,
    watch=Watch,
    players=PLAYERS,
    weight=weight,
    tries=14,
    least=1,
    readable=("scenario-1-1", "team-9-1"),
)
