"""What has been built is used only if it fits the source."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pelagia import native
from pelagia.cli import compiling
from pelagia.cli.app import run
from pelagia.native import build


@pytest.fixture
def listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """A list as a build leaves it, of a package with a core and a game of one module each."""
    groups = {"core": ["pelagia.core.one"], "harbour": ["pelagia.games.harbour.rules.two"]}
    for module in (*groups["core"], *groups["harbour"], *native.MAKERS):
        file = tmp_path.joinpath(*module.split(".")[1:]).with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"# {module}\n")
    monkeypatch.setattr(native, "PACKAGE", tmp_path)
    monkeypatch.setattr(native, "LIST", tmp_path / "built.json")
    made = {name: [modules, native.made_from(groups, name)] for name, modules in groups.items()}
    native.LIST.write_text(json.dumps(made))
    return groups


def test_a_fresh_build_is_used(listed: dict[str, list[str]]) -> None:
    assert native.built() == listed


def test_a_change_of_a_game_leaves_the_core_compiled(listed: dict[str, list[str]]) -> None:
    native.source_of(listed["harbour"][0]).write_text("# changed\n")
    assert list(native.built()) == ["core"]


def test_a_change_of_the_core_makes_everything_stale(listed: dict[str, list[str]]) -> None:
    native.source_of(listed["core"][0]).write_text("# changed\n")
    assert not native.built()


def test_another_way_to_write_out_makes_everything_stale(listed: dict[str, list[str]]) -> None:
    native.source_of("pelagia.native.expand").write_text("# changed\n")
    assert not native.built()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"core": 3}', '{"harbour": [[], "x"]}'])
def test_a_damaged_list_is_no_build(listed: dict[str, list[str]], text: str) -> None:
    native.LIST.write_text(text)
    assert not native.built()


def test_source_that_is_gone_is_no_build(listed: dict[str, list[str]]) -> None:
    native.source_of(listed["core"][0]).unlink()
    assert not native.built()


def test_without_a_compiler_the_refusal_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(build.NoCompiler) as refusal:
        next(build.build(["new_eden"]))
    assert refusal.value.text.args == {"tool": "cc"}


def test_an_unknown_game_is_refused_before_anything_is_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert run(["compile", "new-eden", "checkers", "--lang", "en"]) == 2
    assert "checkers" in capsys.readouterr().err


def test_what_fits_the_source_is_not_built_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(compiling, "built", lambda: {"core": [], "new_eden": []})
    assert run(["compile", "new-eden", "--lang", "en"]) == 0
    assert "new-eden: compiled already" in capsys.readouterr().out
    assert run(["compile", "new-eden", "flotilla", "--lang", "en"]) == 2
