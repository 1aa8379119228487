"""The log: how many lines of a kind it takes, and which request each line belongs to.

Client errors are not logged at the usual levels: they are counted (`pelagia_refused`), and logged at `debug`.
Server errors are logged once, with their cause, and no faster than anybody can read.
"""

from __future__ import annotations

import logging
import sys
import time
from asyncio import CancelledError
from contextvars import ContextVar
from dataclasses import dataclass
from secrets import token_hex

LEVELS = ("debug", "info", "warning", "error")
OPERATOR = "pelagia.server.http.operator"  # whose acts are all written
BURST, PERIOD = 20, 60.0  # lines of one kind, per this many seconds


@dataclass
class Asked:
    """A request, or the life of a socket."""

    id: str
    cause: str = ""  # of its failure: a code


_asked: ContextVar[Asked | None] = ContextVar("asked", default=None)


def begin() -> Asked:
    """Give the request that begins here a name, for its answer and for every line that it causes."""
    asked = Asked(token_hex(6))
    _asked.set(asked)
    return asked


def failed(code: str) -> None:
    """Note why the request that is under way fails."""
    if (asked := _asked.get()) is not None:
        asked.cause = code


def set_up(level: str) -> None:
    """Write to standard error. Of other people's code only what is wrong: at `debug` it would tell secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s%(request)s: %(message)s"))
    handler.addFilter(_named)
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("pelagia").setLevel(level.upper())
    if level != "debug":
        logging.getLogger("uvicorn.error").addFilter(_ours)


def _named(record: logging.LogRecord) -> bool:
    asked = _asked.get()
    record.request = f" [{asked.id}]" if asked is not None else ""
    return True


def _ours(record: logging.LogRecord) -> bool:
    """Whether the web server complains of us, and not of what somebody sent; nor of what the end has cut short."""
    cut = record.exc_info is not None and isinstance(record.exc_info[1], CancelledError)
    return str(record.msg).startswith(("Exception in ", "ASGI ", "Application ")) and not cut


class Sparing(logging.Filter):
    """Of many lines of one kind, the first ones; the rest are counted."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno <= logging.DEBUG or record.name == OPERATOR:
            return True
        kind, now = (record.name, str(record.msg)), time.monotonic()
        since, lines = self._kinds.get(kind, (now, 0))
        if now - since > PERIOD:
            if lines > BURST:
                record.msg, record.args = f"{record.getMessage()} (and {lines - BURST} more like it before)", ()
            since, lines = now, 0
        self._kinds[kind] = since, lines + 1
        return lines < BURST
