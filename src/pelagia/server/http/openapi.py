"""`python -m pelagia.server.http.openapi`: the OpenAPI description as JSON. `npm run wire` generates types from it."""

from __future__ import annotations

import asyncio
import json
import sys
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema
from starlette.responses import RedirectResponse, Response

from pelagia.engine.shapes import view_names, view_schemas
from pelagia.server.http import asyncapi
from pelagia.server.http.socket_models import GIVEN, SENT
from pelagia.text import LANGUAGES

PAGE = "/api.html"  # on which requests can be tried; built with the rest of the page
TAGS = {
    "server": "What this server is and offers.",
    "tables": "Opening a table, looking at it, deleting it.",
    "play": "Choosing, and taking back.",
    "people": "Who sits where; talking, leaving, turn notices.",
    "help": "Hints, reasons, lessons.",
    "records": "What happened, and finished games.",
    "programs": "For bots: news as a stream of lines, and a game to think about.",
    "operator": "With the operator's secret: docs/hosting.md.",
}
STATUS = {
    400: "The body is not JSON.",
    401: "A secret is needed.",
    403: "This secret does not allow it, or the address or the page that sent it may not.",
    404: "There is no such thing.",
    409: "The table is not in a state for it; `stale-choice`: it has changed meanwhile.",
    410: "The table is in the archive and cannot be brought back.",
    413: "The body is too big.",
    422: "Not what the interface describes, or the rules refuse it.",
    429: "Too many requests; `Retry-After` says when to try again.",
    500: "Our fault.",
    503: "Not now: try again soon.",
}
_LANGUAGE = {
    "name": "lang",
    "in": "query",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
    "description": "The language in which texts of the answer have `said`; without it they have not.",
}
_FAILURE = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}


def short_id(route: APIRoute) -> str:
    """The name of an operation: that of its function."""
    return f"operator_{route.name}" if "operator" in route.tags else route.name


def add_description(app: FastAPI) -> None:
    """Offer the description of the interface. It takes a second to make: so when it is first asked for, in a thread."""
    made: dict[str, bytes] = {}
    making = asyncio.Lock()

    def make() -> None:
        described = describe(app)
        made["openapi"] = json.dumps(described).encode()
        made["asyncapi"] = json.dumps(asyncapi.describe(described["components"]["schemas"])).encode()

    async def description(name: str) -> Response:
        async with making:
            if not made:
                await asyncio.to_thread(make)
        return Response(made[name], media_type="application/json")

    @app.get("/api/openapi.json", include_in_schema=False)
    async def requests() -> Response:
        return await description("openapi")

    @app.get("/api/asyncapi.json", include_in_schema=False)
    async def sockets() -> Response:
        return await description("asyncapi")

    @app.get("/api/docs", include_in_schema=False)
    async def page() -> Response:
        return RedirectResponse(PAGE)


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the forms of the games' views and of what goes over sockets."""
    described = app.openapi()
    schemas = described["components"]["schemas"]
    _, definitions = models_json_schema(
        [(model, "serialization") for model in (*GIVEN, *SENT)], ref_template="#/components/schemas/{model}"
    )
    for name, schema in definitions["$defs"].items():
        schemas.setdefault(name, schema)
    views = view_schemas()
    if taken := sorted(schemas.keys() & views.keys()):
        raise TypeError(f"forms of views have the names of the server's own: {', '.join(taken)}")
    schemas.update(views)
    schemas.update(_views(schemas["View"]))
    for path, operations in described["paths"].items():
        for operation in operations.values():
            operation.setdefault("parameters", []).append(_LANGUAGE)
            _add_failures(path, operation)
            _add_examples(operation)
    described["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    return described


def _add_failures(path: str, operation: dict[str, Any]) -> None:
    """Which failures an operation can answer with follows from what it takes; its own (409) are declared with it."""
    expected = {403, 422, 429, 500, 503}
    if operation.get("security"):
        expected |= {401, 404}
    if "/tables/{id}" in path:
        expected |= {404, 410}
    if "{" in path:
        expected.add(404)
    if "requestBody" in operation:
        expected |= {400, 413}
    responses = operation["responses"]
    for status in sorted(expected):
        declared = responses.get(str(status), {})
        is_ours = "HTTPValidationError" not in str(declared)
        responses[str(status)] = {"content": _FAILURE, **(declared if is_ours else {})}
    for status, text in STATUS.items():
        if str(status) in responses:
            responses[str(status)]["description"] = text


def _add_examples(operation: dict[str, Any]) -> None:
    """What a real server was asked and said (tests/server/http/examples.py)."""
    example = _examples().get(operation["operationId"], {})
    if "request" in example:
        operation["requestBody"]["content"]["application/json"]["example"] = example["request"]
    if "response" in example:
        done = next(status for status in ("200", "201") if status in operation["responses"])
        operation["responses"][done]["content"]["application/json"]["example"] = example["response"]


@cache
def _examples() -> dict[str, Any]:
    examples: dict[str, Any] = json.loads(files(__package__).joinpath("examples.json").read_text())
    return examples


def _views(view: dict[str, Any]) -> dict[str, Any]:
    """The view of each game, whose table has the form of that game; and `View`: any of them, told apart by `game`."""
    views = {}
    for name, shape in view_names().items():
        title = f"{shape.removesuffix('Table')}View"
        table = {"$ref": f"#/components/schemas/{shape}"}
        views[title] = {
            **view,
            "title": title,
            "properties": {**view["properties"], "game": {"type": "string", "const": name}, "table": table},
        }
    either = [{"$ref": f"#/components/schemas/{title}"} for title in views]
    return {**views, "View": {"title": "View", "description": view["description"], "oneOf": either}}


def shapes() -> dict[str, Any]:
    """The description of the interface without its requests, whose addresses the page writes by hand."""
    from pelagia.server.http import api

    described = FastAPI(title="Pelagia")
    described.include_router(api.router)
    return {**describe(described), "paths": {}}


if __name__ == "__main__":
    json.dump(shapes(), sys.stdout, sort_keys=True)
