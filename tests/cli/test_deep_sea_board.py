"""Deep Sea in the terminal: nothing hidden, nothing too wide, and a whole game by typing numbers."""

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
from pelagia.cli.table import catalogue
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.engine.everything import everything
from pelagia.text import LANGUAGES
from tests.cli.typist import Typist, picks, play, sit_down
from tests.games.deep_sea.hooks import HOOKS

NAMES = ["Ada", "Bo", "Cy", "Di"]


def positions(players: int, seed: int, every: int, **options: object) -> Iterator[Game]:
    """Positions of a random game, and its end."""
    game, rng = pelagia.new("deep-sea", players, seed, options), Rng(seed)
    while decision := game.decision:
        if game.number % every == 0:
            yield game
        game.choose(rng.choice(decision.options))
    yield game


def look(game: Game, lang: str = "en", width: int = 100, signs: Signs = UNICODE) -> Look:
    """As a session makes it: all places that can be chosen are lit."""
    names = NAMES[: game.players]
    options = game.decision.options if game.decision else ()
    lit = {place: n for n, option in enumerate(options, 1) for place in option.places}
    return Look(catalogue(lang, game.content, names), game.content, names, signs, width, lit)


def drawn(game: Game, at: Look, seat: int | None = None) -> str:
    console = Console(file=io.StringIO(), width=at.width, highlight=False)
    who = game.decision.seat if game.decision and seat is None else seat or 0
    console.print(board("deep-sea").draw(game.view(who), at))
    if not game.decision:
        console.print(board("deep-sea").scoring(game.view(who), game.events or [], at))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("players", "scenario"), [(1, 9), (2, 1), (3, 8), (4, 5)])
def test_nothing_hidden_is_printed(players: int, scenario: int) -> None:
    for game in positions(players, players, 15, scenario=scenario):
        at, printed = look(game), drawn(game, look(game), seat=0)
        secret = {id for id in HOOKS.hidden(game, 0) if re.search(rf"\b{at.cat.piece(id)}\b", printed)}
        assert secret == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "scenario"), [(80, 5), (120, 8), (80, 10)])
def test_every_line_fits(lang: str, width: int, scenario: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for game in positions(2, seed=3, every=9, scenario=scenario, cooperative=scenario == 10):
            for line in drawn(game, look(game, lang, width)).splitlines():
                assert cell_len(line) <= width
    assert caplog.messages == []  # no word is missing


def test_a_team_sees_its_goals() -> None:
    *_, game = positions(2, seed=1, every=99, scenario=4, cooperative=True)
    printed = drawn(game, look(game))
    assert "Points of the team" in printed
    assert "goals of 7 met" in printed
    goals = [game.content.goals[id] for id in game.view(0)["table"]["bonus_goals"]]
    assert all(look(game).cat(goal.name) in printed for goal in goals)


def test_plain_terminals_get_plain_letters() -> None:
    for scenario in (3, 6):
        for game in positions(2, seed=3, every=14, scenario=scenario):
            at = look(game, signs=ASCII)
            console = Console(file=io.StringIO(), width=100, highlight=False)
            console.print(board("deep-sea").draw(game.view(0), at))
            assert isinstance(console.file, io.StringIO)
            assert console.file.getvalue().isascii()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_is_explained(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    game = pelagia.new("deep-sea", 2, 1)
    at = look(game, lang)
    with caplog.at_level(logging.WARNING):
        for id in filter(None, game.content.codes):
            head, *lines = board("deep-sea").explain(id, at)
            assert head.startswith(at.cat.piece(id))
            assert lines
    assert caplog.messages == []


def test_what_one_looks_at_is_known_to_that_seat_only() -> None:
    for game in positions(3, seed=2, every=1, scenario=1):
        if game.decision and game.decision.kind == "KeepBoard":
            known = everything(game)["table"]["looking"]
            assert known == game.view(game.decision.seat)["table"]["looking"]
            assert None in game.view(None)["table"]["looking"]
            return
    raise AssertionError("nobody discovered anything")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "pelagia"


def test_a_whole_game_is_played_by_typing() -> None:
    options = ["cooperative=true", "scenario=6"]
    said = play(Typist(reader=picks("Keep the record", "n")), game="deep-sea", players=2, option=options)
    assert "Endeavor: Deep Sea" in said[0]
    assert "Final scoring" in said[-2]
    assert "Mission failed: 0 of 4 goals" in said[-2]
    assert "Missed: points of all together" in said[-2]


def test_pieces_are_explained_by_identifier_and_by_name(tmp_path: Path) -> None:
    game = pelagia.new("deep-sea", 1, 1, {"scenario": 1})
    typist = Typist("? sea_star", "? the sea star", "? A7", "? The Quiet Laboratory", "? t05", "?1", "? kraken")
    assert sit_down(game, tmp_path / "kept.json", typist).run() == 0
    typist.keep()
    by_id, by_name, unknown, journal, token, option, nothing = typist.said[1:8]
    assert by_id.startswith("The Sea Star: ocean board, publicly known\n")
    assert by_name == by_id
    assert "There is no card or option" in unknown
    assert "Cost: 0 research" in journal
    assert "Research: 4" in token
    assert "Pilot: crew member" in option
    assert "There is no card or option" in nothing
