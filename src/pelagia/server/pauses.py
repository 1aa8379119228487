"""Pauses that grow: between attempts at something that keeps failing."""

from __future__ import annotations

import asyncio

FIRST, MOST = 1.0, 15.0  # seconds


class Pauses:
    def __init__(self) -> None:
        self._next = FIRST

    async def wait(self) -> None:
        """Wait, longer each time."""
        pause, self._next = self._next, min(MOST, 2 * self._next)
        await asyncio.sleep(pause)

    def reset(self) -> None:
        """It went well."""
        self._next = FIRST
