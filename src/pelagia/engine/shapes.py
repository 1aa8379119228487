"""The form of each game's view, for the OpenAPI description.

Games write it down with the standard library's TypedDict, which pydantic reads only from Python 3.12 on; the few forms
that views have are translated here.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pelagia

_PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null", None: "null"}


def view_schemas() -> dict[str, Any]:
    """A schema for every form of every game's view, by name."""
    return schemas_of(get_type_hints(pelagia.rules(name).view)["return"] for name in pelagia.NAMES)


def schemas_of(views: Iterable[type]) -> dict[str, Any]:
    """A schema for every form in these views, by name; no two may have the same, or one would stand for both."""
    schemas: dict[type, Any] = {}
    for view in views:
        _schema(view, schemas)
    forms: dict[str, type] = {}
    for form in schemas:
        first = forms.setdefault(form.__name__, form)
        if first is not form:
            earlier, other = (f"{of.__module__}.{of.__qualname__}" for of in (first, form))
            raise TypeError(f"two forms of views have the same name: {earlier} and {other}")
    return {name: schemas[form] for name, form in forms.items()}


def view_names() -> dict[str, str]:
    """The name of the form of each game's view."""
    return {name: get_type_hints(pelagia.rules(name).view)["return"].__name__ for name in pelagia.NAMES}


def _schema(hint: Any, schemas: dict[type, Any]) -> dict[str, Any]:
    if is_typeddict(hint):
        if hint not in schemas:
            schemas[hint] = {}  # so that a form may hold itself
            parts = {name: _schema(part, schemas) for name, part in get_type_hints(hint).items()}
            shape = {"type": "object", "properties": parts, "required": list(parts), "additionalProperties": False}
            schemas[hint] = {"title": hint.__name__, "description": hint.__doc__ or "", **shape}
        return {"$ref": f"#/components/schemas/{hint.__name__}"}
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(part, schemas) for part in args]}
    if origin is list:
        return {"type": "array", "items": _schema(args[0], schemas)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(args[1], schemas)}
    return {"type": _PLAIN[hint]} if hint in _PLAIN else {}
