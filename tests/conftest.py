"""What all tests need."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator

import pytest

# A shell that runs the tests in the background lets them ignore Ctrl-C, and all processes that they start inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests that share what takes long to make, game by game.
TOGETHER = (
    "tests/native/test_compiled.py",
    "tests/records/test_golden.py",
    "tests/server/tables/test_peers.py",
    "tests/test_install.py",
    "tests/text/test_games.py",
)


# What takes long, the longest first: with several processes, nobody waits at the end for one that began late.
SLOW = (
    "tests/native/test_compiled.py",
    "tests/browser/test_games.py",
    "tests/browser/",
    "tests/test_install.py",
    "tests/server/",
    "tests/kit/test_hidden.py",
    "tests/engine/test_packs.py",
    "tests/games/test_outside.py",
    "tests/text/test_games.py",
    "tests/records/",
    "tests/kit/",
    "tests/games/underwater_cities/test_legality.py",
    "tests/games/underwater_cities/test_options.py",
    "tests/envs/",
    "tests/cli/",
    "tests/lab/",
)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for garbage once, when all tests are known, and never again among what stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep tests together that share something, mark what is slow, and begin with it."""
    import pelagia  # here, since what is imported before coverage begins would count as never run

    places: dict[pytest.Item, int] = {}
    for item in items:
        file = item.nodeid.partition("::")[0]
        places[item] = next((place for place, start in enumerate(SLOW) if file.startswith(start)), len(SLOW))
        if places[item] < len(SLOW):
            item.add_marker(pytest.mark.slow)
        if file in TOGETHER:
            game = next((name for name in pelagia.NAMES if name in item.name), "")
            item.add_marker(pytest.mark.xdist_group(f"{file}-{game}"))
    items.sort(key=places.__getitem__)
