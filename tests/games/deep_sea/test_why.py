"""Deep Sea: places that do not glow."""

from __future__ import annotations

import re

import pelagia
from pelagia.core.game import Game
from pelagia.core.place import Place
from pelagia.core.text import Text
from pelagia.core.why import why_not
from pelagia.games.deep_sea.rules import places
from tests.games.deep_sea.hooks import RARE
from tests.text.rendering import broken
from tests.text.sources import messages


def reason(game: Game, place: Place) -> object:
    """Why a place cannot be chosen, without what is asked instead."""
    assert game.decision
    text = why_not(game, game.decision.seat, place).text
    return text.args.get("reason", text)


def test_what_is_seldom_said_is_rendered() -> None:
    rare = [id for id in messages("en") if re.fullmatch(f"deep-sea-({RARE})", id)]
    assert len(rare) == 7
    assert broken("deep-sea", map(Text, rare)) == []


def test_while_recruiting() -> None:
    game = pelagia.new("deep-sea", 2, seed=1, options={"scenario": 2})
    assert game.decision
    seat = game.decision.seat
    best = next(model for model, crew in game.content.crew.items() if crew.tier == 2)
    text = reason(game, places.tray(best))
    assert isinstance(text, Text)
    assert text.id == "deep-sea-why-tier"
    assert reason(game, places.crew(1 - seat, 0)) == Text("core-why-theirs", seat=1 - seat)
    assert reason(game, places.pile(1)) == Text("deep-sea-why-place-pile")
    assert reason(game, places.track("R")) == Text("deep-sea-why-place-track")
    empty = next(n for n, board in enumerate(game.boards) if not board)
    name = f"{'ABCDEFG'[empty // 5]}{empty % 5 + 1}"
    assert reason(game, places.cell(name)) == Text("deep-sea-why-place-cell-unknown")
