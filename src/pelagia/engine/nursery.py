"""The server's side of the nursery (worker.py): starts it, asks it for workers, and replaces it when it dies."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

from pelagia.engine import metrics

log = logging.getLogger(__name__)

LONGEST_PAUSE = 5.0  # seconds between two attempts, where workers or the nursery do not start
_CODE = """
import json, socket, sys
sys.path[:] = json.loads(sys.argv[2])
from pelagia.engine.worker import nursery
nursery(socket.socket(fileno=int(sys.argv[1])), json.loads(sys.argv[3]))
"""


def pause(failures: int) -> float:
    """Seconds to wait after a number of failed attempts."""
    return min(LONGEST_PAUSE, 0.1 * (1 << min(failures, 10)))


class Nursery:
    """Begins to import at once, while the server does the same; `watch` follows when the event loop runs."""

    def __init__(self, folders: Sequence[str]) -> None:
        self._folders = list(folders)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._again: asyncio.TimerHandle | None = None
        self._control: socket.socket | None = None
        self._failures = 0
        self._reports = b""
        self._begin()

    def _begin(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            given = [str(theirs.fileno()), json.dumps(sys.path), json.dumps(self._folders)]
            self._process = subprocess.Popen(
                [sys.executable, "-c", _CODE, *given],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                process_group=0,  # an interrupt from the keyboard is the server's business
            )
        ours.setblocking(False)
        self._control = ours
        if self._loop is not None:
            self._loop.add_reader(ours, self._hear)

    def watch(self) -> None:
        self._loop = asyncio.get_running_loop()
        assert self._control is not None
        self._loop.add_reader(self._control, self._hear)

    def fork(self, connection: socket.socket, nice: int) -> None:
        """Ask for a worker that answers on this socket. OSError: not now."""
        if self._control is None:
            raise ConnectionError
        socket.send_fds(self._control, [bytes([nice])], [connection.fileno()])

    def works(self) -> None:
        """A worker has come from here."""
        self._failures = 0

    def replace(self) -> None:
        """It does not answer: start another one."""
        self._process.kill()

    def _hear(self) -> None:
        assert self._control is not None
        try:
            heard = self._control.recv(4096)
        except BlockingIOError:
            return
        except OSError:
            heard = b""
        if not heard:
            self._lost()
            return
        *reports, self._reports = (self._reports + heard).split(b"\n")
        for pid, code in (report.split() for report in reports):
            if int(code):
                log.warning("worker %d ended with %d", int(pid), int(code))

    def _lost(self) -> None:
        assert self._loop is not None
        self._drop()
        delay = pause(self._failures) if self._failures else 0.0
        self._failures += 1
        metrics.REPLACED.labels("nursery", "died").inc()
        log.error("the process that starts workers has died; the next one starts in %.1f s", delay)
        self._again = self._loop.call_later(delay, self._begin)

    def _drop(self) -> None:
        if self._control is not None:
            if self._loop is not None:
                self._loop.remove_reader(self._control)
            self._control.close()
            self._control = None
        self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)

    def close(self) -> None:
        if self._again is not None:
            self._again.cancel()
        with suppress(OSError):  # all gone
            os.killpg(self._process.pid, signal.SIGKILL)
        self._drop()
