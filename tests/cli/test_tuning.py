"""`pelagia tune`: a search on the screen and in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pelagia.cli.main import main
from pelagia.text import LANGUAGES

Output = pytest.CaptureFixture[str]
PLAN = """
game = "new-eden"
players = 2
bots = ["random"]
games = 2
candidates = 3
rounds = 1
confirm = 10
[[figure]]
name = "mussels"
at = "card.M*.on_use"
way = "add"
values = [3, 6]
[[want]]
what = "score"
least = 90
[[want]]
what = "wins"
group = "seat"
kind = "spread"
most = 100
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_evidence_is_shown_in_every_language(lang: str, tmp_path: Path, capsys: Output) -> None:
    plan, data, page = tmp_path / "plan.toml", tmp_path / "data.json", tmp_path / "page.md"
    plan.write_text(PLAN)
    files = ["--json", str(data), "--markdown", str(page)]
    assert main(["tune", str(plan), "--workers", "1", "--lang", lang, *files]) == 0
    said = capsys.readouterr().out
    assert "cli-" not in said
    assert "lab-" not in said
    assert "mussels" in said
    assert "mussels" in page.read_text(encoding="utf-8")
    report = json.loads(data.read_text())
    assert [want["label"] for want in report["wants"]] == [["score"], ["spread", "wins", "seat"]]
    assert (tmp_path / "plan/pack/pack.toml").exists()
    assert main(["content", "check", str(tmp_path / "plan/pack")]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plan_that_is_wrong_is_a_sentence(lang: str, tmp_path: Path, capsys: Output) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN.replace("card.M*.on_use", "card.Q*.on_use"))
    assert main(["tune", str(plan), "--lang", lang]) == 2
    assert "card.Q*.on_use" in capsys.readouterr().err
