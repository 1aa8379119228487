"""Options as numbers, observations as arrays, returns."""

from __future__ import annotations

import numpy as np
import pytest

import pelagia
from pelagia.core.decision import Range
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.envs import seats


def ended(name: str, players: int, seed: int) -> Game:
    game: Game = pelagia.new(name, players, seed, watched=False)
    rng = Rng(seed)
    while game.decisions:
        game.choose(rng.choice(seats.singles(game)))
    return game


def test_an_action_is_the_place_of_an_option() -> None:
    game = pelagia.new("new-eden", 3, 7)
    assert game.decision is not None
    assert seats.singles(game) == [*game.decision.options]
    seen = seats.observe(game, 0)
    assert seen.mask.tolist() == [1] * 18 + [0] * 110
    assert seen.state.tolist() == game.observation(0).tolist()


def test_a_row_says_what_an_option_is() -> None:
    game = pelagia.new("new-eden", 3, 7)
    options = seats.singles(game)
    rows = seats.observe(game, 0).options
    buys = [n for n, option in enumerate(options) if option.written.startswith("buy ")]
    plant = next(n for n, option in enumerate(options) if option.written == "plant")
    assert len({rows[n][0] for n in buys}) == 1, "the same verb"
    assert rows[plant][0] != rows[buys[0]][0]
    for n in buys:
        assert rows[n][3] == game.content.codes[options[n].written.removeprefix("buy ")]
    assert len({tuple(rows[n]) for n in buys}) == len(buys)
    assert not rows[len(options) :].any()


def test_hashes_stay_the_same_from_version_to_version() -> None:
    game = pelagia.new("new-eden", 3, 7)
    verb, _, place, *_ = seats.observe(game, 0).options[0].tolist()
    assert (seats.singles(game)[0].written, verb, place) == ("buy Y03", 2644, 1019)


def test_numbers_of_a_range_are_options_of_their_own() -> None:
    game, rng = pelagia.new("new-eden", 3, 7), Rng(7)
    while game.decision and not any(isinstance(option, Range) for option in game.decision.options):
        game.choose(rng.choice(game.decision.options))
    assert game.decision is not None
    singles = seats.singles(game)
    seen = seats.observe(game, game.decision.seat)
    rows = seen.options[: len(singles)].tolist()
    bids = {option.written: row[1] for row, option in zip(rows, singles, strict=True) if option.key[0] == "bid"}
    assert len(bids) > 1
    assert bids == {f"bid {number}": number for number in bids.values()}


@pytest.mark.parametrize("name", pelagia.listed())
def test_rows_keep_to_their_bounds(name: str) -> None:
    shape = seats.shape(name)
    game, rng = pelagia.new(name, pelagia.rules(name).players[-1], 2, watched=False), Rng(2)
    while decision := game.decision:
        options = seats.observe(game, decision.seat).options
        assert (options >= 0).all()
        assert (options <= shape.option_high).all()
        game.choose(rng.choice(seats.singles(game)))


def test_who_is_not_at_turn_has_no_options() -> None:
    seen = seats.observe(pelagia.new("new-eden", 3, 7), 1)
    assert not seen.mask.any()
    assert not seen.options.any()


def test_returns() -> None:
    game: Game = pelagia.new("new-eden", 3, 7)
    assert seats.returns(game, "share") == seats.returns(game, "margin") == [0.0] * 3
    over = ended("new-eden", 3, 7)
    assert sum(seats.returns(over, "share")) == pytest.approx(1)
    scores = over.scores
    margins = [scores[seat] - max(np.delete(scores, seat)) for seat in range(3)]
    assert seats.returns(over, "margin") == margins


def test_who_plays_alone_gets_the_score() -> None:
    game = ended("underwater-cities", 1, 3)
    assert seats.returns(game, "margin") == [float(game.scores[0])]
    assert seats.returns(game, "share") == [float(0 in game.winners)]


def test_the_fewest_play_that_are_not_alone() -> None:
    assert {name: seats.players_of(name, None) for name in ("new-eden", "flotilla")} == {"new-eden": 2, "flotilla": 3}
    assert seats.players_of("new-eden", 1) == 1
