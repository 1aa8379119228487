"""The golden records of Underwater Cities: tables, players, and rare events, each a predicate with a name."""

from __future__ import annotations

from pelagia.games.underwater_cities.rules.spaces import action_of
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from tests.games.underwater_cities.conservation import Watch
from tests.records import plan as golden

Moment = golden.Moment[UnderwaterCities]


def cloning(m: Moment) -> bool:
    return m.written.startswith("clone ")


def fifth_action_card_replaces_another(m: Moment) -> bool:
    return m.kind == "Replace" and m.written != "decline"


def replaced_action_card_used(m: Moment) -> bool:
    return m.kind == "UseReplaced" and m.written != "decline"


def special_card_paid(m: Moment) -> bool:
    return m.kind == "PaySpecial" and m.written != "decline"


def special_card_declined(m: Moment) -> bool:
    return m.kind == "PaySpecial" and m.written == "decline"


def instant_special_card_tucked(m: Moment) -> bool:
    return any(len(now.tucked) > len(then.tucked) for then, now in zip(m.before.seats, m.after.seats, strict=True))


def dig(m: Moment) -> bool:
    return m.written == "dig"


def blue_metropolis_connected(m: Moment) -> bool:
    return any(event.args["tile"].startswith("M") for event in m.told("connected"))


def brown_metropolis_connected(m: Moment) -> bool:
    return any(event.args["tile"].startswith("BR") for event in m.told("connected"))


def triggered_effect_with_a_choice(m: Moment) -> bool:
    return m.kind == "Triggers"


def contract_claimed(m: Moment) -> bool:
    return bool(m.told("contract"))


def city_converted(m: Moment) -> bool:
    return bool(m.told("converted"))


def symbiotic_city_built(m: Moment) -> bool:
    return any(event.args["kind"] == "scity" for event in m.told("built"))


def building_on_an_expansion_site(m: Moment) -> bool:
    return any(event.args["site"].endswith(".x") for event in m.told("built"))


def surcharge_paid(m: Moment) -> bool:
    for event in m.told("built"):
        board = m.after.content.boards[m.after.seats[event.args["seat"]].board]
        sites = {site.id: site for site in (*board.cities, *board.sites, *board.tunnels)}
        if any(sites[event.args["site"]].surcharge):
            return True
    return False


def biomass_instead_of_kelp_or_steelplast(m: Moment) -> bool:
    return m.kind == "PayBuild" and "biomass" in m.written


def card_first_on_a_space_that_it_makes_usable(m: Moment) -> bool:
    return m.kind == "Place" and bool(m.after.goals) and not is_usable(m)


def is_usable(m: Moment) -> bool:
    return action_of(m.before, m.seat, m.after.space).can(m.before, m.seat)


def space_made_usable_by_an_ability_of_the_new_card(m: Moment) -> bool:
    return m.kind == "Place" and bool(m.told("claimed")) and bool(m.told("ability")) and not is_usable(m)


def ability_between_two_pieces(m: Moment) -> bool:
    return m.kind == "Again" and m.written.startswith("ability ")


def contract_claimed_when_asked(m: Moment) -> bool:
    return m.written.startswith("claim ")


def ability_used(m: Moment) -> bool:
    return m.written.startswith("ability ")


def space_performed(m: Moment) -> bool:
    return bool(m.told("performed"))


def production_card_used(m: Moment) -> bool:
    return m.kind == "ProductionCards" and m.written != "decline"


def cities_unfed(m: Moment) -> bool:
    return any(event.args["unfed"] for event in m.told("fed"))


def resources_handed_in(m: Moment) -> bool:
    return m.kind == "HandInCards" and not m.written.endswith(": 0")


def deck_shuffled_anew(m: Moment) -> bool:
    return bool(m.told("reshuffled"))


def top_of_the_track(m: Moment) -> bool:
    return any(event.args["space"] == 1 for event in m.told("advanced"))


def fourth_blocker(m: Moment) -> bool:
    return bool(m.told("fourth"))


def larger_hand_limit(m: Moment) -> bool:
    return any({"U43", "U202"} & {*player.claimed} for player in m.after.seats)


def tie_broken_by_turn_order(m: Moment) -> bool:
    scores = m.after.scores
    return not m.after.decisions and m.after.players > 1 and scores.count(max(scores)) > 1


RARE = golden.named(
    cloning,
    fifth_action_card_replaces_another,
    replaced_action_card_used,
    special_card_paid,
    special_card_declined,
    instant_special_card_tucked,
    dig,
    blue_metropolis_connected,
    brown_metropolis_connected,
    triggered_effect_with_a_choice,
    contract_claimed,
    contract_claimed_when_asked,
    city_converted,
    symbiotic_city_built,
    building_on_an_expansion_site,
    surcharge_paid,
    biomass_instead_of_kelp_or_steelplast,
    card_first_on_a_space_that_it_makes_usable,
    space_made_usable_by_an_ability_of_the_new_card,
    ability_between_two_pieces,
    ability_used,
    space_performed,
    production_card_used,
    cities_unfed,
    resources_handed_in,
    deck_shuffled_anew,
    top_of_the_track,
    fourth_blocker,
    larger_hand_limit,
    tie_broken_by_turn_order,
)

# How often a kind of option is taken by some kinds of players.
PLAYERS: dict[str, golden.Player] = {
    "anyhow": {},
    "builder": {"done": 0, "decline": 1, "card": 12, "place S0": 0, "at": 8, "kind:": 8, "part:": 20},
    "grower": {"done": 0, "decline": 0, "card": 20, "place S0": 1, "place S7": 40, "place S2": 30, "place S13": 30},
    "collector": {"done": 1, "decline": 0, "card": 30, "place S3": 40, "place N4": 40, "clone": 40, "place S14": 20},
    "walker": {"done": 1, "advance": 20, "place S11": 60, "place S15": 30, "place S0": 20, "card": 12},
}


def weight(player: golden.Player, written: str) -> int:
    """How often an option is taken: by its first word, and placing also by the space."""
    verb, _, what = written.partition(" ")
    return player.get(f"{verb} {what.partition(' ')[0]}", player.get(verb, 4))


# Cards have tests of their own; records are about what comes together seldom.
PLAN = golden.Plan(
    tables={
        "solo": (1, {"solo_start": 2}),
        "2-players": (2, {"blue_metropolises": "choice", "contracts": True}),
        "3-players-back": (3, {"board_side": "back"}),
        "4-players": (4, {"contracts": True}),
    },
    rare=RARE,
    watch=Watch,
    players=PLAYERS,
    weight=weight,
    tries=40,
    least=1,
    readable=("2-players-1", "solo-1"),
)
