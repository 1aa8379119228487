"""What all tests need."""

from __future__ import annotations

import signal

import pytest

# A shell that runs the tests in the background lets them ignore Ctrl-C, and all processes that they start inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests that share what takes long to make, game by game.
TOGETHER = ("tests/records/test_golden.py", "tests/server/test_postgres.py", "tests/text/test_games.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep such tests in one process, where `./test` has several: else each of them would make it anew."""
    import pelagia  # here, since what is imported before coverage begins would count as never run

    for item in items:
        file = item.nodeid.partition("::")[0]
        if file in TOGETHER:
            game = next((name for name in pelagia.NAMES if name in item.name), "")
            item.add_marker(pytest.mark.xdist_group(f"{file}-{game}"))
