"""What has happened at a table, position by position, as its bearer saw it, for pages that missed some of it."""

from __future__ import annotations

from pelagia.engine import calls
from pelagia.engine.calls import WATCHER
from pelagia.server.failures import NotPlaying
from pelagia.server.store import queries
from pelagia.server.store.table import Move, Saved
from pelagia.server.tables.replays import Replays
from pelagia.server.tables.tables import stale
from pelagia.server.tables.watching import Live

MOST = 60  # positions at once; earlier ones are left out
_WATCHED = 12  # choices that a spectator is shown again


async def steps(replays: Replays, live: Live, seat: int, first: int | None) -> bytes:
    """The positions after `first` choices and after every later one, until now, without those before the last MOST.

    Without `first`: since the bearer's last turn, that is from before the last choices in a row that others have made.
    """
    saved = live.saved
    if saved.status == "gathering":
        raise NotPlaying()
    tables = replays.tables
    if first is None:
        first = since_last_turn(await tables.storage.read(queries.movers(saved.id)), seat)
    first = max(min(first, saved.steps), saved.steps + 1 - MOST, 0)
    moves = await tables.storage.read(queries.moves_from(saved.id, max(first - 1, 0)))
    later = [move for move in moves if first <= move.step < saved.steps]
    if len(later) < saved.steps - first:  # somebody has taken something back while we read
        raise stale()
    states = [move.before or await replays.before(saved, move.step) for move in later]
    views = await tables.workers.engine(saved.id, calls.seen, saved.header, [*states, saved.state], seat)
    return b'{"branch":%d,"steps":[%b]}' % (saved.branch, b",".join(_listed(saved, first, moves, views)))


def _listed(saved: Saved, first: int, moves: list[Move], views: list[bytes]) -> list[bytes]:
    """Each position as JSON: after how many choices, who made the last of them, and which events came later."""
    by = {move.step + 1: (str(move.seat), "true" if move.bot else "false") for move in moves}

    def said(step: int) -> tuple[bytes, bytes]:
        seat, bot = by.get(step, ("null", "false"))
        return seat.encode(), bot.encode()

    until = {move.step: move.events for move in moves} | {saved.steps: saved.events}
    return [
        b'{"step":%d,"seat":%b,"bot":%b,"since":%d,"view":%b}' % (step, *said(step), until[step], view)
        for step, view in enumerate(views, first)
    ]


def since_last_turn(movers: list[tuple[int, bool]], seat: int) -> int:
    """How many choices had been made when somebody's last turn was over: one's own present turn does not count.

    Nor does what a bot has chosen that stood in: it is news to its owner.
    """
    if seat == WATCHER:
        return max(len(movers) - _WATCHED, 0)
    end, own = len(movers), (seat, False)
    while end and movers[end - 1] == own:
        end -= 1
    return next((step + 1 for step in range(end - 1, -1, -1) if movers[step] == own), 0)
