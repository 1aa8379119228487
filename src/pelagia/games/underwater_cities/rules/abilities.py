"""Once-per-turn abilities in windows and between the parts of a block (UC 9.9, D04, R25)."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import NOTHING, Goods
from pelagia.games.underwater_cities.rules.permanent import standing, unused_abilities
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Ask, trial

Key = tuple[str, int, Any]  # the card, which of its abilities, and the key of the ability's own option


def ability_options(game: UnderwaterCities, who: int, needed: Effect[Any] | None = None) -> list[Option]:
    """The unused abilities that can be used; where something is needed, only if it can be done afterwards."""
    found: list[Option] = []
    for n, card, ability in unused_abilities(game, who):
        found += [ability_option(card, n, option) for option in ability.part.raw(game, who)]
    if needed is None or not found:
        return found
    return [option for option in found if _leaves(game, who, option.key, needed)]


def window(game: UnderwaterCities, who: int) -> tuple[Window, ...]:
    """A window before anything can be claimed: only where there is an ability."""
    return (WINDOW,) if standing(game, who).abilities else ()


def _leaves(game: UnderwaterCities, who: int, key: Key, needed: Effect[Any]) -> bool:
    clone = trial(game)
    clone.agenda = []
    use_ability(clone, who, key)
    while clone.agenda and clone.agenda[-1][1].automatic:
        seat, one = clone.agenda.pop()
        one.run(clone, seat)
    return needed.can(clone, who)


def is_ability(key: Any) -> bool:
    """Whether the key of an option stands for an ability."""
    return isinstance(key, tuple) and isinstance(key[0], str)


def use_ability(game: UnderwaterCities, who: int, key: Key) -> None:
    card, n, inner = key
    _, ability = standing(game, who).abilities[n]
    game.fired.append(f"{card} ability")
    game.tell("ability", seat=who, card=card)
    ability.part.chosen(game, who, inner)


@cache
def ability_option(card: str, n: int, option: Option) -> Option:
    short = option.written.removeprefix("exchange ")
    text = Text("underwater-cities-ability", card=Ref(card), what=option.text)
    return Option((card, n, option.key), f"ability {card[1:]}: {short}", text, (f"card:{card}",))


@effect
class Window(Ask):
    """W1, W2 or W3: abilities, or go on. In W2 a goal waits below: a part of the space must be usable."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = ability_options(game, who)
        return [*found, CONTINUE] if found else []

    def why_not(self, game: UnderwaterCities, who: int, answer: str) -> Text | None:
        return Text("underwater-cities-why-continue", space=Ref(game.space)) if answer == CONTINUE.written else None

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        return NOTHING

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return NOTHING  # `reachable` adds what abilities give

    def may_end(self) -> bool:
        return True

    def builds(self) -> bool:
        return True

    def chosen(self, game: UnderwaterCities, who: int, key: Key | None) -> None:
        if key is not None:
            game.push(who, self)
            use_ability(game, who, key)


CONTINUE = Option(None, "continue", Text("underwater-cities-continue"))
WINDOW = Window()
