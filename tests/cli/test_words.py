"""No raw message key in the terminal: greeting, table, questions, help, ends and replay of every game and mode."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.text import LANGUAGES
from tests.cli.typist import Reader, Typist, play, replay
from tests.text.sources import messages

TABLES: list[tuple[str, int, list[str]]] = [
    *((name, pelagia.rules(name).players[0], []) for name in pelagia.NAMES),
    ("deep-sea", 2, ["cooperative=true", "scenario=8"]),
    ("underwater-cities", 2, ["contracts=true", "board_side=back", "blue_metropolises=choice"]),
    ("new-eden", 2, ["open_coins=true"]),
]
PATIENCE = 500  # lines; by chance alone Flotilla goes on for eighty rounds
KEY = re.compile(rf"(?:terminal|core|error|cli|{'|'.join(pelagia.NAMES)})-[a-z]+-[a-z0-9-]+[a-z0-9](?![\w.])")
ASKED = ("?", "rules", "log", "board", "why", "?1", "hint")  # before the first choices


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def typing(record: Path, seed: int) -> Reader:
    """Ask for everything once, then choose at random; keep the record at the end."""
    rng, asked, lines = Rng(seed), iter(ASKED), iter(range(PATIENCE))

    def read(said: str) -> str:
        if next(lines, None) is None:
            raise EOFError
        return str(record) if "(Enter" in said.splitlines()[-1] else next(asked, str(1 + rng.below(9)))

    return read


@pytest.mark.parametrize(("name", "players", "option"), TABLES, ids=str)
def test_every_word_is_known(name: str, players: int, option: list[str], tmp_path: Path) -> None:
    """A missing message raises here (conftest.py); what is printed is searched as well."""
    lang = LANGUAGES[(players + len(option)) % len(LANGUAGES)]
    record = tmp_path / "record.json"
    typist = Typist(reader=typing(record, players), width=80)
    said = play(typist, game=name, players=players, option=option, lang=lang)
    assert record.exists() or name == "flotilla"
    told = replay(Typist("q"), record, all=True) if record.exists() else []
    keys = [key for text in (*said, *told) for key in KEY.findall(text.replace(str(tmp_path), ""))]
    assert [key for key in keys if not key.startswith((f"{name}-record", f"{name}-game"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", pelagia.NAMES)
def test_the_greeting_tells_what_else_there_is(name: str, lang: str) -> None:
    said = play(Typist(), game=name, players=pelagia.rules(name).players[-1], lang=lang)[0]
    assert "--players " + "|".join(map(str, pelagia.rules(name).players)) in said
    assert all(f"--option {option}=" in said for option in pelagia.rules(name).options)


def built() -> set[str]:
    """The beginnings of the messages that the terminal builds from the name of a game."""
    beginnings = set()
    for file in Path(pelagia.__file__).parent.joinpath("cli").rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        beginnings |= set(re.findall(r'f"((?:terminal|cli)-[a-z-]+-)\{(?:name|args\.game|game\.rules\.name)\}"', code))
    return beginnings


def test_every_message_built_from_a_games_name_exists() -> None:
    """The languages agree with each other, so what is missing in all of them shows here only."""
    known = messages("en")
    of_games = {beginning for beginning in built() if any(beginning + name in known for name in pelagia.NAMES)}
    assert {"terminal-greeting-", "terminal-primer-", "cli-game-"} <= of_games
    beginnings = of_games - {"terminal-automaton-"}  # only some games have one
    assert [
        beginning + name for beginning in sorted(beginnings) for name in pelagia.NAMES if beginning + name not in known
    ] == []
    fewest = [pelagia.new(name, pelagia.rules(name).players[0], 1) for name in pelagia.NAMES]
    automata = [game.rules.name for game in fewest if len(game.answers) > game.players]
    assert [name for name in automata if f"terminal-automaton-{name}" not in known] == []
