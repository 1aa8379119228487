"""A seat at a remote table: its decisions as they come, and its answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any, Self

import httpx

from pelagia.client.link import Link
from pelagia.core.errors import PelagiaError
from pelagia.core.text import Text

PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before the next try to reach the server; the last one again and again
SILENCE = 60.0  # seconds without even an empty line: the connection is dead


class Unreachable(PelagiaError):
    """The server cannot be reached, or is not one of ours."""


class NoSeat(PelagiaError):
    """A spectator's link to a table at which no seat is open."""


class Refused(PelagiaError):
    """The server said no; the code and the text are its own."""


@dataclass(frozen=True)
class Option:
    """Something that can be chosen."""

    written: str
    text: Text
    form: str
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Decision:
    """What the seat is asked, and how the table looks to it then."""

    number: int
    kind: str
    prompt: Text | None
    options: tuple[Option, ...]
    view: Mapping[str, Any]


class Seat:
    """Somebody's place at a table, by its link. Iterating gives each decision of the seat, until the game is over.

    A lost connection is restored, and a decision that is still open is given again.
    """

    def __init__(self, link: str | Link, patience: float = 300.0) -> None:
        """`patience`: seconds to go on trying when the server cannot be reached."""
        self.link = Link.read(link) if isinstance(link, str) else link
        self.patience = patience
        self.state: dict[str, Any] = {}
        self._http = self._connected()
        self._streams: set[httpx.Response] = set()
        self._answered: tuple[int, int] | None = None  # branch and number of the decision that was answered last

    async def __aenter__(self) -> Self:
        try:
            await self.look()
        except BaseException:
            await self._http.aclose()
            raise
        return self

    async def __aexit__(self, *failure: object) -> None:
        for answer in list(self._streams):  # of loops that were left in the middle
            await answer.aclose()
        await self._http.aclose()

    @property
    def table(self) -> dict[str, Any]:
        """The table without its game: who sits where, whether it is over, the scores."""
        table: dict[str, Any] = self.state["table"]
        return table

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        view: dict[str, Any] = self.state["view"]
        return view

    @property
    def number(self) -> int | None:
        """Which seat it is; None: a spectator."""
        seat: int | None = self.table["you"]
        return seat

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "finished")

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked now."""
        for asked in self.view["decisions"]:
            if asked["seat"] == self.number and self.table["status"] == "playing":
                return _decision(asked, self.view)
        return None

    async def look(self) -> None:
        """See the table as it is now."""
        self.state = await self._ask("GET", "")

    async def choose(self, decision: Decision, option: Option | str) -> None:
        """Answer a decision. Sent twice, it counts once."""
        written = option if isinstance(option, str) else option.written
        branch = self.table["branch"]
        self.state = await self._ask(
            "POST", "/choices", {"number": decision.number, "option": written, "branch": branch}
        )
        self._answered = branch, decision.number

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        await self._ask("POST", "/chat", {"text": text})

    async def likeness(self) -> dict[str, Any]:
        """A save of a game that looks the same to the seat, for `pelagia.load`: what a bot may think about."""
        return await self._ask("GET", "/likeness")

    async def __aiter__(self) -> AsyncGenerator[Decision, None]:
        async with aclosing(self.news()) as news:
            async for _ in news:
                decision = self.decision
                if decision and (self.table["branch"], decision.number) != self._answered:
                    yield decision
                if self.is_over:
                    return

    async def news(self) -> AsyncGenerator[None, None]:
        """Go on whenever the table has changed; `state` is how it is then."""
        while True:
            try:
                async with aclosing(self._lines()) as lines:
                    async for message in lines:
                        if "table" in message:  # the game has moved, or somebody has come or gone
                            self.state = {**self.state, **message}
                            yield
            except httpx.TransportError:
                await self._patiently()

    async def _lines(self) -> AsyncGenerator[dict[str, Any], None]:
        timeout = httpx.Timeout(30.0, read=SILENCE)
        request = self._http.build_request("GET", f"/api/tables/{self.link.table}/stream", timeout=timeout)
        answer = await self._http.send(request, stream=True)
        self._streams.add(answer)
        try:
            if answer.status_code != 200:
                await answer.aread()
                raise refusal(answer)
            async for line in answer.aiter_lines():
                if line:
                    yield json.loads(line)
        finally:
            self._streams.discard(answer)
            await answer.aclose()

    async def _patiently(self) -> None:
        """Wait until the server answers again."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.patience
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            await asyncio.sleep(pause)
            await self._http.aclose()  # connections to a server that is gone would linger
            self._http = self._connected()
            try:
                await self.look()
                break
            except Unreachable:
                if loop.time() > end:
                    raise

    def _connected(self) -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {self.link.secret}"}
        return httpx.AsyncClient(base_url=self.link.server, headers=headers, timeout=30.0)

    async def _ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        given: dict[str, Any] = {} if body is None else {"json": body}
        return await ask(self._http, method, f"/api/tables/{self.link.table}{path}", **given)


async def join(link: str | Link, name: str, seat: int | None = None) -> Seat:
    """Take an open seat at the table of an invitation, the first without a number. The link of a seat is that seat."""
    async with Seat(link) as invitation:
        free = [entry["seat"] for entry in invitation.table["seats"] if entry["kind"] == "open"]
        if seat is None and invitation.number is not None:
            return Seat(invitation.link)  # the link of a seat
        if seat is None and not free:
            raise NoSeat()
        wanted = free[0] if seat is None else seat
        joined = await invitation._ask("POST", f"/seats/{wanted}/join", {"name": name})
        return Seat(invitation.link._replace(secret=joined["secret"]))


async def ask(http: httpx.AsyncClient, method: str, path: str, **given: Any) -> dict[str, Any]:
    """A request whose answer is JSON; what the server refuses is an error with its code and text."""
    try:
        answer = await http.request(method, path, **given)
    except httpx.TransportError as cause:
        raise Unreachable(server=str(http.base_url)) from cause
    if answer.is_error:
        raise refusal(answer)
    try:
        data: dict[str, Any] = answer.json()
    except ValueError as cause:
        raise Unreachable(server=str(http.base_url)) from cause
    return data


def refusal(answer: httpx.Response) -> PelagiaError:
    """The error that an answer reports."""
    try:
        told = answer.json()["error"]
        error = Refused(Text.from_plain(told["text"]))
        error.code = told["code"]
    except (ValueError, LookupError, TypeError):
        return Unreachable(server=f"{answer.url.scheme}://{answer.url.netloc.decode()}")
    return error


def _decision(asked: Mapping[str, Any], view: Mapping[str, Any]) -> Decision:
    prompt = asked.get("prompt")
    options = tuple(
        Option(option["written"], Text.from_plain(option["text"]), option["form"], option)
        for option in asked["options"]
    )
    return Decision(asked["number"], asked["kind"], prompt and Text.from_plain(prompt), options, view)
