"""What a seat may see, and what it may imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from pelagia.core.rng import Rng

if TYPE_CHECKING:
    from pelagia.core.decision import Decision
    from pelagia.core.game import Game

G = TypeVar("G", bound="Game")


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """Return all that a seat (None: a spectator) may see, as JSON data without any reference to the game."""
    return {
        "game": game.rules.name,
        "version": game.rules.version,
        "players": game.players,
        "seat": seat,
        "number": game.number,
        "decisions": [_decision(decision, decision.seat == seat) for decision in game.decisions],
        "answered": [bool(answer) for answer in game.answers],
        "can_undo": seat is not None and game.can_undo(seat),
        "winners": game.winners,
        "table": game.rules.view(game, seat),
    }


def _decision(decision: Decision, own: bool) -> dict[str, Any]:
    """Options are shown to the seat that chooses only: they may tell what it holds."""
    shown: dict[str, Any] = {"number": decision.number, "seat": decision.seat, "kind": decision.kind}
    if own:
        shown["prompt"] = decision.prompt.plain()
        shown["options"] = [
            {"written": option.written, "text": option.text.plain(), "places": list(option.places)}
            for option in decision.options
        ]
    return shown


def imagined(game: G, seat: int, rng: Rng) -> G:
    """Return a clone in which everything hidden from a seat is dealt anew, with a generator of its own."""
    clone = game.clone()
    clone.chance = rng.bits()
    game.rules.deal_anew(clone, seat, rng)
    if any(decision.seat != seat for decision in game.decisions):
        clone.advance()  # the options of others may show what was dealt anew
    return clone
