"""What a class that was written out for the compiler still lacks: the table of its fields."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, make_dataclass
from inspect import signature
from pathlib import Path
from types import BuiltinFunctionType, GenericAlias
from typing import Any


def written_out(
    cls: Any, names: Sequence[str], own: dict[str, str], defaults: Mapping[str, Any], is_state: bool
) -> None:
    """Give a compiled word or state the fields of a dataclass, so that `fields` and `replace` know it."""
    entries = [(name, Any, field(default=defaults[name]) if name in defaults else field()) for name in names]
    twin: Any = make_dataclass(cls.__name__, entries, kw_only=is_state, frozen=not is_state)
    for name in ("__dataclass_fields__", "__dataclass_params__", "__match_args__"):
        setattr(cls, name, getattr(twin, name))
    cls.__signature__ = signature(twin)
    cls.__annotations__ = own


def readable(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose arguments can be read: itself or, if it is compiled, one made of the head of its source."""
    if not isinstance(function, BuiltinFunctionType):
        return function
    space = vars(sys.modules[function.__module__])
    source = Path(__file__).parents[1].joinpath(*function.__module__.split(".")[1:]).with_suffix(".py").read_text()
    heads = (node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef))
    head = next(node for node in heads if node.name == function.__name__)
    head.body, head.decorator_list = [ast.Pass()], []
    made: dict[str, Any] = {}
    future = ast.parse("from __future__ import annotations").body
    exec(compile(ast.fix_missing_locations(ast.Module([*future, head], [])), function.__module__, "exec"), space, made)
    twin: Callable[..., Any] = made[function.__name__]
    return twin


def subscriptable(cls: Any) -> None:
    """Let a compiled generic class be written with its argument where Python runs it: `Effect[NewEden]`."""
    cls.__class_getitem__ = classmethod(GenericAlias)
