"""The forms of views: each has a name of its own in the description of the interface."""

from __future__ import annotations

from typing import TypedDict

import pytest
from fastapi import FastAPI

from pelagia.engine.shapes import schemas_of
from pelagia.server.http import api, openapi


class Reef(TypedDict):
    """A piece that lies on the table."""

    fish: dict[str, int]
    parts: list[Reef] | None


class Table(TypedDict):
    reefs: list[Reef]


class Elsewhere:
    class Reef(TypedDict):
        name: str


class Other(TypedDict):
    reef: Elsewhere.Reef


def test_every_form_is_described() -> None:
    schemas = schemas_of([Table, Reef])
    assert list(schemas) == ["Table", "Reef"]
    reefs = {"type": "array", "items": {"$ref": "#/components/schemas/Reef"}}
    assert schemas["Table"]["properties"] == {"reefs": reefs}
    assert schemas["Reef"] == {
        "title": "Reef",
        "description": "A piece that lies on the table.",
        "type": "object",
        "properties": {
            "fish": {"type": "object", "additionalProperties": {"type": "integer"}},
            "parts": {"anyOf": [reefs, {"type": "null"}]},
        },
        "required": ["fish", "parts"],
        "additionalProperties": False,
    }


def test_two_forms_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match=r"name: tests\.engine\.test_shapes\.Reef and .*_shapes\.Elsewhere\.Reef$"):
        schemas_of([Table, Other])


def test_a_form_with_a_name_of_the_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    app = FastAPI()
    app.include_router(api.router)
    monkeypatch.setattr(openapi, "view_schemas", lambda: {"Reef": {}, "View": {}, "Hello": {}})
    with pytest.raises(TypeError, match=r"own: Hello, View$"):
        openapi.describe(app)
