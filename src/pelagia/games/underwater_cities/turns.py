"""One turn: discard, place a tile with a card, the two blocks, the end (UC 4, 6.4, 9, 10)."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.abilities import WINDOW, Window, has_unused_ability
from pelagia.games.underwater_cities.actions import (
    action_cards,
    action_of,
    has_use_action,
    is_always_usable,
    may_be_opened,
    use_action_of,
    use_space,
    whole_of,
)
from pelagia.games.underwater_cities.combine import opened
from pelagia.games.underwater_cities.conditional import can_after
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    CRED,
    INSTANT,
    NOTHING,
    PERMANENT,
    Card,
    Colour,
    Goods,
)
from pelagia.games.underwater_cities.gains import card_option, discard, draw, forget
from pelagia.games.underwater_cities.permanent import (
    Event,
    Less,
    OnSpace,
    UpgradePrice,
    hand_limit,
    having,
    own_extras,
    react,
    standing,
)
from pelagia.games.underwater_cities.state import ACTION_LIMIT, CLONE_PRICE, NOBODY, UnderwaterCities
from pelagia.games.underwater_cities.words import (
    DECLINE,
    Ask,
    Goal,
    Word,
    add,
    can_reach,
    only,
    push_goal,
    spend,
    times,
)

FREE_SPACE = "S0"
CREDIT = only(CRED)


@effect
class Turn(Word):
    """T1 to T3; the rest follows from what is chosen there."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.active, game.space, game.played, game.just_built = who, "", "", ""
        game.built, game.fired = [0] * 7, []
        game.tell("turn", seat=who)
        game.push(who, DISCARD_DOWN, WINDOW, PLACE)


@effect
class DiscardDown(Ask):
    """D03: discard down to the hand limit, in ascending order of the hand."""

    start: int = 0

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        hand = game.seats[who].hand
        too_many = len(hand) - hand_limit(game, who)
        last = len(hand) - too_many + 1
        return [card_option("discard", card) for card in hand[self.start : last]] if too_many > 0 else []

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        hand = game.seats[who].hand
        game.push(who, DiscardDown(hand.index(key)))
        hand.remove(key)
        discard(game, who, key)


@effect
class Place(Ask):
    """D05: every legal pair of a space and a card (UC 6.4)."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        hand, spaces = game.seats[who].hand, game.content.spaces
        found: list[Option] = []
        lifts: Lifts = {}
        may_clone = game.cloner == NOBODY and game.seats[who].stock[CRED] >= CLONE_PRICE
        for place, tile in enumerate(game.tiles):
            clone = tile != NOBODY
            if clone and not (may_clone and tile != who):
                continue
            id = game.spaces[place]
            legal = hand
            if not is_always_usable(spaces[id]):
                action = action_of(game, who, id)
                if not (can_after(game, who, CREDIT, action) if clone else action.can(game, who)):
                    legal = [card for card in hand if can_make_usable(game, who, id, action, card, clone, lifts)]
            found += [clone_option(id, card) if clone else place_option(id, card) for card in legal]
        return found + [place_option(FREE_SPACE, card) for card in hand]

    def chosen(self, game: UnderwaterCities, who: int, key: tuple[str, str, bool]) -> None:
        put(game, who, *key)

    def why_not(self, game: UnderwaterCities, who: int, answer: str) -> Text | None:
        verb, _, rest = answer.partition(" ")
        space, _, card = rest.partition(" with ")
        if verb not in ("place", "clone") or space not in game.spaces or f"U{card}" not in game.seats[who].hand:
            return None
        free = game.tiles[game.spaces.index(space)] == NOBODY
        if verb == "place":
            return Text("underwater-cities-why-useless" if free else "underwater-cities-why-occupied", space=Ref(space))
        return Text("underwater-cities-why-clone", space=Ref(space))


@cache
def place_option(space: str, card: str) -> Option:
    text = Text("underwater-cities-place", space=Ref(space), card=Ref(card))
    return Option((space, card, False), f"place {space} with {card[1:]}", text, (f"space:{space}", f"hand:{card}"))


@cache
def clone_option(space: str, card: str) -> Option:
    text = Text("underwater-cities-clone", space=Ref(space), card=Ref(card))
    places = ("clone", f"space:{space}", f"hand:{card}")
    return Option((space, card, True), f"clone {space} with {card[1:]}", text, places)


def put(game: UnderwaterCities, who: int, space: str, card: str, clone: bool) -> None:
    """T3 and T4: tile and card are placed, and what watches an off-colour card happens (R63)."""
    player = game.seats[who]
    player.hand.remove(card)
    forget(game, who, card)
    player.tiles -= 1
    game.played, game.space = card, space
    if space == FREE_SPACE:
        game.free_tiles.append(who)
    elif clone:
        spend(game, who, CREDIT, "clone")
        game.cloner, game.cloned = who, game.spaces.index(space)
    else:
        game.tiles[game.spaces.index(space)] = who
    if clone:
        game.tell("cloned", seat=who, space=space, card=card)
    else:
        game.tell("placed", seat=who, space=space, card=card)
    game.push(who, BLOCKS)
    if space != FREE_SPACE and not is_match(game):
        react(game, who, Event.PLAYED_OFF_COLOUR)


def is_match(game: UnderwaterCities) -> bool:
    colour = game.content.spaces[game.space].colour
    return colour is not Colour.NONE and game.content.cards[game.played].colour is colour


# When a pair is legal (UC 6.4)


@effect
class SpaceStays(Goal):
    """After the card, a part of the space must be usable."""

    space: str

    def holds(self, game: UnderwaterCities, who: int) -> bool:
        return action_of(game, who, self.space).can(game, who)

    def is_hopeless(self, game: UnderwaterCities, who: int, most: Goods) -> bool:
        return is_out_of_reach(game, who, action_of(game, who, self.space), most)

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.goals.pop()


def is_out_of_reach(game: UnderwaterCities, who: int, action: Word, most: Goods) -> bool:
    """Whether a space lacks something that so many more goods and a new piece cannot bring about."""
    return not can_after(game, who, times(most, -1), action) and not may_be_opened(game, who, action, most)


Lifts = dict[str, Goods | None]  # by card: at most what it brings before the space; None if it must be tried


def can_make_usable(
    game: UnderwaterCities, who: int, space: str, action: Word, id: str, clone: bool, lifts: Lifts
) -> bool:
    """Whether an unusable space becomes usable by triggers of the placing or by the card; tried on a clone."""
    card = game.content.cards[id]
    if card.colour is not game.content.spaces[space].colour:
        if (Event.PLAYED_OFF_COLOUR, 0) not in standing(game, who).watched:
            return False
        return can_reach(game, who, SpaceStays(space), Put(space, id, clone))
    if id not in lifts:
        lifts[id] = lift(game, who, card)
    most = lifts[id]
    if most is not None:
        usable = any(most) and can_after(game, who, times(most, -1), action)
        if not usable and not may_be_opened(game, who, action, most):
            return card.type is ACTION and has_use_action(action) and can_try(game, who, space, id, clone)
    return can_try(game, who, space, id, clone)


def can_try(game: UnderwaterCities, who: int, space: str, id: str, clone: bool) -> bool:
    return can_reach(game, who, SpaceStays(space), Put(space, id, clone), CARD_BLOCK)


def lift(game: UnderwaterCities, who: int, card: Card) -> Goods | None:
    """At most what a card brings before the space: a cheap test that spares most trials."""
    if card.cost and (Event.SPECIAL_PAID, 0) in standing(game, who).watched:
        return None
    if card.type is PERMANENT:
        return None if any(having(card, cls) for cls in (Less, OnSpace, UpgradePrice)) else NOTHING
    if card.type is ACTION:  # the replaced card may be used; the new one too, where the space allows it
        return None if len(action_cards(game, who)) >= ACTION_LIMIT else NOTHING
    if card.type is not INSTANT or not card_can(game, who, card):
        return NOTHING
    return whole_of(card).most_now(game, who)


@effect
class Put(Word):
    """Placing alone, for trials: the blocks are left out."""

    space: str
    card: str
    clone: bool

    def run(self, game: UnderwaterCities, who: int) -> None:
        put(game, who, self.space, self.card, self.clone)
        game.agenda.remove((who, BLOCKS))


def card_can(game: UnderwaterCities, who: int, card: Card) -> bool:
    """Whether the card block can do something now; a possible claim counts."""
    if card.cost > game.seats[who].stock[CRED]:
        return False
    return card.type is not INSTANT or can_after(game, who, only(CRED, card.cost), whole_of(card))


def card_spends(game: UnderwaterCities, who: int, card: Card) -> bool:
    """Whether the card block may take away what the space needs."""
    if card.cost or card.type is INSTANT:
        return card.cost > 0 or whole_of(card).spends()
    return card.type is ACTION and len(action_cards(game, who)) >= ACTION_LIMIT


# The two blocks


@effect
class Blocks(Ask):
    """D06: card first or space first. Without a match there is only the space (T5)."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        if not is_match(game):
            return [SPACE_FIRST]
        card = game.content.cards[game.played]
        action = action_of(game, who, game.space)
        usable = action.can(game, who)
        found = []
        if card_can(game, who, card) and (
            (usable and is_safe(game, who, action, card)) or can_reach(game, who, SpaceStays(game.space), MUST_PLAY)
        ):
            found.append(CARD_FIRST)
        return [*found, SPACE_FIRST] if usable else found

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        if not is_match(game):
            game.push(who, SPACE_BLOCK, WINDOW, END_TURN)
        elif key == "space":
            game.push(who, SPACE_BLOCK, WINDOW, CARD_BLOCK, WINDOW, END_TURN)
        else:
            action = action_of(game, who, game.space)
            card = game.content.cards[game.played]
            game.push(who, BETWEEN, SPACE_BLOCK, WINDOW, END_TURN)
            if action.can(game, who) and is_safe(game, who, action, card):
                game.push(who, CARD_BLOCK)
            else:
                push_goal(game, who, SpaceStays(game.space), CARD_BLOCK)


def is_safe(game: UnderwaterCities, who: int, action: Word, card: Card) -> bool:
    """Whether a usable space surely stays usable during the card block, in which abilities may be used too."""
    if action.is_steady():
        return True
    return not card_spends(game, who, card) and (card.type is not INSTANT or not has_unused_ability(game, who))


CARD_FIRST = Option("card", "card first", Text("underwater-cities-card-first"))
SPACE_FIRST = Option("space", "space first", Text("underwater-cities-space-first"))


@effect
class Between(Word):
    """W2 before the space block, which must stay usable (UC 6.4 no. 6)."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, Window(action_of(game, who, game.space)))


@effect
class SpaceBlock(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        use_space(game, who, game.space)


@effect
class CardBlock(Word):
    """What a matching card does: an instant is resolved, the others are claimed (UC 9.2, 9.3, 9.6).

    `must`: it may not be declined, for the trial whether it can do something before the space.
    """

    must: bool = False

    def builds(self) -> bool:
        return True

    def run(self, game: UnderwaterCities, who: int) -> None:
        card = game.content.cards[game.played]
        if not card_can(game, who, card):
            game.push(who, LEAVE)
        elif card.type is ACTION and len(action_cards(game, who)) >= ACTION_LIMIT:
            game.push(who, Replace(self.must))
        elif card.cost:
            game.push(who, PaySpecial("", self.must))
        else:
            resolve_card(game, who, card, "", self.must)


@effect
class Replace(Ask):
    """D20: one of four old action cards for the new one, or decline the claim."""

    must: bool = False

    def builds(self) -> bool:
        return True

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = [card_option("replace", id, "card") for id in action_cards(game, who)]
        return found if self.must else [*found, DECLINE]

    def chosen(self, game: UnderwaterCities, who: int, key: str | None) -> None:
        card = game.content.cards[game.played]
        if key is None:
            game.push(who, LEAVE)
        elif card.cost:
            game.push(who, PaySpecial(key, self.must))
        else:
            resolve_card(game, who, card, key)


@effect
class PaySpecial(Ask):
    """D19: pay the cost of a special card or decline."""

    replaced: str
    must: bool = False

    def builds(self) -> bool:
        return True

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        pay = special_option(game.content.cards[game.played].cost)
        return [pay] if self.must else [pay, DECLINE]

    def chosen(self, game: UnderwaterCities, who: int, key: Goods | None) -> None:
        if key is None:
            game.push(who, LEAVE)
        else:
            spend(game, who, key, game.played)
            resolve_card(game, who, game.content.cards[game.played], self.replaced)
            react(game, who, Event.SPECIAL_PAID)


@cache
def special_option(credits: int) -> Option:
    written = f"pay {credits} credit{'s' * (credits > 1)}"
    return Option(only(CRED, credits), written, Text("underwater-cities-pay-special", n=credits))


def resolve_card(game: UnderwaterCities, who: int, card: Card, replaced: str, must: bool = False) -> None:
    """Resolve an instant or claim the card, in the place of another one if need be."""
    player = game.seats[who]
    if card.type is INSTANT:
        game.tell("resolved", seat=who, card=card.id)
        game.push(who, *opened(whole_of(card), may_stop=not card.cost and not must), Leave(paid=card.cost > 0))
        return
    was_ready = replaced and replaced not in player.used
    if replaced:
        player.claimed.remove(replaced)
        if not was_ready:
            player.used.remove(replaced)
        discard(game, who, replaced)
    player.claimed.append(card.id)
    game.played = ""
    game.tell("claimed", seat=who, card=card.id)
    if was_ready:
        game.push(who, UseReplaced(replaced))


@effect
class UseReplaced(Ask):
    """D21: the action of a card that was replaced while ready may be used once."""

    card: str

    def builds(self) -> bool:
        return True

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        if not whole_of(game.content.cards[self.card]).can(game, who):
            return []
        return [card_option("use replaced", self.card, ""), DECLINE]

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        return NOTHING if option.key is None else self.most(game, who)

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        most, more = whole_of(game.content.cards[self.card]).most(game, who), own_extras(game, who)
        return None if most is None or more is None else add(most, more)

    def chosen(self, game: UnderwaterCities, who: int, key: str | None) -> None:
        if key is not None:
            use_action_of(game, who, key)


@effect
class Leave(Word):
    """The played card leaves its zone (T10, UC 9.4); a paid instant is tucked."""

    paid: bool = False

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        return NOTHING

    def run(self, game: UnderwaterCities, who: int) -> None:
        card, game.played = game.played, ""
        if self.paid:
            game.seats[who].tucked.append(card)
        elif card:
            discard(game, who, card)


@effect
class EndTurn(Word):
    """T10 to T12."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        if game.played:
            LEAVE.run(game, who)
        game.agenda.append((who, DRAW_ONE))
        react(game, who, Event.TURN_END)


@effect
class DrawOne(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        draw(game, who, 1)
        game.active, game.space = NOBODY, ""


MUST_PLAY = CardBlock(must=True)
TURN, DISCARD_DOWN, PLACE, BLOCKS = Turn(), DiscardDown(), Place(), Blocks()
BETWEEN, SPACE_BLOCK, CARD_BLOCK, LEAVE, END_TURN, DRAW_ONE = (
    Between(),
    SpaceBlock(),
    CardBlock(),
    Leave(),
    EndTurn(),
    DrawOne(),
)
