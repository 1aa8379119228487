"""The command `mcp`: an assistant that speaks the Model Context Protocol sits at a table of a server.

It gets what its seat gets and nothing else: hidden things never leave the server.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from functools import wraps
from io import StringIO
from typing import Any, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from rich.console import Console, RenderableType

import pelagia
from pelagia import client
from pelagia.cli.boards import Look, board
from pelagia.cli.explain import by_code, by_name
from pelagia.cli.table import catalogue
from pelagia.core.errors import PelagiaError
from pelagia.core.text import Text
from pelagia.text import Catalogue

WIDTH = 100
LOG = 12  # lines of what happened last
LONGEST_WAIT = 300.0
P = ParamSpec("P")
INSTRUCTIONS = (
    "You play a board game at a table of a Pelagia server. Ask the person for the link of a seat or an invitation, "
    "and call take_seat. Then look, explain what you do not know, and choose one of the numbered options; wait when it "
    "is not your turn. The numbers are those of the last look."
)


class NotSeated(PelagiaError):
    """The assistant has not taken a seat yet."""


class NotAsked(PelagiaError):
    """It is not the assistant's turn."""


class Assistant:
    """A seat at a table, in words."""

    def __init__(self, lang: str, content: str | None = None) -> None:
        self.lang, self.folder = lang, content
        self.taken: client.Seat | None = None
        self.since = 0  # events up to here were told

    @property
    def seat(self) -> client.Seat:
        if self.taken is None:
            raise NotSeated()
        return self.taken

    async def take_seat(self, link: str, name: str | None) -> str:
        name = name or self.words.say("cli-mcp-name")
        await self.leave()
        self.taken = await client.join(link, name)
        await self.taken.look()
        self.since = 0
        number = (self.seat.number or 0) + 1
        said = self.words.say("cli-mcp-seated", name=name, n=number, game=Text(self.seat.table["game"]))
        return f"{said}\n\n{self.shown()}"

    async def leave(self) -> None:
        """Hang up; the seat stays the assistant's."""
        if self.taken is not None:
            await self.taken.__aexit__()
            self.taken = None

    async def look(self) -> str:
        await self.seat.look()
        return self.shown()

    async def choose(self, option: str) -> str:
        decision = self.seat.decision
        if decision is None:
            raise NotAsked()
        at = int(option) - 1 if option.isascii() and option.isdecimal() and len(option) < 6 else -1
        written = decision.options[at].written if 0 <= at < len(decision.options) else option
        await self.seat.choose(decision, written)
        return self.shown()

    async def wait(self, seconds: float) -> str:
        try:
            async with asyncio.timeout(min(seconds, LONGEST_WAIT)), aclosing(self.seat.news()) as news:
                async for _ in news:
                    if self.seat.decision or self.seat.is_over:
                        break
        except TimeoutError:
            return self.words.say("cli-mcp-waiting", seconds=round(seconds))
        return self.shown()

    def explain(self, what: str) -> str:
        content, look = self.content, self.drawing()
        titles = Catalogue(self.lang, lambda id: content[id].name)  # without the codes that a terminal adds
        if id := by_code(what, content) or by_name(what, content, titles):
            return "\n".join(board(self.seat.table["game"]).explain(id, look))
        return look.cat.say("cli-mcp-unknown", what=what)

    # What it sees, in words

    @property
    def words(self) -> Catalogue:
        return self.drawing().cat if self.taken is not None else Catalogue(self.lang)

    @property
    def content(self) -> Any:
        rules = pelagia.rules(self.seat.table["game"])
        return rules.load_content(self.folder) if self.folder else rules.content

    def drawing(self) -> Look:
        """What drawing the table takes."""
        plain, table = Catalogue(self.lang), self.seat.table
        names = [seat["name"] or plain.say("cli-join-player", n=seat["seat"] + 1) for seat in table["seats"]]
        more = len(self.seat.view["answered"]) - len(names)
        names += [plain.say(f"terminal-automaton-{table['game']}") for _ in range(more)]
        return Look(catalogue(self.lang, self.content, names), self.content, names, width=WIDTH)

    def shown(self) -> str:
        """The table, what has happened since the last look, and what is asked."""
        look, seat = self.drawing(), self.seat
        drawn = _plain(board(seat.table["game"]).draw(seat.view, look))  # type: ignore[arg-type]  # it came as JSON
        return "\n\n".join(part for part in (drawn, self._happened(look.cat), self._asked(look.cat)) if part)

    def _happened(self, cat: Catalogue) -> str:
        new = [event for event in self.seat.state["events"] if event["seq"] >= self.since and event["text"]]
        self.since = max([self.since, *(event["seq"] + 1 for event in new)])
        return "\n".join(cat(Text.from_plain(event["text"])) for event in new[-LOG:])

    def _asked(self, cat: Catalogue) -> str:
        aim = self.seat.view["aim"]
        if self.seat.is_over:
            ends = [aim["end"], *aim["why"]]
            return "\n".join(cat(Text.from_plain(end)) for end in ends if end)
        decision = self.seat.decision
        if decision is None:
            return cat.say("cli-mcp-not-asked")
        options = [f"{n}. {cat(option.text)} [{option.written}]" for n, option in enumerate(decision.options, 1)]
        return "\n".join([cat(decision.prompt) if decision.prompt else "", *options])


def _plain(drawn: RenderableType) -> str:
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as said:
        console.print(drawn)
    return "\n".join(line.rstrip() for line in said.get().splitlines())


def server(assistant: Assistant) -> MCPServer:
    """The tools of an assistant: more than forty lines, since each tool is a function with its own words."""
    tools = MCPServer("pelagia", instructions=INSTRUCTIONS, version=pelagia.__version__, log_level="WARNING")

    def told(work: Callable[P, Coroutine[Any, Any, str]]) -> Callable[P, Coroutine[Any, Any, str]]:
        """What is refused is said in words."""

        @wraps(work)
        async def safely(*args: P.args, **kwargs: P.kwargs) -> str:
            try:
                return await work(*args, **kwargs)
            except PelagiaError as error:
                raise ToolError(assistant.words(error.text)) from error

        return safely

    @tools.tool(structured_output=False)
    @told
    async def take_seat(link: str, name: str | None = None) -> str:
        """Sit down at the table of a link: that of a seat, or an invitation to a table with an open one."""
        return await assistant.take_seat(link, name)

    @tools.tool(structured_output=False)
    @told
    async def look() -> str:
        """See the table as your seat sees it, what has happened, and the options if you are asked."""
        return await assistant.look()

    @tools.tool(structured_output=False)
    @told
    async def explain(what: str) -> str:
        """What a card or another piece does, by its name or identifier."""
        return assistant.explain(what)

    @tools.tool(structured_output=False)
    @told
    async def choose(option: str) -> str:
        """Answer with an option: its number in the last list, or its written form in brackets."""
        return await assistant.choose(option)

    @tools.tool(structured_output=False)
    @told
    async def wait(seconds: float = 60.0) -> str:
        """Wait until you are asked or the game is over, at most this many seconds."""
        return await assistant.wait(seconds)

    @tools.tool(structured_output=False)
    @told
    async def say(text: str) -> str:
        """Say something to everybody at the table."""
        await assistant.seat.say(text)
        return assistant.words.say("cli-mcp-said")

    return tools


def run(args: Namespace) -> int:
    """Speak the protocol over standard input and output until the other side hangs up."""

    async def speak() -> None:
        assistant = Assistant(args.lang, args.content)
        try:
            if args.link:
                await assistant.take_seat(args.link, args.name)
            await server(assistant).run_stdio_async()
        finally:
            await assistant.leave()

    asyncio.run(speak())
    return 0
