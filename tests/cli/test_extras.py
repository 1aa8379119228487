"""A plain installation plays in the terminal and in the lab; what it lacks, it names."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
# A Python in which no package of the extras can be imported.
PLAIN = """
import sys

for name in ("choix", "fastapi", "httpx", "numpy", "orjson", "prometheus_client", "psycopg", "pydantic", "ray", "scipy",
             "sqlalchemy", "starlette", "uvicorn", "websockets"):
    sys.modules[name] = None

from pelagia.cli.main import main

sys.exit(main(sys.argv[1:]))
"""


def plain(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PLAIN, *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(
    "arguments", [("serve",), ("archive",), ("backup", "x"), ("restore", "x"), ("join", "x")], ids=str
)
def test_a_command_says_which_extra_it_needs(arguments: tuple[str, ...]) -> None:
    done = plain(*arguments)
    assert done.returncode == 2
    extra = "client" if arguments[0] == "join" else "server"
    assert f'pip install "pelagia[{extra}]"' in done.stderr
    assert f"pelagia {arguments[0]}" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("play", "new-eden", "--help"),
        ("simulate", "new-eden", "--games", "2", "--bots", "greedy,random", "--workers", "1"),
        ("balance", "new-eden", "--games", "2", "--bots", "random", "--workers", "1"),
    ],
    ids=str,
)
def test_a_plain_installation_plays(arguments: tuple[str, ...]) -> None:
    done = plain(*arguments)
    assert (done.returncode, done.stderr) == (0, "")


def test_ratings_need_the_laboratory() -> None:
    done = plain("arena", "new-eden", "--games", "4", "--bots", "random,greedy", "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert 'pip install "pelagia[lab]"' in done.stdout


def test_a_cluster_needs_ray() -> None:
    done = plain("simulate", "new-eden", "--games", "2", "--bots", "random", "--ray", "local")
    assert done.returncode == 2
    assert 'pip install "pelagia[ray]"' in done.stderr


def test_a_plain_installation_is_small() -> None:
    assert [re.split(r"\W*[<>=]", dependency)[0] for dependency in PROJECT["dependencies"]] == [
        "fluent.runtime",
        "rich",
        "shtab",
    ]


def test_every_extra_that_is_named_exists() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src" / "pelagia" / "text").rglob("*.ftl"))
    named = {*re.findall(r"pelagia\[([a-z]+)\]", source + (ROOT / "README.md").read_text())}
    assert named
    assert named <= PROJECT["optional-dependencies"].keys()
