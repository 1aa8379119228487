"""The board in the terminal: nothing hidden, nothing too wide, nothing that only colour tells."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

import pelagia
from pelagia.cli.boards import (
    ASCII,
    DANGER,
    FOOD,
    LIFE,
    LIT,
    MONEY,
    SCIENCE,
    SEAT_COLOURS,
    STEEL,
    UNICODE,
    Look,
    Signs,
    board,
)
from pelagia.cli.table import catalogue
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.text import LANGUAGES

NAMES = ["Ada", "Bo", "Cy", "Di"]


def positions(players: int, seed: int, every: int = 1) -> Iterator[Game]:
    """Positions of a random game, and its end."""
    game, rng = pelagia.new("new-eden", players, seed), Rng(seed)
    while game.decisions:
        if game.number % every == 0:
            yield game
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.singles()), decision.seat)
    yield game


def drawn(game: Game, seat: int | None, lang: str = "en", width: int = 100, signs: Signs = UNICODE) -> str:
    names = NAMES[: len(game.answers)]
    look = Look(catalogue(lang, game.content, names), game.content, names, signs, width)
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(board("new-eden").draw(game.view(seat), look))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def hidden(game: Game, seat: int) -> set[str]:
    """Every card that occurs in the game but not in what the seat may see."""
    seen = json.dumps(game.view(seat))
    return {card for card in game.content.cards if f'"{card}"' not in seen}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_hidden_is_printed(players: int) -> None:
    for game in positions(players, seed=players, every=9):
        printed = drawn(game, 0)
        assert [card for card in hidden(game, 0) if card in printed] == []


def test_other_players_coins_are_hidden_unless_the_table_is_open() -> None:
    assert "?¢" in drawn(pelagia.new("new-eden", 2, 1), 0)
    assert "?¢" not in drawn(pelagia.new("new-eden", 2, 1, {"open_coins": True}), 0)
    assert "?¢" not in drawn(pelagia.new("new-eden", 1, 1), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_line_fits(lang: str, width: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for game in positions(2, seed=3, every=20):
            for line in drawn(game, 0, lang, width).splitlines():
                assert cell_len(line) <= width
    assert caplog.messages == []  # no word is missing


def test_two_players_leave_room_for_log_and_options_on_forty_lines() -> None:
    assert max(drawn(game, 0).count("\n") for game in positions(2, seed=3, every=5)) <= 26


def test_plain_terminals_get_plain_letters() -> None:
    assert all(drawn(game, 0, signs=ASCII).isascii() for game in positions(2, seed=3, every=8))


def test_deeples_are_told_apart_without_colour() -> None:
    signs = {UNICODE.lying, UNICODE.standing, UNICODE.slot}
    assert len(signs) == 3
    assert len(set(UNICODE.seats)) == len(set(ASCII.seats)) == len(SEAT_COLOURS)
    printed = "".join(drawn(game, 0) for game in positions(2, seed=3, every=4))
    assert [sign for sign in signs if sign not in printed] == []


@pytest.mark.parametrize("colour", [LIT, DANGER, MONEY, FOOD, SCIENCE, STEEL, LIFE, *SEAT_COLOURS])
def test_colours_can_be_read_on_black_and_on_white(colour: str) -> None:
    light = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in light]
    luminance = sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
    assert min((luminance + 0.05) / 0.05, 1.05 / (luminance + 0.05)) >= 4.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_explained(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    game = pelagia.new("new-eden", 2, 1)
    look = Look(catalogue(lang, game.content, NAMES), game.content, NAMES)
    with caplog.at_level(logging.WARNING):
        for id in (*game.content.cards, *game.content.bonus):
            head, *lines = board("new-eden").explain(id, look)
            assert id in head
            assert lines
    assert caplog.messages == []
