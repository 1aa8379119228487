"""Content packs on a server: offered beside the box, and kept with the table."""

from __future__ import annotations

from pathlib import Path

import pytest

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
        assert server.ask("GET", "/api/games/new-eden/content?name=other").status_code == 404
        body = {"game": "new-eden", "seats": [PERSON], "content": "other"}
        assert server.ask("POST", "/api/tables", body=body).json()["error"]["code"] == "bad-option"
        table, plain = server.open(PERSON, BOT, content=mine), server.open(PERSON, BOT)
        assert (table.get()["table"]["content"], plain.get()["table"]["content"]) == (mine, box)
        table.play([0], 2)
    with serving(db, tmp_path, "--content", folder) as server:  # the pack is found again by its name
        table.server = server
        table.play([0])
        record = table.ask("GET", "/record").json()
        assert record["header"]["content"] == mine
        made = server.ask("POST", "/api/records", body=record)
        assert made.status_code == 201
    with serving(db, tmp_path) as server:  # without the pack it cannot be replayed, and is not played with other cards
        assert server.ask("POST", "/api/records", body=record).json()["error"]["code"] == "wrong-version"


def test_a_damaged_pack_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path / "pack", CARD.replace("coins(4)", "conis(4)"))
    with pytest.raises(AssertionError, match=r"cards\.toml, C01"):
        Server(str(tmp_path / "games.db"), tmp_path, "--content", folder)
