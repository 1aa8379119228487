"""Live play: one socket for each page that looks at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from pelagia.core.errors import PelagiaError
from pelagia.engine.calls import WATCHER
from pelagia.server import metrics
from pelagia.server.application import Application
from pelagia.server.failures import (
    BadRequest,
    ByRules,
    Forgotten,
    NoDatabase,
    OutOfTime,
    Overloaded,
    ServerError,
    TableClosed,
    TooMany,
    UnknownTable,
    body_of,
)
from pelagia.server.http.guard import client
from pelagia.server.http.news import Closed, admitted, attending, news
from pelagia.server.http.socket_models import Hello, SocketMessage
from pelagia.server.models import AskedWhy, Choice
from pelagia.server.tables.hints import hint
from pelagia.server.tables.watching import Live, Watcher
from pelagia.server.tables.whys import why

log = logging.getLogger(__name__)
CLOSED = {
    UnknownTable: 4404,
    ByRules: 4409,
    Forgotten: 4409,
    TableClosed: 4409,
    OutOfTime: 1011,
    Overloaded: 1013,
    ServerError: 1011,
    NoDatabase: 1011,
}  # else it is the secret
CODES = {
    4400: "malformed",
    4403: "wrong secret or site, or banned",
    4404: "no such table, or deleted",
    4408: "no hello",
    4409: "the table cannot be opened here",
    4429: "too many",
    1009: "too big",
    1011: "internal error",
    1012: "restart",
    1013: "overloaded, try again soon",
}
PATIENCE = 20  # refused messages until the socket is closed


async def live(socket: WebSocket, id: str) -> None:
    """The whole life of a socket."""
    application: Application = socket.app.state.application
    who = client(socket.scope)
    await socket.accept()
    try:
        async with admitted(application, who):
            await Session(application, socket, who).run(id)
    except Closed as end:
        await _close(socket, end.code)
    except PelagiaError:  # logged where it happened
        await _close(socket, 1011)
    except WebSocketDisconnect:
        pass


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError):  # the other side was faster
        await socket.close(code)


async def _first(*work: Coroutine[Any, Any, None]) -> None:
    """Do several things at once until one of them ends, and fail if it has failed.

    Neither tasks nor errors stay in a variable: an error refers to the variables where it passes, and only the
    collector would find the ring.
    """
    tasks = [asyncio.create_task(job) for job in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        del task, tasks
    try:
        for end in ends:
            if isinstance(end, Exception):  # being cancelled is none
                raise end
    finally:
        del end, ends


class Session:
    """One connected page."""

    def __init__(self, application: Application, socket: WebSocket, who: str) -> None:
        self.application, self.socket, self.who = application, socket, who
        self.refused = 0
        self.key = ""  # of the seat: it may be given to somebody else
        self._sending = asyncio.Lock()

    async def run(self, id: str) -> None:
        table, watcher = await self._hello(id)
        async with attending(self.application, table, watcher):
            await _first(self._send_news(table, watcher), self._listen(table, watcher.seat))

    async def _hello(self, id: str) -> tuple[Live, Watcher]:
        try:
            async with asyncio.timeout(self.application.settings.hello_seconds):
                hello = Hello.model_validate(orjson.loads(await self._receive()))
        except TimeoutError:
            raise Closed(4408) from None
        except (ValidationError, orjson.JSONDecodeError):
            raise Closed(4400) from None
        try:
            table, seat = await self.application.enter(id, hello.secret)
            await self.application.tables.position(table)
        except PelagiaError as error:
            await self._send(orjson.dumps({"type": "error", "id": None, "error": body_of(error)}))
            raise Closed(CLOSED.get(type(error), 4403)) from None
        self.key = table.key(seat)
        return table, Watcher(seat, hello.since, hello.branch, hello.changes)

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _send(self, message: bytes) -> None:
        async with self._sending:
            await self.socket.send({"type": "websocket.send", "text": message.decode()})

    async def _send_news(self, table: Live, watcher: Watcher) -> None:
        async for message in news(self.application, table, watcher, self.who):
            if message:
                await self._send(message)
            else:
                await watcher.wake.wait()

    async def _listen(self, table: Live, seat: int) -> None:
        while True:
            number: int | None = None
            more: dict[str, Any] = {}
            try:
                raw = await self._receive()
                self.application.doors.requests.take(self.who if seat == WATCHER else f"{table.saved.id} {seat}")
                number, more = await self._message(table, seat, raw)
                answer: dict[str, Any] = {"type": "done", "id": number, **more}
            except PelagiaError as error:
                answer = await self._refusal(table, seat, raw, error)
            except (WebSocketDisconnect, asyncio.CancelledError, Closed):
                raise
            except Exception:
                log.exception("table %s: a message of a socket failed", table.saved.id)
                answer = await self._refusal(table, seat, raw, ServerError())
            await self._send(orjson.dumps(answer))

    async def _message(self, table: Live, seat: int, raw: str | bytes) -> tuple[int | None, dict[str, Any]]:
        try:
            message = SocketMessage.model_validate(orjson.loads(raw))
        except (ValidationError, orjson.JSONDecodeError):
            raise BadRequest(where="message", what="unknown") from None
        tables = self.application.tables
        if table.key(seat) != self.key:
            raise Closed(4403)
        if message.type == "chat":
            self.application.doors.talk(table.saved.id, seat, self.who)
        elif message.type != "ping":
            self.application.doors.act(table.saved.id, seat)
        match message:
            case SocketMessage(type="choose", number=int(number), option=str(option)):
                choice = Choice(number=number, option=option, branch=message.branch, careful=message.careful)
                await tables.choose(table, seat, choice)
            case SocketMessage(type="undo", version=int(version)):
                await tables.undo(table, seat, version)
            case SocketMessage(type="takeback", action=str(action), version=int(version)):
                await tables.takeback(table, seat, action, version)
            case SocketMessage(type="undo" | "takeback", version=None):
                raise BadRequest(where="version", what="missing")
            case SocketMessage(type="chat", text=str(text)):
                await self.application.say(table, seat, text, message.line)
            case SocketMessage(type="hint"):
                return message.id, {"hint": await hint(self.application.tables, table, seat)}
            case SocketMessage(type="why", why=AskedWhy() as asked):
                return message.id, {"why": await why(self.application.tables, table, seat, asked)}
            case SocketMessage(type="ping"):
                pass
            case _:
                raise BadRequest(where="message", what=message.type)
        return message.id, {}

    async def _refusal(self, table: Live, seat: int, raw: str | bytes, error: PelagiaError) -> dict[str, Any]:
        """The answer to a message that was refused; who sends too many of those is disconnected."""
        metrics.REFUSED.labels(error.code).inc()
        if isinstance(error, TooMany | BadRequest):
            self.refused += 1
            if self.refused > PATIENCE:
                raise Closed(4429 if isinstance(error, TooMany) else 4400)
        answer: dict[str, Any] = {"type": "error", "id": _id(raw), "error": body_of(error)}
        if error.code == "stale-choice":
            await self.application.tables.position(table)
            start = table.first_recent()
            body = table.state_json(seat, start, table.heard(seat, start), [])
            answer["state"] = orjson.Fragment(b"{%b}" % body)
        return answer


def _id(raw: str | bytes) -> int | None:
    """The number of a message, as far as it has one."""
    try:
        number = orjson.loads(raw)["id"]
    except (orjson.JSONDecodeError, TypeError, LookupError):
        return None
    return number if type(number) is int else None
