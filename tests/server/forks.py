"""Servers that begin as forks of one process, which has imported what they need but for themselves: most of a start.

`python -m tests.server.forks NUMBER` is that process; the number is that of the socket on which it hears what to start.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import IO

LONGEST = 1 << 17  # bytes of a request
_MODULE = "pelagia.server"


class Process:
    """A server that was forked, with what the tests use of `subprocess.Popen`."""

    def __init__(self, reports: socket.socket) -> None:
        self._reports = reports
        self._heard = b""
        self.returncode: int | None = None
        while b"\n" not in self._heard:
            self._hear()
        number, _, self._heard = self._heard.partition(b"\n")
        self.pid = int(number)

    def _hear(self) -> None:
        heard = self._reports.recv(100)
        if not heard:
            self._reports.close()
            raise ChildProcessError("the process that starts servers has ended")
        self._heard += heard

    def wait(self, timeout: float | None = None) -> int:
        while self.returncode is None:
            self._reports.settimeout(timeout)
            try:
                self._hear()
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired(_MODULE, timeout or 0) from None
            if self._heard.endswith(b"\n"):
                self.returncode = int(self._heard)
                self._reports.close()
        return self.returncode

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Forks:
    """Starts servers; their first process begins with the first of them, and ends with the tests."""

    def __init__(self) -> None:
        self._control: socket.socket | None = None
        self._first: subprocess.Popen[bytes] | None = None
        self._one_at_a_time = Lock()

    def start(self, arguments: Sequence[str], log: IO[bytes], env: Mapping[str, str], cwd: Path) -> Process:
        with self._one_at_a_time:
            if self._control is None:
                self._begin(env)
            ours, theirs = socket.socketpair()
            assert self._control is not None
            with theirs:
                request = json.dumps([list(arguments), dict(env), str(cwd)]).encode()
                socket.send_fds(self._control, [request], [log.fileno(), theirs.fileno()])
            return Process(ours)

    def _begin(self, env: Mapping[str, str]) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", __name__, str(theirs.fileno())]
            root = Path(__file__).parents[2]
            self._first = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], env=env, cwd=root
            )
        atexit.register(self.end)

    def end(self) -> None:
        assert self._control is not None
        assert self._first is not None
        self._control.close()
        self._first.wait()


def _fork(control: socket.socket) -> None:
    """Fork a server for every request, and report its number and how it ended. Returns in the servers alone."""
    reports: dict[int, socket.socket] = {}

    def reap(*_: object) -> None:
        while reports:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            with reports.pop(pid) as report:
                report.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # from the keyboard: the tests stop what they have started
    signal.signal(signal.SIGCHLD, reap)
    while True:
        request, given, _, _ = socket.recv_fds(control, LONGEST, 2)
        if not request:  # the tests are over, or were broken off: then some servers may still run
            for pid in list(reports):
                os.kill(pid, signal.SIGTERM)
            os._exit(0)
        log, report = given
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])  # one that ends at once is known by then
        told = socket.socket(fileno=report)
        if (pid := os.fork()) == 0:
            break
        reports[pid] = told
        told.sendall(b"%d\n" % pid)
        os.close(log)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    for number, handler in ((signal.SIGCHLD, signal.SIG_DFL), (signal.SIGINT, signal.default_int_handler)):
        signal.signal(number, handler)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    for inherited in (control, told, *reports.values()):
        inherited.close()
    arguments, environment, folder = json.loads(request)
    for stream in (1, 2):
        os.dup2(log, stream)
    os.close(log)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments


if __name__ == "__main__":
    import pelagia
    import pelagia.server.arguments
    import pelagia.server.command

    for name in pelagia.NAMES:
        pelagia.rules(name)
    # A server that shared these with another would have its name and its hour of birth, too. Metrics register once.
    for name in [name for name in sys.modules if name.startswith(_MODULE) and not name.endswith(".metrics")]:
        del sys.modules[name]
    _fork(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module(_MODULE, run_name="__main__", alter_sys=True)
