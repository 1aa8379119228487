"""Write out what the decorators `effect` and `state` make of a class, as source that mypyc understands.

mypyc knows no class decorators but its own. So classes are written out before they are compiled: constructor, equality,
hash, clone and JSON as plain methods, read from the class that the decorator has made. Nothing else changes.
"""

from __future__ import annotations

import ast
import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from pelagia.core import state as states
from pelagia.native import PACKAGE
from pelagia.native.shortcuts import shortened

OPEN = "allow_interpreted_subclasses=True"  # games and packs from outside inherit from it
ACYCLIC = "acyclic=True"  # the garbage collector need not look at it
CLOSED = "@mypyc_attr(native_class=False)"  # what mypyc cannot make an extension class of
NEEDED = (
    "from __future__ import annotations; from typing import Any as _Any, Final as _Final; "
    "from pelagia.core.written import subscriptable as _subscriptable, written_out as _written_out; "
    "from pelagia.native.marks import i64, mypyc_attr"
)
FOR_STATES = "; from pelagia.core.state import freeze as _freeze, packed as _packed, tabulate as _tabulate"
MACHINE = {"pelagia.core.rng": "machine"}  # modules of which a class is compiled from another file beside this one
PLAIN = ("Decision", "Option", "Range", "State", "Text")  # classes of the core that are data, as states are
NEVER_NATIVE = {"str", "int", "NamedTuple", "TypedDict", "IntEnum", "Enum", "Protocol"}


@dataclass(frozen=True)
class Change:
    """What becomes of one class."""

    above: str  # in the place of the decorator, or above the class
    body: tuple[str, ...] = ()
    below: tuple[str, ...] = ()


def expand(source: str, module: str) -> str:
    """Return the source of a module with its words and states written out."""
    if module in MACHINE:
        source = _on_the_machine(source, Path(__file__).with_name(f"{MACHINE[module]}.py").read_text())
    source = shortened(source, module)
    lines, body = source.splitlines(), ast.parse(source).body
    _make_final(lines, body)
    _name_all(lines, body)
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    for node in reversed(classes):
        _rewrite(lines, node, _change(node, module))
    has_states = any(_decorator(node) == "state" for node in classes)
    written = "\n".join(lines) + "\n"
    # Whatever a caller answers is judged by the rules, not by the compiler.
    written = written.replace("answer: Option | str", "answer: _Any")
    # A mark for type checkers, which compiled functions cannot carry.
    written = written.replace("@dataclass_transform(frozen_default=True)\n", "").replace(
        "@dataclass_transform(kw_only_default=True)\n", ""
    )
    return written.replace("from __future__ import annotations", NEEDED + FOR_STATES * has_states, 1)


def _on_the_machine(source: str, other: str) -> str:
    """Put what a module for the compiler only has after its imports into the place of the class of the same name."""
    added = [node for node in ast.parse(other).body if not isinstance(node, ast.Expr | ast.ImportFrom)]
    (name,) = [node.name for node in added if isinstance(node, ast.ClassDef)]
    (old,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name]
    lines = source.splitlines()
    lines[old.lineno - 1 : old.end_lineno] = other.splitlines()[added[0].lineno - 1 :]
    return "\n".join(lines) + "\n"


def _make_final(lines: list[str], body: list[ast.stmt]) -> None:
    """Say of constants that they are: what is final is not looked up by name each time it is used."""
    changed = {ast.unparse(node.target) for node in body if isinstance(node, ast.AugAssign)}
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]):
                if name.isupper() and name not in changed and not ast.unparse(node.value).startswith("TypeVar("):
                    lines[node.lineno - 1] = lines[node.lineno - 1].replace(f"{name} =", f"{name}: _Final =", 1)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()) if name.isupper() and name not in changed:
                written = ast.unparse(node.annotation)
                if node.annotation.lineno == node.annotation.end_lineno and not written.startswith("Final"):
                    start, end = node.annotation.col_offset, node.annotation.end_col_offset
                    line = lines[node.lineno - 1]
                    lines[node.lineno - 1] = f"{line[:start]}_Final[{written}]{line[end:]}"
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value) if node.lineno == node.end_lineno:
                if all(isinstance(name, ast.Name) and name.id.isupper() for name in names):
                    lines[node.lineno - 1] = "; ".join(_each(names, value))


def _each(names: Sequence[ast.expr], value: ast.expr) -> Iterator[str]:
    """Constants that stand together, each by itself; `value` are as many, or an enumeration of as many."""
    each = value.elts if isinstance(value, ast.Tuple) else None
    for place, name in enumerate(names):
        member = ast.unparse(each[place]) if each else f"tuple({ast.unparse(value)})[{place}]"
        yield f"{ast.unparse(name)}: _Final = {member}"


def _name_all(lines: list[str], body: list[ast.stmt]) -> None:
    """Give each function that is only registered a name of its own: a compiled module has one of each name."""
    for number, node in enumerate(body):
        if isinstance(node, ast.FunctionDef) and node.name == "_":
            lines[node.lineno - 1] = lines[node.lineno - 1].replace("def _(", f"def _{number}(", 1)


def _decorator(node: ast.ClassDef) -> str:
    """The name of the first decorator."""
    return ast.unparse(node.decorator_list[0]).partition("(")[0] if node.decorator_list else ""


def _change(node: ast.ClassDef, module: str) -> Change:
    bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
    decorator, is_generic = _decorator(node), "Generic" in bases
    below = (f"_subscriptable({node.name})",) if is_generic else ()
    if bases & {"str", "int"} or (decorator == "dataclass" and is_generic):
        return Change(CLOSED, below=below)
    is_open = not module.startswith("pelagia.games.") and not bases & NEVER_NATIVE
    is_plain = decorator == "state" or (is_open and node.name in PLAIN)
    marks = ", ".join([OPEN] * is_open + [ACYCLIC] * is_plain)
    above = f"@mypyc_attr({marks})" if marks else ""
    if decorator not in WRITERS:
        return Change(above, below=below)
    made = getattr(import_module(module), node.name)
    names = tuple(field.name for field in fields(made))
    is_state = decorator == "state"
    table = f"_written_out({node.name}, {names!r}, {_own(node)!r}, {{{', '.join(_defaults(made))}}}, {is_state})"
    return Change(
        above, tuple(WRITERS[decorator](made, node)), (*below, table, *[f"_tabulate({node.name})"] * is_state)
    )


def _rewrite(lines: list[str], node: ast.ClassDef, change: Change) -> None:
    last = (node.end_lineno or node.lineno) - 1
    if change.body:
        _drop_defaults(lines, node)
    lines[last] += "".join(f"\n    {line}" for line in change.body) + "".join(f"\n\n\n{line}" for line in change.below)
    if change.body:
        lines[node.decorator_list[0].lineno - 1] = change.above
    elif change.above:
        top = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) - 1
        lines[top] = f"{change.above}\n{lines[top]}"


def _fields_in(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    """The fields that stand in the body of a class."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith("ClassVar"):
            yield part


def _own(node: ast.ClassDef) -> dict[str, str]:
    return {ast.unparse(part.target): ast.unparse(part.annotation) for part in _fields_in(node)}


def _drop_defaults(lines: list[str], node: ast.ClassDef) -> None:
    """Defaults of fields stand in the constructor: in the body mypyc would take them for those of the class."""
    for part in _fields_in(node):
        if part.value is not None:
            lines[part.lineno - 1] = f"    {ast.unparse(part.target)}: {ast.unparse(part.annotation)}"
            lines[part.lineno : part.end_lineno] = [""] * ((part.end_lineno or part.lineno) - part.lineno)


def _defaults(made: Any) -> list[str]:
    return [f"{field.name!r}: {_default(field)}" for field in fields(made) if field.default is not MISSING]


def _default(field: Field[Any]) -> str:
    try:
        return _literal(field.default)
    except TypeError as cause:
        raise TypeError(f"the default of {field.name} cannot be written out: {field.default!r}") from cause


def _literal(value: Any) -> str:
    if hasattr(type(value), "__members__"):
        return f"{type(value).__name__}.{value.name}"
    if type(value) is tuple:
        return "(" + "".join(f"{_literal(item)}, " for item in value) + ")"
    if is_dataclass(value):
        return f"{type(value).__name__}({', '.join(_literal(getattr(value, field.name)) for field in fields(value))})"
    if value is None or type(value) in (bool, int, str, float):
        return repr(value)
    raise TypeError(value)


def _constructor(made: Any, node: ast.ClassDef, keywords: bool) -> list[str]:
    """A constructor; fields of another module's class have types that this module may not know."""
    own, names = _own(node), [field.name for field in fields(made)]
    given = [
        f"{field.name}: {own.get(field.name, '_Any')}"
        + (f" = {_default(field)}" if field.default is not MISSING else "")
        for field in fields(made)
    ]
    star = ["*"] if keywords and given else []
    lines = [f"self.{name} = {name}" for name in names]
    return [
        "",
        f"def __init__({', '.join(['self', *star, *given])}) -> None:",
        *(f"    {line}" for line in lines or ["pass"]),
    ]


def _equality(made: Any, names: list[str]) -> list[str]:
    name = made.__name__
    same = [
        f"isinstance(other, {name})",
        "other.__class__ is self.__class__",
        *(f"self.{n} == other.{n}" for n in names),
    ]
    return ["", "def __eq__(self, other: object) -> bool:", f"    return {' and '.join(same)}"]


def _effect(made: Any, node: ast.ClassDef) -> list[str]:
    names = [field.name for field in fields(made)]
    values = "".join(f"self.{name}, " for name in names)
    shown = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
    own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    methods = {
        "__init__": _constructor(made, node, keywords=False) if _own(node) or not names else [],  # else it is inherited
        "__eq__": _equality(made, names),
        "__hash__": ["", "def __hash__(self) -> int:", f"    return hash(({values}))"],
        "__repr__": ["", "def __repr__(self) -> str:", f'    return f"{made.__name__}({shown})"'],
    }
    return [line for name, lines in methods.items() if name not in own for line in lines]


def _state(made: Any, node: ast.ClassDef) -> list[str]:
    table = states.table(made)
    copies = ", ".join(copy.removeprefix("new.").replace(" = ", "=", 1) for copy in table.copies)
    dumps = ", ".join(f"{name!r}: {states.dump_source(kind, f'self.{name}')}" for name, kind in table.kept.items())
    for name in ("freeze", "packed"):
        dumps = dumps.replace(f" {name}(", f" _{name}(")
    return [
        *_constructor(made, node, keywords=True),
        "",
        "def clone(self) -> _Any:",
        f"    return {made.__name__}({copies})",
        *_equality(made, [*table.kept]),
        "",
        "__hash__ = None  # type: ignore[assignment]",
        "",
        "def to_json(self) -> dict[str, _Any]:",
        f"    return {{{dumps}}}",
    ]


WRITERS = {"effect": _effect, "state": _state}


def write_out(groups: dict[str, list[str]], folder: Path) -> None:
    """Copy the whole source into a folder, with the modules of these groups written out; keep what has not changed."""
    target = folder / "pelagia"
    wanted = {module for modules in groups.values() for module in modules}
    for file in PACKAGE.rglob("*.py"):
        module = "pelagia." + ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
        text = expand(file.read_text(), module) if module in wanted else file.read_text()
        copy = target / file.relative_to(PACKAGE)
        if not copy.exists() or copy.read_text() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text)
    for copy in target.rglob("*.py"):
        if not (PACKAGE / copy.relative_to(target)).exists():
            copy.unlink()
    shutil.copy2(PACKAGE / "py.typed", target / "py.typed")


if __name__ == "__main__":
    write_out(json.loads(sys.argv[1]), Path(sys.argv[2]))
