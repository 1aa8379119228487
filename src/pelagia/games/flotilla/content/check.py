"""What the engine needs of any content (FL 22): `check` refuses what would break a game or never end one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, NoReturn

from pelagia.core.text import Arg, Text
from pelagia.games.checks import LARGEST, check_number, check_source, refuse, walk
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
        check_source(card.id, card.source)
        _crew(card)
    for tile in content.tiles.values():
        check_source(tile.id, tile.source)
        _among(tile.id, "pattern", tile.pattern, PATTERNS)
        check_number(tile.id, tile.toxicity, 0, LARGEST)
        check_number(tile.id, tile.cost, 0, LARGEST)
        check_number(tile.id, tile.station, -1, 5)
    for goal in content.goals.values():
        check_source(goal.id, goal.source)
        for side in Side:
            for value in goal.side(side).values:
                check_number(goal.id, value, 0, LARGEST)
    for artefact in content.artefacts.values():
        check_source(artefact.id, artefact.source)
        _words(artefact.id, [artefact.reward], SEA + CITY + CARDS)
    _boards(content)


def _refuse(id: str, rule: str, **args: Arg) -> NoReturn:
    refuse(id, Text(f"flotilla-check-{rule}", **args))


def _among(id: str, field: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        _refuse(id, "among", field=field, value=value, known=", ".join(known))


def _crew(card: Crew) -> None:
    """The Captain gathers on both sides and is the only way to switch, the Student copies (FL 6.2, 6.3)."""
    for side in Side:
        face = card.face(side)
        check_number(card.id, face.points, 0, LARGEST)
        _words(card.id, face.effects, CITY if side is Side.SINKSIDE else SEA)
        found = {type(effect) for effect in face.effects}
        needed = {STUDENT: {Copy}, CAPTAIN: {Gather, MaySwitch} if side is Side.SINKSIDE else {Gather}}.get(card.id)
        inside = {type(part) for effect in face.effects for part in walk(effect)}
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
            check_number(str(players), dock.price, 0, LARGEST)
            check_number(str(players), dock.builds, 1, LARGEST)
    for field in boards.sonar:
        _words("sonar", field.effects, SEA + CITY + CARDS)
        check_number("sonar", field.vp, 0, LARGEST)
    for die in boards.dive_dice:
        check_number(die.kind.name, die.count, 0, LARGEST)
    if len(boards.research_dice) > DICE:
        _refuse("research", "length", n=len(boards.research_dice), wanted=DICE)
    _tracks(boards)


def _tracks(boards: Boards) -> None:
    for price in boards.prices:
        check_number("prices", price, 0, LARGEST)
    lists = {"money": boards.money, "market": boards.market, "surcharges": boards.surcharges}
    lengths = {"money": PLAYERS[-1], "market": len(Guild), "surcharges": len(Side)}
    for side in Side:
        name = f"ladder-{side.name.lower()}"
        lists[name], lengths[name] = boards.ladders[side], OUTPOSTS
    for name, numbers in lists.items():
        if len(numbers) != lengths[name]:
            _refuse(name, "length", n=len(numbers), wanted=lengths[name])
        for n in numbers:
            check_number(name, n, 0, LARGEST if name != "market" else len(boards.prices) - 1)


def _words(id: str, effects: Iterable[Any], banned: Words) -> None:
    """No word that means nothing here, and numbers that a table can hold; only prices may be lowered."""
    for effect in effects:
        for part in walk(effect):
            if isinstance(part, banned):
                _refuse(id, "word", word=type(part).__name__)
            for field in fields(part):  # type: ignore[arg-type]
                n = getattr(part, field.name)
                if type(n) is int:
                    least = int(field.name in ("n", "every", "drawn", "placed"))
                    is_price = isinstance(part, Trade) and field.name != "n"
                    check_number(id, n, -LARGEST if is_price else least, LARGEST)
