"""Reading and writing expressions of a vocabulary (docs/content.md)."""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagia.core.combinators import May, Repeat, Seq, When, may, repeat, seq, when
from pelagia.core.effects import AtLeast, Condition, Effect, Expression, Number, Times, effect
from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.games.expressions import parse, source


class Colour(IntEnum):
    RED = 0
    BLUE = 1


@effect
class Gain(Effect[Any]):
    n: int


@effect
class Hurt(Effect[Any]):
    n: int | Number[Any]


@effect
class Tally(Number[Any]):
    colour: Colour


@effect
class Box(Expression):
    points: int | Number[Any] = 0
    colour: Colour | None = None


def pick(*colours: Colour, n: int = 1) -> Effect[Any]:
    return Seq(tuple(Hurt(n * Tally(colour)) for colour in colours))


WORDS: dict[str, Any] = {"pick": pick, "gain": Gain, "hurt": Hurt, "tally": Tally, "box": Box, **Colour.__members__}
WORDS |= {"seq": seq, "may": may, "repeat": repeat, "when": when}

SOUND = {
    "gain(3)": Gain(3),
    " gain( n = 3 ) ": Gain(3),
    "hurt(tally(RED))": Hurt(Tally(Colour.RED)),
    "hurt(2 * tally(RED))": Hurt(Times(2, Tally(Colour.RED))),
    "hurt(2 * (3 * tally(RED)))": Hurt(Times(2, Times(3, Tally(Colour.RED)))),
    "seq(gain(1), may(gain(2)), gain(1))": Seq((Gain(1), May(Gain(2)), Gain(1))),
    "repeat(tally(BLUE), gain(1))": Repeat(Tally(Colour.BLUE), Gain(1)),
    "repeat(part=gain(1), times=2)": Repeat(2, Gain(1)),
    "when(tally(BLUE) >= 2, gain(1))": When(AtLeast(Tally(Colour.BLUE), 2), Gain(1)),
    "pick(RED, n=2)": Seq((Hurt(Times(2, Tally(Colour.RED))),)),
    "box()": Box(),
    "box(points=-5)": Box(-5),
    "box(-2 * tally(RED), colour=BLUE)": Box(Times(-2, Tally(Colour.RED)), Colour.BLUE),
}

BAD = {
    "gain(3": "content-unreadable",
    "": "content-unreadable",
    "gain(3); gain(4)": "content-unreadable",
    "gain(1)\x00": "content-unreadable",
    "(" * 500: "content-unreadable",
    "seq(" + "gain(1), " * 200 + ")": "content-unreadable",
    "gain(tally)": "content-needs-brackets",
    "RED(1)": "content-no-call",
    "gain(1, 2)": "content-too-many",
    "gain(m=1)": "content-unknown-argument",
    "gain(**box())": "content-unknown-argument",
    "gain(1, n=2)": "content-argument-twice",
    "gain()": "content-missing-argument",
    "when(part=gain(1))": "content-missing-argument",
    "gain(RED)": "content-wrong-kind",
    "gain(tally(RED))": "content-wrong-kind",
    "seq(gain(1), 2)": "content-wrong-kind",
    "seq(gain(1), box())": "content-wrong-kind",
    "when(tally(RED), gain(1))": "content-wrong-kind",
    "box(colour=1)": "content-wrong-kind",
    "pick(RED, 2)": "content-wrong-kind",
    "hurt(RED * tally(RED))": "content-wrong-kind",
    "hurt(2 * 3)": "content-not-counted",
    "hurt(tally(RED) * 2)": "content-wrong-kind",
    "when(2 >= 1, gain(1))": "content-not-counted",
    "gain(*seq())": "content-not-allowed",
    "gain(True)": "content-wrong-kind",
    "gain(1.5)": "content-not-allowed",
    "gain('1')": "content-not-allowed",
    "gain(1 + 2)": "content-not-allowed",
    "gain(--1)": "content-not-allowed",
    "gain(+1)": "content-not-allowed",
    "when(tally(RED) > 1, gain(1))": "content-not-allowed",
    "when(3 >= tally(RED) >= 1, gain(1))": "content-not-allowed",
    "gain.n": "content-not-allowed",
    "gain.__class__(1)": "content-not-allowed",
    "(lambda: gain(1))()": "content-not-allowed",
    "[gain(1)]": "content-not-allowed",
    "gain(1) if 1 else gain(2)": "content-not-allowed",
    "gain((n := 1))": "content-not-allowed",
    "__import__('os')": "content-unknown-word",
    "coin(1)": "content-unknown-word",
}


@pytest.mark.parametrize("written", SOUND)
def test_an_expression_is_read(written: str) -> None:
    assert parse(written, WORDS) == SOUND[written]


@pytest.mark.parametrize("written", SOUND)
def test_what_is_written_is_read_again(written: str) -> None:
    assert parse(source(SOUND[written]), WORDS) == SOUND[written]


@pytest.mark.parametrize("written", BAD)
def test_everything_else_is_refused(written: str) -> None:
    assert _what(written).id == BAD[written]


@pytest.mark.filterwarnings("ignore")
def test_what_python_only_warns_of_is_refused() -> None:
    assert _what("'\\d'").id == "content-unreadable"


def test_a_word_is_guessed() -> None:
    guessed = Text("content-did-you-mean", what=Text("content-unknown-word", word="gains"), near="gain")
    assert _what("gains(1)") == guessed
    assert _what("hurt(tally(red))").args["near"] == "RED"
    assert _what("box(point=1)").args["near"] == "points"


def test_a_refusal_says_where_and_what() -> None:
    with pytest.raises(BadContent) as refused:
        parse("when(gain(1), gain(2))", WORDS, card="cards.toml, C01, on_use")
    wanted = Text("content-wrong-kind", part="gain(1)", wanted=Text("content-kind-condition"))
    assert refused.value.text == Text("error-bad-content", card="cards.toml, C01, on_use", what=wanted)
    either = Text("content-kind-or", a=Text("content-kind-int"), b=Text("content-kind-number"))
    assert _what("hurt(RED)").args["wanted"] == either


def test_the_whole_must_be_what_is_wanted() -> None:
    assert parse("gain(1)", WORDS, Effect) == Gain(1)
    assert _what("gain(1)", Condition).args["wanted"] == Text("content-kind-condition")
    assert _what("3", Effect).id == "content-wrong-kind"


TOKENS = st.sampled_from([*"()=*->,.123 '\"[]:\n\\{}@#é\x00", *WORDS, *SOUND, "lambda", " if ", " for ", "1if"])


@given(st.lists(TOKENS, max_size=30).map("".join))
def test_nothing_but_a_refusal_is_raised(written: str) -> None:
    with suppress(BadContent):
        parse(written, WORDS)


def _what(written: str, wanted: Any = Any) -> Text:
    with pytest.raises(BadContent) as refused:
        parse(written, WORDS, wanted)
    what = refused.value.text.args["what"]
    assert isinstance(what, Text)
    return what
