"""Names of people and bots: every character is visible, and no two at a table look alike."""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import category, normalize

from pydantic_core import PydanticCustomError

from pelagia.server.failures import NameTaken

# Controls, formats (text-turning ones among them), surrogates, separators of lines and paragraphs.
_REFUSED = ("Cc", "Cf", "Cs", "Zl", "Zp")
# Invisible although their categories do not tell: fillers, blanks and code points that are to be ignored.
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
# Some scripts are not written well without joiners, and emoji are put together with them and with selectors. Between
# letters of other scripts (Latin, Greek, Cyrillic) they would be invisible.
_JOINERS, _SELECTORS = "\u200c\u200d", "\ufe0e\ufe0f"
_JOINED = ("Lo", "Mn", "Mc", "So", "Sk")


def checked(name: str) -> str:
    """The name, if it is one that people can see; for models."""
    if not key(name) or any(not _visible(name, at) for at in range(len(name))):
        raise PydanticCustomError("bad_name", "not a name that others can see")
    return name


def _visible(name: str, at: int) -> bool:
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if name[at] in _SELECTORS:
        return bool(before) and category(before) == "So"
    if name[at] in _JOINERS:
        return all(side and (side in _SELECTORS or category(side) in _JOINED) for side in (before, after))
    return category(name[at]) not in _REFUSED and not _INVISIBLE.match(name[at])


def key(name: str) -> str:
    """What is compared of a name: two with the same key look alike."""
    plain = normalize("NFKC", normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in plain if sign not in _JOINERS + _SELECTORS and not _INVISIBLE.match(sign))
    return " ".join(seen.split())


def distinct(names: Iterable[str]) -> None:
    """Make sure that no two at a table look alike; seats without a name are called by their numbers."""
    seen: set[str] = set()
    for name in filter(None, names):
        if key(name) in seen:
            raise NameTaken(name=name)
        seen.add(key(name))
