"""Options and decisions: who must choose, and between what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pelagia.core.text import Text

if TYPE_CHECKING:
    from pelagia.core.effects import Choice
    from pelagia.core.game import Game


class Option:
    """One legal answer. Immutable, so that games make each of them once and all clones share it.

    `key` is a small plain value, what the effect acts on; `written` is unique in its decision, used in logs, records,
    tests and messages; `places` are what it lights up on the board.
    """

    __slots__ = ("key", "places", "text", "written")

    def __init__(self, key: Any, written: str, text: Text, places: tuple[str, ...] = ()) -> None:
        self.key, self.written, self.text, self.places = key, written, text, places

    def meant(self, written: str) -> Option | None:
        """Return the single option that this written form means, if it is this one or one of its range."""
        return self if written == self.written else None

    def singles(self) -> Iterator[Option]:
        """Give every single option that this one stands for: itself, or all numbers of a range."""
        yield self

    def plain(self) -> dict[str, Any]:
        """Return it as JSON data, for pages."""
        return {"written": self.written, "text": self.text.plain(), "places": list(self.places)}

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

    def meant(self, written: str) -> Option | None:
        if written == self.written:
            return self.number(self.lo)
        n = str(written).rpartition(" ")[2]
        number = int(n) if n.isdecimal() and len(n) < 20 else -1
        return self.number(number) if self.lo <= number <= self.hi and written == f"{self.verb} {number}" else None

    def singles(self) -> Iterator[Option]:
        return (self.number(n) for n in range(self.lo, self.hi + 1))


def is_question(options: Sequence[Option], always: bool = False) -> bool:
    """Whether there is something to choose: several options, or a range of several numbers."""
    return len(options) > 1 or any(always or (isinstance(one, Range) and one.lo < one.hi) for one in options)


class Decision(NamedTuple):
    """Somebody must choose: number, seat, prompt and options."""

    number: int
    seat: int
    effect: Choice[Any]
    prompt: Text
    options: Sequence[Option]

    @property
    def kind(self) -> str:
        """The name of the choice in the rules, such as `Turn` or `Bottle`."""
        return type(self.effect).__name__

    def plain(self, own: bool) -> dict[str, Any]:
        """Return it as JSON data, for pages; prompt and options only for its own seat: they may tell what it holds."""
        shown = {"number": self.number, "seat": self.seat, "kind": self.kind}
        asked = {"prompt": self.prompt.plain(), "options": [option.plain() for option in self.options]} if own else {}
        return {**shown, **asked}

    def find(self, answer: Option | str) -> Option | None:
        """Return the single option that an answer means; None if it is not on offer."""
        if type(answer) is Option and answer in self.options:  # the fast way: an option as it was offered
            return answer
        written = answer.written if isinstance(answer, Option) else answer
        return next((found for option in self.options if (found := option.meant(written))), None)

    def asked_again(self, game: Game) -> Decision:
        """Return the same question with the prompt and the options that another game (a clone) has for it."""
        effect, seat = self.effect, self.seat
        return Decision(self.number, seat, effect, effect.prompt(game, seat), effect.options(game, seat))

    def singles(self) -> list[Option]:
        """Return every single option, ranges written out."""
        return [single for option in self.options for single in option.singles()]
