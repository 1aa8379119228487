"""What a seat may see, and what it may imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from pelagia.core.decision import is_question
from pelagia.core.rng import Dealer, Rng

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


def everything(game: Game) -> dict[str, Any]:
    """Return what all seats know together, for a game that is over."""
    shown = view(game, None)
    shown["table"] = _together([shown["table"], *(game.rules.view(game, seat) for seat in range(game.players))])
    return shown


def _together(views: list[Any]) -> Any:
    """Several views of the same thing as one: what a seat may not see is None in its view, or a shorter list."""
    known = [view for view in views if view is not None]
    if not known:
        return None
    if all(isinstance(view, dict) for view in known):
        names = dict.fromkeys(name for view in known for name in view)
        return {name: _together([view[name] for view in known if name in view]) for name in names}
    if all(isinstance(view, list) for view in known):
        most = max(len(view) for view in known)
        return [_together(list(items)) for items in zip(*(view for view in known if len(view) == most), strict=True)]
    return known[0]


def imagined(game: G, seat: int, rng: Rng) -> G:
    """Return a clone in which everything hidden from a seat is dealt anew, with a generator of its own.

    It is a function of what the seat may know and of the generator: games that look the same give the same clone.
    What others are asked may depend on what was dealt: a deal with which somebody would have no choice is dealt again.
    """
    dealer = Dealer(rng)
    answered = [other for other, answer in enumerate(game.answers) if answer and other != seat]
    for _ in range(50):  # a bound for games that can hardly be dealt otherwise
        clone = game.clone()
        clone.chance = rng.bits()
        game.rules.deal_anew(clone, seat, dealer)
        clone.decisions = tuple(d if d.seat == seat else d.asked_again(clone) for d in game.decisions)
        secret = [game.decisions[0]._replace(seat=other).asked_again(clone) for other in answered]
        if all(is_question(asked.options, asked.effect.asks_always) for asked in (*clone.decisions, *secret)):
            break
    for asked in secret:  # anything that could be answered with the new deal
        clone.answers[asked.seat] = rng.choice(asked.singles()).written
    return clone
