"""What the kit cannot find out of a game by itself. A game's hooks are `HOOKS` in tests/games/<game>/hooks.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

Places = Callable[[Any, int | None], list[str]]
Shown = tuple[str, str, int | None]  # sort and id of a place, and whose it is where every seat has such places


class Hooks(NamedTuple):
    variants: Sequence[tuple[int, Mapping[str, Any]]]  # players and options
    bound: int  # no game has more decisions
    hidden: Places  # the identifiers that must not reach a seat (None: a spectator)
    uncertain: Places  # those of them that `imagined` deals anew, place by place
    can_lose: Callable[[int, Mapping[str, Any]], bool] = lambda players, options: False  # nobody may win
    refused: tuple[str, ...] = ()  # answers whose refusals are worth reading
    shown: tuple[str, ...] = ()  # patterns of messages that boards find by names in a view, without the game's name
    games: int = 150  # random games whose texts are rendered, over all variants
    ordered: tuple[str, ...] = ()  # lists whose order all know without a view: it is public, or partly given
    remembered: tuple[str, ...] = ()  # lists of what all saw, and where it lies now nobody knows
    places: Callable[[Any, int], list[Shown]] = lambda table, seat: []  # all that a board draws of a view's table
    inside: str = ""  # pattern of messages that random games need not reach: parts of cards, which have their own tests


def hooks_of(game: str) -> Hooks:
    hooks: Hooks = module_of(game, "hooks").HOOKS
    return hooks


def module_of(game: str, name: str) -> ModuleType:
    """What the tests of all games need of one: its `hooks`, or its `records`."""
    try:
        return import_module(f"tests.games.{game.replace('-', '_')}.{name}")
    except ModuleNotFoundError as missing:
        missing.add_note("Every game has this file; docs/new-game.md, step 13, says what is in it.")
        raise
