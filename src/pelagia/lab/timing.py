"""Times of many moves in little memory: counts in buckets that grow by a twelfth."""

from __future__ import annotations

from collections import Counter
from math import ceil, log

_GROWTH = 1 + 1 / 12
_FIRST = 1e-6  # seconds, the edge of the first bucket


class Times:
    """How long moves took. Two of them add up, so that each worker can keep its own.

    >>> times = Times()
    >>> for seconds in (0.001, 0.002, 0.5):
    ...     times.note(seconds)
    >>> {name: round(ms, 1) for name, ms in times.milliseconds().items()}
    {'mean': 167.7, 'p99': 500.0, 'max': 500.0}
    """

    def __init__(self) -> None:
        self.count, self.total, self.most = 0, 0.0, 0.0
        self._buckets: Counter[int] = Counter()

    def note(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.most = max(self.most, seconds)
        self._buckets[max(0, ceil(log(max(seconds, _FIRST) / _FIRST, _GROWTH)))] += 1

    def add(self, other: Times) -> None:
        self.count += other.count
        self.total += other.total
        self.most = max(self.most, other.most)
        self._buckets.update(other._buckets)

    def quantile(self, part: float) -> float:
        """The time, at most a twelfth too long, that this part of the moves did not exceed."""
        wanted = part * self.count
        for bucket in sorted(self._buckets):
            wanted -= self._buckets[bucket]
            if wanted <= 0:
                return min(self.most, _FIRST * _GROWTH**bucket)
        return self.most

    def milliseconds(self) -> dict[str, float]:
        mean = self.total / self.count if self.count else 0.0
        return {"mean": 1e3 * mean, "p99": 1e3 * self.quantile(0.99), "max": 1e3 * self.most}
