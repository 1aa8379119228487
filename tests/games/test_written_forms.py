"""What an option is, it says as data: written forms are compared, never taken apart, by nobody but Decision.find."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pelagia
from pelagia.core.decision import Form, Range
from pelagia.core.rng import Rng
from tests.kit.cases import CASES, Case, walk

SOURCE = Path(pelagia.__file__).parent
WEB = SOURCE.parents[1] / "web" / "src"

WHOLE = {"lower", "strip"}  # methods that leave a form whole: people type in any case
EXCUSED = {"games/underwater_cities/rules/abilities.py": "written as what it does, without the verb of an exchange"}


def is_written_form(node: ast.AST) -> bool:
    """`option.written`, or the `answer` of a player."""
    return (isinstance(node, ast.Attribute) and node.attr == "written") or (
        isinstance(node, ast.Name) and node.id == "answer"
    )


def taken_apart(tree: ast.AST) -> Iterator[int]:
    """The lines where a part of a written form is looked at: by its methods, an index, `in`, or a pattern."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if is_written_form(value) and attr not in WHOLE:
                yield node.lineno
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=args) if any(map(is_written_form, args)):
                yield node.lineno
            case ast.Subscript(value=value) if is_written_form(value):
                yield node.lineno
            case ast.Compare(left=ast.Constant(value=str()), ops=[ast.In() | ast.NotIn()], comparators=[right]):
                if is_written_form(right):
                    yield node.lineno


def test_a_written_form_taken_apart_is_seen() -> None:
    bad = ("option.written.split()[0]", "answer.partition(' ')", "'>' in o.written", "re.split('x', o.written)")
    assert [len([*taken_apart(ast.parse(line))]) for line in (*bad, "option.written[0]")] == [1] * 5
    good = ("option.written == answer", "one.written.lower() == typed", "part.written()", "answer in options")
    assert [*taken_apart(ast.parse("\n".join(good)))] == []


@pytest.mark.parametrize("folder", ["core", "games", "bots", "lab", "cli"])  # in the server an answer is one of HTTP
def test_no_module_takes_a_written_form_apart(folder: str) -> None:
    faults = {
        str(path.relative_to(SOURCE)): lines
        for path in sorted((SOURCE / folder).rglob("*.py"))
        if (lines := [*taken_apart(ast.parse(path.read_text(encoding="utf-8")))])
    }
    assert faults.keys() == {name for name in EXCUSED if name.startswith(f"{folder}/")}


def scripts(*folders: str) -> list[Path]:
    paths = [path for folder in folders for path in sorted((WEB / folder).rglob("*")) if path.is_file()]
    return [path for path in paths if path.suffix in (".ts", ".svelte") and ".test." not in path.name]


# A method that looks into a written form, a pattern or a literal that it is compared with, a template that it begins.
READ = re.compile(
    r"\bwritten[!?]?\s*\??\.\s*(?!length)\w+|(?:exec|test)\([^()]*\bwritten\b|\bwritten\s*[=!]==?\s*['\"`/]|\bwritten\["
)
PLACE = re.compile(r"\bplaceAt\(\s*['\"`]|\bsort\s*(?:[=!]==?|:)\s*['\"`]|data-place\s*[*^$]?=\s*[\"'\\]*[a-z]")


@pytest.mark.parametrize(
    "line",
    [
        "option.written.includes('>')",
        "/^(keep|block) /.exec(option.written)",
        "one.written === `${verb} none`",
        "whole.written.startsWith('block ')",
        "playing.pending?.written?.split(' ')",
        "option.written === 'keep none'",
    ],
)
def test_a_page_that_reads_a_written_form_is_seen(line: str) -> None:
    assert READ.search(line)


def test_the_page_reads_no_written_form() -> None:
    paths = scripts("lib", "shared", "games", "pages")
    lines = [f"{path.name}: {line.strip()}" for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(paths) > 100
    assert [line for line in lines if READ.search(line)] == []


def test_shared_code_of_the_page_names_no_place_of_a_game() -> None:
    """Which sorts of places there are, the boards of the games know."""
    text = {path.name: path.read_text(encoding="utf-8") for path in scripts("lib", "shared", "pages")}
    assert [name for name, code in text.items() if PLACE.search(code) and name != "wire.generated.ts"] == []
    assert all(PLACE.search(line) for line in ("placeAt('dome')", "place.sort === 'hand'", "{ sort: 'hex', id }"))


def listed(game: str) -> set[str]:
    """The sorts of places that a game's module of places makes."""
    module = SOURCE / "games" / game.replace("-", "_") / "rules" / "places.py"
    calls = [node for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    made = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Place"]
    words = [node.value for sort in made for node in ast.walk(sort) if isinstance(node, ast.Constant)]
    return {word for word in words if isinstance(word, str) and word.isalpha()}


@pytest.mark.parametrize("case", [case for case in CASES if case.game in pelagia.NAMES], ids=str)
def test_options_say_what_they_are(case: Case) -> None:
    """Places are of sorts that the game lists; a step has two, a range none; no two sets are the same."""
    game, sorts = case.new(5), listed(case.game)
    for _ in walk(game, Rng(5)):
        for decision in game.decisions:
            sets = [frozenset(offer.places) for offer in decision.options if offer.form is Form.SET]
            assert len(sets) == len(set(sets))
            for option in decision.options:
                assert {place.sort for place in option.places} <= sorts
                assert len(option.places) == len(set(option.places))
                assert option.form is not Form.STEP or len(option.places) == 2
                assert (option.form is Form.RANGE) == isinstance(option, Range)
