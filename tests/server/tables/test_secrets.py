"""Nothing hidden is in any byte that is sent to a seat, nor in the log."""

from __future__ import annotations

import json
import re
import sqlite3
import zlib
from pathlib import Path
from typing import Any

from tests.server.kit import BOT, PERSON, Data, Server, Table, mine, over, pick, serving


def seed_of(db: Path, table: Table) -> str:
    with sqlite3.connect(db) as base:
        ((header,),) = base.execute("SELECT header FROM tables WHERE id = ?", (table.id,))
    seed: str = json.loads(header)["seed"]
    return seed


def state_of(db: Path, table: Table) -> Data:
    """The saved state, with everything that is hidden."""
    with sqlite3.connect(db) as base:
        ((packed,),) = base.execute("SELECT state FROM tables WHERE id = ?", (table.id,))
    state: Data = json.loads(zlib.decompress(packed))
    return state


def hidden(state: Data, seat: int | None) -> set[str]:
    """The cards that a seat may not know now."""
    if state["phase"] == 5:
        return set()
    cards = {card for deck in (*state["decks"], state["unseen"]) for card in deck}
    for other in range(len(state["hand"])):
        if other != seat:
            cards.update(state["hand"][other])
            if not state["kept_shown"] and not state["seats"][other]["automaton"]:
                cards.update(state["kept"][other])
    for row in range(4):
        if state["face_down"][row] and (seat is None or state["owner"][row] != seat):
            cards.update(card for card in state["display"][3 * row : 3 * row + 3] if card)
    return cards


def search(raw: bytes, state: Data, seat: int | None) -> None:
    words = set(re.findall(r"[A-Z]\d\d", raw.decode()))
    assert not words & hidden(state, seat)
    for view in views(json.loads(raw)):
        for other, shown in enumerate(view["table"]["seats"]):
            assert shown["coins"] is None or other == seat or state["phase"] == 5


def views(data: Any) -> list[Data]:
    """Every view in a message, wherever it stands."""
    if isinstance(data, dict):
        own = [data] if "decisions" in data and "table" in data else []
        return own + [view for value in data.values() for view in views(value)]
    return [view for value in data for view in views(value)] if isinstance(data, list) else []


def test_no_byte_tells(tmp_path: Path) -> None:
    """Three people and a bot: after every choice everybody asks for everything, by both doors, and errs on purpose."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path, plugins="tests.server.plugin") as server:
        table = server.open(PERSON, PERSON, {"kind": "bot", "bot": "failing"})
        seats: list[int | None] = [0, 1, None]
        pages = {seat: table.socket(seat) for seat in seats}
        known: set[str] = set()
        seed = seed_of(db, table)
        assert str(state_of(db, table)["chance"]).startswith(seed)
        while not over(table.wait(lambda state: over(state) or not state["table"]["seats"][2]["to_move"])):
            state = state_of(db, table)
            known |= hidden(state, None) | {"decks"}
            seat = seats[state["number"] % 3]  # taking turns: the views of all at once would take long
            for raw in everything(table, seat):
                search(raw, state, seat)
                assert seed.encode() not in raw
            act(table)
            for page in pages.values():
                page.hear()
        for seat, page in pages.items():
            page.send(type="ping")
            page.get("done")
            for raw in page.bytes:
                assert seed.encode() not in raw
                for view in views(json.loads(raw)):
                    assert view["seat"] == seat
            page.close()
        log = server.log.read_text()
    assert "failing failed" in log
    secrets = [*table.keys.values(), table.watch]
    assert not any(secret in log for secret in [*secrets, seed])
    assert not known & set(re.findall(r"\b[A-Z]\d\d\b", log))
    with sqlite3.connect(db) as base:
        dump = "\n".join(base.iterdump())
    assert not any(secret in dump for secret in secrets)


def everything(table: Table, seat: int | None) -> list[bytes]:
    """Whatever a seat can get out of the server."""
    asked = [
        table.ask("GET", "", seat),
        table.ask("GET", "/info", seat),
        table.ask("POST", "/choices", seat, {"number": 9999, "option": "x"}),
        table.ask("GET", "/replay", seat),
        table.ask("GET", "/replay/3?seat=1", seat),
    ]
    if seat is not None:
        asked.append(table.ask("POST", "/choices", seat, {"number": table.get(seat)["view"]["number"], "option": "x"}))
    with_socket = table.socket(seat, since=0)
    with_socket.get("update")
    with_socket.close()
    return [answer.content for answer in asked] + with_socket.bytes


def act(table: Table) -> None:
    for seat in (0, 1):
        if decision := mine(table.get(seat)):
            table.choose(seat, decision["number"], pick(decision))
            return


def test_a_finished_game_hides_nothing(server: Server) -> None:
    table = server.open(PERSON, BOT)
    table.play([0])
    assert all(seat["coins"] is not None for seat in table.get()["view"]["table"]["seats"])
