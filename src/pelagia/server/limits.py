"""Token buckets: how often a client may ask. `Doors` says which bucket is whose."""

from __future__ import annotations

import time
from math import ceil

from pelagia.engine.calls import WATCHER
from pelagia.server.failures import TooMany
from pelagia.server.settings import Settings

DAY = 24 * 3600.0
BURST = 4  # seconds' worth that may come at once
MOST = 10_000  # buckets at hand; full ones are thrown away, since new ones are full too


class Buckets:
    """One bucket for each name; each fills at the same rate."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate  # per second; 0: no limit
        self.burst = max(1.0, rate * BURST if burst is None else burst)
        self._level: dict[str, tuple[float, float]] = {}  # tokens, when

    def take(self, name: str, n: float = 1) -> None:
        """Take tokens; TooMany if there are too few."""
        if not self.rate:
            return
        now = time.monotonic()
        tokens, when = self._level.get(name, (self.burst, now))
        tokens = min(self.burst, tokens + (now - when) * self.rate)
        if tokens < n:
            raise TooMany(seconds=ceil((n - tokens) / self.rate))
        self._level[name] = (tokens - n, now)
        if len(self._level) > MOST:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        full = [name for name, (tokens, when) in self._level.items() if tokens + (now - when) * self.rate >= self.burst]
        for name in full:
            del self._level[name]
        if len(self._level) > MOST:  # a flood from very many addresses: forget the oldest half
            oldest = sorted(self._level, key=lambda name: self._level[name][1])
            for name in oldest[: MOST // 2]:
                del self._level[name]


class Doors:
    """Who may do how much. Everybody has buckets of their own: nobody's talk is in the way of another's choice."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.rate)  # by address; a seat's own instead, where its secret is shown
        self.new_tables = Buckets(settings.new_rate, burst=20)
        self.operators = Buckets(5.0 if settings.rate else 0.0)  # by address
        self.new_bytes = Buckets(settings.new_bytes_per_day / DAY, burst=settings.new_bytes_per_day)  # by address
        self._acts = Buckets(settings.table_rate)
        self._lines = Buckets(settings.table_rate)
        self._watchers = Buckets(settings.table_rate)  # all spectators of a table together

    def act(self, table: str, seat: int) -> None:
        """Somebody at a table changes something: chooses, takes back, asks for a hint."""
        self._acts.take(f"{table} {seat}")

    def talk(self, table: str, seat: int, address: str) -> None:
        """Somebody at a table says something. Spectators share a secret, so each address is one of them."""
        if seat != WATCHER:
            self._lines.take(f"{table} {seat}")
        else:
            self._lines.take(f"{table} {address}")
            self._watchers.take(table)

    def knock(self, table: str, address: str) -> None:
        """Somebody without a seat wants one."""
        self._acts.take(f"{table} {address}")
