"""What is triggered: the effects that watch an event, in the order of their owner (UC 7.7, 19.4, D22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from pelagia.core.asking import Because
from pelagia.core.combinators import AnyOrder, Per, Seq
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.place import Place
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import written_card
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.combinators import When
from pelagia.games.underwater_cities.rules.permanent import Event, standing
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import DECLINE, Ask, Part

Waiting = tuple[str, Effect[Any]]  # a triggered effect, and the piece that it stands on


def reactions(game: UnderwaterCities, who: int, event: Event, of: int | str = 0) -> list[Waiting]:
    """The own triggered effects of an event; those with a limit count it as used."""
    found: list[Waiting] = []
    watched = standing(game, who).watched[event]
    for id, one in watched.get(of, ()) if watched else ():
        if one.limit:
            if game.fired.count(f"{id} {one.event.what}") >= one.limit:
                continue
            game.fired += (f"{id} {one.event.what}",)
        found.append((id, one.part))
    return found


def react(game: UnderwaterCities, who: int, event: Event, of: int | str = 0) -> None:
    if found := reactions(game, who, event, of):
        settle(game, who, found)


def settle(game: UnderwaterCities, who: int, items: Sequence[Waiting]) -> None:
    """Do at once what needs no question, and ask for the rest (UC 7.7, D22)."""
    forced: list[Waiting] = []
    left: list[Waiting] = []
    for source, whole in items:
        for part in simple_parts(game, who, whole):
            (forced if part.is_forced() else left).append((source, part))
    if left:
        game.push(who, Triggers(tuple(left)))  # below compulsory steps, whose bonuses may be needed
    for source, part in forced:
        if game.events is not None:
            game.tell("triggered", seat=who, source=Ref(source))
        do_at_once(game, who, part)


def do_at_once(game: UnderwaterCities, who: int, word: Part) -> None:
    """Do what is forced, without a detour over the agenda; what could be done in part is done in full (UC 11.2)."""
    if isinstance(word, Seq | AnyOrder):
        for part in word.parts:
            do_at_once(game, who, part)
    elif isinstance(word, Per):
        for _ in range(word.times(game, who)):
            do_at_once(game, who, word.part)
    elif isinstance(word, Choice):
        word.chosen(game, who, word.options(game, who)[0].key)
    else:
        word.run(game, who)


def simple_parts(game: UnderwaterCities, who: int, whole: Effect[Any]) -> Sequence[Effect[Any]]:
    """What a triggered effect is made of, conditions checked."""
    if isinstance(whole, Seq | AnyOrder):
        return [simple for part in whole.parts for simple in simple_parts(game, who, part)]
    if isinstance(whole, When):
        part = whole.meant(game, who)
        return simple_parts(game, who, part) if part is not None else ()
    return (whole,)


@effect
class Triggers(Ask):
    """D22: triggered effects that ask, in the owner's order; each may be declined."""

    items: tuple[Waiting, ...]

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = [
            trigger_option(source, n, game.content.sort(source))
            for n, (source, part) in enumerate(self.items)
            if part.can(game, who)
        ]
        return [*found, DECLINE] if found else []

    def expected(self, game: UnderwaterCities, who: int) -> list[Option]:
        claimed = [contract for player in game.seats for contract in player.contracts]
        return [trigger_option(contract, contract, "contract") for contract in (*claimed, *game.contracts)]

    def why_not(self, game: UnderwaterCities, who: int, key: str) -> Text | None:
        if any(key in player.contracts for player in game.seats):
            return Text("underwater-cities-why-claimed", contract=Ref(key))
        criteria: Any = game.content.contracts[key].criteria
        is_met = all(criterion.holds(game, who) for criterion in criteria)
        return None if is_met else Text("underwater-cities-why-claim", contract=Ref(key))

    def chosen(self, game: UnderwaterCities, who: int, key: int | None) -> None:
        if key is None:
            return
        source, part = self.items[key]
        if source not in game.content.contracts:  # it tells that it is claimed
            game.tell("triggered", seat=who, source=Ref(source))
        rest = self.items[:key] + self.items[key + 1 :]
        game.push(who, part, Because(source), *([Triggers(rest)] if rest else []))


@cache
def trigger_option(source: str, key: int | str, sort: str) -> Option:
    if sort == "contract":
        return Option(key, f"claim {source}", Text("underwater-cities-claim", card=Ref(source)), (places.card(source),))
    lit = (Place(sort, source),) if sort in ("card", "metropolis") else ()  # a site is not pressed
    return Option(key, f"trigger {written_card(source)}", Text("underwater-cities-trigger", card=Ref(source)), lit)
