"""The icons of Flotilla's words, and the faces of its pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.core.effects import Number
from pelagia.core.marks import MINUS, NEXT, OR, Face, Line, Mark, amount, marks, row, some
from pelagia.games.flotilla.content.card import Arc, Boards, Colour, Crew, Goal, GoalSide, Guild, Side, Tile
from pelagia.games.flotilla.content.card import Artefact as ArtefactTile
from pelagia.games.flotilla.rules import counts
from pelagia.games.flotilla.rules.build import Build
from pelagia.games.flotilla.rules.counts import Topside
from pelagia.games.flotilla.rules.crew import Copy, DiscardCrew, Gather, MaySwitch, Retire
from pelagia.games.flotilla.rules.dive import Dive, Sail, UnloadAll
from pelagia.games.flotilla.rules.gains import (
    Artefact,
    Cleanse,
    Dial,
    Money,
    Purify,
    Resource,
    Ship,
    Sonar,
    Survivor,
    Toxicity,
    Vp,
)
from pelagia.games.flotilla.rules.guilds import Influence, InfluenceDiff, InfluenceIn, InfluenceSame, Recruit, Seal
from pelagia.games.flotilla.rules.ocean import Draw, DrawTile, Explore
from pelagia.games.flotilla.rules.research import Research
from pelagia.games.flotilla.rules.trade import Trade

Row = tuple[Mark, ...]
INTO = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"  # between tiles drawn and those of them placed

COUNTS: dict[type[Number[Any]], str] = {
    counts.Outposts: "outpost",
    counts.Sold: "coin",
    counts.Bought: "coin",
    counts.BuildSites: "slot",
    counts.Fleet: "sail",
    counts.StockColours: "yellow",
    counts.GuildCrew: "person",
    counts.BannerSeals: "seal",
    counts.DepletedTiles: "depletion",
    counts.FoundArtefacts: "artefact",
    counts.Buildings: "building",
    counts.Settlement: "construct",
    counts.Stations: "sonar",
    counts.DepthTiles: "tile",
}


def colour(of: Colour | Guild) -> str:
    """The colour, also that of a guild."""
    return Colour(of).name.lower()


def counted(number: Number[Any]) -> str:
    """The icon of what is counted."""
    return colour(number.colour) if isinstance(number, counts.ColourTiles) else COUNTS[type(number)]


def guild(of: Guild | None) -> Row:
    return () if of is None else (Mark(of.name.lower()),)


def bonus(icon: str, n: int) -> Row:
    """More or less of something, if there is any difference."""
    return (Mark(icon, amount(n, "+")),) if n else ()


def clean(word: Explore | Draw) -> Row:
    """The drawn tiles give no toxicity."""
    return (Mark("toxicity", "0"),) if word.clean else ()


# Gains


@marks.register
def _(word: Money) -> Row:
    return (Mark("coin", str(word.n)),)


@marks.register
def _(word: Vp) -> Row:
    return (Mark("point", str(word.n)),)


@marks.register
def _(word: Resource) -> Row:
    return (Mark("yellow"), OR, some("blue", word.n))


@marks.register
def _(word: Toxicity) -> Row:
    return (Mark("toxicity", f"+{word.n}"),)


@marks.register
def _(word: Cleanse) -> Row:
    return (Mark("toxicity", amount(-word.n)),)


@marks.register
def _(word: Purify) -> Row:
    return (Mark("toxicity"), Mark("upgrade"))


@marks.register
def _(word: Survivor) -> Row:
    return (some("survivor", word.n),)


@marks.register
def _(word: Artefact) -> Row:
    return (Mark("artefact"),)


@marks.register
def _(word: Dial) -> Row:
    return (Mark("dial", "+1"),)


@marks.register
def _(word: Sonar) -> Row:
    return (Mark("sonar", "+1"),)


@marks.register
def _(word: Ship) -> Row:
    return (Mark("sail", "+1"),)


# Guilds


@marks.register
def _(word: Influence) -> Row:
    return (some("influence", word.n),)


@marks.register
def _(word: InfluenceIn) -> Row:
    return row(guild(word.guild), some("influence", word.n))


@marks.register
def _(word: InfluenceDiff) -> Row:
    return (Mark("influence", f"{word.n}≠"),)


@marks.register
def _(word: InfluenceSame) -> Row:
    return (Mark("influence", f"{word.n}="),)


@marks.register
def _(word: Seal) -> Row:
    return row(guild(word.guild), Mark("seal"))


@marks.register
def _(word: Recruit) -> Row:
    return row(guild(word.guild), Mark("person", "+1"))


# Trades


@marks.register
def _(word: Trade) -> Row:
    return row(
        some("exchange", word.n),
        bonus("coin", word.sell),
        bonus("coin", word.buy),
        bonus("sail", word.ship),
        bonus("outpost", word.outpost),
        [Mark("slot", "+0")] if word.floating else [],  # what it costs that no site is free
    )


@marks.register
def _(word: Explore) -> Row:
    return row(Mark("tile", f"{word.drawn}{INTO}{word.placed}"), clean(word))


@marks.register
def _(word: Draw) -> Row:
    return row(Mark("tile", f"+{word.n}"), clean(word))


@marks.register
def _(word: DrawTile) -> Row:
    return (Mark("tile", "+1"),)


@marks.register
def _(word: Build) -> Row:
    return row(some("construct", word.n), bonus("yellow", -word.discount), bonus("point", word.bonus))


@marks.register
def _(word: Dive) -> Row:
    dice = Mark("dive", f"{word.shallow}/{word.reef}/{word.deep}")
    return row(dice, [Mark("check")] if word.safe else [])


@marks.register
def _(word: Research) -> Row:
    return row(Mark("research", str(word.n)), [Mark("undo", str(word.reroll))] if word.reroll else [])


@marks.register
def _(word: Sail) -> Row:
    return (Mark("sail", str(word.n)),)


@marks.register
def _(word: UnloadAll) -> Row:
    return (Mark("harbour"),)


# Crew


@marks.register
def _(word: Gather) -> Row:
    return (Mark("gather"),)


@marks.register
def _(word: MaySwitch) -> Row:
    return (Mark("skyside"),)


@marks.register
def _(word: Copy) -> Row:
    return (Mark("copy"),)


@marks.register
def _(word: DiscardCrew) -> Row:
    return row(guild(word.guild), Mark("card", f"≤{word.n}"), NEXT, marks(word.part))


@marks.register
def _(word: Retire) -> Row:
    return row(Mark("retire"), NEXT, *map(marks, word.parts))


# Combinations


for _number in (*COUNTS, counts.ColourTiles):
    marks.register(_number, lambda number: (Mark(counted(number)),))


@marks.register
def _(condition: Topside) -> Row:
    return guild(condition.guild)


# Faces


def face(piece: Any) -> Face:
    """What is drawn on a crew card, a tile, a goal or an artefact."""
    match piece:
        case Crew():
            return _crew(piece)
        case Tile():
            lines = Line(_sea(piece), when="sinkside"), Line(_city(piece), when="skyside")
            return Face(colour(piece.colour), (colour(piece.colour),), number=piece.id, lines=lines)
        case Goal():
            sides = {"sinkside": (_goal(piece.sinkside),), "skyside": (_goal(piece.skyside),)}
            return Face("point", ("pearl",), number=piece.id, lines=_both(sides), sides=sides)
        case ArtefactTile():
            line = Line(marks(piece.reward))
            return Face("artefact", (colour(piece.guild),), number=piece.id, lines=(line,))
        case Boards():
            return Face("card")
    raise TypeError(piece)


def _both(sides: Mapping[str, tuple[Line, ...]]) -> tuple[Line, ...]:
    """One line for each side."""
    return tuple(Line(row(*(line.gives for line in lines)), when=side) for side, lines in sides.items())


def _crew(card: Crew) -> Face:
    sides = {}
    for side, of in ((Side.SINKSIDE, card.sinkside), (Side.SKYSIDE, card.skyside)):
        points = [Line((Mark("coin" if side is Side.SKYSIDE else "sail", str(of.points)),))] if of.points else []
        sides[side.name.lower()] = (*points, *(Line(marks(effect)) for effect in of.effects))
    own = card.guilds[0] if len(card.guilds) == 1 else None  # Captain and Student belong to none, or to all
    head = Face("person", ("steel",)) if own is None else Face(own.name.lower(), (colour(own),))
    return head._replace(number=card.id if card.level else "", lines=_both(sides), sides=sides)


def _sea(tile: Tile) -> Row:
    return row(
        Mark("tile", str(int(tile.depth))),
        [Mark("toxicity", str(tile.toxicity))] if tile.toxicity else [],
        [Mark("slot")] if tile.island else [],
        [Mark("artefact")] if tile.arc is not Arc.NONE else [],
    )


def _city(tile: Tile) -> Row:
    return row(
        Mark(colour(tile.colour), f"{MINUS}{tile.cost}"),
        [Mark("building")] if tile.building else [],
        [Mark("slot")] if tile.site else [],
        [Mark("sonar")] if tile.station >= 0 else [],
    )


def _goal(side: GoalSide) -> Line:
    return Line((Mark("point", "/".join(map(str, side.values)), counted(side.count)),))
