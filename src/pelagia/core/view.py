"""What a seat may see, and what it may imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from pelagia.core.decision import is_question
from pelagia.core.rng import Rng

if TYPE_CHECKING:
    from pelagia.core.game import Game

G = TypeVar("G", bound="Game")


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """Return all that a seat (None: a spectator) may see, as JSON data without any reference to the game."""
    shown = [decision.plain(own=decision.seat == seat) for decision in game.decisions]
    return {
        "game": game.rules.name,
        "version": game.rules.version,
        "players": game.players,
        "seat": seat,
        "number": game.number,
        "decisions": shown,
        "answered": [bool(answer) for answer in game.answers],
        "can_undo": seat is not None and game.can_undo(seat),
        "winners": game.winners,
        "table": game.rules.view(game, seat),
    }


def imagined(game: G, seat: int, rng: Rng) -> G:
    """Return a clone in which everything hidden from a seat is dealt anew, with a generator of its own.

    What others are asked may depend on what was dealt: a deal with which somebody would have no choice is dealt again.
    """
    for _ in range(50):  # a bound for games that can hardly be dealt otherwise
        clone = game.clone()
        clone.chance = rng.bits()
        game.rules.deal_anew(clone, seat, rng)
        clone.decisions = tuple(d if d.seat == seat else d.asked_again(clone) for d in game.decisions)
        if all(is_question(decision.options, decision.effect.asks_always) for decision in clone.decisions):
            break
    for other, answer in enumerate(game.answers):
        if answer and other != seat:  # a secret answer: anything that could be answered with the new deal
            asked = game.decisions[0]._replace(seat=other).asked_again(clone)
            clone.answers[other] = rng.choice(asked.singles()).written
    return clone
