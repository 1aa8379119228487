"""`pelagia balance`: tables, Markdown and JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pelagia
from pelagia.cli import html
from pelagia.cli.main import main
from pelagia.text import LANGUAGES, Catalogue
from tests.lab.packs import CARD, rich_crab
from tests.text.sources import messages

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
    report = json.loads(data.read_text())
    cards = [item["item"] for item in report["items"] if item["group"] == "card"]
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pack_is_compared_in_every_language(lang: str, tmp_path: Path, capsys: Output) -> None:
    pack = rich_crab(tmp_path / "pack")
    assert main([*BALANCE, "--games", "12", "--lang", lang, "--against", pack]) == 0
    said = capsys.readouterr().out
    assert "cli-" not in said
    assert "lab-" not in said
    assert "rich crab" in said
    assert CARD in said


def test_a_comparison_marks_what_changed_and_gives_every_figure_an_interval(tmp_path: Path, capsys: Output) -> None:
    data, pack = tmp_path / "data.json", rich_crab(tmp_path / "pack")
    assert main([*BALANCE, "--games", "12", "--against", pack, "--json", str(data), "--markdown", "-"]) == 0
    report = json.loads(data.read_text())
    assert report["changed"] == [CARD]
    assert [report[side]["about"]["content"]["name"] for side in ("before", "now")] == ["box", "rich crab"]
    tables = capsys.readouterr().out.split("### ")
    rows = [row.split(" | ") for row in tables[1].splitlines() if row.startswith("| ")][2:]
    assert rows
    assert all(all("±" in cell for cell in cells[1:]) for cells in rows)
    (changed,) = [table for table in tables if table.startswith("Pieces that differ")]
    assert CARD in changed


def test_every_figure_of_a_report_has_an_interval_or_a_doubt(capsys: Output) -> None:
    assert main([*BALANCE, "--markdown", "-"]) == 0
    for table in capsys.readouterr().out.split("### ")[1:]:
        heading, _, *rows = [row.strip("| ").split(" | ") for row in table.splitlines() if row.startswith("|")]
        counted = {"Had by", "Refused"}
        for row in rows:
            figures = [cell for name, cell in zip(heading[1:], row[1:], strict=True) if name not in counted]
            assert all("±" in cell or cell == "–" for cell in figures)


class Template:
    """A page that is not built from anything."""

    def __init__(self, found: str | None) -> None:
        self.found = found

    def __truediv__(self, name: str) -> Template:
        return self

    def is_file(self) -> bool:
        return self.found is not None

    def read_text(self, encoding: str) -> str:
        assert self.found is not None
        return self.found


def test_a_page_that_is_not_built_is_missed_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(html, "files", lambda package: Template(None))
    monkeypatch.setattr("pelagia.lab.balance.balance", lambda *given: pytest.fail("hours are spent"))
    assert main([*BALANCE, "--lang", "en", "--html", str(tmp_path / "page.html")]) == 2
    assert "web/build.py" in capsys.readouterr().err
    assert not (tmp_path / "page.html").exists()


def test_what_is_put_into_the_page_ends_no_script(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    page = f'<html lang="en">{html.TITLE}{html.DATA}'
    monkeypatch.setattr(html, "files", lambda package: Template(page))
    monkeypatch.setattr("pelagia.cli.balancing.title", lambda words, report: "</script><!-- & <b>")
    assert main([*BALANCE, "--lang", "pt", "--html", "-"]) == 0
    made = capsys.readouterr().out
    assert made.count("</script>") == 1
    assert made.startswith('<html lang="pt-BR"><title>&lt;/script&gt;')
    data = json.loads(made.partition('id="data">')[2].partition("</script>")[0])
    assert data["title"] == "</script><!-- & <b>"
    assert data["words"].keys() == {*html.WORDS}


def test_the_page_says_nothing_that_the_catalogue_does_not_have() -> None:
    known = {id.removeprefix("lab-report-") for id in messages("en") if id.startswith("lab-report-")}
    assert known == {*html.WORDS}
    strict = Catalogue("en", strict=True)
    assert all(strict.say(f"lab-report-{word}") for word in html.WORDS)
