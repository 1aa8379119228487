"""Words for people, kept as data until the edge: a message of a catalogue and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union


class Ref(str):
    """Names a piece of content (a card, a tile). Whoever renders puts its name there and can link to it."""

    __slots__ = ()


Arg = Union[int, str, Ref, "Text"]


class Text:
    """A message and its arguments, rendered by `pelagia.text` in the reader's language.

    >>> Text("ne-buy", card=Ref("C05"), n=6).plain()
    {'id': 'ne-buy', 'args': {'card': {'ref': 'C05'}, 'n': 6}}
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Arg) -> None:
        self.id = id
        self.args: Mapping[str, Arg] = args

    def plain(self) -> dict[str, Any]:
        """Return it as JSON data, for pages that render by themselves."""
        return {"id": self.id, "args": {name: _plain(arg) for name, arg in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Text({', '.join([repr(self.id), *(f'{name}={arg!r}' for name, arg in self.args.items())])})"


def _plain(arg: Arg) -> Any:
    if isinstance(arg, Text):
        return arg.plain()
    return {"ref": str(arg)} if isinstance(arg, Ref) else arg
