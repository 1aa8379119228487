"""What not every system has, asked for here only: so Pelagia runs anywhere, or says why not."""

from __future__ import annotations

import errno
import os
import signal
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

# The errors that mean "no room left": a full disk everywhere, a used-up quota where there are quotas.
NO_ROOM = frozenset(getattr(errno, name) for name in ("ENOSPC", "EDQUOT") if hasattr(errno, name))


def processors() -> int:
    """How many processors this process may use; where the system does not say, how many there are."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def can_fork() -> bool:
    """Whether a process can be split in two, as the server's workers are."""
    return hasattr(os, "fork")


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Hold back Ctrl-C, where that is possible. Processes started meanwhile never hear it."""
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:
        yield
        return
    before = mask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)


def has_screen() -> bool:
    """Whether somebody sits at a graphical screen: not in continuous integration, nor behind a bare terminal."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("darwin", "win32"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> bool:
    """Show an address in the browser of whoever sits here; False if there is none."""
    try:
        return has_screen() and webbrowser.open(address)
    except webbrowser.Error:
        return False
