"""Building, network, upgrading (UC 22.4)."""

from __future__ import annotations

from typing import Any

import pytest

from pelagia.games.underwater_cities.content.card import CITY_SITES, FARM, LAB, TUNNEL, TUNNEL_SITES
from pelagia.games.underwater_cities.rules.effects import build
from pelagia.games.underwater_cities.rules.network import city_sites, tunnel_sites
from tests.games.underwater_cities.table import Table, table

NETWORK: dict[str, Any] = {"cities": "C3 C2 B2", "tunnels": "C2-C3"}
WEST = "B3-C3 A3-B3 A2-A3 A2-MB"


def at(t: Table) -> list[str]:
    return sorted(written.removeprefix("at ") for written in t.offered if written.startswith("at "))


def test_e23_legal_city_sites() -> None:
    t = table(**NETWORK)
    assert [CITY_SITES[n] for n in city_sites(t.seat.cities)] == ["A2", "B1", "B3", "C1"]
    more = t.seat.cities | 1 << CITY_SITES.index("A2")
    assert {"A1", "A3"} <= {CITY_SITES[n] for n in city_sites(more)}


def test_e24_legal_building_sites() -> None:
    t = table(stock=(0, 1), **NETWORK).do(build(LAB))
    cities = ("A2", "B1", "B2", "B3", "C1", "C2", "C3")
    assert at(t) == [f"{city}.{n}" for city in cities for n in (1, 2, 3)]


def test_e25_legal_tunnel_sites() -> None:
    t = table(stock=(0, 1, 0, 1), tunnels="C2-C3 B3-C3 A3-B3").place("S2")
    assert at(t) == ["A2-A3", "A3-MR", "B2-B3", "B2-C2", "C1-C2"]


def test_e26_biomass_pays_what_is_missing() -> None:
    t = table(stock=(0, 1, 0, 1, 2)).place("S13").take("branch: build city")
    assert at(t) == ["B3", "C2"]
    t.take("at C2")
    assert (t.stock, t.cities, t.is_over()) == ((0, 0, 0, 0, 0, 0), "C2 C3", True)


def test_e27_every_split_once() -> None:
    t = table(stock=(1, 2, 0, 1, 2)).place("S13").take("branch: build city", "at C2")
    assert sorted(t.offered) == [
        "pay 1 kelp, 1 steelplast, 1 biomass, 1 credit",
        "pay 1 kelp, 2 biomass, 1 credit",
        "pay 1 kelp, 2 steelplast, 1 credit",
        "pay 1 steelplast, 2 biomass, 1 credit",
        "pay 2 steelplast, 1 biomass, 1 credit",
    ]


def test_e28_a_symbiotic_city_for_biomass() -> None:
    t = table(stock=(0, 0, 0, 2, 3)).place("S13").take("branch: build city")
    assert t.offered == ["kind: ordinary city", "kind: symbiotic city"]
    t.take("kind: symbiotic city", "at C2")
    assert (t.stock, t.cities) == ((0, 0, 0, 0, 0, 0), "C2:s C3")


def test_e29_city_and_building() -> None:
    t = table(stock=(1, 2, 0, 2)).place("S4").take("part: build city", "at C2", "part: build building", "at C2.1")
    assert (t.stock, t.buildings) == ((0, 0, 0, 0, 0, 0), "C2.1:D")


def test_e30_the_bonus_pays_the_second_tunnel() -> None:
    t = table(stock=(0, 1, 0, 2), tunnels="C2-C3").place("S2").take("at B2-C2")
    assert t.stock == (0, 1, 0, 1, 0, 0)
    assert t.take("at B2-B3").stock == (0, 0, 0, 0, 0, 0)


def test_e31_the_bonus_of_an_unconnected_city() -> None:
    t = table(stock=(1, 2, 0, 1), cities="C3 C2").place("S13").take("branch: build city", "at B2")
    assert (t.stock, t.step(), len(t.hand)) == ((0, 0, 0, 0, 0, 0), 4, 4)


def test_e32_a_metropolis_is_no_stepping_stone() -> None:
    t = table(tunnels=WEST)
    legal = [TUNNEL_SITES[n] for n in tunnel_sites(t.seat.tunnels)]
    assert not {"B1-MB", "B1-B2"} & {*legal}
    assert {"A1-A2", "A2-B2"} <= {*legal}


def test_e33_connecting_the_brown_metropolis() -> None:
    t = table(stock=(0, 1, 0, 1), tunnels=f"{WEST} C2-C3 C1-C2 B1-C1", metropolises=("BR1", "M01", "M02"))
    t.place("S15").take("branch: build tunnel", "at B1-MB")
    assert (t.stock, t.told("connected")) == ((0, 0, 0, 0, 0, 0), [{"seat": 0, "tile": "BR1"}])


def test_e34_the_last_tunnel() -> None:
    t = table(4, stock=(0, 2, 0, 2), supply={"tunnel": 1}).place("S2").take("at B3-C3")
    assert (t.game.tunnel_supply, t.is_over()) == (0, True)
    t.game.seats[1].stock = (1, 2, 0, 2, 0, 0)
    t.game.decisions = ()
    t.game.advance()
    offered = {written.split()[1] for written in t.offered}
    assert "S2" not in offered
    assert {"S7", "S15"} <= offered
    next_one = Table(t.game, 1)
    track = Table(t.game.clone(), 1).place("S15", 60).take("space first")
    assert (track.stock[3], track.offered) == (3, ["part: advance", "done"])  # no branch is asked
    assert at(next_one.place("S7", 60)) == ["B3", "C2"]  # no tunnel among the parts


def test_e35_no_violet_dome() -> None:
    t = table(2, stock=(1, 1, 0, 3, 1), supply={"violet": 0}).place("N5").take("at C2")
    assert (t.stock, t.cities) == ((0, 0, 0, 2, 0, 0), "C2 C3")


def test_e36_expansion_sites_are_not_ordinary() -> None:
    assert not any(site.endswith("x") for site in at(table(stock=(1,)).place("S6")))


def test_e37_survey() -> None:
    t = table(stock=(1,), hand="24").place("S8", 24).take("card first")
    assert t.stock == (1, 0, 0, 1, 0, 0)
    t.take("part: build expansion building")
    assert t.offered == ["kind: farm", "kind: desalination plant"]
    t.take("kind: farm")
    assert at(t) == ["B3.x", "C2.x", "C3.x"]
    assert t.take("at C3.x").stock == (1, 2, 0, 1, 0, 0)


def test_e38_only_the_line_that_can_be_completed() -> None:
    t = table(stock=(0, 1, 0, 1), tunnels="C2-C3 C1-C2 B1-C1", used="assistant").place("S10")
    assert (t.stock, t.is_over()) == ((0, 0, 0, 0, 0, 0), True)
    assert "A1-B1*" in t.tunnels


def test_e39_discounts_per_resource() -> None:
    t = table(stock=(0, 0, 0, 1, 1), claimed="41 205").place("S13").take("branch: build city")
    assert at(t) == ["B3", "C2"]  # the ordinary city is not payable
    t.take("at B3")
    assert (t.stock, t.cities) == ((0, 0, 0, 0, 0, 0), "B3:s C3")


@pytest.mark.parametrize("credits", [2, 1])
def test_e40_a_free_build_pays_the_surcharge(credits: int) -> None:
    t = table(
        stock=(0, 0, 0, credits),
        board=5,
        cities="C3 C2 B3 C1 B1",
        tunnels="C2-C3 B3-C3 C1-C2 B1-C1",
        era=3,
        hand="146",
    )
    t.place("S1", 146).take("card first", "part: build desalination plant free")
    assert ("C2.3" in at(t)) is (credits == 2)
    if credits == 2:
        assert t.take("at C2.3").stock == (1, 1, 1, 0, 0, 0)
    assert "C2.1" in at(t) or credits == 2


def test_e41_the_bonus_pays_the_second_farm() -> None:
    t = table(stock=(1,)).place("S6").take("at C2.3")
    assert t.stock == (1, 0, 0, 0, 0, 0)
    t.take("at C2.1")
    assert (t.stock, t.buildings) == ((0, 0, 0, 0, 0, 0), "C2.1:F C2.3:F")


def test_e100_upgrading_needs_no_connection_and_gives_no_bonus() -> None:
    """R39, 8 no. 2."""
    t = table(stock=(0, 0, 1), cities="C3 B3", buildings="B3.3:L").place("S5").take("branch: upgrade")
    assert (t.buildings, t.stock) == ("B3.3:L*", (0, 0, 0, 0, 0, 0))


def test_e101_a_city_at_the_end_of_a_tunnel_is_connected_at_once() -> None:
    """R40, R41: its buildings too, and nothing fires for them."""
    t = table(stock=(1, 2, 0, 1), claimed="38", tunnels="C2-C3", buildings="C2.1:F C2.2:F").place("S13")
    t.take("branch: build city", "at C2")
    assert t.stock == (0, 0, 0, 0, 0, 0)
    assert t.game.view(0)["table"]["seats"][0]["cities"][7]["connected"]


def test_e102_a_surcharge_may_be_paid_with_biomass_and_is_never_reduced() -> None:
    """R32, R35, R36."""
    t = table(board=5, stock=(1, 0, 0, 4, 6), cities="C3 C2", claimed="41").place("S13").take("branch: build city")
    t.take("kind: ordinary city", "at B2")
    assert "pay 1 kelp, 4 biomass, 4 credits" in t.offered  # 1 of 2 steelplast off, 3 more for the site


def test_e103_a_surplus_of_a_discount_is_lost() -> None:
    """R34: the free farm gives nothing back; a second credit off a tunnel pays no steelplast."""
    t = table(stock=(1, 0, 0, 0), claimed="42").do(build(FARM)).take("at C3.1")
    assert t.stock == (1, 0, 0, 0, 0, 0)
    assert at(table(stock=(0, 0, 0, 2), claimed="39 40").do(build(TUNNEL))) == []
    assert table(stock=(0, 1), claimed="39 40").do(build(TUNNEL)).take("at B3-C3").stock == (0, 0, 0, 0, 0, 0)


def test_e104_converting_is_not_building() -> None:
    """8 no. 5, R72: the start city too; a white dome returns."""
    t = table(stock=(0, 0, 0, 1, 1), era=2, hand="90", claimed="95").place("S13", 90)
    white = t.game.white_supply
    t.take("card first", "part: convert city")
    assert (t.cities, t.stock, t.game.white_supply, len(t.hand)) == ("C3:s", (1, 0, 0, 0, 0, 0), white + 1, 3)
