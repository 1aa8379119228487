"""What is wanted of a game, and how far it is missed."""

from __future__ import annotations

import pytest

from pelagia.lab.play import Outcome
from pelagia.lab.wants import BadWant, Measured, Want, check_measured, columns, counted, wanted
from pelagia.lab.watch import Seen, Study

PLAN = Study("new-eden", 2, 1, ("random",), plans=("early", "never"))


def game(scores: list[int], winner: int, *items: tuple[int | None, str, str]) -> Outcome:
    return Outcome(10, scores, [winner], Seen([*items], [("rounds", 3)]))


def measured(*wants: Want, games: int = 12) -> Measured:
    sums = Measured(PLAN, wants)
    for number in range(games):
        winner = number % 3 and 1  # seat 2 wins two of three
        outcome = game([10 + 20 * (winner == 0), 20], winner, (0, "card", "C01"))
        sums.add(counted(PLAN, sums.columns, number, outcome))
    return sums


def test_figures_of_games_and_of_seats() -> None:
    wants = [
        Want("winner", most=20),
        Want("rounds", least=3),
        Want("margin", most=99),
        Want("wins", "seat", "2", least=70),
        Want("share", "card", "C01", most=40),
        Want("score", "card", "C01", most=99),
    ]
    sums = measured(*wants)
    means = {label: figure.mean for want in wants for label, figure in want.figures(sums.linears(), PLAN).items()}
    assert {" ".join(label): round(mean, 2) for label, mean in means.items()} == {
        "winner": 23.33,
        "rounds": 3,
        "margin": 10,
        "wins seat 2": 66.67,
        "share card C01": 50,
        "score card C01": 16.67,
    }
    assert sums.loss() == pytest.approx(3.333**2 + 3.333**2 + 100, abs=0.1)


def test_each_of_a_group_the_spread_and_who_is_behind() -> None:
    each = Want("wins", "seat", least=40)
    spread = Want("wins", "seat", kind="spread", most=20)
    behind = Want("wins", "seat", "1", kind="behind", most=30)
    linears = measured(each, spread, behind).linears()
    assert [round(figure.mean, 1) for figure in each.figures(linears, PLAN).values()] == [33.3, 66.7]
    assert [round(figure.mean, 1) for figure in spread.figures(linears, PLAN).values()] == [33.3]
    assert [round(figure.mean, 1) for figure in behind.figures(linears, PLAN).values()] == [33.3]


def test_weights_decide_between_wants() -> None:
    light, heavy = (measured(Want("winner", most=20, weight=weight)).loss() for weight in (1, 4))
    assert heavy == pytest.approx(4 * light)


def test_what_cannot_be_measured_is_refused() -> None:
    for want in (Want("wins", "card", least=1), Want("score", "plan", "late", kind="behind", most=1)):
        with pytest.raises(BadWant):
            columns(PLAN, [want])
    want = Want("pearls", least=1)
    with pytest.raises(BadWant):
        check_measured(PLAN, [want], [counted(PLAN, columns(PLAN, [want]), 0, game([1, 2], 1))])


def test_what_no_game_tells_of_is_missed_by_far() -> None:
    assert measured(Want("wins", "card", "C02", least=1)).loss() > 1000


def test_pairs_of_games_tell_whether_a_want_is_met() -> None:
    want = Want("score", "seat", "1", least=30, most=50)
    sums = Measured(PLAN, [want], sides=2)
    for number in range(40):
        luck = number % 7
        before, now = game([10 + luck, 0], 0), game([40 + luck, 0], 0)
        sums.add(*(counted(PLAN, sums.columns, number, outcome) for outcome in (before, now)))
    (row,) = wanted(sums)
    assert row.change.mean == pytest.approx(30)
    assert row.change.low == pytest.approx(30)  # the luck is the same in both
    assert row.is_met is True
    assert (sums.loss(0) > 100, sums.loss(1)) == (True, 0)
