"""Turn notices: a POST to an address of the player's choice, if the operator allows it.

Throttled per seat, and never while the player is looking at the table. Only what everybody may know is sent.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import time
from typing import Any
from urllib.parse import urlsplit

from pelagia.server import metrics, queries
from pelagia.server.live import Live
from pelagia.server.tables import Tables

log = logging.getLogger(__name__)
PATIENCE = 5.0  # seconds for the other side
AT_ONCE = 8


class Webhooks:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        if tables.settings.webhooks != "off":
            tables.on_change.append(self.wake)

    def wake(self, live: Live) -> None:
        """Tell those whose turn it is."""
        saved = live.saved
        for number, _ in saved.to_move if saved.status == "playing" else ():
            seat = saved.seats[number]
            if seat.webhook and not seat.bot and not live.connected(number):
                task = asyncio.create_task(self._send(live, number, seat.webhook))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _send(self, live: Live, seat: int, url: str) -> None:
        gap = self.tables.settings.webhook_seconds
        if not await self.tables.storage.write(queries.notified(live.saved.id, seat, time.time(), gap)):
            return
        said = {"event": "your-turn", "table": live.saved.id, "game": live.saved.header["game"], "seat": seat}
        async with self._room:
            try:
                await asyncio.to_thread(post, url, said, self.tables.settings.webhooks == "any")
                metrics.WEBHOOKS.labels("sent").inc()
            except (OSError, ValueError, http.client.HTTPException) as error:
                metrics.WEBHOOKS.labels("failed").inc()
                log.info("table %s: the notice to seat %d failed (%s)", live.saved.id, seat, type(error).__name__)


def post(url: str, said: dict[str, Any], anywhere: bool) -> None:
    """Send a notice. The address that was checked is the one that is used, and redirects are not followed."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4]
    if not anywhere and not ipaddress.ip_address(address[0]).is_global:
        raise ValueError("not an address of the public internet")
    raw = socket.create_connection((str(address[0]), port), timeout=PATIENCE)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=host) if secure else raw
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request(
            "POST", path, json.dumps(said), {"Content-Type": "application/json", "User-Agent": "pelagia"}
        )
        connection.getresponse().read(1024)
    finally:
        connection.close()
        raw.close()
