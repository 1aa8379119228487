"""The REST interface. docs/server.md explains how the parts fit together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import Response

import pelagia
from pelagia.core.errors import UnknownGame
from pelagia.engine import games as shelf
from pelagia.engine.calls import EVERYBODY, WATCHER
from pelagia.server import content_models, lesson_models, metrics, models, record_models
from pelagia.server.application import TABLE_BYTES, Application
from pelagia.server.failures import (
    ByRules,
    KeyUsed,
    NoDatabase,
    NoLesson,
    NotThere,
    NotYourSeat,
    UnknownTable,
    Unwell,
    WebhooksOff,
    WrongSecret,
)
from pelagia.server.http.guard import client, failure
from pelagia.server.http.squeeze import accepted
from pelagia.server.store.storage import Conflict
from pelagia.server.tables import deletion, hints, leaving, lessons, seats, steps, whys
from pelagia.server.tables.lots import SPECTATOR, Lots
from pelagia.server.tables.state import state_of
from pelagia.server.tables.watching import Live, line_data

router = APIRouter(prefix="/api")
REFUSED: dict[int | str, dict[str, Any]] = {409: {"model": models.Failure}}
STALE: dict[int | str, dict[str, Any]] = {409: {"model": models.StaleFailure}}
_bearer = HTTPBearer(auto_error=False, description="The secret of a seat, or the spectators'.")

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{6,32}$")]
SeatNumber = Annotated[int, Path(ge=0, le=99)]


def application_of(request: Request) -> Application:
    application: Application = request.app.state.application
    return application


TheApplication = Annotated[Application, Depends(application_of)]


class Asker:
    """Somebody at a table."""

    def __init__(self, application: Application, live: Live, seat: int) -> None:
        self.application, self.live, self.seat = application, live, seat

    def sits(self) -> None:
        """Make sure that it is not a spectator, and not too often."""
        if self.seat == WATCHER:
            raise NotYourSeat()
        self.application.doors.act(self.live.saved.id, self.seat)


Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


async def asker(application: TheApplication, id: TableId, given: Bearer) -> Asker:
    return Asker(application, *await application.enter(id, given.credentials if given else ""))


Who = Annotated[Asker, Depends(asker)]


def json_response(body: bytes, status: int = 200) -> Response:
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


@router.get("/health", tags=["server"], response_model=models.Health, responses={503: {"model": models.Illness}})
async def health(application: TheApplication) -> Response:
    """Whether the server can serve: each kind of worker and the database are asked to do something."""
    tables, reasons = await application.health.look()
    if reasons:
        return failure(Unwell(what=", ".join(reasons)), reasons=reasons)
    report = models.Health(
        status="ok",
        version=pelagia.__version__,
        database=application.storage.engine.dialect.name,
        tables=tables,
        sockets=sum(application.sockets.values()),
    )
    return json_response(report.model_dump_json().encode())


@router.get("/metrics", tags=["server"], response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def numbers(application: TheApplication) -> Response:
    """Numbers for Prometheus."""
    with suppress(NoDatabase):  # then it is as much as before
        metrics.STORED.set(await application.storage.bytes())
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/games", tags=["server"], response_model=list[content_models.GameInfo])
async def games(application: TheApplication) -> Response:
    """All games, with what can be chosen for a new table."""
    return json_response(orjson.dumps(shelf.games(application.settings.paces)))


@router.get("/games/{game}/content", tags=["server"], response_model=content_models.Content)
async def content(request: Request, game: str, name: Annotated[str | None, Query(max_length=80)] = None) -> Response:
    """Every card of a game: of the box, or of a pack."""
    is_small = "gzip" in accepted(request.headers.get("accept-encoding", ""))
    try:
        pieces = shelf.squeezed(game, name) if is_small else shelf.content(game, name)
    except UnknownGame as error:
        missing = NotThere(error.text)
        missing.code = error.code
        raise missing from error
    headers = {"Cache-Control": "public, max-age=300", "Vary": "Accept-Encoding"}
    if is_small:
        headers["Content-Encoding"] = "gzip"
    return Response(pieces, 200, headers, "application/json")


Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        pattern=r"^[!-~]{16,100}$",
        description="Made up by you, long and random: the same request with the same key gets the same table again, "
        "with its secrets.",
    ),
]


@router.post("/tables", tags=["tables"], response_model=models.Created, status_code=201, responses=REFUSED)
async def open_table(request: Request, application: TheApplication, plan: models.NewTable, key: Key = None) -> Response:
    """Open a table."""
    lots = Lots(key, await request.body())
    return await _made(application, request, lots, lambda: seats.open_table(application.tables, plan, lots))


async def _made(
    application: Application,
    request: Request,
    lots: Lots,
    make: Callable[[], Awaitable[Live]],
    size: int = TABLE_BYTES,
) -> Response:
    """A new table with its secrets, or the one that the same request has made before."""
    live = await _made_before(application, lots)
    if live is None:
        await application.make_room(client(request.scope), size)
        try:
            live = await make()
        except Conflict:  # the same request was made twice at the same moment
            live = await _made_before(application, lots)
            if live is None:
                raise
    given = {"spectator": lots.secret(SPECTATOR), "seats": lots.handed_out(live.saved.seats)}
    return json_response(orjson.dumps({"table": live.info(WATCHER), "secrets": given}), 201)


async def _made_before(application: Application, lots: Lots) -> Live | None:
    if lots.key is None:
        return None
    try:
        live, _ = await application.enter(lots.id, lots.secret(SPECTATOR))
    except UnknownTable:
        return None
    except WrongSecret:
        raise KeyUsed() from None
    return live


@router.post("/games/{game}/lesson", tags=["help"], response_model=models.Created, status_code=201, responses=REFUSED)
async def open_lesson(
    request: Request, application: TheApplication, game: str, wish: lesson_models.NewLesson, key: Key = None
) -> Response:
    """Open a table to learn a game at."""
    if game not in pelagia.NAMES:
        raise NoLesson()
    lots = Lots(key, await request.body())
    return await _made(application, request, lots, lambda: lessons.open_lesson(application.tables, game, wish, lots))


@router.get("/games/{game}/examples/{step}", tags=["help"], response_model=lesson_models.Example)
async def example(application: TheApplication, game: str, step: lesson_models.StepName) -> Response:
    """A moment of a game's lesson, for the rules."""
    moment = await lessons.example(application.tables, game, step)
    return Response(moment, 200, {"Cache-Control": "public, max-age=300"}, "application/json")


@router.get("/tables/{id}", tags=["tables"], response_model=models.TableState)
async def see_table(who: Who, since: Annotated[int | None, Query(ge=0, le=models.BIGGEST_INTEGER)] = None) -> Response:
    """The table as its bearer sees it."""
    return json_response(await state_of(who.application.tables, who.live, who.seat, since))


@router.get("/tables/{id}/info", tags=["tables"], response_model=models.Table)
async def table_info(who: Who) -> Response:
    """The table without the game: for a list of one's own."""
    return json_response(who.live.table_json(who.seat))


@router.post("/tables/{id}/seats/{seat}/join", tags=["people"], response_model=models.Joined, responses=REFUSED)
async def join(request: Request, who: Who, seat: SeatNumber, wish: models.Join) -> Response:
    """Take an open seat."""
    who.application.doors.knock(who.live.saved.id, client(request.scope))
    key = await seats.join(who.application.tables, who.live, seat, wish)
    return json_response(orjson.dumps({"table": who.live.info(seat), "seat": seat, "secret": key}))


@router.post("/tables/{id}/seats/{seat}/bot", tags=["people"], response_model=models.Table, responses=REFUSED)
async def stand_in(who: Who, seat: SeatNumber, wish: models.StandIn) -> Response:
    """Let a bot take an open seat, or stand in for somebody who keeps the others waiting, or for oneself."""
    who.sits()
    await seats.stand_in(who.application.tables, who.live, who.seat, seat, wish.bot)
    return json_response(who.live.table_json(who.seat))


@router.delete("/tables/{id}/seats/{seat}/bot", tags=["people"], response_model=models.Table)
async def give_back(who: Who, seat: SeatNumber) -> Response:
    """Take one's own seat back from a bot."""
    who.sits()
    who.application.tables.seat(who.live, seat)
    if seat != who.seat:
        raise NotYourSeat()
    await who.application.tables.give_back(who.live, seat)
    return json_response(who.live.table_json(who.seat))


@router.post("/tables/{id}/choices", tags=["play"], response_model=models.TableState, responses=STALE)
async def choose(who: Who, choice: models.Choice) -> Response:
    """Answer a decision."""
    who.sits()
    return await _changed(who, who.application.tables.choose(who.live, who.seat, choice))


async def _changed(who: Asker, change: Awaitable[None]) -> Response:
    """The table after a change of the game; a request that comes too late gets the table as it is now."""
    try:
        await change
    except ByRules as error:
        return await _too_late(who, error)
    return json_response(await state_of(who.application.tables, who.live, who.seat))


async def _too_late(who: Asker, error: ByRules) -> Response:
    if error.code != "stale-choice":
        raise error
    now = orjson.Fragment(await state_of(who.application.tables, who.live, who.seat))
    return failure(error, state=now)


@router.post("/tables/{id}/undo", tags=["play"], response_model=models.TableState, responses=STALE)
async def undo(who: Who, wish: models.Undo) -> Response:
    """Take back one's own last choice."""
    who.sits()
    return await _changed(who, who.application.tables.undo(who.live, who.seat, wish.version))


@router.post("/tables/{id}/takeback", tags=["play"], response_model=models.TableState, responses=STALE)
async def takeback(who: Who, wish: models.WishGiven) -> Response:
    """Ask for, agree to or refuse going back further than undo allows."""
    who.sits()
    return await _changed(who, who.application.tables.takeback(who.live, who.seat, wish.action, wish.version))


@router.post("/tables/{id}/deletion", tags=["tables"], response_model=models.Deleted, responses=STALE)
async def delete_table(who: Who, wish: models.WishGiven) -> Response:
    """Want the table deleted, for good; agree to it, or refuse it. It is gone when all its people agree."""
    who.sits()
    try:
        gone = await deletion.delete_table(who.application.tables, who.live, who.seat, wish.action, wish.version)
    except ByRules as error:
        return await _too_late(who, error)
    table = None if gone else orjson.Fragment(who.live.table_json(who.seat))
    return json_response(orjson.dumps({"deleted": gone, "table": table}))


@router.post("/tables/{id}/closing", tags=["play"], response_model=models.TableState, responses=STALE)
async def close(who: Who, wish: models.WishGiven) -> Response:
    """Want to end the game as it is, agree to it, or refuse it. It ends when all its people agree."""
    who.sits()
    return await _changed(who, leaving.close(who.application.tables, who.live, who.seat, wish.action, wish.version))


@router.post("/tables/{id}/seats/{seat}/offer", tags=["people"], response_model=models.TableState, responses=STALE)
async def offer(who: Who, seat: SeatNumber, wish: models.WishGiven) -> Response:
    """Want to offer a seat to whoever comes, agree to it, or refuse it. All people but its owner must agree."""
    who.sits()
    return await _changed(
        who, leaving.offer(who.application.tables, who.live, who.seat, seat, wish.action, wish.version)
    )


@router.post("/tables/{id}/leave", tags=["people"], status_code=204, responses=REFUSED)
async def leave(who: Who) -> Response:
    """Get up for good: the link of the seat is worth nothing then, and a bot plays on."""
    who.sits()
    await leaving.leave(who.application.tables, who.live, who.seat)
    return Response(status_code=204)


@router.delete("/tables/{id}/seats/{seat}/name", tags=["people"], response_model=models.Table)
async def remove_name(who: Who, seat: SeatNumber) -> Response:
    """Remove one's own name, from the chat too; the seat is called by its number then."""
    who.sits()
    who.application.tables.seat(who.live, seat)
    if seat != who.seat:
        raise NotYourSeat()
    await deletion.remove_name(who.application.tables, who.live, seat)
    return json_response(who.live.table_json(who.seat))


@router.post("/tables/{id}/hint", tags=["help"], response_model=models.Hint, responses=REFUSED)
async def hint(who: Who) -> Response:
    """What the strongest bot would do, and why."""
    who.sits()
    return json_response(orjson.dumps(await hints.hint(who.application.tables, who.live, who.seat)))


@router.post("/tables/{id}/lesson", tags=["help"], response_model=lesson_models.Lesson)
async def lesson(who: Who, wish: lesson_models.LessonWish) -> Response:
    """Note what the learner has read; return what to show now."""
    who.sits()
    return json_response(orjson.dumps(await lessons.progress(who.application.tables, who.live, who.seat, wish.read)))


@router.post("/tables/{id}/lesson/answer", tags=["help"], response_model=lesson_models.LessonAnswer, responses=REFUSED)
async def lesson_answer(who: Who, ask: lesson_models.LessonAsk) -> Response:
    """What to say to the learner's last choice."""
    who.sits()
    return json_response(orjson.dumps(await lessons.answer(who.application.tables, who.live, who.seat, ask.step)))


@router.post("/tables/{id}/why", tags=["help"], response_model=models.Why, responses=REFUSED)
async def why(who: Who, asked: models.AskedWhy) -> Response:
    """Why a place cannot be chosen now."""
    who.sits()
    return json_response(orjson.dumps(await whys.why(who.application.tables, who.live, who.seat, asked)))


@router.post("/tables/{id}/chat", tags=["people"], response_model=models.ChatLine)
async def chat(request: Request, who: Who, line: models.ChatGiven) -> Response:
    """Say something to everybody at the table."""
    who.application.doors.talk(who.live.saved.id, who.seat, client(request.scope))
    said = await who.application.say(who.live, who.seat, line.text, line.line)
    return json_response(orjson.dumps(line_data(said)))


@router.get("/tables/{id}/webhook", tags=["people"], response_model=models.Notices)
async def notices(who: Who) -> Response:
    """The address for turn notices. Nobody else sees it."""
    who.sits()
    return _notices(who)


@router.put("/tables/{id}/webhook", tags=["people"], response_model=models.Notices)
async def webhook(who: Who, wish: models.Webhook) -> Response:
    """Set or remove the address for turn notices."""
    who.sits()
    if who.application.settings.webhooks == "off":
        raise WebhooksOff()
    await seats.set_webhook(who.application.tables, who.live, who.seat, wish.url)
    return _notices(who)


def _notices(who: Asker) -> Response:
    url = who.live.saved.seats[who.seat].webhook or None
    return json_response(orjson.dumps({"allowed": who.application.settings.webhooks != "off", "url": url}))


@router.get("/tables/{id}/steps", tags=["records"], response_model=record_models.TableSteps, responses=REFUSED)
async def table_steps(who: Who, first: Annotated[int | None, Query(ge=0, le=1_000_000)] = None) -> Response:
    """What happened since some choices were made, or since one's last turn: a view for each step."""
    return json_response(await steps.steps(who.application.replays, who.live, who.seat, first))


@router.get("/tables/{id}/record", tags=["records"], response_model=record_models.Record, responses=REFUSED)
async def record(application: TheApplication, id: TableId, given: Bearer) -> Response:
    """The record of a finished game, also of one in the archive."""
    secret = given.credentials if given else ""
    kept = await application.archive.record(id, secret)
    if kept is None:
        live, _ = await application.enter(id, secret)
        replayed = await application.replays.record(live)
        kept = replayed["header"]["game"], orjson.dumps(replayed)
    game, body = kept
    response = json_response(body)
    response.headers["Content-Disposition"] = f'attachment; filename="pelagia-{game}-{id}.json"'
    return response


@router.get("/tables/{id}/replay", tags=["records"], response_model=record_models.Replay, responses=REFUSED)
async def replay(who: Who) -> Response:
    """The steps of a finished game with their scores, and all events."""
    return json_response(await who.application.replays.replay(who.live, who.seat))


@router.get("/tables/{id}/replay/{step}", tags=["records"], response_model=record_models.ReplayView, responses=REFUSED)
async def replay_step(
    who: Who,
    step: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
    everything: bool = False,
) -> Response:
    """A finished game after some choices: through the eyes of a seat or a spectator, or with all that was hidden."""
    eyes = EVERYBODY if everything else WATCHER if seat is None else seat
    return json_response(await who.application.replays.view(who.live, step, eyes))


_RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}},
    }
}


@router.post(
    "/records",
    tags=["records"],
    response_model=models.Created,
    status_code=201,
    openapi_extra=_RECORD_BODY,
    responses=REFUSED,
)
async def upload(request: Request, application: TheApplication, key: Key = None) -> Response:
    """Upload a record: a finished table to replay."""
    body = await request.body()
    lots = Lots(key, body)
    return await _made(application, request, lots, lambda: application.replays.upload(body, lots), len(body))
