"""Flotilla: content packs (docs/content-flotilla.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.combinators import seq, when
from pelagia.core.errors import BadContent, WrongVersion
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import SPEAKERS, Content, Face, ResearchFace, Symbol
from pelagia.games.flotilla.content.pack import PACK, TABLES, load_content
from pelagia.games.flotilla.content.words import WORDS
from pelagia.games.flotilla.rules.effects import influence_same, money, seal, topside, vp
from pelagia.games.packs import write
from pelagia.text import LANGUAGES, Catalogue

GUIDE = (Path(__file__).parents[3] / "docs/content-flotilla.md").read_text(encoding="utf-8")
ABOUT = 'name = "test"\ngame = "flotilla"\n'


def entry(table: str, /, **fields: Any) -> str:
    return "\n".join([f"[[{table}]]", *(f"{name} = {json.dumps(value)}" for name, value in fields.items()), ""])


def crew(id: str = "S1", sinkside: Any = ("vp(1)",), skyside: Any = ("vp(1)",), **fields: Any) -> str:
    return entry("crew", id=id, sinkside=sinkside, skyside=skyside, **fields)


def tile(**changes: Any) -> str:
    return entry("tile", **{"id": "Y00", "depth": "REEF", "pattern": "F", "cost": 1, **changes})


def goal(**changes: Any) -> str:
    counts = {"sinkside": "fleet()", "skyside": "buildings()"}
    values = {f"{side}_values": [3, 2, 1] for side in counts}
    return entry("goal", **{"id": "Z05", **counts, **values, **changes})


def _guide(folder: Path) -> Path:
    """Write the examples of the guide into the files that their first lines name."""
    for block in re.findall("```toml\n(.*?)```", GUIDE, re.DOTALL):
        file = folder / block.partition("\n")[0].removeprefix("# ")
        file.parent.mkdir(exist_ok=True)
        file.write_text(block, encoding="utf-8")
    return folder / "my-pack"


def _load(folder: Path, files: Mapping[str, str], about: str = ABOUT) -> Content:
    folder.mkdir(exist_ok=True)
    for name, text in {"pack.toml": about, **files}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return load_content(str(folder))


def _refused(folder: Path, text: str, place: str = "") -> str:
    """What is said of a bad pack, in every language."""
    with pytest.raises(BadContent) as refused:
        _load(folder, {"pieces.toml": text})
    args = refused.value.text.args
    assert place in ("", args["card"])
    assert isinstance(args["what"], Text)
    assert all(Catalogue(lang, strict=True)(args["what"]) for lang in LANGUAGES)
    return args["what"].id


def test_the_examples_of_the_guide_make_a_pack(tmp_path: Path) -> None:
    content = load_content(_guide(tmp_path))
    assert re.fullmatch("my pack@[0-9a-f]{12}", content.name)
    otherwise = when(topside(SPEAKERS), vp(2), money(2))
    assert content.crew["S1"].sinkside == Face(3, (influence_same(2), money(4)))
    assert content.crew["S1"].skyside == Face(3, (influence_same(2), otherwise))
    assert (content.crew["S1"].guilds, content.crew["S1"].level) == (BOX.crew["S1"].guilds, 1)
    assert content.tiles["Y13"].station == 4
    assert content.goals["Z05"].sinkside.values == (6, 5, 3)
    assert content.artefacts["AT2"].reward == seq(money(6), seal())
    assert content.crew["S2"] == BOX.crew["S2"]


def test_the_examples_of_the_guide_change_the_boards(tmp_path: Path) -> None:
    boards = load_content(_guide(tmp_path)).boards
    assert boards.prices[0] == 1
    assert boards.rings[3].fields[6] == seq(money(2), vp(1))
    assert len(boards.survivors[3]) == 4
    assert (boards.sonar[4].vp, boards.docks[3][0].price, boards.hub[1][3]) == (6, 15, money(14))
    assert boards.dive_dice[1].faces[5] == (Symbol.SURVIVOR,)
    assert boards.research_dice[0][0] == ResearchFace(SPEAKERS, 2)
    assert boards.rings[0] == BOX.boards.rings[0]


def test_the_guide_names_every_table_and_word() -> None:
    assert {*re.findall(r"^\[\[(\w+)\]\]", GUIDE, re.MULTILINE)} == {*TABLES}
    listed = GUIDE[GUIDE.index("## The words") :]
    assert {*re.findall(r"\b([a-z_]+)\(", listed)} == {word for word in WORDS if word.islower()}


def test_the_box_can_be_written_and_read(tmp_path: Path) -> None:
    """The vocabulary of packs says everything that the box does."""
    write(tmp_path / "box", PACK.files(BOX, "box"))
    content = load_content(tmp_path / "box")
    for shelf in ("crew", "tiles", "goals", "artefacts", "boards"):
        assert getattr(content, shelf) == getattr(BOX, shelf)
    assert [*content.crew, *content.tiles] == [*BOX.crew, *BOX.tiles]


def test_the_name_tells_contents_apart(tmp_path: Path) -> None:
    content = _load(tmp_path / "1", {"a.toml": crew("S1"), "b.toml": crew("S2")})
    assert _load(tmp_path / "2", {"c.toml": "# same\n" + crew("S2") + crew("S1", [" vp( n=1 )"])}).name == content.name
    assert _load(tmp_path / "3", {"c.toml": crew("S2") + crew("S1", ["vp(2)"])}).name != content.name
    prices = entry("track", id="prices", values=[*range(2, 14)])
    assert _load(tmp_path / "4", {"a.toml": crew("S1") + crew("S2") + prices}).name != content.name


def test_saves_and_records_ask_for_the_same_pieces(tmp_path: Path) -> None:
    content = write_and_load(tmp_path)
    game = pelagia.new("flotilla", players=3, content=content)
    assert game.record
    with pytest.raises(WrongVersion):
        pelagia.load(game.save())
    with pytest.raises(WrongVersion):
        pelagia.replay(game.record)
    assert pelagia.load(game.save(), content=content) == game


def write_and_load(folder: Path) -> Content:
    write(folder / "again", PACK.files(load_content(_guide(folder)), "box"))
    return load_content(folder / "again")


@pytest.mark.parametrize("players", [3, 5])
def test_random_games_with_a_pack(tmp_path: Path, players: int) -> None:
    content, rng = write_and_load(tmp_path), Rng(players)
    game = pelagia.new("flotilla", players, 1, content=content)
    while decision := game.decision:
        if game.number % 100 == 0:
            assert pelagia.load(json.loads(json.dumps(game.save())), content) == game
            assert game.imagined(0, Rng(1)).view(0) == game.view(0)
        game.choose(rng.choice(decision.options))
    assert game.record
    assert pelagia.replay(game.record, content) == game


def test_the_texts_of_a_pack_render(tmp_path: Path) -> None:
    content = write_and_load(tmp_path)
    pieces: list[Any] = [*content.crew.values(), *content.goals.values(), *content.artefacts.values()]
    for lang in LANGUAGES:
        say = Catalogue(lang, name_of=lambda id: content[id].name, strict=True)
        assert all(say(text) for piece in pieces for text in piece.texts())


BAD = {
    '[[card]]\nid = "S1"': ("content-unknown-table", ""),
    crew("S11"): ("content-did-you-mean", "S11"),
    crew("X1"): ("content-unknown-piece", "X1"),
    crew() * 2: ("content-twice", "S1"),
    crew(title="Herald"): ("content-unknown-field", "S1"),
    crew(sail=True): ("content-wrong-type", "S1"),
    crew(sinkside="vp(1)"): ("content-wrong-type", "S1"),
    crew(sinkside=[]): ("content-wrong-type", "S1"),
    crew(sinkside=[1]): ("content-wrong-type", "S1"),
    crew(sinkside=["point(1)"]): ("content-unknown-word", "S1, sinkside"),
    crew(sinkside=["fleet()"]): ("content-wrong-kind", "S1, sinkside"),
    crew(sinkside=["dive(safe=1)"]): ("content-wrong-kind", "S1, sinkside"),
    crew(sinkside=["money(True)"]): ("content-wrong-kind", "S1, sinkside"),
    crew(sinkside=["draw(1)"]): ("flotilla-check-word", "S1"),
    crew(source="rumour"): ("content-check-source", "S1"),
    tile(depth="ABYSS"): ("content-unknown-depth", "Y00"),
    tile(arc="BLUE"): ("content-unknown-arc", "Y00"),
    tile(pattern="Z"): ("flotilla-check-among", "Y00"),
    tile(colour="RED"): ("content-unknown-field", "Y00"),
    goal(sinkside="vp(1)"): ("content-wrong-kind", "Z05, sinkside"),
    goal(skyside_values=[1, 2]): ("content-wrong-type", "Z05"),
    entry("artefact", id="AS1", reward=["explore(1, 1)"]): ("flotilla-check-word", "AS1"),
    entry("ring", id="PIRATES", fields=["vp(1)"]): ("content-unknown-piece", "PIRATES"),
    entry("ring", id="SPEAKERS", fields=["vp(1)"]): ("flotilla-check-arrow", "SPEAKERS"),
    entry("track", id="money", values=[8, 9]): ("flotilla-check-length", "money"),
    entry("track", id="money", values=["8"]): ("content-wrong-type", "money"),
    entry("dock", id="3", prices=[9, 9, 9], builds=[1]): ("content-wrong-type", "3"),
    entry("dock", id="3", prices=[9], builds=[1]): ("flotilla-check-places", "3"),
    entry("hub", id="TRADERS", rows=["vp(1)"]): ("flotilla-check-length", "TRADERS"),
    entry("dive_die", id="REEF", count=5, faces=["Q"] * 6): ("content-wrong-type", "REEF"),
    entry("research_die", id="1", faces=["joker"]): ("content-wrong-type", "1"),
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_piece_is_refused(tmp_path: Path, text: str) -> None:
    id, place = BAD[text]
    assert _refused(tmp_path, text, f"pieces.toml, {place}".removesuffix(", ")) == id
