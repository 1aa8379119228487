"""Token buckets: how often somebody may ask."""

from __future__ import annotations

import time
from math import ceil

from pelagia.server.failures import TooMany

BURST = 4  # seconds' worth that may come at once
MOST = 10_000  # buckets at hand; full ones are thrown away, since new ones are full too


class Buckets:
    """One bucket for each name; each fills at the same rate."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate  # per second; 0: no limit
        self.burst = max(1.0, rate * BURST if burst is None else burst)
        self._level: dict[str, tuple[float, float]] = {}  # tokens, when

    def take(self, name: str) -> None:
        """Take a token; TooMany if there is none."""
        if not self.rate:
            return
        now = time.monotonic()
        tokens, when = self._level.get(name, (self.burst, now))
        tokens = min(self.burst, tokens + (now - when) * self.rate)
        if tokens < 1:
            raise TooMany(seconds=ceil((1 - tokens) / self.rate))
        self._level[name] = (tokens - 1, now)
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
