"""Saves, records and replays, whole and damaged."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pelagia
from pelagia.core.errors import BadOption, BadSave, IllegalChoice, PelagiaError, UnknownGame, WrongVersion
from pelagia.core.game import Game
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from tests.core.tables import at_random, pearls, until
from tests.core.toy import Box, Pearls


def reload(game: Game) -> Game:
    """Save, go through text, load."""
    return pelagia.load(json.loads(json.dumps(game.save())))


def open_decisions(game: Game) -> list[Any]:
    return [(d.number, d.seat, d.effect, d.prompt(game), [o.written for o in d.options]) for d in game.decisions]


def test_save_and_load_in_the_middle_of_any_effect() -> None:
    """Also while some secret answers are in, and while others wait to be acted on."""
    kinds, waiting = set[str](), set[str]()
    for seed in range(5):
        game, rng = pearls(players=3, seed=seed), Rng(seed)
        while game.decisions:
            loaded = reload(game)
            assert loaded == game
            assert open_decisions(loaded) == open_decisions(game)
            assert loaded.record == game.record
            decision = rng.choice(game.decisions)
            kinds.add(f"{decision.kind} {len(game.decisions)}")
            waiting |= {type(effect).__name__ for _, effect in game.agenda}
            answer = rng.choice(decision.singles()).written
            game.choose(answer, decision.seat)
            loaded.choose(answer, decision.seat, decision.number)
            assert loaded == game
    assert kinds == {"Throw 1", "Offer 3", "Offer 2", "Offer 1", "OneOf 1", "AnyOrder 1", "May 1"}
    assert waiting >= {"Answered", "Together", "Seq", "When", "Repeat", "Throw"}
    assert reload(game) == game
    assert reload(game).winners == game.winners


def test_a_save_does_not_change_with_the_game() -> None:
    game = pearls()
    data = game.save()
    text = json.dumps(data)
    at_random(game)
    assert json.dumps(data) == text


def test_games_loaded_from_the_same_data_are_independent() -> None:
    data = json.loads(json.dumps(until(pearls(), "Offer").save()))
    text = json.dumps(data)
    one, two = pelagia.load(data), pelagia.load(data)
    for game in (one, two):
        assert isinstance(game, Pearls)
        at_random(game)
        assert game.record is not None
        assert pelagia.replay(game.record) == game
    assert one.record == two.record
    assert json.dumps(data) == text


def test_a_clone_has_no_record_to_save() -> None:
    with pytest.raises(AssertionError):
        pearls().clone().save()


# Records


def test_a_record_replays_to_the_same_game() -> None:
    for seed in range(5):
        game = at_random(pearls(players=3, seed=seed), seed)
        assert game.record is not None
        record = Record.from_json(json.loads(json.dumps(game.record.to_json())))
        again = pelagia.replay(record)
        assert (again, again.record, again.events) == (game, game.record, game.events)


def test_a_record_has_header_choices_and_chance() -> None:
    game = at_random(pearls(players=2, seed=4, pearls=1))
    assert game.record is not None
    assert game.record.header == {
        "game": "pearls",
        "rules": 3,
        "content": "box",
        "players": 2,
        "options": {"pearls": 1},
        "seed": 4,
    }
    assert [number for number, _, _ in game.record.choices] == list(range(game.number))
    assert len(game.record.chance) == 2


def test_a_replay_takes_chance_from_the_record_and_not_from_the_seed() -> None:
    game = at_random(pearls(players=3, seed=5))
    assert game.record is not None
    data = json.loads(json.dumps(game.record.to_json()))
    data["header"]["seed"] = 6
    again = pelagia.replay(Record.from_json(data))
    assert again.chance != game.chance
    again.chance = game.chance
    assert again == game


def test_a_game_without_a_seed_has_one_that_nobody_can_guess() -> None:
    games = [pelagia.new("pearls", 3, seed=None) for _ in range(4)]
    seeds = [game.record.header["seed"] for game in games if game.record is not None]
    assert len({*seeds}) == 4
    assert all(re.fullmatch("[0-9a-f]{25,33}", seed) for seed in seeds)
    assert len({str(game.chance) for game in games}) == 4


def test_a_wide_seed_is_saved_and_replayed() -> None:
    game = pelagia.new("pearls", 3, seed=None)
    assert game.record is not None
    seed = game.record.header["seed"]
    for _ in range(12):
        game = pelagia.load(orjson.loads(orjson.dumps(game.save())))
        assert game.decision
        game.choose(game.decision.options[0])
    again = pelagia.new("pearls", 3, seed=seed)
    while again != game:
        assert again.decision
        again.choose(again.decision.options[0])
    assert game.record is not None
    assert pelagia.replay(Record.from_json(orjson.loads(orjson.dumps(game.record.to_json())))) == game
    assert pelagia.new("pearls", 3, seed=int(seed, 16)) == pelagia.new("pearls", 3, seed=seed)


def test_the_beginning_of_a_record_can_be_replayed_and_played_on() -> None:
    game = at_random(pearls(players=3, seed=5))
    assert game.record is not None
    for upto in range(len(game.record.choices) + 1):
        part = pelagia.replay(game.record, upto=upto)
        assert part.record is not None
        assert part.record.choices == game.record.choices[:upto]
        for number, seat, written in game.record.choices[upto:]:
            part.choose(written, seat, number)
        assert part == game


def test_a_replay_leaves_the_record_alone() -> None:
    game = at_random(pearls())
    assert game.record is not None
    text = json.dumps(game.record.to_json())
    pelagia.replay(game.record)
    assert json.dumps(game.record.to_json()) == text


def test_known_outcomes_of_chance_can_be_given() -> None:
    deck = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    game = pelagia.new("pearls", 2, script=[deck])
    assert isinstance(game, Pearls)
    assert [diver.hand for diver in game.divers] == [["C3", "C2"], ["C1", "B3"]]


@pytest.mark.parametrize("deck", [[], ["A1"], ["A1"] * 9, [1, 2], [None], [["A1"]]], ids=str)
def test_outcomes_that_cannot_be_are_refused(deck: list[Any]) -> None:
    game = at_random(pearls())
    assert game.record is not None
    with pytest.raises(BadSave):
        pelagia.replay(Record(game.record.header, game.record.choices, [deck]))


# What does not belong to us


def damaged(**header: Any) -> Any:
    """A save with another header."""
    data = json.loads(json.dumps(pearls().save()))
    data["header"] |= header
    return data


@pytest.mark.parametrize(
    ("header", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": None}, UnknownGame),
        ({"game": ["pearls"]}, UnknownGame),
        ({"game": {}}, UnknownGame),
        ({"rules": 2}, WrongVersion),
        ({"rules": None}, WrongVersion),
        ({"content": "my pack 1234"}, WrongVersion),
    ],
)
def test_other_games_and_versions_are_refused(header: Any, error: type[PelagiaError]) -> None:
    with pytest.raises(error):
        pelagia.load(damaged(**header))
    with pytest.raises(error):
        pelagia.replay(Record.from_json(damaged(**header)))


@pytest.mark.parametrize(
    ("header", "error"),
    [
        ({"players": 9}, BadOption),
        ({"players": "2"}, BadOption),
        ({"options": {"pearls": 2}}, BadOption),
        ({"options": {"pearls": False}}, BadOption),
        ({"options": {"fish": 1}}, BadOption),
        ({"options": [1]}, BadSave),
        ({"seed": "x"}, BadOption),
        ({"seed": None}, BadOption),
        ({"seed": "f" * 65}, BadOption),
        ({"seed": 1.5}, BadOption),
    ],
)
def test_a_record_with_a_header_that_cannot_be_is_refused(header: Any, error: type[PelagiaError]) -> None:
    with pytest.raises(error):
        pelagia.replay(Record.from_json(damaged(**header)))


def test_a_save_belongs_to_the_content_it_was_made_with() -> None:
    game = pelagia.new("pearls", 2, content=Box("mine"))
    data = game.save()
    assert data["header"]["content"] == "mine"
    with pytest.raises(WrongVersion):
        pelagia.load(data)
    assert pelagia.load(data, Box("mine")) == game
    assert game.record is not None
    assert pelagia.replay(game.record, Box("mine")) == game


@pytest.mark.parametrize("data", [None, 5, "save", [], {}, {"header": {}}, {"header": [], "choices": [], "chance": []}])
def test_what_is_no_save_at_all_is_refused(data: Any) -> None:
    with pytest.raises(PelagiaError):
        pelagia.load(data)
    with pytest.raises(BadSave):
        Record.from_json(data)


def test_a_record_is_no_save() -> None:
    game = at_random(pearls())
    assert game.record is not None
    with pytest.raises(BadSave):
        pelagia.load(game.record.to_json())


@pytest.mark.parametrize(
    "choice",
    [(0, 0, "throw Z9"), (0, 1, "none"), (1, 0, "none"), (-1, 0, "none"), (99, 0, "none")],
)
def test_a_record_with_a_choice_that_was_not_on_offer_is_refused(choice: tuple[int, int, str]) -> None:
    game = at_random(pearls())
    assert game.record is not None
    record = Record(game.record.header, [choice, *game.record.choices[1:]], game.record.chance)
    with pytest.raises(BadSave):
        pelagia.replay(record)


@pytest.mark.parametrize("choice", [[0, 0], [0, 0, 5], ["0", 0, "x"], [0, None, "x"], [0, True, "x"], "abc", 5])
def test_a_choice_that_is_no_choice_is_refused(choice: Any) -> None:
    with pytest.raises(BadSave):
        Record.from_json({"header": {}, "choices": [choice], "chance": []})


# Damage of any kind: an error of ours or a game, and nothing else.

JUNK = ["null", "true", "0", "1", "-1", "2", "99", "1e400", "0.5", '""', '"x"', '"A1"', "[]", "{}", "[0]", "[[]]"]
JUNK += ["100000000000000000000", '{"is": "Seq"}', '{"is": "Seq", "parts": 5}', '{"is": "Caught"}', '"keep none"']


def damage(texts: list[str], seed: int, *roots: str) -> Any:
    """One of these JSON texts, with one to three changes somewhere below one of the roots."""
    rng = Rng(seed)
    data = json.loads(rng.choice(texts))
    for _ in range(1 + rng.below(2)):
        inner, key = data, rng.choice([root for root in roots if root in data] or [*data])
        while isinstance(inner[key], dict | list) and inner[key] and rng.below(6):
            inner = inner[key]
            key = rng.choice(any_key(inner))
        match rng.choice(["nudge", "nudge", "junk", "delete", "double", "other"]):
            case "nudge" if type(inner[key]) is int:
                inner[key] += rng.choice([1, -1, 2, 10, -10, 10**20])
            case "nudge" if isinstance(inner[key], list):
                inner[key] = inner[key][: rng.below(3)]
            case "nudge" if isinstance(inner[key], bool):
                inner[key] = not inner[key]
            case "nudge" | "junk":
                inner[key] = json.loads(rng.choice(JUNK))
            case "delete" if len(data) > 1:
                del inner[key]
            case "double" if isinstance(inner, list):
                inner.insert(key, inner[key])
            case _:
                inner[key] = json.loads(json.dumps(inner[rng.choice(any_key(inner))]))
    return data


def any_key(data: Any) -> list[Any]:
    return list(data) if isinstance(data, dict) else list(range(len(data)))


def moments(name: str, players: int, kinds: tuple[str, ...]) -> list[str]:
    """Saves of a random game, the first of each kind of decision, and one where some secret answers are in."""
    by_kind: dict[str, str] = {}
    for seed in range(30):
        game, rng = pelagia.new(name, players, seed), Rng(seed)
        while game.decisions:
            decision = rng.choice(game.decisions)
            by_kind.setdefault(f"{decision.kind} {len(game.decisions)}", json.dumps(game.save()))
            game.choose(rng.choice(decision.singles()), decision.seat)
        by_kind["end"] = json.dumps(game.save())
        if all(any(kind in key for key in by_kind) for kind in kinds):
            return list(by_kind.values())
    raise AssertionError(f"only {sorted(by_kind)}")


@cache
def saves() -> list[str]:
    toy = moments("pearls", 3, ("Throw", "Offer 3", "Offer 2", "OneOf", "AnyOrder", "May"))
    table = moments("new-eden", 3, ("Turn", "Bottle", "Market 3", "Market 2", "Overflow", "Bid", "PlaceKept"))
    return toy + table + moments("new-eden", 1, ("Turn", "Market", "Block", "Outbid", "PutRow"))


def deep(levels: int) -> Any:
    data: Any = {"is": "Gain", "n": 1}
    for _ in range(levels):
        data = {"is": "Seq", "parts": [data]}
    return data


@pytest.mark.parametrize(
    "waiting",
    [
        {"is": "Effect"},
        {"is": "Choice"},
        {"is": "Condition"},
        {"is": "Gain", "n": "many"},
        {"is": "Gain", "n": {"is": "Number"}},
        {"is": "Seq", "parts": [5]},
        {"is": "Together", "choice": {"is": "Gain", "n": 1}},
        {"is": "Repeat", "times": 1, "part": None},
        {"is": "Answered", "choice": {"is": "Throw"}, "key": "Z9"},
        deep(450),
    ],
    ids=lambda waiting: str(waiting)[:60],
)
def test_a_save_with_an_agenda_that_cannot_be_is_refused(waiting: Any) -> None:
    data = json.loads(json.dumps(pearls().save()))
    data["state"]["agenda"].append([0, waiting])
    try:
        game = pelagia.load(data)
    except PelagiaError:
        return
    assert isinstance(game, Game)


@pytest.mark.timeout(20)
@pytest.mark.parametrize("waiting", [{"is": "NextTurn"}, {"is": "MoveWith", "card": "Z9"}, {"is": "Anchor"}])
def test_a_damaged_save_of_new_eden_does_not_hang(waiting: Any) -> None:
    """All have passed, but nobody counted."""
    data = json.loads(json.dumps(pelagia.new("new-eden", 3).save()))
    for seat in data["state"]["seats"]:
        seat["passed"] = True
    data["state"]["agenda"].append([0, waiting])
    try:
        game = pelagia.load(data)
    except PelagiaError:
        return
    assert isinstance(game, Game)


@pytest.mark.timeout(20)
def test_a_range_without_end_does_not_hang() -> None:
    game = until(pearls(players=3), "Offer")
    game.choose("offer 2", 0)
    data = json.loads(json.dumps(game.save()))
    data["state"]["divers"][0]["pearls"] = data["state"]["divers"][1]["pearls"] = 10**15
    assert pelagia.load(data).answers[0] == "offer 2"
    with pytest.raises(IllegalChoice):
        pelagia.load(data).choose("offer 0", 1)
    data["state"]["answers"][0] = "offer 0"
    try:
        pelagia.load(data)
    except BadSave:
        return


@settings(max_examples=600, derandomize=True, database=None, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_damaged_save_is_refused_or_gives_a_game(seed: int) -> None:
    try:
        game = pelagia.load(damage(saves(), seed, "state"))
    except PelagiaError:
        return
    assert isinstance(game, Game)


@settings(max_examples=300, derandomize=True, database=None, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_damaged_record_is_refused_or_gives_a_game(seed: int) -> None:
    try:
        game = pelagia.replay(Record.from_json(damage(saves(), seed, "header", "choices", "chance")))
    except PelagiaError:
        return
    assert isinstance(game, Game)
