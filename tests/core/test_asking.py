"""Prompts say because of what they are asked, and how often in a row."""

from __future__ import annotations

from pelagia.core.asking import Because, left
from pelagia.core.combinators import Again, others, repeat
from pelagia.core.text import Ref, Text
from tests.core.tables import asked, doing
from tests.core.toy import Deal, Throw

ASKED = Text("core-ask-throw")


def because(cause: Text | Ref, question: Text) -> Text:
    return Text("core-because", cause=cause, asked=question)


def test_what_is_asked_before_a_cause_names_it_and_what_comes_after_does_not() -> None:
    game = doing(Deal(), Throw(), Because("A1"), Throw(), players=2)
    assert asked(game).prompt(game) == because(Ref("A1"), ASKED)
    game.choose(asked(game).options[0])
    assert asked(game).prompt(game) == ASKED


def test_a_rule_is_named_by_its_message() -> None:
    game = doing(Deal(), Throw(), Because(rule="storm"), players=2)
    assert asked(game).prompt(game) == because(Text("storm"), ASKED)


def test_the_nearest_cause_counts_whoever_is_asked() -> None:
    game = doing(Deal(), others(Throw()), Because("A1"), Because("B1"), players=2)
    assert (asked(game).seat, asked(game).prompt(game)) == (1, because(Ref("A1"), ASKED))


def test_what_is_asked_in_a_row_is_counted() -> None:
    game = doing(Deal(), repeat(2, Throw()), Because("A1"), players=2)
    assert asked(game).prompt(game) == because(Ref("A1"), Text("core-left", asked=ASKED, n=2))


def test_what_counts_itself_is_not_counted_again() -> None:
    counted = left(ASKED, 3)
    assert left(counted, 2) is counted
    assert left(ASKED, 1) is ASKED


def test_what_may_be_stopped_says_how_often_at_most() -> None:
    game = doing(Deal(), repeat(2, Throw(), least=0), Because("A1"), players=2)
    assert isinstance(asked(game).effect, Again)
    assert asked(game).prompt(game) == because(Ref("A1"), Text("core-up-to", asked=ASKED, n=2))
    game.choose(asked(game).options[0])
    assert asked(game).prompt(game) == because(Ref("A1"), ASKED)
