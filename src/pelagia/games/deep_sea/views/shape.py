"""The form of a view of Deep Sea. Pages get their types from it, and mypy holds `view` to it."""

from __future__ import annotations

from typing import TypedDict

from pelagia.core.text import PlainText


class SiteShape(TypedDict):
    """A place for a disc. A sonar space names its track; `colour` is that of a journal site."""

    name: str
    kind: str
    track: str
    cost: int
    colour: str
    owner: int


class DiveShape(TypedDict):
    """A pile of dive tokens."""

    name: str
    tokens: int


class ZoneShape(TypedDict):
    """An ocean board that was discovered."""

    cell: str
    board: str
    finder: int
    sites: list[SiteShape]
    dives: list[DiveShape]
    vessels: list[int]  # whose, one entry for each


class HexShape(TypedDict):
    """A hex of the impact area; off the grid row and column are -1.

    `gives`: how much of each kind of gain, by its letter; `says`: the same in words.
    `restored`: for filling the conservation sites of a zone. `overflow`: the depths whose full rows pass markers on.
    """

    id: str
    row: int
    col: int
    points: int
    gives: dict[str, int]
    says: PlainText | None
    start: bool
    unlimited: bool
    rescue: bool
    restored: bool
    overflow: list[int]
    colour: str
    goal: int
    markers: list[int]  # whose


class MemberShape(TypedDict):
    """A member of a crew."""

    model: str
    senior: bool
    disc: bool


class JournalShape(TypedDict):
    """A journal that was published."""

    card: str
    used: bool


class ItemsShape(TypedDict):
    """Points, by where they come from."""

    attributes: int
    impact: int
    journals: int
    seniors: int
    goals: list[int]
    leftovers: int
    total: int


class DeepSeaSeat(TypedDict):
    """A player board. Tracks by letter: position; levels by letter: 1 to 5.

    `counts_symbols`: the scenario, or somebody in this crew, counts field symbols.
    """

    tracks: dict[str, int]
    levels: dict[str, int]
    research: int
    staging: int
    crew: list[MemberShape]
    tokens: list[str]
    journals: list[JournalShape]
    reserve: int
    vessels: list[str]
    symbols: dict[str, int]
    counts_symbols: bool
    impacts: int
    cleanup: int
    passed: bool
    items: ItemsShape


class WayShape(TypedDict):
    """One way to meet a goal: what it says, what is counted, and how much of that a team needs."""

    option: str
    texts: list[PlainText]
    what: PlainText
    need: int
    counts_named: bool  # discs of the kind that was named


class GoalShape(TypedDict):
    """A goal of the scenario. `option` is the chosen one where there is a choice; counts and points by seat.

    `ways` has all of them, or only the chosen one.
    """

    number: int
    option: str
    options: list[str]
    ways: list[WayShape]
    is_open: bool
    counts: list[int]
    points: list[int]


class CheckShape(TypedDict):
    """A goal of a team: 1-3 of the scenario, `score`, or the identifier of a bonus goal."""

    goal: str
    have: int
    need: int
    is_met: bool


class TrayShape(TypedDict):
    """A model that lies open; `left` counts the tiles of tiers 1 to 4, or those in the slot of tier 5."""

    model: str
    tier: int
    left: int


class DeepSeaTable(TypedDict):
    """All that lies on the table. Piles are numbers of boards, decks numbers of cards."""

    scenario: int
    scenario_id: str
    mode: str
    round: int
    rounds: int
    phase: str
    wave: int
    turn: int
    columns: int
    depths: int
    base: str
    zones: list[ZoneShape]
    counts_finders: bool  # who discovered a zone matters for a goal
    layout: str
    hexes: list[HexShape]
    touching: list[list[str]]  # pairs of hexes that touch beyond the grid
    piles: list[int]
    looker: int
    looking: list[str] | list[None]
    shown: list[str]
    bag: int
    discard: list[str]
    market: list[str]
    deck: int
    tray: list[TrayShape]
    named: str
    found_first: list[int]
    reached_first: list[int]
    goals: list[GoalShape]
    checks: list[CheckShape]
    met: int
    grade: str
    bonus_goals: list[str]
    setback: str
    setbacks: list[str]
    seats: list[DeepSeaSeat]
    places: list[int]  # by seat, when the game is over; a team has none
