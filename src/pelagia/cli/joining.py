"""The commands `join` and `mcp`: a bot of this machine, or an assistant, takes a seat at a table of another."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Any

import pelagia
from pelagia import bots
from pelagia.cli import output
from pelagia.text import Catalogue


def join(args: Namespace) -> int:
    """Play for a seat until the game is over, and say how it ended."""
    bots.make(args.bot, 0)  # an unknown name is refused before anybody waits for it
    return asyncio.run(_join(args, Catalogue(args.lang)))


def mcp(args: Namespace) -> int:
    """Let an assistant that speaks the Model Context Protocol play, over standard input and output."""
    from pelagia.cli import assistant  # with packages that a plain installation lacks

    return assistant.run(args)


async def _join(args: Namespace, words: Catalogue) -> int:
    from pelagia import client  # with packages that a plain installation lacks
    from pelagia.client.bot import play

    console = output.console()
    async with await client.join(args.link, args.name or args.bot, args.seat and args.seat - 1) as seat:
        table = seat.table
        console.print(words.say("cli-join-seated", bot=args.bot, n=(seat.number or 0) + 1, game=table["game"]))
        made = await play(seat, bots.make(args.bot, args.seed), _content(args, table))
        console.print(words.say("cli-join-over", n=made))
        for place, score in zip(seat.table["seats"], seat.table["scores"] or (), strict=False):
            name = place["name"] or words.say("cli-join-player", n=place["seat"] + 1)
            won = "cli-join-won" if place["seat"] in seat.table["winners"] else "cli-join-score"
            console.print(words.say(won, name=name, score=score))
    return 0


def _content(args: Namespace, table: dict[str, Any]) -> Any:
    return pelagia.rules(table["game"]).load_content(args.content) if args.content else None
