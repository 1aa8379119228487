"""What the engine needs of any content (FL 22): `check` refuses what would break a game or never end one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from pelagia.core.errors import BadContent
from pelagia.core.text import Arg, Text
from pelagia.games.checks import LARGEST, Faults, fault, number_faults, refuse_first, source_faults, walk
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
STATIONS = (-1, 5)  # by number; -1 is none
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
    refuse_first(faults(content))


def faults(content: Content) -> Faults:
    """Everything that keeps games from being played with a content, piece by piece."""
    for card in content.crew.values():
        yield from source_faults(card.id, card.source)
        yield from _crew(card)
    for tile in content.tiles.values():
        yield from source_faults(tile.id, tile.source)
        yield from _among(tile.id, "pattern", tile.pattern, PATTERNS)
        yield from number_faults(tile.id, tile.toxicity, 0, LARGEST)
        yield from number_faults(tile.id, tile.cost, 0, LARGEST)
        yield from number_faults(tile.id, tile.station, *STATIONS)
    for goal in content.goals.values():
        yield from source_faults(goal.id, goal.source)
        for side in Side:
            for value in goal.side(side).values:
                yield from number_faults(goal.id, value, 0, LARGEST)
    for artefact in content.artefacts.values():
        yield from source_faults(artefact.id, artefact.source)
        yield from _words(artefact.id, [artefact.reward], SEA + CITY + CARDS)
    yield from _boards(content)


def _fault(id: str, rule: str, **args: Arg) -> BadContent:
    return fault(id, Text(f"flotilla-check-{rule}", **args))


def _among(id: str, field: str, value: str, known: Iterable[str]) -> Faults:
    if value not in known:
        yield _fault(id, "among", field=field, value=value, known=", ".join(known))


def _crew(card: Crew) -> Faults:
    """The Captain gathers on both sides and is the only way to switch, the Student copies (FL 6.2, 6.3)."""
    for side in Side:
        face = card.face(side)
        yield from number_faults(card.id, face.points, 0, LARGEST)
        yield from _words(card.id, face.effects, CITY if side is Side.SINKSIDE else SEA)
        outer = {type(effect) for effect in face.effects}
        needed = {STUDENT: {Copy}, CAPTAIN: {Gather, MaySwitch} if side is Side.SINKSIDE else {Gather}}.get(card.id)
        inside = {type(part) for effect in face.effects for part in walk(effect)}
        special = inside & {*SPECIAL}
        if special != (needed or set()) or not special <= outer or (card.id == STUDENT and face.points):
            yield _fault(card.id, "special")
        if card.id == CAPTAIN and inside & {Retire}:
            yield _fault(card.id, "special")


def _boards(content: Content) -> Faults:
    boards = content.boards
    for ring in boards.rings:
        start, end = ring.arrow
        if not 0 <= start < end < len(ring.fields):
            yield _fault(ring.guild.name, "arrow")
        banned = SEA + CITY + CARDS + STEPS  # a ring that turns itself never ends
        yield from _words(ring.guild.name, ring.fields, banned)
    for row, guild in zip(boards.hub, Guild, strict=True):
        yield from _words(guild.name, row, (*SEA, *CARDS, Research))  # research that pays for research never ends
        if len(row) != HUB_ROWS:
            yield _fault(guild.name, "length", n=len(row), wanted=HUB_ROWS)
    for players in PLAYERS:
        survivors, docks = boards.survivors[players], boards.docks[players]
        if len(survivors) < 2 or len(docks) != players:
            yield _fault(str(players), "places", n=players)
        yield from _words(str(players), survivors, (*SEA, *CITY, *CARDS, *STEPS, Survivor))
        for dock in docks:
            yield from number_faults(str(players), dock.price, 0, LARGEST)
            yield from number_faults(str(players), dock.builds, 1, LARGEST)
    for field in boards.sonar:
        yield from _words("sonar", field.effects, SEA + CITY + CARDS)
        yield from number_faults("sonar", field.vp, 0, LARGEST)
    for die in boards.dive_dice:
        yield from number_faults(die.kind.name, die.count, 0, LARGEST)
    if len(boards.research_dice) > DICE:
        yield _fault("research", "length", n=len(boards.research_dice), wanted=DICE)
    yield from _tracks(boards)


def _tracks(boards: Boards) -> Faults:
    for price in boards.prices:
        yield from number_faults("prices", price, 0, LARGEST)
    lists = {"money": boards.money, "market": boards.market, "surcharges": boards.surcharges}
    lengths = {"money": PLAYERS[-1], "market": len(Guild), "surcharges": len(Side)}
    for side in Side:
        name = f"ladder-{side.name.lower()}"
        lists[name], lengths[name] = boards.ladders[side], OUTPOSTS
    for name, numbers in lists.items():
        if len(numbers) != lengths[name]:
            yield _fault(name, "length", n=len(numbers), wanted=lengths[name])
        for n in numbers:
            yield from number_faults(name, n, 0, LARGEST if name != "market" else len(boards.prices) - 1)


def _words(id: str, effects: Iterable[Any], banned: Words) -> Faults:
    """No word that means nothing here, and numbers that a table can hold; only prices may be lowered."""
    for effect in effects:
        for part in walk(effect):
            if isinstance(part, banned):
                yield _fault(id, "word", word=type(part).__name__)
            for field in fields(part):  # type: ignore[arg-type]
                n = getattr(part, field.name)
                if type(n) is int:
                    least = int(field.name in ("n", "every", "drawn", "placed"))
                    is_price = isinstance(part, Trade) and field.name != "n"
                    yield from number_faults(id, n, -LARGEST if is_price else least, LARGEST)
