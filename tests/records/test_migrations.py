"""Saves of earlier rules, made by the programs of their time: they load, go on, and are never replayed wrongly.

`states-1.jsonl.xz` of a game holds saves of version 1 in the middle of random games: one to a line, with every kind of
question, every number of players and most options.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.errors import BadSave, WrongVersion
from pelagia.core.record import Record
from pelagia.core.rng import Rng

FILES = sorted(Path(__file__).parent.glob("*/states-*.jsonl.xz"))
PASSED = {"flotilla": {"TakeTile"}}  # questions that need not be asked any more: nothing can be paid at new prices
NAMES = [f"{path.parent.name}-{path.name[7:-9]}" for path in FILES]


def saves(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lzma.decompress(path.read_bytes()).splitlines()]


def test_every_migration_is_tried() -> None:
    for game in pelagia.NAMES:
        tried = {int(path.name[7:-9]) for path in FILES if path.parent.name == game}
        assert tried == set(range(1, pelagia.rules(game).version)) == {*pelagia.rules(game).migrations}


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_every_save_goes_on(path: Path) -> None:
    """The same question is open for the same seat, if it is one at all, and random play comes to an end."""
    rng = Rng(1)
    passed = set()
    for save in saves(path):
        game = pelagia.load(save)
        began = save["header"]["rules"]
        assert game.record is not None
        assert game.record.header == {**save["header"], "rules": game.rules.version, "began": began}
        assert game.number == save["state"]["number"]
        who, effect = save["state"]["agenda"][-1]
        if effect["is"] != "Together" and [decision.seat for decision in game.decisions] != [who]:
            passed.add(effect["is"])
        assert pelagia.load(game.save()) == game
        while game.decisions:
            decision = rng.choice(game.decisions)
            game.choose(rng.choice(decision.singles()), decision.seat, decision.number)
        assert len(game.scores) >= game.players
    assert passed <= PASSED.get(path.parent.name, set())


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_no_record_is_replayed_with_other_rules(path: Path) -> None:
    save = saves(path)[0]
    with pytest.raises(WrongVersion) as old:
        pelagia.replay(Record.from_json(save))
    migrated = pelagia.load(save).save()
    with pytest.raises(WrongVersion) as mixed:
        pelagia.replay(Record.from_json(migrated))
    assert (old.value.text.id, mixed.value.text.id) == ("error-wrong-version", "error-migrated-record")


def test_what_no_migration_leads_to() -> None:
    """Later rules, rules without a migration, and what is no state."""
    save = saves(FILES[0])[0]
    for version in (0, 99, None, "1"):
        with pytest.raises(WrongVersion):
            pelagia.load({**save, "header": {**save["header"], "rules": version}})
    for path in FILES:
        with pytest.raises(BadSave):
            pelagia.load({**saves(path)[0], "state": None})


def test_a_tile_under_way_is_built_and_scored() -> None:
    """Flotilla 1 built tiles one after the other: the one that is under way, and then up to as many as were left."""
    path = Path(__file__).parent / "flotilla" / "states-1.jsonl.xz"
    asked = {"BuildWhere": "BuildWhere", "BuildTurn": "BuildTurn", "Build": "TakeTile", "Piece": "Piece"}
    seen = set()
    for save in saves(path):
        was = save["state"]["agenda"][-1][1]
        if was["is"] not in asked:
            continue
        seen.add(was["is"])
        game = pelagia.load(save)
        assert game.decision is not None
        assert type(game.decision.effect).__name__ == asked[was["is"]]
        if was["is"].startswith("Build") and was["is"] != "Build":
            assert [type(effect).__name__ for _, effect in game.agenda[-2:]] == ["Piece", asked[was["is"]]]
    assert seen == {*asked}


def test_a_window_before_the_space_keeps_it_usable() -> None:
    """Underwater Cities 1 named in the window what must stay possible; now a goal waits below it."""
    path = Path(__file__).parent / "underwater-cities" / "states-1.jsonl.xz"
    count = 0
    for save in saves(path):
        needing = [effect for _, effect in save["state"]["agenda"] if effect["is"] == "Window" and effect["needed"]]
        if not needing:
            continue
        count += 1
        state = pelagia.load(save).to_json()
        assert len(state["goals"]) == len(save["state"]["goals"]) + len(needing)
        assert all(state["agenda"][goal][1]["is"] in ("SpaceStays", "Then") for goal in state["goals"])
    assert count >= 5
