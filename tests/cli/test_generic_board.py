"""The board of a game that has none of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import pelagia
from pelagia.cli.boards import Look, board, generic
from pelagia.cli.table import catalogue
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.engine.everything import everything
from pelagia.text import LANGUAGES
from tests.cli.typist import Typist, play
from tests.kit.cases import walk

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]


def drawn(game: Game, seat: int | None, lang: str = "en") -> str:
    names = NAMES[: game.players]
    console = Console(width=100)
    with console.capture() as told:
        console.print(generic.draw(game.view(seat), Look(catalogue(lang, game.content, names), game.content, names)))
    return told.get()


def test_a_game_without_a_board_has_the_generic_one() -> None:
    assert board("pearl-divers") is generic
    assert board("new-eden") is not generic


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in pelagia.NAMES if board(name) is generic])
def test_every_field_has_a_label(name: str, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    game = pelagia.new(name, pelagia.rules(name).players[-1], 1)
    labels, words = set[str](), catalogue(lang, game.content, NAMES[: game.players])
    for _ in walk(game, Rng(1)):
        assert f"{name}-" not in drawn(game, 0, lang)
        labels |= {f"{name}-board-{field.replace('_', '-')}" for field in fields(game.view(0)["table"])}
    assert [label for label in sorted(labels) if not words.knows(Text(label))] == []
    assert caplog.messages == []


def fields(part: object) -> set[str]:
    """The names of all that a view has: those of its parts as well."""
    if isinstance(part, dict):
        return {*part}.difference(generic.UNSEEN).union(*map(fields, part.values()))
    return set[str]().union(*map(fields, part)) if isinstance(part, list) else set()


def test_a_seat_sees_its_hand_and_no_other() -> None:
    game = pelagia.new("pearl-divers", 3, 1)
    told = drawn(game, 0)
    own, other = game.view(0)["table"]["divers"][0]["hand"], game.view(1)["table"]["divers"][1]["hand"]
    assert all(str(card) in told for card in own)
    assert not any(str(card) in told for card in other)


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_any_game_can_be_drawn(name: str) -> None:
    """A game is playable before anybody has drawn a board for it."""
    game = pelagia.new(name, pelagia.rules(name).players[-1], 3)
    for count in walk(game, Rng(3)):
        if count % 40 == 0:
            assert drawn(game, 0)
    assert everything(game)
    assert drawn(game, None)


def test_a_whole_game_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the last lines name a file for the record
    args = {"game": "pearl-divers", "players": 2, "save": str(tmp_path / "game.json")}
    told = "".join(play(Typist("?", "? C1", "hint", "rules", *["1"] * 40), **args))
    assert "When played: 2 pearls." in told
    assert "A strong bot would choose" in told
    assert "Final scoring" in told
