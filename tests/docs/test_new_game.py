"""docs/new-game.md: what it shows of Pearl Divers is what the files say."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from pelagia.core.game import Game

HOME = Path(__file__).parents[2]
PAGE = (HOME / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(?:python|ftl)\n# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAM = "try_it.py"
FOLDER = HOME / "src" / "pelagia" / "games" / "pearl_divers"
COMBINED = "pelagia.core.combinators"  # its words have a table of their own
EXCERPTS = [(name, code) for name, code in BLOCK.findall(PAGE) if name != PROGRAM]


def file(name: str) -> Path:
    """The file of an excerpt: of the game, of the catalogues, or of the tests."""
    folder = {"pearl_divers": "src/pelagia/games", "text": "src/pelagia"}.get(name.partition("/")[0], "")
    return HOME / folder / name


@pytest.mark.parametrize(("name", "code"), EXCERPTS, ids=[f"{n}-{name}" for n, (name, _) in enumerate(EXCERPTS)])
def test_an_excerpt_is_in_its_file(name: str, code: str) -> None:
    assert f"\n{code}" in f"\n{file(name).read_text(encoding='utf-8')}"


def test_every_block_is_known() -> None:
    """No block is left out by a slip in its first line."""
    assert len(re.findall(r"^```\w+$", PAGE, re.MULTILINE)) == len(BLOCK.findall(PAGE))


def test_every_file_of_the_game_is_shown() -> None:
    written = {
        f"pearl_divers/{path.relative_to(FOLDER)}" for path in FOLDER.rglob("*.py") if path.read_text().count("\n") > 1
    }
    assert written == {name for name, _ in EXCERPTS if name.startswith("pearl_divers/")}


def test_the_little_program_runs() -> None:
    space: dict[str, Game] = {}
    exec(compile(next(code for name, code in BLOCK.findall(PAGE) if name == PROGRAM), PROGRAM, "exec"), space)
    assert space["game"].winners


def test_every_name_that_the_files_import_is_listed() -> None:
    """Excerpts leave imports out; a table says where to find what."""
    rows = [line.split("|")[1:3] for line in PAGE.splitlines() if re.match(r"\| `(pelagia|tests)\.", line)]
    listed = {module: told for modules, told in rows for module in re.findall(r"`([a-z._]+)`", modules)}
    for file in (*FOLDER.rglob("*.py"), *(HOME / "tests/games/pearl_divers").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and re.match(
                r"pelagia\.core|pelagia\.games\.(names|ranking)", str(node.module)
            ):
                missing = [name.name for name in node.names if f"`{name.name}`" not in listed[str(node.module)]]
                assert node.module == COMBINED or not missing, (file.name, node.module, missing)
    for module, told in listed.items():
        for name in re.findall(r"`(\w+)`", told):
            assert any(hasattr(import_module(known), name) for known in listed), (module, name)


@pytest.mark.parametrize(
    "id", sorted({*re.findall(r"`((?:cli-game|pearl-divers|lab-pearl-divers)-[a-z-]+[a-z])`", PAGE)})
)
def test_every_message_that_is_named_exists(id: str) -> None:
    assert re.search(rf"^{id} =", file("text/en/pearl-divers.ftl").read_text(encoding="utf-8"), re.MULTILINE)
