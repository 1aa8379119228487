"""How long a bot may think, enforced inside the worker process.

A bot has until the call's deadline, and only SLICE seconds of processor time while other tables wait; then TimeUp is
raised while it thinks. What it leaves half done does not matter: the process ends after its answer.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SLICE = 1.0  # seconds of processor time that a bot has where other tables wait
QUICK = 0.25  # seconds of processor time for its quick choice afterwards
_LEAST = 0.001  # a timer of 0 seconds would be none


class TimeUp(BaseException):
    """The bot's time is up. No Exception: a bot that catches those must not catch this."""


class _Clock:
    """What signal handlers need to know; there is one call at a time."""

    installed = False
    soft = 0.0  # seconds until a thought must end
    hurried = False
    thinking = False
    since = 0.0  # processor time when the thought began
    interrupted = False


def install() -> None:
    """Get ready for the signals; the server sends SIGUSR1 when somebody begins to wait."""
    signal.signal(signal.SIGUSR1, _hurry)
    signal.signal(signal.SIGPROF, _time_up)
    signal.signal(signal.SIGALRM, _too_late)
    _Clock.installed = True


def begin(left: float, soft: float, hurried: bool) -> None:
    """A call begins: `left` seconds until the server gives it up, `soft` until a thought must end."""
    _Clock.soft, _Clock.interrupted = soft, False
    _Clock.hurried |= hurried  # the signal may have been faster than the call
    signal.setitimer(signal.ITIMER_REAL, left + 1)  # should the server be gone, and nobody left to end this process


def end() -> bool:
    """The call is over; tell whether a thought was interrupted."""
    signal.setitimer(signal.ITIMER_REAL, 0)
    _Clock.hurried = False
    return _Clock.interrupted


@contextmanager
def thinking(*, quickly: bool = False) -> Iterator[None]:
    """Let a bot think. TimeUp: it took too long."""
    if not _Clock.installed:  # no worker process
        yield
        return
    rest, _ = signal.getitimer(signal.ITIMER_REAL)
    wall = 8 * QUICK if quickly else _Clock.soft
    _Clock.since, _Clock.thinking = time.process_time(), True
    try:
        if quickly or _Clock.hurried:
            signal.setitimer(signal.ITIMER_PROF, QUICK if quickly else SLICE)
        signal.setitimer(signal.ITIMER_REAL, max(_LEAST, min(wall, rest)))
        yield
    finally:
        _Clock.thinking = False
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, rest)


def _hurry(_: int, __: FrameType | None) -> None:
    """Somebody waits: the thought gets what is left of its slice."""
    if not _Clock.hurried:
        _Clock.hurried = True
        if _Clock.thinking:
            used = time.process_time() - _Clock.since
            signal.setitimer(signal.ITIMER_PROF, max(_LEAST, SLICE - used))


def _time_up(_: int, __: FrameType | None) -> None:
    if _Clock.thinking:
        _Clock.thinking = False
        _Clock.interrupted = True
        raise TimeUp


def _too_late(number: int, frame: FrameType | None) -> None:
    _time_up(number, frame)
    os._exit(os.EX_TEMPFAIL)
