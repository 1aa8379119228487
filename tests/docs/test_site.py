"""The documentation is a site: it builds, every page is in its menu, and every link and anchor leads somewhere."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def built(folder: Path, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = built(ROOT, tmp_path / "site")
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    reference = (tmp_path / "site" / "reference" / "index.html").read_text()
    for name in ("pelagia.core.game.Game.choose", "pelagia.games.new", "pelagia.envs.batch.Batch.step"):
        assert f'id="{name}"' in reference


@pytest.mark.parametrize("wrong", ["[x](nowhere.md)", "[x](play.md#nowhere)"])
def test_a_link_that_leads_nowhere_is_found(wrong: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "play.md").write_text("# Play\n")
    (tmp_path / "docs" / "index.md").write_text(f"# Start\n\n{wrong}\n")
    settings = (ROOT / "mkdocs.yml").read_text().partition("plugins:")[0]
    checks = (ROOT / "mkdocs.yml").read_text().partition("validation:")[2].partition("nav:")[0]
    (tmp_path / "mkdocs.yml").write_text(f"{settings}validation:{checks}")
    done = built(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    assert "nowhere" in done.stderr


@pytest.mark.parametrize("page", ["bots.md", "index.md"])
def test_the_examples_run(page: str) -> None:
    results = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0
