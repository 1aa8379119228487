"""Real servers in processes of their own, and clients that talk to them over the loopback."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.forks import Forks, Process

Data = dict[str, Any]
T = TypeVar("T")
PERSON, BOT, OPEN = {"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
ROOT = Path(__file__).parents[2]
PYTHON = sys.executable
PATH = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
OURS = (PYTHON, PATH)  # tests may set others
FORKS = Forks()
# Tests are quicker than people.
QUICK = ["--rate", "0", "--new-rate", "0", "--new-bytes-per-day", "0", "--table-rate", "0"]
QUICK += ["--workers", "1", "--live-minutes", "0.01"]


class Server:
    """A server process."""

    def __init__(
        self,
        db: str,
        folder: Path,
        *options: str,
        plugins: str = "",
        port: int = 0,
        files: tuple[int, int] | None = None,
    ) -> None:
        self.folder = folder
        self.log = folder / f"log-{time.monotonic_ns()}"
        environment = {**os.environ, "PELAGIA_PLUGINS": plugins, "LC_ALL": "C", "PYTHONPATH": PATH}
        arguments = ["--port", str(port), "--db", db, *QUICK, *options]
        command = [PYTHON, "-m", "pelagia.server", *arguments]
        if files is not None:  # how many it may have open: at first, and at most
            command = ["prlimit", f"--nofile={files[0]}:{files[1]}", *command]
        self.process: subprocess.Popen[bytes] | Process
        with self.log.open("wb") as log:
            if files is None and (PYTHON, PATH) == OURS:
                self.process = FORKS.start(arguments, log, environment, folder)
            else:  # as people start it
                self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=folder)
        self.url = self._address()
        self.http = httpx.Client(base_url=self.url, timeout=30, trust_env=False)

    def _address(self) -> str:
        for _ in range(2400):
            if match := re.search(r"http://\S+?(?=/\s)", self.log.read_text()):
                return match[0]
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def until(self, so: Callable[[], bool], seconds: float = 100) -> None:
        end = time.monotonic() + seconds
        while not so():
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def workers(self, nice: int | None = None) -> list[int]:
        """Its worker processes, and the one that starts them; or only those that are so nice (0: rules, 5: bots)."""
        left = [pid for pid in at_home(self.folder) if pid != self.process.pid]
        if nice is None:
            return left
        nice = min(19, os.getpriority(os.PRIO_PROCESS, 0) + nice)  # the tests themselves may be nice
        return [pid for pid in left if niceness(pid) == nice and pid != self.nursery()]

    def nursery(self) -> int:
        """The process that starts its workers; 0 if there is none right now."""
        return next((pid for pid in at_home(self.folder) if _parent(pid) == self.process.pid), 0)

    def metric(self, name: str) -> float:
        """The sum of one of the server's numbers over all labels."""
        said = self.ask("GET", "/api/metrics").text
        return sum(float(count) for count in re.findall(rf"^pelagia_{name}(?:{{.*}})? (\S+)$", said, re.MULTILINE))

    def ask(self, method: str, path: str, secret: str = "", body: Any = None, **headers: str) -> httpx.Response:
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        given = {} if body is None else {"json": body}
        return self.http.request(method, path, headers=headers, **given)

    def open(self, *seats: Data, **more: Any) -> Table:
        made = self.ask("POST", "/api/tables", body={"game": "new-eden", "seats": list(seats), **more})
        assert made.status_code == 201, made.text
        data = made.json()
        keys = {int(seat): key for seat, key in data["secrets"]["seats"].items()}
        return Table(self, data["table"]["id"], keys, data["secrets"]["spectator"])


@contextmanager
def serving(db: str, folder: Path, *options: str, plugins: str = "", port: int = 0) -> Iterator[Server]:
    server = Server(db, folder, *options, plugins=plugins, port=port)
    try:
        yield server
    finally:
        server.stop()


@dataclass
class Table:
    """A table, and the secrets of those who sit at it."""

    server: Server
    id: str
    keys: dict[int, str]
    watch: str
    heard: list[bytes] = field(default_factory=list)

    def ask(self, method: str, path: str, seat: int | None = None, body: Any = None) -> httpx.Response:
        secret = self.watch if seat is None else self.keys[seat]
        return self.server.ask(method, f"/api/tables/{self.id}{path}", secret, body)

    def get(self, seat: int | None = None) -> Data:
        answer = self.ask("GET", "", seat)
        assert answer.status_code == 200, answer.text
        data: Data = answer.json()
        return data

    def choose(self, seat: int, number: int, option: str) -> httpx.Response:
        return self.ask("POST", "/choices", seat, {"number": number, "option": option})

    def undo(self, seat: int, version: int | None = None) -> httpx.Response:
        """Take back one's last choice; without a version, at the table as it is."""
        return self.ask("POST", "/undo", seat, {"version": self.version() if version is None else version})

    def takeback(self, seat: int, action: str, version: int | None = None) -> httpx.Response:
        version = self.version() if version is None else version
        return self.ask("POST", "/takeback", seat, {"action": action, "version": version})

    def version(self) -> int:
        version: int = self.ask("GET", "/info").json()["version"]
        return version

    def wait(self, until: Callable[[Data], bool], seat: int | None = None, seconds: float = 100) -> Data:
        """Look until something is so."""
        end = time.monotonic() + seconds
        while not until(state := self.get(seat)):
            assert time.monotonic() < end, state["table"]
            time.sleep(0.02)
        return state

    def turn(self, seat: int) -> Data:
        """Wait until a seat must choose, or the game is over."""
        return self.wait(lambda state: over(state) or mine(state) is not None, seat)

    def play(self, seats: Sequence[int], choices: int = 10_000) -> int:
        """Let people make choices, the last option each time; return how many they made."""
        made = 0
        while made < choices:
            state = self.wait(lambda state: over(state) or to_move(state, seats) is not None)
            if over(state):
                break
            seat = to_move(state, seats)
            assert seat is not None
            decision = mine(self.get(seat))
            if decision is None:  # somebody else's secret answer came in between
                continue
            answer = self.choose(seat, decision["number"], pick(decision))
            assert answer.status_code == 200, answer.text
            made += 1
        return made

    def socket(self, seat: int | None = None, **hello: Any) -> Socket:
        return Socket(self.server, self.id, self.watch if seat is None else self.keys[seat], **hello)


class Socket:
    """A page that looks at a table."""

    def __init__(self, server: Server, id: str, secret: str, **hello: Any) -> None:
        address = server.url.replace("http", "ws", 1)
        self._open = ExitStack()
        # A page that a test leaves open must not ping: the module draws from `random`, which Hypothesis watches.
        live = connect(f"{address}/api/tables/{id}/live", proxy=None, max_size=None, ping_interval=None)
        self.raw: ClientConnection = self._open.enter_context(live)
        self.bytes: list[bytes] = []
        self.send(type="hello", secret=secret, **hello)

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def hear(self) -> None:
        """Take what has come so far: whoever never does is disconnected after a while."""
        with suppress(TimeoutError):
            while True:
                self._next(0)

    def _next(self, seconds: float) -> Data:
        raw = self.raw.recv(seconds)
        self.bytes.append(raw.encode() if isinstance(raw, str) else raw)
        message: Data = json.loads(raw)
        return message

    def get(self, kind: str = "", seconds: float = 20) -> Data:
        """The next message (of a kind)."""
        while True:
            message = self._next(seconds)
            if message["type"] == (kind or message["type"]):
                return message

    def until(self, what: Callable[[Data], bool]) -> Data:
        """The next update of which something is so."""
        while not what(message := self.get("update")):
            pass
        return message

    def play(self) -> list[Data]:
        """Answer whatever is asked until the game is over; return every update."""
        updates = []
        while True:
            updates.append(self.get("update"))
            if over(updates[-1]):
                return updates
            if decision := mine(updates[-1]):  # shown twice, it is answered twice, and the second answer is stale
                self.send(type="choose", number=decision["number"], option=pick(decision))

    def close(self) -> None:
        self._open.close()


def play_all(*pages: Socket) -> list[list[Data]]:
    """Let several pages play a game to its end, each by itself; return what each was told."""
    with ThreadPoolExecutor(len(pages)) as pool:
        return [played.result() for played in [pool.submit(page.play) for page in pages]]


def lasting(state: Data) -> Data:
    """A table without what every look at it changes: a sign of life gives a seat more time."""
    seats = [{**seat, "stand_in_from": None} for seat in state["table"]["seats"]]
    return {**state, "table": {**state["table"], "seats": seats}}


def over(state: Data) -> bool:
    return bool(state["table"]["status"] == "finished")


def mine(state: Data) -> Data | None:
    """The decision that whoever sees this must answer."""
    return next((decision for decision in state["view"]["decisions"] if decision.get("options")), None)


def to_move(state: Data, seats: Sequence[int]) -> int | None:
    return next((decision["seat"] for decision in state["view"]["decisions"] if decision["seat"] in seats), None)


def pick(decision: Data) -> str:
    """The last option: games end sooner when players pass."""
    written: str = decision["options"][-1]["written"]
    return re.sub(r"(\d+)\.\.\d+$", r"\1", written)


def at_home(folder: Path) -> list[int]:
    """The processes that run in a folder."""
    named = []
    for entry in os.listdir("/proc"):
        with suppress(OSError):  # it is gone, or somebody else's
            if entry.isdigit() and os.readlink(f"/proc/{entry}/cwd") == str(folder.resolve()):
                named.append(int(entry))
    return named


def _parent(pid: int) -> int | None:
    fields = _stat(pid)
    return int(fields[1]) if fields else None


def niceness(pid: int) -> int | None:
    fields = _stat(pid)
    return int(fields[16]) if fields else None


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it is gone
        return []


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: a browser that was started in this process keeps its loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
