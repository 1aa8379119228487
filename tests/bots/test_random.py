"""The random bot, and how bots are made."""

from __future__ import annotations

from collections import Counter

import pytest

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.bots.seen import Seen
from pelagia.core.combinators import OneOf
from pelagia.core.decision import Decision, Option, Range
from pelagia.core.game import Game
from pelagia.core.text import Text
from pelagia.text import LANGUAGES, Catalogue


def game() -> Game:
    return pelagia.new("new-eden", 2, watched=False)


def decision(*options: Option) -> Decision:
    return Decision(0, 0, OneOf(()), options)


def option(written: str) -> Option:
    return Option(written, written, Text(written))


def drawn(*options: Option, times: int = 6000) -> Counter[str]:
    bot, asked = Random(1), Seen(decision(*options), None)
    return Counter(bot.choose(asked).written for _ in range(times))


def test_each_option_has_the_same_chance() -> None:
    times = drawn(option("a"), option("b"), option("c"))
    assert all(1850 < times[written] < 2150 for written in "abc")


def test_a_range_is_one_option_and_then_each_of_its_numbers() -> None:
    counts = drawn(option("pass"), Range("bid", 5, 8, Text("bid")))
    assert 2850 < counts.pop("pass") < 3150
    assert sorted(counts) == ["bid 5", "bid 6", "bid 7", "bid 8"]
    assert all(650 < times < 850 for times in counts.values())


def test_same_seed_same_choices() -> None:
    asked = Seen(decision(*map(option, "abcdef")), None)
    first, second, other = ([bot.choose(asked).written for _ in range(30)] for bot in map(Random, (5, 5, 6)))
    assert first == second != other


def test_choosing_does_not_change_the_game() -> None:
    table, before = game(), game()
    assert table.decision
    bots.ask(Random(1), table, table.decision)
    assert table == before


def test_bots_are_made_by_name() -> None:
    assert bots.make("random", 3).name == "random"
    assert "random" in bots.names()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_bot_is_refused_with_the_known_ones(lang: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.make("deep-blue", 0)
    assert refused.value.code == "unknown-bot"
    said = Catalogue(lang, strict=True)(refused.value.text)
    assert "deep-blue" in said
    assert "random" in said
