"""A person at the terminal: choosing, asking, taking back, leaving."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.cli.parser import build, parse
from pelagia.cli.session import Session
from pelagia.core.errors import BadOption
from pelagia.core.game import Game
from pelagia.text import Catalogue
from tests.cli.typist import Typist, picks, play, sit_down


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "pelagia"


@pytest.fixture
def game() -> Game:
    """Two seats; seat 0 is the first to decide."""
    return next(game for seed in range(50) if (game := pelagia.new("new-eden", 2, seed)).decisions[0].seat == 0)


@pytest.fixture
def auction(game: Game) -> Game:
    """Seat 0 may bid for a row."""
    while game.decisions[0].kind != "Bid" or game.decisions[0].seat != 0:
        offered = [option.written for option in game.decisions[0].options]
        game.choose(next(word for word in ("pass", "done", "keep none", "row 1", "out", "stop") if word in offered))
    return game


def run(game: Game, folder: Path, *lines: str, confirm: bool = False) -> tuple[Session, list[str]]:
    """Type lines into a game; the session, and what was said after each line."""
    typist = Typist(*lines)
    at = sit_down(game, folder / "kept.json", typist, confirm=confirm)
    assert at.run() == 0
    typist.keep()
    return at, typist.said[1:]


def chosen(at: Session) -> list[str]:
    assert at.game.record is not None
    return [written for _, seat, written in at.game.record.choices if seat == at.table.seat]


def coins(game: Game) -> int:
    purse: int = game.view(0)["table"]["seats"][0]["coins"]
    return purse


def cheap(game: Game) -> str:
    """A card of the bottom row."""
    card: str = game.view(0)["table"]["display"][3]["cards"][2]
    return card


def kept(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / "kept.json").read_text(encoding="utf-8"))
    return data


# Choosing


def test_by_number_and_by_written_form(game: Game, tmp_path: Path) -> None:
    number = 1 + [option.written for option in game.decisions[0].options].index("plant")
    at, _ = run(game, tmp_path, str(number), " EXTEND   Kraken ", "pass")
    assert chosen(at) == ["plant", "extend kraken", "pass"]


@pytest.mark.parametrize("typed", [["2 4"], ["2", "4"], ["bid 4"], ["BID  4"]])
def test_a_bid_is_one_entry_that_takes_a_number(typed: list[str], auction: Game, tmp_path: Path) -> None:
    at, _ = run(auction, tmp_path, *typed)
    assert chosen(at)[-1] == "bid 4"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99. Type a number from 1 to"),
        ("0", "There is no option 0"),
        ("99999999999999999999", "is not possible now"),
        ("xyzzy", "“xyzzy” is not possible now"),
        ("buy Z99", "“buy Z99” is not possible now"),
        ("move oa", "Oxygen Card OA would do nothing"),
        ("[bold]", "“[bold]” is not possible now"),
        ("why", "Why what?"),
        ("? Z99", "There is no card or option “Z99”"),
        ("undo", "Nothing can be taken back"),
        ("save /dev/null", "holds something else"),
        ("save /proc/no/such/file", "cannot be used"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(typed: str, said: str, game: Game, tmp_path: Path) -> None:
    before = game.to_json()
    _, told = run(game, tmp_path, typed)
    assert said in told[0]
    assert game.to_json() == before


def test_a_wrong_bid_says_why(auction: Game, tmp_path: Path) -> None:
    have = coins(auction)
    _, told = run(auction, tmp_path, f"2 {have + 1}", "bid 0", "2 x", "2", "")
    assert f"You need {have + 1} coins and have {have}" in told[0]
    assert "The highest bid is 0" in told[1]
    assert "is not possible now" in told[2]
    assert f"How much, 1 to {have}?" in told[3]
    assert auction.decisions[0].kind == "Bid"


# Asking


def test_why_gives_the_reason_of_the_rules(game: Game, tmp_path: Path) -> None:
    dear = game.view(0)["table"]["display"][0]["cards"][1]
    _, told = run(game, tmp_path, "extend kraken", f"why buy {dear.lower()}", "why plant", f"buy {dear}")
    assert "You need 10 coins and have 4" in told[1]
    assert "It is possible: Power plant" in told[2]
    assert "You need 10 coins and have 4" in told[3]


def test_cards_and_options_are_explained(game: Game, tmp_path: Path) -> None:
    _, told = run(game, tmp_path, "? r13", "?KX", "?1", "? plant", "? B01", "?")
    assert "Strike at the Docks R13: Research, deck 2B, from the rulebook" in told[0]
    assert "1 damage per own shipyard card" in told[0]
    assert "1 slot: repair 3" in told[1]
    assert "You can also type: buy" in told[2]
    assert "deck 1A, " in told[2]
    assert "Power plant: 5 coins, 1 damage" in told[3]
    assert "1 coin per" in told[4]
    assert f"why {game.decisions[0].options[0].written}" in told[5]


def test_hint_log_board_and_rules(game: Game, tmp_path: Path) -> None:
    _, told = run(game, tmp_path, "hint", "log", "board", "rules", "")
    assert "A strong bot would choose: " in told[0]
    assert "Round 1\n" in told[1]
    assert "Row 4  1¢ 1✖" in told[2]
    assert "new-eden.md" in told[3]
    assert "Row 4  1¢ 1✖" in told[4]


# Taking back


def test_undo_goes_back_step_by_step(game: Game, tmp_path: Path) -> None:
    before = game.to_json()
    at, told = run(game, tmp_path, "plant", "extend oxygen", "undo", "undo", "undo")
    assert ["15¢" in told[0], "9¢" in told[1], "15¢" in told[2], "10¢" in told[3]] == [True] * 4
    assert "Nothing can be taken back" in told[4]
    assert at.game.to_json() == before
    assert chosen(at) == []
    assert kept(tmp_path)["state"] == before


def test_undo_inside_a_move(game: Game, tmp_path: Path) -> None:
    at, _ = run(game, tmp_path, "extend kraken", "move OA", "dome>KX", "undo", "undo", "undo")
    assert chosen(at) == []
    at, _ = run(at.game, tmp_path, "extend kraken", "move OA", "dome>KX", "undo", "dome>KX", "activate KX")
    assert chosen(at)[:4] == ["extend kraken", "move OA", "dome>KX", "activate KX"]


def test_undo_ends_where_a_bot_has_chosen(game: Game, tmp_path: Path) -> None:
    at, told = run(game, tmp_path, f"buy {cheap(game)}", "undo")
    assert "somebody else has chosen" in told[1]
    assert len(chosen(at)) == 1


def test_confirm_leaves_time_for_undo(game: Game, tmp_path: Path) -> None:
    before = game.to_json()
    at, told = run(game, tmp_path, f"buy {cheap(game)}", "undo", confirm=True)
    assert "Enter ends your turn" in told[0]
    assert at.game.to_json() == before
    at, _ = run(at.game, tmp_path, f"buy {cheap(at.game)}", "", confirm=True)
    assert len(chosen(at)) == 1


# Leaving


def test_quit_asks_and_says_how_to_go_on(game: Game, tmp_path: Path) -> None:
    _, told = run(game, tmp_path, "quit", "n", "quit", "")
    assert "Leave? The game is saved." in told[0]
    assert "--resume" not in told[1]
    assert f"--resume {tmp_path / 'kept.json'}" in told[3]


def test_the_end_of_input_saves_and_leaves(game: Game, tmp_path: Path) -> None:
    _, told = run(game, tmp_path, "plant")
    assert "Your game is saved" in told[-1]
    assert kept(tmp_path)["choices"] == [[0, 0, "plant"]]


def test_ctrl_c_saves_and_leaves(game: Game, tmp_path: Path) -> None:
    def interrupt(said: str) -> str:
        raise KeyboardInterrupt

    typist = Typist(reader=interrupt)
    assert sit_down(game, tmp_path / "kept.json", typist).run() == 0
    typist.keep()
    assert "Your game is saved" in typist.said[-1]


def test_a_folder_that_cannot_be_written_stops_nobody(game: Game, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    at, told = run(game, tmp_path / "file", "plant")
    assert chosen(at) == ["plant"]
    assert "could not be saved" in told[-1]


# The end


def test_a_solo_game_is_scored_and_recorded(tmp_path: Path, state_folder: Path) -> None:
    record = tmp_path / "new folder" / "record.json"
    said = play(Typist(reader=picks("Keep the record", str(record))), players=1)
    assert "Final scoring" in said[-2]
    assert "Deep Thought wins by" in said[-2]
    assert any("Aim: More points than Deep Thought: now" in text for text in said)
    assert f"replay '{record}'" in said[-1]
    assert "state" not in json.loads(record.read_text(encoding="utf-8"))
    assert list(state_folder.glob("*-game-*")) == []


def test_a_record_is_not_written_over_something_else(game: Game, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    while game.decisions:
        game.choose(game.decisions[0].options[0])
    _, told = run(game, tmp_path, str(tmp_path / "notes.txt"), "")
    assert "holds something else" in told[0]
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_the_greeting_says_who_plays_and_what_to_type() -> None:
    said = play(Typist(), players=3, bots=("greedy", "random"), seat=2)[0]
    assert "At the table: Nemo (greedy), Ada, Conseil (random). Seed 5." in said
    assert "type the number of an option" in said


@pytest.mark.parametrize("seed", [5, 2**60])
def test_a_seed_that_was_asked_for_is_said(seed: int) -> None:
    assert f"Seed {seed}." in "".join(play(Typist("", "quit"), seed=seed))


def test_a_seed_that_was_drawn_is_kept_to_itself(tmp_path: Path) -> None:
    """It is in the record, from where it can deal the same cards again."""
    files = [tmp_path / name for name in ("one.json", "two.json", "three.json")]
    said = play(Typist("", "quit"), seed=None, save=str(files[0]))
    first = json.loads(files[0].read_text())
    seed = first["header"]["seed"]
    assert len(seed) > 20
    assert seed not in "".join(said)
    play(Typist("", "quit"), seed=None, save=str(files[1]))
    play(Typist("", "quit"), seed=seed, save=str(files[2]))
    second, third = (json.loads(file.read_text()) for file in files[1:])
    assert first["chance"] == third["chance"] != second["chance"]


@pytest.mark.parametrize("seed", ["7", "-3", "12345678901234567890", "f" * 20, "1" * 32])
def test_both_forms_of_a_seed_can_be_typed(seed: str) -> None:
    args = parse(build(Catalogue("en")), ["play", "new-eden", "--seed", seed])
    assert args.seed == (seed if len(seed) > 20 or "f" in seed else int(seed))


@pytest.mark.parametrize("seed", ["", "x", "f" * 12, "F" * 20, "1.5"])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    with pytest.raises(BadOption):
        parse(build(Catalogue("en")), ["play", "new-eden", "--seed", seed])


def test_a_set_is_asked_for_piece_by_piece(state_folder: Path) -> None:
    game = pelagia.new("underwater-cities", 1, 5)
    while (decision := game.decision) and decision.kind != "Keep":
        game.choose(decision.options[0])
    two, one, *_ = run(game, state_folder, "1", "1", "quit")[1]
    assert "Which 2 cards do you keep?" in two
    assert "One after the other" in two
    assert "One after the other" not in one  # there is nothing left to put into an order
