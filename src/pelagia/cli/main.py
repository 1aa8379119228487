"""The entry point of `pelagia`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run `pelagia` and return its exit code: 0 done, 2 wrong input, 130 interrupted, 1 anything else.

    PELAGIA_DEBUG=1 in the environment gives tracebacks instead of sentences.
    """
    try:
        # Here and not above: loading takes a moment, and an impatient Ctrl-C must not print a traceback.
        from pelagia.cli.app import run

        return run(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        return INTERRUPTED
