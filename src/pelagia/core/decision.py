"""Options and decisions: who must choose, and between what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from pelagia.core.place import Place
from pelagia.core.text import Text

if TYPE_CHECKING:
    from pelagia.core.effects import Choice
    from pelagia.core.game import Game


class Form(StrEnum):
    """How an option is chosen on a board."""

    PLAIN = "plain"  # at any of its places; where these are of several sorts, at one of each
    STEP = "step"  # from its first place to its second
    SET = "set"  # by picking all of its places, and nothing else; the set may be empty
    RANGE = "range"  # as a number


class Option:
    """One legal answer. Immutable, so that games make each of them once and all clones share it.

    `key` is a small plain value, what the effect acts on; `written` is unique in its decision, used in logs, records,
    tests and messages, and never taken apart; `places` are what it lights up on the board; `form` is how it is chosen.
    """

    __slots__ = ("form", "key", "places", "text", "written")

    def __init__(
        self, key: Any, written: str, text: Text, places: tuple[Place, ...] = (), form: Form = Form.PLAIN
    ) -> None:
        self.key, self.written, self.text, self.places, self.form = key, written, text, places, form

    def names(self, piece: str) -> bool:
        """Whether one of its places is this piece."""
        return any(place.id == piece for place in self.places)

    def reworded(self, text: Text) -> Option:
        """Return the same option with another text."""
        return Option(self.key, self.written, text, self.places, self.form)

    def meant(self, written: str) -> Option | None:
        """Return the single option that this written form means, if it is this one or one of its range."""
        return self if written == self.written else None

    def singles(self) -> Iterator[Option]:
        """Give every single option that this one stands for: itself, or all numbers of a range."""
        yield self

    @property
    def canonical(self) -> str:
        """The written form that is the same in every position (`core.actions` numbers it)."""
        return self.written

    def plain(self) -> dict[str, Any]:
        """Return it as JSON data, for pages."""
        places = [place.plain() for place in self.places]
        return {"written": self.written, "text": self.text.plain(), "form": self.form.value, "places": places}

    def __repr__(self) -> str:
        return f"<{self.written}>"


class Picks(Option):
    """A set of pieces as one option, written as they lie: `keep K03+C05`. An answer may name them in any order."""

    __slots__ = ("pieces", "verb")

    def __init__(self, key: Any, verb: str, pieces: tuple[str, ...], text: Text, places: tuple[Place, ...]) -> None:
        super().__init__(key, f"{verb} {'+'.join(pieces) or 'none'}", text, places, Form.SET)
        self.verb, self.pieces = verb, pieces

    @property
    def canonical(self) -> str:
        return f"{self.verb} {'+'.join(sorted(self.pieces)) or 'none'}"

    def meant(self, written: str) -> Option | None:
        verb, _, given = written.rpartition(" ")
        is_reordered = verb == self.verb and sorted(given.split("+")) == sorted(self.pieces)
        return self if is_reordered or written == self.written else None


class Range(Option):
    """All numbers from `lo` to `hi` as one option, for bids: `bid 5..9`.

    Its own written form means its lowest number, so that a plain loop over options plays everything.
    """

    __slots__ = ("hi", "lo", "verb")

    def __init__(self, verb: str, lo: int, hi: int, text: Text) -> None:
        super().__init__((verb, lo), f"{verb} {lo}..{hi}", text, form=Form.RANGE)
        self.verb, self.lo, self.hi = verb, lo, hi

    @property
    def one(self) -> str:
        """The message of a single number."""
        return f"{self.text.id}-one"

    def number(self, n: int) -> Option:
        """Return the option for one number of the range."""
        return Option((self.verb, n), f"{self.verb} {n}", Text(self.one, n=n))

    def meant(self, written: str) -> Option | None:
        if written == self.written:
            return self.number(self.lo)
        n = str(written).rpartition(" ")[2]
        number = int(n) if n.isdecimal() and len(n) < 20 else -1
        return self.number(number) if self.lo <= number <= self.hi and written == f"{self.verb} {number}" else None

    def singles(self) -> Iterator[Option]:
        return (self.number(n) for n in range(self.lo, self.hi + 1))

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "range": {"verb": self.verb, "lo": self.lo, "hi": self.hi, "one": self.one}}


def is_question(options: Sequence[Option], always: bool = False) -> bool:
    """Whether there is something to choose: several options, or a range of several numbers."""
    if len(options) > 1:
        return True
    for option in options:
        return always or (isinstance(option, Range) and option.lo < option.hi)
    return False


class Decision:
    """Somebody must choose: number, seat, what is asked, and options. Immutable, as options are."""

    __slots__ = ("effect", "number", "options", "seat")

    def __init__(self, number: int, seat: int, effect: Choice[Any], options: Sequence[Option]) -> None:
        self.number, self.seat, self.effect, self.options = number, seat, effect, options

    def __repr__(self) -> str:
        return f"<{self.kind} {self.number}, seat {self.seat}: {[*self.options]}>"

    @property
    def kind(self) -> str:
        """The name of the choice in the rules, such as `Turn` or `Bottle`."""
        return type(self.effect).__name__

    def prompt(self, game: Game) -> Text:
        """What is asked, in words, for as long as it is open. Programs that play never need it, so it is made here."""
        return game.asked(self.effect, self.seat)

    def plain(self) -> dict[str, Any]:
        """Return who is asked what kind of question as JSON data, for pages of everybody."""
        return {"number": self.number, "seat": self.seat, "kind": self.kind}

    def plain_own(self, game: Game) -> dict[str, Any]:
        """Return prompt and options too, for the page of its own seat: they may tell what it holds."""
        series, obvious = self.effect.series(game, self.seat), self.effect.obvious(game, self.seat, self.options)
        return {
            **self.plain(),
            "prompt": self.prompt(game).plain(),
            "options": [option.plain() for option in self.options],
            **({"series": series.plain()} if series and series.n > 1 else {}),
            **({"obvious": obvious.written} if obvious else {}),
        }

    def find(self, answer: Option | str) -> Option | None:
        """Return the single option that an answer means; None if it is not on offer."""
        if type(answer) is Option and answer in self.options:  # the fast way: an option as it was offered
            return answer
        written = answer.written if isinstance(answer, Option) else str(answer)
        return next((single for option in self.options if (single := option.meant(written))), None)

    def why_not(self, game: Game, written: str) -> Text | None:
        """Say why an answer is not on offer; None where the rules have no reason for it."""
        options = (option.meant(written) for option in self.effect.expected(game, self.seat))
        return next((self.effect.why_not(game, self.seat, option.key) for option in options if option), None)

    def among(self, options: Sequence[Option]) -> Decision:
        """Return the same question with only some of its options."""
        return Decision(self.number, self.seat, self.effect, options)

    def asked_again(self, game: Game, seat: int | None = None) -> Decision:
        """Return the same question, of this seat or another, with the options of another game (a clone)."""
        effect, seat = self.effect, self.seat if seat is None else seat
        return Decision(self.number, seat, effect, game.offered(effect, seat))

    def singles(self) -> list[Option]:
        """Return every single option, ranges written out."""
        return [single for option in self.options for single in option.singles()]
