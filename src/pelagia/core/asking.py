"""What a choice asks, for people: because of what, how often in a row, and of which set it is a part.

The agenda knows both: what was asked for by a card waits above whatever brings that card to its end (`Effect.cause`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, G, effect
from pelagia.core.text import Arg, Ref, Text

if TYPE_CHECKING:
    from pelagia.core.game import Game


@effect
class Because(Effect[G]):
    """Waits below the effects of a piece, or of a rule (a message), and does nothing but name it."""

    piece: str = ""
    rule: str = ""

    def run(self, game: G, who: int) -> None:
        """All of it is done."""

    def cause(self, game: G) -> Arg | None:
        return Ref(self.piece) if self.piece else Text(self.rule)


class Series(NamedTuple):
    """Several answers that make up one set, asked for one after the other: a page lets them be picked together.

    They are given in the order of `options`, whatever they were picked in; `text` says what all of them do.
    """

    n: int
    options: Sequence[Option]
    text: Text

    def plain(self) -> dict[str, Any]:
        """Return it as JSON data, for pages."""
        return {"n": self.n, "options": [option.plain() for option in self.options], "text": self.text.plain()}


def left(asked: Text, n: int) -> Text:
    """A question that will be asked so often in a row, if that is more than once and it does not say so itself."""
    return Text("core-left", asked=asked, n=n) if n > 1 and asked.id != "core-left" else asked


def asked(game: Game, choice: Choice[Any], who: int) -> Text:
    """What the next effect of the agenda asks a seat."""
    agenda, next = game.agenda, len(game.agenda) - 2
    while next >= 0 and agenda[next] == (who, choice):
        next -= 1
    text = left(choice.prompt(game, who), len(agenda) - 1 - next)
    for place in range(next, -1, -1):
        cause = agenda[place][1].cause(game)
        if cause is not None:
            return Text("core-because", cause=cause, asked=text)
    return text
