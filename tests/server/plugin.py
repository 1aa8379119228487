"""Bots that no table deserves; servers of the tests load them by PELAGIA_PLUGINS."""

from __future__ import annotations

import os
import time
from pathlib import Path

from pelagia import bots
from pelagia.bots.random import Random
from pelagia.bots.seen import Seen
from pelagia.core.decision import Option
from pelagia.core.game import Game


class Endless(Random):
    name = "endless"

    def choose(self, seen: Seen) -> Option:
        while True:
            pass


class Crashing(Random):
    name = "crashing"

    def choose(self, seen: Seen) -> Option:
        os._exit(7)


class Failing(Random):
    name = "failing"
    is_blind = False

    def choose(self, seen: Seen) -> Option:
        raise RuntimeError(f"secret: {seen.view()}")


class Hopeless(Failing):
    """Fails, and is said to play well."""

    name = "hopeless"


class Slow(Random):
    """Thinks so long that a test can look meanwhile."""

    name = "slow"

    def choose(self, seen: Seen) -> Option:
        time.sleep(0.3)
        return super().choose(seen)


class Deaf(Random):
    """Thinks for ever, whatever it is told."""

    name = "deaf"

    def choose(self, seen: Seen) -> Option:
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass


class Sleepy(Random):
    """Sleeps for a second before each choice."""

    name = "sleepy"

    def choose(self, seen: Seen) -> Option:
        time.sleep(1)
        return super().choose(seen)


class Pensive(Random):
    """Needs more processor time than it has where others wait."""

    name = "pensive"
    seconds = 1.5

    def choose(self, seen: Seen) -> Option:
        start = time.process_time()
        while time.process_time() - start < self.seconds:
            pass
        return super().choose(seen)


class Brooding(Pensive):
    """Needs so much processor time that others would wait for ever."""

    name = "brooding"
    seconds = 1000.0


class Napping(Random):
    """Is found asleep where it thinks for the first time."""

    name = "napping"

    def choose(self, seen: Seen) -> Option:
        nap("bot")
        return super().choose(seen)


def nap(name: str) -> None:
    """Fall asleep in the middle of a call, and write down in which process. Only once: whoever comes next goes on."""
    file = Path(f"nap-{name}")
    if not file.exists():
        file.with_suffix(".new").write_text(str(os.getpid()))
        file.with_suffix(".new").rename(file)
        time.sleep(1000)


_choose = Game.choose


def choose(self: Game, answer: Option | str, seat: int | None = None, number: int | None = None) -> None:
    """Rules with mistakes: some answers hang them, some crash them, one sends them to sleep once."""
    while answer == "hang":
        pass
    if answer == "crash":
        os._exit(9)
    if answer == "fail":
        raise RuntimeError(f"secret: {self.to_json()}")
    if isinstance(answer, str) and answer.startswith("nap "):
        nap("rules")
        answer = answer.removeprefix("nap ")
    _choose(self, answer, seat, number)


Game.choose = choose  # type: ignore[method-assign]

_make = bots.make


def make(name: str, seed: int) -> bots.Bot:
    """While there is a file `broken` in the server's folder, no bot can move."""
    if Path("broken").exists():
        raise RuntimeError
    return _make(name, seed)


bots.make = make

for bot in (Endless, Crashing, Failing, Slow, Deaf, Sleepy, Pensive, Brooding, Napping):
    bots.register(bot.name, __name__, bot.__name__)
bots.register(Hopeless.name, __name__, Hopeless.__name__, strength=9)
