"""The board of Underwater Cities in the terminal: nothing hidden, nothing too wide, nothing that only colour tells."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import pelagia
from pelagia.cli import explain
from pelagia.cli.boards import ASCII, UNICODE, Look, Signs, board
from pelagia.cli.boards.underwater_cities_board import ASCII as PLAIN_LINES
from pelagia.cli.boards.underwater_cities_board import UNICODE as LINES
from pelagia.cli.table import catalogue
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.engine.everything import everything
from pelagia.text import LANGUAGES
from tests.cli.typist import Typist, play

GAME = "underwater-cities"
NAMES = ["Ada", "Bo", "Cy", "Di"]
OPTIONS: dict[int, dict[str, Any]] = {1: {}, 2: {"contracts": True}, 3: {"board_side": "back"}, 4: {}}


@cache
def positions(players: int, every: int = 60) -> list[Game]:
    """Positions of a random game, and its end."""
    return [*_positions(players, every)]


def _positions(players: int, every: int) -> Iterator[Game]:
    game, rng = pelagia.new(GAME, players, players, OPTIONS[players]), Rng(players)
    while game.decisions:
        if game.number % every == 0:
            yield game.clone()
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.singles()), decision.seat)
    yield game


def looked(game: Game, lang: str = "en", width: int = 100, signs: Signs = UNICODE) -> Look:
    names = NAMES[: game.players]
    lit = {place: 0 for decision in game.decisions for option in decision.options for place in option.places}
    return Look(catalogue(lang, game.content, names), game.content, names, signs, width, lit)


def drawn(game: Game, seat: int | None, lang: str = "en", width: int = 100, signs: Signs = UNICODE) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(board(GAME).draw(game.view(seat), looked(game, lang, width, signs)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_hidden_is_printed(players: int) -> None:
    for game in positions(players):
        printed = drawn(game, 0).split()
        seen = json.dumps(game.view(0))
        hidden = [card for card in game.content.cards if f'"{card}"' not in seen]
        assert [card for card in hidden if card in printed or f"({card}" in printed] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_line_fits(lang: str, width: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for game in [position for players in (1, 2, 3, 4) for position in positions(players)[1::2]]:
            for line in drawn(game, 0, lang, width).splitlines():
                assert cell_len(line) <= width
    assert caplog.messages == []  # no word is missing


def test_two_players_leave_room_for_log_and_options() -> None:
    assert max(drawn(game, 0).count("\n") for game in positions(2)) <= 42


def test_a_spectator_sees_the_table() -> None:
    printed = drawn(positions(2)[-1], None)
    assert "Ada" in printed
    assert "Bo" in printed
    assert "Your hand" not in printed


def test_plain_terminals_get_plain_signs() -> None:
    for game in positions(2):
        assert [sign for sign in drawn(game, 0, signs=ASCII) if not (sign.isascii() or sign.isalpha())] == []


@pytest.mark.parametrize("lines", [LINES, PLAIN_LINES])
def test_tunnels_and_domes_are_told_apart_without_colour(lines: Any) -> None:
    for signs in (lines.across, lines.down, lines.domes):
        assert len({*signs}) == 3


def test_the_board_shows_what_stands_where() -> None:
    game = pelagia.new(GAME, 2, 1)
    player = game.view(0)["table"]["seats"][0]
    player["cities"][7] = {"site": "C2", "city": "symbiotic", "connected": False}
    site = next(entry for entry in player["sites"] if entry["site"] == "C2.1")
    site.update(kind="lab", upgraded=True)
    next(tunnel for tunnel in player["tunnels"] if tunnel["site"] == "C2-C3").update(built=True, upgraded=True)
    view = game.view(0)
    view["table"]["seats"][0] = player
    console = Console(file=io.StringIO(), width=100, highlight=False)
    console.print(board(GAME).draw(view, looked(game, signs=ASCII)))
    assert isinstance(console.file, io.StringIO)
    assert "C2(@L23x    ####C3o123x" in console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_is_explained(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    game = pelagia.new(GAME, 2, 1)
    content = game.content
    with caplog.at_level(logging.WARNING):
        for id in (*content.cards, *content.spaces, *content.metropolises, *content.contracts):
            head, *lines = board(GAME).explain(id, looked(game, lang))
            assert id in head
            assert lines
        assert board(GAME).legend(looked(game, lang))
    assert caplog.messages == []


def test_an_option_explains_the_pieces_it_is_about() -> None:
    game = positions(3)[1]
    decision = next(asked for asked in game.decisions if asked.options[0].places)
    place = decision.options[0].places[0]
    told = explain.about(game, decision, "1", board(GAME), looked(game))
    assert place.id in told[1]


def test_the_scoring_adds_up() -> None:
    for players in (1, 2, 3, 4):
        game = positions(players)[-1]
        view = game.view(0)
        console = Console(file=io.StringIO(), width=100, highlight=False)
        console.print(board(GAME).scoring(view, game.events or [], looked(game)))
        assert [sum(steps) for steps in view["table"]["scoring"]] == game.scores
        assert isinstance(console.file, io.StringIO)
        assert all(f"{score}★" in console.file.getvalue() for score in game.scores)
        assert ("Place" in console.file.getvalue()) == (players > 1)  # who plays alone is not ranked


def test_a_finished_game_shows_everything() -> None:
    game = positions(3)[-1]
    told = everything(game)
    assert all(None not in player["hand"] for player in told["table"]["seats"])


def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    args = {"game": GAME, "players": 2, "save": str(tmp_path / "game.json"), "option": [], "content": None}
    lines = ["1", "1", "1", "hint", "? U28", "?1", "rules", "log", *["1"] * 15]
    told = "".join(play(Typist(*lines), **args))
    assert "Seafood Collection (tunnel) U28: instant, red" in told
    assert "A strong bot would choose" in told
    assert "Era I, round 2 of 10" in told
    assert "Your game is saved" in told
