"""The operator's decisions: banned networks, muted seats, announcements.

They are stored in the database, so they survive a restart and hold at every server. Each server keeps a copy in memory,
which it refreshes every few seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, delete, insert, select

from pelagia.server.failures import Banned, Muted
from pelagia.server.store import schema
from pelagia.server.store.storage import Storage

RENEWED = 5.0  # seconds between two looks
_ABOUT = schema.about.c.name == "announcement"


class Announcement(NamedTuple):
    text: str
    restart: float | None  # when the server restarts
    until: float  # how long it is shown


class Moderation:
    """The operator's decisions, as this server knows them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.bans: dict[IPv4Network | IPv6Network, tuple[str, float]] = {}  # why, since when
        self.mutes: set[tuple[str, int]] = set()
        self._announcement: Announcement | None = None
        self.on_change: list[Callable[[], None]] = []

    @property
    def announcement(self) -> Announcement | None:
        """What is announced now."""
        announcement = self._announcement
        return announcement if announcement is not None and announcement.until > time.time() else None

    def admit(self, client: str) -> None:
        """Refuse whoever is banned."""
        if self.is_banned(client):
            raise Banned()

    def is_banned(self, client: str) -> bool:
        if not self.bans:
            return False
        with suppress(ValueError):
            asking = ip_network(client)
            return any(asking.version == ban.version and asking.overlaps(ban) for ban in self.bans)
        return False

    def hear(self, table: str, seat: int) -> None:
        """Refuse whoever may not talk."""
        if (table, seat) in self.mutes:
            raise Muted()

    async def watch(self) -> None:
        """Keep the copy up to date, for ever."""
        while True:
            await self.renew()
            await asyncio.sleep(RENEWED)

    async def renew(self) -> None:
        before = self.bans, self.mutes, self.announcement
        self.bans, self.mutes, self._announcement = await self.storage.read(_load)
        if before != (self.bans, self.mutes, self.announcement):
            for notice in self.on_change:
                notice()

    async def ban(self, network: IPv4Network | IPv6Network, why: str) -> None:
        def job(db: Connection) -> None:
            db.execute(delete(schema.bans).where(schema.bans.c.network == str(network)))
            db.execute(insert(schema.bans).values(network=str(network), why=why, since=time.time()))

        await self._write(job)

    async def unban(self, network: IPv4Network | IPv6Network) -> None:
        await self._write(lambda db: db.execute(delete(schema.bans).where(schema.bans.c.network == str(network))))

    async def mute(self, table: str, seat: int, muted: bool) -> None:
        def job(db: Connection) -> None:
            here = (schema.mutes.c.table_id == table) & (schema.mutes.c.seat == seat)
            db.execute(delete(schema.mutes).where(here))
            if muted:
                db.execute(insert(schema.mutes).values(table_id=table, seat=seat, since=time.time()))

        await self._write(job)

    async def announce(self, what: Announcement | None) -> None:
        def job(db: Connection) -> None:
            db.execute(delete(schema.about).where(_ABOUT))
            if what is not None:
                row = {"name": "announcement", "value": orjson.dumps(what._asdict()).decode()}
                db.execute(insert(schema.about).values(row))

        await self._write(job)

    async def _write(self, job: Callable[[Connection], Any]) -> None:
        await self.storage.write(job)
        await self.renew()


_Known = tuple[dict[IPv4Network | IPv6Network, tuple[str, float]], set[tuple[str, int]], Announcement | None]


def _load(db: Connection) -> _Known:
    bans = {ip_network(row.network): (row.why, row.since) for row in db.execute(select(schema.bans))}
    mutes = {(row.table_id, row.seat) for row in db.execute(select(schema.mutes))}
    said = db.execute(select(schema.about.c.value).where(_ABOUT)).scalar()
    return bans, mutes, None if said is None else Announcement(**orjson.loads(said))


def network_of(written: str) -> IPv4Network | IPv6Network:
    """An address or a network. Of IPv6 at least a /64: whoever has one address there has all of them."""
    network = ip_network(written, strict=False)
    if isinstance(network, IPv6Network) and network.prefixlen > 64:
        return network.supernet(new_prefix=64)
    return network
