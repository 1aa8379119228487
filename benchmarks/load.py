"""Load: many tables, every seat a scripted player with a socket of its own.

    python benchmarks/load.py --tables 1000 --players 4 --think 5 --seconds 60

Starts a server (SQLite in a temporary folder, or --db), opens the tables, and lets one player after the other choose at
each of them, after a pause of `think` seconds on average. Measured is the delay from sending a choice until *everybody*
at the table has the new view. At the end the server is asked how many choices it knows: none may be lost.

Of each choice that took more than 50 ms it says who was slow for most of that time (blame.py): the players, the
server's event loop, a call of a worker or a transaction; and whether it was at work, or waited for the machine or the
disk. "machine" and "waiting" are nobody's fault while other programs run.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import orjson
from blame import Span, blamed, longest, spans
from websockets.asyncio.client import ClientConnection, connect

from pelagia.core.rng import Rng
from pelagia.engine.difference import changed
from pelagia.server.pulse import Late, Pulse

Data = dict[str, Any]
Delay = tuple[float, float]  # when a choice was sent, and seconds until everybody had the new view
BUSY = ("overloaded", "out-of-time")  # errors after which a choice may be sent again


class Seat:
    """A scripted player."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.public: Data = {}
        self.view: Data = {}
        self.steps = -1
        self.bytes = 0
        self.moved = asyncio.Event()
        self.sent = ""
        self.refused = 0

    async def listen(self) -> None:
        async for raw in self.socket:
            message = orjson.loads(raw)
            if message["type"] == "update":
                self.bytes += len(raw)
                self.view = self._assembled(message)
                self.steps = message["table"]["steps"]
                self.moved.set()
            elif message["type"] == "error":
                if message["error"]["code"] not in BUSY:
                    raise AssertionError(message["error"])
                self.refused += 1  # nothing has changed: try again
                await self.socket.send(self.sent)

    async def choose(self, **choice: Any) -> None:
        self.sent = orjson.dumps({"type": "choose", **choice}).decode()
        await self.socket.send(self.sent)

    def _assembled(self, message: Data) -> Data:
        """The view, as the page puts it together; from a server that knows no changes, as it comes."""
        if "view" in message:
            whole: Data = message["view"]
            return whole
        self.public = message["public"] if "public" in message else changed(self.public, message["changes"])
        seen: Data = changed(self.public, message["own"])
        return seen

    async def reach(self, steps: int) -> float:
        """Wait until this player sees so many choices; return when."""
        while self.steps < steps:
            self.moved.clear()
            await self.moved.wait()
        return time.monotonic()

    def decision(self) -> Data | None:
        return next((one for one in self.view["decisions"] if one.get("options")), None)


async def drive(seats: list[Seat], think: float, rng: Rng, end: float, delays: list[Delay]) -> int:
    """Play at a table until the time is up; return the number of choices."""
    made = 0
    while True:
        await asyncio.gather(*(seat.reach(made) for seat in seats))
        mover = next((seat for seat in seats if seat.decision()), None)
        if mover is None:  # the game is over
            return made
        await asyncio.sleep(think * 2 * rng.below(1000) / 1000)
        if time.monotonic() > end:
            return made
        decision = mover.decision()
        assert decision is not None
        option = decision["options"][rng.below(len(decision["options"]))]["written"]
        option = re.sub(r"(\d+)\.\.\d+$", r"\1", option)
        start = time.monotonic()
        await mover.choose(id=made, number=decision["number"], option=option)
        seen = await asyncio.gather(*(seat.reach(made + 1) for seat in seats))
        delays.append((start, max(seen) - start))
        made += 1


async def load(
    url: str, pid: int, args: argparse.Namespace, late: list[Late]
) -> tuple[list[Delay], float, int, dict[str, float]]:
    """Run the load; return delays, time taken, choices lost, and the processor time and bytes sent."""
    plan = {"game": args.game, "seats": [{"kind": "person"}] * args.players}
    wish = {} if args.whole else {"changes": True}
    delays: list[Delay] = []
    # A connection of its own for every request: one that is idle while the tables play would be closed.
    client = httpx.AsyncClient(base_url=url, trust_env=False, timeout=60, headers={"Connection": "close"})
    async with AsyncExitStack() as stack, client as http:
        tables: list[tuple[str, str, list[Seat]]] = []
        listeners = []
        for number in range(args.tables):
            made = (await http.post("/api/tables", json={**plan, "seed": number})).raise_for_status().json()
            id, secrets = made["table"]["id"], made["secrets"]
            seats = []
            for key in secrets["seats"].values():
                live = f"{url.replace('http', 'ws', 1)}/api/tables/{id}/live"
                socket = await stack.enter_async_context(connect(live, proxy=None, compression=None, max_size=None))
                seats.append(Seat(socket))
                await socket.send(orjson.dumps({"type": "hello", "secret": key, **wish}).decode())
                listeners.append(asyncio.create_task(seats[-1].listen()))
            tables.append((id, secrets["spectator"], seats))
        print(f"{len(tables)} tables, {len(listeners)} sockets are open", flush=True)
        before = cpu_seconds(pid) | {"bytes": sum(seat.bytes for *_, seats in tables for seat in seats)}
        gc.collect()
        gc.disable()  # its pauses would be taken for the server's
        pulse = asyncio.create_task(Pulse(late.append).run())
        start = time.monotonic()
        drivers = [
            drive(seats, args.think, Rng(number), start + args.seconds, delays)
            for number, (_, _, seats) in enumerate(tables)
        ]
        playing = asyncio.gather(*drivers)
        everything: list[asyncio.Future[Any]] = [playing, *listeners]
        await asyncio.wait(everything, return_when=asyncio.FIRST_COMPLETED)
        for listener in listeners:
            if listener.done():  # the server has closed its socket, or refused what it may not
                raise SystemExit(f"a player is gone: {listener.exception()}")
        made_by = await playing
        pulse.cancel()
        took = min(time.monotonic() - start, args.seconds)
        after = cpu_seconds(pid) | {"bytes": sum(seat.bytes for *_, seats in tables for seat in seats)}
        used = {name: now - before[name] for name, now in after.items()}
        lost = 0
        for made, (id, key, _) in zip(made_by, tables, strict=True):
            info = await http.get(f"/api/tables/{id}/info", headers={"Authorization": f"Bearer {key}"})
            lost += abs(made - info.json()["steps"])
        refused = sum(seat.refused for *_, seats in tables for seat in seats)
        print(f"choices that were refused because the server was busy, and sent again: {refused}")
        numbers = (await http.get("/api/metrics")).text
        for name in ("call_seconds", "write_seconds", "choice_seconds"):
            print(f"mean of {name}: {1000 * mean(numbers, name):.1f} ms")
        for listener in listeners:
            listener.cancel()
    return delays, took, lost, used


def mean(numbers: str, name: str) -> float:
    """The mean of a histogram in the server's own metrics."""
    label = r"(?:{call=\"choose\"})?"
    total = re.search(rf"^pelagia_{name}_sum{label} (\S+)$", numbers, re.MULTILINE)
    count = re.search(rf"^pelagia_{name}_count{label} (\S+)$", numbers, re.MULTILINE)
    return float(total[1]) / max(1.0, float(count[1])) if total and count else 0.0


def cpu_seconds(root: int) -> dict[str, float]:
    """Processor time of the server, of its workers and of the players here so far."""
    ticks = os.sysconf("SC_CLK_TCK")
    parents, used = {}, {}
    for entry in Path("/proc").iterdir():
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except (OSError, ValueError):
            continue
        if entry.name.isdigit():
            parents[int(entry.name)] = int(fields[1])
            used[int(entry.name)] = (int(fields[11]) + int(fields[12])) / ticks
    children = [pid for pid, parent in parents.items() if parent == root]
    workers = [*children, *(pid for pid, parent in parents.items() if parent in children)]
    return {"server": used[root], "workers": sum(used[pid] for pid in workers), "players": time.process_time()}


def start_server(folder: str, args: argparse.Namespace) -> tuple[subprocess.Popen[bytes], str]:
    log = Path(folder) / "log"
    command = [sys.executable, "-m", "pelagia.server", "--port", "0", "--db", args.db or str(Path(folder) / "load.db")]
    command += ["--rate", "0", "--new-rate", "0", "--new-bytes-per-day", "0", "--table-rate", "0"]
    command += ["--log-level", "debug"]
    command += ["--sockets-per-client", "5000"]
    if args.workers:
        command += ["--workers", str(args.workers)]
    environment = {**os.environ, "LC_ALL": "C"}
    if args.source:
        environment["PYTHONPATH"] = args.source
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
    while process.poll() is None:
        if found := re.search(r"http://\S+?(?=/\s)", log.read_text()):
            return process, found[0]
        time.sleep(0.1)
    raise SystemExit(log.read_text())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="new-eden")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--db", default="")
    parser.add_argument("--whole", action="store_true", help="ask for whole views, not for what has changed")
    parser.add_argument("--source", default="", help="the src folder of another checkout, whose server is measured")
    args = parser.parse_args()
    late: list[Late] = []
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(folder, args)
        try:
            delays, took, lost, used = asyncio.run(load(url, process.pid, args, late))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)
        slow = spans((Path(folder) / "log").read_text(), late)
    print(f"{len(delays)} choices in {took:.1f} s: {len(delays) / took:.0f} per second; lost: {lost}")
    tell_delays(delays, slow)
    each = {name: 1000 * amount / max(1, len(delays)) for name, amount in used.items()}
    sent = each.pop("bytes") / 1e6
    said = ", ".join(f"{name} {amount:.2f} ms" for name, amount in each.items())
    print(f"processor time per choice: {said}; sent {sent:.1f} kB")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def tell_delays(delays: list[Delay], slow: list[Span]) -> None:
    """Say how long choices took, and who was slow meanwhile."""
    lengths = sorted(length for _, length in delays)
    quantiles = {name: lengths[min(len(lengths) - 1, int(share * len(lengths)))] for name, share in SHARES.items()}
    print(
        "delay until everybody has the new view: " + ", ".join(f"{n} {1000 * q:.0f} ms" for n, q in quantiles.items())
    )
    over = [delay for delay in delays if delay[1] > AIM]
    slow = [one for one in slow if delays[0][0] < one.until and one.since < delays[-1][0]]
    print(f"{len(over)} choices took more than {1000 * AIM:.0f} ms; who was slow for most of that:")
    times = blamed(over, slow)
    for who, (spells, most) in sorted(longest(slow).items()):
        print(f"    {who}: {times.pop(who, 0)} choices; {spells} times slow, for at most {1000 * most:.0f} ms")
    for who, n in times.items():
        print(f"    {who}: {n} choices")


AIM = 0.05  # seconds
SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}

if __name__ == "__main__":
    main()
