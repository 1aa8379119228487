"""Servers and commands that begin as forks of one process, which has imported all that they need: most of a start.

`python -m tests.server.forks NUMBER` is that process; the number is that of the socket on which it hears what to start.
Each server has a nursery at hand, forked before the server does anything: what it is told to run, it runs as a new
interpreter would. A nursery that takes its place later is a new interpreter.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryFile
from threading import Lock
from time import monotonic, sleep, time
from types import SimpleNamespace
from typing import IO, Any

LONGEST = 1 << 17  # bytes of a request
SERVER = "pelagia.server.__main__"
COMMANDS = "pelagia.cli.main"


class Nursery:
    """A nursery that was forked, with what a server uses of `subprocess.Popen`."""

    def __init__(self) -> None:
        self._orders, theirs = socket.socketpair()
        self.returncode: int | None = None
        if (pid := os.fork()) == 0:
            self._orders.close()
            _obey(theirs)
        self.pid = pid
        theirs.close()

    def begin(self, command: Sequence[str], control: int) -> Nursery:
        """Run a command of an interpreter that hears on this socket."""
        with self._orders, suppress(BrokenPipeError):  # it was killed already
            socket.send_fds(self._orders, [json.dumps(command).encode()], [control])
        return self

    def kill(self) -> None:
        if self.returncode is None:
            os.kill(self.pid, signal.SIGKILL)

    def wait(self, timeout: float) -> int:
        end = monotonic() + timeout
        while self.returncode is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.returncode = os.waitstatus_to_exitcode(status)
            elif monotonic() > end:
                raise subprocess.TimeoutExpired(SERVER, timeout)
            else:
                sleep(0.001)
        return self.returncode


def _obey(orders: socket.socket) -> None:
    """Wait for the command of a nursery, and run it."""
    os.setpgid(0, 0)  # an interrupt from the keyboard is the server's business
    request, given, _, _ = socket.recv_fds(orders, LONGEST, 1)
    if not request:  # the server needed none
        os._exit(0)
    orders.close()
    for name in [name for name in sys.modules if name.startswith("pelagia.server")]:  # of which workers know nothing
        del sys.modules[name]
    _, _, program, _, *arguments = json.loads(request)
    sys.argv[:] = ["-c", str(given[0]), *arguments]
    exec(program, {"__name__": "__main__"})


def _let_servers_fork_nurseries() -> None:
    """Make the first nursery of this process a fork of what it is now."""
    from pelagia.engine import nursery

    start, spare = subprocess.Popen, [Nursery()]

    def begin(command: list[str], **how: Any) -> Nursery | subprocess.Popen[bytes]:
        return spare.pop().begin(command, *how["pass_fds"]) if spare else start(command, **how)

    vars(nursery)["subprocess"] = SimpleNamespace(**{**vars(subprocess), "Popen": begin})


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
                raise subprocess.TimeoutExpired(SERVER, timeout or 0) from None
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
        return self._start(SERVER, arguments, env, cwd, log, log)

    def run(self, module: str, arguments: Sequence[str], env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, as `subprocess.run` does when it keeps what is said."""
        with TemporaryFile("w+b") as out, TemporaryFile("w+b") as errors:
            code = self._start(module, arguments, env, Path.cwd(), out, errors).wait(60)
            out.seek(0)
            errors.seek(0)
            said = out.read().decode(), errors.read().decode()
        return subprocess.CompletedProcess([module, *arguments], code, *said)

    def _start(
        self,
        module: str,
        arguments: Sequence[str],
        env: Mapping[str, str],
        cwd: Path,
        out: IO[bytes],
        errors: IO[bytes],
    ) -> Process:
        with self._one_at_a_time:
            if self._control is None:
                self._begin(env)
            ours, theirs = socket.socketpair()
            assert self._control is not None
            with theirs:
                request = json.dumps([module, list(arguments), dict(env), str(cwd)]).encode()
                socket.send_fds(self._control, [request], [out.fileno(), errors.fileno(), theirs.fileno()])
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


def _fork(control: socket.socket) -> str:
    """Fork a process for every request, and report its number and how it ended. Returns in them alone what to run."""
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
        request, given, _, _ = socket.recv_fds(control, LONGEST, 3)
        if not request:  # the tests are over, or were broken off: then some servers may still run
            for pid in list(reports):
                os.kill(pid, signal.SIGTERM)
            os._exit(0)
        *streams, report = given
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])  # one that ends at once is known by then
        told = socket.socket(fileno=report)
        if (pid := os.fork()) == 0:
            break
        reports[pid] = told
        told.sendall(b"%d\n" % pid)
        for stream in streams:
            os.close(stream)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    for number, handler in ((signal.SIGCHLD, signal.SIG_DFL), (signal.SIGINT, signal.default_int_handler)):
        signal.signal(number, handler)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    for inherited in (control, told, *reports.values()):
        inherited.close()
    module, arguments, environment, folder = json.loads(request)
    for place, stream in enumerate(streams, 1):
        os.dup2(stream, place)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    return str(module)


def _become_another() -> None:
    """Take a name and an hour of birth: a server may share all other modules with its siblings."""
    from pelagia.server.store import queries
    from pelagia.server.tables import peers, watching

    queries.ORIGIN = vars(peers)["ORIGIN"] = token_hex(len(queries.ORIGIN) // 2)
    watching.STARTED = time()


if __name__ == "__main__":
    import pelagia
    import pelagia.cli.app
    import pelagia.server.arguments
    import pelagia.server.command
    import pelagia.server.tables.peers

    for name in pelagia.NAMES:
        pelagia.rules(name)
    gc.collect()
    gc.freeze()  # else the first look at old objects copies all the memory that is shared
    module = _fork(socket.socket(fileno=int(sys.argv[1])))
    if module == SERVER:
        _let_servers_fork_nurseries()
        _become_another()
    sys.exit(import_module(module).main())
