"""The catalogues agree with one another and with the code."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

import pelagia
from pelagia.cli.boards import board, generic
from pelagia.core.lesson import messages as messages_of
from pelagia.text import LANGUAGES
from tests.kit.hooks import hooks_of
from tests.text.sources import constants, entries, enumerations, events, expressions, messages, page_uses, uses

# For pages and boards, which find them by the names in a view.
SHOWN = [r"core-source-\w+", r"[a-z-]+-page-doing-\w+", *pelagia.NAMES]
KINDS = ("phase", "sort", "value", "board-tab", "moment", "icon")
SHOWN += [rf"{game}-({kind})-\w+" for game in pelagia.NAMES for kind in KINDS]
SHOWN += [rf"{game}-board-[\w-]+" for game in pelagia.NAMES if board(game) is generic]  # labels of its view
SHOWN += [f"{game}-({shown})" for game in pelagia.NAMES for shown in hooks_of(game).shown]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(lang) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    count = Counter(entry.id.name for _, entry in entries(lang) if isinstance(entry, ftl.Message))
    assert [id for id, n in count.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    ours, theirs = messages("en"), messages(lang)
    assert sorted(ours.keys() ^ theirs.keys()) == []
    differing = {id: (ours[id].arguments, theirs[id].arguments) for id in ours}
    assert {id: both for id, both in differing.items() if both[0] != both[1]} == {}
    assert {id for id in ours if ours[id].file != theirs[id].file} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_inside_messages_exist(lang: str) -> None:
    known = messages(lang)
    assert [(id, name) for id, message in known.items() for name in message.messages if name not in known] == []


def test_every_message_that_the_code_names_exists() -> None:
    known = messages("en")
    missing = [
        (use.where, use.id)
        for use in uses()
        if not (any(re.fullmatch(use.id, id) for id in known) if use.pattern else use.id in known)
    ]
    assert missing == []


def test_every_message_that_the_page_names_exists() -> None:
    known = messages("en")
    named = [use for use in page_uses() if use.id.startswith("page-")]  # others may be written forms or styles
    missing = [
        (use.where, use.id)
        for use in named
        if not (any(re.fullmatch(use.id, id) for id in known) if use.pattern else use.id in known)
    ]
    assert missing == []


def test_the_code_gives_every_argument_that_a_message_uses() -> None:
    """It may give more: a translation chooses what to say."""
    known = messages("en")
    plain = [use for use in uses() if not use.pattern and use.arguments is not None and use.id in known]
    lacking = [(use.where, use.id, known[use.id].arguments.difference(use.arguments or ())) for use in plain]
    assert [fault for fault in lacking if fault[2]] == []


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_every_event_has_a_message(game: str) -> None:
    assert sorted(events(game) - messages("en").keys()) == []


def test_no_message_is_forgotten() -> None:
    known = messages("en")
    named = {use.id for use in (*uses(), *page_uses())} | constants()
    named |= {name for message in known.values() for name in message.messages}
    named |= {id for game in pelagia.NAMES for id in (*events(game), *expressions(game), *enumerations(game))}
    named |= {
        id for game in pelagia.NAMES if (lesson := pelagia.rules(game).lesson) for id in messages_of(game, lesson)
    }
    named |= {f"{id}-one" for id in named}  # a single number of a range
    patterns = [re.compile(use.id) for use in (*uses(), *page_uses()) if use.pattern]
    patterns += map(re.compile, SHOWN)
    assert [id for id in known if id not in named and not any(pattern.fullmatch(id) for pattern in patterns)] == []
