"""The order of the tests names files that are there: what has moved would be neither slow nor kept together, unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import SLOW, TOGETHER

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("path", sorted({*SLOW, *TOGETHER}))
def test_every_path_exists(path: str) -> None:
    assert (ROOT / path).is_dir() if path.endswith("/") else (ROOT / path).is_file()
    assert [*(ROOT / path).rglob("test_*.py")] or path.endswith(".py")


def test_what_is_slower_stands_before_the_folder_that_it_is_in() -> None:
    """Else the folder would take it."""
    for place, path in enumerate(SLOW):
        assert not any(path.startswith(earlier) for earlier in SLOW[:place])
