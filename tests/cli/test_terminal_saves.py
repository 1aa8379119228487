"""Games in files: resumed in the middle of anything, written whole or not at all, refused in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.cli import saves
from pelagia.cli.main import main
from pelagia.core.errors import PelagiaError
from pelagia.core.rng import Rng
from tests.cli.typist import Typist, picks, play

Data = dict[str, Any]


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")
    return tmp_path / "pelagia"


def read(file: Path) -> Data:
    data: Data = json.loads(file.read_text(encoding="utf-8"))
    return data


def save(file: Path, **args: Any) -> Data:
    """Play to the middle of a move with two bottles, and leave."""
    play(Typist("plant", "extend kraken", "extend oxygen", "move OX"), save=str(file), **args)
    return read(file)


# Resuming


def test_a_game_goes_on_in_the_middle_of_an_effect(tmp_path: Path) -> None:
    data = save(tmp_path / "a.json")
    assert data["state"]["agenda"][-1][1]["is"] == "Bottle"
    said = play(Typist("dome>KX", "log"), resume=str(tmp_path / "a.json"))
    assert "Swim with a deeple, up to 2 steps outwards" in " ".join(said[0].split())
    assert "Ada builds the" in said[2]  # what happened before is not forgotten
    assert read(tmp_path / "a.json")["choices"][-1][2] == "dome>KX"


def test_a_copy_is_not_touched_when_it_goes_on(tmp_path: Path, state_folder: Path) -> None:
    save(tmp_path / "a.json")
    play(Typist(f"save {tmp_path / 'copy.json'}"), resume=str(tmp_path / "a.json"))
    copy = (tmp_path / "copy.json").read_bytes()
    play(Typist("dome>KX"), resume=str(tmp_path / "copy.json"))
    assert (tmp_path / "copy.json").read_bytes() == copy
    assert len(list(state_folder.glob("*.json"))) == 1


def test_without_a_file_the_newest_game_goes_on(state_folder: Path) -> None:
    play(Typist("plant"), name="First")
    (first,) = state_folder.glob("*.json")
    play(Typist("plant"), name="Second")
    os.utime(first, (1, 1))
    assert "Second" in play(Typist(), resume="")[0]
    for file in set(state_folder.glob("*.json")) - {first}:
        os.utime(file, (0, 0))
    assert "First" in play(Typist(), resume="")[0]


def test_bots_and_seats_are_the_same_after_resuming(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    play(Typist(), players=3, seat=3, bots=("random", "greedy"), save=str(file), name="Zoë")
    assert read(file)["table"]["bots"] == ["random", "greedy", ""]
    play(Typist("pass"), resume=str(file))
    assert read(file)["table"]["names"] == ["Nemo", "Conseil", "Zoë"]
    assert read(file)["table"]["bots"] == ["random", "greedy", ""]


def test_a_save_of_a_program_goes_on_with_bots(tmp_path: Path) -> None:
    game = pelagia.new("new-eden", 4, 5)
    (tmp_path / "a.json").write_text(json.dumps(game.save()))
    assert "◆ Aronnax" in play(Typist(), resume=str(tmp_path / "a.json"))[0]


def test_a_content_pack_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "pack.toml").write_text('name = "mine"\ngame = "new-eden"\nbase = "box"\n')
    card = 'id = "C01"\ndeck = "1A"\ngroup = "CRAB"\nslots = 1\non_use = "seq(coins(9), repair(1))"\n'
    (tmp_path / "pack" / "crabs.toml").write_text(f"[[card]]\n{card}")
    monkeypatch.chdir(tmp_path)
    play(Typist(), content="pack", save=str(tmp_path / "a.json"))
    monkeypatch.chdir("/")
    assert "9 coins, then repair 1" in play(Typist("? C01"), resume=str(tmp_path / "a.json"))[1]


def test_a_game_that_was_left_goes_on_to_its_end(tmp_path: Path) -> None:
    save(tmp_path / "a.json")
    said = play(Typist(reader=picks("Keep the record", "n")), resume=str(tmp_path / "a.json"))
    assert "Final scoring" in said[-2]
    assert not (tmp_path / "a.json").exists()


# Writing


def test_a_failure_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = save(tmp_path / "a.json")

    def full(*files: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    said = play(Typist("dome>KX"), resume=str(tmp_path / "a.json"))
    assert "could not be saved" in said[-1]
    assert read(tmp_path / "a.json") == data
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_a_kill_between_writing_and_renaming_loses_nothing(tmp_path: Path) -> None:
    data = save(tmp_path / "a.json")
    script = (
        "import os, sys; from pathlib import Path; from pelagia.cli import saves\n"
        "os.replace = lambda *files: os.kill(os.getpid(), 9)\n"
        "saves.write(Path(sys.argv[1]), {'header': {}, 'choices': [], 'chance': []})"
    )
    killed = subprocess.run([sys.executable, "-c", script, str(tmp_path / "a.json")], timeout=60)
    assert killed.returncode == -9
    assert read(tmp_path / "a.json") == data


def test_only_our_own_files_are_overwritten(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(saves.CannotWrite):
        saves.write(tmp_path / "notes.txt", {"header": {}, "choices": []})
    assert (tmp_path / "notes.txt").read_text() == "mine"


# Refusing


def cut(data: Data) -> str:
    return json.dumps(data)[:-200]


def other_rules(data: Data) -> str:
    return json.dumps({**data, "header": {**data["header"], "rules": 999}})


def other_game(data: Data) -> str:
    return json.dumps({**data, "header": {**data["header"], "game": "chess"}})


def unknown_card(data: Data) -> str:
    return json.dumps(data).replace('"OB"', '"Q99"')


def no_seats(data: Data) -> str:
    return json.dumps({**data, "table": {**data["table"], "bots": ["", ""]}})


def unknown_bot(data: Data) -> str:
    return json.dumps({**data, "table": {**data["table"], "bots": ["", "nobody"]}})


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (cut, "is damaged"),
        (lambda data: "", "is damaged"),
        (lambda data: "\x00\xff", "is damaged"),
        (lambda data: "[" * 100_000, "is damaged"),
        (lambda data: "[]", "is not a saved game"),
        (lambda data: '{"header": 3, "choices": []}', "is not a saved game"),
        (lambda data: json.dumps({**data, "state": {}}), "is damaged"),
        (lambda data: json.dumps({**data, "choices": [[0, 0, "fly"]]}), "is damaged"),
        (lambda data: json.dumps({**data, "chance": 7}), "is damaged"),
        (unknown_card, "is damaged"),
        (no_seats, "who sits where"),
        (lambda data: json.dumps({**data, "table": []}), "who sits where"),
        (unknown_bot, "no bot called “nobody”"),
        (other_rules, "rules 999"),
        (other_game, "holds a game of chess"),
    ],
)
def test_bad_files_give_one_sentence(
    spoil: Callable[[Data], str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(spoil(save(tmp_path / "a.json")), encoding="latin-1")
    before = file.read_bytes()
    capsys.readouterr()
    assert main(["play", "new-eden", "--resume", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume"], "There is no game of new-eden to continue"),
        (["--resume", "/no/such/file"], "does not exist"),
        (["--players", "9"], "“9” is not possible for “players”"),
        (["--players", "x"], "“x” is not possible"),
        (["--seat", "3"], "“3” is not possible for “--seat”. Possible: 1-2"),
        (["--bots", "nobody"], "no bot called “nobody”"),
        (["--option", "solo_level"], "“solo_level” is not possible"),
        (["--option", "solo_level=9"], "“9” is not possible for “solo_level”"),
        (["--option", "depth=3"], "“depth” is not possible"),
        (["--save", __file__], "already exists"),
        (["--content", "/no/such/folder"], "folder"),
    ],
)
def test_bad_arguments_give_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], state_folder: Path
) -> None:
    assert main(["play", "new-eden", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err
    assert not state_folder.exists()


def test_whatever_is_spoilt_is_refused_or_plays(tmp_path: Path) -> None:
    """Any number or name of a save may be wrong: never anything but a PelagiaError."""
    file = tmp_path / "a.json"
    data, rng = save(file), Rng(1)
    for _ in range(40):
        spoilt = json.loads(json.dumps(data))
        _spoil(spoilt, rng)
        with suppress(PelagiaError):
            saves.load(file, spoilt).view(None)


def _spoil(data: Any, rng: Rng) -> None:
    """Replace one value somewhere deep inside."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = rng.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and rng.below(10):
            data = data[key]
            continue
        data[key] = rng.choice([-1, 99, "Q99", None, [], {}, True, "OA"])
        return
