"""Errors have stable codes and a sentence; the doors refuse what is not allowed."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import pelagia
from pelagia.core import errors
from pelagia.core.errors import BadOption, IllegalChoice, PelagiaError, UnknownGame
from pelagia.core.text import Text

CODES = {
    "BadContent": "bad-content",
    "BadOption": "bad-option",
    "BadSave": "bad-save",
    "IllegalChoice": "illegal-choice",
    "NoPacks": "no-packs",
    "PelagiaError": "pelagia-error",
    "StaleChoice": "stale-choice",
    "UnknownGame": "unknown-game",
    "WrongVersion": "wrong-version",
}


def test_codes_are_stable() -> None:
    """Programs depend on them: a code may be added here, never changed."""
    classes = [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, PelagiaError)]
    assert {error.__name__: error().code for error in classes} == CODES


def test_an_error_has_a_sentence_of_its_code_or_one_of_its_own() -> None:
    assert BadOption(name="x", value=1).text == Text("error-bad-option", name="x", value=1)
    own = IllegalChoice(Text("too-much", n=5), answer="x")
    assert own.text == Text("too-much", n=5)
    assert str(own) == "illegal-choice: Text('too-much', n=5)"


def test_an_error_survives_the_way_between_processes() -> None:
    error = BadOption(name="x", value=1)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again)) == (BadOption, error.code, str(error))
    assert again.text == error.text


@pytest.mark.parametrize("name", ["", "chess", "pearl", "New-Eden"])
def test_unknown_games(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        pelagia.new(name, 2)
    assert refused.value.code == "unknown-game"


@pytest.mark.parametrize("players", [0, 1, 4, -1, True, "2", 2.0, None])
def test_numbers_of_players(players: Any) -> None:
    with pytest.raises(BadOption) as refused:
        pelagia.new("pearls", players)
    assert refused.value.text == Text("error-bad-option", name="players", value=str(players), allowed="2-3")


@pytest.mark.parametrize(
    "options", [{"pearls": 2}, {"pearls": True}, {"pearls": "3"}, {"fish": 1}, {"": 0}, {"pearls": None}]
)
def test_options_of_a_new_game(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        pelagia.new("pearls", 2, options=options)


@pytest.mark.parametrize("seed", ["7", True, 1.5, "seven", 2**256, -(2**256)])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOption):
        pelagia.new("pearls", 2, seed)


def test_the_first_value_of_an_option_is_the_default() -> None:
    game = pelagia.new("pearls", 2)
    assert game.record is not None
    assert game.record.header["options"] == {"pearls": 3}


@pytest.mark.parametrize("answer", [None, 5, ["none"]])
def test_an_answer_that_is_no_word_is_illegal(answer: Any) -> None:
    with pytest.raises(IllegalChoice):
        pelagia.new("pearls", 2).choose(answer)
    with pytest.raises(IllegalChoice):
        pelagia.new("new-eden", 2).choose(answer)


def test_a_very_long_answer_is_illegal() -> None:
    game = pelagia.new("new-eden", 2)
    while game.decision and game.decision.kind != "Bid":
        game.choose(game.decision.options[-1] if game.decision.kind != "Turn" else "pass")
    with pytest.raises(IllegalChoice):
        game.choose("bid " + "9" * 5000)
