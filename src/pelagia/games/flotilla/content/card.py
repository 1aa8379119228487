"""What the pieces of Flotilla are (FL 2, 22), without any piece in particular."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from pelagia.core.effects import Effect, Number
from pelagia.core.text import Text


class Side(IntEnum):
    """The two roles; everybody begins on the Sinkside."""

    SINKSIDE = 0
    SKYSIDE = 1


class Guild(IntEnum):
    """The four guilds, in the order of their colours."""

    SPEAKERS = 0
    TRADERS = 1
    FOUNDERS = 2
    DELVERS = 3


class Colour(IntEnum):
    """The colours of resources and districts; each is that of a guild."""

    YELLOW = 0
    GREEN = 1
    RED = 2
    BLUE = 3


class Depth(IntEnum):
    """How deep an ocean tile is; also the kind of a dive die."""

    SHALLOW = 1
    REEF = 2
    DEEP = 3


class Arc(IntEnum):
    """The colour of a part of an artefact circle; it has nothing to do with guilds."""

    NONE = 0
    YELLOW = 1
    RED = 2
    VIOLET = 3


class Symbol(IntEnum):
    """What the faces of dive dice show."""

    RESOURCE = 0
    TOXICITY = 1
    DEPLETION = 2
    SURVIVOR = 3
    SONAR = 4


SINKSIDE, SKYSIDE = Side
SPEAKERS, TRADERS, FOUNDERS, DELVERS = Guild
YELLOW, GREEN, RED, BLUE = Colour
SHALLOW, REEF, DEEP = Depth


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a crew card."""

    points: int  # the sail value on the Sinkside, the income on the Skyside
    effects: tuple[Effect[Any], ...]


@dataclass(frozen=True, slots=True)
class Crew:
    """A crew card. The Captain belongs to no guild, the Student to all four."""

    id: str
    guilds: tuple[Guild, ...]
    level: int  # 0 for starters
    sinkside: Face
    skyside: Face
    source: str = "designed"  # "rulebook", "public" or "designed"

    def face(self, side: Side) -> Face:
        return self.skyside if side else self.sinkside

    @property
    def name(self) -> Text:
        return Text(f"flotilla-crew-{self.id.lower()}", id=self.id)

    def texts(self) -> list[Text]:
        """Both sides, line by line."""
        return [*self.lines(SINKSIDE), *self.lines(SKYSIDE)]

    def lines(self, side: Side) -> list[Text]:
        """One side: its points, then a line for each effect."""
        face, where = self.face(side), side.name.lower()
        points = [Text(f"flotilla-line-{where}-points", n=face.points)] if face.points else []
        return [*points, *(Text(f"flotilla-line-{where}", what=effect.text()) for effect in face.effects)]


@dataclass(frozen=True, slots=True)
class Tile:
    """An ocean tile. The Sinkside has depth, toxicity, island and arc; the rest is Skyside. Both have the colour."""

    id: str
    colour: Colour
    depth: Depth
    toxicity: int
    island: bool
    arc: Arc  # printed at corner 0
    pattern: str  # of land edges (FL 20.5)
    cost: int
    building: bool
    site: bool
    station: int = -1  # its corner; -1 is none
    source: str = "designed"

    @property
    def name(self) -> Text:
        return Text(f"flotilla-tile-{self.colour.name.lower()}", id=self.id)

    def texts(self) -> list[Text]:
        """Both sides, a line each."""
        sea = Text(
            "flotilla-line-sea",
            depth=Text(f"flotilla-depth-{self.depth.name.lower()}"),
            colour=Text(f"flotilla-colour-{self.colour.name.lower()}"),
            toxicity=self.toxicity,
            island=int(self.island),
            arc=Text(f"flotilla-arc-{self.arc.name.lower()}"),
        )
        city = Text(
            "flotilla-line-city",
            colour=Text(f"flotilla-colour-{self.colour.name.lower()}"),
            pattern=self.pattern,
            cost=self.cost,
            building=int(self.building),
            site=int(self.site),
            station=int(self.station >= 0),
        )
        return [sea, city]


@dataclass(frozen=True, slots=True)
class GoalSide:
    """What a goal counts on one side of the game, and what each of its three tiles pays for it, from the top."""

    count: Number[Any]
    values: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Goal:
    """A kind of goal: three tiles, each with both sides."""

    id: str
    sinkside: GoalSide
    skyside: GoalSide
    source: str = "designed"

    def side(self, side: Side) -> GoalSide:
        return self.skyside if side else self.sinkside

    @property
    def name(self) -> Text:
        return Text(f"flotilla-goal-{self.id.lower()}", id=self.id)

    def title(self, side: Side) -> Text:
        return goal_title(self.id, side)

    def texts(self) -> list[Text]:
        """Both sides, a line each."""
        return [self.line(SINKSIDE), self.line(SKYSIDE)]

    def line(self, side: Side) -> Text:
        a, b, c = self.side(side).values
        what = self.side(side).count.text()
        return Text(f"flotilla-line-goal-{side.name.lower()}", title=self.title(side), what=what, a=a, b=b, c=c)


@dataclass(frozen=True, slots=True)
class Artefact:
    id: str
    guild: Guild  # in whose row of the Hub it ends
    reward: Effect[Any]  # of its discovery
    source: str = "designed"

    @property
    def name(self) -> Text:
        return Text(f"flotilla-artefact-{self.id.lower()}", id=self.id)

    def texts(self) -> list[Text]:
        return [Text("flotilla-line-artefact", what=self.reward.text())]


@dataclass(frozen=True, slots=True)
class Ring:
    """The influence ring of a guild: the bonus of each field, and the arrow that passes one."""

    guild: Guild
    fields: tuple[Effect[Any], ...]  # by number; field 0 is the top
    arrow: tuple[int, int]  # from, to


@dataclass(frozen=True, slots=True)
class SonarField:
    effects: tuple[Effect[Any], ...]  # of each sonar symbol
    die: bool  # and then one more die of the same kind
    vp: int  # when the marker enters


@dataclass(frozen=True, slots=True)
class Dock:
    """A place of the dock tile, for one who switches."""

    price: int  # for each ship
    builds: int


@dataclass(frozen=True, slots=True)
class DiveDie:
    """All dive dice of one kind, which are equal."""

    kind: Depth
    count: int
    faces: tuple[tuple[Symbol, ...], ...]


@dataclass(frozen=True, slots=True)
class ResearchFace:
    """A guild symbol with money or a breakthrough; or a joker, with nothing else."""

    guild: Guild | None  # None is the joker
    money: int = 0
    breakthroughs: int = 0


ResearchDie = tuple[ResearchFace, ...]


@dataclass(frozen=True, slots=True)
class Boards:
    """All tracks, rings and dice, and the numbers printed on them (FL 22.3 to 22.10, 22.14, 22.15)."""

    rings: tuple[Ring, ...]  # by guild
    prices: tuple[int, ...]  # of the market, by field
    market: tuple[int, ...]  # start fields, by colour
    survivors: Mapping[int, tuple[Effect[Any], ...]]  # by player count; field 0 is the milestone
    sonar: tuple[SonarField, ...]
    docks: Mapping[int, tuple[Dock, ...]]  # by player count, in the order of switching
    money: tuple[int, ...]  # at the start, by seat
    toxicity: tuple[int, ...]  # VP of the fields of the scoring track
    toxicity_fields: int  # of the upper track
    ladders: tuple[tuple[int, ...], tuple[int, ...]]  # prices of outposts, by side and number built
    surcharges: tuple[int, int]  # for floating outposts, by side
    hub: tuple[tuple[Effect[Any], ...], ...]  # what a row pays, by guild and number of artefacts in it
    dive_dice: tuple[DiveDie, ...]  # shallow, reef, deep
    research_dice: tuple[ResearchDie, ...]


@dataclass(frozen=True, eq=False)  # each box is itself, so that what is computed of it can be cached
class Content:
    """Everything that a game is played with."""

    name: str  # "box", or the name and digest of a pack
    crew: Mapping[str, Crew]
    tiles: Mapping[str, Tile]
    goals: Mapping[str, Goal]
    artefacts: Mapping[str, Artefact]
    boards: Boards

    @cached_property
    def starters(self) -> list[str]:
        """The crew that every seat begins with."""
        return [card.id for card in self.crew.values() if card.level == 0]

    def deck(self, guild: Guild, level: int) -> list[str]:
        """The crew cards of a guild and level, in number order."""
        return [card.id for card in self.crew.values() if card.level == level and guild in card.guilds]

    @property
    def codes(self) -> dict[str, int]:
        """A number for every identifier, for the observations that programs learn from; 0 is none."""
        ids = ("", *self.crew, *self.tiles, *self.goals, *self.artefacts)
        return {id: code for code, id in enumerate(ids)}

    def __getitem__(self, id: str) -> Crew | Tile | Goal | Artefact:
        for kind in (self.crew, self.tiles, self.goals, self.artefacts):
            if id in kind:
                return kind[id]
        raise KeyError(id)


def goal_title(kind: str, side: Side) -> Text:
    """What a goal is called on one side of the game."""
    return Text(f"flotilla-goal-{kind.lower()}-{side.name.lower()}", id=kind)
