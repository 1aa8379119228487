"""What a system lacks is not asked for, as long as nothing needs it."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import webbrowser

import pytest

from pelagia import system
from pelagia.cli.parser import COMMANDS

# A Python on a system that has nothing of all this: what is missing there is taken away before Pelagia is imported.
BARE = """
import errno, os, signal, sys

for module, names in {
    os: ("sched_getaffinity", "sched_setaffinity", "fork", "killpg", "nice", "statvfs", "getuid", "geteuid", "setsid"),
    signal: ("pthread_sigmask", "SIGUSR1", "SIGUSR2", "SIGHUP", "SIGKILL", "SIGALRM", "setitimer", "pthread_kill"),
    errno: ("EDQUOT", "ESTALE"),
}.items():
    for name in names:
        delattr(module, name)
for name in ("resource", "fcntl", "termios", "tty", "pty", "pwd", "grp", "syslog", "uvloop", "readline"):
    sys.modules[name] = None

from pelagia.cli.main import main

sys.exit(main(sys.argv[1:]))
"""


def bare(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BARE, *arguments], capture_output=True, text=True, timeout=120)


@pytest.mark.slow
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_every_command_line_is_parsed_without_what_only_unix_has(command: tuple[str, ...]) -> None:
    done = bare(*command, "--help", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage:" in done.stdout


@pytest.mark.slow
def test_games_are_played_without_what_only_unix_has() -> None:
    done = bare("simulate", "new-eden", "--games", "2", "--workers", "1", "--json", "-")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_a_system_that_cannot_serve_says_so() -> None:
    done = bare("serve", "--lang", "en")
    assert done.returncode == 2
    assert "Linux and macOS" in done.stderr


def test_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system.processors() >= 1
    monkeypatch.delattr(os, "sched_getaffinity")
    assert system.processors() == os.cpu_count()


def test_interrupts_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    with system.interrupts_wait():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    monkeypatch.delattr(signal, "pthread_sigmask")
    with system.interrupts_wait():
        pass


def test_no_room() -> None:
    assert errno.ENOSPC in system.NO_ROOM


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_somebody_sees_it(
    environment: dict[str, str], platform: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CI", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)

    def show(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", show)
    assert system.open_browser("http://127.0.0.1:8000/") is expected
    assert opened == (["http://127.0.0.1:8000/"] if expected else [])
