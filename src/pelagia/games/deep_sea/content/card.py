"""What crew, boards, tokens and journals of Deep Sea are (DS 21), without any in particular."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

from pelagia.core.effects import Effect, Number
from pelagia.core.text import Arg, Ref, Said, Text, word


class Attribute(IntEnum):
    """The four tracks of a player board."""

    REPUTATION = 0
    INSPIRATION = 1
    COORDINATION = 2
    INGENUITY = 3


class Colour(IntEnum):
    """The four field symbols."""

    BLUE = 0
    YELLOW = 1
    BROWN = 2
    GREEN = 3


class Kind(IntEnum):
    """The kinds of sites for discs in a zone."""

    SONAR = 0
    CONSERVE = 1
    JOURNAL = 2


class Via(IntEnum):
    """From where a site is used: its own zone, or the zone beside it (the caves, Z4)."""

    HERE = 0
    LEFT = 1
    ABOVE = 2
    RIGHT = 3


class Reach(IntEnum):
    """How far a conserve action reaches."""

    ZONE = 0  # zones with an own vessel
    DEPTH = 1  # all zones of a depth with an own vessel


REPUTATION, INSPIRATION, COORDINATION, INGENUITY = Attribute
BLUE, YELLOW, BROWN, GREEN = Colour
SONAR, CONSERVE, JOURNAL = Kind
LETTERS = "RICG"  # of the attributes, in bundles
DEPTHS = 5


def slug(id: str) -> str:
    """The identifier as part of the id of a message."""
    return id.lower().replace("_", "-")


def crew_name(model: str, senior: bool) -> Arg:
    """How a crew member is called: by the side that is up."""
    return Text(f"deep-sea-senior-{slug(model)}") if senior else Ref(model)


def told_crew(model: str, senior: bool) -> Ref | Said:
    """A crew member in an event: its model for programs, the side that is up for readers."""
    return Said(model, _senior) if senior else Ref(model)


def _senior(model: str) -> Arg:
    return crew_name(model, senior=True)


def line(what: str, effect: Any) -> list[Text]:
    """The line of a card's text for an effect, if there is one."""
    return [Text(f"deep-sea-line-{what}", what=effect.text())] if effect else []


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a crew member."""

    at_once: Effect[Any] | None = None  # gained when recruited (junior) or promoted (senior)
    actions: Effect[Any] | None = None
    score: Number[Any] | None = None  # at the end

    def texts(self, side: str) -> list[Text]:
        last = line(f"{side}-score", self.score)
        actions = line(f"{side}-actions", self.actions) or ([] if last else [Text(f"deep-sea-line-{side}-none")])
        return line(f"{side}-at-once", self.at_once) + actions + last


@dataclass(frozen=True, slots=True)
class Crew:
    """A crew model; the leader has tier 0."""

    id: str
    tier: int
    copies: int
    junior: Side
    senior: Side
    source: str = "public"

    @property
    def name(self) -> Text:
        return Text(f"deep-sea-crew-{slug(self.id)}")

    @property
    def senior_name(self) -> Text:
        return Text(f"deep-sea-senior-{slug(self.id)}")

    def texts(self) -> list[Text]:
        tier = [Text("deep-sea-line-tier", n=self.tier, copies=self.copies)] if self.tier else []
        senior = Text("deep-sea-line-senior", name=self.senior_name)
        return [*tier, *self.junior.texts("junior"), senior, *self.senior.texts("senior")]


@dataclass(frozen=True, slots=True)
class DiveSite:
    """Where tokens lie: how many, and what happens for each one taken here and when the last one is."""

    tokens: int
    per_token: Effect[Any] | None = None
    emptied: Effect[Any] | None = None
    draws: int = 1  # tokens drawn, of which one is kept (Z3)
    via: Via = Via.HERE


@dataclass(frozen=True, slots=True)
class ConservationSite:
    cost: int
    reward: Effect[Any] | None = None
    via: Via = Via.HERE


@dataclass(frozen=True, slots=True)
class JournalSite:
    colour: Colour
    reward: Effect[Any] | None = None
    via: Via = Via.HERE


@dataclass(frozen=True, slots=True)
class Link:
    """Joins two sites of a zone, by name: Link("c1", "j2", gain("R"))."""

    a: str
    b: str
    reward: Effect[Any]


@dataclass(frozen=True, slots=True)
class Site:
    """A place for one disc, as the engine sees it."""

    name: str  # s1, c1, j1
    kind: Kind
    reward: Effect[Any] | None
    cost: int = 0
    colour: Colour | None = None
    via: Via = Via.HERE


@dataclass(frozen=True)
class OceanBoard:
    """An ocean board. Special zones (DS 18) differ by the fields from `leaving` on."""

    id: str
    depth: int
    found: Effect[Any]
    arrive: Effect[Any] | None = None
    dives: tuple[DiveSite, ...] = ()
    tracks: tuple[tuple[Effect[Any], ...], ...] = ()  # sonar tracks: what each space gives, from left to right
    conserve: tuple[ConservationSite, ...] = ()
    journals: tuple[JournalSite, ...] = ()
    links: tuple[Link, ...] = ()
    leaving: Effect[Any] | None = None  # when a vessel leaves by travel
    after_conserve: Effect[Any] | None = None
    filled: Effect[Any] | None = None  # when the last conservation site is filled
    technology: int = 0  # more for a travel that starts here
    closed: bool = False  # no vessel enters
    single: bool = False  # at most one vessel of each player
    unique: bool = False  # only if a scenario names it
    source: str = "public"

    @property
    def name(self) -> Text:
        return Text(f"deep-sea-ocean-{slug(self.id)}")

    @cached_property
    def sites(self) -> tuple[Site, ...]:
        """All places for discs: sonar spaces, conservation sites, journal sites."""
        spaces = [space for track in self.tracks for space in track]
        sites = [Site(f"s{n}", SONAR, space) for n, space in enumerate(spaces, 1)]
        sites += [Site(f"c{n}", CONSERVE, s.reward, s.cost, via=s.via) for n, s in enumerate(self.conserve, 1)]
        sites += [Site(f"j{n}", JOURNAL, s.reward, 0, s.colour, s.via) for n, s in enumerate(self.journals, 1)]
        return tuple(sites)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every site, by its name."""
        return {site.name: n for n, site in enumerate(self.sites)}

    @cached_property
    def track_sites(self) -> tuple[range, ...]:
        """The sites of each sonar track."""
        ends = [0]
        for track in self.tracks:
            ends.append(ends[-1] + len(track))
        return tuple(range(a, b) for a, b in pairwise(ends))

    @cached_property
    def kinds(self) -> tuple[range, range, range]:
        """The sites of each kind."""
        a = sum(map(len, self.tracks))
        b = a + len(self.conserve)
        return range(a), range(a, b), range(b, b + len(self.journals))

    @cached_property
    def joined(self) -> tuple[tuple[tuple[int, Effect[Any]], ...], ...]:
        """The links of each site, in number order: the other end and the reward."""
        ends: list[list[tuple[int, Effect[Any]]]] = [[] for _ in self.sites]
        for link in self.links:
            a, b = self.numbers[link.a], self.numbers[link.b]
            ends[a].append((b, link.reward))
            ends[b].append((a, link.reward))
        return tuple(map(tuple, ends))

    @cached_property
    def dive_places(self) -> tuple[range, ...]:
        """The places for tokens of each dive site, the top one first."""
        ends = [0]
        for site in self.dives:
            ends.append(ends[-1] + site.tokens)
        return tuple(range(a, b) for a, b in pairwise(ends))

    def texts(self) -> list[Text]:
        """The rules of the board, line by line: bonuses, sites, links, specials."""
        lines = [Text("deep-sea-line-depth", n=self.depth), *line("found", self.found), *line("arrive", self.arrive)]
        for n, dive in enumerate(self.dives, 1):
            lines += [Text("deep-sea-line-dive", n=n, tokens=dive.tokens), *_via_line(f"d{n}", dive.via)]
            lines += line("per-token", dive.per_token) + line("emptied", dive.emptied)
            lines += [Text("deep-sea-line-draws", n=dive.draws)] if dive.draws > 1 else []
        tracks = {n: track for track, sites in enumerate(self.track_sites, 1) for n in sites}
        for n, site in enumerate(self.sites):
            lines += [self._site_line(site, tracks.get(n, 0)), *_via_line(site.name, site.via)]
        lines += [Text("deep-sea-line-link", a=k.a, b=k.b, what=k.reward.text()) for k in self.links]
        lines += line("leaving", self.leaving) + line("after-conserve", self.after_conserve)
        lines += line("filled", self.filled)
        if self.technology:
            lines.append(Text("deep-sea-line-technology", n=self.technology))
        return lines + [Text(f"deep-sea-line-{what}") for what in ("closed", "single") if getattr(self, what)]

    def _site_line(self, site: Site, track: int) -> Text:
        what = site.reward.text() if site.reward else Text("deep-sea-nothing")
        if site.kind is SONAR and len(self.tracks) > 1:  # which spaces follow each other
            return Text("deep-sea-line-sonar-track", track=track, site=site.name, what=what)
        if site.colour is not None:
            kind = "journal-gives" if site.reward else "journal"
            return Text(f"deep-sea-line-{kind}", site=site.name, colour=word(site.colour), what=what)
        return Text(f"deep-sea-line-{site.kind.name.lower()}", site=site.name, n=site.cost, what=what)


def _via_line(site: str, via: Via) -> list[Text]:
    return [] if via is Via.HERE else [Text(f"deep-sea-line-via-{via.name.lower()}", site=site)]


@dataclass(frozen=True, slots=True)
class DiveToken:
    id: str  # T01
    research: int
    effect: Effect[Any] | None = None
    source: str = "public"

    @property
    def name(self) -> Text:
        return Text("deep-sea-token-name", n=int(self.id[1:]))

    def texts(self) -> list[Text]:
        return [Text("deep-sea-line-research", n=self.research), *line("effect", self.effect)]


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal card. Its identifier is J and its number, so that it is neither a number nor a cell: J7, JA7."""

    id: str
    cost: int
    symbols: tuple[Colour, ...]
    points: int = 0
    you: Effect[Any] | None = None
    others: Effect[Any] | None = None  # every other player
    space: Effect[Any] | None = None  # the activation space
    source: str = "public"

    @property
    def number(self) -> str:
        """As printed, and as options name it: 7, A7."""
        return self.id[1:]

    @property
    def is_anchor(self) -> bool:
        return self.id.startswith("JA")

    @property
    def name(self) -> Text:
        return Text("deep-sea-journal-name", title=Text(f"deep-sea-journal-{self.number.lower()}"), number=self.number)

    def texts(self) -> list[Text]:
        lines = [Text("deep-sea-line-cost", n=self.cost)]
        lines += [Text("deep-sea-line-symbol", colour=word(colour)) for colour in self.symbols]
        lines += line("you", self.you) + line("others", self.others) + line("space", self.space)
        return lines + ([Text("deep-sea-line-points", n=self.points)] if self.points else [])


@cache
def amounts(bundle: str) -> tuple[tuple[str, int], ...]:
    """Every kind of gain in a bundle such as "R R K2" once, by its letter, with its number."""
    numbers = Counter[str]()
    for gain in bundle.split():
        numbers[gain[0]] += int(gain[1:] or 1)
    return tuple(numbers.items())


def bundle_text(bundle: str) -> Text:
    """A bundle in words."""
    return amounts_text(amounts(bundle))


@cache
def amounts_text(gains: tuple[tuple[str, int], ...]) -> Text:
    """Gains in words, by their letters and numbers."""
    texts = [Text(f"deep-sea-gain-{letter.lower()}", n=n) for letter, n in gains]
    if not texts:
        return Text("deep-sea-nothing")
    joined = texts.pop()
    while texts:
        joined = Text("deep-sea-gain-and", a=texts.pop(), b=joined)
    return joined
