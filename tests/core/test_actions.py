"""Actions: written forms from what is declared, numbers, factors, sets in one order."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.actions import Actions, Some, parts_in, verb, verbs
from pelagia.core.decision import Decision, Option, Picks, Range
from pelagia.core.errors import IllegalChoice
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from tests.core.toy import Throw

CARDS = ["B", "A", "C"]
DECLARED = {
    int: (verb("buy {}", lambda content: content), *verbs("pass")),
    str: (verb("put {} on {}", CARDS, range(2)), verb("keep {}", Some(CARDS, 2)), *verbs("pass")),
    float: (verb("bid {}", range(1, 4)),),
}


@pytest.fixture
def actions() -> Actions:
    return Actions(DECLARED, CARDS)


def option(written: str) -> Option:
    return Option(None, written, Text("core-skip"))


def keep(*cards: str) -> Picks:
    return Picks(cards, "keep", cards, Text("core-skip"), ())


def test_all_written_forms_follow_from_the_verbs(actions: Actions) -> None:
    assert actions.forms[:4] == ("buy B", "buy A", "buy C", "pass")
    assert actions.forms[4:7] == ("put B on 0", "put B on 1", "put A on 0")
    assert actions.forms[10:17] == ("keep none", "keep A", "keep B", "keep C", "keep A+B", "keep A+C", "keep B+C")
    assert actions.forms[17:] == ("bid 1", "bid 2", "bid 3")
    assert [actions.numbers[actions[number]] for number in range(len(actions))] == [*range(len(actions))]


def test_factors_are_a_verb_and_things_that_actions_share(actions: Actions) -> None:
    def named(written: str) -> list[str]:
        verb, *things = actions.factors[actions.numbers[written]]
        return [actions.verbs[verb], *(actions.things[thing] for thing in things)]

    assert named("buy C") == ["buy {}", "C", ""]
    assert named("put C on 1") == ["put {} on {}", "C", "1"]
    assert named("keep A+C") == ["keep {}", "A", "C"]
    assert named("pass") == ["pass", "", ""]
    assert {len(row) for row in actions.factors} == {actions.width} == {3}
    assert len({tuple(row) for row in actions.factors}) == len(actions)


def test_a_set_has_one_number_in_whatever_order_it_lies(actions: Actions) -> None:
    assert keep("C", "A").written == "keep C+A"
    assert actions.number(keep("C", "A")) == actions.number(keep("A", "C")) == actions.numbers["keep A+C"]
    assert actions.number(keep()) == actions.numbers["keep none"]


def test_a_set_is_meant_in_any_order() -> None:
    both = keep("C", "A")
    assert both.meant("keep C+A") is both.meant("keep A+C") is both
    assert [both.meant(written) for written in ("keep A", "keep A+A+C", "drop A+C", "keep", "")] == [None] * 5
    assert keep().meant("keep none") is not None
    assert keep().meant("keep ") is None


def test_what_is_offered_is_found_by_its_number(actions: Actions) -> None:
    options = [keep("C", "A"), Range("bid", 2, 9, Text("core-skip")), option("pass")]
    offered = actions.offered(Decision(0, 0, Throw(), options))
    assert {actions[number]: offer.written for number, offer in offered.items()} == {
        "keep A+C": "keep C+A",
        "bid 2": "bid 2",
        "bid 3": "bid 3",  # and no more: 9 is beyond what is declared
        "pass": "pass",
    }


def test_a_choice_has_its_own_actions(actions: Actions) -> None:
    assert {actions[number] for number in actions.of_choice("int")} == {"buy A", "buy B", "buy C", "pass"}
    assert actions.of_choice("bytes") == frozenset()


def test_a_game_takes_a_set_in_any_order_and_notes_it_as_it_lay() -> None:
    game, rng = pelagia.new("new-eden", 3, 1), Rng(3)
    while not (decision := game.decision) or decision.kind != "Market" or len(decision.options) < 5:
        assert decision is not None
        game.choose(rng.choice(decision.singles()))
    pair = next(offer for offer in decision.options if "+" in offer.written)
    turned = "keep " + "+".join(reversed(pair.written.removeprefix("keep ").split("+")))
    with pytest.raises(IllegalChoice):
        game.choose(f"{turned}+OX")
    game.choose(turned)
    assert game.record is not None
    assert game.record.choices[-1][2] == pair.written


def test_the_effects_of_content() -> None:
    content = pelagia.rules("pearl-divers").content
    names = [part.written() for part in parts_in(content.cards)]
    assert {"search 2", "trade 2"} <= {*names}
