"""Options say what they are; their written form is only compared."""

from __future__ import annotations

from pelagia.core.decision import Form, Option, Range
from pelagia.core.place import Place
from pelagia.core.text import Text

DOME, CARD = Place("dome"), Place("card", "C1")


def test_an_option_as_data() -> None:
    option = Option(("step", 1), "dome>C1", Text("step"), (DOME, CARD), Form.STEP)
    assert option.plain() == {
        "written": "dome>C1",
        "text": {"id": "step", "args": {}},
        "form": "step",
        "places": [{"sort": "dome", "id": ""}, {"sort": "card", "id": "C1"}],
    }
    assert Option(None, "pass", Text("pass")).plain()["form"] == "plain"


def test_a_range_tells_its_ends() -> None:
    plain = Range("bid", 5, 9, Text("bid")).plain()
    assert (plain["form"], plain["range"]) == ("range", {"verb": "bid", "lo": 5, "hi": 9, "one": "bid-one"})
    assert Range("bid", 5, 9, Text("bid")).number(7).plain()["form"] == "plain"


def test_an_answer_means_an_option_by_its_whole_written_form() -> None:
    bid = Range("bid", 5, 9, Text("bid"))
    meant = {written: bid.meant(written) for written in ("bid 7", "bid 5..9", "bid 10", "bid 07", "bid  7", "7", "")}
    assert {written: option.key for written, option in meant.items() if option} == {
        "bid 7": ("bid", 7),
        "bid 5..9": ("bid", 5),
    }


def test_an_option_names_the_pieces_of_its_places() -> None:
    option = Option("C1", "keep C2", Text("keep"), (DOME, CARD))
    assert option.names("C1")
    assert not any(map(option.names, ("C2", "card", "dome", "keep")))


def test_other_words_leave_an_option_what_it_is() -> None:
    option = Option("C1", "keep C1", Text("keep"), (CARD,), Form.SET)
    priced = option.reworded(Text("priced", n=2))
    assert priced.plain() == {**option.plain(), "text": {"id": "priced", "args": {"n": 2}}}
    assert priced.key == option.key
