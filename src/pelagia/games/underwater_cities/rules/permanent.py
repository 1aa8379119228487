"""Permanent effects: triggers, discounts, abilities and the like (UC 9.9, 19.2 to 19.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any, NamedTuple

from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.text import Arg, Ref, Text
from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    CRED,
    DESAL,
    FARM,
    KELP,
    LAB,
    NOTHING,
    STEEL,
    Card,
    Contract,
    Goods,
    Kind,
    Resource,
    kind_text,
)
from pelagia.games.underwater_cities.rules.naming import Worded
from pelagia.games.underwater_cities.rules.state import HAND_LIMIT, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import (
    DECLINE,
    PIECE,
    Ask,
    Block,
    Word,
    add,
    can_with,
    most_of,
    only,
    times,
)

BUILDINGS = (*BUILDING.members, BUILDING)
A_PIECE: Goods = (0, 0, 0, 0, 0, PIECE)
OWN_RESOURCE = {FARM: only(KELP), DESAL: only(CRED), LAB: only(STEEL)}


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
class Happening(Worded):
    """An event, and perhaps of what: a kind, a resource, a space of the track or an action space."""

    what: Event
    of: Kind | Resource | int | str = 0

    def watched(self) -> Sequence[int | str]:
        """What exactly is watched; a group of kinds is each of its members."""
        return self.of.members if isinstance(self.of, Kind) else (self.of,)

    def text(self) -> Text:
        of: Arg = self.of if isinstance(self.of, int) else Ref(self.of)
        if isinstance(self.of, Kind):
            of = kind_text(self.of)
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

    part: Ask


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


@cache
def having(card: Card, cls: Any) -> tuple[Any, ...]:
    """The effects of a class on a card."""
    return tuple(effect for effect in card.effects if isinstance(effect, cls))


Watched = Mapping[int | str, tuple[tuple[str, "On"], ...]]  # by what an event is about: who watches it


class Standing(NamedTuple):
    """All that a player's claimed cards do as long as they lie there."""

    has_less: bool  # whether there is any discount
    less: Sequence[Goods]  # discounts by kind
    first_less: tuple[Less, ...]  # those for the first build of a turn
    abilities: tuple[tuple[str, OncePerTurn], ...]
    hand_limit: int
    on_space: Mapping[str, tuple[OnSpace, ...]]
    prices: tuple[UpgradePrice, ...]
    watched: Sequence[Watched]  # by event
    extras: Goods | None  # at most what triggers give for one event; None if there is no telling
    for_piece: Sequence[Goods | None]  # the same for a piece, by kind: less for a building


@lru_cache(maxsize=50_000)
def _standing(cards: tuple[Card, ...]) -> Standing:
    every = [(card.id, one) for card in cards for one in having(card, Lasting)]

    def of(cls: Any) -> list[tuple[str, Any]]:
        return [(id, one) for id, one in every if isinstance(one, cls)]

    spaces: dict[str, tuple[OnSpace, ...]] = {}
    for _, change in of(OnSpace):
        spaces[change.space] = (*spaces.get(change.space, ()), change)
    watched: list[dict[int | str, tuple[tuple[str, On], ...]]] = [{} for _ in Event]
    for id, one in of(On):
        here = watched[one.event.what]
        for key in one.event.watched():
            here[key] = (*here.get(key, ()), (id, one))
    extras = _extras([one for _, one in of(On)])
    return Standing(
        bool(of(Less)),
        _less([one for _, one in of(Less) if not one.first]),
        tuple(one for _, one in of(Less) if one.first),
        tuple(of(OncePerTurn)),
        HAND_LIMIT + sum(one.n for _, one in of(HandLimit)),
        spaces,
        tuple(one for _, one in of(UpgradePrice)),
        watched,
        extras,
        [_extras(_watching(watched, kind)) if extras and kind in BUILDINGS else extras for kind in [0, *Kind]],
    )


def _less(discounts: list[Less]) -> list[Goods]:
    total = [NOTHING] * (max(Kind) + 1)
    for one in discounts:
        for kind in one.kind.members:
            total[kind] = add(total[kind], one.goods_for(kind))
    return total


def _watching(watched: Sequence[Watched], kind: int) -> list[On]:
    found = [watched[event].get(one, ()) for event in (Event.BUILT, Event.SECOND) for one in Kind(kind).members]
    return [one for watchers in found for _, one in watchers]


def _extras(triggers: list[On]) -> Goods | None:
    total = NOTHING
    for one in triggers:
        goods = _gains(one.part)
        if goods is None:
            return None
        total = add(total, goods)
    return total


def _gains(part: Any) -> Goods | None:
    """At most what a triggered effect gives; None if there is no telling."""
    if hasattr(part, "condition"):
        return _gains(part.part)
    if not part.is_plain():
        return None
    total: Goods = getattr(part, "goods", NOTHING)
    for one in getattr(part, "parts", ()):
        total = add(total, _gains(one) or NOTHING)
    return total


def standing(game: UnderwaterCities, who: int) -> Standing:
    player = game.seats[who]
    claimed, lasting = player.lasting
    if claimed != player.claimed:
        cards = [game.content.cards[id] for id in player.claimed]
        lasting = _standing(tuple(card for card in cards if having(card, Lasting)))
        player.lasting = player.claimed[:], lasting
    return lasting  # type: ignore[no-any-return]


def discount(game: UnderwaterCities, who: int, kind: Kind) -> Goods:
    """All discounts for a kind, added up (UC 7.6)."""
    lasting = standing(game, who)
    if not lasting.has_less:
        return NOTHING
    total = lasting.less[kind]
    for one in lasting.first_less:
        if kind in one.kind.members and not any(game.built[member] for member in one.kind.members):
            total = add(total, one.goods_for(kind))
    return total


def hand_limit(game: UnderwaterCities, who: int) -> int:
    return standing(game, who).hand_limit


# Triggers


Waiting = tuple[str, Effect[Any]]  # a triggered effect, and the piece that it stands on


def reactions(game: UnderwaterCities, who: int, event: Event, of: int | str = 0) -> list[Waiting]:
    """The own triggered effects of an event; those with a limit count it as used."""
    found: list[Waiting] = []
    watched = standing(game, who).watched[event]
    for id, one in watched.get(of, ()) if watched else ():
        if one.limit:
            if game.fired.count(f"{id} {one.event.what}") >= one.limit:
                continue
            game.fired.append(f"{id} {one.event.what}")
        found.append((id, one.part))
    return found


def unused_abilities(game: UnderwaterCities, who: int) -> list[tuple[int, str, OncePerTurn]]:
    """The abilities that are left for this turn, usable now or not, each with its place among all."""
    abilities = standing(game, who).abilities
    if not abilities:
        return []
    return [(n, card, one) for n, (card, one) in enumerate(abilities) if f"{card} ability" not in game.fired]


def extras(game: UnderwaterCities, who: int) -> Goods | None:
    """At most what own triggers give for one event; None if there is no telling."""
    return standing(game, who).extras


def for_piece(game: UnderwaterCities, who: int, kind: Kind) -> Goods | None:
    """At most what own triggers give for a new piece, and that there is one."""
    more = standing(game, who).for_piece[kind]
    return None if more is None else add(more, A_PIECE)


def for_change(game: UnderwaterCities, who: int) -> Goods | None:
    """The same for a piece that is upgraded or converted."""
    more = standing(game, who).extras
    return None if more is None else add(more, A_PIECE)


def reachable(game: UnderwaterCities, who: int, most: Goods) -> Goods | None:
    """The same bound with unused abilities and with contracts that so many pieces may fulfil; None: no telling."""
    abilities = [ability.part for _, _, ability in unused_abilities(game, who)]
    if abilities and (game.contracts or any(can_with(game, who, most, part) for part in abilities)):
        more = most_of(abilities, game, who, now=False)
        if more is None:
            return None
        most = add(most, more)
    pieces = most[5] // PIECE
    for id in game.contracts if pieces else ():
        contract = game.content.contracts[id]
        criteria: Any = contract.criteria
        if all(one.may_hold(game, who, pieces) for one in criteria):
            more = most_of(contract.reward, game, who, now=False)  # type: ignore[arg-type]
            if more is None or _builds(contract):  # which might fulfil another one
                return None
            most = add(most, more)
    return most


def may_build_more(game: UnderwaterCities, who: int) -> bool:
    """Whether a piece may have another one built: by a trigger or for a contract."""
    return standing(game, who).extras is None or any(_builds(game.content.contracts[id]) for id in game.contracts)


@cache
def _builds(contract: Contract) -> bool:
    rewards: Any = contract.reward
    return any(reward.builds() for reward in rewards)


def react(game: UnderwaterCities, who: int, event: Event, of: int | str = 0) -> None:
    if found := reactions(game, who, event, of):
        settle(game, who, found)


def settle(game: UnderwaterCities, who: int, items: Sequence[Waiting]) -> None:
    """Do at once what needs no question, and ask for the rest (UC 7.7, D22)."""
    left: list[Waiting] = []
    depth = len(game.agenda)
    for source, whole in items:
        for part in simple_parts(game, who, whole):
            assert isinstance(part, Word)
            if part.is_forced():
                if game.events is not None:
                    game.tell("triggered", seat=who, source=source)
                part.at_once(game, who)
            else:
                left.append((source, part))
    if left:
        game.agenda.insert(depth, (who, Triggers(tuple(left))))  # below compulsory steps, whose bonuses may be needed


def simple_parts(game: UnderwaterCities, who: int, whole: Effect[Any]) -> Sequence[Effect[Any]]:
    """What a triggered effect is made of, conditions checked."""
    if isinstance(whole, Block):
        return [one for part in whole.parts for one in simple_parts(game, who, part)]
    condition = getattr(whole, "condition", None)
    if condition is not None:
        return simple_parts(game, who, whole.part) if condition.holds(game, who) else ()  # type: ignore[attr-defined]
    return (whole,)


@effect
class Triggers(Ask):
    """D22: triggered effects that ask, in the owner's order; each may be declined."""

    items: tuple[Waiting, ...]

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = [trigger_option(source, n) for n, (source, part) in enumerate(self.items) if part.can(game, who)]
        return [*found, DECLINE] if found else []

    def why_not(self, game: UnderwaterCities, who: int, answer: str) -> Text | None:
        verb, _, contract = answer.partition(" ")
        if verb != "claim":
            return None
        if any(contract in player.contracts for player in game.seats):
            return Text("underwater-cities-why-claimed", contract=Ref(contract))
        criteria: Any = game.content.contracts[contract].criteria if contract in game.contracts else ()
        is_met = all(one.holds(game, who) for one in criteria)
        return None if is_met else Text("underwater-cities-why-claim", contract=Ref(contract))

    def builds(self) -> bool:
        return True

    def may_end(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return most_of([part for _, part in self.items], game, who, now=False)  # type: ignore[misc]

    def chosen(self, game: UnderwaterCities, who: int, key: int | None) -> None:
        if key is None:
            return
        source, part = self.items[key]
        if not is_contract(source):  # it tells that it is claimed
            game.tell("triggered", seat=who, source=source)
        rest = self.items[:key] + self.items[key + 1 :]
        game.push(who, part, *([Triggers(rest)] if rest else []))


def is_contract(source: str) -> bool:
    return source.startswith("K")


@cache
def trigger_option(source: str, n: int) -> Option:
    if is_contract(source):
        return Option(n, f"claim {source}", Text("underwater-cities-claim", card=Ref(source)), (f"card:{source}",))
    written = source[1:] if source.startswith("U") else source
    sort = {"U": "card:", "M": "metropolis:"}.get(source[0])  # a site is not pressed
    places = (f"{sort}{source}",) if sort else ()
    return Option(n, f"trigger {written}", Text("underwater-cities-trigger", card=Ref(source)), places)
