"""How Underwater Cities combines words (UC 17, 19.2): what may be left out, abilities in between, and the wording.

A block is taken in the order of its owner, plain gains first; all but one of its other parts may be left out, but never
a sure gain (UC 17.3). Between two parts once-per-turn abilities may be used (R25).

These are the core's words with the policies of this rulebook, under names of their own: `any_order`, `seq` and `repeat`
mean the same in every game, and no card here needs them without a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pelagia.core import combinators
from pelagia.core.by_class import ByClass, remembered
from pelagia.core.combinators import Again, AnyOrder, May, Needs, Optional, Per, Repeat, Seq, said
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.text import Text
from pelagia.games.underwater_cities.rules.abilities import ability_options, is_ability, use_ability
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import DONE, Part


@effect
class Abilities(combinators.Interlude[UnderwaterCities]):
    """Once-per-turn abilities between the parts of a block, as long as it can go on afterwards (R25)."""

    def around(
        self, game: UnderwaterCities, who: int, word: Choice[Any], own: Sequence[Option], stop: Sequence[Option]
    ) -> list[Option]:
        if isinstance(word, Again):
            abilities = [] if game.foreseeing else ability_options(game, who, word.part)
            return [*own, *(stop if own or abilities else ()), *abilities]
        options = [*own, *stop] if own else []
        if len(options) > 1 and not game.foreseeing and isinstance(own[0].key, Effect):  # else it is a way to pay
            may_stop = isinstance(word, AnyOrder) and word.optional is Optional.ALL
            options += ability_options(game, who, None if may_stop else word)
        return options

    def has(self, key: Any) -> bool:
        return is_ability(key)

    def chosen(self, game: UnderwaterCities, who: int, key: Any) -> None:
        use_ability(game, who, key)


ABILITIES = Abilities()


def in_order(*parts: Part) -> Seq[UnderwaterCities]:
    """In this order; a later part that asks may be left out."""
    return Seq(parts, Needs.ANY, Optional.REST, ABILITIES)


def block(*parts: Part) -> AnyOrder[UnderwaterCities]:
    """In the owner's order; all but one may be left out."""
    return AnyOrder(parts, Optional.REST, ABILITIES)


def up_to(least: int, most: int, part: Part) -> Repeat[UnderwaterCities]:
    """At least and at most so many times."""
    return Repeat(most, part, least, ABILITIES)


@remembered
def opened(whole: Part) -> Sequence[Part]:
    """What to put on the agenda for a block: its plain gains, which come first anyway (R20), and the rest."""
    stoppable = droppable(whole)
    if len(stoppable) > 1 or whole.is_plain():
        return stoppable
    # What only asks does nothing where it can do nothing, and needs no menu
    return [whole if isinstance(whole, Choice | Repeat) else AnyOrder((whole,), Optional.REST, ABILITIES)]


@remembered
def droppable(whole: Part) -> Sequence[Part]:
    """The same where all that asks may be left out."""
    parts = whole.parts if isinstance(whole, AnyOrder) else (whole,)
    plain = [part for part in parts if part.is_plain()]
    rest = tuple(part for part in parts if not part.is_plain())
    return [*plain, AnyOrder(rest, Optional.ALL, ABILITIES)] if rest else plain


@effect
class OneOf(combinators.OneOf[UnderwaterCities]):
    """Exactly one branch (D07)."""

    def text(self) -> Text:
        return said("underwater-cities-one-of", "underwater-cities-one-of-and", self.parts)


@effect
class When(combinators.When[UnderwaterCities]):
    """The part, if the condition holds when its turn comes."""

    def text(self) -> Text:
        return Text("underwater-cities-when", condition=self.condition.text(), part=self.part.text())


@effect
class InTurnOrder(combinators.EachPlayer[UnderwaterCities]):
    """Every player does the part, in turn order."""

    def seats(self, game: UnderwaterCities, who: int) -> Sequence[int]:
        return game.order


# Wording


class CitiesWording(combinators.Wording):
    """Options are called `part: ...` in a block and `branch: ...` where one is to be chosen."""

    def part(self, word: Choice[Any], part: Part) -> Option:
        return branch_option(part) if isinstance(word, OneOf) else part_option(part)

    def stop(self, word: Choice[Any]) -> Option:
        return DONE


@remembered
def part_option(part: Part) -> Option:
    return Option(part, f"part: {called(part)}", Text("underwater-cities-part", what=part.text()))


@remembered
def branch_option(part: Part) -> Option:
    return Option(part, f"branch: {called(part)}", Text("underwater-cities-branch", what=part.text()))


CALLED: ByClass[Callable[[Any], str]] = ByClass(lambda part: part.written())


def called(part: Part) -> str:
    """How written forms call a part, after `part:` or `branch:`."""
    return CALLED[part.__class__](part)


@CALLED.of(Seq)
def _(word: Seq[UnderwaterCities]) -> str:
    return " then ".join(map(called, word.parts))


@CALLED.of(AnyOrder)
def _(word: AnyOrder[UnderwaterCities]) -> str:
    return called(sorted(word.parts, key=lambda part: part.is_plain())[0])


@CALLED.of(OneOf)
def _(word: OneOf) -> str:
    names = [called(part) for part in word.parts]
    verbs = {name.partition(" ")[0] for name in names}
    return names[0].partition(" ")[0] if len(verbs) == 1 else " or ".join(names)


@CALLED.of(May, Repeat, Again, When, Per)
def _(
    word: May[UnderwaterCities] | Repeat[UnderwaterCities] | Again[UnderwaterCities] | When | Per[UnderwaterCities],
) -> str:
    return called(word.part)


# What saves call otherwise


def _repeat(part: Part, lo: int = 0, hi: int = 0, **new: Any) -> Repeat[UnderwaterCities]:
    return Repeat(part=part, **new) if new else up_to(lo, hi, part)


def _per(part: Part, number: Any = None, cap: int = 0, **new: Any) -> Per[UnderwaterCities]:
    return Per(part=part, **new) if new else Per(number, part, most=cap)


RENAMED: dict[str, Callable[..., Any]] = {
    "Open": lambda parts, may_stop: AnyOrder(parts, Optional.ALL if may_stop else Optional.REST, ABILITIES),
    "AnyOrder": lambda parts, optional=Optional.REST, between=ABILITIES: AnyOrder(parts, optional, between),
    "Seq": lambda parts, needs=Needs.ANY, optional=Optional.REST, between=ABILITIES: Seq(
        parts, needs, optional, between
    ),
    "Repeat": _repeat,
    "More": lambda lo, hi, part, begun=False: Again(lo, hi, part, ABILITIES, begun),
    "Per": _per,
}
