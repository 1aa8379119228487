"""What the engine needs of any content (FL 22): `check` refuses what would break a game or never end one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, NoReturn

from pelagia.core.effects import Expression
from pelagia.core.errors import BadContent
from pelagia.core.text import Arg, Text
from pelagia.games.flotilla.content.card import Boards, Content, Crew, Guild, Side
from pelagia.games.flotilla.rules.build import Build
from pelagia.games.flotilla.rules.crew import Copy, DiscardCrew, Gather, MaySwitch, Retire
from pelagia.games.flotilla.rules.dive import Dive, Sail, UnloadAll
from pelagia.games.flotilla.rules.gains import Survivor
from pelagia.games.flotilla.rules.guilds import Influence, InfluenceDiff, InfluenceIn, InfluenceSame
from pelagia.games.flotilla.rules.ocean import Draw, Explore
from pelagia.games.flotilla.rules.research import Research
from pelagia.games.flotilla.rules.sea import PATTERNS
from pelagia.games.flotilla.rules.state import OUTPOSTS
from pelagia.games.flotilla.rules.trade import Trade

SOURCES = ("rulebook", "public", "designed")
LARGEST = 99  # number in an effect
DICE, PLAYERS = 7, range(3, 6)
HUB_ROWS = 4  # what is printed, and with one to three artefacts
CAPTAIN, STUDENT = "captain", "student"

Words = tuple[type, ...]
SEA: Words = (Explore, Dive, Sail, UnloadAll)
CITY: Words = (Draw, Build, Research)
SPECIAL: Words = (Gather, MaySwitch, Copy)  # only on the Captain and the Student
CARDS: Words = (Retire, DiscardCrew, *SPECIAL)  # only on cards
STEPS: Words = (Influence, InfluenceDiff, InfluenceIn, InfluenceSame)


def check(content: Content) -> None:
    """Make sure that games can be played with a content; BadContent says which piece is wrong, and why."""
    for card in content.crew.values():
        _source(card.id, card.source)
        _crew(card)
    for tile in content.tiles.values():
        _source(tile.id, tile.source)
        _among(tile.id, "pattern", tile.pattern, PATTERNS)
        _range(tile.id, tile.toxicity, 0, LARGEST)
        _range(tile.id, tile.cost, 0, LARGEST)
        _range(tile.id, tile.station, -1, 5)
    for goal in content.goals.values():
        _source(goal.id, goal.source)
        for side in Side:
            for value in goal.side(side).values:
                _range(goal.id, value, 0, LARGEST)
    for artefact in content.artefacts.values():
        _source(artefact.id, artefact.source)
        _words(artefact.id, [artefact.reward], SEA + CITY + CARDS)
    _boards(content)


def _refuse(id: str, rule: str, **args: Arg) -> NoReturn:
    raise BadContent(card=id, what=Text(f"flotilla-check-{rule}", **args))


def _source(id: str, source: str) -> None:
    _among(id, "source", source, SOURCES)


def _among(id: str, field: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        _refuse(id, "among", field=field, value=value, known=", ".join(known))


def _range(id: str, n: int, least: int, most: int) -> None:
    if not least <= n <= most:
        _refuse(id, "number", n=n, least=least, most=most)


def _crew(card: Crew) -> None:
    """The Captain gathers on both sides and is the only way to switch, the Student copies (FL 6.2, 6.3)."""
    for side in Side:
        face = card.face(side)
        _range(card.id, face.points, 0, LARGEST)
        _words(card.id, face.effects, CITY if side is Side.SINKSIDE else SEA)
        found = {type(effect) for effect in face.effects}
        needed = {STUDENT: {Copy}, CAPTAIN: {Gather, MaySwitch} if side is Side.SINKSIDE else {Gather}}.get(card.id)
        inside = {type(part) for effect in face.effects for part in _walk(effect)}
        special = inside & {*SPECIAL}
        if special != (needed or set()) or not special <= found or (card.id == STUDENT and face.points):
            _refuse(card.id, "special")
        if card.id == CAPTAIN and inside & {Retire}:
            _refuse(card.id, "special")


def _boards(content: Content) -> None:
    boards = content.boards
    for ring in boards.rings:
        start, end = ring.arrow
        if not 0 <= start < end < len(ring.fields):
            _refuse(ring.guild.name, "arrow")
        _words(ring.guild.name, ring.fields, SEA + CITY + CARDS + STEPS)  # a ring that turns itself never ends
    for row, guild in zip(boards.hub, Guild, strict=True):
        _words(guild.name, row, (*SEA, *CARDS, Research))  # research that pays for research never ends
        if len(row) != HUB_ROWS:
            _refuse(guild.name, "length", n=len(row), wanted=HUB_ROWS)
    for players in PLAYERS:
        survivors, docks = boards.survivors[players], boards.docks[players]
        if len(survivors) < 2 or len(docks) != players:
            _refuse(str(players), "places", n=players)
        _words(str(players), survivors, (*SEA, *CITY, *CARDS, *STEPS, Survivor))
        for dock in docks:
            _range(str(players), dock.price, 0, LARGEST)
            _range(str(players), dock.builds, 1, LARGEST)
    for field in boards.sonar:
        _words("sonar", field.effects, SEA + CITY + CARDS)
        _range("sonar", field.vp, 0, LARGEST)
    for die in boards.dive_dice:
        _range(die.kind.name, die.count, 0, LARGEST)
    if len(boards.research_dice) > DICE:
        _refuse("research", "length", n=len(boards.research_dice), wanted=DICE)
    _tracks(boards)


def _tracks(boards: Boards) -> None:
    for price in boards.prices:
        _range("prices", price, 0, LARGEST)
    lists = {"money": boards.money, "market": boards.market, "surcharges": boards.surcharges}
    lengths = {"money": PLAYERS[-1], "market": len(Guild), "surcharges": len(Side)}
    for side in Side:
        name = f"ladder-{side.name.lower()}"
        lists[name], lengths[name] = boards.ladders[side], OUTPOSTS
    for name, numbers in lists.items():
        if len(numbers) != lengths[name]:
            _refuse(name, "length", n=len(numbers), wanted=lengths[name])
        for n in numbers:
            _range(name, n, 0, LARGEST if name != "market" else len(boards.prices) - 1)


def _walk(found: Any) -> Iterator[Any]:
    """An expression and everything in it."""
    if isinstance(found, tuple):
        for part in found:
            yield from _walk(part)
    elif isinstance(found, Expression):
        yield found
        for field in fields(found):  # type: ignore[arg-type]
            yield from _walk(getattr(found, field.name))


def _words(id: str, effects: Iterable[Any], banned: Words) -> None:
    """No word that means nothing here, and numbers that a table can hold; only prices may be lowered."""
    for effect in effects:
        for part in _walk(effect):
            if isinstance(part, banned):
                _refuse(id, "word", word=type(part).__name__)
            for field in fields(part):
                n = getattr(part, field.name)
                if type(n) is int:
                    signed = isinstance(part, Trade) and field.name != "n"
                    _range(id, n, -LARGEST if signed else int(field.name in ("n", "every", "drawn", "placed")), LARGEST)
