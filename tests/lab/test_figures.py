"""The numbers of a pack by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.games.packs import Pack, write
from pelagia.lab.figures import BadFigure, Figure, Tables, changed, files, numbers_at

FIRST = pelagia.rules("flotilla").content.goals["Z01"]


def tables(game: str) -> tuple[Pack[Any], Tables]:
    pack = pelagia.rules(game).pack
    return pack, {table: [*pieces] for table, pieces in pack.written(pack.box).items()}


def figure(*at: str, way: str = "set") -> Figure:
    return Figure("f", at, (1, 2, 3), way)


@pytest.mark.parametrize(
    ("game", "address", "numbers"),
    [
        ("new-eden", "card.C01.on_use", [3]),
        ("new-eden", "card.C0[12].on_use", None),  # no such wildcard: brackets are for places
        ("new-eden", "card.O03.bottles", [3]),
        ("new-eden", "card.O?.bottles[0]", [1, 2, 2]),
        ("flotilla", "goal.Z01.sinkside_values", [*FIRST.sinkside.values]),
        ("flotilla", "goal.Z01.*_values[2]", [FIRST.sinkside.values[2], FIRST.skyside.values[2]]),
        ("flotilla", "artefact.AS2.reward[1]", [3]),
        ("deep-sea", "board.atoll.found", [1]),  # "I D1"
    ],
)
def test_numbers_are_found_by_their_address(game: str, address: str, numbers: list[int] | None) -> None:
    if numbers is None:
        with pytest.raises(BadFigure):
            numbers_at(tables(game)[1], figure(address))
    else:
        assert numbers_at(tables(game)[1], figure(address)) == numbers


def test_numbers_are_set_added_to_and_scaled() -> None:
    _, pieces = tables("flotilla")
    a, b, c = FIRST.sinkside.values
    for way, value, wanted in (("set", 4, [4, 4, 4]), ("add", -2, [a - 2, b - 2, c - 2]), ("percent", 0, [0, 0, 0])):
        goal = figure("goal.Z01.sinkside_values", way=way)
        assert numbers_at(changed(pieces, [goal], {"f": value}), goal) == wanted
    assert changed(pieces, [figure("goal.Z01.sinkside_values")], {}) == pieces


def test_nothing_at_an_address_is_an_error() -> None:
    _, pieces = tables("new-eden")
    for address in ("card.C99.on_use", "card.C01.passive", "C01", "card.C01.on_use[7]"):
        with pytest.raises(BadFigure):
            numbers_at(pieces, figure(address))


def test_a_changed_pack_holds_only_what_differs(tmp_path: Path) -> None:
    pack, pieces = tables("flotilla")
    reward = figure("artefact.AT2.reward", way="add")
    texts = files(pack, changed(pieces, [reward], {"f": 1}), "more", whole=False)
    assert [*texts] == ["pack.toml", "artefact.toml"]
    write(tmp_path / "more", texts)
    content = pack.load(tmp_path / "more")
    assert pack.changed(content) == {"artefact": ["AT2"]}
    assert content.artefacts["AT2"].reward.n == pack.box.artefacts["AT2"].reward.n + 1
