"""Weights that ship: they fit the game as it is, or they are refused aloud."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.bots import manifest
from pelagia.bots.manifest import Learned

SHIPPED = sorted(manifest.entries())


def test_there_are_some() -> None:
    assert "new-eden-competitive" in SHIPPED
    assert sum(file.stat().st_size for file in manifest.FOLDER.iterdir()) < 2_000_000


@pytest.mark.parametrize("name", SHIPPED)
def test_what_ships_fits(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game, _, mode = name.rpartition("-")
    learned = manifest.shipped(game, mode, "box")
    assert learned is not None, caplog.text
    features = pelagia.rules(game).features
    assert features is not None
    known = {*features.names, "time.1"}
    assert {input for input in learned.weights if not input.startswith("hand.")} <= known
    assert {len(knots) for knots in learned.weights.values()} == {3}
    entry = manifest.entries()[name]
    assert entry["command"].startswith(f"pelagia train {game} --mode {mode} ")
    assert any(verdict["proved"] == "stronger" for verdict in entry["verdict"])
    assert all(verdict["proved"] != "weaker" for verdict in entry["verdict"])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with weights of a test."""
    manifest.write(tmp_path / "new-eden-competitive.json", Learned({"own.coins": (1.0, 2.0, 3.0)}))
    monkeypatch.setattr(manifest, "FOLDER", tmp_path)
    manifest.entries.cache_clear()
    write_entry(tmp_path)
    return tmp_path


def write_entry(folder: Path, **changed: Any) -> None:
    weights = (folder / "new-eden-competitive.json").read_bytes()
    entry = {
        "weights": manifest.digest(weights),
        "inputs": manifest.inputs_digest("new-eden", 2),
        "players": 2,
        "rules": pelagia.rules("new-eden").version,
        "content": "box",
        **changed,
    }
    (folder / manifest.MANIFEST).write_text(json.dumps({"new-eden-competitive": entry}))
    manifest.entries.cache_clear()


@pytest.fixture(autouse=True)
def fresh() -> Any:
    yield
    manifest.entries.cache_clear()


def test_weights_are_read_as_they_were_written(folder: Path) -> None:
    learned = manifest.shipped("new-eden", "competitive", "box")
    assert learned is not None
    assert learned.to_json() == {"weights": {"own.coins": [1.0, 2.0, 3.0]}}
    assert manifest.shipped("new-eden", "solo", "box") is None


@pytest.mark.parametrize("changed", [{"weights": "0"}, {"inputs": "0"}, {"rules": 99}, {"content": "other"}])
def test_what_does_not_fit_is_refused_aloud(
    folder: Path, changed: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    write_entry(folder, **changed)
    with caplog.at_level(logging.WARNING):
        assert manifest.shipped("new-eden", "competitive", "box") is None
    assert "new-eden-competitive are refused" in caplog.text
    assert next(iter(changed)) in caplog.text


def test_another_pack_is_judged_by_hand(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert manifest.shipped("new-eden", "competitive", "my-pack 1234") is None
    assert "content" in caplog.text


def test_inputs_are_known_by_what_they_are() -> None:
    before = manifest.inputs_digest("new-eden", 2)
    assert manifest.inputs_digest("new-eden", 3) != before
