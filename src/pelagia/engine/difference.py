"""The changes between two views, so that a watcher need not be sent what it already has.

A change is JSON: `[path, value]` sets something, `[path]` removes it, `[path, at, gone, items]` replaces
`gone` items of a list by others. A path is a list of names and indices from the top of the view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Path = list[str | int]
Change = Sequence[Any]


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that make `new` of `old`."""
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return changes


def _compare(old: Any, new: Any, path: Path, changes: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if type(old) is dict and type(new) is dict:
        changes += [([*path, name],) for name in old if name not in new]
        for name, part in new.items():
            if name not in old:
                changes.append(([*path, name], part))
            elif old[name] != part or type(old[name]) is not type(part):
                _compare(old[name], part, [*path, name], changes)
    elif type(old) is list and type(new) is list:
        _compare_lists(old, new, path, changes)
    else:
        changes.append((path, new))


def _compare_lists(old: list[Any], new: list[Any], path: Path, changes: list[Change]) -> None:
    if len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after or type(before) is not type(after):
                _compare(before, after, [*path, place], changes)
        return
    least = min(len(old), len(new))
    start = next((n for n in range(least) if old[n] != new[n]), least)
    end = next((n for n in range(least - start) if old[-1 - n] != new[-1 - n]), least - start)
    changes.append((path, start, len(old) - start - end, new[start : len(new) - end]))


def changed(view: Any, changes: Iterable[Change]) -> Any:
    """The view after some changes. The one before stays as it is; what is the same is shared."""
    top, fresh = [view], set[int]()
    for path, *change in changes:
        way: Path = [0, *path]
        inside: Any = top
        last = way.pop()
        for step in way:
            if id(inside[step]) not in fresh:
                inside[step] = inside[step].copy()
                fresh.add(id(inside[step]))
            inside = inside[step]
        if not change:
            del inside[last]
        elif len(change) == 1:
            inside[last] = change[0]
        else:
            at, gone, items = change
            inside[last] = [*inside[last][:at], *items, *inside[last][at + gone :]]
    return top[0]
