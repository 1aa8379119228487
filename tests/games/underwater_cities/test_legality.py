"""Which pairs of space and card are legal: the search with its shortcuts finds what a plain search finds (UC 6.4).

Before a line is tried on a clone, cheap bounds tell whether it is worth it, and equal options are tried once. Here
every option of every line is tried, in positions in which goods and sites are short.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import pelagia
from pelagia.core.combinators import AnyOrder, Optional
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect
from pelagia.core.lookahead import Fork, Goal, can_reach, empty_trial, push_goal, trial
from pelagia.core.rng import Rng
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import CRED, DESAL, FARM, KELP, LAB
from pelagia.games.underwater_cities.rules.abilities import WINDOW
from pelagia.games.underwater_cities.rules.card_block import CARD_BLOCK
from pelagia.games.underwater_cities.rules.combinators import ABILITIES, block
from pelagia.games.underwater_cities.rules.effects import build, gain, pay, special, whole
from pelagia.games.underwater_cities.rules.forecast.bound import Bound
from pelagia.games.underwater_cities.rules.forecast.pairs import ways
from pelagia.games.underwater_cities.rules.forecast.reach import triggered
from pelagia.games.underwater_cities.rules.forecast.words import most_at
from pelagia.games.underwater_cities.rules.goods import only
from pelagia.games.underwater_cities.rules.paying import Then, Whole
from pelagia.games.underwater_cities.rules.permanent import Event, standing
from pelagia.games.underwater_cities.rules.spaces import SpaceStays, action_of
from pelagia.games.underwater_cities.rules.state import NOBODY, UnderwaterCities
from pelagia.games.underwater_cities.rules.turns import PLACE, Put
from tests.games.underwater_cities.plainly import (
    VARIANTS,
    TooManyLines,
    compare,
    eager,
    new,
    short,
    short_of_everything,
)
from tests.games.underwater_cities.table import table

POSITIONS = (*range(30), 131, 422, 455, 550, 625, 709, 755, 1528, 7579)  # the last ones were once decided wrongly
LINES = 1500  # where there are more, the pair is left out


class Plain:
    """A search without any shortcut."""

    def __init__(self) -> None:
        self.lines = 0

    def reaches(self, game: UnderwaterCities, depth: int) -> bool:
        while True:
            who, effect = game.agenda[-1]
            if isinstance(effect, Goal):
                if not self.holds(game, who, effect):
                    return False
                if len(game.agenda) == depth + 1:
                    return True
            if not isinstance(effect, Choice):
                game.agenda.pop()
                effect.run(game, who)
                continue
            options = effect.options(game, who)
            if not options:
                game.agenda.pop()
                continue
            self.lines += len(options)
            if self.lines > LINES:
                raise TooManyLines
            return any(self.reaches(after(game, who, effect, option.key), depth) for option in options)

    def holds(self, game: UnderwaterCities, who: int, goal: Goal[Any]) -> bool:
        return (
            self.can(game, who, action_of(game, who, goal.space))
            if isinstance(goal, SpaceStays)
            else goal.holds(game, who)
        )

    def can(self, game: UnderwaterCities, who: int, action: Effect[Any]) -> bool:
        if isinstance(action, AnyOrder):
            return any(self.can(game, who, part) for part in action.parts)
        if isinstance(action, Whole) and action.first.can(game, who):
            return self.leads(game, who, Then(action.then), action.first)
        return not isinstance(action, Whole) and action.can(game, who)

    def leads(self, game: UnderwaterCities, who: int, goal: Goal[Any], *before: Effect[Any]) -> bool:
        clone = empty_trial(game)
        push_goal(clone, who, goal, *before)
        return self.reaches(clone, 0)


def after(game: UnderwaterCities, who: int, ask: Choice[Any], key: Any) -> UnderwaterCities:
    clone = trial(game)
    clone.agenda.pop()
    ask.chosen(clone, who, key)
    return clone


def is_legal(game: UnderwaterCities, space: str, card: str, clone: bool) -> bool:
    placed, goal, search = Put(space, card, clone), SpaceStays(space), Plain()
    triggered = standing(game, 0).watched[Event.PLAYED_OFF_COLOUR]
    if game.content.cards[card].colour is not game.content.spaces[space].colour:
        usable = search.can(game, 0, action_of(game, 0, space)) if not clone else search.leads(game, 0, goal, placed)
        return usable or (bool(triggered) and search.leads(game, 0, goal, placed, WINDOW))
    return search.leads(game, 0, goal, placed) or search.leads(game, 0, goal, placed, CARD_BLOCK, WINDOW)


@pytest.mark.parametrize("contracts", [False, True])
@pytest.mark.parametrize("seed", POSITIONS)
def test_every_legal_pair_is_offered_and_no_other(seed: int, contracts: bool) -> None:
    t = short_of_everything(seed)
    if t.kind == "Window":
        t.take("continue")
    assert t.kind == "Place"
    game = t.game
    if contracts:
        game.contracts = tuple(random.Random(seed).sample([*BOX.contracts], 3))
    offered = {option.written for option in PLACE.options(game, 0)}
    for place, space in enumerate(game.spaces):
        tile = game.tiles[place]
        if tile != NOBODY and (game.cloner != NOBODY or not t.stock[3]):
            continue
        for card in t.seat.hand:
            written = f"{'clone' if tile != NOBODY else 'place'} {space} with {card[1:]}"
            try:
                assert (written in offered) is is_legal(game, space, card, tile != NOBODY), written
            except TooManyLines:
                continue


@pytest.mark.parametrize(("players", "seed"), [(3, 192), (2, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_what_leads_to_a_goal_is_offered_and_nothing_else(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whole games, for every question that must leave something possible (UC 6.4 no. 4, 19.2)."""
    original = Fork.leading

    def checked(fork: Fork[UnderwaterCities]) -> list[Option]:
        leading = original(fork)
        for option in fork.options:
            line = after(fork.game, fork.who, fork.choice, option.key)
            try:
                assert (option in leading) is Plain().reaches(line, fork.depth), option
            except TooManyLines:
                continue
        return leading

    monkeypatch.setattr(Fork, "leading", checked)
    game, rng = pelagia.new("underwater-cities", players, seed, watched=False), Rng(seed)
    while game.decisions:
        game.choose(eager(game, rng))


@pytest.mark.parametrize("seed", range(3 * len(VARIANTS)))
def test_every_list_of_a_game_is_the_same_without_bounds(seed: int) -> None:
    """All counts and variants. `python -m tests.games.underwater_cities.plainly` compares many more games."""
    choices, too_dear = compare(new(seed), seed)
    assert choices > 50 * too_dear


@pytest.mark.parametrize("seeds", [*(range(first, first + 30) for first in range(0, 300, 30)), [2251]])
def test_every_list_of_a_turn_is_the_same_without_bounds(seeds: Sequence[int]) -> None:
    """In positions in which goods and sites are short: these need the search far more often than games do."""
    for seed in seeds:
        try:
            compare(short(seed), seed, most=15)
        except TooManyLines:
            continue


def test_what_is_promised_for_later_counts() -> None:
    """A farm, and for another kelp what a tunnel needs: the space can be used only after both."""
    both = whole(build(FARM), pay({KELP: 1}, gain(STEEL=1, CRED=1)))
    game = trial(table(stock=(2, 0, 0, 0)).game)
    assert can_reach(game, 0, SpaceStays("S2"), both)
    assert not can_reach(game, 0, SpaceStays("S2"), whole(build(FARM), pay({KELP: 1}, gain(SCI=1))))


def test_what_is_paid_twice_must_be_there_twice() -> None:
    both = pay({CRED: 1}, block(pay({CRED: 1}, gain(KELP=1))))
    assert ways(both, table(stock=(0, 0, 0, 1)).game, 0) == []
    assert ways(both, table(stock=(0, 0, 0, 2)).game, 0) == [(1, 0, 0, -2, 0, 0)]


def test_an_ability_may_have_to_come_before_a_part_that_only_gives() -> None:
    """Kelp > steelplast stands beside the special card and `done`; after the special card the block would be over."""
    game = trial(table(stock=(1,), claimed="44").take("continue").game)
    credit = Then(pay({CRED: 1}, gain(PT=1)))
    assert can_reach(
        game, 0, credit, AnyOrder((special(), build(LAB)), Optional.ALL, ABILITIES)
    )  # by a laboratory on B3.3
    assert not can_reach(game, 0, credit, AnyOrder((special(), build(DESAL)), Optional.ALL, ABILITIES))


def test_a_trigger_counts_only_for_what_it_watches() -> None:
    """Card 98 gives a credit at the end of a turn, card 36 for a second desalination plant at a connected city."""
    game = table(claimed="36 98", tunnels="C2-C3", buildings="C3.1:D").game
    told = triggered(game, 0)
    assert told.upgrade == Bound(upgrades=1)
    assert told.piece[DESAL] == Bound(only(CRED), buildings=1)
    second = next(n for n, site in enumerate(BOX.boards[game.seats[0].board].sites) if site.id == "C3.2")
    assert most_at(game, 0, DESAL, second) == Bound(only(CRED), buildings=1)
    assert most_at(game, 0, FARM, second) == Bound(buildings=1)
