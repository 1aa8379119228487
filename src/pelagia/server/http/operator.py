"""The operator's interface: what the operator may do with tables and guests. Everything is logged.

The operator sees what spectators see, and no hidden card.
"""

from __future__ import annotations

import hmac
import logging
import time
from dataclasses import replace
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from pelagia.engine.calls import WATCHER
from pelagia.server import models
from pelagia.server.application import Application
from pelagia.server.failures import BadRequest, CannotArchive, NoSecret, NotFound, NotStuck, UnknownTable, WrongSecret
from pelagia.server.http import operator_models
from pelagia.server.http.api import REFUSED, Bearer, TableId, TheApplication, json_response
from pelagia.server.http.guard import client
from pelagia.server.store import overview, queries
from pelagia.server.store.table import Saved
from pelagia.server.tables import archive, state
from pelagia.server.tables.moderation import Announcement, network_of
from pelagia.server.tables.tables import Change, digest

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api/operator", tags=["operator"])


class Operator:
    """Somebody who has shown the operator's secret."""

    def __init__(self, application: Application, address: str) -> None:
        self.application, self.address = application, address

    def log(self, act: str, *about: object) -> None:
        log.warning("operator (%s): %s", self.address, " ".join([act, *map(str, about)]))


async def operator(request: Request, application: TheApplication, given: Bearer) -> Operator:
    if not application.settings.operator:
        raise NotFound()
    address = client(request.scope)
    application.doors.operators.take(address)
    if given is None:
        raise NoSecret()
    if not hmac.compare_digest(digest(given.credentials), application.settings.operator):
        log.warning("operator (%s): refused, a wrong secret", address)
        raise WrongSecret()
    return Operator(application, address)


Who = Annotated[Operator, Depends(operator)]
SeatOrWatcher = Annotated[int, Path(ge=WATCHER, le=99)]


@router.get("/tables", response_model=operator_models.TableList)
async def tables(
    who: Who,
    status: models.Status | None = None,
    after: Annotated[str, Query(max_length=40, pattern="^[A-Za-z0-9_-]*$")] = "",
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """All tables, ordered by id, `limit` at a time."""
    listed = await who.application.storage.read(overview.tables(status, after, limit))
    for table in listed:
        live = who.application.tables.alive.get(table["id"])
        table["cause"] = live.cause or None if live is not None and table["status"] == "stuck" else None
    who.log("listed tables")
    more = listed[-1]["id"] if len(listed) == limit else None
    return json_response(orjson.dumps({"tables": listed, "after": more}))


@router.get("/tables/{id}", response_model=models.TableState)
async def look(who: Who, id: TableId) -> Response:
    """A table as spectators see it."""
    live = await who.application.tables.fresh(id)
    who.log("looked at table", id)
    return json_response(await state.state_of(who.application.tables, live, WATCHER))


@router.post("/tables/{id}/unstick", response_model=models.Table, responses=REFUSED)
async def unstick(who: Who, id: TableId) -> Response:
    """Try a stuck table again, now."""
    live = await who.application.tables.fresh(id)

    async def make(saved: Saved) -> Change:
        if saved.status != "stuck":
            raise NotStuck()
        new = replace(saved, status="playing", version=saved.version + 1, tries=0, retry=0.0, updated=time.time())
        return Change(new, queries.change(new))

    await who.application.tables.change(live, make)
    who.log("tried again table", id)
    return json_response(live.table_json(WATCHER))


@router.delete("/tables/{id}", response_model=operator_models.Done, responses=REFUSED)
async def delete(who: Who, id: TableId, for_good: bool = False) -> Response:
    """Move a table into the archive, from where its links bring it back; or delete it for good, there too."""
    job = archive.erase(id) if for_good else archive.put_away(id)
    if not await who.application.storage.write(job):
        is_there = await who.application.storage.read(queries.version(id)) is not None
        raise CannotArchive() if is_there else UnknownTable()
    who.application.tables.drop(id)
    who.log("deleted for good table" if for_good else "archived table", id)
    return _done()


@router.put("/tables/{id}/mutes/{seat}", response_model=operator_models.Done)
async def mute(who: Who, id: TableId, seat: SeatOrWatcher) -> Response:
    """Let a seat say nothing more at this table; -1: its spectators."""
    live = await who.application.tables.fresh(id)
    if seat != WATCHER:
        who.application.tables.seat(live, seat)
    await who.application.moderation.mute(id, seat, True)
    who.log("muted seat", seat, "of table", id)
    return _done()


@router.delete("/tables/{id}/mutes/{seat}", response_model=operator_models.Done)
async def unmute(who: Who, id: TableId, seat: SeatOrWatcher) -> Response:
    """Let a seat talk again."""
    await who.application.moderation.mute(id, seat, False)
    who.log("unmuted seat", seat, "of table", id)
    return _done()


@router.get("/bans", response_model=operator_models.Bans)
async def bans(who: Who) -> Response:
    """The banned networks."""
    await who.application.moderation.renew()
    return _bans(who)


@router.post("/bans", response_model=operator_models.Bans)
async def ban(who: Who, wish: operator_models.Ban) -> Response:
    """Turn away an address or a network, and close its sockets."""
    network = _network(wish.network)
    await who.application.moderation.ban(network, wish.why)
    who.log("banned", network)
    return _bans(who)


@router.delete("/bans", response_model=operator_models.Bans)
async def unban(who: Who, network: Annotated[str, Query(max_length=50)]) -> Response:
    """Let a network in again."""
    banned = _network(network)
    await who.application.moderation.unban(banned)
    who.log("unbanned", banned)
    return _bans(who)


@router.put("/announcement", response_model=operator_models.Done)
async def announce(who: Who, wish: operator_models.Announce) -> Response:
    """Tell something to all pages that are open, and to those that open later."""
    now = time.time()
    restart = None if wish.restart_in is None else now + wish.restart_in
    until = now + 60 * wish.minutes if restart is None else restart
    await who.application.moderation.announce(Announcement(wish.text, restart, until))
    who.log("announced something" if restart is None else f"announced a restart in {wish.restart_in} s")
    return _done()


@router.delete("/announcement", response_model=operator_models.Done)
async def withdraw(who: Who) -> Response:
    """Withdraw what was announced."""
    await who.application.moderation.announce(None)
    who.log("withdrew the announcement")
    return _done()


def _network(written: str) -> Any:
    try:
        return network_of(written)
    except ValueError:
        raise BadRequest(where="network", what="not an address or a network") from None


def _bans(who: Operator) -> Response:
    listed = [
        {"network": str(network), "why": why, "since": models.timestamp(since)}
        for network, (why, since) in who.application.moderation.bans.items()
    ]
    return json_response(orjson.dumps({"bans": listed}))


def _done() -> Response:
    return json_response(b'{"done":true}')
