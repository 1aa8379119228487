"""Looking at records and saves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pelagia
from pelagia.cli.main import main
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from tests.cli.typist import Typist, replay


def random_game(until: str = "") -> Game:
    """A random game, whole or until a kind of decision."""
    game, rng = pelagia.new("new-eden", 2, 5), Rng(1)
    while game.decisions and game.decisions[0].kind != until:
        game.choose(rng.choice(game.decisions[0].singles()))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = random_game()
    assert game.record is not None
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record.to_json()))
    return file


def hands(file: Path) -> list[set[str]]:
    """The cards that each seat got in the market of the first round."""
    game = pelagia.load(json.loads(file.read_text()))
    return [set(game.view(seat)["table"]["seats"][seat]["hand"]) for seat in range(2)]


@pytest.fixture
def market(tmp_path: Path) -> Path:
    """A save in the middle of the black market, one of two secret answers given."""
    game = random_game(until="Market")
    file = tmp_path / "market.json"
    file.write_text(json.dumps(game.save()))
    return file


def test_the_whole_game_by_rounds_with_scores(record: Path) -> None:
    (said,) = replay(Typist(), record, all=True)
    assert [f"Round {n}\n" in said for n in (1, 2, 3)] == [True] * 3
    assert "Player 1 gets " in said  # a finished game hides nothing
    assert "Player 2 gets " in said
    assert "Final scoring" in said
    assert " wins with " in said


def test_step_by_step(record: Path) -> None:
    said = replay(Typist("", "", "b", "r", "40", "999", "? KX", "what", "q"), record)
    at = ["Choice 0 of", "Choice 1 of", "Choice 2 of", "Choice 1 of"]
    assert [words in told for words, told in zip(at, said, strict=False)] == [True] * 4
    assert "Round 2 of 3" in said[4]
    assert "Choice 40 of" in said[5]
    assert "Final scoring" in said[6]
    assert "repair 3" in said[7]
    assert "“what” means nothing here" in said[8]
    assert "?¢" not in "".join(said)  # of a finished game everything is shown, also in the middle


def test_a_game_that_goes_on_shows_what_spectators_see(market: Path) -> None:
    (said,) = replay(Typist(), market, all=True)
    assert "The game is not over" in said
    assert " gets " not in said
    stepped = "".join(replay(Typist("999"), market))
    hidden = set.union(*hands(market))
    assert [card for card in hidden if card in stepped] == []


def test_a_seat_sees_its_own_hand_only(market: Path) -> None:
    own, other = hands(market)
    stepped = "".join(replay(Typist("999"), market, seat=1))
    assert [card for card in own if card not in stepped] == []
    assert [card for card in other if card in stepped] == []


def test_a_secret_answer_stays_secret(market: Path) -> None:
    game = pelagia.load(json.loads(market.read_text()))
    game.choose(game.decisions[0].options[-1])
    market.write_text(json.dumps(game.save()))
    assert "Player 1: chooses in secret" in replay(Typist("999"), market)[-2]
    assert "Player 1: Keep" in replay(Typist("999"), market, seat=1)[-2]


def test_without_a_terminal_everything_is_printed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "de", "replay", str(record)]) == 0
    assert "Schlusswertung" in capsys.readouterr().out


@pytest.mark.parametrize(("content", "sentence"), [("{}", "not a saved game"), ("{", "damaged")])
def test_bad_records_give_one_sentence(
    content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    (tmp_path / "bad.json").write_text(content)
    assert main(["replay", str(tmp_path / "bad.json")]) == 2
    assert sentence in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "none.json")]) == 2
