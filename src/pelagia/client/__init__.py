"""A seat at a remote table, for programs. Needs the extra `client`.

async with Seat("https://example.org/#/table/abc/secret") as seat:
    async for decision in seat:
        await seat.choose(decision, decision.options[0])
"""

from pelagia.client.link import BadLink, Link
from pelagia.client.seat import Decision, NoSeat, Option, Refused, Seat, Unreachable, join

__all__ = ["BadLink", "Decision", "Link", "NoSeat", "Option", "Refused", "Seat", "Unreachable", "join"]
