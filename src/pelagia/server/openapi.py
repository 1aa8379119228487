"""`python -m pelagia.server.openapi`: what goes over the wire, as JSON; `npm run wire` makes the page's types of it."""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi import FastAPI

from pelagia.server import models
from pelagia.server.shapes import view_names, view_schemas


def describe(app: FastAPI) -> None:
    """Add the forms of the games' views, and of what goes over sockets, to the OpenAPI description."""
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


def shapes() -> dict[str, Any]:
    """The description of the interface without its requests, whose addresses the page writes by hand."""
    from pelagia.server import api

    described = FastAPI(title="Pelagia")
    described.include_router(api.router)
    describe(described)
    return {**described.openapi(), "paths": {}}


if __name__ == "__main__":
    json.dump(shapes(), sys.stdout, sort_keys=True)
