"""Worker processes may die, hang or be missing at any moment; nobody loses anything by it."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Event

import pytest

from pelagia.core.rng import Rng
from tests.server.kit import BOT, PERSON, Data, Server, Socket, Table, mine, over, pick, serving, to_move

PLUGIN = "tests.server.plugin"
RULES, BOTS = 0, 5  # how nice the workers are


def bot(name: str) -> Data:
    return {"kind": "bot", "bot": name}


def kill(*pids: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def victims(server: Server, which: str) -> list[int]:
    if which == "nursery":
        return [server.nursery()]
    return server.workers({"rules": RULES, "bots": BOTS}.get(which))


def decide(table: Table) -> tuple[int, Data]:
    """A person's seat that must choose, and its decision."""
    seat = next(asked["seat"] for asked in table.get()["view"]["decisions"] if asked["seat"] in table.keys)
    decision = mine(table.get(seat))
    assert decision is not None
    return seat, decision


def napper(server: Server, folder: Path, name: str) -> int:
    """The process that has fallen asleep in the middle of a call."""
    server.until((folder / f"nap-{name}").exists)
    return int((folder / f"nap-{name}").read_text())


def test_idle_workers_may_die(tmp_path: Path) -> None:
    """Those of the rules, those of the bots, the one that starts them, all of them: every request is answered."""
    with serving(str(tmp_path / "db"), tmp_path, "--workers", "2", "--engine-seconds", "100") as server:
        table = server.open(PERSON, bot("greedy"), BOT)
        for _ in range(2):
            for which in ("rules", "bots", "nursery", "all"):
                kill(*victims(server, which))
                assert table.play([0], 2) == 2
                assert server.ask("GET", "/api/health").status_code == 200
                server.until(lambda: server.metric("ready_workers") == 4 and server.nursery() > 0)
        assert table.get()["table"]["status"] == "playing"
        assert server.metric("replaced_workers_total") >= 2 * (2 + 2 + 1 + 4)
        log = server.log.read_text()
    assert "Traceback" not in log
    assert "the process that starts workers has died" in log
    assert "ended with -9" in log


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_the_call_of_a_worker_that_dies_or_hangs_is_done_again(tmp_path: Path, number: int) -> None:
    """In the middle of a choice: whoever made it gets the answer, once."""
    options = ("--engine-seconds", "10" if number == signal.SIGSTOP else "100")
    with serving(str(tmp_path / "db"), tmp_path, *options, plugins=PLUGIN) as server, ThreadPoolExecutor(1) as pool:
        table = server.open(PERSON, PERSON)
        seat, decision = decide(table)
        chosen = pool.submit(table.choose, seat, decision["number"], "nap " + pick(decision))
        os.kill(napper(server, tmp_path, "rules"), number)
        assert chosen.result().status_code == 200
        assert table.get()["table"]["steps"] == 1
        assert server.metric("repeated_calls_total") == 1
        assert table.play([0, 1], 4) == 4


def test_a_stopped_worker_is_found_out(tmp_path: Path) -> None:
    """A worker that is idle and does not answer any more costs a call half of its time, not an error."""
    with serving(str(tmp_path / "db"), tmp_path, "--engine-seconds", "6") as server:
        table = server.open(PERSON, PERSON)
        for pid in server.workers(RULES):
            os.kill(pid, signal.SIGSTOP)
        assert table.play([0, 1], 3) == 3


def test_a_bot_goes_on_when_its_worker_dies(tmp_path: Path) -> None:
    with serving(str(tmp_path / "db"), tmp_path, plugins=PLUGIN) as server:
        table = server.open(bot("napping"), bot("napping"), seed=1)
        kill(napper(server, tmp_path, "bot"))
        state = table.wait(over)
        assert "bot_failed" not in [event["name"] for event in state["events"]]


def test_people_play_on_while_workers_are_killed(tmp_path: Path) -> None:
    """Any worker, at any moment, again and again: no table becomes stuck, and no choice is lost."""
    with serving(str(tmp_path / "db"), tmp_path, "--workers", "2", plugins=PLUGIN) as server:
        seats = [(PERSON, PERSON), (PERSON, PERSON), (PERSON, bot("greedy")), (PERSON, bot("slow"))]
        tables, done = [server.open(*sitting) for sitting in seats], Event()
        page = tables[0].socket()
        with ThreadPoolExecutor(len(tables)) as pool:
            playing = [pool.submit(insist, table, done) for table in tables]
            try:
                kill_often(server, 15, page)
            finally:
                done.set()
            accepted = [played.result() for played in playing]
        assert all(accepted)
        for table in tables:
            table.play(sorted(table.keys))
            page.hear()
        server.until(lambda: sees_the_end(page))
        page.close()
        records = [table.ask("GET", "/record").json() for table in tables]
        assert "stuck" not in server.log.read_text()
    for table, made, record in zip(tables, accepted, records, strict=True):
        known = [(number, option) for number, seat, option in record["choices"] if seat in table.keys]
        assert known[: len(made)] == made


def sees_the_end(page: Socket) -> bool:
    page.hear()
    return over(json.loads(page.bytes[-1]))


def kill_often(server: Server, times: int, page: Socket) -> None:
    """Kill one process or all of them, idle or busy; as soon as new ones are there, all is well again."""
    rng = Rng(8)
    for _ in range(times):
        pids = server.workers()
        which = rng.below(len(pids) + 1)
        kill(*pids[which : which + 1] or pids)
        server.until(lambda: len(server.workers()) == 5 and server.metric("ready_workers") == 4)
        assert server.ask("GET", "/api/health").status_code == 200
        page.hear()
        time.sleep(rng.below(100) / 500)  # so that it happens in the middle of something else


def insist(table: Table, done: Event) -> list[tuple[int, str]]:
    """Make choices, and make them again when they fail; return what was accepted."""
    accepted: list[tuple[int, str]] = []
    while not done.is_set():
        state = table.ask("GET", "")
        assert state.status_code in (200, 500, 503), state.text
        if state.status_code != 200:
            continue
        if over(state.json()):
            break
        seat = to_move(state.json(), sorted(table.keys))
        seen = table.ask("GET", "", seat) if seat is not None else None
        if seat is not None and seen is not None and seen.status_code == 200 and (decision := mine(seen.json())):
            answer = table.choose(seat, decision["number"], pick(decision))
            assert answer.status_code in (200, 500, 503), answer.text
            if answer.status_code == 200:
                accepted.append((decision["number"], pick(decision)))
    return accepted


def test_calls_are_refused_where_too_many_wait(tmp_path: Path) -> None:
    options = ("--queue", "1", "--engine-seconds", "100")
    with serving(str(tmp_path / "db"), tmp_path, *options, plugins=PLUGIN) as server, ThreadPoolExecutor(2) as pool:
        first, second, third = (server.open(PERSON, PERSON) for _ in range(3))
        plans = [(table, *decide(table)) for table in (first, second, third)]
        (table, seat, decision), *others = plans
        sleeping = pool.submit(table.choose, seat, decision["number"], "nap " + pick(decision))
        asleep = napper(server, tmp_path, "rules")
        table, seat, decision = others[0]
        waiting = pool.submit(table.choose, seat, decision["number"], pick(decision))
        server.until(lambda: server.metric("waiting_calls") == 1)
        table, seat, decision = others[1]
        refused = table.choose(seat, decision["number"], pick(decision))
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "overloaded")
        assert refused.headers["Retry-After"] == "1"
        kill(asleep)
        assert [sleeping.result().status_code, waiting.result().status_code] == [200, 200]
        assert table.choose(seat, decision["number"], pick(decision)).status_code == 200


def test_a_calls_time_counts_while_it_waits(tmp_path: Path) -> None:
    """One endless call at a time has the worker; the others do not wait for their turn to hang."""
    with serving(str(tmp_path / "db"), tmp_path, "--engine-seconds", "2", plugins=PLUGIN) as server:
        tables = [server.open(PERSON, PERSON) for _ in range(4)]
        plans = [(table, *decide(table)) for table in tables]
        with ThreadPoolExecutor(4) as pool:
            answers = [pool.submit(table.choose, seat, decision["number"], "hang") for table, seat, decision in plans]
            codes = sorted(answer.result().json()["error"]["code"] for answer in answers)
        assert codes[0] == "out-of-time"
        assert codes[-1] == "overloaded"
        assert "no worker was free for choose within 2.0 s" in server.log.read_text()
        assert [table.play([0, 1], 1) for table in tables] == [1, 1, 1, 1]


def test_a_brooding_bot_lets_others_have_their_turn(tmp_path: Path) -> None:
    """With one worker for bots: alone it may think long, but not while the bots of other tables wait."""
    options = ("--bot-seconds", "500")
    with serving(str(tmp_path / "db"), tmp_path, *options, plugins=PLUGIN) as server:
        alone = server.open(bot("pensive"), bot("pensive"), seed=1)
        state = alone.wait(lambda state: state["table"]["steps"] > 0)
        assert "bot_late" not in [event["name"] for event in state["events"]]
        slow = server.open(bot("brooding"), bot("brooding"))
        server.open(BOT, BOT).wait(lambda state: state["table"]["steps"] > 1)
        slow.wait(lambda state: "bot_late" in [event["name"] for event in state["events"]])
        assert "took more than" not in server.log.read_text()


def test_new_tables_do_not_wait_behind_the_backlog(tmp_path: Path) -> None:
    """After a restart, with many tables where a bot is to move."""
    many, db = 40, str(tmp_path / "db")
    server = Server(db, tmp_path, plugins=PLUGIN)
    for _ in range(many):
        server.open(bot("sleepy"), bot("sleepy"))
    server.kill()
    server.http.close()
    with serving(db, tmp_path, plugins=PLUGIN) as server:
        server.until(lambda: server.metric("waiting_bots") >= many - 2)
        before = server.metric("choices_total")
        server.open(BOT, BOT).wait(lambda state: state["table"]["steps"] > 0)
        assert server.metric("choices_total") - before < many / 2
        assert server.metric("waiting_bots") > many / 2


def test_health_tells_that_workers_do_not_start(tmp_path: Path) -> None:
    """They die at once; when the cause is gone, they come by themselves."""
    cause = tmp_path / "stillborn"
    cause.touch()
    with serving(str(tmp_path / "db"), tmp_path, "--engine-seconds", "2", plugins="tests.server.stillborn") as server:
        unwell = server.ask("GET", "/api/health")
        assert unwell.status_code == 503
        assert unwell.json()["error"]["code"] == "unwell"
        assert unwell.json()["reasons"] == {"engine": "no-worker", "bots": "no-worker"}
        refused = server.ask("POST", "/api/tables", body={"game": "new-eden", "seats": [PERSON, PERSON]})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "overloaded")
        assert server.log.read_text().count("\n") < 100  # it does not try without a pause
        cause.unlink()
        server.until(lambda: server.ask("GET", "/api/health").status_code == 200)
        assert server.open(PERSON, BOT).play([0], 3) == 3


def test_health_tells_that_the_database_cannot_be_written(tmp_path: Path) -> None:
    with serving(str(tmp_path / "db"), tmp_path, "--engine-seconds", "1") as server:
        server.until(lambda: server.ask("GET", "/api/health").status_code == 200)
        other = sqlite3.connect(tmp_path / "db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        unwell = server.ask("GET", "/api/health")
        assert (unwell.status_code, unwell.json()["reasons"]) == (503, {"database": "late"})
        other.rollback()
        other.close()
        server.until(lambda: server.ask("GET", "/api/health").status_code == 200)


def test_the_server_ends_whatever_its_workers_do(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "db"), tmp_path, "--engine-seconds", "100", "--bot-seconds", "100", plugins=PLUGIN)
    server.open(bot("deaf"), bot("deaf"))
    table = server.open(PERSON, PERSON)
    seat, decision = decide(table)
    with ThreadPoolExecutor(1) as pool:
        hanging = pool.submit(table.choose, seat, decision["number"], "nap " + pick(decision))
        napper(server, tmp_path, "rules")
        workers = server.workers()
        server.process.terminate()
        server.process.wait(60)
        assert hanging.exception() or hanging.result().status_code >= 500
    server.http.close()
    server.until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
