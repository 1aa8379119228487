"""The program in a real terminal: a whole game in each language, and what a closed terminal leaves behind."""

from __future__ import annotations

import json
import os
import pty
import re
import struct
import subprocess
import sys
from contextlib import suppress
from fcntl import ioctl
from pathlib import Path
from select import select
from termios import TIOCSCTTY, TIOCSWINSZ

import pytest
from rich.cells import cell_len

import pelagia
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from pelagia.text import LANGUAGES, Catalogue

WIDTH = 80
ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|\].*?(\x07|\x1b\\)|[@-Z\\-_=>])")


class Terminal:
    """A process in a pseudo-terminal of 80 columns."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", 40, WIDTH, 0, 0))
        script = "import sys; from pelagia.cli.main import main; sys.exit(main())"
        environment = {**os.environ, "XDG_STATE_HOME": str(folder), "TERM": "xterm-256color", "PYTHONUTF8": "1"}
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", script, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: ioctl(0, TIOCSCTTY, 0),  # so that Ctrl-C and closing are felt
        )
        os.close(slave)
        self.text = ""

    def until_prompt(self) -> str | None:
        """Read until a line can be typed, or the program has ended (None)."""
        said = b""
        while not ESCAPE.sub("", said.decode(errors="ignore")).endswith("> "):
            ready, _, _ = select([self.master], [], [], 60)
            assert ready, said
            try:
                more = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                more = b""
            said += more
            if not more:
                self.text += said.decode()
                return None
        self.text += said.decode()
        return ESCAPE.sub("", said.decode())

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def interrupt(self) -> None:
        """Press Ctrl-C until the program ends: readline does not notice it in the moment before it begins to wait."""
        for _ in range(5):
            os.write(self.master, b"\x03")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                return

    def close(self) -> int:
        os.close(self.master)
        return self.process.wait(60)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(lang: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "new-eden", "--lang", lang, "--bots", "random", "--seed", "5", "--fast")
    rng, end = Rng(1), Catalogue(lang).say("terminal-ne-scoring")
    while (said := terminal.until_prompt()) is not None:
        terminal.type("record.json" if end in said else str(1 + rng.below(8)))
    assert terminal.close() == 0
    data = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert pelagia.replay(Record.from_json(data)).winners
    plain = ESCAPE.sub("", terminal.text)
    assert max(cell_len(line) for line in plain.splitlines() if "record.json" not in line) <= WIDTH
    assert re.findall(r"terminal-[a-z-]+|new-eden-[a-z]+-[a-z-]+|Traceback", plain) == []
    assert "\x1b[" in terminal.text  # colours


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "new-eden", "--lang", "en", "--bots", "random", "--seed", "5", "--fast")
    terminal.until_prompt()
    terminal.type("plant")
    terminal.until_prompt()
    terminal.close()
    (file,) = (tmp_path / "pelagia").glob("*.json")
    assert json.loads(file.read_text(encoding="utf-8"))["choices"][-1][2] == "plant"


def test_the_greeting_waits_and_ctrl_c_leaves_with_a_sentence(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "new-eden", "--lang", "en", "--bots", "random", "--seed", "5")
    said = terminal.until_prompt()
    assert said is not None
    assert "Enter begins" in said
    terminal.interrupt()
    assert terminal.until_prompt() is None
    assert "Your game is saved" in terminal.text
    assert "Traceback" not in terminal.text
    assert terminal.close() == 0
