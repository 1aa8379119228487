"""Shorter ways for what compiled code does often, written into the source before it is compiled.

Results stay the same; only what Python would look up or build in vain is left out.

* Nobody listens to most games, so that an event is told only where somebody does: its arguments are not even built.
* A single effect is put on the agenda without a call.
* A remembered function (`cache`, `lru_cache`) becomes a dictionary and a function that mypyc calls directly.
* Members of enumerations are looked up once in a module, and so are all members where they are gone through.
* So are constants of content, which is not compiled: of compiled modules the compiler knows them by itself.
* A named tuple is made by the tuple itself, not by a function that Python would interpret.
* Whether something is one of several classes is asked with a tuple of them, which costs no call.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from typing import Any, NamedTuple


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
    changes = [
        *_events(tree),
        *_pushed(tree),
        *_remembered(tree),
        *_members(tree, module),
        *_constants(tree),
        *_classes(tree),
    ]
    changes += _tuples(tree, module)
    lines = [line.encode() for line in source.splitlines()]
    for edit in sorted((change for change in changes if isinstance(change, Edit)), reverse=True):
        line = lines[edit.line - 1]
        lines[edit.line - 1] = line[: edit.start] + edit.text.encode() + line[edit.end :]
    for more in sorted((change for change in changes if isinstance(change, Lines)), reverse=True):
        lines.insert(more.after, more.text.encode())
    return b"\n".join(lines).decode() + "\n"


def _events(tree: ast.Module) -> Iterator[Edit]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=game), attr="tell"))):
                yield Edit(node.lineno, node.col_offset, node.col_offset, f"if {game}.events is not None: ")


def _pushed(tree: ast.Module) -> Iterator[Edit]:
    """`Game.push` with one effect, written out. Games do not override it."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=game), attr="push"), args=[who, effect])):
                if not isinstance(effect, ast.Starred) and who.lineno == node.lineno:
                    yield Edit(node.lineno, node.col_offset, who.col_offset, f"{game}.agenda.append((")
                    yield Edit(node.end_lineno or 0, (node.end_col_offset or 0) - 1, node.end_col_offset or 0, "))")


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
    if "None" in result:  # which here means what is not known yet
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
    all_named: set[str] = set()
    inside = _in_functions(tree)
    patterns = {id(node.value) for node in inside if isinstance(node, ast.MatchValue)}
    for node in inside:
        match node:
            case ast.For(iter=ast.Name(id=name) as all_of) | ast.comprehension(iter=ast.Name(id=name) as all_of):
                if name in places:
                    all_named.add(name)
                    yield Edit(all_of.lineno, all_of.col_offset, all_of.end_col_offset or 0, f"_{name}_all")
            case ast.Attribute(value=ast.Name(id=name), attr=member) if name in places and id(node) not in patterns:
                if member in space[name].__members__ and isinstance(node.ctx, ast.Load):
                    named.add((name, member))
                    yield Edit(node.lineno, node.col_offset, node.end_col_offset or 0, f"_{name}_{member}")
    for name, member in sorted(named):
        yield Lines(places[name], f"_{name}_{member}: _Final = {name}.{member}")
    for name in sorted(all_named):
        yield Lines(places[name], f"_{name}_all: _Final = tuple({name})")


def _constants(tree: ast.Module) -> Iterator[Edit | Lines]:
    """Constants that functions take from content, each with a name of its own in the module."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    known = {alias.asname or alias.name for node in imports if ".content." in f"{node.module}." for alias in node.names}
    named: set[str] = set()
    for node in _in_functions(tree):
        if isinstance(node, ast.Name) and node.id.isupper() and node.id in known:
            named.add(node.id)
            yield Edit(node.lineno, node.col_offset, node.end_col_offset or 0, f"_the_{node.id}")
    for name in sorted(named):
        yield Lines(imports[-1].end_lineno or imports[-1].lineno, f"_the_{name}: _Final = {name}")


def _classes(tree: ast.Module) -> Iterator[Edit]:
    """Questions for one of several classes."""
    for node in _in_functions(tree):
        match node:
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, ast.BinOp(op=ast.BitOr()) as union]):
                if union.lineno == union.end_lineno:
                    classes = ast.unparse(union).replace(" | ", ", ")
                    yield Edit(union.lineno, union.col_offset, union.end_col_offset or 0, f"({classes})")


def _tuples(tree: ast.Module, module: str) -> Iterator[Edit | Lines]:
    """Named tuples that functions make, of classes whose fields this build knows: content may change without it."""
    space, first, game = vars(import_module(module)), 0, ".".join(module.split(".")[:3])
    known = ("pelagia.core.", f"{game}.rules.", f"{game}.bot.")
    for node in _in_functions(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=args, keywords=given) if node.lineno == node.end_lineno:
                cls = space.get(name)
                rest = _usual(cls, args, given) if _is_named_tuple(cls) and cls.__module__.startswith(known) else None
                if rest is None:
                    continue
                start, end = node.func.end_col_offset or 0, node.end_col_offset or 0
                yield Edit(node.lineno, node.col_offset, start + 1, f"_cast({name}, _new_tuple({name}, (")
                for keyword in given:
                    yield Edit(node.lineno, keyword.col_offset, keyword.value.col_offset, "")
                yield Edit(node.lineno, end - 1, end, "".join(f", {value!r}" for value in rest) + ",)))")
                first = first or max(each.end_lineno or 0 for each in tree.body if isinstance(each, ast.ImportFrom))
    if first:
        yield Lines(first, "from typing import cast as _cast; _new_tuple: _Final[_Any] = tuple.__new__")


def _is_named_tuple(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_field_defaults")


def _usual(cls: Any, args: list[ast.expr], given: list[ast.keyword]) -> list[object] | None:
    """The usual values of the last fields, which a call leaves out; None if it is not as simple as that."""
    names, usual = cls._fields[len(args) :], cls._field_defaults
    keywords = tuple(keyword.arg for keyword in given)
    if any(isinstance(arg, ast.Starred) for arg in args) or keywords != names[: len(given)]:
        return None
    rest = [usual.get(name) for name in names[len(given) :]]
    return rest if all(type(value) in (bool, int, str) for value in rest) and (args or given) else None


def _in_functions(tree: ast.Module) -> list[ast.AST]:
    """All nodes in the bodies of functions."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node): node for function in functions for part in function.body for node in ast.walk(part)}
    return [*inside.values()]


def _is_enumeration(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Enum)


def _defined(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The names that a module imports or defines as classes, each with the line after which it may use them."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    for node in imports:
        for alias in node.names:
            yield alias.asname or alias.name, imports[-1].end_lineno or imports[-1].lineno
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            yield statement.name, statement.end_lineno or statement.lineno
