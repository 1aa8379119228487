"""In the terminal a message that is missing is an error: nobody may read its key."""

from __future__ import annotations

import pytest

from pelagia.text import catalogue


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    warn = catalogue._warn

    def complain(lang: str, problem: str) -> None:
        if problem.endswith("no such message"):
            raise catalogue.BadText(f"{lang}: {problem}")
        warn(lang, problem)

    monkeypatch.setattr(catalogue, "_warn", complain)
