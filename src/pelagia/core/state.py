"""State is data. One decorator compiles clone, equality, JSON and the flat vector from the field annotations.

A field is an integer, a truth value, a string, an integer enumeration, a (named) tuple of those, a list of those, a
state class, or a list of such lists and classes. Anything else is refused when the class is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import IntEnum
from typing import Annotated, Any, NamedTuple, Self, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from pelagia.core.effects import Expression
from pelagia.core.errors import BadSave
from pelagia.core.rng import packed, unpacked

T = TypeVar("T")


class UpTo(NamedTuple):
    """Annotation of a list: it never has more entries. Only lists that say so can be flattened into a vector."""

    limit: int


SHARED = "shared"  # annotation: immutable and the same in all clones; not compared, not saved
APART = "apart"  # annotation: belongs to one game only, a clone has None; not compared, not saved
SILENT = "silent"  # annotation: left out of the vector
WIDE = "wide"  # annotation of an integer: it may have more than 64 bits, and is saved so that any reader of JSON can


class Context(NamedTuple):
    """What loading needs besides the data: immutable classes by name, and the values of the shared fields."""

    names: Mapping[str, type]
    shared: Mapping[str, Any]


class State:
    """Base of all state classes; the decorator `state` fills in these methods."""

    __slots__ = ()

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """Return the state as JSON data."""
        raise NotImplementedError

    @classmethod
    def from_json(cls, data: Any, context: Context) -> Self:
        """Return the state that `to_json` gave; BadSave if the data cannot be one."""
        raise NotImplementedError

    def vector(self, codes: Mapping[str, int]) -> list[int]:
        """Return the state as integers, always equally many; a string becomes its code."""
        raise NotImplementedError


class _Kind(NamedTuple):
    """One kind of value: a plain class, a tuple, a list, a state class or an immutable expression."""

    cls: Any
    items: tuple[_Kind, ...] = ()
    limit: int | None = None


class _Wide(int):
    """Stands for an integer that is marked WIDE, where kinds are told apart."""


@dataclass_transform(kw_only_default=True)
def state(cls: type[T]) -> type[T]:
    """Make a class a state class: slots, keyword constructor, and the compiled methods of `State`."""
    made: Any = dataclass(slots=True, eq=False, kw_only=True)(cls)
    hints = get_type_hints(made, include_extras=True)
    names = [field.name for field in fields(made)]
    marks = {name: hints[name].__metadata__ if get_origin(hints[name]) is Annotated else () for name in names}
    kept = {name: _kind(hints[name]) for name in names if not {SHARED, APART} & {*marks[name]}}
    shared = [name for name in names if SHARED in marks[name]]
    loud = [name for name in kept if SILENT not in marks[name]]
    copies = [f"new.{name} = {_copy(kept[name], f'self.{name}')}" for name in kept]
    copies += [f"new.{name} = self.{name}" for name in shared]
    copies += [f"new.{name} = None" for name in names if APART in marks[name]]
    same = " and ".join(["other.__class__ is cls", *(f"self.{name} == other.{name}" for name in kept)])
    dumps = ", ".join(f"{name!r}: {_dump(kind, f'self.{name}')}" for name, kind in kept.items())
    source = (
        f"def clone(self):\n new = make(cls)\n {'; '.join(copies)}\n return new\n"
        f"def __eq__(self, other):\n return {same}\n"
        f"def to_json(self):\n return {{{dumps}}}\n"
    )
    space: dict[str, Any] = {"cls": made, "make": object.__new__, "freeze": freeze, "packed": packed}
    exec(compile(source, f"<state {made.__name__}>", "exec"), space)
    made.clone, made.__eq__, made.to_json, made.__hash__ = space["clone"], space["__eq__"], space["to_json"], None

    def from_json(cls: Any, data: Any, context: Context) -> Any:
        if not isinstance(data, dict) or data.keys() != kept.keys():
            raise BadSave(what=made.__name__)
        loaded = {name: _load(kind, data[name], context) for name, kind in kept.items()}
        return made(**loaded, **{name: context.shared[name] for name in shared if name in context.shared})

    def vector(self: Any, codes: Mapping[str, int]) -> list[int]:
        return [number for name in loud for number in _flat(kept[name], getattr(self, name), codes)]

    made.from_json, made.vector, made.width = classmethod(from_json), vector, sum(_width(kept[name]) for name in loud)
    return made  # type: ignore[no-any-return]


def _kind(hint: Any, limits: tuple[Any, ...] = ()) -> _Kind:
    if get_origin(hint) is Annotated:
        if WIDE in hint.__metadata__:
            return _Kind(_Wide)
        limits = tuple(mark for mark in hint.__metadata__ if isinstance(mark, UpTo))
        return _kind(get_args(hint)[0], limits)
    if get_origin(hint) is list:  # of a list of lists, the first limit is for the outer one
        return _Kind(list, (_kind(get_args(hint)[0], limits[1:]),), limits[0].limit if limits else None)
    cls = get_origin(hint) or hint
    if cls is tuple or hasattr(cls, "_fields"):
        items = get_args(hint) if cls is tuple else get_type_hints(hint).values()
        kind = _Kind(cls, tuple(_kind(item) for item in items))
        if kind.items and all(_copy(item, "x") == "x" for item in kind.items):  # else clones would share it
            return kind
    elif isinstance(cls, type) and (cls in (int, bool, str) or issubclass(cls, IntEnum | State | Expression)):
        return _Kind(cls)
    raise TypeError(f"a state cannot hold {hint}")


def _copy(kind: _Kind, value: str) -> str:
    if issubclass(kind.cls, State):
        return f"{value}.clone()"
    if kind.cls is not list:
        return value
    item = _copy(kind.items[0], "x")
    return f"{value}[:]" if item == "x" else f"[{item} for x in {value}]"


def _dump(kind: _Kind, value: str) -> str:
    if issubclass(kind.cls, State):
        return f"{value}.to_json()"
    if kind.cls is list:
        return f"[{_dump(kind.items[0], 'x')} for x in {value}]"
    if kind.items:
        return f"[{', '.join(_dump(item, f'{value}[{i}]') for i, item in enumerate(kind.items))}]"
    if kind.cls in (int, bool, str):
        return value
    return f"{'packed' if kind.cls is _Wide else 'int' if issubclass(kind.cls, int) else 'freeze'}({value})"


def _load(kind: _Kind, value: Any, context: Context) -> Any:
    cls: Any = kind.cls
    if issubclass(cls, State):
        return cls.from_json(value, context)
    if cls is list and isinstance(value, list):
        return [_load(kind.items[0], entry, context) for entry in value]
    if kind.items and isinstance(value, list) and len(value) == len(kind.items):
        items = [_load(item, entry, context) for item, entry in zip(kind.items, value, strict=True)]
        return tuple(items) if cls is tuple else cls(*items)
    if cls is _Wide:
        try:
            return unpacked(value)
        except ValueError as cause:
            raise BadSave(what="int") from cause
    if type(value) is cls or (issubclass(cls, IntEnum) and type(value) is int and value in list(cls)):
        return cls(value)
    if issubclass(cls, Expression) and isinstance(found := thaw(value, context.names), cls):
        return found
    raise BadSave(what=cls.__name__)


def _width(kind: _Kind) -> int:
    """How many integers of the vector this takes."""
    if issubclass(kind.cls, State):
        return int(kind.cls.width)
    if kind.cls is list:
        if kind.limit is None:
            raise TypeError("a list in a vector needs a limit: Annotated[list[...], UpTo(n)]")
        return 1 + kind.limit * _width(kind.items[0])
    return sum(_width(item) for item in kind.items) if kind.items else 1


def _flat(kind: _Kind, value: Any, codes: Mapping[str, int]) -> list[int]:
    if issubclass(kind.cls, State):
        return value.vector(codes)  # type: ignore[no-any-return]
    if kind.cls is list:
        numbers = [len(value), *(number for entry in value for number in _flat(kind.items[0], entry, codes))]
        if len(numbers) > _width(kind):
            raise ValueError(f"more than {kind.limit} entries: {value}")
        return numbers + [0] * (_width(kind) - len(numbers))
    if kind.items:
        return [n for item, entry in zip(kind.items, value, strict=True) for n in _flat(item, entry, codes)]
    return [codes[value] if kind.cls is str else int(value)]


def freeze(value: Any) -> Any:
    """Return an immutable expression as JSON data: its name and fields."""
    if isinstance(value, IntEnum):
        return {"is": type(value).__name__, "value": int(value)}
    if isinstance(value, tuple):
        return [freeze(item) for item in value]
    if is_dataclass(value):
        return {"is": type(value).__name__, **{f.name: freeze(getattr(value, f.name)) for f in fields(value)}}
    return value


def thaw(data: Any, names: Mapping[str, type]) -> Any:
    """Return the expression that `freeze` gave; BadSave if the data cannot be one."""
    if isinstance(data, list):
        return tuple(thaw(item, names) for item in data)
    if not isinstance(data, dict):
        return data
    given = {name: thaw(value, names) for name, value in data.items()}
    try:
        return names[given.pop("is")](**given)
    except (KeyError, TypeError, ValueError) as cause:
        raise BadSave(what=str(data)) from cause
