"""A worker process, without the server."""

from __future__ import annotations

import gc
import json
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import pytest

from pelagia.engine.worker import HEAD, framed

_CODE = """
import socket, sys
from pelagia.engine.worker import work
work(socket.socket(fileno=int(sys.argv[1])))
"""


class Worker:
    def __init__(self, connection: socket.socket, incoming: BinaryIO) -> None:
        self._connection, self._incoming = connection, incoming
        self.pid = self._heard()

    def _heard(self) -> Any:
        return pickle.loads(self._incoming.read(*HEAD.unpack(self._incoming.read(HEAD.size))))

    def call(self, function: Callable[..., Any], *args: Any) -> Any:
        self._connection.sendall(framed((function, args, 60.0, 30.0, False)))
        return self._heard()


@pytest.fixture
def worker() -> Iterator[Worker]:
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen([sys.executable, "-c", _CODE, str(theirs.fileno())], pass_fds=[theirs.fileno()])
    with ours, ours.makefile("rb") as incoming:
        yield Worker(ours, incoming)
    assert process.wait(60) == 0


def collections(worker: Worker) -> tuple[int, int]:
    """How often new objects were looked through, and how often all."""
    _, young, everything = worker.call(gc.get_stats)[1]
    return young["collections"], everything["collections"]


def test_a_worker_says_how_much_it_worked(worker: Worker) -> None:
    assert worker.call(len, "abc")[:3] == ("done", 3, False)
    assert worker.call(sum, range(10**6))[3] > 0
    how, (kind, _), last, used = worker.call(len, 5)
    assert (how, kind, last) == ("failed", "TypeError", False)
    assert used > 0


def test_a_worker_looks_for_garbage_between_calls(worker: Worker) -> None:
    """At what is new since the last one, and not at the games that it keeps: there are many."""
    young, everything = collections(worker)
    for _ in range(20):
        worker.call(json.loads, "[" + "[]," * 5000 + "[]]")
    assert collections(worker) >= (young + 20, everything)
    assert collections(worker)[1] == everything
