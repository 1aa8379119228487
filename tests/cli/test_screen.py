"""A window that is too small for the table, and keys that are pressed while bots choose."""

from __future__ import annotations

import io
import os
import pty
from pathlib import Path
from select import select

import pytest
from rich.console import Console

import pelagia
from pelagia.cli.screen import Screen
from pelagia.cli.session import Session
from pelagia.cli.table import catalogue, start
from tests.cli.test_terminal_pty import ESCAPE

GAMES = [(name, pelagia.rules(name).players[0]) for name in pelagia.NAMES]


def small(height: int) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    return Screen(Console(file=out, width=80, height=height, force_terminal=True, highlight=False), lambda _: ""), out


def shown(out: io.StringIO) -> list[str]:
    said = ESCAPE.sub("", out.getvalue()).splitlines()
    out.seek(0)
    out.truncate()
    return [line.rstrip() for line in said]


def test_only_what_changed_is_drawn_again() -> None:
    """With the head of its part; the whole on demand, or where there is room for it."""
    screen, out = small(8)
    table = ["Ada ────", "1 coin", "2 cards", "Ben ────", "3 coins", "4 cards"]
    screen.picture("\n".join(table), ["news"], ["what now?"])
    assert shown(out) == [*table, "news", "what now?"]
    table[4] = "5 coins"
    screen.picture("\n".join(table), ["news"], ["what now?"])
    assert shown(out) == ["Ben ────", "5 coins", "what now?"]
    screen.picture("\n".join(table), ["news"], ["what now?"], whole=True)
    assert shown(out)[:6] == table
    screen.picture("\n".join(table), [], ["what?"])  # there is room
    assert shown(out) == [*table, "what?"]


def test_what_all_options_begin_with_is_said_once() -> None:
    screen, out = small(24)
    screen.show(screen.options([f"build a desalination plant at A{n}" for n in range(9)]))
    first, *rest = shown(out)
    assert first == "build a desalination plant at …"
    assert len(rest) < 9
    assert "9 A8" in " ".join(rest)
    screen.show(screen.options(["build a farm at A1", "build a farm at A2", "keep the card U1", "pass"]))
    assert "build a farm at A2" in "\n".join(shown(out))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_later_questions_fit_into_24_lines(name: str, players: int, tmp_path: Path) -> None:
    """After the first picture, nearly always: what changed, what is asked, and what can be chosen."""
    screen, out = small(24)
    game = pelagia.new(name, players, 7)
    table = start(game, ["random"], 0, ("Ada", "Automaton"), "", str(tmp_path / "kept.json"))
    session = Session(table, catalogue("de", game.content, table.names), screen)
    heights: list[int] = []
    while (decision := game.decision) and len(heights) < 60:
        if decision.seat == 0:
            session.picture(decision)
            heights.append(len(shown(out)))
            session.seen = len(game.events or [])
        game.choose(decision.options[game.number % len(decision.options)])
    fitting = [height for height in heights[1:] if height < 24]
    assert len(fitting) >= 0.9 * len(heights[1:])


def test_keys_pressed_while_bots_choose_answer_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are neither shown nor kept; what is typed afterwards is both."""
    master, slave = pty.openpty()
    with open(slave, encoding="utf-8") as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)
        with Screen(Console(file=io.StringIO())).quiet():
            os.write(master, b"quit\n")
            assert select([keyboard], [], [], 20)[0]
        assert not select([keyboard.fileno(), master], [], [], 0)[0]
        os.write(master, b"3\n")
        assert keyboard.readline() == "3\n"
        assert os.read(master, 9).startswith(b"3")
    os.close(master)
