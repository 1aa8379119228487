"""An assistant plays over the Model Context Protocol: a real process, a real server, a whole game."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from mcp import Client, StdioServerParameters

import pelagia
from pelagia.cli.assistant import Assistant
from tests.server.kit import BOT, OPEN, PERSON, Server, Table, run, serving

Ask = Callable[..., Awaitable[str]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("assistant")
    with serving(str(folder / "games.db"), folder) as running:
        yield running


def speaking(server: Server, *more: str, table: Table | None = None, seat: int = 0) -> StdioServerParameters:
    link = [f"{server.url}/#/table/{table.id}/{table.keys[seat]}"] if table else []
    start = "import sys; from pelagia.cli.main import main; sys.exit(main())"
    return StdioServerParameters(command=sys.executable, args=["-c", start, "mcp", *link, *more])


def asker(client: Client) -> Ask:
    async def ask(tool: str, **given: object) -> str:
        answer = await client.call_tool(tool, given)
        (said,) = answer.content
        assert said.type == "text"
        return f"refused: {said.text}" if answer.is_error else said.text

    return ask


@pytest.mark.parametrize(("game", "options"), [("new-eden", {}), ("deep-sea", {"scenario": 1})])
def test_a_whole_game(server: Server, game: str, options: dict[str, object]) -> None:
    """It sits down by an invitation, looks, asks what a card does, chooses until the game is over."""
    table = server.open({**BOT, "name": "Nemo"}, OPEN, game=game, options=options, seed=11)

    async def play() -> list[str]:
        async with Client(speaking(server, "--lang", "en")) as client:
            ask = asker(client)
            assert {tool.name for tool in (await client.list_tools()).tools} == {
                *("take_seat", "look", "explain", "choose", "wait", "say"),
            }
            assert "Take a seat first" in await ask("look")
            said = [await ask("take_seat", link=f"{server.url}/#/table/{table.id}/{table.watch}", name="Ada")]
            assert "Nemo" in said[0]
            await ask("say", text="Good luck!")
            for _ in range(2000):
                if re.search(r"^1\. ", said[-1], re.MULTILINE):
                    said.append(await ask("choose", option="1"))
                elif table.get()["table"]["status"] == "finished":
                    break
                else:
                    said.append(await ask("wait", seconds=60))
            assert "not asked" in await ask("choose", option="1")
            return said

    said = run(play())
    state = table.get()
    assert state["table"]["status"] == "finished"
    assert state["chat"][0]["text"] == "Good luck!"
    assert not [answer for answer in said if answer.startswith("refused")]


def test_cards_are_explained_and_errors_said(server: Server) -> None:
    table = server.open(PERSON, PERSON, game="new-eden", seed=7)

    async def talk() -> None:
        async with Client(speaking(server, "--lang", "de", table=table)) as client:
            ask = asker(client)
            seen = await ask("look")
            option = re.search(r"^1\. (.+) \[buy (\w+)\]$", seen, re.MULTILINE)
            assert option, seen
            by_code = await ask("explain", what=option[2])
            name = by_code.splitlines()[0]
            assert name
            assert "Hier heißt nichts" in await ask("explain", what="Kartoffelsalat")
            refused = await ask("choose", option="buy nothing")
            assert refused.startswith("refused: ")
            assert "error-" not in refused
            assert "Sekunden" in await ask("wait", seconds=0.2) or await ask("look") == seen

    run(talk())


def test_nothing_hidden_reaches_an_assistant(server: Server) -> None:
    """What the other seat holds in hand is in no word of what an assistant is told."""
    table = server.open(PERSON, PERSON, game="underwater-cities", seed=5)
    hand = table.get(1)["view"]["table"]["seats"][1]["hand"]
    own = table.get(0)["view"]["table"]["seats"][0]["hand"]

    async def seen() -> str:
        async with Client(speaking(server, "--lang", "en", table=table)) as client:
            return await asker(client)("look")

    said = run(seen())
    for card in set(map(str, hand)) - set(map(str, own)):
        assert not re.search(rf"\b{card}\b", said), card


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_no_word_is_missing_to_draw_a_table(game: str, caplog: pytest.LogCaptureFixture) -> None:
    """Not even of an automaton, in games that have none."""
    new = pelagia.new(game, pelagia.rules(game).players[-1], 1)
    seats = [{"seat": seat, "name": ""} for seat in range(new.players)]
    assistant = Assistant("en")
    assistant.taken = cast(Any, SimpleNamespace(table={"game": game, "seats": seats}, view=new.view(0)))
    with caplog.at_level(logging.WARNING):
        assert len(assistant.drawing().names) == len(new.answers)
    assert caplog.messages == []
