"""Many processes: the same result as one, and a clean end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from pelagia.lab.play import Plan, Player
from pelagia.lab.pool import Processes, WorkerLost, _together, run

# Prints a line when the first games are done, and one when it was interrupted.
LONG_RUN = """
from pelagia.lab.play import Plan, Player
from pelagia.lab.pool import run
try:
    run(Player(Plan("new-eden", 2, 10_000_000, ("random",))), 2, lambda games: print("playing", flush=True))
except KeyboardInterrupt:
    print("stopped")
"""


def test_the_outcomes_do_not_depend_on_the_number_of_workers() -> None:
    player = Player(Plan("new-eden", 3, 41, ("random", "random"), seed=11, start=5))
    told: list[int] = []
    alone = run(player, 1, lambda games: None)
    assert run(player, 2, told.append) == alone
    assert sum(told) == len(alone) == 41


def test_the_outcomes_are_in_the_order_of_the_games() -> None:
    whole = run(Player(Plan("new-eden", 2, 6, ("random",))), 1, lambda games: None)
    part = run(Player(Plan("new-eden", 2, 2, ("random",), start=3)), 1, lambda games: None)
    assert part == whole[3:5]


def test_a_worker_that_dies_is_reported(capfd: pytest.CaptureFixture[str]) -> None:
    impossible = Plan("new-eden", 9, 2, ("random",))  # which a Player would have refused
    with pytest.raises(WorkerLost):
        list(_together(lambda: Processes(Player, impossible, 1), range(2), lambda games: None))
    capfd.readouterr()  # the worker's own complaint


def test_ctrl_c_stops_all_processes_in_peace() -> None:
    command = [sys.executable, "-c", LONG_RUN]
    with subprocess.Popen(command, stdout=-1, stderr=-1, text=True, start_new_session=True) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.readline()
        os.killpg(running.pid, signal.SIGINT)  # a terminal sends it to the workers too
        said, complaints = running.communicate(timeout=60)
    assert said.endswith("stopped\n")
    assert complaints == ""
    assert running.returncode == 0
