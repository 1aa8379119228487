"""The Federation track (UC 11)."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.state import drop, put
from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.card import CRED, NOTHING, PT, STEEL
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.goods import only, receive
from pelagia.games.underwater_cities.rules.permanent import Event
from pelagia.games.underwater_cities.rules.state import TOP, UnderwaterCities, marker
from pelagia.games.underwater_cities.rules.triggers import react
from pelagia.games.underwater_cities.rules.words import Ask, Word

TRACK = (NOTHING, NOTHING, only(CRED), only(STEEL), only(PT))


@effect
class Advance(Ask):
    """D13: steps on the Federation track, also fewer."""

    n: int

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return True

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [advance_option(n) for n in range(self.n, 0, -1)]

    def chosen(self, game: UnderwaterCities, who: int, key: int) -> None:
        game.push(who, *[STEP] * key, ADVANCED)

    def is_forced(self) -> bool:
        return True


@effect
class Step(Word):
    """One step, and what it brings at once (UC 11)."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        now = marker(game, who)
        step = min(now + 1, TOP)
        left = put(game.track, now, drop(game.track[now], who))
        game.track = put(left, step, (*left[step], who))
        game.seats[who].stepped = True
        game.tell("advanced", seat=who, space=TOP + 1 - step)
        if any(TRACK[step]):
            receive(game, who, TRACK[step], "track")
        if step > now:
            react(game, who, Event.ARRIVED, TOP + 1 - step)


@effect
class Advanced(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        react(game, who, Event.ADVANCED)


STEP, ADVANCED = Step(), Advanced()


@cache
def advance_option(n: int) -> Option:
    return Option(n, f"advance {n}", Text("underwater-cities-steps", n=n), (places.TRACK,))
