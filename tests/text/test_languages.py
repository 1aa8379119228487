"""Which language a person gets."""

from __future__ import annotations

import pytest

from pelagia.text import language

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_english_without_any_wish() -> None:
    assert language() == language(None) == language("") == "en"


@pytest.mark.parametrize(
    ("wish", "found"),
    [("de", "de"), ("pt_BR.UTF-8", "pt"), ("pt-PT", "pt"), ("DE_at@euro", "de"), (" en ", "en"), ("C", "en")],
)
def test_a_wish_may_be_written_in_many_ways(wish: str, found: str) -> None:
    assert language(wish) == found


@pytest.mark.parametrize("name", VARIABLES)
def test_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "pt_BR.UTF-8")
    assert language() == "pt"


def test_the_first_variable_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("LC_MESSAGES", "pt_BR.UTF-8")
    assert language() == "pt"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language() == "en"
    monkeypatch.setenv("LANGUAGE", "")
    assert language() == "en"
    monkeypatch.setenv("LANGUAGE", "fr:de:en")
    assert language() == "de"


def test_a_wish_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language("pt") == "pt"
    assert language("fr") == "de"  # which we do not have
