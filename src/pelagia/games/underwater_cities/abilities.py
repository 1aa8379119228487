"""Once-per-turn abilities in windows and between the parts of a block (UC 9.9, D04, R25)."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.permanent import standing
from pelagia.games.underwater_cities.state import UnderwaterCities
from pelagia.games.underwater_cities.words import Ask, trial

Key = tuple[str, int, Any]  # the card, which of its abilities, and the key of the ability's own option


def ability_options(game: UnderwaterCities, who: int, needed: Effect[Any] | None = None) -> list[Option]:
    """The unused abilities that can be used; where a block is needed, only if it stays usable (UC 6.4 no. 6)."""
    found: list[Option] = []
    abilities = standing(game, who).abilities
    for n, (card, ability) in enumerate(abilities) if abilities else ():
        if f"{card} ability" not in game.fired:
            found += [ability_option(card, n, option) for option in ability.part.raw(game, who)]
    if needed is None or not found:
        return found
    return [option for option in found if _leaves(game, who, option.key, needed)]


def window(game: UnderwaterCities, who: int) -> tuple[Window, ...]:
    """A window before anything can be claimed: only where there is an ability."""
    return (WINDOW,) if standing(game, who).abilities else ()


def has_unused_ability(game: UnderwaterCities, who: int) -> bool:
    """Whether an ability is left for this turn, usable now or not."""
    return any(f"{card} ability" not in game.fired for card, _ in standing(game, who).abilities)


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
    """W1, W2 or W3: abilities, or go on. In W2 before the space, that must stay usable."""

    needed: Effect[Any] | None = None

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = ability_options(game, who, self.needed)
        return [*found, CONTINUE] if found else []

    def chosen(self, game: UnderwaterCities, who: int, key: Key | None) -> None:
        if key is not None:
            game.push(who, self)
            use_ability(game, who, key)


CONTINUE = Option(None, "continue", Text("underwater-cities-continue"))
WINDOW = Window()
