"""Below the requests: open files, and connections that never send one.

uvicorn has no deadline for the head of a request, so a client that sends one slowly would keep its connection for ever.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

log = logging.getLogger(__name__)
MOST_WAITING = 500  # connections whose request has not come yet; beyond that, the oldest are cut off
AT_ONCE = 1.0  # seconds; nobody is cut off sooner: after a restart everybody comes at once
BESIDES = 300  # files for other things than connections: the database, workers, notices


def raise_files(sockets: int) -> int:
    """Raise the limit of open files, as far as it may be and as needed; return how many sockets fit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Beside each socket there may be a request.
    needed = 2 * sockets + MOST_WAITING + BESIDES
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(sockets, (soft - most_waiting(soft) - BESIDES) // 2))


def most_waiting(files: int) -> int:
    """How many connections may wait for their request, by the number of files."""
    return min(MOST_WAITING, files // 4)


class Requests(HttpToolsProtocol):
    """HTTP with a deadline for the head of each request, and with an end before there are no files left."""

    seconds: ClassVar[float] = 10.0
    files: ClassVar[int] = 2 * MOST_WAITING + BESIDES
    waiting: ClassVar[dict[Requests, tuple[float, asyncio.TimerHandle]]] = {}  # since when; oldest first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()
        if len(self.connections) > self.files - BESIDES:
            self._cut()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        self._arrived()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to us, and only the collector would find the ring

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # what is no request at all ends its connection, and nothing else
            log.debug("a connection was cut off: %s", type(error).__name__)
            self.transport.abort()

    def _expect(self) -> None:
        if self in self.waiting:
            return
        now, most = self.loop.time(), most_waiting(self.files)
        while len(self.waiting) >= most and now - self.waiting[oldest := next(iter(self.waiting))][0] > AT_ONCE:
            oldest._cut()
        self.waiting[self] = now, self.loop.call_later(self.seconds, self._cut)

    def _arrived(self) -> None:
        if (waiting := self.waiting.pop(self, None)) is not None:
            waiting[1].cancel()

    def _cut(self) -> None:
        self._arrived()
        self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets whose refusal before they open is an answer like any other, and not an error of the application."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True
