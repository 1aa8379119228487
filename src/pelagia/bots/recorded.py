"""The bot of a lesson: it plays what was recorded, as long as that fits, and then as a newcomer's bot does."""

from __future__ import annotations

from pelagia.bots import levels
from pelagia.bots.seen import Seen
from pelagia.core.decision import Option


class Recorded:
    """Plays the line of a game's lesson. It looks at the decision, and where the line ends at what its seat sees."""

    name = "lesson"

    def __init__(self, seed: int) -> None:
        self._own = levels.crab(seed)

    def choose(self, seen: Seen) -> Option:
        return self._recorded(seen) or self._own.choose(seen)

    def choose_quickly(self, seen: Seen) -> Option:
        return self._recorded(seen) or self._own.choose_quickly(seen)

    def _recorded(self, seen: Seen) -> Option | None:
        lesson = seen.rules.lesson
        return lesson.recorded(seen.decision) if lesson else None
