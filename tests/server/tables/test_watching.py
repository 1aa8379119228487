"""Watchers that are sent what has changed have the same view as those who ask for all of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

import pelagia
from pelagia.engine.difference import changed
from tests.server.kit import BOT, PERSON, Data, Server, Socket, Table, mine, pick


class Assembly:
    """A page that puts its view together."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.socket: Socket = table.socket(seat, changes=True)
        self.version = 0
        self.public: Any = None
        self.view: Any = None
        self.kinds: list[str] = []

    def take(self, message: Data) -> None:
        kind = "public" if "public" in message else "changes"
        assert "view" not in message
        self.kinds.append(kind)
        self.public = message["public"] if kind == "public" else changed(self.public, message["changes"])
        self.view = changed(self.public, message["own"])
        self.version = message["table"]["version"]

    def reach(self, version: int) -> Any:
        while self.version < version:
            self.take(self.socket.get("update"))
        return self.view


@pytest.mark.parametrize("game", pelagia.listed())
def test_everybody_puts_the_same_view_together(server: Server, game: str) -> None:
    seats = range(pelagia.rules(game).players[1])
    table = server.open(*[PERSON] * len(seats), game=game, seed=5)
    pages = [Assembly(table, seat) for seat in (*seats, None)]
    for step in range(30):
        if step == 20:  # an undo is no change that is known
            for seat in seats:
                table.ask("POST", "/undo", seat, {"version": table.get(seat)["table"]["version"]})
        table.play(seats, 1)
        version = table.get()["table"]["version"]
        for page in pages:
            assert page.reach(version) == table.get(page.seat)["view"]
    for page in pages:
        assert page.kinds[0] == "public"
        assert page.kinds.count("changes") > 20
        page.socket.close()


def test_what_is_shared_is_what_a_spectator_is_sent(server: Server) -> None:
    """The very same bytes go to all, whatever is hidden in them; a bot's moves too."""
    table = server.open(PERSON, BOT, PERSON, seed=5)
    pages = [Assembly(table, seat) for seat in (0, 2, None)]
    for _ in range(15):
        state = table.wait(lambda state: not state["table"]["seats"][1]["to_move"])
        seat = next(asked["seat"] for asked in state["view"]["decisions"])
        decision = mine(table.get(seat))
        assert decision is not None
        for page in pages:
            page.reach(state["table"]["version"])
        table.choose(seat, decision["number"], pick(decision))
    for page in pages:
        page.reach(table.wait(lambda state: not state["table"]["seats"][1]["to_move"])["table"]["version"])
    shared = [re.findall(rb'"(?:public|changes)":(.*),"own":', raw) for raw in pages[2].socket.bytes]
    sent = {part for parts in shared for part in parts}
    for page in pages[:2]:
        for raw in page.socket.bytes:
            assert all(part in sent for part in re.findall(rb'"(?:public|changes)":(.*?),"own":', raw))


def test_who_comes_back_gets_the_whole(server: Server) -> None:
    table = server.open(PERSON, PERSON, seed=5)
    page = Assembly(table, 0)
    table.play([0, 1], 3)
    page.reach(table.get()["table"]["version"])
    page.socket.close()
    again = Assembly(table, 0)
    assert again.reach(table.get()["table"]["version"]) == table.get(0)["view"]
    assert again.kinds == ["public"]
