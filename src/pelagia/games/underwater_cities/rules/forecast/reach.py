"""What several words, triggers, abilities and contracts may bring together, and whether that is enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from typing import Any, NamedTuple

from pelagia.core.by_class import ByClass, remembered
from pelagia.core.combinators import AnyOrder, Seq
from pelagia.core.effects import Condition
from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    CITY,
    NOTHING,
    STRUCTURE,
    TUNNEL,
    Board,
    Contract,
    Goods,
    Kind,
)
from pelagia.games.underwater_cities.rules.abilities import unused_abilities
from pelagia.games.underwater_cities.rules.combinators import When
from pelagia.games.underwater_cities.rules.counting import AnyUp, Conn, Has, Metro, Up, count_built
from pelagia.games.underwater_cities.rules.federation import TRACK
from pelagia.games.underwater_cities.rules.forecast.bound import (
    NO_MORE,
    Bound,
    Opens,
    at_most,
    both,
    either,
    goods_bound,
    plus,
    sure,
)
from pelagia.games.underwater_cities.rules.gains import Gain
from pelagia.games.underwater_cities.rules.goods import add, can_with
from pelagia.games.underwater_cities.rules.permanent import (
    KIND_NUMBERS,
    MOST_STANDINGS,
    Event,
    On,
    Standing,
    having,
    standing,
)
from pelagia.games.underwater_cities.rules.sites import board_of
from pelagia.games.underwater_cities.rules.state import UnderwaterCities, marker
from pelagia.games.underwater_cities.rules.words import Part


def most_of(words: Sequence[tuple[int, Part]], game: UnderwaterCities, now: bool) -> Bound | None:
    """At most what all these words give to those who do them."""
    if now and len(words) > 1:
        builders = [(who, word) for who, word in words if sure(word).builds]
        now = len(builders) < 2 or not any(opens(word, game, who) for who, word in builders)
    total: Bound | None = NO_MORE
    for who, word in words:
        total = both(total, at_most(word, game, who, now))
    return total


def most_of_parts(parts: Sequence[Part], game: UnderwaterCities, who: int, now: bool) -> Bound | None:
    """At most what all parts give; what is built first may open sites for what is built next."""
    if len(parts) == 1:
        return at_most(parts[0], game, who, now)
    return most_of([(who, part) for part in parts], game, now)


def best_of(parts: Sequence[Part], game: UnderwaterCities, who: int, now: bool) -> Bound | None:
    """At most what one of the parts gives, resource by resource."""
    best: Bound | None = NO_MORE
    for part in parts:
        best = either(best, at_most(part, game, who, now))
    return best


def opens(word: Part, game: UnderwaterCities, who: int) -> bool:
    """Whether what a word builds may open sites for something else."""
    how = sure(word).opens
    if how in (Opens.NEVER, Opens.ALWAYS):
        return how is Opens.ALWAYS
    return may_build_more(game, who) or (how is Opens.BONUS and gives_sites(board_of(game, who)))


@cache
def gives_sites(board: Board) -> bool:
    """Whether the bonus of a building site may build something."""
    return any(site.bonus is not None and sure(site.bonus).builds for site in board.sites)


# Triggers


class Triggered(NamedTuple):
    """At most what the triggers of some claimed cards give; None if there is no telling."""

    event: Sequence[Bound | None]  # by event
    upgrade: Bound | None  # for an upgrade, and that there is one
    piece: Sequence[Bound | None]  # for a new piece, by kind, and that there is one


BUILDINGS = (*BUILDING.members, BUILDING)


def _triggers(lasting: Standing) -> Triggered:
    every = [one for card in lasting.cards for one in having(card, On)]
    if _given([one.part for one in every]) is None:
        return Triggered([None] * len(Event), None, [None] * KIND_NUMBERS)

    def of(*events: Event, kind: Kind | None = None) -> Goods:
        watching = [one for one in every if one.event.what in events and (kind is None or _watches(one, kind))]
        return _given([one.part for one in watching]) or NOTHING

    pieces: list[Bound | None] = [None] * KIND_NUMBERS
    for kind in (TUNNEL, STRUCTURE, *CITY.members, CITY, *BUILDINGS):
        goods = add(of(Event.BUILT, kind=kind), of(Event.SECOND, kind=kind))
        if TUNNEL in kind.members:
            goods = add(goods, of(Event.SECOND_TUNNEL_THIS_TURN, Event.METRO_CONNECTED))
        pieces[kind] = _piece(kind, goods)
    upgrade = _upgrade(of(Event.UPGRADED, Event.SECOND_UP))
    return Triggered([goods_bound(of(event)) for event in Event], upgrade, pieces)


_triggered = remembered(_triggers, MOST_STANDINGS)


@cache
def _piece(kind: Kind, goods: Goods) -> Bound:
    """One new piece of a kind, or of any kind of a group, and what its triggers give."""
    kinds = kind.members
    return Bound(goods, int(kinds[0] < TUNNEL), int(TUNNEL in kinds), int(kinds[-1] > TUNNEL))


@cache
def _upgrade(goods: Goods) -> Bound:
    return Bound(goods, upgrades=1)


def _watches(one: On, kind: Kind) -> bool:
    """Whether it watches pieces of this kind."""
    return any(of in kind.members for of in one.event.watched())


def _given(parts: Sequence[Part]) -> Goods | None:
    """At most what triggered effects give; None if there is no telling."""
    total = NOTHING
    for part in parts:
        if isinstance(part, When):
            more = _given([part.part]) if part.otherwise is None else None
        elif isinstance(part, Seq | AnyOrder):
            more = _given(part.parts)
        else:
            more = (part.goods if isinstance(part, Gain) else NOTHING) if part.is_plain() else None
        if more is None:
            return None
        total = add(total, more)
    return total


def triggered(game: UnderwaterCities, who: int) -> Triggered:
    """At most what own triggers give."""
    return _triggered(standing(game, who))


def may_build_more(game: UnderwaterCities, who: int) -> bool:
    """Whether a piece may have another one built: by a trigger or for a contract."""
    return triggered(game, who).upgrade is None or any(_builds(game.content.contracts[id]) for id in game.contracts)


# Abilities and contracts


def reachable(game: UnderwaterCities, who: int, most: Bound) -> Bound | None:
    """The same bound with the contracts that may be fulfilled, the track and unused abilities; None: no telling."""
    total = most
    for id in game.contracts if has_pieces(most) else ():
        contract = game.content.contracts[id]
        if all(may_hold(condition, game, who, most) for condition in contract.criteria):
            more = most_of_parts(contract.reward, game, who, now=False)
            if more is None or _builds(contract):  # which might fulfil another one
                return None
            total = plus(total, more)
    if total.steps:
        step = marker(game, who)
        total = total._replace(goods=reduce(add, TRACK[step + 1 : step + 1 + total.steps], total.goods))
    abilities = [ability.part for _, _, ability in unused_abilities(game, who)]
    while usable := [part for part in abilities if can_with(game, who, total.goods, part)]:
        more = most_of_parts(usable, game, who, now=False)
        if more is None or (game.contracts and has_pieces(more)):
            return None
        total, abilities = plus(total, more), [part for part in abilities if part not in usable]
    return total


def has_pieces(most: Bound) -> bool:
    return bool(most.buildings or most.tunnels or most.cities or most.upgrades)


@cache
def _builds(contract: Contract) -> bool:
    return any(sure(reward).builds for reward in contract.reward)


COUNT: ByClass[Callable[[Any, UnderwaterCities, int, Bound], int | None]] = ByClass(lambda *_: None)


def may_hold(condition: Condition[Any], game: UnderwaterCities, who: int, more: Bound) -> bool:
    """Whether a condition may hold after so many pieces and upgrades more."""
    if not isinstance(condition, Has):
        return True
    most = COUNT[condition.number.__class__](condition.number, game, who, more)
    return most is None or most >= condition.least


# At most what is counted after so many pieces more: a cheap bound, whatever is connected


@COUNT.of(Conn)
def _(number: Conn, game: UnderwaterCities, who: int, more: Bound) -> int:
    one = _piece(number.kind, NOTHING)
    new = one.buildings * more.buildings + one.tunnels * more.tunnels + one.cities * more.cities
    return new + sum(count_built(game.seats[who], kind) for kind in number.kind.members)


@COUNT.of(Up)
def _(number: Up, game: UnderwaterCities, who: int, more: Bound) -> int:
    return more.upgrades + AnyUp(number.kind).value(game, who)


@COUNT.of(Metro)
def _(number: Metro, game: UnderwaterCities, who: int, more: Bound) -> int:
    return more.tunnels + number.value(game, who)
