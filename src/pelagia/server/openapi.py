"""`python -m pelagia.server.openapi`: what goes over the wire, as JSON; `npm run wire` makes the page's types of it."""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi import FastAPI


def shapes() -> dict[str, Any]:
    """The description of the interface without its requests, whose addresses the page writes by hand."""
    from pelagia.server import api, app

    described = FastAPI(title="Pelagia")
    described.include_router(api.router)
    app._describe(described)
    return {**described.openapi(), "paths": {}}


if __name__ == "__main__":
    json.dump(shapes(), sys.stdout, sort_keys=True)
