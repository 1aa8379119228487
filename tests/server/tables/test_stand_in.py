"""The pace of a table, and bots that stand in for people: nobody is replaced early, or robbed meanwhile."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.kit import BOT, OPEN, PERSON, Data, Server, Table, mine, serving

SLOW = ("--live-minutes", "600")  # nobody's time runs out while a test looks


def code(table: Table, seat: int, asker: int, bot: str | None = None) -> str:
    """What happens to a wish for a stand-in."""
    answer = table.ask("POST", f"/seats/{seat}/bot", asker, {} if bot is None else {"bot": bot})
    return "" if answer.status_code == 200 else str(answer.json()["error"]["code"])


def mover(table: Table) -> int:
    """Who must choose now."""
    return int(table.get()["view"]["decisions"][0]["seat"])


def info(table: Table, seat: int) -> Data:
    place: Data = table.ask("GET", "/info").json()["seats"][seat]
    return place


def possible(table: Table, seat: int) -> float:
    return datetime.fromisoformat(info(table, seat)["stand_in_from"]).timestamp()


def absent(table: Table, seat: int) -> None:
    """Wait until a bot stands in."""
    table.server.until(lambda: code(table, seat, 1 - seat) == "")


def test_a_bot_stands_in(server: Server) -> None:
    """Only for somebody whose time is over and who is not here; the owner gets the seat back by returning."""
    table = server.open(PERSON, PERSON)
    away = mover(table)
    page = table.socket(away)
    page.get("update")
    table.wait(lambda state: state["table"]["seats"][away]["connected"])
    assert info(table, away)["stand_in_from"] is None
    assert code(table, away, 1 - away) == "not-vanished"
    page.close()
    table.wait(lambda state: not state["table"]["seats"][away]["connected"])
    absent(table, away)
    seat = info(table, away)
    assert (seat["kind"], seat["bot"], seat["standing_in"]) == ("person", "leviathan", True)
    table.play([1 - away], 4)
    page = table.socket(away)
    page.until(lambda update: not update["table"]["seats"][away]["standing_in"])
    page.close()
    table.play([0, 1], 6)


@pytest.mark.parametrize("back", ["DELETE", "choice"])
def test_a_bot_for_oneself(server: Server, back: str) -> None:
    table = server.open(PERSON, PERSON)
    other = 1 - mover(table)
    assert code(table, other, other) == ""
    assert info(table, other)["bot"] == "leviathan"
    if back == "DELETE":
        table.ask("DELETE", f"/seats/{other}/bot", other)
    else:
        assert table.choose(other, 9999, "x").status_code == 409
    assert not info(table, other)["standing_in"]


def test_the_pace_is_kept(tmp_path: Path) -> None:
    """Each pace by its own time, which counts from when the seat had to move; nobody is replaced out of turn."""
    with serving(str(tmp_path / "db"), tmp_path, "--live-minutes", "0.02", "--correspondence-days", "3") as server:
        quick, slow, never = (server.open(PERSON, PERSON, pace=pace) for pace in ("live", "correspondence", "none"))
        patience = [table.get()["table"]["patience"] for table in (quick, slow, never)]
        assert patience == [1.2, 3 * 24 * 3600, None]
        assert code(quick, 1 - mover(quick), mover(quick)) == "not-awaited"
        absent(quick, mover(quick))
        late = mover(slow)
        answer = slow.ask("POST", f"/seats/{late}/bot", 1 - late, {})
        assert answer.json()["error"]["code"] == "not-vanished"
        assert answer.json()["error"]["text"]["args"]["hours"] == 72
        assert code(never, mover(never), 1 - mover(never)) == "no-stand-in"
        assert info(never, mover(never))["stand_in_from"] is None
        before = possible(slow, late)
        slow.play([late], 1)
        assert possible(slow, mover(slow)) >= before
        assert server.ask("GET", "/api/games").json()[0]["paces"] == {
            "live": 1.2,
            "correspondence": 259200.0,
            "none": None,
        }


def test_the_time_begins_when_everybody_is_there(tmp_path: Path) -> None:
    with serving(str(tmp_path / "db"), tmp_path, *SLOW) as server:
        table = server.open(PERSON, OPEN)
        assert [seat["stand_in_from"] for seat in table.get()["table"]["seats"]] == [None, None]
        assert code(table, 0, 0) == ""  # one's own seat is one's own
        table.ask("DELETE", "/seats/0/bot", 0)
        joined = table.ask("POST", "/seats/1/join", None, {"name": "Bo"}).json()
        table.keys[1] = joined["secret"]
        started = datetime.fromisoformat(joined["table"]["updated"]).timestamp()
        assert possible(table, mover(table)) >= started + 36_000 - 0.01


def test_every_request_is_a_sign_of_life(tmp_path: Path) -> None:
    """Who only asks by REST is here, whatever is asked, and also if the server is killed afterwards."""
    db = str(tmp_path / "db")
    doomed = Server(db, tmp_path, *SLOW)
    table = doomed.open(PERSON, PERSON)
    away = mover(table)
    times = [possible(table, away)]
    for path in ("", "/info", "/webhook", "/record"):
        table.ask("GET", path, away)
        times.append(possible(table, away))
    table.choose(away, 9999, "x")
    times.append(possible(table, away))
    table.ask("POST", "/chat", away, {"text": "thinking"})
    times.append(possible(table, away))
    assert all(earlier < later for earlier, later in pairwise(times))

    def written() -> bool:
        with closing(sqlite3.connect(db)) as base:
            ((seen,),) = base.execute("SELECT seen FROM seats WHERE table_id = ? AND seat = ?", (table.id, away))
        return bool(seen + 36_000 >= times[-1] - 0.01)

    doomed.until(written)
    doomed.kill()
    doomed.http.close()
    with serving(db, tmp_path, *SLOW) as server:
        table.server = server
        assert possible(table, away) >= times[-1] - 0.01


def test_a_sign_of_life_outlives_a_change(tmp_path: Path) -> None:
    """While somebody else's change of the table waits for the disk, the other player looks; that is not forgotten."""
    db = tmp_path / "db"
    with serving(str(db), tmp_path, *SLOW) as server, ThreadPoolExecutor(1) as pool:
        table = server.open(PERSON, PERSON)
        away = mover(table)
        before = possible(table, away)
        with closing(sqlite3.connect(db, isolation_level=None)) as base:
            base.execute("BEGIN IMMEDIATE")
            change = pool.submit(table.ask, "POST", f"/seats/{1 - away}/bot", 1 - away, {})
            with ThreadPoolExecutor(1) as other:  # the change is under way when a later request has been answered
                other.submit(table.ask, "GET", "/info").result()
            table.ask("GET", "", away)
            seen = possible(table, away)
            assert seen > before
            assert not change.done()
            base.execute("ROLLBACK")
        assert change.result().status_code == 200
        assert possible(table, away) == seen


def test_nobody_is_replaced_because_the_server_was_away(tmp_path: Path) -> None:
    """Its time is over when the server comes back; whoever sits there could not know, and has some minutes."""
    db = tmp_path / "db"
    with serving(str(db), tmp_path, *SLOW) as server:
        table = server.open(PERSON, PERSON)
        away = mover(table)
    with closing(sqlite3.connect(db)) as base:
        base.execute("UPDATE tables SET since = '[1]', updated = 1")
        base.execute("UPDATE seats SET seen = 1")
        base.commit()
    start = time.time()
    with serving(str(db), tmp_path, *SLOW) as server:
        table.server = server
        assert code(table, away, 1 - away) == "not-vanished"
        assert start + 300 < possible(table, away) < time.time() + 300


def test_a_stand_in_is_no_worse_than_the_table(server: Server) -> None:
    """As good as the best bot that plays to win; with none there, the best there is. Random is never enough."""
    greedy = {"kind": "bot", "bot": "greedy"}
    best = "leviathan"
    for seats, least in (([PERSON, PERSON], best), ([PERSON, PERSON, BOT], best), ([PERSON, PERSON, greedy], "greedy")):
        table = server.open(*seats)
        refused = table.ask("POST", "/seats/0/bot", 0, {"bot": "random"}).json()["error"]
        assert refused["code"] == "weak-stand-in"
        assert refused["text"]["args"] == {"bot": least}
        assert code(table, 0, 0, least) == ""
        assert info(table, 0)["bot"] == least


def test_a_stand_in_that_fails_is_not_replaced_by_chance(tmp_path: Path) -> None:
    """The table waits instead, and its owner takes it up."""
    with serving(str(tmp_path / "db"), tmp_path, plugins="tests.server.plugin") as server:
        table = server.open(PERSON, PERSON)
        away = mover(table)
        assert code(table, away, away, "hopeless") == ""
        table.wait(lambda state: state["table"]["status"] == "stuck")
        assert table.get()["table"]["steps"] == 0
        page = table.socket(away)
        page.until(lambda update: update["table"]["status"] == "playing")
        page.close()
        assert mine(table.get(away)) is not None
        table.play([0, 1], 4)


def played(server: Server, **more: str) -> tuple[Table, int]:
    """Two people have played for a while; return who began, and now waits for the other one."""
    table = server.open(PERSON, PERSON, **more)
    first = mover(table)
    while len(rows(table, "step")) < 11 or last_mover(table) == first or mover(table) == first:
        table.play([0, 1], 1)
    return table, first


def test_nobody_takes_back_alone_while_a_bot_stands_in(server: Server) -> None:
    """Somebody tries to take back the whole game, step by step, and play it again knowing every card."""
    table, asker = played(server)
    absent(table, 1 - asker)
    table.wait(lambda state: not state["table"]["seats"][1 - asker]["to_move"])
    before = table.get()["table"]
    for _ in range(8):
        answer = table.takeback(asker, "ask").json()
        if "error" not in answer:
            assert answer["table"]["takeback"]["needed"] == [1 - asker]
            assert table.takeback(asker, "agree").json()["table"]["takeback"]["needed"] == [1 - asker]
        else:
            assert answer["error"]["code"] == "sealed-takeback"
    assert (table.get()["table"]["steps"], table.get()["table"]["branch"]) == (before["steps"], 0)


def test_nobody_takes_back_alone_while_the_other_is_away(server: Server) -> None:
    """Without a stand-in neither: whoever has chosen since is asked, here or not."""
    table, asker = played(server, pace="none")
    before = table.get()["table"]["steps"]
    for action in ("ask", "agree", "ask", "agree"):
        assert table.takeback(asker, action).json()["table"]["takeback"]["needed"] == [1 - asker]
    assert table.get()["table"]["steps"] == before
    assert table.takeback(1 - asker, "agree").json()["table"]["steps"] < before


def test_what_was_dealt_stays_while_a_bot_stands_in(server: Server) -> None:
    """Even if everybody who is here agrees; when the owner is back, it is for people to decide."""
    table = server.open(PERSON, PERSON, PERSON, pace="none")
    table.play([0, 1, 2], 1)
    while not revealed(table) or not idle(table):
        table.play([0, 1, 2], 1)
    asker, away = last_mover(table), idle(table)[0]
    (helper,) = {0, 1, 2} - {asker, away}
    assert code(table, away, away) == ""
    assert table.takeback(asker, "ask").json()["error"]["code"] == "sealed-takeback"
    table.ask("DELETE", f"/seats/{away}/bot", away)
    asked = table.takeback(asker, "ask").json()["table"]["takeback"]
    assert (asked["by"], asked["agreed"], asked["needed"]) == (asker, [asker], sorted([helper, away]))
    assert code(table, away, away) == ""  # a bot that stands in now has no word to give, and nobody gives it instead
    assert table.takeback(helper, "agree").json()["error"]["code"] == "sealed-takeback"
    table.ask("DELETE", f"/seats/{away}/bot", away)
    table.takeback(helper, "agree")
    assert table.takeback(away, "agree").json()["table"]["branch"] == 1


def idle(table: Table) -> list[int]:
    """Those who neither chose last nor must choose now."""
    state = table.get()["table"]
    return [seat["seat"] for seat in state["seats"] if not seat["to_move"] and seat["seat"] != last_mover(table)]


def rows(table: Table, what: str) -> list[tuple[int, ...]]:
    db = next(path for path in table.server.log.parent.glob("*.db"))
    with closing(sqlite3.connect(db)) as base:
        return base.execute(f"SELECT {what} FROM moves WHERE table_id = ? ORDER BY step DESC", (table.id,)).fetchall()


def revealed(table: Table) -> int:
    return rows(table, "revealed")[0][0]


def last_mover(table: Table) -> int:
    return rows(table, "seat")[0][0]


def test_who_has_seen_a_card_does_not_take_back_alone(server: Server) -> None:
    """Nobody has chosen since, but something was revealed: all others are asked."""
    table = server.open(PERSON, PERSON)
    table.play([0, 1], 1)
    while revealed(table) == 0:
        table.play([0, 1], 1)
    asker = last_mover(table)
    steps = table.get()["table"]["steps"]
    assert table.undo(asker).json()["error"]["code"] == "cannot-undo"
    asked = table.takeback(asker, "ask").json()["table"]
    assert asked["takeback"]["needed"] == [1 - asker]
    assert asked["steps"] == steps
