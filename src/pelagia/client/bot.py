"""A bot of this machine at a table of another."""

from __future__ import annotations

from typing import Any

import pelagia
from pelagia import bots
from pelagia.client.seat import Refused, Seat

LATE = ("stale-choice", "not-playing")  # somebody has undone something, or closed the table, while the bot was thinking


async def play(seat: Seat, bot: bots.Bot, content: Any = None) -> int:
    """Let a bot answer whatever the seat is asked, until the game is over; return how often it chose.

    It thinks about a game that looks the same to the seat: the server sends it no more than a page would show.
    """
    made = 0
    async for decision in seat:
        try:
            game = pelagia.load(await seat.likeness(), content)
            for asked in game.decisions:
                if (asked.seat, asked.number) == (seat.number, decision.number):  # else the table has moved on
                    await seat.choose(decision, bots.ask(bot, game, asked).written)
                    made += 1
        except Refused as error:
            if error.code not in LATE:
                raise
    return made
