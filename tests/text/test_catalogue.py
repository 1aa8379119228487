"""How a text becomes a sentence."""

from __future__ import annotations

import logging

import pytest

from pelagia.core.text import Ref, Text
from pelagia.games.new_eden.content.box import BOX
from pelagia.text import LANGUAGES, BadText, Catalogue, catalogue
from tests.text.sources import messages


def test_texts_inside_a_text_are_rendered() -> None:
    said = Catalogue("en")(Text("new-eden-extend", area=Text("new-eden-extension-oxygen")))
    assert said == "Extend: oxygen tank (6 coins)"


def test_a_reference_becomes_the_name_of_the_card() -> None:
    buy = Text("new-eden-buy", card=Ref("C05"), n=6)
    assert Catalogue("de", name_of=lambda id: BOX[id].name)(buy) == "Erntekrabbe C05 kaufen für 6"
    assert Catalogue("de")(buy) == "C05 kaufen für 6"


def test_a_card_that_is_not_there_is_called_by_its_id() -> None:
    cat = Catalogue("en", name_of=lambda id: BOX[id].name)
    assert cat.say("new-eden-lose", card=Ref("Z99")) == "Lose Z99"


def test_seats_have_names() -> None:
    out = Text("new-eden-event-out", seat=1)
    assert Catalogue("en")(out) == "Player 2 drops out"
    assert Catalogue("en", seat_name=["Ana", "Bea"].__getitem__)(out) == "Bea drops out"


def test_only_an_argument_called_seat_is_one() -> None:
    assert Catalogue("en", seat_name=lambda seat: "Ana").say("new-eden-row", n=1) == "Row 1"


def test_a_missing_message_is_its_id_and_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "pelagia.text")
    cat = Catalogue("pt")
    assert [cat.say("nobody-wrote-this"), cat.say("nobody-wrote-this", n=1)] == ["nobody-wrote-this"] * 2
    assert cat.say("new-eden-extend", area=Text("nor-this")) == "Ampliar: nor-this (6 moedas)"
    assert [record.message for record in caplog.records] == [
        "pt: nobody-wrote-this: no such message",
        "pt: nor-this: no such message",
    ]


def test_a_missing_argument_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    assert Catalogue("en").say("new-eden-row") == "Row n"
    assert "Unknown external: n" in caplog.text


@pytest.mark.parametrize(
    "text",
    [
        Text("nobody-wrote-this"),
        Text("new-eden-row"),
        Text("new-eden-extend", area=Text("nobody-wrote-this")),
        Text("new-eden-bonus-coins", group=Text("new-eden-dome")),  # has no form for a card
        Text("new-eden-damage", n=Text("new-eden-dome")),  # cannot be counted
    ],
)
def test_a_strict_catalogue_accepts_no_fault(text: Text) -> None:
    with pytest.raises(BadText):
        Catalogue("en", strict=True)(text)


def test_a_form_that_a_message_lacks_is_the_message_itself() -> None:
    assert Catalogue("en").say("new-eden-bonus-coins", group=Text("new-eden-dome")) == "Round Scoring: 1 coin per Dome"


def test_a_number_that_is_counted_has_a_factor_and_words() -> None:
    group = Text("new-eden-group-mussel")
    number = Text(
        "core-times", factor=2, number=Text("core-times", factor=3, number=Text("new-eden-count", group=group))
    )
    assert Catalogue("de", strict=True).say("new-eden-coins", n=number) == "6 Münzen je eigenes Muschelhabitat"


def test_words_of_players_are_cut_and_never_empty() -> None:
    cat = Catalogue("en", strict=True)
    assert "xxx…" in cat.say("error-illegal-choice", answer="x" * 9999, offered="pass")
    assert cat.say("error-bad-option", name="pace", value="1", allowed="").endswith("Possible: –")
    assert "“{ $n }”" in cat.say("error-illegal-choice", answer="{ $n }", offered="pass")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        Catalogue("xx")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_read_with_those_that_it_refers_to(lang: str) -> None:
    """Each is parsed when it is first wanted: what is in it must be there by then."""
    known = catalogue._Messages(lang)
    referring = {id: message.messages for id, message in messages(lang).items() if message.messages}
    assert referring
    for id, inner in referring.items():
        assert known.has(id)
        assert all(map(known.bundle.has_message, inner))


def test_all_messages_are_found_and_only_those() -> None:
    known = catalogue._Messages("en")
    assert all(map(known.has, messages("en")))
    assert not known.has("nobody-wrote-this")
