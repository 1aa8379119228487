"""Underwater Cities: content packs (docs/content-underwater-cities.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.errors import BadContent
from pelagia.core.rng import Rng
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.check import check
from pelagia.games.underwater_cities.content.pack import WORDS, load_content
from pelagia.games.underwater_cities.rules.effects import VOCABULARY, build, draw, gain, less, on
from pelagia.text import LANGUAGES, Catalogue

GUIDE = (Path(__file__).parents[3] / "docs/content-underwater-cities.md").read_text(encoding="utf-8")
ABOUT = 'name = "test"\ngame = "underwater-cities"\n'


def pack(folder: Path, **files: str) -> Path:
    (folder / "pack.toml").write_text(files.pop("about", ABOUT), encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def card(id: str = "U1", type: str = "INSTANT", colour: str = "YELLOW", *effects: str, **more: Any) -> str:
    fields = {"id": id, "type": type, "colour": colour, "effects": effects or ["gain(KELP=1)"], **more}
    return "\n".join(["[[card]]", *(f"{name} = {json.dumps(value)}" for name, value in fields.items()), ""])


def test_the_guide_is_a_pack(tmp_path: Path) -> None:
    for name, text in re.findall(r"```toml\n# my-pack/(\w+)\.toml\n(.*?)```", GUIDE, re.DOTALL):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    content = load_content(tmp_path)
    assert content.name.startswith("my pack@")
    cost = VOCABULARY["price"](CRED=1)
    assert content.cards["U1"].effects == (VOCABULARY["pay"](cost, gain(KELP=3)),)
    own = less(VOCABULARY["BUILDING"], {6: 1}, first=True)
    assert content.cards["U42"].effects == (own, on(VOCABULARY["BUILT"](VOCABULARY["CITY"]), draw(1)))
    assert content.metropolises["M07"].production == (0, 0, 0, 1, 0, 0)
    assert content.metropolises["BR1"].final == BOX.metropolises["BR1"].final
    assert len(content.contracts["K8"].criteria) == 2


def test_other_pieces_stay(tmp_path: Path) -> None:
    content = load_content(pack(tmp_path, cards=card("U5", "INSTANT", "YELLOW", "draw(2)")))
    assert content.cards["U5"].effects == (draw(2),)
    assert (content.cards["U5"].number, content.cards["U5"].title) == (5, BOX.cards["U5"].title)
    assert {id for id in BOX.cards if content.cards[id] is not BOX.cards[id]} == {"U5"}
    assert [*content.cards] == [*BOX.cards]


def test_an_empty_pack_is_the_box(tmp_path: Path) -> None:
    content = load_content(pack(tmp_path))
    assert content.cards == BOX.cards
    check(BOX)


def test_a_game_with_a_pack_is_played_saved_and_told_apart(tmp_path: Path) -> None:
    folder = pack(tmp_path, cards=card("U1", "ACTION", "GREEN", "one_of(build(LAB, cost=FREE), gain(PT=2))"))
    content = load_content(folder)
    either = VOCABULARY["one_of"](build(VOCABULARY["LAB"], cost=VOCABULARY["FREE"]), gain(PT=2))
    assert content.cards["U1"].effects == (either,)
    assert load_content(folder).name == content.name
    pack(tmp_path, cards=card("U1", "ACTION", "GREEN", "gain(PT=2)"))
    assert load_content(folder).name != content.name


@pytest.mark.parametrize("players", [2, 3])
def test_games_are_played_with_a_pack(players: int, tmp_path: Path) -> None:
    cards = [
        card("U1", "PERMANENT", "YELLOW", "on(ADVANCED, pay(either(price(KELP=1), price(CRED=1)), gain(PT=1)))"),
        card(
            "U2",
            "PERMANENT",
            "RED",
            "once_per_turn(exchange_among(KELP, CRED, BIO))",
            "upgrade_price(LAB, price(CRED=1))",
        ),
        card("U3", "PRODUCTION", "GREEN", "block(per(share(CONN(BUILDING), 2), gain(SCI=1)), draw(1))"),
        card("U4", "FINAL", "GREEN", "score(2 * SETS(CONN(FARM), CONN(LAB)))", "hand_in(price(SCI=1), 2, 3)"),
        card("U5", "INSTANT", "RED", "in_order(look(3, 1), may(advance(2)))"),
        card("U7", "INSTANT", "YELLOW", "when(on_step(4), block(ready(1), take_production(1)))"),
    ]
    content = load_content(pack(tmp_path, cards="".join(cards)))
    for seed in range(2):
        game, rng = pelagia.new("underwater-cities", players, seed, content=content), Rng(seed)
        while decision := game.decision:
            game.choose(rng.choice(decision.options))
        assert len(game.winners) == 1


WRONG: dict[str, tuple[str, str]] = {
    "unknown piece": (card("U206"), "U206"),
    "unknown type": (card(type="EVENT"), "EVENT"),
    "unknown colour": (card(colour="BLUE"), "BLUE"),
    "no colour": (card(colour="NONE"), "colour"),
    "assistant": (card("U0", "INSTANT", "NONE"), "assistant"),
    "source": (card(source="rumour"), "rumour"),
    "no effects": ('[[card]]\nid = "U1"\ntype = "INSTANT"\ncolour = "RED"\neffects = []\n', "effects"),
    "unknown word": (card("U1", "INSTANT", "RED", "gane(KELP=1)"), "gane"),
    "wrong kind": (card("U1", "INSTANT", "RED", "when(gain(KELP=1), gain(KELP=1))"), "gain(KELP=1)"),
    "lasting instant": (card("U1", "INSTANT", "RED", "hand_limit(1)"), "not possible here"),
    "instant permanent": (card("U1", "PERMANENT", "RED", "gain(KELP=1)"), "lasting"),
    "instant final": (card("U1", "FINAL", "RED", "gain(PT=1)"), "score"),
    "change of no production": (card("U1", "INSTANT", "RED", "convert_produced(BIO, gain(PT=1))"), "not possible here"),
    "score inside": (card("U1", "PERMANENT", "RED", "on(ADVANCED, score(1))"), "not possible here"),
    "negative": (card("U1", "INSTANT", "RED", "gain(KELP=-1)"), "-1"),
    "too much": (card("U1", "INSTANT", "RED", "gain(KELP=21)"), "21"),
    "nothing gained": (card("U1", "INSTANT", "RED", "gain()"), "nothing"),
    "nothing handed in": (card("U1", "FINAL", "RED", "hand_in(price(), 2)"), "nothing"),
    "no share": (card("U1", "FINAL", "RED", "score(share(METRO, 0))"), "nothing"),
    "no times": (card("U1", "INSTANT", "RED", "up_to(1, 0, draw(1))"), "nothing"),
    "one part": (card("U1", "INSTANT", "RED", "block(draw(1))"), "nothing"),
    "unsorted table": (card("U1", "FINAL", "RED", "score(table(METRO, 3, 1, 2, 4))"), "nothing"),
    "counted table": (card("U1", "FINAL", "RED", "score(2 * table(METRO, 1, 1))"), "table"),
    "table outside": (card("U1", "INSTANT", "RED", "per(table(METRO, 1, 1), draw(1))"), "table"),
    "upgraded city": (card("U1", "INSTANT", "RED", "upgrade(CITY)"), "CITY"),
    "just built alone": (card("U1", "INSTANT", "RED", "upgrade(JUST_BUILT)"), "JUST_BUILT"),
    "tunnel on an expansion site": (card("U1", "INSTANT", "RED", "build(TUNNEL, where=EXPANSION)"), "expansion"),
    "alike": (card("U1", "INSTANT", "RED", "block(build(FARM), build(FARM))"), "same"),
    "brown instant": ('[[metropolis]]\nid = "BR1"\ninstant = "draw(1)"\n', "final"),
    "blue without instant": ('[[metropolis]]\nid = "M01"\nproduction = "gain(PT=2)"\n', "instant"),
    "condition as criterion": ('[[contract]]\nid = "K1"\ncriteria = ["draw(1)"]\nreward = ["draw(1)"]\n', "draw(1)"),
    "unknown table": ('[[bonus]]\nid = "B01"\n', "[[card]]"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_said(what: str, tmp_path: Path) -> None:
    text, told = WRONG[what]
    with pytest.raises(BadContent) as refused:
        load_content(pack(tmp_path, wrong=text))
    assert told in Catalogue("en", strict=True)(refused.value.text)
    for lang in LANGUAGES:
        assert "wrong.toml" in Catalogue(lang, strict=True)(refused.value.text)


def test_every_word_of_the_vocabulary_may_be_written() -> None:
    assert VOCABULARY.keys() <= WORDS.keys()
    assert {"S2", "N1", "own", "table", "TURN"} <= WORDS.keys()


def test_a_space_of_a_pack_is_called_by_what_it_does(tmp_path: Path) -> None:
    content = load_content(pack(tmp_path, spaces='[[space]]\nid = "S2"\neffect = "gain(KELP=3)"\n'))
    words = Catalogue("en", lambda id: content[id].name)
    assert words.piece("S2") == "“gain 3 kelp” S2"
    assert words.piece("S6") == "“Build 1 or 2 farms” S6"
