"""The application: routes, errors, guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import pelagia
from pelagia.core.errors import PelagiaError
from pelagia.server.application import Application
from pelagia.server.failures import BadJson, BadMethod, BadName, BadRequest, NotFound, UnknownTable
from pelagia.server.http import api, operator, programs, sockets
from pelagia.server.http.guard import Guard, failure
from pelagia.server.http.openapi import add_description, short_id
from pelagia.server.http.page import add_page
from pelagia.server.http.spoken import Spoken
from pelagia.server.http.squeeze import Squeeze
from pelagia.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """Make the application; it opens the database and starts its workers at once."""
    application = Application(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await application.open()
        yield
        await application.close()

    app = FastAPI(
        title="Pelagia",
        version=pelagia.__version__,
        description="Tables for deep-sea strategy games. docs/server.md explains how the parts fit together.",
        openapi_url=None,  # see add_description
        docs_url=None,  # it would load scripts of others; ours is /api.html
        redoc_url=None,
        generate_unique_id_function=short_id,
        lifespan=lifespan,
    )
    app.state.application = application
    app.include_router(api.router)
    app.include_router(programs.router)
    app.include_router(operator.router)
    _add_live(app)
    _add_failures(app)
    add_description(app)
    add_page(app)
    app.add_middleware(Spoken, application=application)
    app.add_middleware(Squeeze)
    app.add_middleware(Guard, application=application)
    return app


def _add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        await sockets.live(socket, id)


def _add_failures(app: FastAPI) -> None:
    @app.exception_handler(PelagiaError)
    async def ours(_: Request, error: PelagiaError) -> Response:
        return failure(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        return failure(_malformed(error))

    @app.exception_handler(HTTPException)
    async def framework(_: Request, error: HTTPException) -> Response:
        problem: PelagiaError = BadRequest(where="request", what=str(error.status_code))
        if error.status_code == 404:
            problem = NotFound()
        elif error.status_code == 405:
            problem = BadMethod()
        elif error.status_code == 400:
            problem = BadJson()
        response = failure(problem)
        if error.headers and "allow" in error.headers:
            response.headers["Allow"] = error.headers["allow"]
        return response


def _malformed(error: RequestValidationError) -> PelagiaError:
    """Say where and what, without repeating what was sent: it may hold a secret."""
    first = error.errors()[0]
    where = [str(part) for part in first["loc"]]
    if first["type"] == "json_invalid":
        return BadJson()
    if first["type"] == "bad_name":
        return BadName()
    if where[:1] == ["path"]:
        return UnknownTable() if where[1:] == ["id"] else NotFound()
    return BadRequest(where=".".join(where)[:100], what=str(first["type"]))
