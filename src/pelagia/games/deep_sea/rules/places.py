"""The places of Endeavor: Deep Sea."""

from __future__ import annotations

from pelagia.core.place import Place

CLEANUP = Place("cleanup")  # the clean-up track


def cell(name: str) -> Place:
    """A cell of the ocean, such as `C1`, with or without a zone."""
    return Place("cell", name)


def site(name: str) -> Place:
    """Of a zone: a sonar track `C1.t1`, a site for a disc `C1.c2` or `C1.j1`, a dive site `C1.d1`."""
    return Place("site", name)


def pile(depth: int) -> Place:
    """The face-down ocean boards of a depth."""
    return Place("pile", str(depth))


def looking(board: str) -> Place:
    """An ocean board that is looked at."""
    return Place("looking", board)


def crew(seat: int, n: int) -> Place:
    """A crew member of a seat, counted from 0."""
    return Place("crew", f"{seat}.{n}")


def tray(model: str) -> Place:
    """A crew member that can be recruited."""
    return Place("tray", model)


def track(letter: str) -> Place:
    """An attribute of the seat that decides."""
    return Place("track", letter)


def token(id: str) -> Place:
    return Place("token", id)


def journal(card: str) -> Place:
    """A journal of the seat that decides."""
    return Place("journal", card)


def market(card: str) -> Place:
    """A journal of the market."""
    return Place("market", card)


def hex(id: str) -> Place:
    """A hex of the impact area."""
    return Place("hex", id)


def goal(n: int) -> Place:
    """A goal of the scenario, the first is 1."""
    return Place("goal", str(n))
