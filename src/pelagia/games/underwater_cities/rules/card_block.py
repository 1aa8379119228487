"""The card block: what a matching card does (UC 9.2 to 9.6)."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.state import drop
from pelagia.core.text import Arg, Ref, Text
from pelagia.games.underwater_cities.content.card import ACTION, CRED, INSTANT, Card, Goods
from pelagia.games.underwater_cities.rules.action_cards import action_cards, can_when_used, use_action_of, whole_of
from pelagia.games.underwater_cities.rules.combinators import droppable, opened
from pelagia.games.underwater_cities.rules.drawing import card_option, discard
from pelagia.games.underwater_cities.rules.goods import only, spend
from pelagia.games.underwater_cities.rules.permanent import Event
from pelagia.games.underwater_cities.rules.state import ACTION_LIMIT, UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import react
from pelagia.games.underwater_cities.rules.words import DECLINE, Ask, Word


def card_can(game: UnderwaterCities, who: int, card: Card) -> bool:
    """Whether the card block can do something now; a possible claim counts, and so does a payment (R101)."""
    if card.cost:
        return card.cost <= game.seats[who].stock[CRED]
    return card.type is not INSTANT or whole_of(card).can(game, who)


def is_only_claimed(game: UnderwaterCities, who: int, card: Card) -> bool:
    """Whether the card block claims the card, and neither takes nor asks anything."""
    is_full = card.type is ACTION and len(action_cards(game, who)) >= ACTION_LIMIT
    return card.type is not INSTANT and not card.cost and not is_full


@effect
class CardBlock(Word):
    """What a matching card does: an instant is resolved, the others are claimed (UC 9.2, 9.3, 9.6).

    `must`: it may not be declined, for the trial whether it can do something before the space.
    """

    must: bool = False

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

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
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

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        pay = special_option(game.content.cards[game.played].cost)
        return [pay] if self.must else [pay, DECLINE]

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return Text("underwater-cities-ask-pay-special", card=Ref(game.played))

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
        game.tell("resolved", seat=who, card=Ref(card.id))
        game.push(who, *(opened if must else droppable)(whole_of(card)), TUCK if card.cost else LEAVE)
        return
    was_ready = replaced and replaced not in player.used
    if replaced:
        player.claimed = drop(player.claimed, replaced)
        if not was_ready:
            player.used = drop(player.used, replaced)
        discard(game, who, replaced)
    player.claimed += (card.id,)
    game.played = ""
    game.tell("claimed", seat=who, card=Ref(card.id))
    if was_ready:
        game.push(who, UseReplaced(replaced))


@effect
class UseReplaced(Ask):
    """D21: the action of a card that was replaced while ready may be used once."""

    card: str

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        if not can_when_used(game, who, self.card):
            return []
        return [card_option("use replaced", self.card, ""), DECLINE]

    def chosen(self, game: UnderwaterCities, who: int, key: str | None) -> None:
        if key is not None:
            use_action_of(game, who, key)


@effect
class Leave(Word):
    """The played card leaves its zone (T10, UC 9.4); a paid instant is tucked."""

    paid: bool = False

    def cause(self, game: UnderwaterCities) -> Arg | None:
        return Ref(game.played) if game.played else None

    def run(self, game: UnderwaterCities, who: int) -> None:
        card, game.played = game.played, ""
        if self.paid:
            game.seats[who].tucked += (card,)
        elif card:
            discard(game, who, card)


CARD_BLOCK, MUST_PLAY, LEAVE, TUCK = CardBlock(), CardBlock(must=True), Leave(), Leave(paid=True)
