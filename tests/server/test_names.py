"""Names: all of a name can be seen, and no two at a table look alike."""

from __future__ import annotations

import pytest
from pydantic_core import PydanticCustomError

from pelagia.server.names import checked, key
from tests.server.http.test_bad_input import code
from tests.server.kit import OPEN, PERSON, Server

BAD = {
    "escape": "a\x1bb",
    "C1 control": "a\x85b",
    "zero-width space": "Ada\u200b",
    "invisible only": "\u200b\u2060",
    "right-to-left override": "Ada\u202e",
    "isolate": "\u2066Ada",
    "soft hyphen": "A\u00adda",
    "byte order mark": "\ufeffAda",
    "line separator": "a\u2028b",
    "paragraph separator": "a\u2029b",
    "Hangul filler": "\u3164",
    "half-width filler": "Ada\uffa0",
    "choseong filler": "\u115f\u1160",
    "braille blank": "\u2800",
    "grapheme joiner": "A\u034fda",
    "tag": "Ada\U000e0041",
    "joiner among Latin letters": "A\u200dda",
    "joiner at the end": "می\u200c",
    "selector after a letter": "A\ufe0fda",
}


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_bad_names(server: Server, name: str) -> None:
    plan = {"game": "new-eden", "seats": [{**PERSON, "name": name}, OPEN]}
    assert code(server.ask("POST", "/api/tables", body=plan)) == "422 bad-name"
    table = server.open(PERSON, OPEN)
    assert code(table.ask("POST", "/seats/1/join", None, {"name": name})) == "422 bad-name"
    bot = {"kind": "bot", "bot": "random", "name": name}
    assert code(server.ask("POST", "/api/tables", body={**plan, "seats": [PERSON, bot]})) == "422 bad-name"


@pytest.mark.parametrize(
    "name",
    ["Ada", "Zoë", "Łukasz", "李明", "Nemo 2", "نازنین", "می\u200cش", "क्\u200dष", "👩\u200d🚀", "❤\ufe0f", "ẞ", "ﬁ"],
)
def test_good_names(name: str) -> None:
    assert checked(name) == name


def test_blank_names(server: Server) -> None:
    plan = {"game": "new-eden", "seats": [{**PERSON, "name": " \u3000\u00a0"}]}
    assert code(server.ask("POST", "/api/tables", body=plan)) == "422 bad-request"
    with pytest.raises(PydanticCustomError):
        checked("\u3164 ")


ALIKE = ["ADA LOVELACE", "Ada  Lovelace", "\uff21\uff44\uff41 Lovelace", "Ada\u00a0Lovelace", "ada lovelace"]


def test_no_two_alike(server: Server) -> None:
    table = server.open({**PERSON, "name": "Ada Lovelace"}, OPEN, OPEN)
    for name in ALIKE:
        assert key(name) == key("Ada Lovelace")
        assert code(table.ask("POST", "/seats/1/join", None, {"name": name})) == "409 name-taken"
    assert table.ask("POST", "/seats/1/join", None, {"name": "Ada L"}).status_code == 200
    assert code(table.ask("POST", "/seats/2/join", None, {"name": "Ada L"})) == "409 name-taken"
    seats = [{**PERSON, "name": "Orca"}, {"kind": "bot", "bot": "random", "name": "orca"}]
    assert code(server.ask("POST", "/api/tables", body={"game": "new-eden", "seats": seats})) == "409 name-taken"
    assert len(server.open(PERSON, PERSON).keys) == 2  # seats without names are told apart by their numbers


def test_joined_letters_do_not_make_another_name() -> None:
    assert key("می\u200cش") == key("میش")
    assert key("❤\ufe0f") == key("❤")


def test_uploaded_names(server: Server) -> None:
    table = server.open({**PERSON, "name": "Ada"}, {"kind": "bot", "bot": "random"})
    table.play([0])
    record = table.ask("GET", "/record").json()
    made = server.ask("POST", "/api/records", body={**record, "names": ["Ada\u200b", "ada"]})
    assert [seat["name"] for seat in made.json()["table"]["seats"]] == ["", "ada"]
    made = server.ask("POST", "/api/records", body={**record, "names": ["Ada", "ADA"]})
    assert [seat["name"] for seat in made.json()["table"]["seats"]] == ["Ada", ""]
