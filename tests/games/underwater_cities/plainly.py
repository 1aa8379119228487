"""The rules without any shortcut: every option of every line is tried on a clone.

`without_bounds()` switches off all that spares a trial: what a card gives at most or at least, what surely stays
possible, and which positions were seen before. Two games that are played side by side, one with it, must offer the
same.

    python -m tests.games.underwater_cities.plainly games 500         # whole games, by hand
    python -m tests.games.underwater_cities.plainly positions 5000 7  # single turns, from seed 7 on
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

import pelagia
from pelagia.core.decision import Option
from pelagia.core.lookahead import Forecast, Fork
from pelagia.core.rng import Rng
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import CITY_SITES, START, TUNNEL_SITES
from pelagia.games.underwater_cities.rules import paying, turns
from pelagia.games.underwater_cities.rules.forecast.fork import CitiesForecast
from pelagia.games.underwater_cities.rules.network import bits, city_sites, sites_of, tunnel_sites
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from tests.games.underwater_cities.table import Table, table

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo_start": 2}),
    (1, {"solo_start": 4, "blue_metropolises": "choice"}),
    *((n, {"board_side": side}) for n in (2, 3, 4) for side in ("front", "back")),
    *((n, {"board_side": side, "contracts": True}) for n in (2, 3, 4) for side in ("front", "back")),
]

LASTING = (14, 39, 41, 42, 44, 45, 47, 49, 94, 95, 96, 97, 99, 101, 205)
ACTIONS = (19, 20, 104, 107, 108, 192, 193, 201)
POWERFUL = (
    *(1, 2, 5, 6, 7, 8, 9, 10, 20, 21, 23, 24, 25, 29, 70, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 88, 89, 90, 91, 92),
    *(104, 124, 125, 142, 143, 144, 145, 149, 150, 151, 152, 160, 192, 197, 199, 203),
)


class TooManyLines(Exception):
    """This decision is not worth its time."""


class Lines:
    """How many lines may still be tried for one decision."""

    left = 0


@contextmanager
def without_bounds(lines: int) -> Iterator[None]:
    """Try everything; TooManyLines is raised after so many lines."""
    leads = Fork.leads

    def counted(fork: Fork[UnderwaterCities], clone: UnderwaterCities, option: Option) -> bool:
        Lines.left -= 1
        if Lines.left < 0:
            raise TooManyLines
        return leads(fork, clone, option)

    Lines.left = lines
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(turns, "is_usable_with", lambda *_: None)
        for name in ("is_out_of_reach", "is_usable_after", "is_safe", "is_always_usable"):
            patch.setattr(turns, name, lambda *_: False)
        for method in ("is_hopeless", "position"):
            patch.setattr(CitiesForecast, method, getattr(Forecast, method))
        for name in ("is_certain", "is_hopeless"):
            patch.setattr(paying, name, lambda *_: False)
        patch.setattr(Fork, "leads", counted)
        forget_spaces()
        yield
    forget_spaces()


def forget_spaces() -> None:
    """Whether spaces can always be used is asked again."""
    turns.rows_of.cache_clear()
    turns.row_of.cache_clear()


def offered(game: UnderwaterCities) -> list[tuple[int, str, list[str]]]:
    """Everything that is asked, and what may be answered."""
    return [
        (decision.seat, decision.kind, [option.written for option in decision.options]) for decision in game.decisions
    ]


def same(game: UnderwaterCities, plain: UnderwaterCities, where: str) -> None:
    """Both games offer the same."""
    if (now := offered(game)) != (right := offered(plain)):
        kinds = [kind for _, kind, _ in (*now, *right)]
        ours, theirs = ({written for *_, options in side for written in options} for side in (now, right))
        raise AssertionError(f"{where}, {kinds}: too much {sorted(ours - theirs)}, missing {sorted(theirs - ours)}")


def eager(game: UnderwaterCities, rng: Rng) -> Option:
    """An option that does something; a card on a space of its colour, and first the card."""
    decision = game.decisions[0]
    options = [option for option in decision.options if option.key is not None]
    if decision.kind == "Place":
        cards, spaces = game.content.cards, game.content.spaces
        options = [
            option for option in options if cards[option.key[1]].colour is spaces[option.key[0]].colour
        ] or options
    return options[0] if decision.kind == "Blocks" else rng.choice(options or decision.options)


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


def new(seed: int) -> UnderwaterCities:
    """A new game; every count and variant has its turn."""
    players, options = VARIANTS[seed % len(VARIANTS)]
    game = pelagia.new("underwater-cities", players, seed, options=options, watched=False)
    assert isinstance(game, UnderwaterCities)
    return game


def short(seed: int) -> UnderwaterCities:
    """A position in which goods and sites are short, often with contracts."""
    game = short_of_everything(seed).game
    if game.players > 1 and seed % 3:
        game.contracts = tuple(random.Random(seed).sample([*BOX.contracts], 3))
        game.advance()  # what is offered may be another now
    return game


def compare(game: UnderwaterCities, seed: int, most: int = 10_000, lines: int = 3000) -> tuple[int, int]:
    """Play with and without bounds; how many choices were made, and how many of them were too dear."""
    rng, is_eager, too_dear = Rng(seed), seed // len(VARIANTS) % 2 == 0, 0
    plain = game.clone()
    with without_bounds(lines):
        plain.advance()
    same(game, plain, f"seed {seed}, at once")
    last = game.number + most
    while game.decisions and game.number < last:
        option = eager(game, rng) if is_eager and rng.below(4) else rng.choice(game.decisions[0].options)
        where = f"seed {seed}, choice {game.number}, {option.written}"
        game.choose(option.written)
        try:
            with without_bounds(lines):
                plain.choose(option.written)
        except TooManyLines:
            plain, too_dear = game.clone(), too_dear + 1
        same(game, plain, where)
    return game.number, too_dear


def main() -> None:
    """`positions` or `games`, how many, and the first seed."""
    what, many, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0
    wrong = choices = dear = 0
    for done, seed in zip(range(many), count(first)):
        try:
            made, too_dear = compare(new(seed), seed) if what == "games" else compare(short(seed), seed, most=15)
            choices, dear = choices + made, dear + too_dear
        except AssertionError as problem:
            wrong += 1
            print("WRONG", str(problem)[:3000], flush=True)
        except TooManyLines:
            dear += 1
        if done % 500 == 499:
            print(f"{done + 1} {what}, {choices} choices, {dear} too dear, {wrong} wrong", flush=True)
    print(f"{many} {what}, {choices} choices, {dear} too dear, {wrong} wrong")


if __name__ == "__main__":
    main()
