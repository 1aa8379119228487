"""`python -m pelagia.server.http.openapi`: the OpenAPI description as JSON. `npm run wire` generates types from it."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from fastapi import FastAPI
from starlette.responses import Response

from pelagia.engine.shapes import view_names, view_schemas
from pelagia.server.http.socket_models import Hello, SocketMessage


def add_description(app: FastAPI) -> None:
    """Offer the description of the interface. It takes a second to make: so when it is first asked for, in a thread."""
    made: list[bytes] = []
    making = asyncio.Lock()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        async with making:
            if not made:
                made.append(await asyncio.to_thread(lambda: json.dumps(describe(app)).encode()))
        return Response(made[0], media_type="application/json")


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the forms of the games' views and of what goes over sockets."""
    described = app.openapi()
    schemas = described["components"]["schemas"]
    for model in (Hello, SocketMessage):
        schemas[model.__name__] = model.model_json_schema(ref_template="#/components/schemas/{model}")
    views = view_schemas()
    if taken := sorted(schemas.keys() & views.keys()):
        raise TypeError(f"forms of views have the names of the server's own: {', '.join(taken)}")
    schemas.update(views)
    schemas.update(_views(schemas["View"]))
    return described


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
