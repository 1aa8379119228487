"""Places: a sort, and which one of it."""

from __future__ import annotations

from pelagia.core.place import Place


def test_a_place_has_one_name() -> None:
    assert [str(Place("hand", "U29")), str(Place("dome")), str(Place("hex", "2,1"))] == ["hand:U29", "dome", "hex:2,1"]


def test_places_are_compared_by_sort_and_identifier() -> None:
    assert Place("card", "C1") == Place("card", "C1")
    assert len({Place("card", "C1"), Place("card", "C1"), Place("hand", "C1"), Place("card")}) == 3


def test_a_place_as_data() -> None:
    assert Place("dome").plain() == {"sort": "dome", "id": ""}
