"""Action spaces: what they do for a player, and performing one without a tile (UC 6, 19.3)."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache, reduce
from operator import or_
from typing import Any

from pelagia.core.combinators import AnyOrder, Repeat
from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.lookahead import Goal
from pelagia.core.text import Arg, Ref, Text
from pelagia.games.underwater_cities.content.card import AVAILABLE, NOTHING, OCCUPIED_BY_OTHER, Filter, Goods, Space
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.combinators import OneOf, opened
from pelagia.games.underwater_cities.rules.gains import Gain, GainDifferent
from pelagia.games.underwater_cities.rules.goods import add
from pelagia.games.underwater_cities.rules.permanent import Event, OnSpace, Standing, standing
from pelagia.games.underwater_cities.rules.state import NOBODY, UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import react
from pelagia.games.underwater_cities.rules.words import Ask, Part, Word


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
def own_action(space: Space) -> Part:
    return of_space(space.effect)


@cache
def changed_action(space: Space, *changes: OnSpace) -> Part:
    """The action of a space with what permanent cards change (R65)."""
    word: Effect[Any] = space.effect
    for one in changes:
        word = one.change or word
    for one in changes:
        if one.less is not NOTHING:
            word = with_less(word, one.less)
    return of_space(word)


def built_by(action: Part) -> tuple[int, tuple[Part, ...]]:
    """The kinds, as a mask, that an action builds for their usual price, and its other parts: each is enough."""
    match action:
        case Build() if action == Build(action.kind):
            return sum(1 << kind for kind in action.kind.members), ()
        case Repeat(times=int()) if not built_by(action.part)[1]:
            return built_by(action.part)
        case AnyOrder() | OneOf():
            every = [built_by(part) for part in action.parts]
            return reduce(or_, [kinds for kinds, _ in every]), tuple(part for _, rest in every for part in rest)
    return 0, (action,)


def action_of(game: UnderwaterCities, who: int, id: str) -> Part:
    """What a space does for a player."""
    return action_with(game.content.spaces[id], standing(game, who))


def action_with(space: Space, lasting: Standing) -> Part:
    """What a space does for the owner of such cards."""
    changes = lasting.on_space.get(space.id)
    return changed_action(space, *changes) if changes else own_action(space)


def use_space(game: UnderwaterCities, who: int, id: str) -> None:
    """Put the action of a space on the agenda, chosen or performed."""
    game.push(who, *_steps(game.content.spaces[id], *standing(game, who).on_space.get(id, ())))


@cache
def _steps(space: Space, *changes: OnSpace) -> list[Effect[Any]]:
    return [*opened(changed_action(space, *changes)), SpaceUsed(space.id)]


@effect
class SpaceUsed(Word):
    space: str

    def cause(self, game: UnderwaterCities) -> Arg | None:
        return Ref(self.space)

    def run(self, game: UnderwaterCities, who: int) -> None:
        react(game, who, Event.SPACE_USED, self.space)


def passing(game: UnderwaterCities, who: int, filter: Filter) -> list[str]:
    """The spaces that pass the filter of `perform` (UC 19.3)."""
    here = zip(game.spaces, game.tiles, strict=True)
    if filter is AVAILABLE:
        return [id for id, tile in here if tile == NOBODY]
    mine = game.spaces[game.cloned] if game.cloner == who else ""
    others = [(id, tile) for id, tile in here if tile != who and id != mine]
    return [id for id, tile in others if filter is not OCCUPIED_BY_OTHER or tile != NOBODY]


@effect
class Perform(Ask):
    """D25: perform the action of a coloured space; no tile is placed (UC 6.3 no. 4)."""

    filter: Filter

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        spaces, lasting = game.content.spaces, standing(game, who)
        found = passing(game, who, self.filter)
        return [perform_option(id) for id in found if action_with(spaces[id], lasting).can(game, who)]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        spaces, lasting = game.content.spaces, standing(game, who)
        return any(action_with(spaces[id], lasting).can(game, who) for id in passing(game, who, self.filter))

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        game.tell("performed", seat=who, space=Ref(key))
        use_space(game, who, key)

    def text(self) -> Text:
        return Text(f"underwater-cities-perform-{self.filter.name.lower().replace('_', '-')}")


@cache
def perform_option(space: str) -> Option:
    text = Text("underwater-cities-perform", space=Ref(space))
    return Option(space, f"perform {space}", text, (places.space(space),))


@effect
class SpaceStays(Goal[UnderwaterCities]):
    """After the card, a part of the space must be usable."""

    space: str

    def needed(self, game: UnderwaterCities, who: int) -> Part:
        return action_of(game, who, self.space)
