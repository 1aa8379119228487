"""One turn: discard, place a tile with a card, the two blocks, the end (UC 4, 6.4, 9, 10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from pelagia.core.asking import Series
from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.lookahead import can_reach, push_goal
from pelagia.core.state import drop, put
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import CRED, FREE_SPACE, Card, Colour, Content, Space, written_card
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.abilities import WINDOW, Window, window
from pelagia.games.underwater_cities.rules.building import buildable
from pelagia.games.underwater_cities.rules.card_block import CARD_BLOCK, LEAVE, MUST_PLAY, card_can, is_only_claimed
from pelagia.games.underwater_cities.rules.drawing import card_option, discard, draw, forget
from pelagia.games.underwater_cities.rules.forecast.pairs import (
    Lifts,
    is_always_usable,
    is_out_of_reach,
    is_safe,
    is_usable_after,
    is_usable_with,
)
from pelagia.games.underwater_cities.rules.forecast.reach import triggered
from pelagia.games.underwater_cities.rules.goods import can_with, only, spend, without
from pelagia.games.underwater_cities.rules.permanent import Event, OncePerTurn, OnSpace, hand_limit, having, standing
from pelagia.games.underwater_cities.rules.spaces import SpaceStays, action_of, built_by, changed_action, use_space
from pelagia.games.underwater_cities.rules.state import CLONE_PRICE, NO_CLONING, NOBODY, UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import react, reactions, settle
from pelagia.games.underwater_cities.rules.words import Ask, Part, Word, how_many

CREDIT = only(CRED)
LESS_CREDIT = only(CRED, -CLONE_PRICE)
NOT_ASKED = -1  # what can be built


@effect
class Turn(Word):
    """T1 to T3; the rest follows from what is chosen there."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.active, game.space, game.played, game.just_built = who, "", "", ""
        game.built, game.fired = (0,) * 7, ()
        if game.events is not None:
            game.tell("turn", seat=who)
        lasting = standing(game, who)
        game.push(who, PLACE)
        if lasting.abilities:
            game.push(who, WINDOW)
        if len(game.seats[who].hand) > lasting.hand_limit:
            game.push(who, DISCARD_DOWN)


@effect
class DiscardDown(Ask):
    """D03: discard down to the hand limit, in ascending order of the hand."""

    start: int = 0

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        hand = game.seats[who].hand
        too_many = len(hand) - hand_limit(game, who)
        last = len(hand) - too_many + 1
        return [card_option("discard", card) for card in hand[self.start : last]] if too_many > 0 else []

    def series(self, game: UnderwaterCities, who: int) -> Series | None:
        hand = game.seats[who].hand
        too_many = len(hand) - hand_limit(game, who)
        cards = [card_option("discard", card) for card in hand[self.start :]]
        return Series(too_many, cards, Text("underwater-cities-discard-cards", n=too_many))

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        too_many = len(game.seats[who].hand) - hand_limit(game, who)
        return how_many("underwater-cities-ask-discard-down", too_many)

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player = game.seats[who]
        game.push(who, DiscardDown(player.hand.index(key)))
        player.hand = drop(player.hand, key)
        discard(game, who, key)


@effect
class Place(Ask):
    """D05: every legal pair of a space and a card (UC 6.4)."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        player, content, lasting = game.seats[who], game.content, standing(game, who)
        hand, changes = player.hand, lasting.on_space
        if not hand:
            return []
        may_clone = game.cloner == NOBODY and player.stock[CRED] >= CLONE_PRICE
        placing = by_space(content, game.players, hand, False)
        cloning = by_space(content, game.players, hand, True) if may_clone else []
        found: list[Option] = []
        tiles, built = game.tiles, NOT_ASKED
        lifts: tuple[Lifts, Lifts] = ({}, {})  # of placing and of cloning, which costs something
        for n, row in enumerate(rows_of(content, game.players)):
            clone = tiles[n] != NOBODY
            if clone and (tiles[n] == who or not may_clone):
                continue
            options = cloning[n] if clone else placing[n]
            if changes and row.space.id in changes:
                row = row_of(row.space, *changes[row.space.id])
            if row.always_usable:
                found += options
                continue
            if clone:
                usable = can_with(game, who, LESS_CREDIT, row.action)
            else:
                if built == NOT_ASKED:
                    built = buildable(game, player, lasting)
                usable = row.built & built != 0 or can_any(row.rest, game, who)
            found += options if usable else made_usable(game, who, row, options, lifts[clone])
        found += placing[len(tiles)]  # the space that is always available
        return found

    def chosen(self, game: UnderwaterCities, who: int, key: tuple[str, str, bool]) -> None:
        space, card, clone = key
        if game.content.spaces[space].colour is game.content.cards[card].colour:
            game.push(who, BLOCKS)
        else:  # T5: without a match there is only the space
            game.push(who, SPACE_BLOCK, *window(game, who), END_TURN)
            if standing(game, who).watched[Event.PLAYED_OFF_COLOUR] and space != FREE_SPACE:
                action = action_of(game, who, space)
                if not (can_with(game, who, LESS_CREDIT, action) if clone else action.can(game, who)):
                    push_goal(game, who, SpaceStays(space), *window(game, who))  # what is triggered must make it usable
        place_pair(game, who, space, card, clone)

    def expected(self, game: UnderwaterCities, who: int) -> list[Option]:
        both = [(space, clone) for space in game.spaces for clone in (False, True)]
        return [pair(space, card, clone) for space, clone in both for card in game.seats[who].hand]

    def why_not(self, game: UnderwaterCities, who: int, key: tuple[str, str, bool]) -> Text | None:
        space, _, clone = key
        tile = game.tiles[game.spaces.index(space)]
        why = why_not_clone(game, who, tile) if clone else "useless" if tile == NOBODY else "occupied"
        return Text(f"underwater-cities-why-{why}", space=Ref(space)) if why else None


def why_not_clone(game: UnderwaterCities, who: int, tile: int) -> str:
    """The first thing that a space lacks to be cloned; nothing where there is no cloning tile."""
    if game.cloner == NO_CLONING:
        return ""
    if game.cloner != NOBODY:
        return "cloned"
    if tile in (NOBODY, who):
        return "clone-free" if tile == NOBODY else "clone-own"
    return "clone-credit" if game.seats[who].stock[CRED] < CLONE_PRICE else "clone-useless"


@cache
def pairs(content: Content, players: int, card: str, clone: bool) -> list[Option]:
    """The options with a card, by space: those of the main board, then the one that is always available."""
    return [pair(space, card, clone) for space in (*content.side(players), FREE_SPACE)]


def by_space(content: Content, players: int, hand: Sequence[str], clone: bool) -> list[tuple[Option, ...]]:
    """By space: the options with it, in the order of the hand."""
    return [*zip(*[pairs(content, players, card, clone) for card in hand], strict=True)]


def pair(space: str, card: str, clone: bool) -> Option:
    verb = "clone" if clone else "place"
    text = Text(f"underwater-cities-{verb}", space=Ref(space), card=Ref(card))
    lit = (*([places.CLONE] * clone), places.space(space), places.hand(card))
    return Option((space, card, clone), f"{verb} {space} with {written_card(card)}", text, lit)


@dataclass(frozen=True)
class Row:
    """What is to be known of a space of the main board, whoever's turn it is."""

    space: Space
    always_usable: bool
    action: Part
    built: int  # kinds, as a mask: if any of them can be built for its usual price, the space can be used
    rest: Sequence[Part]  # so it can if any of these can be done


@cache
def rows_of(content: Content, players: int) -> list[Row]:
    """The spaces of the main board, where no card changes them."""
    return [row_of(content.spaces[id]) for id in content.side(players)]


@cache
def row_of(space: Space, *changes: OnSpace) -> Row:
    """A space with what permanent cards change."""
    action = changed_action(space, *changes)
    return Row(space, not changes and is_always_usable(space), action, *built_by(action))


def place_pair(game: UnderwaterCities, who: int, space: str, card: str, clone: bool) -> None:
    """T3 and T4: tile and card are placed, and what watches an off-colour card happens (R63)."""
    player = game.seats[who]
    player.hand = drop(player.hand, card)
    forget(game, who, card)
    player.tiles -= 1
    game.played, game.space = card, space
    if space == FREE_SPACE:
        game.free_tiles += (who,)
    elif clone:
        spend(game, who, CREDIT, "clone")
        game.cloner, game.cloned = who, game.spaces.index(space)
    else:
        game.tiles = put(game.tiles, game.spaces.index(space), who)
    if game.events is not None:
        if clone:
            game.tell("cloned", seat=who, space=Ref(space), card=Ref(card))
        else:
            game.tell("placed", seat=who, space=Ref(space), card=Ref(card))
    if space != FREE_SPACE and not is_match(game):
        react(game, who, Event.PLAYED_OFF_COLOUR)


def is_match(game: UnderwaterCities) -> bool:
    colour = game.content.spaces[game.space].colour
    return colour is not Colour.NONE and game.content.cards[game.played].colour is colour


# When a pair is legal (UC 6.4)


def can_any(parts: Sequence[Part], game: UnderwaterCities, who: int) -> bool:
    for part in parts:  # noqa: SIM110 - a generator takes twice as long
        if part.can(game, who):
            return True
    return False


def made_usable(game: UnderwaterCities, who: int, row: Row, options: Sequence[Option], lifts: Lifts) -> list[Option]:
    """Those pairs with an unusable space that make it usable: by the card, or by what the placing triggers."""
    cards, colour = game.content.cards, row.space.colour
    is_watched = bool(standing(game, who).watched[Event.PLAYED_OFF_COLOUR])
    found: list[Option] = []
    for option in options:
        card = cards[option.key[1]]
        if card.colour is colour:
            makes_usable = can_make_usable(game, who, row, option, card, lifts)
        else:
            makes_usable = is_watched and can_trigger(game, who, row, option)
        if makes_usable:
            found.append(option)
    return found


def can_trigger(game: UnderwaterCities, who: int, row: Row, option: Option) -> bool:
    """Whether a space becomes usable by what a card of another colour triggers."""
    more = triggered(game, who).event[Event.PLAYED_OFF_COLOUR]
    hopeless = more is not None and is_out_of_reach(game, who, row.action, more)
    return not hopeless and can_reach(game, who, SpaceStays(row.space.id), Put(*option.key), *window(game, who))


def can_make_usable(game: UnderwaterCities, who: int, row: Row, option: Option, card: Card, lifts: Lifts) -> bool:
    """Whether a space becomes usable by a card of its colour; if need be, it is tried on a clone."""
    player, space, (_, _, clone) = game.seats[who], row.space.id, option.key
    before = player.stock
    if clone:
        player.stock = without(before, CREDIT)
    told = is_usable_with(game, who, space, row.action, card, lifts)
    player.stock = before
    if told is not None:
        return told
    return can_reach(game, who, SpaceStays(space), Put(*option.key), CARD_BLOCK, *between(game, who, card))


def between(game: UnderwaterCities, who: int, card: Card) -> tuple[Window, ...]:
    """W2 after a card that may bring an ability; without any it is left out, since bounds are better then."""
    return (WINDOW,) if having(card, OncePerTurn) else window(game, who)


@effect
class Put(Word):
    """Placing alone, for trials."""

    space: str
    card: str
    clone: bool

    def run(self, game: UnderwaterCities, who: int) -> None:
        place_pair(game, who, self.space, self.card, self.clone)


# The two blocks


@effect
class Blocks(Ask):
    """D06: card first or space first."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        card = game.content.cards[game.played]
        action = action_of(game, who, game.space)
        usable = action.can(game, who)
        found = []
        if card_can(game, who, card) and (
            (usable and is_safe(game, who, action, card))
            or is_usable_after(game, who, action, card)
            or can_reach(game, who, SpaceStays(game.space), MUST_PLAY, *between(game, who, card))
        ):
            found.append(card_first(game.played))
        return [*found, space_first(game.space)] if usable else found

    def obvious(self, game: UnderwaterCities, who: int, options: Sequence[Option]) -> Option | None:
        """A card that is only claimed comes first: it takes nothing, and may already help with the space."""
        only_claimed = is_only_claimed(game, who, game.content.cards[game.played])
        return next((option for option in options if only_claimed and option.key == "card"), None)

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        if key == "space":
            game.push(who, SPACE_BLOCK, *window(game, who), CARD_BLOCK, WINDOW, END_TURN)
        else:
            action = action_of(game, who, game.space)
            card = game.content.cards[game.played]
            game.push(who, SPACE_BLOCK, WINDOW, END_TURN)
            if action.can(game, who) and is_safe(game, who, action, card):
                game.push(who, CARD_BLOCK, BETWEEN)
            else:
                push_goal(game, who, SpaceStays(game.space), CARD_BLOCK, *between(game, who, card))


@cache
def card_first(card: str) -> Option:
    return Option("card", "card first", Text("underwater-cities-card-first", card=Ref(card)))


@cache
def space_first(space: str) -> Option:
    return Option("space", "space first", Text("underwater-cities-space-first", space=Ref(space)))


@effect
class Between(Word):
    """W2 before the space block, which must stay usable (UC 6.4 no. 6)."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        if window(game, who):
            push_goal(game, who, SpaceStays(game.space), WINDOW)


@effect
class SpaceBlock(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        use_space(game, who, game.space)


@effect
class EndTurn(Word):
    """T10 to T12."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        if game.played:
            LEAVE.run(game, who)
        if watching := reactions(game, who, Event.TURN_END):
            game.push(who, DRAW_ONE)
            settle(game, who, watching)
        else:
            DRAW_ONE.run(game, who)


@effect
class DrawOne(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        draw(game, who, 1)
        game.active, game.space = NOBODY, ""


TURN, DISCARD_DOWN, PLACE, BLOCKS = Turn(), DiscardDown(), Place(), Blocks()
BETWEEN, SPACE_BLOCK, END_TURN, DRAW_ONE = Between(), SpaceBlock(), EndTurn(), DrawOne()
