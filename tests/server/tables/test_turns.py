"""Whose bot thinks next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from pelagia.server.tables.turns import Turns
from tests.server import kit


async def order(turns: Turns, tables: Sequence[str]) -> list[str]:
    """Let tables take a turn each, while another one has it; return in which order they had theirs."""
    had: list[str] = []

    async def take(table: str) -> None:
        async with turns.turn(table):
            had.append(table)

    async with turns.turn("first"):
        tasks = [asyncio.create_task(take(table)) for table in tables]
        await asyncio.sleep(0)
        assert turns.waiting == len(tables)
    await asyncio.gather(*tasks)
    assert turns.waiting == 0
    return had


def test_tables_have_their_turns_in_order() -> None:
    told: list[int] = []
    turns = Turns(1, lambda: told.append(turns.waiting))
    assert kit.run(order(turns, ["a", "b", "c"])) == ["a", "b", "c"]
    assert told == [1, 2, 3]


def test_the_backlog_comes_later_but_comes() -> None:
    turns = Turns(1, lambda: None)
    for table in ("old 1", "old 2"):
        turns.defer(table)
    waiting = ["old 1", "old 2", "a", "b", "c", "d"]
    assert kit.run(order(turns, waiting)) == ["a", "b", "c", "old 1", "d", "old 2"]


def test_a_table_that_somebody_touches_is_no_longer_of_the_backlog() -> None:
    async def run() -> list[str]:
        turns, had = Turns(1, lambda: None), []

        async def take(table: str) -> None:
            async with turns.turn(table):
                had.append(table)

        for table in ("old 1", "old 2", "old 3"):
            turns.defer(table)
        async with turns.turn("first"):
            tasks = [asyncio.create_task(take(table)) for table in ("old 1", "old 2", "old 3")]
            await asyncio.sleep(0)
            turns.prefer("old 3")
        await asyncio.gather(*tasks)
        return had

    assert kit.run(run()) == ["old 3", "old 1", "old 2"]


def test_whoever_goes_away_leaves_the_turn_to_others() -> None:
    """While it waits, and in the very moment in which the turn is granted."""

    async def run(granted: bool) -> bool:
        turns = Turns(1, lambda: None)
        async with turns.turn("first"):
            gone, stays = (asyncio.create_task(turns.turn(table).__aenter__()) for table in ("a", "b"))
            await asyncio.sleep(0)
            if not granted:
                gone.cancel()
                await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, stays, return_exceptions=True)
        return gone.cancelled() and stays.exception() is None and turns.waiting == 0

    assert kit.run(run(granted=False))
    assert kit.run(run(granted=True))
