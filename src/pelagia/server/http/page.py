"""The built page, if there is one."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import add_type, guess_type
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pelagia.server.http.squeeze import accepted
from pelagia.text import Catalogue, language

FOLDER = Path(str(files("pelagia.server"))) / "page"


CODINGS = {"br": ".br", "gzip": ".gz"}  # the smallest first; the build makes them (web/scripts/compressed.js)


class _Page(StaticFiles):
    """Files whose names hold a digest of their content may be kept for ever, all others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = self._compressed(path, scope) or await super().get_response(path, scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response

    def _compressed(self, path: str, scope: Scope) -> Response | None:
        """The smallest form of a file that the browser takes; None: only the file itself."""
        if scope["method"] not in ("GET", "HEAD"):
            return None
        name = "index.html" if path == "." else path
        wanted = accepted(Headers(scope=scope).get("accept-encoding", ""))
        for coding in (coding for coding in CODINGS if coding in wanted):
            file, stat = self.lookup_path(name + CODINGS[coding])
            if stat is not None:
                response = self.file_response(file, stat, scope)
                kind, _ = guess_type(name)
                response.headers.update({"Content-Encoding": coding, "Content-Type": kind or "text/plain"})
                response.headers["Vary"] = "Accept-Encoding"
                return response
        return None


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def add_page(app: FastAPI) -> None:
    add_type("application/manifest+json", ".webmanifest")
    if is_built():
        app.mount("/", _Page(directory=FOLDER, html=True), name="page")
        return

    @app.get("/", include_in_schema=False)
    async def missing() -> Response:
        return PlainTextResponse(Catalogue(language()).say("server-no-page") + "\n")
