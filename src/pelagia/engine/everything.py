"""What all seats know together."""

from __future__ import annotations

from typing import Any

from pelagia.core.game import Game
from pelagia.core.view import View


def everything(game: Game) -> View[Any]:
    """Return what all seats know together, for a game that is over."""
    shown = game.view(None)
    shown["table"] = _together([shown["table"], *(game.view(seat)["table"] for seat in range(game.players))])
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
