"""What claimed cards do as long as they lie there (UC 9.9, 19.2, 19.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Any

from pelagia.core.effects import Choice, Effect, Expression, effect
from pelagia.core.text import Arg, Ref, Text, word
from pelagia.games.underwater_cities.content.card import (
    CRED,
    DESAL,
    FARM,
    KELP,
    LAB,
    NOTHING,
    STEEL,
    Card,
    Content,
    Goods,
    Kind,
    Resource,
    goods,
)
from pelagia.games.underwater_cities.rules.goods import add, only, reduced, times
from pelagia.games.underwater_cities.rules.state import HAND_LIMIT, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Word


class Event(IntEnum):
    """What permanent effects can watch (UC 19.4)."""

    PLAYED_OFF_COLOUR = 0
    SPACE_USED = 1
    SPACE_GAVE = 2
    BUILT = 3
    SECOND = 4
    SECOND_UP = 5
    SECOND_TUNNEL_THIS_TURN = 6
    UPGRADED = 7
    ARRIVED = 8
    ADVANCED = 9
    METRO_CONNECTED = 10
    ACTION_USED = 11
    SPECIAL_PAID = 12
    TURN_END = 13


@effect
class Happening(Expression):
    """An event, and perhaps of what: a kind, a resource, a space of the track or an action space."""

    what: Event
    of: Kind | Resource | int | str = 0

    def watched(self) -> Sequence[int | str]:
        """What exactly is watched; a group of kinds is each of its members."""
        return self.of.members if isinstance(self.of, Kind) else (self.of,)

    def text(self) -> Text:
        of: Arg = self.of if isinstance(self.of, int) else Ref(self.of)
        if isinstance(self.of, Kind):
            of = word(self.of)
        elif isinstance(self.of, Resource):
            of = Text(f"underwater-cities-resource-{self.of.name.lower()}")
        return Text(f"underwater-cities-happening-{self.what.name.lower().replace('_', '-')}", of=of)


class Lasting(Word):
    """Works as long as its card is claimed, and never runs by itself."""

    __slots__ = ()


@effect
class On(Lasting):
    """Whenever something happens; with a limit, so often in each turn."""

    event: Happening
    part: Effect[Any]
    limit: int = 0


@effect
class OncePerTurn(Lasting):
    """An ability for the windows (D04)."""

    part: Choice[UnderwaterCities]


@effect
class Less(Lasting):
    """A discount; `own` is for the resource that a building usually costs (UC 19.1)."""

    kind: Kind
    goods: Goods
    own: int = 0
    first: bool = False  # only for the first such build of each own turn

    def goods_for(self, kind: Kind) -> Goods:
        return add(self.goods, times(OWN_RESOURCE[kind], self.own)) if self.own and kind in OWN_RESOURCE else self.goods


@effect
class HandLimit(Lasting):
    n: int


@effect
class OnSpace(Lasting):
    """Another action for a space, or a discount for what is built there."""

    space: str
    change: Effect[Any] | None = None
    less: Goods = NOTHING

    def text(self) -> Text:
        if self.change is not None:
            return Text("underwater-cities-on-space", space=Ref(self.space), change=self.change.text())
        return Text("underwater-cities-on-space-less", space=Ref(self.space), less=self._arg(self.less))


@effect
class UpgradePrice(Lasting):
    """Upgrades of a kind may be paid otherwise."""

    kind: Kind
    alt: Goods


MOST_STANDINGS = 1_000  # that are remembered, so that no collector has much to look through
KIND_NUMBERS = 1 + max(Kind)
COSTS: tuple[Goods, ...] = (  # UC 7.5, by kind; a dictionary would ask the kind for its hash, which takes long
    NOTHING,
    goods(KELP=1),
    goods(CRED=1),
    goods(STEEL=1),
    goods(STEEL=1, CRED=1),
    goods(KELP=1, STEEL=2, CRED=1),
    goods(KELP=1, STEEL=1, CRED=2, BIO=1),
)
OWN_RESOURCE = {FARM: only(KELP), DESAL: only(CRED), LAB: only(STEEL)}


@cache
def having(card: Card, cls: Any) -> tuple[Any, ...]:
    """The effects of a class on a card."""
    return tuple(effect for effect in card.effects if isinstance(effect, cls))


Watched = Mapping[int | str, tuple[tuple[str, "On"], ...]]  # by what an event is about: who watches it


UNWATCHED: Watched = {}


@dataclass(frozen=True)
class Standing:
    """All that a player's claimed cards do as long as they lie there."""

    cards: tuple[Card, ...]  # those that do anything
    less: Sequence[Goods]  # discounts by kind
    usual: Sequence[Goods]  # what pieces cost then, by kind
    first_less: tuple[Less, ...]  # discounts for the first build of a turn
    abilities: tuple[tuple[str, OncePerTurn], ...]
    hand_limit: int
    on_space: Mapping[str, tuple[OnSpace, ...]]
    prices: tuple[UpgradePrice, ...]
    watched: Sequence[Watched]  # by event


def standing(game: UnderwaterCities, who: int) -> Standing:
    """What the claimed cards of a seat do."""
    try:  # many times in each decision: a cache of functools takes twice as long
        return _STANDINGS[game.content][game.seats[who].claimed]
    except KeyError:
        return _remember(game.content, game.seats[who].claimed)


_STANDINGS: dict[Content, dict[tuple[str, ...], Standing]] = {}  # by content and claimed cards


def _remember(content: Content, claimed: tuple[str, ...]) -> Standing:
    known = _STANDINGS.setdefault(content, {})
    if len(known) >= MOST_STANDINGS:
        known.clear()
    lasting = tuple(id for id in claimed if having(content.cards[id], Lasting))
    if lasting not in known:
        known[lasting] = _standing(tuple(content.cards[id] for id in lasting))
    known[claimed] = known[lasting]
    return known[claimed]


def _standing(cards: tuple[Card, ...]) -> Standing:
    every = [(card.id, one) for card in cards for one in having(card, Lasting)]

    def of(cls: Any) -> list[tuple[str, Any]]:
        return [(id, one) for id, one in every if isinstance(one, cls)]

    spaces: dict[str, tuple[OnSpace, ...]] = {}
    for _, change in of(OnSpace):
        spaces[change.space] = (*spaces.get(change.space, ()), change)
    watched: list[Watched] = [UNWATCHED] * len(Event)
    for id, one in of(On):
        here = {**watched[one.event.what]}
        for key in one.event.watched():
            here[key] = (*here.get(key, ()), (id, one))
        watched[one.event.what] = here
    less = _less([one for _, one in of(Less) if not one.first])
    return Standing(
        cards,
        less,
        [reduced(cost, off) for cost, off in zip(COSTS, less, strict=False)],
        tuple(one for _, one in of(Less) if one.first),
        tuple(of(OncePerTurn)),
        HAND_LIMIT + sum(one.n for _, one in of(HandLimit)),
        spaces,
        tuple(one for _, one in of(UpgradePrice)),
        watched,
    )


def _less(discounts: list[Less]) -> list[Goods]:
    total = [NOTHING] * KIND_NUMBERS
    for one in discounts:
        for kind in one.kind.members:
            total[kind] = add(total[kind], one.goods_for(kind))
    return total


def discount(game: UnderwaterCities, lasting: Standing, kind: Kind) -> Goods:
    """All discounts of such cards for a kind, added up (UC 7.6)."""
    total = lasting.less[kind]
    for one in lasting.first_less:
        if kind in one.kind.members and not any(game.built[member] for member in one.kind.members):
            total = add(total, one.goods_for(kind))
    return total


def hand_limit(game: UnderwaterCities, who: int) -> int:
    return standing(game, who).hand_limit
