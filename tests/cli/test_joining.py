"""`pelagia join`: a bot of this machine at a table of a server."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pelagia.cli.main import main
from tests.server.kit import BOT, OPEN, serving


def joined(*arguments: str) -> int:
    """The exit code of the command; in a thread, since a browser of other tests may keep its event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(main, ["join", *arguments, "--lang", "en"]).result()


def test_a_bot_takes_the_open_seat_and_plays_to_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
        table = server.open(OPEN, BOT, seed=3)
        link = f"{server.url}/#/table/{table.id}/{table.watch}"
        assert joined(link, "--bot", "hatchling", "--name", "Nemo") == 0
        said = capsys.readouterr().out
        assert "hatchling plays seat 1 of new-eden." in said
        assert "The game is over." in said
        seen = table.get()["table"]
        assert seen["status"] == "finished"
        assert f"Nemo: {seen['scores'][0]}" in said


def test_what_cannot_be_joined_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = "http://127.0.0.1:9/#/table/abcdefgh/secret"
    for arguments, sentence in (
        (["nonsense"], "This is not a link to a table"),
        ([nowhere], "cannot be reached"),
        ([nowhere, "--bot", "nobody"], "There is no bot called"),
    ):
        assert joined(*arguments) == 2
        assert sentence in capsys.readouterr().err
