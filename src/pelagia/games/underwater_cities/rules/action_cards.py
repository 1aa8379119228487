"""Action cards: using them and making them ready (UC 9.5, 19.3)."""

from __future__ import annotations

from functools import cache

from pelagia.core.asking import Because
from pelagia.core.combinators import AnyOrder, Optional
from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.lookahead import Goal, can_reach
from pelagia.core.state import drop
from pelagia.core.text import Ref
from pelagia.games.underwater_cities.content.card import ACTION, Card
from pelagia.games.underwater_cities.rules.combinators import ABILITIES, block, opened
from pelagia.games.underwater_cities.rules.drawing import card_option
from pelagia.games.underwater_cities.rules.permanent import Event, standing
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import react
from pelagia.games.underwater_cities.rules.words import Ask, Part, Word


def action_cards(game: UnderwaterCities, who: int) -> list[str]:
    cards = game.content.cards
    return [id for id in game.seats[who].claimed if cards[id].type is ACTION]


def ready_cards(game: UnderwaterCities, who: int) -> list[str]:
    cards, used = game.content.cards, game.seats[who].used
    return [id for id in game.seats[who].claimed if cards[id].type is ACTION and id not in used]


@cache
def whole_of(card: Card) -> Part:
    """All effects of a card as one."""
    return card.effects[0] if len(card.effects) == 1 else block(*card.effects)


def can_use(game: UnderwaterCities, who: int, id: str) -> bool:
    """Whether a part of a ready action card can be used. It counts as used meanwhile, as it would be."""
    player = game.seats[who]
    before = player.used
    player.used = (*before, id)
    found = can_when_used(game, who, id)
    player.used = before
    return found


def can_when_used(game: UnderwaterCities, who: int, id: str) -> bool:
    """Whether a part of an action card can be done, after what its use triggers: that comes first (UC 9.5)."""
    if whole_of(game.content.cards[id]).can(game, who):
        return True
    return bool(standing(game, who).watched[Event.ACTION_USED]) and can_reach(game, who, CardCan(id), SEEN_USED)


@effect
class CardCan(Goal[UnderwaterCities]):
    """A part of an action card must be possible."""

    card: str

    def needed(self, game: UnderwaterCities, who: int) -> Part:
        return whole_of(game.content.cards[self.card])


@effect
class SeenUsed(Word):
    """What watches the use of an action card, for trials."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        react(game, who, Event.ACTION_USED)


SEEN_USED = SeenUsed()


@effect
class UseAction(Ask):
    """D14: use ready action cards, one after the other (UC 9.5)."""

    n: int

    def can(self, game: UnderwaterCities, who: int) -> bool:
        player, cards = game.seats[who], game.content.cards
        for id in player.claimed:
            if cards[id].type is ACTION and id not in player.used and can_use(game, who, id):
                return True
        return False

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("use", id, "card") for id in ready_cards(game, who) if can_use(game, who, id)]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        game.seats[who].used += (key,)
        if self.n > 1:
            game.push(who, AnyOrder((UseAction(self.n - 1),), Optional.ALL, ABILITIES))
        use_action_of(game, who, key)

    def written(self) -> str:
        return "use action card"


def use_action_of(game: UnderwaterCities, who: int, id: str) -> None:
    """Resolve the effect of an action card, and what watches the use (UC 9.5)."""
    game.tell("used", seat=who, card=Ref(id))
    game.push(who, *opened(whole_of(game.content.cards[id])), Because(id))
    react(game, who, Event.ACTION_USED)


@effect
class Ready(Word):
    """Turn up to so many used own action cards ready."""

    n: int

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return bool(game.seats[who].used)

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, ReadyOne(), *[AnyOrder((Ready(self.n - 1),), Optional.ALL, ABILITIES)] * (self.n > 1))


@effect
class ReadyOne(Ask):
    """D27: which used action card becomes ready."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("ready", id, "card") for id in game.seats[who].used]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player = game.seats[who]
        player.used = drop(player.used, key)
        game.tell("readied", seat=who, card=Ref(key))
