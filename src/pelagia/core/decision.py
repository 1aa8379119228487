"""Options and decisions: who must choose, and between what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pelagia.core.text import Text

if TYPE_CHECKING:
    from pelagia.core.effects import Choice


class Option:
    """One legal answer. Immutable, so that games make each of them once and all clones share it."""

    __slots__ = ("key", "places", "text", "written")

    def __init__(self, key: Any, written: str, text: Text, places: tuple[str, ...] = ()) -> None:
        self.key = key  # a small plain value; what the effect acts on
        self.written = written  # unique in its decision; used in logs, records, tests and messages
        self.text = text
        self.places = places  # what it lights up on the board

    def at(self, answer: str) -> Option | None:
        """Return the single option that this answer means, if it is this one."""
        return self if answer == self.written else None

    def singles(self) -> Iterator[Option]:
        """Give every single option that this one stands for: itself, or all numbers of a range."""
        yield self

    def __repr__(self) -> str:
        return f"<{self.written}>"


class Range(Option):
    """All numbers from `lo` to `hi` as one option, for bids: `bid 5..9`.

    Its own written form means its lowest number, so that a plain loop over options plays everything.
    """

    __slots__ = ("hi", "lo", "verb")

    def __init__(self, verb: str, lo: int, hi: int, text: Text) -> None:
        super().__init__((verb, lo), f"{verb} {lo}..{hi}", text)
        self.verb, self.lo, self.hi = verb, lo, hi

    def number(self, n: int) -> Option:
        """Return the option for one number of the range."""
        return Option((self.verb, n), f"{self.verb} {n}", Text(f"{self.text.id}-one", n=n))

    def at(self, answer: str) -> Option | None:
        if answer == self.written:
            return self.number(self.lo)
        return next((option for option in self.singles() if option.written == answer), None)

    def singles(self) -> Iterator[Option]:
        return (self.number(n) for n in range(self.lo, self.hi + 1))


class Decision:
    """Somebody must choose: number, seat, prompt and options."""

    __slots__ = ("effect", "number", "options", "prompt", "seat")

    def __init__(self, number: int, seat: int, effect: Choice[Any], prompt: Text, options: Sequence[Option]) -> None:
        self.number, self.seat, self.effect, self.prompt, self.options = number, seat, effect, prompt, options

    @property
    def kind(self) -> str:
        """The name of the choice in the rules, such as `Turn` or `Bottle`."""
        return type(self.effect).__name__

    def find(self, answer: Option | str) -> Option | None:
        """Return the single option that an answer means; None if it is not on offer."""
        if type(answer) is Option and answer in self.options:  # the fast way: an option as it was offered
            return answer
        written = answer.written if isinstance(answer, Option) else answer
        return next((found for option in self.options if (found := option.at(written))), None)

    def singles(self) -> list[Option]:
        """Return every single option, ranges written out."""
        return [single for option in self.options for single in option.singles()]

    def __repr__(self) -> str:
        return f"Decision({self.number}, seat {self.seat}, {self.kind}: {', '.join(o.written for o in self.options)})"
