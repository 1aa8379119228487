"""Flotilla in the terminal: everything open is shown, nothing is too wide, nothing that only colour tells."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import pelagia
from pelagia.cli.boards import ASCII, UNICODE, Look, Signs, board
from pelagia.cli.boards import flotilla_map as chart
from pelagia.cli.table import catalogue
from pelagia.core.game import Game
from pelagia.core.place import Place
from pelagia.core.rng import Rng
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.effects import build
from pelagia.games.flotilla.rules.state import Flotilla
from pelagia.text import LANGUAGES
from tests.cli.typist import Typist, picks, play, sit_down
from tests.games.flotilla.table import Seat, table

RECORD = {"en": "Keep the record", "de": "Aufzeichnung", "pt": "registro"}
NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]


@pytest.fixture
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


def positions(players: int, seed: int, every: int) -> Iterator[Game]:
    """Positions of a random game, and its end."""
    game, rng = pelagia.new("flotilla", players, seed), Rng(seed)
    while decision := game.decision:
        if game.number % every == 0:
            yield game
        game.choose(rng.choice(decision.options))
    yield game


def looking(game: Game, lang: str = "en", width: int = 100, signs: Signs = UNICODE) -> Look:
    lit: dict[Place, int] = {}
    for number, option in enumerate(game.decision.options if game.decision else (), 1):
        lit.update({place: 0 if place in lit else number for place in option.places})
    names = NAMES[: game.players]
    return Look(catalogue(lang, game.content, names), game.content, names, signs, width, lit)


def drawn(game: Game, look: Look, seat: int | None = 0) -> str:
    console = Console(file=io.StringIO(), width=look.width, highlight=False)
    console.print(board("flotilla").draw(game.view(seat), look))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("players", [3, 5])
def test_nothing_hidden_is_printed(players: int) -> None:
    """The second card of a stack, the removed ones, artefacts in the bag."""
    for game in positions(players, seed=players, every=150):
        open_now = str(game.view(0))
        hidden = [id for id in (*game.content.crew, *game.content.artefacts) if f"'{id}'" not in open_now]
        printed = drawn(game, looking(game))
        assert [id for id in hidden if re.search(rf"\b{id}\b", printed)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_line_fits(lang: str, width: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for game in positions(3, seed=4, every=60):
            for seat in (0, None):
                printed = drawn(game, looking(game, lang, width), seat)
                assert max(cell_len(line) for line in printed.splitlines()) <= width
    assert caplog.messages == []  # no word is missing


def test_plain_terminals_get_plain_letters() -> None:
    assert all(drawn(game, looking(game, signs=ASCII)).isascii() for game in positions(4, seed=2, every=80))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_is_explained(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    game = pelagia.new("flotilla", 3, 1)
    content, look = game.content, looking(game, lang)
    with caplog.at_level(logging.WARNING):
        for id in (*content.crew, *content.tiles, *content.goals, *content.artefacts):
            head, *lines = board("flotilla").explain(id, look)
            assert look.cat(content[id].name) in head
            assert lines
        assert board("flotilla").legend(look)
    assert caplog.messages == []


def map_of(seat: Seat, *lit: Place) -> list[str]:
    t = table(seat)
    names = NAMES[: t.game.players]
    look = Look(catalogue("en", t.game.content, names), t.game.content, names, UNICODE, 100, dict.fromkeys(lit, 7))
    return [line.plain.rstrip() for line in chart.draw(t.game.view(0)["table"]["seats"][0], look)]


def test_the_map_of_a_sea() -> None:
    """Depth, depletion, arcs by corner, islands, outposts and ships; and where a tile can go."""
    seat = Seat(sea="Y01@2,2/1 R06@2,3! Y13@1,3/3", ships="2,2:Y1 2,2", outposts="1,3")
    assert map_of(seat, places.hex("3,1")) == [
        "     dock      unload",
        "     □",
        "7)3,1     Y01 ~     Y13 ~~",
        "          y1 □ s12  y3 ■",
        "               R06 ✖✖",
    ]


def test_the_map_of_a_city() -> None:
    """Land edges of each piece, buildings and stations as they are turned."""
    assert map_of(Seat(sky=True, ships="", city="Y00@2,2 Y13@2,3/1 Y02@1,3/2")) == [
        "dock      unload",
        "□",
        "     Y00 *     Y02 2345",
        "     B         n0",
        "          Y13 12/45",
    ]


def test_tiles_that_are_built_show_their_points() -> None:
    """Case 73: what was taken, what placed tiles would score, and what each hex would bring at best."""
    seat = Seat(sky=True, city="Y19@2,2", tile_stock="Y00 Y07", stock="Y9")
    t = table(seat, dials=(2, 1, 1, 1), does=build(2)).take("tile Y00", "tile Y07")
    told = drawn(t.game, looking(t.game))
    assert "Taken Y00 3Y * B  Y07 1Y" in told
    t.take("hex 2,3")
    told = drawn(t.game, looking(t.game))
    assert f"Would score Y00@2,3 6{UNICODE.point}" in told
    assert f"18{UNICODE.point}" in told


def test_a_map_without_room_is_left_out() -> None:
    t = table(Seat(sea="Y00@2,2"))
    assert chart.draw(t.game.view(0)["table"]["seats"][0], looking(t.game, width=12)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_and_scored(lang: str, tmp_path: Path) -> None:
    """From a pool that is almost empty, so that it does not take long."""
    game = pelagia.new("flotilla", 3, 5)
    assert isinstance(game, Flotilla)
    game.pool = 1
    typist = Typist(reader=picks(RECORD[lang], "n"))
    sit_down(game, tmp_path / "game.json", typist, lang).run(greet=False)
    typist.keep()
    said = "".join(typist.said)
    assert not game.decisions
    assert re.findall(r"terminal-[a-z-]+|flotilla-[a-z]+-[a-z-]+", said) == []
    assert {f"{vp}{UNICODE.point}" for vp in game.scores} < {*said.split()}


def test_without_a_number_there_are_three_players(state_folder: Path) -> None:
    (greeting, *_) = play(Typist(), game="flotilla")
    names = ("Ada", "Nemo", "Conseil", "Aronnax")
    assert [name for name in names if name in greeting] == ["Ada", "Nemo", "Conseil"]


def test_cards_are_explained_by_their_identifier(state_folder: Path) -> None:
    said = play(Typist("", "? S6", "? Y13", "?1", "rules"), game="flotilla", seed=3)
    told = "".join(said)
    assert "Translator S6: crew card of the Speakers, level 2" in told
    assert "Sinkside: reef, yellow, toxicity 1, island with a build site, yellow arc." in told
    assert "flotilla.md" in told
