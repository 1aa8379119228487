"""Words that combine others (UC 19.2), and how the parts of a block are taken (UC 17)."""

from __future__ import annotations

from functools import cache, reduce
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.card import NOTHING, Goods
from pelagia.games.underwater_cities.rules.abilities import ability_options, is_ability, use_ability
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import (
    DONE,
    Around,
    Ask,
    Block,
    Compound,
    Word,
    add,
    best_of,
    times,
)


@effect
class Seq(Block):
    """In this order. A later part that asks may be left out (UC 17.3)."""

    parts: tuple[Word, ...]

    def run(self, game: UnderwaterCities, who: int) -> None:
        first, *rest = self.parts
        game.push(who, first, *(part if part.is_forced() else Open((part,), True) for part in rest))

    def least(self) -> Goods | None:
        return self.parts[0].least()

    def name(self) -> str:
        return " then ".join(part.name() for part in self.parts)

    def is_sure(self) -> bool:
        return self.parts[0].is_sure()

    def is_steady(self) -> bool:
        return self.parts[0].is_steady()


@effect
class AnyOrder(Block):
    """Parts in the owner's order; each may be left out."""

    parts: tuple[Word, ...]

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, *opened(self))

    def least(self) -> Goods | None:
        """Its plain gains, after which the rest may be left out."""
        plain = [part.least() or NOTHING for part in self.parts if part.is_plain()]
        return reduce(add, plain) if plain else None

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        least = self.least()
        rest = [way for part in self.parts if not part.is_plain() for way in part.yields(game, who)]
        return rest if least is None else [least, *(add(least, way) for way in rest)]

    def name(self) -> str:
        return sorted(self.parts, key=Word.is_plain)[0].name() if self.parts else "nothing"

    def is_sure(self) -> bool:
        return any(part.is_sure() for part in self.parts)

    def is_steady(self) -> bool:
        return any(part.is_steady() for part in self.parts)


def opened(whole: Word, may_stop: bool = False) -> list[Effect[Any]]:
    """What to put on the agenda for a block: plain gains first (R20), then the other parts in any order."""
    parts = whole.parts if isinstance(whole, AnyOrder) else (whole,)
    plain: list[Effect[Any]] = []
    rest: list[Word] = []
    for part in parts:
        (plain if part.is_plain() else rest).append(part)
    return [*plain, Open(tuple(rest), may_stop or bool(plain))] if rest else plain


class Paying(Ask):
    """Its options are ways to pay, so that declining stands beside them (D28, D29)."""

    __slots__ = ()


@effect
class Open(Compound, Ask):
    """D08: the open parts of a block. `may_stop`: the rest may be left out, but never a sure gain (UC 17.3)."""

    parts: tuple[Word, ...]
    may_stop: bool

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        parts = self.parts
        usable = [part for n, part in enumerate(parts) if part not in parts[:n] and part.can(game, who)]
        if not usable:
            return []
        may_stop = self.may_stop and not any(part.is_sure() for part in usable)
        if len(self.parts) == 1 and may_stop and isinstance(self.parts[0], Paying):
            return [*self.parts[0].raw(game, who), DONE]
        found = [part_option(part) for part in usable]
        if may_stop:
            found.append(DONE)
        if len(found) > 1 and not game.foreseeing:
            found += ability_options(game, who, None if self.may_stop else self)
        return found

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        return NOTHING if option.key is None else self.most(game, who, now=not is_ability(option.key))

    def brings(self, game: UnderwaterCities, who: int, key: Any) -> Goods | None:
        if isinstance(key, Word):
            return key.least()
        only = self.parts[0]  # the key is a way to pay for it
        return only.brings(game, who, key) if isinstance(only, Ask) and not is_ability(key) else None

    def harmless(self, options: list[Option]) -> list[Option]:
        """After a part that only gives all others are still open; but abilities are offered beside several options."""
        if any(is_ability(option.key) for option in options):
            return []
        return [option for option in options if isinstance(option.key, Word) and option.key.is_free()][:1]

    def may_end(self) -> bool:
        return self.may_stop

    def chosen(self, game: UnderwaterCities, who: int, key: Any) -> None:
        if key is None:
            return
        if isinstance(key, Word):
            place = self.parts.index(key)
            rest = self.parts[:place] + self.parts[place + 1 :]
            game.push(who, key, *([Open(rest, True)] if rest else []))
        elif is_ability(key):
            game.push(who, self)
            use_ability(game, who, key)
        else:  # the way to pay for the only part
            only = self.parts[0]
            assert isinstance(only, Ask)
            only.chosen(game, who, key)


@cache
def part_option(part: Word) -> Option:
    return Option(part, f"part: {part.name()}", Text("underwater-cities-part", what=part.text()))


@cache
def branch_option(part: Word) -> Option:
    return Option(part, f"branch: {part.name()}", Text("underwater-cities-branch", what=part.text()))


@effect
class OneOf(Compound, Ask):
    """Exactly one branch (D07)."""

    parts: tuple[Word, ...]

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [branch_option(part) for part in self.parts if part.can(game, who)]

    def chosen(self, game: UnderwaterCities, who: int, key: Word) -> None:
        game.push(who, key)

    def brings(self, game: UnderwaterCities, who: int, key: Word) -> Goods | None:
        return key.least()

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        return [way for part in self.parts for way in part.yields(game, who)]

    def is_free(self) -> bool:
        return all(part.is_free() for part in self.parts)

    def name(self) -> str:
        names = [part.name() for part in self.parts]
        verbs = {name.partition(" ")[0] for name in names}
        return names[0].partition(" ")[0] if len(verbs) == 1 else " or ".join(names)

    def is_sure(self) -> bool:
        return any(part.is_plain() for part in self.parts)

    def is_steady(self) -> bool:
        return any(part.is_steady() for part in self.parts)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return best_of(self.parts, game, who, now)


@effect
class May(Around, Ask):
    """The part or nothing."""

    part: Word

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [part_option(self.part), DONE] if self.part.can(game, who) else []

    def chosen(self, game: UnderwaterCities, who: int, key: Word | None) -> None:
        if key is not None:
            game.push(who, key)

    def is_sure(self) -> bool:
        return False


@effect
class Repeat(Around):
    """The part at least `lo` and at most `hi` times."""

    lo: int
    hi: int
    part: Word

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, More(self.lo, self.hi, self.part))

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        return self.part.yields(game, who) if self.lo <= 1 else []

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return more_of(self, game, who, now)


def more_of(word: Repeat | More, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
    """At most what the part gives if it is done as often as possible."""
    most = word.part.most(game, who, now and (word.hi == 1 or not word.part.opens(game, who)))
    return None if most is None else times(most, word.hi)


@effect
class More(Around, Ask):
    """Once more, or enough: the part's own options, and `done` where the least is reached.

    `begun`: it was done before, so that abilities are offered after which it can be done once more (R25).
    """

    lo: int
    hi: int
    part: Word
    begun: bool = False

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        if isinstance(self.part, Ask):
            found = self.part.raw(game, who)
        else:
            found = [part_option(self.part)] if self.part.can(game, who) else []
        abilities = ability_options(game, who, self.part) if self.begun and not game.foreseeing else []
        done = [DONE] if self.lo <= 0 and (found or abilities) else []
        return [*found, *done, *abilities]

    def chosen(self, game: UnderwaterCities, who: int, key: Any) -> None:
        if key is None:
            return
        if is_ability(key):
            game.push(who, self)
            use_ability(game, who, key)
            return
        if self.hi > 1:
            game.push(who, More(self.lo - 1, self.hi - 1, self.part, begun=True))
        if isinstance(self.part, Ask):
            self.part.chosen(game, who, key)
        else:
            game.push(who, self.part)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return more_of(self, game, who, now)

    def may_end(self) -> bool:
        return self.lo <= 0

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        """What an option brings, and what may come after it."""
        if option.key is None:
            return NOTHING
        if is_ability(option.key):
            return self.most(game, who, now=False)
        part = self.part
        first = part.gives(game, who, option) if isinstance(part, Ask) else part.most(game, who, now=False)
        later = part.most(game, who, not part.opens(game, who)) if self.hi > 1 else NOTHING
        return None if first is None or later is None else add(first, times(later, self.hi - 1))

    def distinct(self, game: UnderwaterCities, who: int, options: list[Option], last: bool) -> list[Option]:
        if not isinstance(self.part, Ask):
            return options
        own = [option for option in options if option.key is not None and not is_ability(option.key)]
        rest = [option for option in options if option.key is None or is_ability(option.key)]
        return self.part.distinct(game, who, own, last and (self.hi < 2 or not self.part.builds())) + rest

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return self.part.prompt(game, who) if isinstance(self.part, Ask) else Text("underwater-cities-ask-more")
