"""Flotilla: toxicity, survivors, artefacts and sonar (FL 13 to 16)."""

from __future__ import annotations

from pelagia.games.flotilla.rules.effects import artefact, cleanse, dial, purify, ship, sonar, survivor, toxicity
from tests.games.flotilla.table import Seat, table


def test_fl_58_gaining_toxicity() -> None:
    assert table(Seat(tox="1/4"), does=toxicity(3)).tox == "2/1"


def test_fl_59_the_milestone() -> None:
    t = table(survivor=9, artefacts="AF2", does=survivor(1)).take("dial delvers")
    assert (t.game.survivor, t.tox, t.points, t.own.artefacts) == (0, "0/2", 5, 1)
    assert ([len(row) for row in t.game.hub], t.game.dials) == ([0, 0, 1, 0], (1, 1, 1, 2))


def test_fl_60_a_rescued_crew() -> None:
    t = table(survivor=3, stacks={"founders": "F1"}, does=survivor(1)).take("recruit founders")
    assert (t.game.survivor, t.own.hand[-1]) == (4, "F1")


def test_fl_61_an_empty_artefact_bag() -> None:
    t = table(Seat(artefacts=2), artefacts=None, does=artefact())
    assert (t.points, t.own.artefacts) == (4, 2)


def test_fl_62_cleansing_and_purifying() -> None:
    assert table(Seat(tox="2/1"), does=cleanse(2)).tox == "2/0"
    assert table(Seat(tox="2/0"), does=purify()).tox == "1/0"
    assert table(Seat(tox="0/3"), does=purify()).tox == "0/3"


def test_toxicity_beyond_the_end() -> None:
    """Ruling 28."""
    assert table(Seat(tox="7/4"), does=toxicity(3)).tox == "7/5"
    assert table(Seat(tox="7/5"), does=purify()).tox == "6/5"


def test_survivors_pay_field_by_field() -> None:
    t = table(does=survivor(3))
    assert (t.game.survivor, t.points) == (3, 1 + 2 + 1)


def test_sonar_to_the_end() -> None:
    points = 0
    for field, n in ((0, 2), (1, 3), (2, 4), (3, 5), (4, 5)):
        points += n
        t = table(sonar=field, does=sonar())
        assert (t.game.sonar, t.points) == (min(field + 1, 4), n)
    assert points == 19


def test_a_free_ship() -> None:
    t = table(does=ship())
    assert (t.ship(2), t.own.ships_left, t.own.money) == ("2,1", 2, 8)
    assert table(Seat(ships="2,1 2,1 2,1 2,1"), does=ship()).own.money == 20
    assert table(Seat(sky=True), does=ship()).own.money == 20


def test_dials_end_at_four() -> None:
    table(does=dial(), dials=(4, 3, 4, 1)).offers("dial traders", "dial delvers")
    t = table(does=dial(), dials=(4, 3, 4, 4))
    assert (t.is_over, t.game.dials) == (True, (4,) * 4)
    assert table(does=dial(), dials=(4, 4, 4, 4)).is_over
