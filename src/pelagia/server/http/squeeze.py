"""Compression: which answers may be compressed, and compressing them."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

LEAST = 600  # bytes that are worth it
LEVEL = 4  # views are compressed while others wait


def accepted(header: str) -> set[str]:
    """The codings that a browser takes, of a header Accept-Encoding."""
    wishes = [part.replace(" ", "").lower().partition(";q=") for part in header.split(",")]
    return {name for name, _, weight in wishes if name and weight not in ("0", "0.0", "0.00", "0.000")}


class Squeeze:
    """Compresses what the interface answers to those who only ask.

    What answers a change stays as it is: it may hold new secrets beside words that somebody else has sent, and the
    length of a compressed answer would tell how alike they are.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.squeezed = GZipMiddleware(app, LEAST, LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "http" and scope["method"] == "GET" and scope["path"].startswith("/api/")
        asks = asks and not scope["path"].endswith("/stream")  # its lines must not wait for one another
        await (self.squeezed if asks else self.app)(scope, receive, send)
