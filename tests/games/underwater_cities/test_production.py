"""Production, feeding and the change of era (UC 22.7)."""

from __future__ import annotations

from typing import Any

import pytest

from pelagia.games.underwater_cities.rules.flow import EndEra
from pelagia.games.underwater_cities.rules.production import Feed, Produce, Produced, ProductionCards
from tests.games.underwater_cities.table import Table, table


def produce(**position: Any) -> Table:
    return table(**position).do(Produce(), ProductionCards(), Produced())


@pytest.mark.parametrize(
    ("case", "buildings", "expected"),
    [
        ("e65", "C3.1:F", (1, 0, 0, 0, 0, 0)),
        ("e66", "C3.1:F*", (1, 0, 0, 0, 0, 1)),
        ("e67", "C3.1:F* C3.2:F*", (3, 0, 0, 0, 0, 3)),
        ("e68", "C3.1:F* C3.2:F* C3.3:F* C3.x:F*", (5, 0, 0, 0, 0, 5)),
        ("r73", "C3.1:L* C3.2:L*", (0, 3, 2, 0, 0, 0)),
        ("13.3", "C3.1:D* C3.2:D* C3.3:D", (0, 0, 0, 4, 2, 0)),
    ],
)
def test_e65_e66_e67_e68_a_city_produces(case: str, buildings: str, expected: tuple[int, ...]) -> None:
    assert produce(buildings=buildings).stock == expected


def test_e69_a_site_that_doubles() -> None:
    t = produce(board=5, cities="C3 C2", tunnels="C2-C3", buildings="C2.1:D* C2.3:D*")
    assert t.stock == (0, 0, 0, 5, 3, 0)


def test_e70_six_points_for_a_symbiotic_city() -> None:
    both = "C2-C3 B2-C2"
    assert produce(board=5, cities="C3 C2 B2:s", tunnels=both).stock == (0, 0, 0, 2, 0, 6)
    assert produce(board=5, cities="C3 C2 B2", tunnels=both).stock == (0, 0, 0, 2, 0, 0)
    assert produce(board=5, cities="C3 C2 B2:s", tunnels="C2-C3").stock == (0, 0, 0, 1, 0, 0)


def test_e71_a_pair_of_tunnels() -> None:
    cities, tunnels = "C3 C2 B2 A2", "C2-C3 B2-C2 A2-B2"
    assert produce(board=5, cities=cities, tunnels=f"{tunnels} A2-A3").stock[3] == 6
    assert produce(board=5, cities=cities, tunnels=tunnels).stock[3] == 3
    assert produce(board=5, cities="C3 C2 B2", tunnels=f"{tunnels} A2-A3").stock[3] == 3


def test_e72_a_tunnel_that_strengthens_its_metropolis() -> None:
    t = produce(board=5, tunnels="B3-C3 B2-B3 B1-B2 B1-C1 C1-ML", metropolises=("", "", "M01"))
    assert t.stock == (0, 0, 0, 1, 0, 4)


def test_e73_extra_shift() -> None:
    assert produce(buildings="C3.1:L C3.2:L C3.3:L", claimed="57").stock == (1, 0, 3, 0, 0, 0)
    assert produce(buildings="C3.1:L C3.2:L", claimed="57").stock == (0, 0, 2, 0, 0, 0)


def test_e74_autonomous_systems() -> None:
    t = produce(buildings="C3.1:L*", claimed="30")
    assert t.offered == ["use 30", "decline"]
    t.take("use 30")
    assert t.stock == (1, 2, 0, 0, 0, 0)


def test_e75_only_what_was_produced_is_converted() -> None:
    t = produce(stock=(0, 0, 0, 0, 2), claimed="61")
    assert (t.stock, t.game.decision) == ((0, 0, 0, 0, 2, 0), None)


def test_e76_unfed_cities() -> None:
    t = table(stock=(1, 0, 0, 0, 1), points=4, cities="C3 C2 B3 C1 B2", tunnels="C2-C3 B3-C3 C1-C2").do(Feed())
    assert t.stock == (0, 0, 0, 0, 0, 0)


def test_e77_kelp_before_biomass() -> None:
    t = table(stock=(5, 0, 0, 0, 2), points=10, cities="C3 C2 B3", tunnels="C2-C3 B3-C3").do(Feed())
    assert t.stock == (2, 0, 0, 0, 2, 10)


def test_e78_a_larger_hand_limit_draws_nothing() -> None:
    t = table(claimed="43")
    assert (t.kind, len(t.hand)) == ("Place", 3)
    assert t.game.view(0)["table"]["seats"][0]["hand_limit"] == 4


def test_e79_discarding_down_to_the_limit() -> None:
    t = table(claimed="43", size=5)
    assert t.kind == "DiscardDown"
    assert t.take(t.offered[0]).kind == "Place"


def test_e80_the_change_of_era() -> None:
    t = table(2, hand="194 1 2 3 4", size=5).do(EndEra())
    deck = t.game.deck
    assert len(t.seat.looking) == 8
    assert (t.game.era, t.game.view(0)["table"]["era"]) == (2, 1)  # the marker moves after cards were kept (13.4)
    assert t.offered == ["keep 194", "keep 1", "keep 2", "keep 3", "keep 4", *t.offered[5:]]
    while t.game.decisions:
        decision = next((d for d in t.game.decisions if d.seat == 0), t.game.decisions[0])
        t.game.choose(decision.options[-1], decision.seat)
    new = [id for id in t.hand if int(id) > 66]
    assert len(new) == len(t.hand) == 3
    assert t.game.small_deck[0] == "U194"
    assert {"U1", "U2", "U3", "U4"} <= {*t.game.gone}
    assert all(67 <= t.game.content.cards[id].number <= 123 for id in deck + t.game.discard)


def test_e121_a_production_card_with_a_cost_may_be_declined() -> None:
    """D23, once per phase."""
    t = produce(stock=(2,), claimed="63")
    assert t.offered == ["use 63", "decline"]
    assert t.take("use 63").stock == (1, 0, 0, 2, 0, 0)
    assert t.game.decision is None


def test_e122_a_triple_tunnel() -> None:
    """13.3, R76: points too if it is upgraded."""
    assert produce(board=5, cities="C3 C2", tunnels="C2-C3 C1-C2*").stock == (0, 0, 0, 4, 0, 3)


def test_e123_a_tile_gained_in_play_produces() -> None:
    """12 no. 5."""
    assert produce(metropolises=("", "", "", "M04")).stock == (0, 0, 0, 2, 0, 0)


def test_e124_take_production_has_no_extra() -> None:
    """R56 to R58."""
    t = table(era=2, hand="70", buildings="C3.1:F* C3.2:F* C3.3:L", cities="C3 B3").place("S8", 70).take("card first")
    t.take("part: take production")
    assert t.offered == ["take C3.1", "take C3.2"]
    assert t.take("take C3.1").stock == (2, 2, 0, 0, 0, 1)
