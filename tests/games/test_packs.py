"""Packs of all games: the box as a pack, all that is wrong with one, and the schema for editors."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

import pelagia
from pelagia.core.text import Text
from pelagia.games.packs import Fault, Pack, write
from pelagia.games.schema import schema
from pelagia.text import LANGUAGES, Catalogue

GAMES = ("new-eden", "underwater-cities", "flotilla", "deep-sea")


def pack_of(game: str) -> Pack[Any]:
    its_pack = pelagia.rules(game).pack
    assert isinstance(its_pack, Pack)
    return its_pack


@pytest.fixture(params=GAMES)
def pack(request: pytest.FixtureRequest) -> Pack[Any]:
    return pack_of(request.param)


def test_the_box_is_written_as_a_pack_that_reads_back_to_it(pack: Pack[Any], tmp_path: Path) -> None:
    write(tmp_path / "box", pack.files(pack.box, "box"))
    content, faults = pack.examine(tmp_path / "box")
    assert content
    assert (content.name, faults) == (f"box@{pack.digest(pack.box)}", [])
    assert [*content.codes] == [*pack.box.codes]  # in the same order, which decides how decks are shuffled
    assert pack.bent(content) == []


def test_the_box_as_written_keeps_to_the_schema(pack: Pack[Any]) -> None:
    forms = schema(pack)
    meta.validate(forms)
    for file, text in pack.files(pack.box, "box").items():
        errors = [error.message for error in Draft202012Validator(forms).iter_errors(tomllib.loads(text))]
        assert not errors, (file, errors[:3])


ABOUT = {game: f'name = "test"\ngame = "{game}"\n' for game in GAMES}
TYPICAL = {  # a fault that editors mark, by game
    '[[card]]\nid = "C01"\ndeck = "1A"\ngroup = "CRAB"\nslots = 4\non_use = "coins(3)"': "new-eden",
    '[[card]]\nid = "C01"\ndeck = "1A"\ngroup = "CRAB"\nslots = 1\non_use = "coin(3)"': "new-eden",
    '[[card]]\nid = "C01"\ndeck = "1A"\ngroup = "CRAB"\nslots = 1\non_use = "final(points=3)"': "new-eden",
    '[[card]]\nid = "C01"\ndeck = "1A"\ngroup = "CRAB"\nslots = 1': "new-eden",
    '[[card]]\nid = "Y01"\ndeck = "1A"\ngroup = "YARD"\non_place = "deeples(2)"\nbottles = [1]': "new-eden",
    '[[card]]\nid = "C01"\ndeck = "4A"\ngroup = "CRAB"\nslots = 1\non_use = "coins(3)"': "new-eden",
    '[[cards]]\nid = "C01"': "new-eden",
    'name = "test"\ngame = "flotilla"\n': "new-eden",
    'name = "te@st"\ngame = "new-eden"\n': "new-eden",
    'name = "test"\ngame = "new-eden"\n[[card]]\nid = "C01"\n': "new-eden",
    '[[card]]\nid = "U206"\ntype = "INSTANT"\ncolour = "RED"\neffects = ["draw(1)"]': "underwater-cities",
    '[[card]]\nid = "U1"\ntype = "EVENT"\ncolour = "RED"\neffects = ["draw(1)"]': "underwater-cities",
    '[[card]]\nid = "U1"\ntype = "INSTANT"\ncolour = "RED"\neffects = []': "underwater-cities",
    '[[space]]\nid = "S2"\neffect = "METRO"': "underwater-cities",
    '[[goal]]\nid = "Z05"\nsinkside = "fleet()"\nsinkside_values = [1, 2]\n'
    'skyside = "fleet()"\nskyside_values = [3, 2, 1]': "flotilla",
    '[[tile]]\nid = "Y00"\ndepth = "ABYSS"\npattern = "A"\ncost = 1': "flotilla",
    '[[dive_die]]\nid = "REEF"\ncount = 5\nfaces = ["Q", "R", "R", "R", "R", "R"]': "flotilla",
    '[[board]]\nid = "atoll"\nfound = "R7"': "deep-sea",
    '[[board]]\nid = "atoll"\nfound = "R"\ntracks = ["[1-2"]': "deep-sea",
    '[[journal]]\nid = "J7"\ncost = 13\nsymbols = ["blue"]': "deep-sea",
    '[[scenario]]\nid = "SC1"\narea = "0.0=R*"': "deep-sea",
}


@pytest.mark.parametrize("text", TYPICAL)
def test_what_is_typically_wrong_is_marked_by_editors_and_refused(text: str, tmp_path: Path) -> None:
    game = TYPICAL[text]
    assert not Draft202012Validator(schema(pack_of(game))).is_valid(tomllib.loads(text))
    file = "pack.toml" if text.startswith("name") else "pieces.toml"
    _, faults = pack_of(game).examine(_written(tmp_path, {"pack.toml": ABOUT[game], file: text}))
    assert faults


def _written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_all_that_is_wrong_is_said_with_its_place(tmp_path: Path) -> None:
    cards = """[[card]]
id = "C01"
deck = "9Z"
group = "CRAB"
slots = 1
on_use = "coin(3)"

[[card]]
id = "C02"
deck = "1A"
group = "CRAB"
slots = 7
on_use = "coins(200)"

[[card]]
deck = "1A"
"""
    files = {"pack.toml": 'name = "a@b"\ngame = "new-eden"\n', "cards.toml": cards, "broken.toml": "[[card"}
    content, faults = pack_of("new-eden").examine(_written(tmp_path, files))
    assert content is None
    places = {(fault.file, fault.line(tmp_path), fault.piece, fault.field, _id(fault)) for fault in faults}
    assert places == {
        ("pack.toml", 1, "", "name", "content-bad-name"),
        ("broken.toml", 1, "", "", "content-bad-toml"),
        ("cards.toml", 3, "C01", "deck", "content-unknown-deck"),
        ("cards.toml", 6, "C01", "on_use", "content-did-you-mean"),
        ("cards.toml", 9, "C02", "", "new-eden-check-slots"),
        ("cards.toml", 9, "C02", "", "content-check-number"),
        ("cards.toml", 15, "card 3", "id", "content-missing-field"),
        ("cards.toml", 15, "card 3", "group", "content-missing-field"),
    }
    for fault in faults:
        assert all(Catalogue(lang, strict=True)(fault.what) for lang in LANGUAGES)


def _id(fault: Fault) -> str:
    what: Text = fault.what
    return what.id


def test_a_piece_that_cannot_be_read_is_not_missed_elsewhere(tmp_path: Path) -> None:
    """Its deck would be one short, which is nothing to repair."""
    pack = pack_of("new-eden")
    files = pack.files(pack.box, "box")
    files["1a.toml"] = files["1a.toml"].replace("coins(3)", "coins(", 1)
    _, faults = pack.examine(_written(tmp_path, files))
    assert [(fault.piece, fault.field) for fault in faults] == [("C01", "on_use")]


def test_facts_are_told_in_every_language(pack: Pack[Any]) -> None:
    """Those that a pack can bend; the code has them in English."""
    english = Catalogue("en", strict=True)
    facts = {fact.text(pack.game): fact.says for fact in printed(pack).FACTS}
    told = {text: says for text, says in facts.items() if english.knows(text)}
    assert len(told) > 9
    assert {text: english(text) for text in told} == told
    for lang in LANGUAGES[1:]:
        assert all(Catalogue(lang, strict=True)(text) not in facts.values() for text in told)


def printed(pack: Pack[Any]) -> Any:
    return import_module(f"pelagia.games.{pack.game.replace('-', '_')}.content.printed")


def test_a_bent_fact_is_found(tmp_path: Path) -> None:
    card = '[[card]]\nid = "KX"\ngroup = "KRAKEN"\nslots = 1\non_use = "repair(4)"\nfinal = "final(forward=1)"\n'
    pack = pack_of("new-eden")
    content, faults = pack.examine(_written(tmp_path, {"pack.toml": ABOUT["new-eden"], "cards.toml": card}))
    assert not faults
    assert [fact.page for fact in pack.bent(content)] == ["p. 10, Ausbau"]
