"""Makes the toy game known under its name."""

from __future__ import annotations

import pytest

import pelagia.games


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pelagia.games._MODULES, "pearls", "tests.core.toy")
