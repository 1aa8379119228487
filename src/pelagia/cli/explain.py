"""Understanding what a player types, and explaining: options, cards, what happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NoReturn

import pelagia
from pelagia.cli.boards import LIT, Board, Look
from pelagia.core.decision import Decision, Option, Range
from pelagia.core.errors import IllegalChoice
from pelagia.core.game import Event, Game
from pelagia.core.text import Ref, Text
from pelagia.games.setups import options_for
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
    words = re.sub(r"\w+", lambda word: by_code(word[0], game.content) or word[0].lower(), " ".join(line.split()))
    try:
        game.clone().choose(words, decision.seat, decision.number)
    except IllegalChoice as error:
        if error.text.id != "error-illegal-choice":
            raise
    raise IllegalChoice(Text("terminal-not-possible", answer=line, n=len(decision.options)))


def by_code(word: str, content: Any) -> str:
    """The identifier of a card that a word is, in whatever case it was typed; "" if it is none."""
    for id in (word.upper(), word.lower().replace(" ", "_")):
        try:
            content[id]
        except LookupError:
            continue
        return id
    return ""


def by_name(words: str, content: Any, cat: Catalogue) -> str:
    """The identifier of a card by its name in the reader's language, with or without its code; "" if there is none."""
    names = {id: cat.piece(id).casefold() for id in content.codes if id}
    whole = words.casefold()
    titles = {
        id: title
        for id, name in names.items()
        for title, _, code in [name.rpartition(" ")]
        if id.casefold().endswith(code)
    }
    return next((id for known in (names, titles) for id, name in known.items() if name == whole), "")


def about(game: Game, decision: Decision | None, what: str, board: Board, look: Look) -> list[str]:
    """Explain a card by its identifier, or an option by its number or written form, with the cards it names."""
    id = by_code(what, game.content)
    if id:
        return board.explain(id, look)
    option = None
    if decision:
        n = number(what)
        listed = n is not None and 1 <= n <= len(decision.options)
        option = decision.options[n - 1] if listed and n else find(decision, what)
    if option is None:
        id = by_name(what, game.content, look.cat)
        return (
            board.explain(id, look)
            if id
            else [look.cat.say("terminal-explain-unknown", what=what, card=example(game, decision)[1])]
        )
    lines = [look.cat.say("terminal-explain-option", option=look.cat(option.text), written=option.written)]
    cards = [card for card in dict.fromkeys(_refs(option.text)) if by_code(card, game.content)]  # a site is no card
    return [*lines, *(line for card in cards for line in board.explain(card, look))]


def label(board: Board, look: Look, id: str) -> str:
    """What is at a place: its name and what it does; where there is no piece, its identifier."""
    try:
        piece = look.content[id]
    except LookupError:
        return id
    named: Callable[[str, Look], str] | None = getattr(board, "label", None)
    name = named(id, look) if named else look.cat.piece(id)
    texts = "; ".join(look.cat(text).rstrip(".") for text in piece.texts())
    return f"{name}: {texts}" if texts else name


def example(game: Game, decision: Decision | None) -> tuple[str, str]:
    """The written form of something that can be chosen now, and the identifier of a card that can be asked for."""
    options = [option for option in decision.options if not isinstance(option, Range)] if decision else []
    named = [card for option in options for card in _refs(option.text) if by_code(card, game.content)]
    written = next((option.written for option in options), "pass")
    return written, named[0] if named else next(id for id in game.content.codes if id)


def manual(game: Game, decision: Decision, listed: Sequence[object], cat: Catalogue) -> list[tuple[str, str]]:
    """What can be typed, with examples of the moment, and what it does."""
    written, card = example(game, decision)
    lines = cat.say("terminal-help", written=written, card=card).splitlines()
    rows = [(left.strip(), right) for left, _, right in (line.rpartition("  ") for line in lines)]
    bid = next(((n, option) for n, option in enumerate(listed, 1) if isinstance(option, Range)), None)
    if bid:
        typed = {"n": str(bid[0]), "amount": str(bid[1].hi), "verb": bid[1].verb}
        left, _, right = cat.say("terminal-help-bid", **typed).rpartition("  ")
        rows.insert(2, (left, right))
    return rows


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
        texts = [cat(game.rules.event_text(event)) for event in group]
        name = f"{cat.seat(who)} " if who is not None else ""
        told.append("; ".join([*texts[:1], *(text.removeprefix(name) for text in texts[1:])]))
    return [line for line in told if line]


def _same_line(event: Event) -> tuple[int, int | None, bool]:
    return event.number, event.args.get("seat"), event.name == "round"


def aim(game: Game, cat: Catalogue) -> str:
    """What must be reached, with the numbers now and needed."""
    return cat.say("terminal-aim", goals=" · ".join(cat(text).rstrip(".") for text in game.rules.aim(game).goals))


def end(game: Game, cat: Catalogue) -> list[tuple[str, str]]:
    """How a game ended and why: lines and their styles."""
    aim = game.rules.aim(game)
    return [*((cat(text), f"bold {LIT}") for text in (aim.end,) if text), *((cat(text), "") for text in aim.why)]


def setups(game: Game, cat: Catalogue) -> list[str]:
    """What other games there are: players and options, as they are typed."""
    rules = game.rules
    offered = [options_for(rules, players) for players in rules.players]
    values = {name: {value for table in offered for value in table.get(name, ())} for name in rules.options}
    typed = [
        f"--option {name}={'|'.join(str(value).lower() for value in all if value in values[name])}"
        for name, all in rules.options.items()
        if values[name]
    ]
    players = "|".join(map(str, rules.players))
    return [cat.say("terminal-other-setups", typed=" ".join([f"--players {players}", *typed]))]


def rules(game: Game, cat: Catalogue) -> list[str]:
    """The game in a few sentences, and where its rules are."""
    file = Path("docs") / "rules" / f"{game.rules.name}.md"
    here = Path(pelagia.__file__).parents[2] / file
    return [
        cat.say(f"terminal-primer-{game.rules.name}"),
        cat.say("terminal-rules", file=str(here if here.exists() else file)),
    ]
