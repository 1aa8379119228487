"""What reports say they are about."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import pelagia
from pelagia import bots
from pelagia.lab.about import About, about, changed, pack, pieces
from pelagia.lab.play import Plan
from tests.lab.packs import CARD, rich_crab


def test_all_that_decides_what_comes_out_is_named() -> None:
    found = about(Plan("new-eden", 2, 30, ("random", "greedy", "random"), seed=5, start=70))
    rules = pelagia.rules("new-eden")
    assert found == About(
        program=pelagia.__version__,
        game="new-eden",
        rules=rules.version,
        content=pack(rules, rules.content),
        bots={"random": bots.fingerprint("random"), "greedy": bots.fingerprint("greedy")},
        seed=5,
        first=70,
        games=30,
    )


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_the_box_has_a_fingerprint(name: str) -> None:
    rules = pelagia.rules(name)
    found = pack(rules, rules.content)
    assert found.name == "box"
    assert len(found.fingerprint) == 12


def test_the_boards_are_part_of_it() -> None:
    rules = pelagia.rules("flotilla")
    dearer = replace(rules.content, boards=replace(rules.content.boards, surcharges=(9, 9)))
    assert pack(rules, dearer).fingerprint != pack(rules, rules.content).fingerprint


def test_a_pack_has_another_one(tmp_path: Path) -> None:
    rules = pelagia.rules("new-eden")
    rich, richer = (rules.load_content(rich_crab(tmp_path / str(coins), coins)) for coins in (9, 12))
    prints = {pack(rules, content).fingerprint for content in (rules.content, rich, richer)}
    assert len(prints) == 3
    assert pack(rules, rich).name == "rich crab"


def test_pieces_that_differ(tmp_path: Path) -> None:
    rules = pelagia.rules("new-eden")
    rich = rules.load_content(rich_crab(tmp_path / "rich"))
    assert changed(rules.content, rich) == [CARD]
    assert changed(rich, rich) == []
    same = rules.load_content(rich_crab(tmp_path / "same", 3))
    assert changed(rules.content, same) == []  # written anew, but as in the box
    assert {CARD} < {*pieces(rich)}
    card = rules.content.cards[CARD]
    printed = replace(rules.content, cards={**rules.content.cards, CARD: replace(card, source="rulebook")})
    assert changed(rules.content, printed) == []  # only known from elsewhere
