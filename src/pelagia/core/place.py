"""Places: what an option lights up on the table, named in the same way by rules, boards, pages and reports."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """A place on the table: its sort, and which one of that sort. Where a place is a piece, `id` is that piece.

    Each game lists its own in `rules/places.py`. A sort of which there is only one needs no `id`.

    >>> print(Place("hand", "U29"), Place("dome"))
    hand:U29 dome
    """

    sort: str
    id: str = ""

    def __str__(self) -> str:
        return f"{self.sort}:{self.id}" if self.id else self.sort

    def plain(self) -> dict[str, str]:
        """Return it as JSON data, for pages."""
        return {"sort": self.sort, "id": self.id}
