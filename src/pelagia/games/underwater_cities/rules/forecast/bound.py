"""What a word may bring at most, and what is sure of it: the questions, which `words.py` answers class by class."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple

from pelagia.core.by_class import ByClass, remembered
from pelagia.games.underwater_cities.content.card import NOTHING, Goods
from pelagia.games.underwater_cities.rules.goods import add, larger, times
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Part


class Bound(NamedTuple):
    """At most what something brings. Goods may be negative where something is surely paid."""

    goods: Goods = NOTHING
    buildings: int = 0  # so many new pieces, which may fulfil a contract
    tunnels: int = 0  # these lead to tunnel sites with a bonus, and to metropolises
    cities: int = 0  # new or converted; these give building sites
    upgrades: int = 0
    steps: int = 0  # on the Federation track
    free_upgrade: bool = False  # any piece may be upgraded without payment


NO_MORE = Bound()


def both(a: Bound | None, b: Bound | None) -> Bound | None:
    """At most what two things bring together; no telling of one is none of both."""
    return None if a is None or b is None else plus(a, b)


def plus(a: Bound, b: Bound) -> Bound:
    """The same where both can be told."""
    if b is NO_MORE:
        return a
    if a is NO_MORE:
        return b
    goods, buildings, tunnels, cities, upgrades, steps, free_upgrade = b
    return Bound(
        add(a.goods, goods),
        a.buildings + buildings,
        a.tunnels + tunnels,
        a.cities + cities,
        a.upgrades + upgrades,
        a.steps + steps,
        a.free_upgrade or free_upgrade,
    )


def either(a: Bound | None, b: Bound | None) -> Bound | None:
    """At most what one of two things brings; neither takes anything."""
    if a is None or b is None:
        return None
    if a is NO_MORE or a == b:
        return b
    return Bound(larger(a.goods, b.goods), *map(max, a[1:], b[1:]))  # type: ignore[arg-type]


@cache
def goods_bound(goods: Goods) -> Bound:
    """The bound of a gain."""
    return Bound(goods)


def often(a: Bound | None, n: int) -> Bound | None:
    """At most what something brings if it is done several times."""
    if a is None or n == 1:
        return a
    goods, buildings, tunnels, cities, upgrades, steps, free_upgrade = a
    return Bound(times(goods, n), n * buildings, n * tunnels, n * cities, n * upgrades, n * steps, free_upgrade)


class Opens(IntEnum):
    """Whether what a word builds may open sites for something else."""

    NEVER = 0
    TRIGGERED = 1  # only if something is built for it
    BONUS = 2  # a building opens no site, unless its site gives something to build
    ALWAYS = 3


class Sure(NamedTuple):
    """What is sure of a word, whatever the position. What is not known of it is said on the safe side."""

    least: Goods | None = None  # what it gives if all else in it is left out; None if it may take anything
    steady: bool = False  # it can be used with an empty stock and whatever stands on the board
    thrifty: bool = False  # it uses up nothing that something else could need
    opens: Opens = Opens.ALWAYS
    builds: bool = True  # it may build or upgrade something
    uses_others: bool = True  # an action card or another space, so that it depends on more than goods and sites


UNKNOWN = Sure()
INERT = Sure(opens=Opens.NEVER, builds=False, uses_others=False)
GIVES = INERT._replace(least=NOTHING, steady=True, thrifty=True)
BUILDS = INERT._replace(opens=Opens.ALWAYS, builds=True)
ONE_OF_EACH = Bound((1, 1, 1, 1, 1, 0))


AT_MOST: ByClass[Callable[[Any, UnderwaterCities, int, bool], Bound | None]] = ByClass(lambda *_: None)
ALWAYS_SURE: ByClass[Sure] = ByClass(UNKNOWN)
SURE: ByClass[Callable[[Any], Sure]] = ByClass(lambda word: ALWAYS_SURE[word.__class__])
HOPELESS: ByClass[Callable[[Any, UnderwaterCities, int, Bound], bool]] = ByClass(lambda *_: False)


def at_most(word: Part, game: UnderwaterCities, who: int, now: bool) -> Bound | None:
    """At most what a word can give by itself; None if there is no telling, so that it must be tried.

    `now`: nothing is done before it.
    """
    return AT_MOST[word.__class__](word, game, who, now)


@remembered
def sure(word: Part) -> Sure:
    """What is sure of a word in every position."""
    return SURE[word.__class__](word)


def is_hopeless(word: Part, game: UnderwaterCities, who: int, most: Bound) -> bool:
    """Whether so much more would not make it possible: a cheap test that spares most trials."""
    return HOPELESS[word.__class__](word, game, who, most)
