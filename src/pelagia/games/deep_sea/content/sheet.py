"""What scenarios, goals and setbacks of Deep Sea are (DS 21.6, 22), and the content that a game is played with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from pelagia.core.effects import Effect, Number
from pelagia.core.text import Text
from pelagia.games.deep_sea.content.card import Colour, Crew, DiveToken, Journal, OceanBoard, line


class Team(IntEnum):
    """How a count of each player becomes a count of the team (DS 22.4)."""

    SUM = 0  # over the players
    ONCE = 1  # it is the same for everybody
    EVERY = 2  # the lowest of the players


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex of an impact area. `bundle` as in `gain`; off the grid row and column are -1."""

    id: str  # row.col, or a letter
    row: int
    col: int
    points: int
    bundle: str = ""
    start: bool = False
    unlimited: bool = False
    rescue: bool = False
    colour: Colour | None = None
    goal: int = 0  # whoever comes here chooses an option of this goal


HEX = r"(\d+\.\d+|[A-Z])=(-?\d+):([A-Z0-9,]*)([*~^]*)(?:#(\w+))?(?:!(\d))?"


def hexes(written: str) -> tuple[Hex, ...]:
    """Read an impact area in the form of DS 21.6: `0.0=0:R* 3.3=2:~ 4.0=1:#blue`."""
    area = []
    for entry in written.split():
        match = re.fullmatch(HEX, entry)
        if match is None:
            raise ValueError(f"not a hex: {entry}")
        id, points, bundle, flags, colour, goal = match.groups()
        row, col = map(int, id.split(".")) if "." in id else (-1, -1)
        area.append(
            Hex(
                id,
                row,
                col,
                int(points),
                bundle.replace(",", " "),
                "*" in flags,
                "~" in flags,
                "^" in flags,
                Colour[colour.upper()] if colour else None,
                int(goal or 0),
            )
        )
    return tuple(area)


def hex_source(hex: Hex) -> str:
    """How a hex is written."""
    flags = f"{'*' * hex.start}{'~' * hex.unlimited}{'^' * hex.rescue}"
    colour = "" if hex.colour is None else f"#{hex.colour.name.lower()}"
    goal = f"!{hex.goal}" if hex.goal else ""
    return f"{hex.id}={hex.points}:{hex.bundle.replace(' ', ',')}{flags}{colour}{goal}"


def by_players(figures: tuple[int, int, int, int]) -> dict[str, int]:
    """Figures by the number of players, as arguments of a text."""
    return {f"p{n}": figure for n, figure in enumerate(figures, 1)}


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of a scenario: what is counted, points for each unit, and prizes for the first and second place."""

    count: Number[Any]
    points: int = 1
    prizes: tuple[int, int] = (0, 0)
    most: tuple[tuple[Number[Any], int], ...] = ()  # what is counted, and the prize for the most; no second place
    more: Number[Any] | None = None  # further points, of competitive games only
    figures: tuple[int, int, int, int] = (0, 0, 0, 0)  # what a team needs, by the number of players
    option: str = ""  # the name where a goal has options (scenario 8)

    def texts(self) -> list[Text]:
        counted = self.count.text()
        lines = [Text("deep-sea-goal-each", n=self.points, what=counted)] if self.points else []
        lines = lines + line("more", self.more) or [Text("deep-sea-goal-counted", what=counted)]
        if self.prizes[0]:
            lines.append(Text("deep-sea-goal-prizes", first=self.prizes[0], second=self.prizes[1]))
        return lines + [Text("deep-sea-goal-most", n=n, what=what.text()) for what, n in self.most]

    def team_text(self) -> Text:
        """What a team counts and needs; points and prizes do not matter to it (DS 22.2)."""
        return Text("deep-sea-line-team-goal", what=self.count.text(), **by_players(self.figures))


@dataclass(frozen=True)
class Scenario:
    """A scenario sheet. What only some of them have is below `target`."""

    number: int
    columns: int
    depths: int
    start: tuple[tuple[str, str], ...]  # cell and board, in cell order; "" is a random board of that depth
    base: str  # a board; "": any zone of depth 1
    goals: tuple[tuple[Goal, ...], ...]  # three, each with one Goal, or with options
    layout: str  # pointy, flat, rows: which hexes touch (DS 17.1)
    area: tuple[Hex, ...]
    target: tuple[int, int, int, int]  # the team's score, by the number of players
    kind: str = "spread"  # or move, rows: where markers go
    pairs: tuple[tuple[str, str], ...] = ()  # further hexes that touch
    shuffled: bool = False  # the start boards change their places at random
    piled: tuple[str, ...] = ()  # unique boards that lie in their pile
    star: str = ""  # the hidden board (scenario 6): must be kept, opens the rows, names a kind
    among: int = 0  # it lies under the top cards of its pile: as many, and itself
    closed_from: int = 99  # rows that are closed until it is found
    restored: str = ""  # the hex for filling all conservation sites of a zone (scenario 4)
    overflow: tuple[str, ...] = ()  # by row: the hex for a full row (scenario 10)
    cleanup: tuple[tuple[int, str], ...] = ()  # steps of the cleanup track and their bundles (scenario 9)
    cleanup_depths: tuple[int, ...] = ()  # a conserve there is one step
    locks: tuple[int, ...] = (0, 0, 0, 0, 0)  # by depth: the step that vessels need to enter it
    source: str = "public"

    @property
    def id(self) -> str:
        return f"SC{self.number}"

    @property
    def name(self) -> Text:
        return Text(f"deep-sea-scenario-{self.number}")

    @cached_property
    def places(self) -> dict[str, int]:
        """The number of every hex."""
        return {hex.id: n for n, hex in enumerate(self.area)}

    @cached_property
    def touching(self) -> tuple[tuple[int, ...], ...]:
        """The hexes that touch each hex, in the order of the area."""
        neighbours: list[set[int]] = []
        for hex in self.area:
            near = {f"{row}.{col}" for row, col in self._around(hex)} if hex.row >= 0 else set()
            near |= {b for a, b in self.pairs if a == hex.id} | {a for a, b in self.pairs if b == hex.id}
            neighbours.append({self.places[id] for id in near if id in self.places})
        return tuple(tuple(sorted(near)) for near in neighbours)

    def _around(self, hex: Hex) -> Iterator[tuple[int, int]]:
        r, c = hex.row, hex.col
        if self.layout == "flat":
            q = c % 2
            yield from ((r - 1, c), (r + 1, c), (r - 1 + q, c - 1), (r + q, c - 1), (r - 1 + q, c + 1), (r + q, c + 1))
            return
        yield from ((r, c - 1), (r, c + 1))
        if self.layout == "pointy":
            q = r % 2
            yield from ((r - 1, c - 1 + q), (r - 1, c + q), (r + 1, c - 1 + q), (r + 1, c + q))

    def texts(self) -> list[Text]:
        """Its goals, and its own rules."""
        lines: list[Text] = []
        for n, options in enumerate(self.goals, 1):
            for goal in options:
                lines.append(Text("deep-sea-line-goal", n=n, option=goal.option))
                lines += [*goal.texts(), goal.team_text()]
        rules = {
            "base": not self.base,
            "restored": self.restored,
            "star": self.star,
            "move": self.kind == "move",
            "rows": self.kind == "rows",
            "options": any(len(options) > 1 for options in self.goals),
            "cleanup": self.cleanup,
        }
        return lines + [Text(f"deep-sea-rule-{name}") for name, holds in rules.items() if holds]


@dataclass(frozen=True, slots=True)
class BonusGoal:
    """A bonus goal card of cooperative games: BG1 to BG12 (B1 to B12 in DS 22.4; B1 is also a cell)."""

    id: str
    count: Number[Any]
    team: Team
    figures: tuple[int, int, int, int]
    source: str = "designed"

    @property
    def name(self) -> Text:
        return Text(f"deep-sea-bonus-{self.id[2:]}")

    def texts(self) -> list[Text]:
        id = f"deep-sea-line-team-{self.team.name.lower()}"
        return [Text(id, what=self.count.text(), **by_players(self.figures))]


@dataclass(frozen=True, slots=True)
class Setback:
    """A setback card of cooperative games: SB1 to SB12. `now` for each player; the rest holds for one round."""

    id: str
    now: Effect[Any] | None = None
    less_range: int = 0
    less_effort: int = 0
    most_reassigned: int = 0  # 0: no limit
    dive_discs: int = 0
    more_journal: int = 0
    more_conserve: int = 0
    less_recruitment: int = 0
    less_boards: int = 0
    impact_research: int = 0
    source: str = "designed"

    @property
    def name(self) -> Text:
        return Text(f"deep-sea-setback-{self.id[2:]}")

    def texts(self) -> list[Text]:
        lasting = {name: getattr(self, name) for name in self.__slots__ if name not in ("id", "now", "source")}
        lines = [Text(f"deep-sea-line-{name.replace('_', '-')}", n=n) for name, n in lasting.items() if n]
        return line("now", self.now) + lines


NO_SETBACK = Setback("")


@dataclass(frozen=True)
class Content:
    """All pieces that a game is played with."""

    name: str  # "box", or the name and digest of a pack
    crew: Mapping[str, Crew]  # the leader too
    oceans: Mapping[str, OceanBoard]
    tokens: Mapping[str, DiveToken]
    journals: Mapping[str, Journal]
    scenarios: Mapping[int, Scenario]
    goals: Mapping[str, BonusGoal]
    setbacks: Mapping[str, Setback]

    @cached_property
    def leader(self) -> str:
        return next(id for id, crew in self.crew.items() if not crew.tier)

    @cached_property
    def models(self) -> tuple[str, ...]:
        """The crew models of tiers 1 to 4, which lie open in the tray."""
        return tuple(id for id, crew in self.crew.items() if 0 < crew.tier < 5)

    @cached_property
    def closed(self) -> tuple[str, ...]:
        """The boards that no vessel enters."""
        return tuple(id for id, board in self.oceans.items() if board.closed)

    @cached_property
    def _all(self) -> dict[str, Any]:
        sheets = {sheet.id: sheet for sheet in self.scenarios.values()}
        return {**self.crew, **self.oceans, **self.tokens, **self.journals, **sheets, **self.goals, **self.setbacks}

    @property
    def codes(self) -> dict[str, int]:
        """A number for every identifier, for the observations that programs learn from; 0 is none."""
        return {id: code for code, id in enumerate(("", *self._all))}

    def __getitem__(self, id: str) -> Crew | OceanBoard | DiveToken | Journal | Scenario | BonusGoal | Setback:
        return self._all[id]  # type: ignore[no-any-return]
