"""Final scoring, ties, variants (UC 22.8)."""

from __future__ import annotations

from typing import Any

import pelagia
from pelagia.core.state import drop
from pelagia.games.underwater_cities.rules.flow import EndRound, Round
from pelagia.games.underwater_cities.rules.scoring import (
    FinalScoring,
    brown_points,
    network_points,
    places,
    ranking,
    resource_points,
    winners,
)
from pelagia.games.underwater_cities.rules.solo import has_won
from pelagia.games.underwater_cities.rules.state import BLOCKER, UnderwaterCities
from tests.games.underwater_cities.table import Table, table

ONE_TILE: dict[str, Any] = {"tunnels": "B3-C3 A3-B3 A3-MR", "metropolises": ("", "M07", "")}
SIX = "C3 C2 B3 C1 B1 A1"
TO_SIX = "C2-C3 B3-C3 C1-C2 B1-C1 A1-B1"


def final(**position: Any) -> Table:
    t = table(**position)
    for player in t.game.seats[1:]:
        player.stock = (0,) * 6
    return t.do(FinalScoring())


def test_e81_four_resources_make_a_point() -> None:
    assert resource_points((3, 1, 0, 0, 0)) == 1
    assert resource_points((0, 2, 1, 1, 0)) == 1


def test_e82_biomass_is_sold() -> None:
    assert resource_points((1, 1, 0, 1, 2)) == 1


def test_e83_only_connected_farms() -> None:
    farms = "C3.1:F C3.2:F C3.3:F C2.1:F C2.2:F C2.3:F C3.x:F B3.1:F B3.2:F"
    t = final(cities="C3 C2 B3", tunnels="C2-C3", buildings=farms, claimed="64")
    assert t.game.scoring[0][2] == 2


def test_e84_the_brown_metropolis_of_metropolises() -> None:
    tunnels = "B3-C3 A3-B3 A2-A3 A2-MB C2-C3 C1-C2 B1-C1 A3-MR"
    tiles = ("BR1", "M03", "M04")
    assert brown_points(table(tunnels=f"{tunnels} B1-MB", metropolises=tiles).game, 0) == 6
    assert brown_points(table(tunnels=tunnels, metropolises=tiles).game, 0) == 0


def test_e85_the_brown_metropolis_of_cities() -> None:
    tunnels = f"{TO_SIX} A1-A2 A2-MB B1-MB"
    t = table(cities=f"{SIX} A3", tunnels=tunnels, metropolises=("BR3", "", ""))
    assert brown_points(t.game, 0) == 8


def test_e86_the_network_by_kinds_of_building() -> None:
    buildings = "C3.1:F C3.2:F C3.3:F C2.1:F C2.2:D B3.1:F B3.2:D B3.x:L"
    t = table(cities="C3 C2 B3 C1", tunnels="C2-C3 B3-C3 C1-C2", buildings=buildings)
    assert network_points(t.game.content, t.game.seats[0]) == 15


def test_e87_a_tie_goes_to_the_earlier_in_turn_order() -> None:
    t = table()
    t.game.order = (1, 2, 0)
    for seat, points in ((0, 97), (1, 97), (2, 50)):
        t.game.seats[seat].stock = (*[0] * 5, points)
    assert (ranking(t.game), places(t.game), winners(t.game)) == ([1, 0, 2], [2, 1, 3], [1])


def test_e88_a_contract_at_once() -> None:
    t = table(stock=(0, 2, 0, 2), contracts="K1", cities="C3 C2 B3 C1 B2", tunnels="C2-C3 B3-C3 C1-C2").place("S2")
    hand = len(t.hand)
    t.take("at B2-B3")
    assert (t.stock, len(t.hand), t.seat.contracts, t.game.contracts) == ((0, 1, 0, 1, 0, 4), hand + 1, ("K1",), ())
    assert "done" in t.offered


def blocked(game: UnderwaterCities) -> list[str]:
    return [space for space, tile in zip(game.spaces, game.tiles, strict=True) if tile == BLOCKER]


def solo(round: int, deck: str = "", stepped: bool = False) -> Table:
    """Alone, after the end of a round and before the next turn."""
    t = table(1, round=round)
    t.seat.stepped = stepped
    t.game.deck += (deck,) * bool(deck)
    return t.do(EndRound(), Round(round + 1))


def test_e89_the_blockers_move() -> None:
    game = pelagia.new("underwater-cities", 1)
    assert isinstance(game, UnderwaterCities)
    while game.decision and game.decision.kind == "Keep":
        game.choose(game.decision.options[0])
    assert blocked(game) == ["N5", "N2", "N1"]
    assert blocked(solo(1, stepped=True).game) == ["N6", "N3", "S2"]
    assert blocked(solo(4, stepped=True).game) == ["N5", "N2", "N1"]


def test_e90_the_fourth_blocker() -> None:
    t = solo(1, "U47")
    assert blocked(t.game) == ["N6", "N3", "S2", "S4"]
    assert t.discarded == ["47"]


def test_e91_digits_go_round() -> None:
    assert blocked(solo(1, "U58").game) == ["N5", "N6", "N3", "S2"]


def test_e92_the_next_empty_space() -> None:
    assert blocked(solo(1, "U2").game) == ["N6", "S12", "N3", "S2"]


def test_e93_a_step_from_a_site_bonus() -> None:
    t = table(1, round=3, stock=(1, 2, 0, 1), cities="C3 C2 B2 C1", tiles={}).place("N5").take("at B1")
    assert t.seat.stepped
    assert len(blocked(t.do(EndRound(), Round(4)).game)) == 3


def test_e94_the_goal() -> None:
    seven, eight = "C3 C2 B3 C1 B1 A1 A2", "C3 C2 B3 C1 B1 A1 A2 A3"
    joined = f"{TO_SIX} A1-A2"
    assert has_won(table(1, points=101, cities=seven, tunnels=joined).game)
    assert not has_won(table(1, points=99, cities=eight, tunnels=f"{joined} A2-A3").game)
    assert not has_won(table(1, points=101, cities="C3 C2", tunnels=joined).game)


def test_e95_what_another_seat_sees_of_a_dig() -> None:
    t = table(4, small="191 192 194 195 196 198", used="assistant").place("S3").take("dig")
    shown = t.game.view(1)["table"]
    assert shown["seats"][0]["hand"] == [None] * len(t.hand)
    assert shown["seats"][0]["looking"] == [None] * 3
    assert (shown["small_top"], shown["small_deck"]) == ("U196", 3)
    assert t.game.view(0)["table"]["seats"][0]["looking"] == ["U192", "U194", "U195"]


def test_e125_handing_in() -> None:
    """D26: how often, and in which order, is the owner's choice; R83: biomass is sold only later."""
    t = final(stock=(1, 3, 2, 0, 1), claimed="185 187")
    assert t.offered == [*(f"hand in 185: {n}" for n in range(4)), "hand in 187: 0", "hand in 187: 1"]
    t.take("hand in 187: 1", "hand in 185: 0")
    assert t.game.scoring[0] == (0, 0, 3, 2, 1)
    assert t.stock[5] == 6


def test_e126_a_hand_in_that_takes_two_resources() -> None:
    t = final(stock=(2, 3), claimed="66")
    assert t.offered == ["hand in 66: 0", "hand in 66: 1", "hand in 66: 2"]
    assert t.take("hand in 66: 2").stock[5] == 4


def test_e127_special_cards_count_while_they_are_there() -> None:
    """BR4, R47."""
    t = table(claimed="185 192", tunnels=f"{TO_SIX} A1-A2 A2-MB B1-MB", metropolises=("BR4", "", ""))
    t.seat.tucked = ("U199",)
    assert brown_points(t.game, 0) == 6
    t.seat.claimed = drop(t.seat.claimed, "U192")  # as it is when another action card takes its place
    assert brown_points(t.game, 0) == 4


def test_e128_the_tile_of_cities_is_not_in_solo_games() -> None:
    game = pelagia.new("underwater-cities", 1, 5)
    assert isinstance(game, UnderwaterCities)
    assert "BR3" in game.gone
    assert game.seats[0].board in [f"board{n}" for n in range(5, 9)]


def test_e129_a_gained_metropolis_counts_at_once() -> None:
    """12 no. 5: instant effect, watchers, contracts; with an empty stock there is no effect (R101)."""
    t = table(stock=(0, 0, 0, 2), hand="200", claimed="191", stock_tiles=("M07",)).place("S13", 200)
    t.take("card first", "pay 2 credits")
    assert (t.stock, t.seat.metropolises[3:]) == ((1, 0, 0, 2, 0, 7), ("M07",))
    t = table(stock=(0, 0, 0, 2), hand="200", stock_tiles=["M04"], contracts="K7", **ONE_TILE).place("S13", 200)
    t.take("card first", "pay 2 credits", "claim K7")
    assert (t.stock, t.seat.contracts, t.step()) == ((1, 1, 0, 2, 0, 3), ("K7",), 4)
    t = table(stock=(0, 0, 0, 2), hand="200", stock_tiles=[]).place("S13", 200).take("card first", "pay 2 credits")
    assert (t.stock, t.seat.tucked, t.is_over()) == ((1, 0, 0, 0, 0, 0), ("U200",), True)
