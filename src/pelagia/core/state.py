"""State is data. One decorator compiles clone, equality and JSON from the field annotations.

`observation` compiles from the same tables the flat vector that programs learn from.

A field is an integer, a truth value, a string, an integer enumeration, a (named) tuple of those, a list of those, a
state class, or a list of such lists and classes. `tuple[str, ...]` is a list that is only replaced as a whole: clones
share it, so it suits what changes seldom. Anything else is refused when the class is created.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import IntEnum
from typing import Annotated, Any, NamedTuple, Self, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from pelagia.core.effects import Expression, is_native
from pelagia.core.errors import BadSave
from pelagia.core.rng import packed, unpacked

T = TypeVar("T")


class UpTo(NamedTuple):
    """Annotation of a list: it never has more entries. Only lists that say so can be part of an observation."""

    limit: int


class Bits(NamedTuple):
    """Annotation of an integer that is a set: an observation has each of its lowest bits as a number."""

    width: int


SHARED = "shared"  # annotation: immutable and the same in all clones; not compared, not saved
APART = "apart"  # annotation: belongs to one game only, a clone has None; not compared, not saved
SILENT = "silent"  # annotation: left out of observations
COUNTED = "counted"  # annotation of a list of names whose order means nothing: an observation counts each name
WIDE = "wide"  # annotation of an integer: it may have more than 64 bits, and is saved so that any reader of JSON can


def put(items: tuple[T, ...], n: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in a place.

    >>> put((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    changed = list(items)
    changed[n] = item
    return tuple(changed)


def drop(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first that is equal to this one.

    >>> drop((1, 2, 3, 2), 2)
    (1, 3, 2)
    """
    n = items.index(item)
    return items[:n] + items[n + 1 :]


class Context(NamedTuple):
    """What loading needs besides the data: immutable classes by name, and the values of the shared fields."""

    names: Mapping[str, Callable[..., Any]]
    shared: Mapping[str, Any]


class State:
    """Base of all state classes; the decorator `state` fills in `clone` and `to_json`."""

    __slots__ = ()

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """`copy.deepcopy` of a state is its clone: what is shared stays shared, and record and events stay behind."""
        return self.clone()

    def to_json(self) -> dict[str, Any]:
        """Return the state as JSON data."""
        raise NotImplementedError

    @classmethod
    def from_json(cls, data: Any, context: Context) -> Self:
        """Return the state that `to_json` gave; BadSave if the data cannot be one."""
        known: Any = table(cls)
        if not isinstance(data, dict) or data.keys() != known.kept.keys():
            raise BadSave(what=cls.__name__)
        loaded = {name: _load(kind, data[name], context) for name, kind in known.kept.items()}
        return cls(**loaded, **{name: context.shared[name] for name in known.shared if name in context.shared})


class Kind(NamedTuple):
    """One kind of value: a plain class, a tuple, a list, a state class or an immutable expression."""

    cls: Any
    items: tuple[Kind, ...] = ()
    limit: int | None = None  # of a list
    counted: bool = False  # a list of names in any order
    bits: int = 0  # of an integer that is a set
    frozen: bool = False  # a list that is a tuple: only replaced as a whole


class _Wide(int):
    """Stands for an integer that is marked WIDE, where kinds are told apart."""


class Table(NamedTuple):
    """What is known of a state class: the kinds of its fields, and how each is copied."""

    kept: dict[str, Kind]  # all fields but the shared ones and those that belong to one game only
    shared: list[str]
    loud: list[str]  # those that observations have
    copies: list[str]  # statements that give a clone, `new`, its fields


_tables: dict[type, Table] = {}


def table(cls: type) -> Table:
    """Return what is known of a state class."""
    return _tables[cls]


def tabulate(cls: type) -> Table:
    """Read the annotations of a state class, and remember what they say."""
    hints = get_type_hints(cls, include_extras=True)
    names = [field.name for field in fields(cls)]
    marks = {name: hints[name].__metadata__ if get_origin(hints[name]) is Annotated else () for name in names}
    kept = {name: _kind(hints[name]) for name in names if not {SHARED, APART} & {*marks[name]}}
    shared = [name for name in names if SHARED in marks[name]]
    loud = [name for name in kept if SILENT not in marks[name]]
    copies = [f"new.{name} = {_copy(kept[name], f'self.{name}')}" for name in kept]
    copies += [f"new.{name} = self.{name}" for name in shared]
    copies += [f"new.{name} = None" for name in names if APART in marks[name]]
    for name in loud:
        _check_limits(kept[name])
    _tables[cls] = Table(kept, shared, loud, copies)
    return _tables[cls]


@dataclass_transform(kw_only_default=True)
def state(cls: type[T]) -> type[T]:
    """Make a class a state class: slots, keyword constructor, and the compiled methods of `State`."""
    _check_names(cls)
    made: Any = dataclass(slots=not is_native(cls), eq=False, kw_only=True)(cls)
    known = tabulate(made)
    same = " and ".join(["other.__class__ is cls", *(f"self.{name} == other.{name}" for name in known.kept)])
    dumps = ", ".join(f"{name!r}: {dump_source(kind, f'self.{name}')}" for name, kind in known.kept.items())
    source = (
        f"def clone(self):\n new = make(cls)\n {'; '.join(known.copies)}\n return new\n"
        f"def __eq__(self, other):\n return {same}\n"
        f"def to_json(self):\n return {{{dumps}}}\n"
    )
    space: dict[str, Any] = {"cls": made, "make": made.__new__, "freeze": freeze, "packed": packed}
    exec(compile(source, f"<state {made.__name__}>", "exec"), space)
    made.clone, made.__eq__, made.to_json, made.__hash__ = space["clone"], space["__eq__"], space["to_json"], None
    return made  # type: ignore[no-any-return]


def _check_names(cls: type) -> None:
    """Refuse a field with a name of its base, such as the core's `sealed`; one that is shared may be narrowed."""
    for base in cls.__mro__[1:]:
        narrowed = _tables[base].shared if base in _tables else []
        for name in vars(cls).get("__annotations__", ()):
            if name in vars(base) and name not in narrowed:
                raise TypeError(f"{cls.__name__}.{name}: {base.__name__} has this name; call the field something else")


def _kind(hint: Any, limits: tuple[Any, ...] = (), counted: bool = False) -> Kind:
    if get_origin(hint) is Annotated:
        marks = hint.__metadata__
        if WIDE in marks:
            return Kind(_Wide)
        if bits := [mark.width for mark in marks if isinstance(mark, Bits)]:
            return Kind(int, bits=bits[0])
        return _kind(get_args(hint)[0], tuple(mark for mark in marks if isinstance(mark, UpTo)), COUNTED in marks)
    frozen = get_args(hint)[1:] == (...,)
    if get_origin(hint) is list or frozen:  # of a list of lists, the first limit is for the outer one
        item = _kind(get_args(hint)[0], limits[1:], counted)  # and the order for the inner one
        if not frozen or _copy(item, "x") == "x":  # else clones would share what changes
            return Kind(list, (item,), limits[0].limit if limits else None, counted and item.cls is str, frozen=frozen)
    cls = get_origin(hint) or hint
    if cls is tuple or hasattr(cls, "_fields"):
        items = get_args(hint) if cls is tuple else get_type_hints(hint).values()
        kind = Kind(cls, tuple(_kind(item) for item in items))
        if kind.items and all(_copy(item, "x") == "x" for item in kind.items):  # else clones would share it
            return kind
    elif isinstance(cls, type) and (cls in (int, bool, str) or issubclass(cls, IntEnum | State | Expression)):
        return Kind(cls)
    raise TypeError(f"a state cannot hold {hint}")


def _copy(kind: Kind, value: str) -> str:
    if issubclass(kind.cls, State):
        return f"{value}.clone()"
    if kind.cls is not list or kind.frozen:
        return value
    item = _copy(kind.items[0], "x")
    return f"{value}[:]" if item == "x" else f"[{item} for x in {value}]"


def dump_source(kind: Kind, value: str) -> str:
    if issubclass(kind.cls, State):
        return f"{value}.to_json()"
    if kind.cls is list:
        return f"[{dump_source(kind.items[0], 'x')} for x in {value}]"
    if kind.items:
        return f"[{', '.join(dump_source(item, f'{value}[{i}]') for i, item in enumerate(kind.items))}]"
    if kind.cls in (int, bool, str):
        return value
    return f"{'packed' if kind.cls is _Wide else 'int' if issubclass(kind.cls, int) else 'freeze'}({value})"


def _load(kind: Kind, value: Any, context: Context) -> Any:
    cls: Any = kind.cls
    if issubclass(cls, State):
        return cls.from_json(value, context)
    if cls is list and isinstance(value, list):
        return (tuple if kind.frozen else list)(_load(kind.items[0], entry, context) for entry in value)
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
    if issubclass(cls, Expression) and isinstance(expression := thaw(value, context.names), cls):
        return expression
    raise BadSave(what=cls.__name__)


def _check_limits(kind: Kind) -> None:
    if kind.cls is list and kind.limit is None:
        raise TypeError("a list in an observation needs a limit: Annotated[list[...], UpTo(n)]")
    for item in kind.items:
        _check_limits(item)


def freeze(value: Any) -> Any:
    """Return an immutable expression as JSON data: its name and fields."""
    if isinstance(value, IntEnum):
        return {"is": type(value).__name__, "value": int(value)}
    if isinstance(value, tuple):
        return [freeze(item) for item in value]
    if is_dataclass(value):
        return {"is": type(value).__name__, **{f.name: freeze(getattr(value, f.name)) for f in fields(value)}}
    return value


def thaw(data: Any, names: Mapping[str, Callable[..., Any]]) -> Any:
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
