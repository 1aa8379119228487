"""The policies of the words that combine others, each against the same parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from pelagia.core.combinators import (
    Again,
    AnyOrder,
    Asking,
    Interlude,
    May,
    Needs,
    OneOf,
    Optional,
    Per,
    Repeat,
    Seq,
    Wording,
    any_order,
    may,
    one_of,
    per,
    repeat,
    seq,
    when,
)
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.text import Text
from tests.core.tables import asked, doing, offered, owned
from tests.core.toy import Catch, Caught, During, Gain, Pearls, Sea

NOTHING = when(During(Sea.STORM), Gain(1))  # the sea is calm


@effect
class Found(Gain):
    """A plain gain."""

    def is_plain(self) -> bool:
        return True


@effect
class Some(Choice[Pearls]):
    """One or two pearls, and never none."""

    is_payment: ClassVar[bool] = False

    def options(self, game: Pearls, who: int) -> list[Option]:
        return [Option(n, f"take {n}", Text("take", n=n)) for n in (1, 2)]

    def chosen(self, game: Pearls, who: int, key: int) -> None:
        game.push(who, Gain(key))

    def why_not(self, game: Pearls, who: int, answer: str) -> Text | None:
        return Text("too-many") if answer == "take 3" else None


@effect
class Sure(Some):
    def is_sure(self) -> bool:
        return True


@effect
class Payment(Some):
    is_payment: ClassVar[bool] = True


@effect
class Direct(Some):
    """Asked at once where nothing else can be done."""

    def at_once(self, game: Pearls, who: int) -> list[Option]:
        return self.options(game, who)


@effect
class Catching(Interlude[Pearls]):
    """A card may be caught in between, three at most."""

    def around(
        self, game: Pearls, who: int, word: Choice[Any], own: Sequence[Option], stop: Sequence[Option]
    ) -> list[Option]:
        more = [] if len(game.divers[who].caught) > 2 else [Option("catch", "catch", Text("catch"))]
        return [*own, *more, *stop]

    def has(self, key: Any) -> bool:
        return bool(key == "catch")

    def chosen(self, game: Pearls, who: int, key: Any) -> None:
        game.divers[who].caught.append(Catch("A1", Sea.CALM))


def take(game: Pearls, *answers: str) -> Pearls:
    for answer in answers:
        game.choose(answer)
    return game


# What must be possible


@pytest.mark.parametrize(("parts", "any_can", "first_can"), [
    ((Gain(1), NOTHING), True, True),
    ((NOTHING, Gain(1)), True, False),
    ((NOTHING, NOTHING), False, False),
])  # fmt: skip
def test_what_a_sequence_needs(parts: tuple[Effect[Pearls], ...], any_can: bool, first_can: bool) -> None:
    game = doing()
    assert (Seq(parts).can(game, 0), Seq(parts, Needs.FIRST).can(game, 0)) == (any_can, first_can)


# What may be left out


def test_the_rest_of_a_sequence_may_be_left_out_part_by_part() -> None:
    game = doing(seq(Gain(1), Gain(2), Gain(4), optional=Optional.REST))
    assert offered(game) == ["gain 2", "skip"]
    assert owned(take(game, "skip")) == [4, 3, 3]
    assert offered(game) == ["gain 4", "skip"]
    assert owned(take(game, "gain 4")) == [8, 3, 3]


def test_a_part_that_is_forced_is_no_question_in_a_sequence() -> None:
    assert owned(doing(seq(Gain(1), Found(2), optional=Optional.REST))) == [6, 3, 3]


def test_a_whole_sequence_may_be_left_out() -> None:
    game = doing(seq(Gain(1), Gain(2), optional=Optional.ALL))
    assert offered(game) == ["gain 1", "skip"]
    assert owned(take(game, "skip", "gain 2")) == [5, 3, 3]


def test_one_part_in_any_order_must_be_done_before_the_rest_may_be_left_out() -> None:
    game = doing(any_order(Gain(1), Gain(2), Gain(4), optional=Optional.REST))
    assert offered(game) == ["gain 1", "gain 2", "gain 4"]
    assert offered(take(game, "gain 2")) == ["gain 1", "gain 4", "skip"]
    assert owned(take(game, "skip")) == [5, 3, 3]
    assert game.decision is None


def test_every_part_in_any_order_may_be_left_out() -> None:
    game = doing(any_order(Gain(1), Gain(2), optional=Optional.ALL))
    assert offered(game) == ["gain 1", "gain 2", "skip"]
    assert owned(take(game, "skip")) == [3, 3, 3]
    assert doing(any_order(NOTHING, NOTHING, optional=Optional.ALL)).decision is None


def test_plain_parts_come_first_and_unasked_and_count_as_the_one_that_must_be_done() -> None:
    game = doing(any_order(Gain(1), Found(2), optional=Optional.REST))
    assert (owned(game)[0], offered(game)) == (5, ["gain 1", "skip"])
    game = doing(any_order(Gain(1), Found(2)))  # where nothing may be left out they are parts like others
    assert (owned(game)[0], offered(game)) == (3, ["gain 1", "found 2"])


def test_a_sure_part_is_asked_about_but_never_left_out() -> None:
    game = doing(any_order(Sure(), Gain(4), optional=Optional.ALL))
    assert offered(game) == ["sure", "gain 4"]
    assert offered(take(game, "sure", "take 2")) == ["gain 4", "skip"]
    game = doing(any_order(Sure(), Gain(4), optional=Optional.ALL))
    assert offered(take(game, "gain 4")) == ["take 1", "take 2"]  # it is the only option left


def test_none_of_several_may_be_chosen() -> None:
    game = doing(one_of(Gain(1), NOTHING, Gain(2), optional=Optional.ALL))
    assert offered(game) == ["gain 1", "gain 2", "skip"]
    assert owned(take(game, "skip")) == [3, 3, 3]


def test_ways_to_pay_for_the_last_part_stand_beside_leaving_it_out() -> None:
    game = doing(any_order(Gain(1), Payment(), optional=Optional.REST))
    assert offered(take(game, "gain 1")) == ["take 1", "take 2", "skip"]
    assert owned(take(game, "take 2")) == [6, 3, 3]


def test_where_one_part_can_be_done_a_menu_offers_its_options() -> None:
    for word in (any_order, one_of):
        game = doing(word(NOTHING, Direct(), optional=Optional.ALL))
        assert offered(game) == ["take 1", "take 2", "skip"]
        assert owned(take(game, "take 2")) == [5, 3, 3]
        game = doing(word(Gain(1), Direct(), optional=Optional.ALL))
        assert offered(game) == ["gain 1", "direct", "skip"]
        assert asked(doing(word(Direct()))).kind == "Direct"


def test_a_part_that_is_offered_at_once_leaves_the_rest() -> None:
    game = doing(any_order(Direct(), Direct(), NOTHING, optional=Optional.ALL))
    assert offered(take(game, "take 1")) == ["take 1", "take 2", "skip"]
    assert owned(take(game, "skip")) == [4, 3, 3]


# Whether and how


def test_an_optional_part_is_asked_about_as_a_whole_or_by_its_options() -> None:
    game = doing(may(Some()))
    assert offered(game) == ["some", "skip"]
    assert offered(take(game, "some")) == ["take 1", "take 2"]
    game = doing(may(Some(), asking=Asking.HOW))
    assert offered(game) == ["take 1", "take 2", "skip"]
    assert owned(take(game, "take 2")) == [5, 3, 3]
    assert offered(doing(may(Gain(1), asking=Asking.HOW))) == ["gain 1", "skip"]


def test_the_part_says_why_not_where_it_is_asked() -> None:
    game = doing()
    assert May(Some(), Asking.HOW).why_not(game, 0, "take 3") == Text("too-many")
    assert May(Some()).why_not(game, 0, "take 3") is None
    assert May(Gain(1), Asking.HOW).why_not(game, 0, "take 3") is None


# How often


def test_a_number_of_times_with_a_least() -> None:
    game = doing(repeat(3, Some(), least=1))
    assert offered(game) == ["take 1", "take 2"]
    assert offered(take(game, "take 2")) == ["take 1", "take 2", "skip"]
    assert owned(take(game, "take 1", "take 1")) == [7, 3, 3]
    assert game.decision is None
    assert owned(take(doing(repeat(2, Gain(1), least=0)), "gain 1", "skip")) == [4, 3, 3]
    assert doing(repeat(2, NOTHING, least=0)).decision is None


def test_once_for_every_so_many_and_at_most_so_often() -> None:
    game = doing()
    game.divers[0].caught += [Catch("A1", Sea.CALM)] * 5
    counts = [per(Caught(), Gain(1)), per(Caught(), Gain(1), every=2), per(Caught(), Gain(1), most=3)]
    assert [word.times(game, 0) for word in counts] == [5, 2, 3]
    game.push(0, *counts)
    game.advance()
    assert owned(game) == [13, 3, 3]
    assert not per(Caught(), Gain(1), every=6).can(game, 0)
    assert not per(Caught(), NOTHING).can(game, 0)


# Conditions


def test_otherwise() -> None:
    word = when(During(Sea.STORM), Gain(1), otherwise=Gain(2))
    assert owned(doing(word)) == [5, 3, 3]
    game = doing()
    game.sea = Sea.STORM
    assert word.meant(game, 0) == Gain(1)
    assert not when(During(Sea.CALM), NOTHING, otherwise=Gain(2)).can(doing(), 0)


# In between


WORDS: list[tuple[Effect[Pearls], list[str]]] = [
    (AnyOrder((Gain(1), Gain(2)), Optional.ALL, Catching()), ["gain 1", "gain 2", "catch", "skip"]),
    (AnyOrder((Gain(1), Gain(2)), between=Catching()), ["gain 1", "gain 2", "catch"]),
    (OneOf((Gain(1), Gain(2)), between=Catching()), ["gain 1", "gain 2", "catch"]),
    (May(Some(), Asking.HOW, Catching()), ["take 1", "take 2", "catch", "skip"]),
    (Again(0, 2, Some(), Catching(), begun=True), ["take 1", "take 2", "catch", "skip"]),
]


@pytest.mark.parametrize(("word", "options"), WORDS)
def test_after_what_comes_in_between_the_same_is_asked_again(word: Effect[Pearls], options: list[str]) -> None:
    game = doing(word)
    assert offered(game) == options
    take(game, "catch")
    assert (offered(game), asked(game).effect, len(game.divers[0].caught)) == (options, word, 1)
    take(game, "catch", "catch", options[1])
    assert len(game.divers[0].caught) == 3
    assert owned(game)[0] >= 5  # the second part is done, and with a single part left that too


def test_what_comes_in_between_stays_open_for_the_parts_that_are_left() -> None:
    game = doing(AnyOrder((Gain(1), Gain(2)), Optional.ALL, Catching()))
    assert offered(take(game, "gain 1")) == ["gain 2", "catch", "skip"]
    game = doing(Seq((Gain(1), Gain(2)), optional=Optional.REST, between=Catching()))
    assert offered(game) == ["gain 2", "catch", "skip"]


def test_nothing_comes_before_the_first_time() -> None:
    game = doing(Repeat(2, Some(), 0, Catching()))
    assert offered(game) == ["take 1", "take 2", "skip"]
    assert offered(take(game, "take 1")) == ["take 1", "take 2", "catch", "skip"]


# What they are as parts


def test_words_pass_on_what_their_parts_are() -> None:
    plain, open_ = Found(1), Gain(1)
    assert [word.is_plain() for word in (seq(plain), seq(plain, open_), any_order(plain), one_of(plain))] == [
        *(True, False, True, False)
    ]
    assert [word.is_sure() for word in (seq(plain, open_), seq(open_, plain), any_order(open_, plain))] == [
        *(True, False, True)
    ]
    assert [one_of(plain, open_, optional=policy).is_sure() for policy in Optional] == [True, True, False]
    assert not may(plain).is_sure()
    assert (repeat(2, plain).is_sure(), repeat(2, open_).is_sure()) == (True, False)
    assert Per(Caught(), plain).is_forced()
    assert not Per(Caught(), plain).is_plain()


# What they say


def test_a_policy_has_a_sentence_of_its_own() -> None:
    parts = Gain(1), Gain(2)
    words = [AnyOrder(parts, policy) for policy in Optional] + [OneOf(parts, policy) for policy in Optional]
    assert [word.text().id for word in words] == [
        *("core-any-order", "core-any-order-rest", "core-any-order-all"),
        *("core-one-of", "core-one-of", "core-one-of-all"),
    ]
    assert [may(Gain(1), asking=asking).text().id for asking in Asking] == ["core-may", "core-may-how"]
    assert [repeat(2, Gain(1), least=least).text().id for least in (None, 0)] == ["core-repeat", "core-repeat-up-to"]
    assert when(During(Sea.CALM), Gain(1), otherwise=Gain(2)).text().id == "core-when-otherwise"


def test_equal_parts_are_counted() -> None:
    twice = Text("core-several", n=2, part=Gain(1).text())
    assert any_order(Gain(1), Gain(2), Gain(1)).text().args["parts"] == Text(
        "core-any-order-and", a=twice, b=Gain(2).text()
    )
    assert seq(Gain(1), Gain(1), Gain(2)).text().args["parts"] == Text("core-seq-once", a=twice, b=Gain(2).text())
    assert seq(Gain(2), Gain(1), Gain(1)).text().args["parts"] == Text("core-seq-and", a=Gain(2).text(), b=twice)


def test_a_game_words_its_choices() -> None:
    class Loud(Wording):
        def part(self, word: Choice[Any], part: Effect[Any]) -> Option:
            return Option(part, part.written().upper(), part.text())

        def stop(self, word: Choice[Any]) -> Option:
            return Option(None, "ENOUGH", Text("enough"))

        def ask(self, word: Choice[Any], game: Any, who: int) -> Text:
            return Text("what", n=who)

    game = doing()
    game.rules = replace(game.rules, wording=Loud())
    game.push(0, may(Gain(1)))
    game.advance()
    assert (offered(game), asked(game).prompt(game)) == (["GAIN 1", "ENOUGH"], Text("what", n=0))
    assert owned(take(game, "GAIN 1")) == [4, 3, 3]
