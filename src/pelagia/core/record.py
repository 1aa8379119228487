"""The record of a game: how it was set up, every choice, every outcome of chance."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import Any

from pelagia.core.errors import BadSave


@dataclass
class Record:
    """Grows while a game is played; replaying it gives the same game.

    Outcomes of chance stand in it too: a replay does not depend on our generator, and a game that was played with real
    cards can be written down.
    """

    header: dict[str, Any]  # game, rules, content, players, options, seed (packed)
    choices: list[tuple[int, int, str]] = field(default_factory=list)  # number of the decision, seat, written form
    chance: list[list[Any]] = field(default_factory=list)
    script: list[list[Any]] = field(default_factory=list)  # outcomes still to be used by a replay, last first

    def note(self, number: int, seat: int, written: str) -> None:
        """Add a choice. Secret answers come in any order; the record keeps them in that of their seats."""
        insort(self.choices, (number, seat, written))

    def witness(self, items: list[Any]) -> None:
        """Add an outcome of chance; a replay puts the known outcome in its place."""
        if self.script:
            known = self.script.pop()
            if sorted(known) != sorted(items):
                raise BadSave(what="chance")
            items[:] = known
        self.chance.append(items[:])

    def copy(self) -> Record:
        """Return a record that grows for itself."""
        return Record(self.header, [*self.choices], [*self.chance], [*self.script])

    def to_json(self) -> dict[str, Any]:
        return {"header": {**self.header}, "choices": [[*choice] for choice in self.choices], "chance": [*self.chance]}

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Return the record that `to_json` gave; BadSave if the data cannot be one."""
        try:
            header, chance = {**data["header"]}, [[*outcome] for outcome in data["chance"]]
            choices = [(number, seat, written) for number, seat, written in data["choices"]]
        except (TypeError, KeyError, ValueError) as cause:
            raise BadSave(what="record") from cause
        if not all([*map(type, choice)] == [int, int, str] for choice in choices):
            raise BadSave(what="record")
        return cls(header, choices, chance)
