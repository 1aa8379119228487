"""`pelagia content`: packs are written out, checked, shown and described."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pelagia
from pelagia.cli import html
from pelagia.cli.main import main
from pelagia.games.schema import schema
from pelagia.text import LANGUAGES

Output = pytest.CaptureFixture[str]
GAMES = [name for name in pelagia.NAMES if pelagia.rules(name).pack]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_written_out_and_nothing_is_wrong_with_it(
    game: str, lang: str, tmp_path: Path, capsys: Output
) -> None:
    folder = tmp_path / "my box"
    assert main(["content", "new", str(folder), "--game", game, "--lang", lang]) == 0
    assert main(["content", "check", str(folder), "--json", "-"]) == 0
    report = json.loads(capsys.readouterr().out.partition("\n")[2])
    pack = pelagia.rules(game).pack
    assert report == {
        "game": game,
        "name": f"my box@{pack.digest(pack.box)}",
        "faults": [],
        "bent": [],
        "changed": {},
    }
    files = sorted(file.name for file in folder.glob("*.toml"))
    readme = (folder / "README.md").read_text(encoding="utf-8")
    for name in files:
        assert (folder / name).read_text(encoding="utf-8").startswith("#:schema ./pack.schema.json\n# ")
        assert f"`{name}`" in readme
    assert "pack-" not in readme.replace("pack-authors", "")
    assert json.loads((folder / "pack.schema.json").read_text()) == schema(pack)


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: Output) -> None:
    assert main(["content", "new", str(tmp_path)]) == 2
    assert "there already" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_everything_wrong_is_listed_with_file_and_line(tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "box"
    main(["content", "new", str(folder), "--game", "flotilla"])
    goals = folder / "goal.toml"
    goals.write_text(
        goals.read_text().replace("sinkside_values = [", "sinkside_values = [true, ", 1).replace("fleet()", "flet()", 1)
    )
    capsys.readouterr()
    assert main(["content", "check", str(folder)]) == 2
    first, second, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{goals}:7: Z01, sinkside_values: the field `sinkside_values` must be")
    assert f"{goals}:38: Z05, sinkside: unknown word `flet` (did you mean `fleet`?)" == second
    assert last == "2 things are wrong."


def test_what_the_rulebook_prints_otherwise_is_a_note(tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "dear"
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "dear"\ngame = "flotilla"\n')
    (folder / "track.toml").write_text('[[track]]\nid = "surcharges"\nvalues = [10, 30]\n')
    assert main(["content", "check", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "nothing is wrong" in said
    assert "Changed: track surcharges" in said
    assert "Rulebook, p. 8: a floating outpost costs 10 more on the Sinkside and 20 more on the Skyside" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_are_shown_with_what_differs(lang: str, tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "mine"\ngame = "new-eden"\n')
    card = (
        '[[card]]\nid = "C01"\ndeck = "1A"\ngroup = "CRAB"\nslots = 1\non_use = "coins(9)"\nfinal = "final(back=1)"\n'
    )
    (folder / "cards.toml").write_text(card)
    assert main(["content", "show", str(folder), "--changed", "--lang", lang]) == 0
    few = capsys.readouterr().out
    assert main(["content", "show", str(folder), "--lang", lang]) == 0
    all_of_them = capsys.readouterr().out
    assert few.count("C01") == 1
    assert "C02" not in few
    assert " 9 " in few
    assert " 3 " in few  # as the box has it
    assert "C02" in all_of_them


def test_all_pieces_of_all_games_can_be_shown(game: str, tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "box"
    main(["content", "new", str(folder), "--game", game])
    assert main(["content", "show", str(folder)]) == 0
    said = capsys.readouterr().out
    for pieces in pelagia.rules(game).pack.written(pelagia.rules(game).content).values():
        assert len(said.splitlines()) > len(pieces)
    assert "pack-" not in said


def test_the_page_holds_all_pieces_and_what_the_box_has_instead(
    game: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(html, "template", lambda name: f'<html lang="en">{html.TITLE}{html.DATA}')
    folder = tmp_path / "box"
    main(["content", "new", str(folder), "--game", game])
    if game == "new-eden":
        deck = folder / "1a.toml"
        deck.write_text(deck.read_text().replace("coins(3)", "coins(9)", 1))
    if game == "flotilla":
        track = folder / "track.toml"
        track.write_text(track.read_text().replace("[10, 20]", "[10, 30]"))
    capsys.readouterr()
    assert main(["content", "show", str(folder), "--html", "-", "--lang", "pt"]) == 0
    written = capsys.readouterr().out
    assert written.startswith('<html lang="pt-BR"><title>box (')
    data = json.loads(written.partition('id="data">')[2].partition("</script>")[0])
    assert data["language"] == "pt"
    listed = [id for section in data["sections"] for id in section["pieces"]]
    assert sorted(listed) == sorted(data["pieces"])
    assert [*data["changed"]] == (["C01"] if game == "new-eden" else [])
    others = [(other["name"], other["before"][0], other["now"][0]) for other in data["others"]]
    assert others == ([("track surcharges", "values = [10, 20]", "values = [10, 30]")] if game == "flotilla" else [])
    if game == "new-eden":
        assert data["changed"]["C01"]["face"] != data["pieces"]["C01"]["face"]


def test_the_schema_is_printed_or_written(tmp_path: Path, capsys: Output) -> None:
    assert main(["content", "schema", "deep-sea"]) == 0
    printed = json.loads(capsys.readouterr().out)
    file = tmp_path / "deep.json"
    assert main(["content", "schema", "deep-sea", str(file)]) == 0
    assert json.loads(file.read_text()) == printed == schema(pelagia.rules("deep-sea").pack)


@pytest.mark.parametrize("command", ["content schema pearl-divers", "play pearl-divers --content my-pack"])
def test_games_without_packs_say_so(command: str, capsys: Output) -> None:
    assert main(command.split()) == 2
    assert capsys.readouterr().err == "This game has no content packs.\n"
