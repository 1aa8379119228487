"""Servers of tests end with the tests."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server import kit
from tests.server.forks import Forks


def eventually(is_so: Callable[[], bool]) -> bool:
    for _ in range(1200):
        if is_so():
            return True
        time.sleep(0.05)
    return False


def test_servers_end_with_tests_that_are_broken_off(tmp_path: Path) -> None:
    forks, log = Forks(), tmp_path / "log"
    environment = {**os.environ, "PYTHONPATH": kit.PATH}
    with log.open("wb") as file:
        server = forks.start(["--port", "0", "--db", "sqlite://", *kit.QUICK], file, environment, tmp_path)
    assert eventually(lambda: "http://" in log.read_text())
    assert server.pid in kit.at_home(tmp_path)
    forks.end()
    with pytest.raises(ChildProcessError):
        server.wait()
    assert eventually(lambda: not kit.at_home(tmp_path))
