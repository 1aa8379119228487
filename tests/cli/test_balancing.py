"""`pelagia balance`: tables, Markdown and JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pelagia
from pelagia.cli.main import main
from pelagia.text import LANGUAGES

Output = pytest.CaptureFixture[str]
BALANCE = ["balance", "new-eden", "--games", "3", "--workers", "1", "--bots", "random"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_in_every_language(lang: str, capsys: Output) -> None:
    assert main([*BALANCE, "--lang", lang, "--without", "C01", "--vary", "open_coins"]) == 0
    said = capsys.readouterr().out
    assert "cli-" not in said  # the name of a message that is missing
    assert "lab-" not in said
    assert "open_coins=true" in said
    assert said.count("C01") >= 1


def test_the_screen_shows_extremes_and_files_show_all(tmp_path: Path, capsys: Output) -> None:
    page, data = tmp_path / "page.md", tmp_path / "data.json"
    assert main([*BALANCE, "--markdown", str(page), "--json", str(data)]) == 0
    found = json.loads(data.read_text())
    cards = [item["item"] for item in found["items"] if item["group"] == "card"]
    assert len(cards) > 40
    rows = page.read_text().splitlines()
    assert rows[0] == "new-eden: 3 games, 2 players, seed 0, random"
    assert rows[2].startswith(f"Pelagia {pelagia.__version__}; rules ")
    assert all(any(row.startswith("| ") and f" {card} |" in row for row in rows) for card in cards)
    assert f"{len(cards) - 20} more rows" in capsys.readouterr().out


def test_standard_output_takes_the_place_of_the_tables(capsys: Output) -> None:
    assert main([*BALANCE, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
    assert main([*BALANCE, "--markdown", "-"]) == 0
    assert capsys.readouterr().out.count("\n### ") >= 5


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [(["--vary", "speed"], "solo_level"), (["--markdown", "/"], "folder"), (["--games", "0"], "--games")],
)
def test_wrong_input_gives_one_sentence(arguments: list[str], expected: str, capsys: Output) -> None:
    assert main([*BALANCE, *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert expected in said.err
