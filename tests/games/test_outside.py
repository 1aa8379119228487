"""A game and a bot of another distribution: found by its entry points, by terminal, lab and server alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import pelagia
from tests.server import kit

pytestmark = pytest.mark.slow

GAME = """
from dataclasses import replace

from pelagia.games.pearl_divers import RULES as divers

RULES = replace(divers, name="tide-pool", listed=True)
"""
BOT = """
class Last:
    name = "last"

    def __init__(self, seed):
        pass

    def choose(self, seen):
        return seen.decision.singles()[-1]
"""
TEXTS = """
cli-game-tide-pool = Look under every stone.
terminal-greeting-tide-pool = The tide is out.
terminal-primer-tide-pool = Look under the stones before it comes back.
"""
# Its log has the lines of the game that it is made of.
LINES = (Path(pelagia.__file__).parent / "text" / "en" / "pearl-divers.ftl").read_text().splitlines()
TEXTS += "\n".join(line.replace("pearl-divers-event", "tide-pool-event") for line in LINES if "-event-" in line) + "\n"
POINTS = """
[pelagia.games]
tide-pool = tide_pool.rules:RULES
new-eden = tide_pool.rules:RULES

[pelagia.bots]
last = tide_pool.bots:Last
random = tide_pool.bots:Last
"""
BROKEN = """
[pelagia.games]
sunk = tide_pool.nowhere:RULES
renamed = tide_pool.rules:divers
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    """The search path with a distribution on it, as an installer leaves it."""
    return install(tmp_path / "site", POINTS)


def install(site: Path, points: str) -> str:
    files = {
        "tide_pool/__init__.py": "",
        "tide_pool/rules.py": GAME,
        "tide_pool/bots.py": BOT,
        "tide_pool/text/en/tide-pool.ftl": TEXTS,
        "tide_pool-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: tide-pool\nVersion: 1.0\n",
        "tide_pool-1.0.dist-info/entry_points.txt": points,
    }
    for name, text in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text)
    return os.pathsep.join([str(site), kit.PATH])


def run(path: str, *arguments: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    main = "import sys; from pelagia.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", main, *arguments, "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=120, env=environment, input=typed, cwd=folder
    )


def test_the_lab_plays_it_in_several_processes(path: str) -> None:
    done = run(path, "simulate", "tide-pool", "--games", "4", "--bots", "last,greedy", "--workers", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "last" in done.stdout


def test_the_terminal_lists_and_plays_it(path: str, tmp_path: Path) -> None:
    assert "Look under every stone." in run(path, "games").stdout
    play = ("play", "tide-pool", "--bots", "last", "--seed", "1", "--save", "game.json")
    done = run(path, *play, typed="1\n" * 200, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The tide is out." in done.stdout


def test_the_server_plays_it(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "PATH", path)
    with kit.serving(str(tmp_path / "tables.db"), tmp_path) as server:
        games = {game["game"]: game for game in server.ask("GET", "/api/games").json()}
        assert "last" in games["tide-pool"]["bots"]
        bot = {"kind": "bot", "bot": "last"}
        server.open(bot, bot, game="tide-pool").wait(kit.over)


def test_nothing_from_outside_takes_the_place_of_ours(path: str) -> None:
    done = run(path, "simulate", "new-eden", "--games", "2", "--bots", "random", "--workers", "1", "--json", "-")
    ours = run(kit.PATH, "simulate", "new-eden", "--games", "2", "--bots", "random", "--workers", "1", "--json", "-")
    assert json.loads(done.stdout)["scores"] == json.loads(ours.stdout)["scores"]


@pytest.mark.parametrize(("name", "why"), [("sunk", "No module named"), ("renamed", "tide_pool.rules:divers")])
def test_a_game_that_cannot_be_loaded_says_why(name: str, why: str, tmp_path: Path) -> None:
    done = run(install(tmp_path, BROKEN), "simulate", name)
    assert done.returncode == 2
    assert f"“{name}”" in done.stderr
    assert why in done.stderr
