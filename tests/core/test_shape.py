"""The core stays small, and rules need nothing but the standard library."""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from pathlib import Path

import pytest

import pelagia

SOURCE = Path(pelagia.__file__).parent
ENGINE_LINES = 1000  # of code, in all
LANGUAGE_LINES = 700  # what is shared so that no game writes it again
LEARNING_LINES = 260  # what makes numbers of states and options
LANGUAGE = {
    "asking.py",
    "by_class.py",
    "combinators.py",
    "lesson.py",
    "lookahead.py",
    "marks.py",
    "masks.py",
    "tally.py",
}
LEARNING = {"actions.py", "observation.py"}
QUIET = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def code_lines(source: str) -> int:
    """Lines that are neither blank nor only comment, docstring or import."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    lines = {line for token in tokens if token.type not in QUIET for line in range(token.start[0], token.end[0] + 1)}
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant(value=str())):
                lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def test_lines_of_code_are_counted_without_blank_lines_comments_docstrings_and_imports() -> None:
    head = '"""A module."""\n\nimport os\n\n# why\n'
    code = 'def f(\n    n: int,  # a number\n) -> str:\n    """Do.\n\n    More.\n    """\n    return """a\nb"""\n'
    assert code_lines(head + code) == 5


def test_the_core_is_small() -> None:
    sizes = {path.name: code_lines(path.read_text()) for path in (SOURCE / "core").glob("*.py")}
    assert sum(n for name, n in sizes.items() if name not in LANGUAGE | LEARNING) < ENGINE_LINES, sizes
    assert sum(n for name, n in sizes.items() if name in LANGUAGE) < LANGUAGE_LINES, sizes
    assert sum(n for name, n in sizes.items() if name in LEARNING) < LEARNING_LINES, sizes


def imported(path: Path) -> set[str]:
    """The packages that a module imports; those of our own by their first two names."""
    packages = set[str]()
    for node in ast.walk(ast.parse(path.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = [node.module or ""]
        packages |= {".".join(name.split(".")[: 2 if name.startswith("pelagia") else 1]) for name in names}
    return packages


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (SOURCE / folder).rglob("*.py"))


@pytest.mark.parametrize("path", modules("core", "games"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_import_the_standard_library_only(path: Path) -> None:
    ours = {"pelagia.core"} if path.is_relative_to(SOURCE / "core") else {"pelagia.core", "pelagia.games"}
    assert imported(path) <= sys.stdlib_module_names | ours


@pytest.mark.parametrize("path", modules("core", "games"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_use_neither_clocks_nor_random_nor_processes(path: Path) -> None:
    is_door = path == SOURCE / "games" / "__init__.py"  # it draws the seed of a game for which none was given
    forbidden = {"random", "time", "datetime", "secrets", "uuid", "threading", "multiprocessing"}
    assert not imported(path) & (forbidden - {"secrets"} if is_door else forbidden)
