"""The processes that run the rules.

The nursery imports everything once and forks a worker whenever the server sends it a socket: that takes some
milliseconds, where a new interpreter would take seconds. A worker answers one call after the other on its socket, and
ends when the server closes it. All belong to one process group, so that none outlives the server.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import socket
import struct
import time
import traceback
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO

from pelagia.core.errors import WrongVersion
from pelagia.engine import patience
from pelagia.engine.calls import Refused, prepare
from pelagia.engine.memory import Memory
from pelagia.engine.packs import UnknownContent

# When the garbage collector looks at new, middle and old objects by itself, which is for bots that think long. Never at
# old ones: the games at hand are many objects, and nobody should wait for that in the middle of a call.
COLLECT = 2000, 10, 1 << 30
HEAD = struct.Struct("!Q")  # the length of a message
Call = tuple[Callable[..., Any], Sequence[Any], float, float, bool]  # what to do, with what; see patience.begin
# Done, refused or failed; the result or reason; whether the worker ends now; seconds of processor time
Answer = tuple[str, Any, bool, float]


def framed(message: object) -> bytes:
    """A message as it goes over a socket."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(body)) + body


def nursery(control: socket.socket, folders: Sequence[str]) -> None:
    """Fork a worker for every socket that comes in, and report how each of them ended."""
    prepare(folders)
    gc.freeze()  # so that workers share the memory

    def reap(*_: object) -> None:
        try:
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                control.send(b"%d %d\n" % (ended[0], os.waitstatus_to_exitcode(ended[1])))
        except OSError:  # no children, or no server
            return

    signal.signal(signal.SIGCHLD, reap)
    while True:
        nice, sockets, _, _ = socket.recv_fds(control, 1, 1)
        if not nice:
            os.killpg(0, signal.SIGKILL)  # the server is gone, whatever the workers are doing
        connection = socket.socket(fileno=sockets[0])
        if os.fork() == 0:
            try:
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                control.close()
                os.nice(nice[0])
                work(connection)
            finally:
                os._exit(os.EX_SOFTWARE)  # without a traceback: it may name what is hidden
        connection.close()


def work(connection: socket.socket) -> None:
    """Answer calls until the server goes away."""
    patience.install()
    gc.set_threshold(*COLLECT)
    memory = Memory()
    connection.sendall(framed(os.getpid()))
    with connection.makefile("rb") as incoming:
        while (call := _receive(incoming)) is not None:
            answer, last = _answered(call)
            connection.sendall(answer)
            if last:
                break
            gc.collect(1)  # what it leaves is old
            if memory.has_grown():
                memory.look_at_all()
    os._exit(os.EX_OK)


def _receive(incoming: BinaryIO) -> Call | None:
    head = incoming.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    call: Call = pickle.loads(incoming.read(*HEAD.unpack(head)))
    return call


def _answered(call: Call) -> tuple[bytes, bool]:
    function, args, left, soft, hurried = call
    began = time.process_time()
    patience.begin(left, soft, hurried)

    def answer(how: str, result: object) -> tuple[bytes, bool]:
        last = patience.end()
        return framed((how, result, last, time.process_time() - began)), last

    try:
        return answer("done", function(*args))
    except (UnknownContent, WrongVersion) as error:  # nothing is wrong with the call, and players should know
        return answer("refused", Refused(error.code, error.text.plain()))
    except Exception as error:
        return answer("failed", (type(error).__name__, traceback.format_exc()))
