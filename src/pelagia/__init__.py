"""Pelagia: deep-sea strategy games for people and programs."""

from typing import TYPE_CHECKING, Any

from pelagia import native

native.use()  # before anything that may have been compiled is imported

from pelagia import games  # noqa: E402 - see above
from pelagia.games import listed, load, new, replay, rules  # noqa: E402

if TYPE_CHECKING:
    NAMES: tuple[str, ...]

__all__ = ["NAMES", "listed", "load", "new", "replay", "rules"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """NAMES, as in `pelagia.games`."""
    if name == "NAMES":
        return games.all_names()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
