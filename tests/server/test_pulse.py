"""How late the event loop is, and who is to blame."""

from __future__ import annotations

import asyncio
import re
import subprocess
import time
from pathlib import Path

import pytest

from pelagia.server import pulse
from pelagia.server.pulse import Late, Pulse
from tests.server import kit
from tests.server.kit import PYTHON, ROOT, serving


def test_a_loop_that_is_blocked_is_late() -> None:
    late: list[Late] = []

    async def run() -> None:
        task = asyncio.create_task(Pulse(late.append).run())
        await asyncio.sleep(0)
        time.sleep(pulse.BEAT + 0.1)
        await asyncio.sleep(2 * pulse.BEAT)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    kit.run(run())
    assert late[0].seconds >= 0.1
    assert late[0].cause == "machine"  # whoever sleeps does not work


@pytest.mark.parametrize(
    ("cause", "shares"),
    [
        ("collector", (0.06, 0.07, 0.0)),
        ("work", (0.01, 0.07, 0.0)),
        ("threads", (0.0, 0.01, 0.08)),
        ("machine", (0.01, 0.02, 0.03)),
    ],
)
def test_the_cause_is_what_took_most_of_the_time(cause: str, shares: tuple[float, float, float]) -> None:
    assert pulse.cause(0.1, *shares) == cause


def test_what_is_slow_is_written_down(tmp_path: Path) -> None:
    """With the processor time in it: a bot that sleeps does not work."""
    slow = {"kind": "bot", "bot": "slow"}
    with serving(str(tmp_path / "db"), tmp_path, "--log-level", "debug", plugins="tests.server.plugin") as server:
        server.open(slow, slow)
        line = re.compile(
            r"DEBUG pelagia.server.pulse.*: slow: call of think, from [\d.]+, \d{3,}\.\d ms, mostly waiting$", re.M
        )
        server.until(lambda: line.search(server.log.read_text()) is not None)
        assert server.metric("call_work_seconds_count") > 0


def test_the_load_script_runs(tmp_path: Path) -> None:
    command = [PYTHON, str(ROOT / "benchmarks" / "load.py"), "--tables", "3", "--players", "2", "--think", "0.05"]
    said = subprocess.run([*command, "--seconds", "2"], check=True, capture_output=True, text=True, timeout=200).stdout
    assert "lost: 0" in said, said
    assert "who was slow" in said
