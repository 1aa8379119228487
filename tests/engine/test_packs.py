"""Content packs on a server: offered beside the box, and kept with the table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.kit import BOT, PERSON, Server, serving

ABOUT = 'name = "my pack"\ngame = "new-eden"\n'
CARD = """
[[card]]
id = "C01"
deck = "1A"
group = "CRAB"
slots = 1
on_use = "coins(4)"
final = "final(points=1, back=1)"
"""


def pack(folder: Path, cards: str = CARD) -> str:
    folder.mkdir()
    (folder / "pack.toml").write_text(ABOUT)
    (folder / "cards.toml").write_text(cards)
    return str(folder)


def test_a_table_with_a_pack(tmp_path: Path) -> None:
    folder, db = pack(tmp_path / "pack"), str(tmp_path / "games.db")
    with serving(db, tmp_path, "--content", folder) as server:
        box, mine = server.ask("GET", "/api/games").json()[0]["contents"]
        assert (box, mine.partition("@")[0]) == ("box", "my pack")
        cards = {
            name: server.ask("GET", f"/api/games/new-eden/content?name={name}").json()["pieces"]["C01"]
            for name in (box, mine)
        }
        assert cards[box] != cards[mine]
        missing = server.ask("GET", "/api/games/new-eden/content?name=other")
        assert (missing.status_code, missing.json()["error"]["code"]) == (404, "unknown-content")
        body = {"game": "new-eden", "seats": [PERSON], "content": "other"}
        assert server.ask("POST", "/api/tables", body=body).json()["error"]["code"] == "bad-option"
        table, plain = server.open(PERSON, BOT, content=mine), server.open(PERSON, BOT)
        assert (table.get()["table"]["content"], plain.get()["table"]["content"]) == (mine, box)
        table.play([0])
        record = table.ask("GET", "/record").json()
        assert record["header"]["content"] == mine
        half = server.open(PERSON, BOT, content=mine)
        half.play([0], 2)
    with closing(sqlite3.connect(db)) as stored, stored:  # as if it had been begun with an earlier version
        stored.execute("UPDATE tables SET header = json_replace(header, '$.rules', '0') WHERE id = ?", [plain.id])
    # Without the pack it cannot be replayed, and is not played with other cards.
    with serving(db, tmp_path, "--skip-failed") as server:
        assert server.ask("POST", "/api/records", body=record).json()["error"]["code"] == "wrong-version"
        table.server = half.server = server
        error = {"code": "unknown-content", "text": {"id": "error-unknown-content", "args": {"name": "my pack"}}}
        for given in (table, half):
            answer = given.ask("GET", "", 0)
            assert (answer.status_code, answer.json()["error"]) == (404, error)
            page = given.socket(0)
            assert page.get()["error"] == error
            with pytest.raises(ConnectionClosedError) as closed:
                page.get()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4409
        plain.server = server
        answer = plain.ask("GET", "", 0)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "table-closed")
        assert table.ask("GET", "/replay/1").json()["error"] == error
        assert table.ask("GET", "/record").json() == record
    with serving(db, tmp_path, "--content", folder, "--skip-failed") as server:  # the pack is found again by its name
        assert server.ask("POST", "/api/records", body=record).status_code == 201
        half.server = server
        half.play([0])
        assert half.ask("GET", "/record").json()["header"]["content"] == mine


def test_a_damaged_pack_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path / "pack", CARD.replace("coins(4)", "conis(4)"))
    with pytest.raises(AssertionError, match=r"cards\.toml, C01"):
        Server(str(tmp_path / "games.db"), tmp_path, "--content", folder)
