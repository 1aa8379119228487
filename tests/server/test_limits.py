"""Token buckets."""

from __future__ import annotations

import pytest

from pelagia.server import limits
from pelagia.server.failures import TooMany
from pelagia.server.limits import Buckets


def test_a_bucket_empties_and_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("pelagia.server.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(rate=2, burst=3)
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany) as error:
        buckets.take("a")
    assert error.value.text.args["seconds"] == 1
    buckets.take("b")
    now[0] += 0.5
    buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_buckets_are_thrown_away() -> None:
    buckets = Buckets(rate=1)
    for name in range(limits.MOST + 10):
        buckets.take(str(name))
    assert len(buckets._level) <= limits.MOST


def test_no_limit() -> None:
    buckets = Buckets(rate=0)
    for _ in range(100):
        buckets.take("a")
