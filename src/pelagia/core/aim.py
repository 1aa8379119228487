"""What a game is played for, and how it ended: told alike for every mode of every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from pelagia.core.text import PlainText, Text, listed

if TYPE_CHECKING:
    from pelagia.core.game import Game


class PlainAim(TypedDict):
    """An aim as JSON data."""

    goals: list[PlainText]
    end: PlainText | None
    why: list[PlainText]
    together: bool


class Aim(NamedTuple):
    """What must be reached, with the numbers now and needed; of a game that is over, how it ended and why.

    Everybody reads the same: it says nothing that a spectator may not know.
    """

    goals: tuple[Text, ...]
    end: Text | None = None
    why: tuple[Text, ...] = ()
    together: bool = False  # all seats win or lose as one, with one score

    def plain(self) -> PlainAim:
        return {
            "goals": [text.plain() for text in self.goals],
            "end": self.end.plain() if self.end else None,
            "why": [text.plain() for text in self.why],
            "together": self.together,
        }


def contest(game: Game, why: Iterable[Text] = ()) -> Aim:
    """Most points win. `why` is what else a game has to say of its end."""
    scores = game.scores
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    ahead = best - max((score for score in scores if score < best), default=best)
    if game.decisions:
        lead = {"seat": leaders[0], "n": best, "ahead": ahead}
        return Aim((Text("core-aim-lead", **lead) if len(leaders) == 1 else Text("core-aim-level", n=best),))
    return Aim((Text("core-aim-most"),), _won(game, best, ahead, leaders), tuple(why))


def _won(game: Game, best: int, ahead: int, leaders: list[int]) -> Text:
    winners = game.winners
    if not winners:
        return Text("core-end-nobody")
    first, *others = winners
    if others:
        return Text("core-end-shared", names=listed([Text("core-name", seat=seat) for seat in winners]), n=best)
    if len(leaders) > 1:
        return Text("core-end-tie", seat=first, n=best)
    return Text("core-end-won", seat=first, n=best, ahead=ahead)
