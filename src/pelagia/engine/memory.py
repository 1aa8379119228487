"""When a process that runs its garbage collector by hand should look at all its objects.

That takes long, since there are many, and hardly any of them are garbage: what comes and goes with sockets and games
leaves no rings behind. So memory decides: what is not taken needs no collector.
"""

from __future__ import annotations

import gc
import resource
import sys

MORE = 1 << 26  # bytes


class Memory:
    """How much a process takes, and took when all its objects were last looked at."""

    def __init__(self) -> None:
        self._known = self.peak()

    @staticmethod
    def peak() -> int:
        """The most bytes that were taken so far: what is free again costs nothing."""
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)

    def has_grown(self, by: int = MORE) -> bool:
        return self.peak() - self._known > by

    def look_at_all(self) -> None:
        gc.collect()
        self._known = self.peak()
