"""Golden records of every game: they replay to the same end, and together they hold every rare event."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.record import Record
from tests.records.make import FOLDER, digests, final, numbered, playthrough, seals
from tests.records.plan import Finder, plan_of

PLANS = {game: plan_of(game) for game in pelagia.NAMES}
RECORDS = sorted(Path(__file__).parent.glob("*/v*/*.json"))
PLAYTHROUGHS = [path for path in RECORDS if path.with_suffix(".txt").exists()]
RARE = [(game, rare) for game, plan in PLANS.items() for rare in plan.rare]


def name(path: Path) -> str:
    return "-".join([*path.parts[-3:-1], path.stem])


def of(game: str) -> list[Path]:
    return [path for path in RECORDS if path.parts[-3] == game]


@cache
def read(path: Path) -> Any:
    return json.loads(path.read_text())


@cache
def things(path: Path) -> set[str]:
    """The rare events of a record and what else occurred; the laws are watched on the way."""
    record = Record.from_json(read(path))
    finder = Finder(pelagia.replay(record, upto=0))
    watch = finder.plan.watch(finder.game)
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


@pytest.mark.parametrize("game", PLANS)
def test_a_game_that_goes_differently_needs_a_new_rules_version(game: str) -> None:
    """Sealed records are never made to fit, so that a server can tell the games of one rule from those of another."""
    known = seals(game)
    assert f"v{pelagia.rules(game).version}" in known, f"python -m tests.records.make {game}, then {game} seal"
    assert {version: digests(game, version) for version in known} == known


@pytest.mark.parametrize("game", PLANS)
def test_other_actions_need_a_new_rules_version(game: str) -> None:
    """What has learned to choose by their numbers would choose something else."""
    file = FOLDER / game / "actions.json"
    assert file.exists(), f"it is written when records are sealed: python -m tests.records.make {game} seal"
    assert json.loads(file.read_text()) == {f"v{pelagia.rules(game).version}": numbered(game)}


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_laws_hold_in_a_record(path: Path) -> None:
    assert things(path)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=name)
def test_a_playthrough_tells_the_same_story(path: Path) -> None:
    assert playthrough(Record.from_json(read(path))) == path.with_suffix(".txt").read_text()


@pytest.mark.parametrize(("game", "rare"), RARE)
def test_a_rare_event_occurs(game: str, rare: str) -> None:
    assert [path.stem for path in of(game) if rare in things(path)], "no record has it"


@pytest.mark.parametrize("game", [game for game, plan in PLANS.items() if plan.wanted()])
def test_everything_that_is_wanted_occurs(game: str) -> None:
    assert PLANS[game].wanted() - set[str]().union(*map(things, of(game))) == set()


@pytest.mark.parametrize("game", PLANS)
def test_every_table_occurs(game: str) -> None:
    tables = [(read(path)["header"]["players"], read(path)["header"]["options"]) for path in of(game)]
    for players, options in PLANS[game].tables.values():
        assert any(count == players and options.items() <= given.items() for count, given in tables)
    assert [path.stem for path in PLAYTHROUGHS if path in of(game)]
