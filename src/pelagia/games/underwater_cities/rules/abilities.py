"""Once-per-turn abilities in windows and between the parts of a block (UC 9.9, D04, R25)."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.lookahead import empty_trial, settled
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import written_card
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.permanent import OncePerTurn, standing
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Ask

Key = tuple[str, int, Any]  # the card, which of its abilities, and the key of the ability's own option


def unused_abilities(game: UnderwaterCities, who: int) -> list[tuple[int, str, OncePerTurn]]:
    """The abilities that are left for this turn, usable now or not, each with its place among all."""
    abilities = standing(game, who).abilities
    if not abilities:
        return []
    return [(n, card, one) for n, (card, one) in enumerate(abilities) if f"{card} ability" not in game.fired]


def ability_options(game: UnderwaterCities, who: int, needed: Effect[Any] | None = None) -> list[Option]:
    """The unused abilities that can be used; where something is needed, only if it can be done afterwards."""
    found: list[Option] = []
    for n, card, ability in unused_abilities(game, who):
        options = ability.part.options(game, who)
        whole = ability.part if ability.part.is_payment and len(options) == 1 else None
        found += [ability_option(card, n, option, whole) for option in options]
    if needed is None or not found:
        return found
    return [option for option in found if _leaves(game, who, option.key, needed)]


def _leaves(game: UnderwaterCities, who: int, key: Key, needed: Effect[Any]) -> bool:
    clone = empty_trial(game)
    use_ability(clone, who, key)
    settled(clone)
    return needed.can(clone, who)


def window(game: UnderwaterCities, who: int) -> tuple[Window, ...]:
    """A window before anything can be claimed: only where there is an ability."""
    return (WINDOW,) if standing(game, who).abilities else ()


def is_ability(key: Any) -> bool:
    """Whether the key of an option stands for an ability."""
    return isinstance(key, tuple) and isinstance(key[0], str)


def use_ability(game: UnderwaterCities, who: int, key: Key) -> None:
    card, n, inner = key
    _, ability = standing(game, who).abilities[n]
    game.fired += (f"{card} ability",)
    game.tell("ability", seat=who, card=Ref(card))
    ability.part.chosen(game, who, inner)


@cache
def ability_option(card: str, n: int, option: Option, whole: Effect[Any] | None) -> Option:
    """To use an ability in one of its ways; `whole`: there is only this one, so it says all that it does."""
    short = option.written.removeprefix("exchange ")
    text = Text("underwater-cities-ability", card=Ref(card), what=whole.text() if whole else option.text)
    return Option((card, n, option.key), f"ability {written_card(card)}: {short}", text, (places.card(card),))


@effect
class Window(Ask):
    """W1, W2 or W3: abilities, or go on. In W2 a goal waits below: a part of the space must be usable."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = ability_options(game, who)
        return [*found, CONTINUE] if found else []

    def expected(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [CONTINUE]

    def why_not(self, game: UnderwaterCities, who: int, key: None) -> Text | None:
        return Text("underwater-cities-why-continue", space=Ref(game.space))

    def chosen(self, game: UnderwaterCities, who: int, key: Key | None) -> None:
        if key is not None:
            game.push(who, self)
            use_ability(game, who, key)


CONTINUE = Option(None, "continue", Text("underwater-cities-continue"))
WINDOW = Window()
