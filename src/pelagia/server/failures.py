"""What can go wrong between a client and the server. Each failure has a stable code, a status and a sentence."""

from __future__ import annotations

from typing import Any, ClassVar

from pelagia.core.errors import PelagiaError
from pelagia.engine.calls import Refused

STATUS = {  # of errors that the engine, the bots and the packs define
    "unknown-game": 422,
    "unknown-bot": 422,
    "bad-option": 422,
    "illegal-choice": 422,
    "stale-choice": 409,
    "bad-save": 422,
    "wrong-version": 422,
    "unknown-content": 404,
    "no-database": 503,
}


class NoDatabase(PelagiaError):
    """The database does not answer. The storage has logged it; a failure of its own, since it belongs to no table."""


class Failure(PelagiaError):
    """Base of the server's own failures."""

    status: ClassVar[int] = 400


class BadJson(Failure):
    """Not JSON."""


class BadRequest(Failure):
    """Not what the interface describes."""

    status = 422


class TooBig(Failure):
    status = 413


class NotFound(Failure):
    status = 404


class BadMethod(Failure):
    status = 405


class UnknownTable(Failure):
    status = 404


class Forgotten(Failure):
    """The table is in the archive, and cannot be played again with the rules and packs that are here."""

    status = 410


class TableClosed(Failure):
    """The table has rules that these programs cannot go on with; it waits until they can."""

    status = 503


class UnknownSeat(Failure):
    status = 404


class NoSecret(Failure):
    """A bearer is needed."""

    status = 401


class WrongSecret(Failure):
    """Not one of this table."""

    status = 403


class KeyUsed(Failure):
    """The key of an earlier request, which asked for something else."""

    status = 409


class NotYourSeat(Failure):
    status = 403


class CrossSite(Failure):
    """Sent by a page of another site."""

    status = 403


class Banned(Failure):
    """The operator has banned this address."""

    status = 403


class Muted(Failure):
    """The operator lets this seat say nothing more."""

    status = 403


class NotStuck(Failure):
    """There is nothing to try again."""

    status = 409


class NoLesson(Failure):
    """The game has none, or nobody learns at this table."""

    status = 404


class WebhooksOff(Failure):
    status = 403


class ConfirmFirst(Failure):
    """A careful choice that undo could not take back; nothing has changed."""

    status = 409


class CannotUndo(Failure):
    status = 409


class NoTakeback(Failure):
    """Nothing to take back, or nobody has asked."""

    status = 409


class TooFarBack(Failure):
    """The position is not stored any more, and the record does not lead to it."""

    status = 409


class CannotArchive(Failure):
    """Nobody could bring the table back from the archive."""

    status = 409


class NoDeletion(Failure):
    """Nobody wants the table deleted."""

    status = 409


class NoWish(Failure):
    """Nobody asks for this, or somebody asks for something else."""

    status = 409


class SeatTaken(Failure):
    status = 409


class BadName(Failure):
    """Nothing to be seen, or characters that hide something."""

    status = 422


class NameTaken(Failure):
    """Somebody at the table has it, or one that looks like it."""

    status = 409


class NotVanished(Failure):
    """The owner of the seat is here, or the time of the table's pace has not passed yet."""

    status = 409


class NotAwaited(Failure):
    """Nobody waits for this seat."""

    status = 409


class NoStandIn(Failure):
    """At this table everybody may take as long as they like."""

    status = 409


class WeakStandIn(Failure):
    """A bot that plays worse than a stand-in must."""

    status = 409


class SealedTakeback(Failure):
    """What was dealt or revealed since stays so while a bot stands in."""

    status = 409


class NotPlaying(Failure):
    status = 409


class NotFinished(Failure):
    status = 409


class UnfinishedRecord(Failure):
    """An uploaded record whose game is not over: it would show what is still hidden."""

    status = 422


class NoRoom(Failure):
    """The database is as big as the operator allows: nothing new, but all games go on."""

    status = 503


class TooMany(Failure):
    """Slow down."""

    status = 429


class OutOfTime(Failure):
    """The engine did not answer in time; nothing has changed."""

    status = 503


class Overloaded(Failure):
    """No worker is free; nothing has changed."""

    status = 503


class Unwell(Failure):
    """The server cannot serve."""

    status = 503


class ServerError(Failure):
    """Our fault."""

    status = 500


class NotThere(Failure):
    """A thing named in the path does not exist; takes the code of what the engine said."""

    status = 404


class ByRules(Failure):
    """The rules refuse it; code and sentence are the engine's."""

    def __init__(self, refused: Refused) -> None:
        super().__init__()
        self.code, self.plain = refused.code, refused.text


def status_of(error: PelagiaError) -> int:
    return error.status if type(error) is not ByRules and isinstance(error, Failure) else STATUS.get(error.code, 400)


def body_of(error: PelagiaError) -> dict[str, Any]:
    """The error as clients get it."""
    text = error.plain if isinstance(error, ByRules) else error.text.plain()
    return {"code": error.code, "text": text}
