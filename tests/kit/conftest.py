"""Every test of the kit is run for every case; the toy of the core is one of them."""

from __future__ import annotations

import pytest

import pelagia.games
from tests.kit.cases import CASES


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pelagia.games._MODULES, "pearls", "tests.core.toy")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)
