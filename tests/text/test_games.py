"""Whatever a game can say is rendered well in every language: random games of all kinds, and every piece."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

import pelagia
from pelagia.core.decision import Decision
from pelagia.core.errors import IllegalChoice
from pelagia.core.game import Game
from pelagia.core.place import Place
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.core.why import whys
from pelagia.text import LANGUAGES
from tests.kit.cases import CASES, Case
from tests.text.rendering import broken, catalogue, pieces
from tests.text.sources import messages, nested

TABLES = [case for case in CASES if case.game in pelagia.NAMES]


@cache
def said(case: str) -> dict[str, Text]:
    """All texts of random games at one table, each once."""
    texts: dict[str, Text] = {}
    table = next(case_table for case_table in TABLES if str(case_table) == case)
    for seed in range(table.hooks.games // len([one for one in TABLES if one.game == table.game])):
        game, rng = table.new(seed), Rng(seed)
        while decision := game.decision:
            note(texts, game.rules.aim(game).goals)
            note(texts, [decision.prompt(game), *(option.text for option in (*decision.options, *decision.singles()))])
            if series := decision.effect.series(game, decision.seat):
                note(texts, [series.text])
            if seed % 8 == 0:
                note_refusals(texts, game, decision, table.hooks.refused)
                note_whys(texts, game, decision, table)
                note(texts, [Text(f"{table.game}-value-{part}") for part in game.rules.value(game, decision.seat)])
            game.choose(rng.choice(decision.singles() if seed % 2 else decision.options))
        aim = game.rules.aim(game)
        note(texts, [*aim.goals, *aim.why, *((aim.end,) if aim.end else ())])
        note(texts, [source.text for source in game.tally])
        assert game.events
        note(texts, map(game.rules.event_text, game.events))
    return texts


def note(known: dict[str, Text], texts: Iterable[Text]) -> None:
    known.update((repr(text), text) for text in texts)


def note_refusals(known: dict[str, Text], game: Game, decision: Decision, answers: Iterable[str]) -> None:
    """What the game says to answers that are not on offer. If it only lists those that are: once for each question."""
    offered = {option.written for option in decision.singles()}
    for answer in answers:
        if answer not in offered:
            with pytest.raises(IllegalChoice) as refusal:
                game.choose(answer)
            text = refusal.value.text
            known[f"{decision.kind}: {answer}" if text.id == "error-illegal-choice" else repr(text)] = text


def note_whys(known: dict[str, Text], game: Game, decision: Decision, table: Case) -> None:
    """What a press on any place of the board is told, on offer or not, and one on no place at all.

    A place of another seat says whose it is, whatever it is, so one of each sort will do; tests/kit presses them all.
    """
    seat = decision.seat
    shown = table.hooks.places(game.view(seat)["table"], seat)
    own = [(Place(sort, id), of) for sort, id, of in shown if of in (None, seat)]
    theirs = {(sort, of): Place(sort, id) for sort, id, of in shown if of not in (None, seat)}
    places = [*own, *((place, of) for (_, of), place in theirs.items()), (Place("nowhere"), None)]
    for why in whys(game, seat, places):
        reason = why.text
        if reason.id == "core-why-besides":  # its reason counts, not with what question
            known.setdefault(repr(reason.args["reason"]), reason)
        else:
            note(known, [reason])


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_random_games_are_rendered(case: Case) -> None:
    assert broken(case.game, said(str(case)).values()) == []


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_random_games_reach_every_question_option_event_and_refusal(game: str) -> None:
    """Else the test above would not see them. Aims, ends, lessons and parts of other texts have tests of their own."""
    tables = [case for case in TABLES if case.game == game]
    printed = [text for piece in pieces(game) for text in (piece.name, *piece.texts())]
    shown = {inner.id for case in tables for text in said(str(case)).values() for inner in nested(text)}
    shown |= {inner.id for text in printed for inner in nested(text)}
    reached = shown.union(*(messages("en")[id].messages for id in shown if id in messages("en")))
    inside = rf"{game}-((value|phase|board|page|aim|end|lesson|moment|icon)-.+|{tables[0].hooks.inside})"
    ours = [id for id in messages("en") if id.startswith(f"{game}-")]
    assert [id for id in ours if id not in reached and not re.fullmatch(inside, id)] == []


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_every_piece_is_rendered(game: str) -> None:
    assert broken(game, (text for piece in pieces(game) for text in (piece.name, *piece.texts()))) == []
    assert broken(game, (Text(f"core-source-{piece.source}") for piece in pieces(game))) == []


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_names_of_pieces_are_different(game: str) -> None:
    for lang in LANGUAGES:
        names = [catalogue(game, lang)(piece.name) for piece in pieces(game)]
        assert len(names) == len({*names})
