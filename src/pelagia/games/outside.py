"""Games and bots of other distributions, through the entry points `pelagia.games` and `pelagia.bots`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

GAMES, BOTS = "pelagia.games", "pelagia.bots"


@cache  # looking through everything that is installed takes a while
def brought(group: str) -> dict[str, EntryPoint]:
    """What was installed into a group, by name; of two with one name the first counts."""
    points: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        points.setdefault(point.name, point)
    return points
