"""What the catalogues hold and what the code asks of them, read from the files themselves."""

from __future__ import annotations

import ast
import re
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pelagia
from pelagia.core.effects import Expression
from pelagia.core.text import Text, message, word

SOURCE = Path(pelagia.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
CALLS = ("Text", "say")  # what takes the id of a message first


class Message(NamedTuple):
    """One message: the arguments it uses, messages in it followed, and what it refers to."""

    file: str
    arguments: frozenset[str]
    attributes: frozenset[str]
    messages: frozenset[str]


class _Names(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(lang: str) -> list[tuple[str, ftl.EntryType]]:
    """Everything in the files of a language, with the name of the file."""
    listed = []
    for file in sorted((SOURCE / "text" / lang).glob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        listed += [(file.name, entry) for entry in resource.body]
    return listed


@cache
def messages(lang: str) -> dict[str, Message]:
    """The messages of a language by id."""
    by_id: dict[str, Message] = {}
    for file, entry in entries(lang):
        if isinstance(entry, ftl.Message):
            names = _Names()
            names.visit(entry)
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            inner = frozenset(names.messages)
            by_id[entry.id.name] = Message(file, frozenset(names.arguments), attributes, inner)
    for id, known in by_id.items():
        more = [by_id[name].arguments for name in known.messages if name in by_id]
        by_id[id] = known._replace(arguments=known.arguments.union(*more))
    return by_id


class Use(NamedTuple):
    """A place in the code that names a message, whole or as a pattern."""

    where: str
    id: str  # a literal id, or a regular expression where `pattern`
    pattern: bool
    arguments: frozenset[str] | None  # None: not all can be read from the code


@cache
def uses() -> list[Use]:
    """All calls in the code that name a message: `Text(...)`, `say(...)`, and errors, which name their own."""
    errors = _errors()
    calls = []
    for where, node in _nodes():
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "id", getattr(node.func, "attr", ""))
        named = [keyword.arg for keyword in node.keywords]
        given = None if None in named else frozenset(str(name) for name in named)
        if called in errors and not node.args:
            calls.append(Use(where, f"error-{_kebab(called)}", False, given))
        elif called in CALLS and node.args and (id := _literal(node.args[0])):
            calls.append(Use(where, *id, given))
    return calls


@cache
def constants() -> frozenset[str]:
    """Every string in the code: an id may also be handed on as one."""
    values = [node.value for _, node in _nodes() if isinstance(node, ast.Constant)]
    return frozenset(value for value in values if isinstance(value, str))


@cache
def page_uses() -> list[Use]:
    """All strings in the page that name a message; a template such as `page-bot-${name}` is a pattern."""
    named = []
    for file in sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))):
        if file.name.endswith((".test.ts", ".generated.ts")):
            continue
        where = str(file.relative_to(WEB))
        for _, string in re.findall(
            rf"""(['"`])((?:page|core|error|{"|".join(pelagia.NAMES)})-[\w.${{}}()'"/-]*)\1""",
            file.read_text(encoding="utf-8"),
        ):
            pattern = "${" in string
            id = ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", string))) if pattern else string
            named.append(Use(where, id, pattern, None))
    return named


def events(game: str) -> set[str]:
    """The messages of all events that a game tells."""
    folder = f"games/{game.replace('-', '_')}/"
    calls = [node for where, node in _nodes() if where.startswith(folder) and isinstance(node, ast.Call)]
    told = [call.args[0] for call in calls if getattr(call.func, "attr", "") == "tell"]
    return {f"{game}-event-{ast.literal_eval(name).replace('_', '-')}" for name in told}


def expressions(game: str) -> set[str]:
    """The messages that expressions may have by the names of their classes: text, list and question."""
    classes = [cls for cls in pelagia.rules(game).names.values() if issubclass(cls, Expression)]
    return {id for cls in classes for id in (message(cls), f"{message(cls)}-and", message(cls, "ask-"))}


def enumerations(game: str) -> set[str]:
    """The words of all enumerations that effects and events may name."""
    classes = [cls for cls in pelagia.rules(game).names.values() if issubclass(cls, IntEnum)]
    return {word(member).id for cls in classes for member in cls}


def nested(text: Text) -> list[Text]:
    """A text and all texts inside it."""
    inner = [part for arg in text.args.values() if isinstance(arg, Text) for part in nested(arg)]
    return [text, *inner]


def _literal(node: ast.expr) -> tuple[str, bool] | None:
    if isinstance(node, ast.Constant) and re.fullmatch("[a-z][a-z0-9-]+", str(node.value)):
        return str(node.value), False
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        return "".join(".+" if part is None else re.escape(str(part)) for part in parts), True
    return None


@cache
def _nodes() -> list[tuple[str, ast.AST]]:
    nodes: list[tuple[str, ast.AST]] = []
    for file in sorted(SOURCE.rglob("*.py")):
        name = str(file.relative_to(SOURCE))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            nodes.append((f"{name}:{getattr(node, 'lineno', 0)}", node))
    return nodes


def _errors() -> set[str]:
    """The names of all classes of errors for players."""
    bases = {node.name: [getattr(base, "id", "") for base in node.bases] for node in _classes()}
    classes = {"PelagiaError"}
    while more := {name for name, of in bases.items() if classes.intersection(of)} - classes:
        classes |= more
    return classes - {"PelagiaError"}


def _classes() -> list[ast.ClassDef]:
    return [node for _, node in _nodes() if isinstance(node, ast.ClassDef)]


def _kebab(name: str) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()
