"""Shorter ways for what compiled code does often, written into the source before it is compiled.

Results stay the same; only what Python would look up or build in vain is left out.

* Nobody listens to most games, so that an event is told only where somebody does: its arguments are not even built.
* A remembered function (`cache`, `lru_cache`) becomes a dictionary and a function that mypyc calls directly.
* Members of enumerations are looked up once in a module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from typing import NamedTuple


class Edit(NamedTuple):
    """Text for a piece of a line, counted in bytes as `ast` does; lines are counted from 1."""

    line: int
    start: int
    end: int
    text: str


class Lines(NamedTuple):
    """Lines that follow a line."""

    after: int
    text: str


def shortened(source: str, module: str) -> str:
    """Return the source of a module with these shortcuts."""
    tree = ast.parse(source)
    found = [*_events(tree), *_remembered(tree), *_members(tree, module)]
    lines = [line.encode() for line in source.splitlines()]
    for edit in sorted((one for one in found if isinstance(one, Edit)), reverse=True):
        line = lines[edit.line - 1]
        lines[edit.line - 1] = line[: edit.start] + edit.text.encode() + line[edit.end :]
    for more in sorted((one for one in found if isinstance(one, Lines)), reverse=True):
        lines.insert(more.after, more.text.encode())
    return b"\n".join(lines).decode() + "\n"


def _events(tree: ast.Module) -> Iterator[Edit]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=game), attr="tell"))):
                yield Edit(node.lineno, node.col_offset, node.col_offset, f"if {game}.events is not None: ")


def _remembered(tree: ast.Module) -> Iterator[Edit | Lines]:
    for node in tree.body:
        match node:
            case ast.FunctionDef(decorator_list=[ast.Name(id="cache") as mark], args=ast.arguments(vararg=None)):
                yield from _as_dictionary(node, mark, None)
            case ast.FunctionDef(
                decorator_list=[ast.Call(func=ast.Name(id="lru_cache"), args=[ast.Constant(value=int(most))]) as mark],
                args=ast.arguments(vararg=None),
            ):
                yield from _as_dictionary(node, mark, most)


def _as_dictionary(node: ast.FunctionDef, mark: ast.expr, most: int | None) -> Iterator[Edit | Lines]:
    """The function under another name, a dictionary of its results, and a function that looks there first."""
    result = ast.unparse(node.returns) if node.returns else "None"
    if "None" in result:  # which stands here for what is not known yet
        return
    name, given = node.name, [arg.arg for arg in node.args.args]
    key = given[0] if len(given) == 1 else f"({', '.join(given)})"
    yield Edit(mark.lineno, 0, mark.end_col_offset or 0, "")
    yield Edit(node.lineno, node.col_offset, node.col_offset + len(f"def {name}"), f"def _made_{name}")
    full = "" if most is None else f"        if len(_known_{name}) >= {most}: _known_{name}.clear()\n"
    yield Lines(
        node.end_lineno or node.lineno,
        f"\n_known_{name}: _Final[dict[_Any, {result}]] = {{}}\n\n"
        f"def {name}({ast.unparse(node.args)}) -> {result}:\n"
        f"    _known = _known_{name}.get({key})\n"
        f"    if _known is None:\n{full}"
        f"        _known = _known_{name}[{key}] = _made_{name}({', '.join(given)})\n"
        f"    return _known\n",
    )


def _members(tree: ast.Module, module: str) -> Iterator[Edit | Lines]:
    """Members of enumerations in functions, each with a name of its own in the module."""
    space = vars(import_module(module))
    places = {name: line for name, line in _defined(tree) if _is_enumeration(space.get(name))}
    named: set[tuple[str, str]] = set()
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node): node for function in functions for part in function.body for node in ast.walk(part)}
    patterns = {id(node.value) for node in inside.values() if isinstance(node, ast.MatchValue)}
    for node in inside.values():
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=member) if name in places and id(node) not in patterns:
                if member in space[name].__members__ and isinstance(node.ctx, ast.Load):
                    named.add((name, member))
                    yield Edit(node.lineno, node.col_offset, node.end_col_offset or 0, f"_{name}_{member}")
    for name, member in sorted(named):
        yield Lines(places[name], f"_{name}_{member}: _Final = {name}.{member}")


def _is_enumeration(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Enum)


def _defined(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The names that a module imports or defines as classes, each with the line after which it may use them."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    for node in imports:
        for alias in node.names:
            yield alias.asname or alias.name, imports[-1].end_lineno or imports[-1].lineno
    for one in tree.body:
        if isinstance(one, ast.ClassDef):
            yield one.name, one.end_lineno or one.lineno
