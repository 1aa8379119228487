"""Which pairs of space and card need no trial (UC 6.4): what a card may bring, and what its space lacks."""

from __future__ import annotations

from functools import cache

from pelagia.core.combinators import AnyOrder, Optional, Repeat, Seq
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    CRED,
    INSTANT,
    PERMANENT,
    SCI,
    START,
    Card,
    Goods,
    Space,
)
from pelagia.games.underwater_cities.rules.abilities import unused_abilities
from pelagia.games.underwater_cities.rules.action_cards import UseAction, action_cards, ready_cards, whole_of
from pelagia.games.underwater_cities.rules.card_block import card_can
from pelagia.games.underwater_cities.rules.combinators import OneOf
from pelagia.games.underwater_cities.rules.forecast.bound import HOPELESS, NO_MORE, Bound, at_most, sure
from pelagia.games.underwater_cities.rules.forecast.reach import reachable
from pelagia.games.underwater_cities.rules.gains import GainDifferent
from pelagia.games.underwater_cities.rules.goods import add, can_with, has_goods, only, without
from pelagia.games.underwater_cities.rules.paying import Pay
from pelagia.games.underwater_cities.rules.permanent import (
    Event,
    Less,
    OncePerTurn,
    OnSpace,
    UpgradePrice,
    having,
    standing,
)
from pelagia.games.underwater_cities.rules.production_cards import TakeProduction
from pelagia.games.underwater_cities.rules.spaces import Perform, SpaceStays, action_of, own_action, passing
from pelagia.games.underwater_cities.rules.state import ACTION_LIMIT, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Part

CHANGES = (Less, OnSpace, UpgradePrice, OncePerTurn)  # what makes a difference to a space that uses no other card


@cache
def is_always_usable(space: Space) -> bool:
    """Whether some part of a space can be used whatever a player has."""
    return sure(own_action(space)).steady


@HOPELESS.of(SpaceStays)
def _(goal: SpaceStays, game: UnderwaterCities, who: int, most: Bound) -> bool:
    return is_out_of_reach(game, who, action_of(game, who, goal.space), most)


def is_out_of_reach(game: UnderwaterCities, who: int, action: Part, most: Bound) -> bool:
    """Whether a space lacks something that this many more goods and a new piece cannot provide."""
    more = reachable(game, who, most)
    if more is None or can_with(game, who, more.goods, action):
        return False
    return not may_be_opened(game, who, action, more)


def may_be_opened(game: UnderwaterCities, who: int, action: Part, most: Bound) -> bool:
    """Whether new pieces might make a space usable: by a site that they open, or because an action card needs them."""
    if sure(action).uses_others and ready_cards(game, who):
        return True
    if most.cities:
        return can_on_new_sites(game, who, action, most.goods)
    return most.tunnels > 0 and can_with(game, who, add(most.goods, only(SCI)), action)


def can_on_new_sites(game: UnderwaterCities, who: int, action: Part, more: Goods) -> bool:
    """Whether this many more goods would be enough if all sites near the start were free, and gave science."""
    player = game.seats[who]
    before = player.cities, player.buildings
    player.cities, player.buildings = 1 << START, (0,) * len(player.buildings)
    try:
        return can_with(game, who, add(more, only(SCI)), action)
    finally:
        player.cities, player.buildings = before


Lifts = dict[str, Bound | None]  # by card: at most what it brings before the space; None if it must be tried


def is_usable_with(game: UnderwaterCities, who: int, space: str, action: Part, card: Card, lifts: Lifts) -> bool | None:
    """Whether an unusable space becomes usable by a card of its colour; None if that must be tried."""
    if card.type is not INSTANT:
        return is_usable_when_claimed(game, who, space, action, card)
    if card.id not in lifts:
        lifts[card.id] = lift(game, who, card)
    most = lifts[card.id]
    if most == NO_MORE and not unused_abilities(game, who):
        return False
    if most is not None and is_out_of_reach(game, who, action, most):
        return False
    return True if is_usable_after(game, who, action, card) else None


def lift(game: UnderwaterCities, who: int, card: Card) -> Bound | None:
    """At most what an instant card brings before the space: a cheap test that spares most trials."""
    if card.cost and standing(game, who).watched[Event.SPECIAL_PAID]:
        return None
    return at_most(whole_of(card), game, who, now=True) if card_can(game, who, card) else NO_MORE


def is_usable_when_claimed(game: UnderwaterCities, who: int, space: str, action: Part, card: Card) -> bool | None:
    """The same for a card that is only claimed. It lies there while the space is asked, so that all that it changes
    or allows is in the answer."""
    own = unused_abilities(game, who)
    if card.type is ACTION and len(action_cards(game, who)) >= ACTION_LIMIT:  # what it replaces may be used
        return None
    if card.cost and (own or standing(game, who).watched[Event.SPECIAL_PAID]):  # it may also be declined
        return None
    if not (own or sure(action).uses_others or having(card, CHANGES)):
        return False
    player = game.seats[who]
    before = player.claimed, player.stock
    try:
        if card.type in (ACTION, PERMANENT) and card_can(game, who, card):  # no other type changes a space
            player.claimed = (*player.claimed, card.id)
            player.stock = without(player.stock, only(CRED, card.cost))
        action = action_of(game, who, space)
        if action.can(game, who):
            return True
        abilities = own or having(card, OncePerTurn)
        return None if abilities and not is_out_of_reach(game, who, action, NO_MORE) else False
    finally:
        player.claimed, player.stock = before


def is_usable_after(game: UnderwaterCities, who: int, action: Part, card: Card) -> bool:
    """Whether an instant card surely leaves a space usable: there is a way to play it that can be told at once."""
    if card.type is not INSTANT or card.cost or sure(action).uses_others:
        return False
    return any(can_with(game, who, way, action) for way in dict.fromkeys(ways(whole_of(card), game, who)))


def ways(word: Part, game: UnderwaterCities, who: int) -> list[Goods]:
    """What it may bring, less what it takes, if all else in it is left out: some ways, those that nothing can spoil."""
    least = sure(word).least
    found = [] if least is None else [least]
    if not word.can(game, who):
        return []
    player = game.seats[who]
    match word:
        case Pay():
            before = player.stock
            for cost in word.costs:
                if has_goods(player, cost):
                    player.stock = without(before, cost)
                    found += [without(way, cost) for way in ways(word.part, game, who)]
                    player.stock = before
        case Perform():
            for id in passing(game, who, word.filter):
                found += ways(action_of(game, who, id), game, who)
        case UseAction():
            used = player.used
            for id in ready_cards(game, who):
                player.used = (*used, id)
                found += ways(whole_of(game.content.cards[id]), game, who)
            player.used = used
        case GainDifferent() | TakeProduction(n=1):
            found += [option.key for option in word.options(game, who)]
        case OneOf():
            found += [way for part in word.parts for way in ways(part, game, who)]
        case Repeat(least=1):
            found += ways(word.part, game, who)
        case Seq() if word.optional is not Optional.NONE:
            found += ways(word.parts[0], game, who)
        case AnyOrder() if word.optional is not Optional.NONE:
            more = [way for part in word.parts if not part.is_plain() for way in ways(part, game, who)]
            found += [add(least, way) for way in more] if least else more
    return found


def card_spends(game: UnderwaterCities, who: int, card: Card) -> bool:
    """Whether the card block may take away what the space needs."""
    if card.cost or card.type is INSTANT:
        return card.cost > 0 or not sure(whole_of(card)).thrifty
    return card.type is ACTION and len(action_cards(game, who)) >= ACTION_LIMIT


def is_safe(game: UnderwaterCities, who: int, action: Part, card: Card) -> bool:
    """Whether a usable space surely stays usable during the card block, in which abilities may be used too."""
    if any(one.space == game.space for one in having(card, OnSpace)):
        return False
    if sure(action).steady:
        return True
    return not card_spends(game, who, card) and (card.type is not INSTANT or not unused_abilities(game, who))
