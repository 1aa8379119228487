"""The built page, if it is there."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(str(files("pelagia.server"))) / "page"


class _Page(StaticFiles):
    """Files whose names hold a digest of their content may be kept for ever, all others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


def add_page(app: FastAPI) -> None:
    if (FOLDER / "index.html").is_file():
        app.mount("/", _Page(directory=FOLDER, html=True), name="page")
        return

    @app.get("/", include_in_schema=False)
    async def missing() -> Response:
        return PlainTextResponse("Pelagia is running; its page has not been built. Programs: /api/openapi.json\n")
