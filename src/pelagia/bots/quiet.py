"""Quiet positions: those in which no turn is under way, so that they can be judged by what lies on the table.

The game says which choices begin a turn (`Rules.turns`), and which are answered in the middle of somebody else's turn
(`Rules.replies`). What is open in between is played on first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pelagia.core.decision import Decision, Option, Range
from pelagia.core.game import Game
from pelagia.core.state import put

Value = Callable[[Game, int], float]
MOST_REPLIES = 12  # a bound, for games that would ask on and on
DIGITS = 6  # of points, that count


def total(points: Iterable[float]) -> float:
    """The sum, without the last digits: Python 3.12 adds up in another way than 3.11, and equals must stay equal."""
    return round(sum(points), DIGITS)


def worth(game: Game, seat: int) -> float:
    """What the game's own value says of a position, in points."""
    return total(game.rules.value(game, seat).values())


def is_quiet(game: Game, seat: int) -> bool:
    """Whether a position can be judged for a seat: nothing is open but the start of turns, or questions to others."""
    turns, replies = game.rules.turns, game.rules.replies
    return all(
        not isinstance(decision.effect, replies) and (decision.seat != seat or isinstance(decision.effect, turns))
        for decision in game.decisions
    )


def candidates(decision: Decision) -> list[Option]:
    """The options worth trying. Of a range of bids only the lowest: one can always raise again."""
    return [option.number(option.lo) if isinstance(option, Range) else option for option in decision.options]


def after(game: Game, decision: Decision, option: Option) -> Game:
    """The position after a choice, with the secret answers and the replies of others that it needs."""
    clone = game.clone()
    clone.choose(option, decision.seat, decision.number)
    while clone.decisions and clone.number == game.number and clone.decisions[0].effect is decision.effect:
        clone.choose(clone.decisions[0].options[0])  # whoever has not answered: see `guess`
    return settled(clone)


def settled(game: Game) -> Game:
    """The position after the replies that are open, each with what is best for the seat that replies."""
    for _ in range(MOST_REPLIES):
        decision = game.decision
        if decision is None or not isinstance(decision.effect, game.rules.replies):
            break
        game = max((_chosen(game, decision, option) for option in candidates(decision)), key=_by(decision.seat))
    return game


def _chosen(game: Game, decision: Decision, option: Option) -> Game:
    clone = game.clone()
    clone.choose(option, decision.seat, decision.number)
    return clone


def _by(seat: int) -> Callable[[Game], float]:
    return lambda game: worth(game, seat)


def guess(game: Game, decision: Decision) -> Game:
    """A clone in which all others have answered a secret question as a player would who looks one choice ahead.

    What they really answered is not known, so those who have answered are guessed too.
    """
    others = [other for other in game.decisions if other.seat != decision.seat and other.effect is decision.effect]
    given = [seat for seat, answer in enumerate(game.answers) if answer and seat != decision.seat]
    clone = game.clone()
    for seat in given:
        guess = _guessed(game, decision.asked_again(game, seat), answered=True)
        clone.answers = put(clone.answers, seat, guess.written)
    for other in others:
        clone.choose(_guessed(game, other, answered=False), other.seat, other.number)
    return clone


def _guessed(game: Game, asked: Decision, answered: bool) -> Option:
    """What a seat would answer if all others gave their first options."""

    def gain(option: Option) -> float:
        clone = game.clone()
        if answered:
            clone.answers = put(clone.answers, asked.seat, option.written)
        else:
            clone.choose(option, asked.seat, asked.number)
        while clone.decisions and clone.number == game.number:
            clone.choose(clone.decisions[0].options[0])
        return worth(clone, asked.seat)

    return max(candidates(asked), key=gain)
