"""Golden records of New Eden: they replay to the same end, and together they hold every rare event."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.record import Record
from tests.games.new_eden.conservation import Watch, printed
from tests.records.make import TABLES, final, playthrough
from tests.records.rare import RARE, Finder

RECORDS = sorted((Path(__file__).parents[2] / "records" / "new-eden").glob("v*/*.json"))
PLAYTHROUGHS = [path for path in RECORDS if path.with_suffix(".txt").exists()]


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@cache
def read(path: Path) -> Any:
    return json.loads(path.read_text())


@cache
def things(path: Path) -> set[str]:
    """The rare events of a record and the cards that were placed; the laws are watched on the way."""
    record = Record.from_json(read(path))
    finder = Finder(pelagia.replay(record, upto=0))
    watch = Watch(finder.game)
    for _, seat, written in record.choices:
        watch.look()
        watch.note(written, seat)
        finder.choose(written, seat)
    watch.look()
    return finder.things()


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_record_replays_to_the_same_final_state(path: Path) -> None:
    game = pelagia.replay(Record.from_json(read(path)))
    assert game.decision is None
    assert final(game) == read(path)["final"]
    assert game.record is not None
    assert game.record.to_json() == {part: read(path)[part] for part in ("header", "choices", "chance")}


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_laws_hold_in_a_record(path: Path) -> None:
    assert things(path)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=name)
def test_a_playthrough_tells_the_same_story(path: Path) -> None:
    assert playthrough(Record.from_json(read(path))) == path.with_suffix(".txt").read_text()


@pytest.mark.parametrize("rare", RARE)
def test_a_rare_event_occurs(rare: str) -> None:
    assert [path.stem for path in RECORDS if rare in things(path)]


def test_every_card_and_bonus_card_occurs() -> None:
    seen = set[str]().union(*map(things, RECORDS))
    assert {card for card in printed() if card not in ("OA", "OB", "OX", "KX")} <= seen
    assert {f"B{n:02}" for n in range(1, 13)} <= seen


def test_every_table_occurs() -> None:
    tables = [(read(path)["header"]["players"], read(path)["header"]["options"]) for path in RECORDS]
    for players, options in TABLES.values():
        assert any(found == players and options.items() <= given.items() for found, given in tables)
    assert PLAYTHROUGHS
