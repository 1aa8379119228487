"""Suggestions for mistyped names."""

from __future__ import annotations

from difflib import get_close_matches

from pelagia.core.errors import PelagiaError


def meant(error: PelagiaError) -> str | None:
    """The name that is nearest to what was given, of those that the error lists; None if none is near."""
    args = error.text.args
    given, known = args.get("value", args.get("name")), args.get("known", args.get("allowed"))
    if not isinstance(given, str) or not isinstance(known, str):
        return None
    return next(iter(get_close_matches(given, known.split(", "), 1)), None)
