"""What people may do when one of them goes: leave, offer a seat to somebody else, end the game as it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from math import ceil

from pelagia.core.text import Text
from pelagia.engine.calls import WATCHER
from pelagia.server.failures import NotPlaying, NotVanished, NotYourSeat, NoWish, SeatTaken
from pelagia.server.store import queries
from pelagia.server.store.table import UNDER_WAY, Consent, Saved, Seat, consenting
from pelagia.server.tables.seats import good_enough
from pelagia.server.tables.tables import Change, Said, Tables, asking, refusal, said_of, secret, stale
from pelagia.server.tables.watching import Live

A_DAY = 24 * 3600.0  # that somebody must be away at a table without a pace until the seat may be offered


async def leave(tables: Tables, live: Live, seat: int) -> None:
    """Get up for good: a seat of a table that gathers is open again, in a game a bot plays on.

    Where nobody is left, the game ends as it is.
    """

    async def make(saved: Saved) -> Change:
        old = saved.seats[seat]
        if saved.status == "gathering":
            seated = Seat(seat, "open", colour=old.colour, seen=old.seen)
        elif saved.status in UNDER_WAY:
            seated = replace(old, kind="bot", bot=good_enough(saved, None), standing_in=False, secret="", webhook="")
        else:
            raise NotPlaying()
        new = saved.with_seat(replace(seated, offered=""))
        if not new.people and new.status in UNDER_WAY:
            new = replace(new, status="finished", closed=True)
        return Change(new, queries.change(new, [new.seats[seat]]), said=said_of("left", seat))

    await tables.change(live, make)


async def close(tables: Tables, live: Live, seat: int, action: str, version: int) -> None:
    """Ask for, agree to or refuse ending the game as it is: the table stays, without a winner."""

    def ended(saved: Saved) -> Change:
        new = replace(saved.wishing("closing", None), status="finished", closed=True, winners=(), wishes={})
        return Change(new, queries.change(new), said=said_of("closed", seat))

    await _ask(tables, live, "closing", seat, action, version, WATCHER, ended)


async def offer(tables: Tables, live: Live, seat: int, number: int, action: str, version: int) -> None:
    """Ask for, agree to or refuse offering somebody's seat, or a bot's, to whoever comes.

    Its owner, if there is one, gets it back by coming first. Whoever has offered a seat may withdraw it.
    """
    taken = tables.seat(live, number)

    def offered(saved: Saved) -> Change:
        new = saved.wishing("offer", None)
        opened = replace(saved.seats[number], offered=secret())
        new = replace(new, seats=tuple(opened if old.seat == number else old for old in new.seats))
        said = Said("offered", seat, Text("server-note-offered", seat=number).plain())
        return Change(new, queries.change(new, [opened]), said=said)

    if action == "refuse" and taken.offered and seat != number:
        await _withdraw(tables, live, seat, number, version)
        return
    if action == "ask":
        _check_offer(live, seat, number)
    await _ask(tables, live, "offer", seat, action, version, number, offered)


async def _withdraw(tables: Tables, live: Live, seat: int, number: int, version: int) -> None:
    async def make(saved: Saved) -> Change:
        if saved.version != version:
            raise stale("error-stale-wish")
        new = saved.with_seat(replace(saved.seats[number], offered=""))
        return Change(new, queries.change(new, [new.seats[number]]), said=said_of("withdrawn", seat))

    await tables.change(live, make)


def _check_offer(live: Live, seat: int, number: int) -> None:
    """Refuse to offer a seat whose owner is here, or was not long ago."""
    saved, chair = live.saved, live.saved.seats[number]
    if saved.status not in UNDER_WAY:
        raise NotPlaying()
    if seat == number:
        raise NotYourSeat()
    if chair.offered or chair.kind == "open":
        raise SeatTaken()
    if chair.bot:
        return
    left = saved.patience or A_DAY
    if not live.connected(number):
        left += live.seen(number) - time.time()
    if left > 0:
        raise NotVanished(hours=round(left / 3600), minutes=ceil(left / 60))


async def _ask(
    tables: Tables,
    live: Live,
    kind: str,
    seat: int,
    action: str,
    version: int,
    about: int,
    carried_out: Callable[[Saved], Change],
) -> None:
    """Note who wants something; do it when all people but the one that it is about agree."""

    async def make(saved: Saved) -> Change:
        if saved.version != version:
            raise stale("error-stale-wish")
        if saved.status not in UNDER_WAY:
            raise NotPlaying()
        wish = saved.wishes.get(kind)
        same = wish is not None and wish.of == (None if about == WATCHER else about)
        if wish is not None and not same:
            raise NoWish()
        agreed = consenting(wish, seat, "agree" if action == "ask" and wish else action)
        if agreed is None or seat == about:
            raise NoWish()
        if not agreed:
            return refusal(saved, kind, seat)
        asked = tuple(person for person in saved.people if person != about)
        new = Consent(agreed, asked, None if about == WATCHER else about)
        return asking(saved, kind, new) if new.needed else carried_out(saved)

    await tables.change(live, make)
