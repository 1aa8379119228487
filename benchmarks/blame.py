"""Who kept a choice waiting: the scripted players themselves, the server's event loop, its database or its workers.

All of them note when they were slow by the monotonic clock, which is one for the whole machine: the server in its log
at `debug` (pelagia.server.pulse), the players by a pulse of their own.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pelagia.server.pulse import Late

_LINE = re.compile(r"slow: (.+), from (\S+), (\S+) ms, mostly (\S+)$", re.MULTILINE)


class Span(NamedTuple):
    """Something that was slow."""

    since: float
    until: float
    who: str


def spans(log: str, late: Iterable[Late]) -> list[Span]:
    """All that was slow, by the server's log and the players' pulse, in order of time."""
    found = [
        Span(float(since), float(since) + float(length) / 1000, f"{what} ({cause})")
        for what, since, length, cause in _LINE.findall(log)
    ]
    return sorted(found + [Span(one.since, one.since + one.seconds, f"players ({one.cause})") for one in late])


def blamed(delays: Iterable[tuple[float, float]], slow: Sequence[Span]) -> Counter[str]:
    """For each delay, given by its beginning and length, whoever was slow for most of it; or nobody."""
    longest = max((one.until - one.since for one in slow), default=0.0)
    starts = [one.since for one in slow]
    found: Counter[str] = Counter()
    for since, length in delays:
        near = slow[bisect_left(starts, since - longest) : bisect_left(starts, since + length)]
        found[_blamed(since, since + length, near)] += 1
    return found


def _blamed(since: float, until: float, near: Iterable[Span]) -> str:
    shares: Counter[str] = Counter()
    for one in near:
        shares[one.who] += max(0.0, min(until, one.until) - max(since, one.since))
    # A call or transaction seems slow if the loop is, which hears of its end: so the loops are asked first.
    loops = {who: share for who, share in shares.items() if who.startswith(("players", "loop"))}
    first = loops if sum(loops.values()) >= (until - since) / 2 else shares
    return max(first, key=first.__getitem__, default="nobody")


def longest(slow: Iterable[Span]) -> dict[str, tuple[int, float]]:
    """How often each was slow, and for how long at most."""
    found: dict[str, tuple[int, float]] = {}
    for one in slow:
        times, most = found.get(one.who, (0, 0.0))
        found[one.who] = times + 1, max(most, one.until - one.since)
    return found
