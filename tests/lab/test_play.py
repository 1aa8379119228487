"""Who sits where, with which seeds, and what happens when a game breaks."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import product

import pytest

import pelagia
from pelagia.bots import UnknownBot
from pelagia.bots.random import Random
from pelagia.bots.seated import Seated, play_out
from pelagia.bots.seen import Seen
from pelagia.core.decision import Option
from pelagia.core.errors import BadOption, PelagiaError, UnknownGame
from pelagia.lab.play import GameFailed, Plan, Player


def plan(players: int = 2, bots: tuple[str, ...] = ("random",), game: str = "new-eden") -> Plan:
    return Plan(game, players, 10, bots, seed=3)


@pytest.mark.parametrize(("players", "bots"), [*product(range(1, 5), range(1, 6))])
def test_no_bot_owns_a_seat(players: int, bots: int) -> None:
    asked = plan(players, ("random",) * bots)
    seen = Counter((seat, place) for number in range(bots) for seat, place in enumerate(asked.seating(number)))
    assert seen == Counter(product(range(players), range(bots)))  # each of them once on each seat


def test_the_list_is_repeated_to_fill_the_seats() -> None:
    assert [plan(3, ("a", "b")).seating(number) for number in (0, 1, 2)] == [[0, 1, 0], [1, 0, 1], [0, 1, 0]]


def test_every_game_and_every_bot_has_a_seed_of_its_own() -> None:
    drawn = [Plan("new-eden", 4, 1, ("random",), seed).seeds(number) for seed in range(20) for number in range(50)]
    assert len({seed for game, bots in drawn for seed in (game, *bots)}) == 20 * 50 * 5
    assert plan().seeds(7) == plan().seeds(7)


def test_a_game_depends_on_nothing_but_seed_and_number() -> None:
    first, second = Player(plan()), Player(plan())
    second.play(4)
    assert first.play(7) == second.play(7)
    assert first.play(7) != first.play(8)


def test_bots_play_to_the_end() -> None:
    game = pelagia.new("new-eden", 3, watched=False)
    assert play_out(game, [Seated(Random(seat)) for seat in range(3)]) == game.number
    assert game.decision is None
    assert game.winners


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (plan(game="chess"), UnknownGame),
        (plan(players=9), BadOption),
        (plan(bots=("random", "deep-blue")), UnknownBot),
        (plan(bots=()), BadOption),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_played(wrong: Plan, error: type[PelagiaError]) -> None:
    with pytest.raises(error):
        Player(wrong)


def test_a_game_that_breaks_says_which_one_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Random, seen: Seen) -> Option:
        raise ZeroDivisionError("a bug\nin two lines")

    monkeypatch.setattr(Random, "choose", choose)
    with pytest.raises(GameFailed) as failed:
        Player(plan()).play(7)
    seed = str(plan().seeds(7)[0])
    assert failed.value.text.args == {"number": 7, "seed": seed, "what": "ZeroDivisionError: a bug"}
    assert pickle.loads(pickle.dumps(failed.value)).text == failed.value.text  # it must travel between processes
