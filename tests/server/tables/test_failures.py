"""Power cuts, endless and crashing workers."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.kit import BOT, PERSON, Server, lasting, mine, pick, serving


def test_a_power_cut_loses_nothing(tmp_path: Path) -> None:
    """Killed at any moment: what was accepted is there, and after the restart every table goes on, bots too."""
    db, accepted = str(tmp_path / "games.db"), []
    server = Server(db, tmp_path, plugins="tests.server.plugin")
    table = server.open(PERSON, BOT)
    waiting = server.open(PERSON, {"kind": "bot", "bot": "slow"}, seed=1)
    for round in range(2):
        for _ in range(4):
            decision = mine(table.turn(0))
            assert decision is not None
            if table.choose(0, decision["number"], pick(decision)).status_code == 200:
                accepted.append((decision["number"], pick(decision)))
        if round == 0:  # leave the other table at its bot's turn
            waiting.play([0], 2)
        server.kill()
        server.http.close()
        server = Server(db, tmp_path, plugins="tests.server.plugin")
        table.server = waiting.server = server
    try:
        assert mine(waiting.turn(0)) is not None
        table.play([0])
        record = table.ask("GET", "/record").json()
    finally:
        server.stop()
    made = [(number, option) for number, seat, option in record["choices"] if seat == 0]
    assert made[: len(accepted)] == accepted


def test_workers_do_not_outlive_the_server(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "db"), tmp_path)
    server.open(PERSON, BOT)
    children = server.workers()
    assert children
    server.kill()
    server.http.close()
    end = time.monotonic() + 10
    while any(Path(f"/proc/{child}/cmdline").exists() for child in children) and time.monotonic() < end:
        time.sleep(0.1)
    assert not [child for child in children if Path(f"/proc/{child}/cmdline").exists()]


def test_bad_rules_stop_nobody(tmp_path: Path) -> None:
    """A choice that the engine never finishes, or dies of, is refused; the table is unharmed, and others play on."""
    options = ("--engine-seconds", "2", "--workers", "2")
    with serving(str(tmp_path / "db"), tmp_path, *options, plugins="tests.server.plugin") as server:
        table, good = server.open(PERSON, PERSON), server.open(PERSON, PERSON)
        seat = table.get()["view"]["decisions"][0]["seat"]
        before = table.get(seat)
        decision = mine(before)
        assert decision is not None
        with ThreadPoolExecutor(1) as pool:
            hanging = pool.submit(table.choose, seat, decision["number"], "hang")
            start = time.monotonic()
            good.play([0, 1], 5)
            assert time.monotonic() - start < 10
            assert hanging.result().json()["error"]["code"] == "out-of-time"
        for answer in ("crash", "fail"):
            assert table.choose(seat, decision["number"], answer).json()["error"]["code"] == "server-error"
        assert lasting(table.get(seat)) == lasting(before)
        assert table.choose(seat, decision["number"], pick(decision)).status_code == 200
        log = server.log.read_text()
    assert f"table {table.id}: choose took more than" in log
    assert f"table {table.id}: the worker died in choose" in log
    assert "secret" not in log


def test_bad_bots_stop_nobody(tmp_path: Path) -> None:
    """Bots that never end, crash or fail: logged with their tables, told at the table; and the games go on."""
    options = ("--bot-seconds", "1", "--engine-seconds", "2", "--workers", "2")
    with serving(str(tmp_path / "db"), tmp_path, *options, plugins="tests.server.plugin") as server:
        kinds = ("endless", "deaf", "crashing", "failing")
        bad = {name: server.open(PERSON, {"kind": "bot", "bot": name}, seed=4) for name in kinds}
        good = server.open(PERSON, PERSON)
        expected = {
            "endless": ("bot endless had no time to think", "bot_late"),
            "deaf": ("think took more than", "bot_late"),
            "crashing": ("the worker died in think", "bot_failed"),
            "failing": ("think failed with RuntimeError", "bot_failed"),
        }
        for name, table in bad.items():
            logged, told = expected[name]
            for _ in range(30):  # until it is the bot's turn
                if table.get()["table"]["seats"][1]["to_move"]:
                    break
                table.play([0], 1)
                good.play([0, 1], 1)
            state = table.wait(lambda state, told=told: told in [event["name"] for event in state["events"]])  # type: ignore[misc]
            event = next(event for event in state["events"] if event["name"] == told)
            assert event["text"] == {"id": f"server-event-{told.replace('_', '-')}", "args": {"seat": 1}}
            assert f"table {table.id}: {logged}" in server.log.read_text()
        assert "stuck" not in server.log.read_text()
