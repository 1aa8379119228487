"""Core and New Eden are built, and play as their source does."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pelagia import native
from pelagia.native import digests

ROOT = Path(__file__).parents[2]
GROUPS = "core new_eden"
BUILD = """
import sys
from pathlib import Path
from pelagia.native.build import build

for step in build(["new_eden"], 1, Path(sys.argv[1])):
    pass
"""
pytestmark = [
    pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler"),
    pytest.mark.timeout(1200),
]


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """The environment of a process that runs compiled; the build is kept, and made anew where the source changed."""
    folder = ROOT / "build" / "tested"
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, native.FOLDER: str(folder), native.PURE: ""}
    with (folder / "lock").open("w") as lock:  # tests in other processes take turns, and find it built
        fcntl.flock(lock, fcntl.LOCK_EX)
        if used(environment) != GROUPS:
            command = [sys.executable, "-c", BUILD, str(folder / "made")]
            pure = {**environment, native.PURE: "1"}
            done = subprocess.run(command, env=pure, capture_output=True, text=True, check=False)
            assert not done.returncode, done.stderr + (folder / "made" / "build.log").read_text()[-3000:]
    return environment


def used(environment: dict[str, str]) -> str:
    """What a process runs compiled."""
    command = [sys.executable, "-c", "from pelagia import native; print(*native.used())"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(("bot", "games"), [("random", 100), ("greedy", 4)])
def test_compiled_rules_play_the_same_games(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch, bot: str, games: int
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    pure, compiled = digests.compared("new-eden", bot, games)
    assert pure == compiled


@pytest.mark.parametrize("tests", [["tests/core"], ["tests/games/new_eden"], ["tests/records", "-k", "new-eden"]])
def test_the_tests_pass_compiled(environment: dict[str, str], tests: list[str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout[-5000:] + done.stderr[-2000:]


def test_a_process_says_what_it_runs(environment: dict[str, str]) -> None:
    assert used(environment) == GROUPS
    assert used({**environment, native.PURE: "1"}) == ""
