"""Words that combine others (UC 19.2), and how the parts of a block are taken (UC 17)."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import Effect, effect
from pelagia.core.text import Text
from pelagia.games.underwater_cities.abilities import ability_options, use_ability
from pelagia.games.underwater_cities.content.card import NOTHING, Goods
from pelagia.games.underwater_cities.state import UnderwaterCities
from pelagia.games.underwater_cities.words import (
    DONE,
    Ask,
    Word,
    add,
    larger,
    times,
)


@effect
class Seq(Word):
    """In this order. A later part that asks may be left out (UC 17.3)."""

    parts: tuple[Word, ...]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return any(part.can(game, who) for part in self.parts)

    def run(self, game: UnderwaterCities, who: int) -> None:
        first, *rest = self.parts
        game.push(who, first, *(part if part.is_forced() else Open((part,), True) for part in rest))

    def name(self) -> str:
        return " then ".join(part.name() for part in self.parts)

    def is_plain(self) -> bool:
        return all(part.is_plain() for part in self.parts)

    def is_sure(self) -> bool:
        return self.parts[0].is_sure()

    def is_steady(self) -> bool:
        return self.parts[0].is_steady()

    def is_forced(self) -> bool:
        return all(part.is_forced() for part in self.parts)

    def at_once(self, game: UnderwaterCities, who: int) -> None:
        for part in self.parts:
            part.at_once(game, who)

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        return most_of(self.parts, game, who)

    def most_now(self, game: UnderwaterCities, who: int) -> Goods | None:
        return most_now_of(self.parts, game, who)

    def spends(self) -> bool:
        return any(part.spends() for part in self.parts)

    def builds(self) -> bool:
        return any(part.builds() for part in self.parts)


@effect
class AnyOrder(Word):
    """Parts in the owner's order; each may be left out."""

    parts: tuple[Word, ...]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return any(part.can(game, who) for part in self.parts)

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, *opened(self))

    def name(self) -> str:
        return (sorted(self.parts, key=Word.is_plain) or [self])[0].name() if self.parts else "nothing"

    def is_plain(self) -> bool:
        return all(part.is_plain() for part in self.parts)

    def is_sure(self) -> bool:
        return any(part.is_sure() for part in self.parts)

    def is_steady(self) -> bool:
        return any(part.is_steady() for part in self.parts)

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        return most_of(self.parts, game, who)

    def most_now(self, game: UnderwaterCities, who: int) -> Goods | None:
        return most_now_of(self.parts, game, who)

    def spends(self) -> bool:
        return any(part.spends() for part in self.parts)

    def builds(self) -> bool:
        return any(part.builds() for part in self.parts)

    def is_forced(self) -> bool:
        return all(part.is_forced() for part in self.parts)

    def at_once(self, game: UnderwaterCities, who: int) -> None:
        for part in self.parts:
            part.at_once(game, who)


def most_now_of(parts: tuple[Word, ...], game: UnderwaterCities, who: int) -> Goods | None:
    """The same, if nothing is done before: where at most one part builds, its sites are those of now."""
    if sum(part.builds() for part in parts) > 1:
        return most_of(parts, game, who)
    total = NOTHING
    for part in parts:
        goods = part.most_now(game, who)
        if goods is None:
            return None
        total = add(total, goods)
    return total


def most_of(parts: tuple[Word, ...], game: UnderwaterCities, who: int) -> Goods | None:
    total = NOTHING
    for part in parts:
        goods = part.most(game, who)
        if goods is None:
            return None
        total = add(total, goods)
    return total


def best_of(parts: tuple[Word, ...], game: UnderwaterCities, who: int) -> Goods | None:
    """At most what one of the parts gives, resource by resource."""
    best = NOTHING
    for part in parts:
        goods = part.most(game, who)
        if goods is None:
            return None
        best = larger(best, goods)
    return best


def opened(whole: Word, may_stop: bool = False) -> list[Effect[Any]]:
    """What to put on the agenda for a block: plain gains first (R20), then the other parts in any order."""
    parts = whole.parts if isinstance(whole, AnyOrder) else (whole,)
    plain = [part for part in parts if part.is_plain()]
    rest = tuple(part for part in parts if not part.is_plain())
    return [*plain, Open(rest, may_stop or bool(plain))] if rest else [*plain]


class Paying(Ask):
    """Its options are ways to pay, so that declining stands beside them (D28, D29)."""

    __slots__ = ()


@effect
class Open(Ask):
    """D08: the open parts of a block. `may_stop`: the rest may be left out, but never a sure gain (UC 17.3)."""

    parts: tuple[Word, ...]
    may_stop: bool

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        usable = [part for part in dict.fromkeys(self.parts) if part.can(game, who)]
        if not usable:
            return []
        may_stop = self.may_stop and not any(part.is_sure() for part in usable)
        if len(self.parts) == 1 and may_stop and isinstance(self.parts[0], Paying):
            return [*self.parts[0].raw(game, who), DONE]
        found = [part_option(part) for part in usable]
        if may_stop:
            found.append(DONE)
        if len(found) > 1 and not game.blind:
            found += ability_options(game, who, None if self.may_stop else self)
        return found

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        return most_of(self.parts, game, who)

    def most_now(self, game: UnderwaterCities, who: int) -> Goods | None:
        return most_now_of(self.parts, game, who)

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        return NOTHING if option.key is None else self.most_now(game, who)

    def builds(self) -> bool:
        return any(part.builds() for part in self.parts)

    def chosen(self, game: UnderwaterCities, who: int, key: Any) -> None:
        if key is None:
            return
        if isinstance(key, Word):
            place = self.parts.index(key)
            rest = self.parts[:place] + self.parts[place + 1 :]
            game.push(who, key, *([Open(rest, True)] if rest else []))
        elif isinstance(key[0], str):
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
class OneOf(Ask):
    """Exactly one branch (D07)."""

    parts: tuple[Word, ...]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return any(part.can(game, who) for part in self.parts)

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [branch_option(part) for part in self.parts if part.can(game, who)]

    def chosen(self, game: UnderwaterCities, who: int, key: Word) -> None:
        game.push(who, key)

    def name(self) -> str:
        names = [part.name() for part in self.parts]
        verbs = {name.partition(" ")[0] for name in names}
        return names[0].partition(" ")[0] if len(verbs) == 1 else " or ".join(names)

    def is_sure(self) -> bool:
        return any(part.is_plain() for part in self.parts)

    def is_steady(self) -> bool:
        return any(part.is_steady() for part in self.parts)

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        return best_of(self.parts, game, who)

    def most_now(self, game: UnderwaterCities, who: int) -> Goods | None:
        best = NOTHING
        for part in self.parts:
            goods = part.most_now(game, who)
            if goods is None:
                return None
            best = larger(best, goods)
        return best

    def spends(self) -> bool:
        return any(part.spends() for part in self.parts)

    def builds(self) -> bool:
        return any(part.builds() for part in self.parts)


@effect
class May(Ask):
    """The part or nothing."""

    part: Word

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [part_option(self.part), DONE] if self.part.can(game, who) else []

    def chosen(self, game: UnderwaterCities, who: int, key: Word | None) -> None:
        if key is not None:
            game.push(who, key)

    def name(self) -> str:
        return self.part.name()

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        return self.part.most(game, who)

    def most_now(self, game: UnderwaterCities, who: int) -> Goods | None:
        return self.part.most_now(game, who)

    def spends(self) -> bool:
        return self.part.spends()

    def builds(self) -> bool:
        return self.part.builds()


@effect
class Repeat(Word):
    """The part at least `lo` and at most `hi` times."""

    lo: int
    hi: int
    part: Word

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return self.part.can(game, who)

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.push(who, More(self.lo, self.hi, self.part))

    def name(self) -> str:
        return self.part.name()

    def is_sure(self) -> bool:
        return self.part.is_sure()

    def is_steady(self) -> bool:
        return False

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        most = self.part.most(game, who)
        return None if most is None else times(most, self.hi)

    def most_now(self, game: UnderwaterCities, who: int) -> Goods | None:
        return self.part.most_now(game, who) if self.hi == 1 else self.most(game, who)

    def spends(self) -> bool:
        return self.part.spends()

    def builds(self) -> bool:
        return self.part.builds()


@effect
class More(Ask):
    """Once more, or enough: the part's own options, and `done` where the least is reached."""

    lo: int
    hi: int
    part: Word

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        if isinstance(self.part, Ask):
            found = self.part.raw(game, who)
        else:
            found = [part_option(self.part)] if self.part.can(game, who) else []
        return [*found, DONE] if found and self.lo <= 0 else found

    def chosen(self, game: UnderwaterCities, who: int, key: Any) -> None:
        if key is None:
            return
        if self.hi > 1:
            game.push(who, More(self.lo - 1, self.hi - 1, self.part))
        if isinstance(self.part, Ask):
            self.part.chosen(game, who, key)
        else:
            game.push(who, self.part)

    def most(self, game: UnderwaterCities, who: int) -> Goods | None:
        most = self.part.most(game, who)
        return None if most is None else times(most, self.hi)

    def most_now(self, game: UnderwaterCities, who: int) -> Goods | None:
        return self.part.most_now(game, who) if self.hi == 1 else self.most(game, who)

    def builds(self) -> bool:
        return self.part.builds()

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        """What an option brings, and what may come after it."""
        if option.key is None:
            return NOTHING
        first = self.part.gives(game, who, option) if isinstance(self.part, Ask) else self.part.most(game, who)
        later = self.part.most(game, who) if self.hi > 1 else NOTHING
        return None if first is None or later is None else add(first, times(later, self.hi - 1))

    def distinct(self, game: UnderwaterCities, who: int, options: list[Option], last: bool) -> list[Option]:
        if not isinstance(self.part, Ask):
            return options
        return self.part.distinct(game, who, options, last and (self.hi < 2 or not self.part.builds()))

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return self.part.prompt(game, who) if isinstance(self.part, Ask) else Text("underwater-cities-ask-more")
