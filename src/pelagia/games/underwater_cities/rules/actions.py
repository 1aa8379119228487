"""Action cards and action spaces as things to use (UC 6, 9.5, 9.9, 19.3)."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    AVAILABLE,
    NOTHING,
    OCCUPIED_BY_OTHER,
    SCI,
    START,
    Card,
    Filter,
    Goods,
    Space,
)
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.combine import AnyOrder, Open, opened
from pelagia.games.underwater_cities.rules.gains import Gain, GainDifferent, card_option
from pelagia.games.underwater_cities.rules.permanent import Event, OnSpace, Standing, extras, react, standing
from pelagia.games.underwater_cities.rules.state import NOBODY, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import (
    MADE_READY,
    NEW_CITY,
    NEW_TUNNEL,
    Ask,
    Goal,
    Word,
    add,
    can_reach,
    can_with,
    larger,
    only,
    times,
)


def action_cards(game: UnderwaterCities, who: int) -> list[str]:
    cards = game.content.cards
    return [id for id in game.seats[who].claimed if cards[id].type is ACTION]


@cache
def whole_of(card: Card) -> Word:
    """All effects of a card as one."""
    return card.effects[0] if len(card.effects) == 1 else AnyOrder(card.effects)  # type: ignore[return-value, arg-type]


def can_use(game: UnderwaterCities, who: int, id: str) -> bool:
    """Whether a part of a ready action card can be used. It counts as used meanwhile, as it would be."""
    used = game.seats[who].used
    used.append(id)
    found = can_when_used(game, who, id)
    used.pop()
    return found


def can_when_used(game: UnderwaterCities, who: int, id: str) -> bool:
    """Whether a part of an action card can be done, after what its use triggers: that comes first (UC 9.5)."""
    if whole_of(game.content.cards[id]).can(game, who):
        return True
    return bool(standing(game, who).watched[Event.ACTION_USED]) and can_reach(game, who, CardCan(id), SEEN_USED)


@effect
class CardCan(Goal):
    """A part of an action card must be possible."""

    card: str

    def needed(self, game: UnderwaterCities, who: int) -> Word:
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

    def ready(self, game: UnderwaterCities, who: int) -> list[str]:
        cards, used = game.content.cards, game.seats[who].used
        return [id for id in game.seats[who].claimed if cards[id].type is ACTION and id not in used]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        player, cards = game.seats[who], game.content.cards
        for id in player.claimed:
            if cards[id].type is ACTION and id not in player.used and can_use(game, who, id):
                return True
        return False

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("use", id, "card") for id in self.ready(game, who) if can_use(game, who, id)]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        game.seats[who].used.append(key)
        if self.n > 1:
            game.push(who, Open((UseAction(self.n - 1),), True))
        use_action_of(game, who, key)

    def name(self) -> str:
        return "use action card"

    def uses_others(self) -> bool:
        return True

    def builds(self) -> bool:
        return True

    def word_of(self, game: UnderwaterCities, who: int, key: str) -> Word:
        return whole_of(game.content.cards[key])

    def most_of_card(self, game: UnderwaterCities, who: int, id: str, now: bool) -> Goods | None:
        used = game.seats[who].used
        used.append(id)
        most = whole_of(game.content.cards[id]).most(game, who, now)
        used.pop()
        return most

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        cards = game.content.cards
        return [least for id in self.ready(game, who) if (least := whole_of(cards[id]).least()) is not None]

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        most, more = self.most_of_card(game, who, option.key, now=True), extras(game, who)
        return None if most is None or more is None or self.n > 1 else add(most, more)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        more = extras(game, who)
        best = NOTHING
        for id in self.ready(game, who):
            one = self.most_of_card(game, who, id, now and self.n == 1)
            if one is None:
                return None
            best = larger(best, one)
        return None if more is None else times(add(best, more), self.n)


USE_ONE = UseAction(1)


def use_action_of(game: UnderwaterCities, who: int, id: str) -> None:
    """Resolve the effect of an action card, and what watches the use (UC 9.5)."""
    game.tell("used", seat=who, card=id)
    game.push(who, *opened(whole_of(game.content.cards[id])))
    react(game, who, Event.ACTION_USED)


@effect
class Ready(Word):
    """Turn up to so many used own action cards ready."""

    n: int

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return bool(game.seats[who].used)

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, ReadyOne(), *[Open((Ready(self.n - 1),), True)] * (self.n > 1))

    def name(self) -> str:
        return "ready"

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return (0, 0, 0, 0, 0, MADE_READY)

    def spends(self) -> bool:
        return False


@effect
class ReadyOne(Ask):
    """D27: which used action card becomes ready."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("ready", id, "card") for id in game.seats[who].used]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        game.seats[who].used.remove(key)
        game.tell("readied", seat=who, card=key)


# Spaces


def of_space(word: Effect[Any]) -> Effect[Any]:
    """The action of a space: its own gains are known as such (R62)."""
    if isinstance(word, Gain | GainDifferent):
        return replace(word, of_space=True)
    return _mapped(word, of_space)


def with_less(word: Effect[Any], goods: Goods) -> Effect[Any]:
    """The same action, with a discount for all that is built by it."""
    if isinstance(word, Build):
        return replace(word, less=add(word.less, goods))
    return _mapped(word, lambda part: with_less(part, goods))


def _mapped(word: Effect[Any], change: Any) -> Effect[Any]:
    changed: dict[str, Any] = {}
    for one in fields(word):  # type: ignore[arg-type]
        value = getattr(word, one.name)
        if isinstance(value, Effect):
            changed[one.name] = change(value)
        elif isinstance(value, tuple) and value and isinstance(value[0], Effect):
            changed[one.name] = tuple(map(change, value))
    return replace(word, **changed) if changed else word  # type: ignore[type-var]


@cache
def own_action(space: Space) -> Word:
    return of_space(space.effect)  # type: ignore[return-value]


@cache
def is_always_usable(space: Space) -> bool:
    """Whether some part of a space can be used whatever a player has."""
    return own_action(space).is_steady()


@cache
def changed_action(space: Space, *changes: OnSpace) -> Word:
    """The action of a space with what permanent cards change (R65)."""
    word: Effect[Any] = space.effect
    for one in changes:
        word = one.change or word
    for one in changes:
        if one.less is not NOTHING:
            word = with_less(word, one.less)
    return of_space(word)  # type: ignore[return-value]


def action_of(game: UnderwaterCities, who: int, id: str) -> Word:
    """What a space does for a player."""
    return action_with(game.content.spaces[id], standing(game, who))


def action_with(space: Space, lasting: Standing) -> Word:
    """What a space does for the owner of such cards."""
    changes = lasting.on_space.get(space.id)
    return changed_action(space, *changes) if changes else own_action(space)


def can_use_space(game: UnderwaterCities, who: int, space: Space, lasting: Standing) -> bool:
    changes = lasting.on_space.get(space.id)
    if changes:
        return changed_action(space, *changes).can(game, who)
    return is_always_usable(space) or own_action(space).can(game, who)


def may_be_opened(game: UnderwaterCities, who: int, action: Word, most: Goods) -> bool:
    """Whether new pieces might make a space usable: by a site that they open, or because an action card needs them."""
    if action.uses_others() and (most[5] >= MADE_READY or USE_ONE.ready(game, who)):
        return True
    if most[5] >= NEW_CITY:
        return can_on_new_sites(game, who, action, most)
    return most[5] >= NEW_TUNNEL and can_with(game, who, add(most, only(SCI)), action)


def can_on_new_sites(game: UnderwaterCities, who: int, action: Word, most: Goods) -> bool:
    """Whether so many more goods would be enough if all sites near the start were free, and gave science."""
    player = game.seats[who]
    before = player.cities, player.buildings
    player.cities, player.buildings = 1 << START, [0] * len(player.buildings)
    try:
        return can_with(game, who, add(most, only(SCI)), action)
    finally:
        player.cities, player.buildings = before


def use_space(game: UnderwaterCities, who: int, id: str) -> None:
    """Put the action of a space on the agenda, chosen or performed."""
    game.push(who, *_steps(game.content.spaces[id], *standing(game, who).on_space.get(id, ())))


@cache
def _steps(space: Space, *changes: OnSpace) -> list[Effect[Any]]:
    return [*opened(changed_action(space, *changes)), SpaceUsed(space.id)]


@effect
class SpaceUsed(Word):
    space: str

    def may_end(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return extras(game, who)

    def run(self, game: UnderwaterCities, who: int) -> None:
        react(game, who, Event.SPACE_USED, self.space)


def passes(game: UnderwaterCities, who: int, filter: Filter, place: int) -> bool:
    """Whether a space passes the filter of `perform` (UC 19.3)."""
    tile = game.tiles[place]
    if filter is AVAILABLE:
        return tile == NOBODY
    mine = tile == who or (game.cloned == place and game.cloner == who)
    return not mine and (filter is not OCCUPIED_BY_OTHER or tile != NOBODY)


@effect
class Perform(Ask):
    """D25: perform the action of a coloured space; no tile is placed (UC 6.3 no. 4)."""

    filter: Filter

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        spaces, lasting = game.content.spaces, standing(game, who)
        found = [id for place, id in enumerate(game.spaces) if passes(game, who, self.filter, place)]
        return [perform_option(id) for id in found if can_use_space(game, who, spaces[id], lasting)]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        spaces, lasting = game.content.spaces, standing(game, who)
        for place, id in enumerate(game.spaces):
            if passes(game, who, self.filter, place) and can_use_space(game, who, spaces[id], lasting):
                return True
        return False

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        game.tell("performed", seat=who, space=key)
        use_space(game, who, key)

    def name(self) -> str:
        return "perform"

    def uses_others(self) -> bool:
        return True

    def builds(self) -> bool:
        return True

    def word_of(self, game: UnderwaterCities, who: int, key: str) -> Word:
        return action_of(game, who, key)

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        most, more = action_of(game, who, option.key).most(game, who, now=True), extras(game, who)
        return None if most is None or more is None else add(most, more)

    def brings(self, game: UnderwaterCities, who: int, key: str) -> Goods | None:
        return action_of(game, who, key).least()

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        found = [id for place, id in enumerate(game.spaces) if passes(game, who, self.filter, place)]
        return [way for id in found for way in action_of(game, who, id).yields(game, who)]

    def text(self) -> Text:
        return Text(f"underwater-cities-perform-{self.filter.name.lower().replace('_', '-')}")


@cache
def perform_option(space: str) -> Option:
    return Option(space, f"perform {space}", Text("underwater-cities-perform", space=Ref(space)), (f"space:{space}",))
