"""Words kept as data: enumerations, lists, and what events say."""

from __future__ import annotations

from enum import IntEnum

from pelagia.core.game import Event
from pelagia.core.text import Ref, Said, Text, joined, listed, plain_value, refs, word, worded
from pelagia.text.catalogue import Catalogue
from tests.core.toy import RULES


class Source(IntEnum):
    """Its words are `core-source-rulebook` and so on."""

    RULEBOOK = 0
    DESIGNED = 2


class Berth(IntEnum):
    OLD_WRECK = 0


def test_an_enumeration_is_said_by_its_own_message() -> None:
    assert word(Berth.OLD_WRECK) == Text("core-berth-old-wreck")


def test_a_text_never_shows_the_number_of_an_enumeration() -> None:
    text = Text("core-comma", a=Source.DESIGNED, b=Source.RULEBOOK)
    assert [arg["id"] for arg in text.plain()["args"].values()] == ["core-source-designed", "core-source-rulebook"]
    assert Catalogue("en", strict=True)(text) == "designed by this project, from the rulebook"


def test_things_are_listed_as_in_a_sentence() -> None:
    assert (listed([]), listed([Ref("A1")])) == ("", Ref("A1"))
    assert listed([1, 2, 3]) == Text("core-and", a=Text("core-comma", a=1, b=2), b=3)
    assert joined("x", [1, 2, 3]) == Text("x", a=1, b=Text("x", a=2, b=3))


def test_arguments_of_an_event_are_worded_by_what_they_are() -> None:
    assert worded(Ref("A1")) == Ref("A1")
    assert (worded(True), worded(3), worded("2,1")) == (1, 3, "2,1")
    assert worded(Source.DESIGNED) == Text("core-source-designed")
    assert worded(refs(["A1", "A2"])) == Text("core-and", a=Ref("A1"), b=Ref("A2"))
    assert worded(Said((1, 2), len)) == 2


def test_programs_get_an_event_without_words() -> None:
    args = (Ref("A1"), Berth.OLD_WRECK, refs("AB"), Said((Berth.OLD_WRECK, 2), len), Text("x", n=1), False)
    assert [plain_value(arg) for arg in args] == [
        "A1",
        "old_wreck",
        ("A", "B"),
        ("old_wreck", 2),
        {"id": "x", "args": {"n": 1}},
        False,
    ]


def test_the_line_of_an_event_is_found_by_its_name() -> None:
    event = Event(0, "sailed_to", {"seat": 1, "berth": Berth.OLD_WRECK}, None)
    assert RULES.event_text(event) == Text(f"{RULES.name}-event-sailed-to", seat=1, berth=word(Berth.OLD_WRECK))
    assert event.args == {"seat": 1, "berth": "old_wreck"}
