"""One notice: a POST to an address that was looked up, checked and pinned, with a deadline for the whole exchange.

A request and the first line of an answer need no library: they are a few bytes, and no step blocks anything else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import socket
import ssl
from contextlib import suppress
from functools import cache
from threading import Thread
from typing import Any
from urllib.parse import quote, urlsplit

PATIENCE = 5.0  # seconds for all of it: looking up, connecting, sending, the answer's first line
LOOKUPS = 64  # names looked up at once; the system's resolver may take longer over each than our patience
_LINE = 4096  # longest first line of an answer

# Addresses that `ipaddress` calls global, and that lead into private networks all the same (or to many hosts at once).
_NOT_PUBLIC = [
    ipaddress.ip_network(network)
    for network in (
        "192.88.99.0/24",  # relays of 6to4
        "224.0.0.0/4",  # multicast
        "::/96",  # IPv4-compatible
        "::ffff:0:0/96",  # IPv4-mapped
        "::ffff:0:0:0/96",  # IPv4-translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 of a network's own
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
        "fec0::/10",  # site-local
        "ff00::/8",  # multicast
    )
]


class NotSent(Exception):
    """The notice did not arrive; says why."""


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet, by itself and by what may be hidden inside it."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    return ip.is_global and not any(ip in network for network in _NOT_PUBLIC if network.version == ip.version)


async def post(url: str, said: dict[str, Any], anywhere: bool) -> None:
    """Send a notice. The addresses that were checked are the ones that are used, and redirects are not followed."""
    try:
        async with asyncio.timeout(PATIENCE):
            await _post(url, said, anywhere)
    except TimeoutError:
        raise NotSent("took too long") from None
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(type(error).__name__) from error


async def _post(url: str, said: dict[str, Any], anywhere: bool) -> None:
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host, port = (parts.hostname or "").encode("idna").decode(), parts.port or (443 if secure else 80)
    addresses = await _lookup(host, port)
    if not anywhere and not all(is_public(address) for address in addresses):
        raise NotSent("not an address of the public internet")
    reader, writer = await _connect(addresses, port, host if secure else None)
    try:
        place = f"[{host}]" if ":" in host else host
        path = quote(parts.path or "/", safe=_SAFE) + (f"?{quote(parts.query, safe=_SAFE)}" if parts.query else "")
        writer.write(_request(place if parts.port is None else f"{place}:{port}", path, json.dumps(said).encode()))
        await writer.drain()
        status = await reader.readuntil(b"\n")
    finally:
        writer.transport.abort()  # whatever else the other side has to say, and however slowly
    if not re.match(rb"HTTP/1\.[01] 2\d\d\b", status):
        raise NotSent("refused")


_SAFE = "!$%&'()*+,/:;=?@[]~"  # what a path or a query may hold as it is


def _request(host: str, path: str, body: bytes) -> bytes:
    head = (
        f"POST {path} HTTP/1.1",
        f"Host: {host}",
        "User-Agent: pelagia",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


async def _connect(
    addresses: list[str], port: int, secure_as: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first address that answers; with TLS, whoever answers must prove to be the named host."""
    tls = _tls() if secure_as is not None else None
    for n, address in enumerate(addresses, 1):
        try:
            return await asyncio.open_connection(address, port, ssl=tls, server_hostname=secure_as, limit=_LINE)
        except OSError:
            if n == len(addresses):
                raise
    raise NotSent("no address")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


_looking: set[Thread] = set()


async def _lookup(host: str, port: int) -> list[str]:
    """The addresses of a host. In a thread of its own, which may outlive our patience, and even the server."""
    if len(_looking) >= LOOKUPS:
        raise NotSent("too many names to look up")
    loop = asyncio.get_running_loop()
    future: asyncio.Future[list[str]] = loop.create_future()

    def report(addresses: list[str], error: Exception | None) -> None:
        _looking.discard(thread)
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(addresses)

    def look() -> None:
        addresses: list[str] = []
        error: Exception | None = None
        try:
            answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = list(dict.fromkeys(str(answer[4][0]) for answer in answers))
        except (OSError, ValueError) as problem:
            error = problem
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(report, addresses, error)

    thread = Thread(target=look, name="lookup", daemon=True)
    _looking.add(thread)
    thread.start()
    return await future
