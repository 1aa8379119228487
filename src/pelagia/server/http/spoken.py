"""`?lang=de`: every text of an answer in words, for programs that have no catalogues."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import pelagia
from pelagia.core.errors import UnknownGame
from pelagia.core.text import Text
from pelagia.engine import packs
from pelagia.server.application import Application
from pelagia.server.failures import BadRequest
from pelagia.server.http.guard import failure
from pelagia.text import LANGUAGES, Catalogue

JSON, LINES = b"application/json", b"application/x-ndjson"


class Spoken:
    """Adds `said` to every text of the answer to a request that names a language."""

    def __init__(self, app: ASGIApp, application: Application) -> None:
        self.app, self.application = app, application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "http" and scope["path"].startswith("/api/") and b"lang=" in scope["query_string"]
        given = parse_qs(scope["query_string"].decode("latin-1")).get("lang") if asks else None
        if given is None:
            await self.app(scope, receive, send)
        elif given[-1] in LANGUAGES:
            bare = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]
            await self.app({**scope, "headers": bare}, receive, _Answer(self._words(scope, given[-1]), send))
        else:
            await failure(BadRequest(where="query.lang", what="enum"))(scope, receive, send)

    def _words(self, scope: Scope, lang: str) -> Catalogue:
        """The words of a table, or of a game; without either, those that need no names."""
        parts = [*scope["path"].split("/"), "", ""]
        kind, name = parts[2], parts[3]
        live = self.application.tables.alive.get(name) if kind == "tables" else None
        if live is not None:
            header, seats = live.saved.header, live.saved.seats
            plain = Catalogue(lang)
            names = [seat.name or plain.seat(seat.seat) for seat in seats]
            return _catalogue(lang, header["game"], header["content"], names)
        return _catalogue(lang, name, None, []) if kind == "games" and name else Catalogue(lang)


def _catalogue(lang: str, game: str, pack: str | None, names: list[str]) -> Catalogue:
    try:
        rules = pelagia.rules(game)
    except UnknownGame:  # the answer says so
        return Catalogue(lang)
    content = (packs.of_table(game, pack) if pack else None) or rules.content

    def seat_name(seat: int) -> str:
        return names[seat] if seat < len(names) else Catalogue(lang).seat(seat)

    return Catalogue(lang, lambda id: content[id].name, seat_name)


class _Answer:
    """Passes an answer on in words: a body as a whole, of a stream each line."""

    def __init__(self, words: Catalogue, send: Send) -> None:
        self.words, self.send = words, send
        self.start: Message = {}
        self.kind = b""
        self.body: list[bytes] = []

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            self.kind = next((value for name, value in message["headers"] if name == b"content-type"), b"")
            if not self.kind.startswith(JSON):
                await self.send(message)
        elif self.kind.startswith(JSON):
            await self._whole(message)
        elif self.kind.startswith(LINES) and message.get("body", b"").strip():
            await self.send({**message, "body": await self._said(message["body"]) + b"\n"})
        else:
            await self.send(message)

    async def _whole(self, message: Message) -> None:
        self.body.append(message.get("body", b""))
        if message.get("more_body", False):
            return
        body = await self._said(b"".join(self.body))
        headers = [(name, value) for name, value in self.start["headers"] if name != b"content-length"]
        await self.send({**self.start, "headers": [*headers, (b"content-length", b"%d" % len(body))]})
        await self.send({**message, "body": body})

    async def _said(self, body: bytes) -> bytes:
        """In a thread: a view has hundreds of texts, and others wait."""
        return await asyncio.to_thread(lambda: orjson.dumps(said(orjson.loads(body), self.words)))


def said(data: Any, words: Catalogue) -> Any:
    """JSON data whose texts say what they say."""
    if isinstance(data, list):
        return [said(item, words) for item in data]
    if not isinstance(data, dict):
        return data
    if data.keys() == {"id", "args"}:
        return {**data, "said": words(Text.from_plain(data))}  # type: ignore[arg-type]  # it has the form of one
    return {name: said(value, words) for name, value in data.items()}
