"""Which pairs of space and card are legal: the search with its shortcuts finds what a plain search finds (UC 6.4).

Before a line is tried on a clone, cheap bounds tell whether it is worth it, and equal options are tried once. Here
every option of every line is tried, in positions in which goods and sites are short.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import pelagia
from pelagia.core.decision import Option
from pelagia.core.effects import Effect
from pelagia.core.rng import Rng
from pelagia.games.underwater_cities.actions import action_of
from pelagia.games.underwater_cities.card_block import CARD_BLOCK
from pelagia.games.underwater_cities.combine import AnyOrder
from pelagia.games.underwater_cities.conditional import Then, Whole
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import CITY_SITES, FARM, KELP, START, TUNNEL_SITES
from pelagia.games.underwater_cities.effects import build, gain, pay, whole
from pelagia.games.underwater_cities.network import bits, city_sites, sites_of, tunnel_sites
from pelagia.games.underwater_cities.state import NOBODY, UnderwaterCities
from pelagia.games.underwater_cities.turns import PLACE, Put, SpaceStays
from pelagia.games.underwater_cities.words import Ask, Fork, Goal, can_reach, push_goal, trial
from tests.games.underwater_cities.table import Table, table

POSITIONS = (*range(30), 131, 422, 455, 550, 625, 709, 755, 1528, 7579)  # the last ones were once decided wrongly
LINES = 1500  # where there are more, the pair is left out
LASTING = (14, 39, 41, 42, 44, 45, 47, 49, 94, 95, 96, 97, 99, 101, 205)
ACTIONS = (19, 20, 104, 107, 108, 192, 193, 201)
POWERFUL = (
    *(1, 2, 5, 6, 7, 8, 9, 10, 20, 21, 23, 24, 25, 29, 70, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 88, 89, 90, 91, 92),
    *(104, 124, 125, 142, 143, 144, 145, 149, 150, 151, 152, 160, 192, 197, 199, 203),
)


class TooManyLines(Exception):
    """The plain search is not worth its time here."""


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
            if effect.automatic:
                game.agenda.pop()
                effect.run(game, who)
                continue
            assert isinstance(effect, Ask)
            options = effect.raw(game, who)
            if not options:
                game.agenda.pop()
                continue
            self.lines += len(options)
            if self.lines > LINES:
                raise TooManyLines
            return any(self.reaches(after(game, who, effect, option.key), depth) for option in options)

    def holds(self, game: UnderwaterCities, who: int, goal: Goal) -> bool:
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

    def leads(self, game: UnderwaterCities, who: int, goal: Goal, *before: Effect[Any]) -> bool:
        clone = trial(game)
        clone.agenda, clone.goals = [], []
        push_goal(clone, who, goal, *before)
        return self.reaches(clone, 0)


def after(game: UnderwaterCities, who: int, ask: Ask, key: Any) -> UnderwaterCities:
    clone = trial(game)
    clone.agenda.pop()
    ask.chosen(clone, who, key)
    return clone


def short_of_everything(seed: int) -> Table:
    """A random position of a middle or late game."""
    rng = random.Random(seed)
    players, number, era = rng.choice((2, 3, 3, 4)), rng.randint(1, 8), rng.choice((2, 3))
    cities = tunnels = 0
    for _ in range(rng.choice((0, 0, 1, 2, 4, 7))):
        cities |= 1 << rng.choice(city_sites(cities | 1 << START) or (START,))
    for _ in range(rng.choice((0, 1, 3, 6, 12))):
        tunnels |= 1 << rng.choice(tunnel_sites(tunnels) or (0,))
    cities |= 1 << START
    board, filled = BOX.boards[f"board{number}"], rng.choice((0, 0.3, 1, 1))
    sites = [
        board.sites[site].id for x in (False, True) for site in sites_of(board, cities, x) if rng.random() < filled
    ]
    claimed = [*rng.sample(LASTING, rng.randint(0, 5)), *rng.sample(ACTIONS, rng.randint(0, 3))]
    hand = [n for n in rng.sample(POWERFUL, 12) if BOX.cards[f"U{n}"].era <= era and n not in claimed][:3]
    used = ["assistant", *map(str, {*claimed} & {*ACTIONS})]
    blue = rng.sample([f"M{n:02}" for n in range(1, 12)], 11)
    return table(
        players,
        stock=[rng.choice((0, 0, 1, 1, 2, 3)) for _ in range(4)] + [rng.choice((0, 0, 1, 2))],
        hand=" ".join(map(str, hand)),
        claimed=" ".join(map(str, claimed)),
        used=" ".join(card for card in used if rng.random() < 0.6),
        board=number,
        cities=" ".join(CITY_SITES[n] for n in bits(cities)),
        tunnels=" ".join(TUNNEL_SITES[n] + "*" * rng.randint(0, 1) for n in bits(tunnels)),
        buildings=" ".join(f"{site}:{rng.choice('FDL')}{'*' * rng.randint(0, 1)}" for site in sites),
        tiles={space: rng.randrange(1, players) for space in BOX.side(players) if rng.random() < 0.25},
        metropolises=("BR1", *blue[:2]),
        stock_tiles=blue[2:],
        era=era,
        round=6 if era == 2 else 9,
        steps={0: rng.randint(0, 4)},
    )


def is_legal(game: UnderwaterCities, space: str, card: str, clone: bool) -> bool:
    placed, goal, search = Put(space, card, clone), SpaceStays(space), Plain()
    if search.leads(game, 0, goal, placed):
        return True
    matches = game.content.cards[card].colour is game.content.spaces[space].colour
    return matches and search.leads(game, 0, goal, placed, CARD_BLOCK)


@pytest.mark.parametrize("contracts", [False, True])
@pytest.mark.parametrize("seed", POSITIONS)
def test_every_legal_pair_is_offered_and_no_other(seed: int, contracts: bool) -> None:
    t = short_of_everything(seed)
    if t.kind == "Window":
        t.take("continue")
    assert t.kind == "Place"
    game = t.game
    if contracts:
        game.contracts = random.Random(seed).sample([*BOX.contracts], 3)
    offered = {option.written for option in PLACE.raw(game, 0)}
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


def most_eager(game: UnderwaterCities, rng: Rng) -> str:
    """An option that does something; a card on a space of its colour, and first the card."""
    decision = game.decisions[0]
    options = [option for option in decision.options if option.key is not None]
    if decision.kind == "Place":
        cards, spaces = game.content.cards, game.content.spaces
        options = [one for one in options if cards[one.key[1]].colour is spaces[one.key[0]].colour] or options
    return (options[0] if decision.kind == "Blocks" else rng.choice(options or decision.options)).written


@pytest.mark.parametrize(("players", "seed"), [(3, 192), (2, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_what_leads_to_a_goal_is_offered_and_nothing_else(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whole games, for every question that must leave something possible (UC 6.4 no. 4, 19.2)."""
    found = Fork.leading

    def checked(fork: Fork) -> list[Option]:
        leading = found(fork)
        for option in fork.options:
            line = after(fork.game, fork.who, fork.ask, option.key)
            try:
                assert (option in leading) is Plain().reaches(line, fork.depth), option
            except TooManyLines:
                continue
        return leading

    monkeypatch.setattr(Fork, "leading", checked)
    game, rng = pelagia.new("underwater-cities", players, seed, watched=False), Rng(seed)
    while game.decisions:
        game.choose(most_eager(game, rng))  # type: ignore[arg-type]


def test_what_is_promised_for_later_counts() -> None:
    """A farm, and for another kelp what a tunnel needs: the space can be used only after both."""
    both = whole(build(FARM), pay({KELP: 1}, gain(STEEL=1, CRED=1)))
    game = trial(table(stock=(2, 0, 0, 0)).game)
    assert can_reach(game, 0, SpaceStays("S2"), both)
    assert not can_reach(game, 0, SpaceStays("S2"), whole(build(FARM), pay({KELP: 1}, gain(SCI=1))))
