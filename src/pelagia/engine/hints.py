"""Hints: what the strongest bot would do, how much better it is than something else, and in what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagia.bots.levels import judged
from pelagia.bots.planner import Judged, reasons
from pelagia.bots.seen import Seen
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.engine.calls import Header, load_state, thought

LEAST = 0.5  # points; nobody can tell less apart
MOST_REASONS = 2


def hint(header: Header, state: bytes, seat: int, salt: str) -> dict[str, Any] | None:
    """What the strongest bot would do for a seat, with the rest of its turn, and what it thinks of the others."""
    game = load_state(header, state)
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    if decision is None:
        return None
    best, *others = judged(Seen(decision, game), thought(header, salt, "hint", seat, decision.number))
    return {
        "number": decision.number,
        "option": best.option.written,
        "text": best.option.text.plain(),
        "plan": _plan(game, seat, best.plan),
        "others": [
            {
                "option": other.option.written,
                "text": other.option.text.plain(),
                "points": round(ahead(best, other), 1),
                "parts": better_in(game, best, other),
            }
            for other in others
        ],
        "wins": None if best.wins is None else round(best.wins, 2),
    }


def ahead(best: Judged, other: Judged) -> float:
    """How many points an option is better than another one; 0 if that is within the error of the judge."""
    points = best.points - other.points
    return points if points >= max(LEAST, best.error + other.error) else 0.0


def better_in(game: Game, best: Judged, other: Judged) -> list[Any]:
    """In what it is better, in the words of the game."""
    parts = [group for group, gain in reasons(best, other) if gain > 0][:MOST_REASONS]
    return [Text(f"{game.rules.name}-value-{part}").plain() for part in parts]


def _plan(game: Game, seat: int, plan: Sequence[str]) -> list[Any]:
    """The rest of the turn in words, as far as nothing is revealed on the way: in a game that only looks the same."""
    world, texts = game.imagined(seat, Rng(0)), list[Any]()
    for written in plan:
        decision = next((asked for asked in world.decisions if asked.seat == seat), None)
        option = decision.find(written) if decision else None
        if decision is None or option is None or world.sealed > game.number:
            break
        texts.append(option.text.plain())
        world.choose(option, seat, decision.number)
    return texts[1:]
