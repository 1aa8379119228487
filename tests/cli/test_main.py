"""The command line as a whole: results, sentences, exit codes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.cli.completion import SHELLS
from pelagia.cli.main import main
from pelagia.cli.options import options_of
from pelagia.core.errors import UnknownGame
from pelagia.lab.play import GameFailed
from pelagia.text import LANGUAGES, Catalogue

Output = pytest.CaptureFixture[str]
SIMULATE = ("simulate", "new-eden", "--games", "4", "--workers", "1")
TIMES = ("seconds", "games_per_second", "decisions_per_second")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.delenv("PELAGIA_DEBUG", raising=False)


def run(*arguments: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    """Run `pelagia` as a process of its own."""
    command = [sys.executable, "-c", "import sys; from pelagia.cli.main import main; sys.exit(main())", *arguments]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, timeout=60)


def refusal(output: Output, *arguments: str, code: int = 2) -> str:
    """Run something wrong and return the one sentence that it says."""
    assert main(arguments) == code
    said = output.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def simulated(output: Output, *arguments: str) -> dict[str, Any]:
    assert main([*SIMULATE, *arguments, "--json", "-"]) == 0
    report: dict[str, Any] = json.loads(output.readouterr().out)
    return report


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "games", "play", "replay", "simulate", "balance", "bench"])
def test_help_in_every_language(lang: str, command: str, capsys: Output) -> None:
    assert main(["--lang", lang, *command.split(), "--help"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith(Catalogue(lang).say("cli-title-usage"))
    assert "cli-" not in said.out  # the name of a message that is missing
    assert "terminal-" not in said.out
    assert said.err == ""


def test_pelagia_alone_prints_help(capsys: Output) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_version(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"pelagia {pelagia.__version__}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_players_and_a_line(lang: str, capsys: Output) -> None:
    assert main(["games", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "pearl-divers" not in said  # the guide's example
    for name in pelagia.listed():
        assert name in said
        assert Catalogue(lang, strict=True).say(f"cli-game-{name}").split()[0] in said
    assert "1–4" in said


def test_simulate_gives_one_json_object(capsys: Output) -> None:
    report = simulated(capsys, "--players", "3", "--bots", "random,random", "--seed", "7")
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("new-eden", 3, 4, 7)
    assert [(bot["name"], bot["games"]) for bot in report["bots"]] == [("random", 6), ("random", 6)]
    assert sum(bot["wins"] for bot in report["bots"]) == 4


def test_simulate_has_a_line_for_each_value_of_an_option(capsys: Output) -> None:
    assert main([*SIMULATE, "--lang", "en", "--players", "1", "--vary", "solo_level"]) == 0
    printed = capsys.readouterr().out
    assert "Games won" in printed
    assert all(f"solo_level={level}" in printed for level in range(4))


def test_simulate_writes_a_file_and_prints_a_table(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "found.json"
    file.write_text("old")
    assert main([*SIMULATE, "--json", str(file)]) == 0
    assert json.loads(file.read_text())["games"] == 4
    assert "Seats played" in capsys.readouterr().out
    assert os.listdir(tmp_path) == ["found.json"]


def test_options_of_the_game_reach_it(capsys: Output) -> None:
    easy, hard = (simulated(capsys, "--players", "1", "--option", f"solo_level={level}") for level in (0, 3))
    assert easy["opponent"] != hard["opponent"]
    assert options_of("new-eden", ["open_coins=true", "solo_level=2"]) == {
        "open_coins": True,
        "solo_level": 2,
    }


@pytest.mark.parametrize(("game", "players"), [("flotilla", 3), ("new-eden", 2)])
def test_as_few_play_as_the_game_is_for(game: str, players: int, capsys: Output) -> None:
    assert main(["simulate", game, "--games", "1", "--workers", "1", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == players


def test_a_table_in_the_readers_language(capsys: Output) -> None:
    assert main([*SIMULATE, "--lang", "de", "--players", "1"]) == 0
    said = capsys.readouterr().out
    assert "Gespielte Plätze" in said
    assert "Automat" in said


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("simulate", "checkers"), "new-eden"),
        (("simulate", "new-eden", "--players", "9"), "1-4"),
        (("simulate", "new-eden", "--players", "many"), "--players"),
        (("simulate", "new-eden", "--bots", "deep-blue"), "random"),
        (("simulate", "new-eden", "--bots", "random,"), "random"),
        (("simulate", "new-eden", "--option", "speed=9"), "solo_level"),
        (("simulate", "new-eden", "--option", "solo_level"), "solo_level"),
        (("simulate", "new-eden", "--option", "solo_level=9"), "3"),
        (("simulate", "new-eden", "--vary", "speed"), "solo_level"),
        (("simulate", "new-eden", "--games", "0"), "--games"),
        (("simulate", "new-eden", "--games", "9" * 30), "--games"),
        (("simulate", "new-eden", "--workers", "-1"), "--workers"),
        (("simulate", "new-eden", "--json", "/"), "folder"),
        (("simulate", "new-eden", "--json", "/nowhere/found.json"), "/nowhere/found.json"),
        (("simulate", "new-eden", "--content", "/nowhere"), "/nowhere"),
        (("simulate", "new-eden", "--json"), "--json"),
        (("simulate", "new-eden", "again"), "again"),
        (("simulate", "new-eden", "--fast"), "--fast"),
        (("simulate",), "GAME"),
        (("replay",), "FILE"),
        (("replay", "/nowhere"), "/nowhere"),
        (("play", "chess"), "new-eden"),
        (("bench", "checkers"), "new-eden"),
        (("bench", "--seconds", "nan"), "--seconds"),
        (("swim",), "simulate"),
        (("--swim",), "--swim"),
        (("--help=3",), "--help"),
        (("--lang",), "--lang"),
        (("--lang", "tlh", "games"), "en, de, pt"),
    ],
)
def test_wrong_input_gives_one_sentence(arguments: tuple[str, ...], expected: str, capsys: Output) -> None:
    assert expected in refusal(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("simulate", "new-edne"), "new-eden"),
        (("simulatte", "new-eden"), "simulate"),
        (("simulate", "new-eden", "--bots", "gredy"), "greedy"),
        (("simulate", "new-eden", "--game", "3"), "--games"),
        (("serve", "--no-browsr"), "--no-browser"),
        (("simulate", "new-eden", "--option", "solo_levl=1"), "solo_level"),
    ],
)
def test_whoever_mistypes_is_told_what_is_near(arguments: tuple[str, ...], meant: str, capsys: Output) -> None:
    assert refusal(capsys, *arguments).endswith(f". Did you mean “{meant}”?\n")
    assert refusal(capsys, *arguments, "--lang", "de").endswith(f". Meintest du „{meant}“?\n")


def test_nothing_is_suggested_where_nothing_is_near(capsys: Output) -> None:
    assert "Did you mean" not in refusal(capsys, "simulate", "checkers")


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_learns_the_commands_and_their_options(shell: str, capsys: Output, tmp_path: Path) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "simulate" in script
    assert "workers" in script
    if shutil.which(shell):
        (tmp_path / "script").write_text(script)
        subprocess.run([shell, "-n", str(tmp_path / "script")], check=True)


def test_sentences_are_in_the_readers_language(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Einen Bot namens" in refusal(capsys, "simulate", "new-eden", "--bots", "x", "--lang=de")
    monkeypatch.setenv("LANGUAGE", "pt_BR")
    assert "Não existe um bot" in refusal(capsys, "simulate", "new-eden", "--bots", "x")


def test_a_result_that_cannot_be_written_costs_no_games(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelagia.lab.simulate.simulate", pytest.fail)
    refusal(capsys, *SIMULATE, "--json", "/nowhere/found.json")


def test_a_device_is_written_to_and_not_replaced(tmp_path: Path, capsys: Output) -> None:
    link = tmp_path / "null"
    link.symlink_to(os.devnull)
    assert main([*SIMULATE, "--json", str(link)]) == 0
    assert link.is_symlink()
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize(
    ("error", "code", "expected"),
    [
        (KeyboardInterrupt(), 130, "Stopped"),
        (GameFailed(number=7, seed="99", what="KeyError: 1"), 2, "--start 7"),
        (ZeroDivisionError("two\nlines"), 1, "ZeroDivisionError: two lines"),
        (PermissionError(13, "", "secret"), 2, "permission denied"),
        (OSError(5, "", "disk"), 2, "EIO"),
        (OSError(11, ""), 2, "EAGAIN"),
    ],
)
def test_what_goes_wrong_on_the_way(
    error: BaseException, code: int, expected: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise error

    monkeypatch.setattr("pelagia.lab.simulate.simulate", fail)
    assert expected in refusal(capsys, *SIMULATE, code=code)


def test_tracebacks_for_those_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELAGIA_DEBUG", "1")
    with pytest.raises(UnknownGame):
        main(["simulate", "chess"])


def test_bench_prints_a_table_or_json(capsys: Output) -> None:
    assert main(["bench", "new-eden", "--seconds", "0.001", "--json", "-"]) == 0
    assert "pure" in json.loads(capsys.readouterr().out)["games"]["new-eden"]
    assert main(["bench", "pearl-divers", "--seconds", "0.001", "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "Mikrosekunden je Entscheidung" in shown
    assert "greedy: der längste Zug" in shown


def test_workers_do_not_change_the_result_of_a_real_process() -> None:
    command = ("simulate", "new-eden", "--games", "12", "--bots", "random,random", "--seed", "5", "--json", "-")
    done = [run(*command, "--workers", workers) for workers in "12"]
    assert [(process.returncode, process.stderr) for process in done] == [(0, "")] * 2
    alone, together = ({**json.loads(process.stdout), **dict.fromkeys(TIMES)} for process in done)
    assert alone == together


def test_a_closed_pipe_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run("--help", stdout=writing)
    os.close(writing)
    assert done.stderr == ""


def test_an_error_in_a_real_process() -> None:
    done = run("simulate", "chess")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "pearl-divers", "--games", "4", "--workers", "1"),
        ("arena", "pearl-divers", "--games", "4", "--bots", "greedy,random", "--workers", "1"),
        ("balance", "pearl-divers", "--games", "4", "--workers", "1"),
        ("bench", "pearl-divers", "--seconds", "0.001"),
    ],
)
def test_reports_say_what_they_are_about(command: tuple[str, ...], tmp_path: Path, capsys: Output) -> None:
    """Words and data alike: program, rules, content and bots with fingerprints, seed."""
    file = tmp_path / "found.json"
    assert main([*command, "--lang", "en", "--json", str(file)]) == 0
    about = json.loads(file.read_text())["about"]
    about = about.get("pearl-divers", about)
    assert [*about] == ["program", "game", "rules", "content", "bots", "seed", "first", "games"]
    said = " ".join(capsys.readouterr().out.split())
    named = [about["program"], f"rules {about['rules']}", about["content"]["fingerprint"], *about["bots"].values()]
    assert about["bots"]
    assert all(word in said for word in named)
    assert f"seed {about['seed']}" in said
