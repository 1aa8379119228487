"""State holds no caches: all that a game adds is saved, but for the mark of a trial."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest

import pelagia
from pelagia.core.game import Game
from pelagia.core.state import APART, SHARED, State, UpTo, state
from pelagia.games import rules


def classes(hint: Any) -> Iterator[type[State]]:
    """The state classes in an annotation."""
    if isinstance(hint, type) and get_origin(hint) is None and issubclass(hint, State):
        yield hint
    for part in get_args(hint):
        yield from classes(part)


def unsaved(cls: type) -> list[str]:
    """Fields of a state class and of those in it that saves leave out, other than the core's own and plain marks."""
    hints = get_type_hints(cls, include_extras=True)
    inner = {part for name, hint in hints.items() if name not in Game.__dataclass_fields__ for part in classes(hint)}
    return [
        f"{cls.__name__}.{name}"
        for name, hint in hints.items()
        if name not in Game.__dataclass_fields__
        and get_origin(hint) is Annotated
        and {SHARED, APART} & {*hint.__metadata__}
        and get_args(hint)[0] is not bool
    ] + [field for part in sorted(inner, key=lambda part: part.__name__) for field in unsaved(part)]


@state
class Diver(State):
    air: int
    reach: Annotated[tuple[int, ...], SHARED] = ()


@state
class Dive(Game):
    divers: Annotated[list[Diver], UpTo(4)]
    trial: Annotated[bool, SHARED] = False
    best: Annotated[list[int] | None, APART] = None


def test_a_cache_is_seen() -> None:
    assert unsaved(Dive) == ["Dive.best", "Diver.reach"]


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_state_holds_no_caches(game: str) -> None:
    assert unsaved(rules(game).state) == []
