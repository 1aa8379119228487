"""What a sea floor promises: the price of the next city, and how far away it is."""

from __future__ import annotations

from pelagia.core.rng import Rng
from pelagia.games.underwater_cities.bot.prospects import floor_of, goal_worth, lacking, sea_of
from pelagia.games.underwater_cities.content.card import goods
from pelagia.games.underwater_cities.rules.building import can_pay
from tests.games.underwater_cities.table import table


def test_goods_missing_for_a_price() -> None:
    price = (1, 2, 0, 3, 1, 0)
    assert lacking((1, 2, 0, 3, 1, 0), price) == 0
    assert lacking((0, 1, 0, 3, 3, 0), price) == 0
    assert lacking((0, 1, 0, 3, 2, 0), price) == 1
    assert lacking((5, 5, 5, 1, 0, 0), price) == 3
    assert lacking((5, 5, 0, 5, 5, 0), (1, 0, 2, 0, 0, 0)) == 2


def test_nothing_is_missing_exactly_where_it_can_be_paid() -> None:
    rng = Rng(1)
    seat = table().seat
    for _ in range(500):
        price = goods(KELP=rng.below(3), STEEL=rng.below(3), SCI=rng.below(3), CRED=rng.below(3), BIO=rng.below(3))
        seat.stock = (*(rng.below(4) for _ in range(5)), 0)
        assert (lacking(seat.stock, price) == 0) is can_pay(seat, price)


def test_each_site_next_to_a_city_is_a_plan_with_its_surcharge() -> None:
    t = table(board=6, cities="C2 C3", tunnels="C2-C3")
    plans = floor_of(t.game.content, sea_of(t.seat)).plans
    assert len(plans) == 2 * len({"C1", "B2", "B3"})  # an ordinary and a symbiotic city at each
    assert sorted(plan.cost[2] for plan in plans) == [0, 0, 0, 0, 2, 2]  # C1 asks for two science more
    assert {plan.produced for plan in plans} == {0, 2}


def test_a_site_that_gives_something_is_a_better_plan() -> None:
    t = table(board=6, cities="C2 C3", tunnels="C2-C3 C1-C2")
    plans = floor_of(t.game.content, sea_of(t.seat)).plans
    best = max(plans, key=lambda plan: plan.points)
    assert best.cost[2] == 2  # C1 gives six points at once


CITIES, TUNNELS = (
    ["C3", "C2", "C1", "B1", "A1", "A2", "A3", "B3"],
    ["C2-C3", "C1-C2", "B1-C1", "A1-B1", "A1-A2", "A2-A3", "A3-B3"],
)


def goal(cities: int, left: float, stock: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> float:
    """What the cities of the goal are worth alone, with so many of them and so many rounds left."""
    t = table(1, cities=" ".join(CITIES[:cities]), tunnels=" ".join(TUNNELS[: cities - 1]))
    return goal_worth(stock, floor_of(t.game.content, sea_of(t.seat)), left)


def test_alone_each_city_brings_the_goal_nearer_up_to_the_last() -> None:
    worth = [goal(cities, 2.0) for cities in (4, 5, 6, 7, 8)]
    assert worth == sorted(worth)
    assert worth[3] - worth[2] > worth[1] - worth[0] > 0
    assert worth[3] == worth[4]


def test_alone_time_runs_short_and_what_a_city_takes_is_saved_for() -> None:
    assert goal(5, 4.0) > goal(5, 2.0) > goal(5, 0.0) == 0
    assert goal(6, 1.0, (1, 2, 0, 1, 0, 0)) > goal(6, 1.0) + 1
    assert goal(7, 1.0, (1, 2, 0, 1, 0, 0)) == goal(7, 1.0)
