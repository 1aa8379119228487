"""What a person types and what a person wants to know: finding options, explaining cards, telling what happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NoReturn

import pelagia
from pelagia.cli.boards import Board, Look
from pelagia.core.decision import Decision, Option
from pelagia.core.errors import IllegalChoice
from pelagia.core.game import Event, Game
from pelagia.core.text import Ref, Text
from pelagia.text import Catalogue


def number(text: str) -> int | None:
    """Return a number that was typed; None if it is none, or longer than any number here."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def yes(cat: Catalogue, line: str) -> bool:
    """Whether a line says yes; Enter alone does."""
    return not line or line.lower() in cat.say("terminal-yes").split()


def no(cat: Catalogue, line: str) -> bool:
    return line.lower() in cat.say("terminal-no").split()


def find(decision: Decision, line: str) -> Option | None:
    """Return the option of a written form, in whatever case and with whatever blanks it was typed."""
    typed = " ".join(line.lower().split())
    for option in decision.options:
        for single in (option, *option.singles()):
            if single.written.lower() == typed:
                return decision.find(single.written)
    return None


def refuse(game: Game, decision: Decision, line: str) -> NoReturn:
    """Raise IllegalChoice with the reason of the rules, or with what can be typed where the rules have none."""
    words = re.sub(r"\w+", lambda word: _known(word[0], game.content) or word[0].lower(), " ".join(line.split()))
    try:
        game.clone().choose(words, decision.seat, decision.number)
    except IllegalChoice as error:
        if error.text.id != "error-illegal-choice":
            raise
    raise IllegalChoice(Text("terminal-not-possible", answer=line, n=len(decision.options)))


def _known(word: str, content: Any) -> str:
    """The identifier of a card that a word is, in whatever case it was typed; "" if it is none."""
    for id in (word.upper(), word.lower().replace(" ", "_")):
        try:
            content[id]
        except LookupError:
            continue
        return id
    return ""


def _named(words: str, content: Any, cat: Catalogue) -> str:
    """The identifier of a card by its name in the reader's language; "" if there is none."""
    name = words.casefold()
    return next((id for id in content.codes if id and cat.piece(id).casefold() == name), "")


def about(game: Game, decision: Decision | None, what: str, board: Board, look: Look) -> list[str]:
    """Explain a card by its identifier, or an option by its number or written form, with the cards it names."""
    id = _known(what, game.content)
    if id:
        return board.explain(id, look)
    option = None
    if decision:
        n = number(what)
        listed = n is not None and 1 <= n <= len(decision.options)
        option = decision.options[n - 1] if listed and n else find(decision, what)
    if option is None:
        id = _named(what, game.content, look.cat)
        return board.explain(id, look) if id else [look.cat.say("terminal-explain-unknown", what=what)]
    lines = [look.cat.say("terminal-explain-option", option=look.cat(option.text), written=option.written)]
    named = [card for card in dict.fromkeys(_refs(option.text)) if _known(card, game.content)]  # a site is no card
    return [*lines, *(line for card in named for line in board.explain(card, look))]


def _refs(text: Text) -> list[str]:
    """The pieces and places that a text names."""
    inner = [
        _refs(arg) if isinstance(arg, Text) else [arg] for arg in text.args.values() if isinstance(arg, Text | Ref)
    ]
    return [str(card) for cards in inner for card in cards]


def lines(game: Game, events: Sequence[Event], cat: Catalogue, seat: int | None, all: bool = False) -> list[str]:
    """Tell what happened, as a seat (None: a spectator) may know it; what one choice did to one seat is one line."""
    known = [event for event in events if all or event.only in (None, seat)]
    told = []
    for (_, who, _), group in groupby(known, key=_same_line):
        texts = [cat(text) for event in group if (text := game.rules.event_text(event))]
        name = f"{cat.seat(who)} " if who is not None else ""
        told.append("; ".join([*texts[:1], *(text.removeprefix(name) for text in texts[1:])]))
    return [line for line in told if line]


def _same_line(event: Event) -> tuple[int, int | None, bool]:
    return event.number, event.args.get("seat"), event.name == "round"


def rules(game: Game, cat: Catalogue) -> list[str]:
    """The game in a few sentences, and where its rules are."""
    file = Path("docs") / "rules" / f"{game.rules.name}.md"
    here = Path(pelagia.__file__).parents[2] / file
    return [
        cat.say(f"terminal-primer-{game.rules.name}"),
        cat.say("terminal-rules", file=str(here if here.exists() else file)),
    ]
