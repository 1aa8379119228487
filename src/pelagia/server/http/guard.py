"""Checks in front of every request (same site, size, rate), and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from pelagia.core.errors import PelagiaError
from pelagia.engine.calls import WATCHER
from pelagia.server import logs, metrics
from pelagia.server.application import Application
from pelagia.server.failures import (
    CrossSite,
    NoSecret,
    OutOfTime,
    Overloaded,
    ServerError,
    TooBig,
    TooMany,
    WrongSecret,
    body_of,
    status_of,
)

log = logging.getLogger(__name__)
BODY_SECONDS = 20.0
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def failure(error: PelagiaError, **more: Any) -> Response:
    """An error as a response."""
    body = body_of(error)
    logs.failed(body["code"])
    metrics.REFUSED.labels(body["code"]).inc()
    headers = {"Cache-Control": "no-store"}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.text.args.get("seconds", 1))
    if isinstance(error, Overloaded):
        headers["Retry-After"] = "1"
    if status_of(error) == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(orjson.dumps({"error": body, **more}), status_of(error), headers, "application/json")


class Guard:
    def __init__(self, app: ASGIApp, application: Application) -> None:
        self.app, self.application, self.settings = app, application, application.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        asked, status = logs.begin(), 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *HEADERS, (b"x-request-id", asked.id.encode())]
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._answer(scope, receive, dressed)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        except Exception:
            log.exception("%s failed", _what(scope))
            if not status:
                await failure(ServerError())(scope, receive, dressed)
            elif status == 101:
                with suppress(RuntimeError, OSError):  # the other side was faster
                    await dressed({"type": "websocket.close", "code": 1011})
        if status >= 400:
            log.debug("%s: %d %s", _what(scope), status, asked.cause)

    async def _answer(self, scope: Scope, receive: Receive, dressed: Send) -> None:
        try:
            if not scope["path"].startswith("/api/operator/"):  # operators may ban themselves, and must get back in
                self.application.moderation.admit(client(scope))
            if scope["path"].startswith("/api/"):
                _same_site(scope, self.settings.origin)
                self.application.doors.requests.take(self._who(scope))
            if scope["type"] == "http":
                receive = await self._body(scope, receive)
        except PelagiaError as error:
            # A socket is refused before it is accepted, with the same answer that a request would get.
            await failure(error)(scope, receive, dressed)
            return
        await self.app(scope, receive, dressed)

    def _who(self, scope: Scope) -> str:
        """Whose request it is: a seat's if its secret is shown, so that nobody crowds it out; else the sender's."""
        kind, _, secret = header(scope, b"authorization").partition(" ")
        parts = scope["path"].split("/")
        if kind.lower() == "bearer" and len(parts) > 3 and (table := self.application.tables.alive.get(parts[3])):
            with suppress(WrongSecret, NoSecret):
                if (seat := self.application.tables.bearer(table, secret)) != WATCHER:
                    return f"{table.saved.id} {seat}"
        return client(scope)

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the whole body, as far as it is small enough, and give it on."""
        most = self.settings.record_bytes if scope["path"] == "/api/records" else self.settings.body_bytes
        given = header(scope, b"content-length")
        if given.isdigit() and int(given) > most:
            raise TooBig(most=most)
        parts, size, more = [], 0, True
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > most:
                        raise TooBig(most=most)
                    more = message.get("more_body", False)
        except TimeoutError:
            raise OutOfTime() from None
        waiting: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def replayed() -> Message:
            return waiting.pop() if waiting else await receive()

        return replayed


def _what(scope: Scope) -> str:
    """A request, for the log: what it was meant for, and nothing of what was written into it."""
    id = str(scope.get("path_params", {}).get("id", ""))
    table = f" of table {id}" if re.fullmatch(r"[\w-]{6,32}", id, re.ASCII) else ""
    return f"{scope.get('method', 'socket')} {getattr(scope.get('route'), 'path', '(no such path)')}{table}"


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def client(scope: Scope) -> str:
    """Who is at the other end. Of IPv6, the network: whoever has one address there has all of them."""
    address: str = scope["client"][0] if scope.get("client") else "?"
    with suppress(ValueError):
        ip = ip_address(address.partition("%")[0])
        if isinstance(ip, IPv6Address):
            return str(ip.ipv4_mapped or IPv6Network((ip, 64), strict=False))
    return address


def _same_site(scope: Scope, sites: tuple[str, ...]) -> None:
    """Refuse what pages of other sites send. There are no cookies; this spares players surprises all the same.

    A site that the operator has named is known by its origin: a proxy may have replaced the host.
    """
    origin, host = header(scope, b"origin").lower(), header(scope, b"host").lower()
    if origin and origin in sites:
        return
    try:
        foreign = bool(origin) and (bool(sites) or urlsplit(origin).netloc != host)
    except ValueError:
        foreign = True
    if foreign or header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        raise CrossSite()
