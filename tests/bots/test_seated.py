"""Bots at a table: what they are shown, and that no garbage collector disturbs them."""

from __future__ import annotations

import gc

import pytest

import pelagia
from pelagia.bots.seated import Seated, play_out
from pelagia.bots.seen import Seen
from pelagia.core.decision import Option


class Watching:
    """Takes the first option, and notes whether garbage is collected meanwhile."""

    name = "watching"

    def __init__(self, fails: bool = False) -> None:
        self.fails, self.collecting = fails, list[bool]()

    def choose(self, seen: Seen) -> Option:
        self.collecting.append(gc.isenabled())
        if self.fails:
            raise ZeroDivisionError
        return seen.decision.options[0]


def test_no_garbage_is_collected_while_a_bot_thinks() -> None:
    bot = Watching()
    made = play_out(pelagia.new("pearl-divers", 2), [Seated(bot), Seated(bot)])
    assert bot.collecting == [False] * made
    assert gc.isenabled()


def test_the_collector_is_left_as_it_was() -> None:
    game = pelagia.new("pearl-divers", 2)
    assert game.decision is not None
    with pytest.raises(ZeroDivisionError):
        Seated(Watching(fails=True)).choose(game, game.decision)
    assert gc.isenabled()
    gc.disable()
    try:
        Seated(Watching()).choose(game, game.decision)
        assert not gc.isenabled()
    finally:
        gc.enable()
