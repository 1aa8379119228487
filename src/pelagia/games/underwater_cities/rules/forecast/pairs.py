"""Which pairs of space and card need no trial (UC 6.4): what a card may bring, and what its space lacks."""

from __future__ import annotations

from functools import cache

from pelagia.games.underwater_cities.content.card import ACTION, INSTANT, PERMANENT, SCI, START, Card, Goods, Space
from pelagia.games.underwater_cities.rules.abilities import unused_abilities
from pelagia.games.underwater_cities.rules.action_cards import action_cards, ready_cards, whole_of
from pelagia.games.underwater_cities.rules.card_block import card_can
from pelagia.games.underwater_cities.rules.forecast.bound import HOPELESS, NO_MORE, Bound, at_most, sure, ways
from pelagia.games.underwater_cities.rules.forecast.reach import most_of_parts, reachable
from pelagia.games.underwater_cities.rules.goods import add, can_with, only
from pelagia.games.underwater_cities.rules.permanent import (
    Event,
    Less,
    OncePerTurn,
    OnSpace,
    UpgradePrice,
    having,
    standing,
)
from pelagia.games.underwater_cities.rules.spaces import SpaceStays, action_of, own_action
from pelagia.games.underwater_cities.rules.state import ACTION_LIMIT, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Part


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


def lift(game: UnderwaterCities, who: int, card: Card) -> Bound | None:
    """At most what a card brings before the space: a cheap test that spares most trials."""
    if card.cost and standing(game, who).watched[Event.SPECIAL_PAID]:
        return None
    if card.type is PERMANENT:
        if _changes_prices(card):
            return None
        return most_of_parts([ability.part for ability in having(card, OncePerTurn)], game, who, now=False)
    if card.type is ACTION:  # the replaced card may be used; the new one too, where the space allows it
        return None if len(action_cards(game, who)) >= ACTION_LIMIT else NO_MORE
    if card.type is not INSTANT or not card_can(game, who, card):
        return NO_MORE
    return at_most(whole_of(card), game, who, now=True)


@cache
def _changes_prices(card: Card) -> bool:
    return any(having(card, word) for word in (Less, OnSpace, UpgradePrice))


def claimed_for(game: UnderwaterCities, who: int, card: Card) -> list[Part] | None:
    """What may be used in W2 after a card that is only claimed; None if the card does or changes more than that."""
    if card.type is INSTANT or card_spends(game, who, card) or _changes_prices(card):
        return None
    own = [ability for _, _, ability in unused_abilities(game, who)]
    return [one.part for one in (*own, *having(card, OncePerTurn)) if one.part.can(game, who)]


def is_usable_after(game: UnderwaterCities, who: int, action: Part, card: Card) -> bool:
    """Whether a card surely leaves a space usable: there is a way to play it that can be told without a trial."""
    if card.type is not INSTANT or card.cost or sure(action).uses_others:
        return False
    return any(can_with(game, who, way, action) for way in dict.fromkeys(ways(whole_of(card), game, who)))


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
