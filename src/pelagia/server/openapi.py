"""`python -m pelagia.server.openapi`: what goes over the wire, as JSON; `npm run wire` makes the page's types of it."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from fastapi import FastAPI
from starlette.responses import Response

from pelagia.server import models
from pelagia.server.shapes import view_names, view_schemas


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
    for model in (models.Hello, models.SocketMessage):
        schemas[model.__name__] = model.model_json_schema(ref_template="#/components/schemas/{model}")
    views = view_schemas()
    if taken := sorted(schemas.keys() & views.keys()):
        raise TypeError(f"forms of views have the names of the server's own: {', '.join(taken)}")
    schemas.update(views)
    table = schemas["View"]["properties"]["table"]
    table["description"] = "The board: " + ", ".join(f"{name} {shape}" for name, shape in view_names().items())
    return described


def shapes() -> dict[str, Any]:
    """The description of the interface without its requests, whose addresses the page writes by hand."""
    from pelagia.server import api

    described = FastAPI(title="Pelagia")
    described.include_router(api.router)
    return {**describe(described), "paths": {}}


if __name__ == "__main__":
    json.dump(shapes(), sys.stdout, sort_keys=True)
