"""What the pieces of Underwater Cities are (UC 2, 6, 7, 9, 12, 16, 20), without any piece in particular."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

from pelagia.core.effects import Condition, Effect, Number
from pelagia.core.text import Ref, Text

Goods = tuple[int, int, int, int, int, int]  # so much of each resource, and points
NOTHING: Goods = (0, 0, 0, 0, 0, 0)


class Resource(IntEnum):
    """What is gained and paid. Points are gained like resources, but are none (UC 1.4)."""

    KELP = 0
    STEEL = 1
    SCI = 2
    CRED = 3
    BIO = 4
    PT = 5


KELP, STEEL, SCI, CRED, BIO, PT = Resource


class Kind(IntEnum):
    """What is built and upgraded: four structures, two kinds of city, the groups of them, and the piece just built."""

    FARM = 1
    DESAL = 2
    LAB = 3
    TUNNEL = 4
    OCITY = 5
    SCITY = 6
    CITY = 7
    BUILDING = 8
    STRUCTURE = 9
    JUST_BUILT = 10

    members: tuple[Kind, ...]  # the single kinds of a group, in the order in which they are offered


FARM, DESAL, LAB, TUNNEL, OCITY, SCITY, CITY, BUILDING, STRUCTURE, JUST_BUILT = Kind
_MEMBERS = {CITY: (OCITY, SCITY), BUILDING: (FARM, DESAL, LAB), STRUCTURE: (FARM, DESAL, LAB, TUNNEL)}
for _kind in Kind:
    _kind.members = _MEMBERS.get(_kind, (_kind,))


class Colour(IntEnum):
    NONE = 0
    YELLOW = 1
    RED = 2
    GREEN = 3


YELLOW, RED, GREEN = Colour.YELLOW, Colour.RED, Colour.GREEN


class CardType(IntEnum):
    INSTANT = 0
    PERMANENT = 1
    ACTION = 2
    PRODUCTION = 3
    FINAL = 4


INSTANT, PERMANENT, ACTION, PRODUCTION, FINAL = CardType


class Where(IntEnum):
    """Which building sites a build may use (UC 7.8)."""

    ORDINARY = 0
    EXPANSION = 1


ORDINARY, EXPANSION = Where


class Filter(IntEnum):
    """Which spaces `perform` may use (UC 19.3)."""

    AVAILABLE = 0
    OCCUPIED_BY_OTHER = 1
    NOT_MINE = 2


AVAILABLE, OCCUPIED_BY_OTHER, NOT_MINE = Filter

# UC 7.1: the geometry of every player board
CITY_SITES = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3")
START = CITY_SITES.index("C3")
PLACES = ("MB", "MR", "ML")  # of the metropolises
TUNNEL_SITES = (
    *("A1-A2", "A2-A3", "B1-B2", "B2-B3", "C1-C2", "C2-C3"),
    *("A1-B1", "A2-B2", "A3-B3", "B1-C1", "B2-C2", "B3-C3"),
    *("A2-MB", "B1-MB", "A3-MR", "C1-ML"),
)


ERAS = {**dict.fromkeys(range(1, 67), 1), **dict.fromkeys(range(67, 124), 2), **dict.fromkeys(range(124, 181), 3)}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """An era card, a special card (with a cost in credits) or the personal assistant (number 0)."""

    id: str  # "U28": never a bare number, so that no other number of a view can be taken for a hidden card
    number: int
    title: str  # the last part of the message that holds its title
    type: CardType
    colour: Colour
    effects: tuple[Effect[Any], ...]
    cost: int = 0
    source: str = "designed"  # "rulebook", "public" or "designed"

    @property
    def era(self) -> int:
        """1, 2 or 3; 0 for special cards and the assistant."""
        return ERAS.get(self.number, 0)

    @property
    def name(self) -> Text:
        title = Text(f"underwater-cities-title-{self.title}")
        return Text("underwater-cities-name-card", title=title, number=self.number) if self.number else title

    def texts(self) -> list[Text]:
        """The card's text, line by line, from its effects."""
        line = f"underwater-cities-line-{self.type.name.lower()}"
        cost = [Text("underwater-cities-line-cost", n=self.cost)] if self.cost else []
        return [*cost, *(Text(line, what=effect.text()) for effect in self.effects)]


def card(
    number: int,
    title: str,
    type: CardType,
    colour: Colour,
    *effects: Effect[Any],
    cost: int = 0,
    source: str = "designed",
) -> Card:
    """A card by its number: `card(28, "seafood-tunnel", INSTANT, RED, when(...), source="rulebook")`."""
    return Card(card_id(number), number, title, type, colour, effects, cost, source)


def card_id(number: int | str) -> str:
    return f"U{number}"


ASSISTANT = card_id(0)
FREE_SPACE = "S0"  # the one that is always available


def written_card(id: str) -> str:
    """How written forms call a card (UC 5): by its number. What is no card keeps its name."""
    return "assistant" if id == ASSISTANT else id.removeprefix("U")


@dataclass(frozen=True, slots=True, eq=False)
class Space:
    """An action space. `pos` counts clockwise from the first green space; 0 for the always-available space."""

    id: str
    colour: Colour
    pos: int
    effect: Effect[Any]
    source: str = "rulebook"
    printed: bool = field(default=True, repr=False)  # as in the box: what it does has a short name

    @property
    def name(self) -> Text:
        return Text("underwater-cities-name-space", title=self.title, id=self.id)

    @property
    def title(self) -> Text:
        """What it does, in few words."""
        return Text(f"underwater-cities-space-{self.id.lower()}") if self.printed else self.effect.text()

    def texts(self) -> list[Text]:
        return [Text("underwater-cities-line-space", what=self.effect.text())]


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """A city site, a building site or a tunnel site of a player board."""

    id: str  # "B2", "B2.1", "B2.x", "B2-B3"
    bonus: Effect[Any] | None = None  # received when a piece is built here
    surcharge: Goods = NOTHING
    times: int = 1  # how often its structure produces its own amount
    symbiotic: int = 2  # points that a connected symbiotic city produces here
    strengthens: int = 0  # points more for the production of the metropolis at the end of this tunnel

    def texts(self) -> list[Text]:
        """What is printed on it, line by line."""
        site, lines = Ref(self.id), []
        if self.bonus is not None:
            lines.append(Text("underwater-cities-line-site-bonus", site=site, what=self.bonus.text()))
        if any(self.surcharge):
            lines.append(Text("underwater-cities-line-site-surcharge", site=site, what=goods_text(self.surcharge)))
        if self.times > 1:
            lines.append(Text("underwater-cities-line-site-times", site=site, n=self.times))
        if self.symbiotic != 2:
            lines.append(Text("underwater-cities-line-site-symbiotic", site=site, n=self.symbiotic))
        if self.strengthens:
            lines.append(Text("underwater-cities-line-site-strengthens", site=site, n=self.strengthens))
        return lines


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A player board. Building sites stand city by city, the expansion site of each city last."""

    id: str  # "board1"
    number: int
    cities: tuple[Site, ...]  # by CITY_SITES
    sites: tuple[Site, ...]
    tunnels: tuple[Site, ...]  # by TUNNEL_SITES
    spans: tuple[tuple[int, int], ...]  # by city: its first building site, and the one after its last
    city_of: tuple[int, ...]  # by building site
    pair: int  # two tunnel sites with a common production, as a mask; 0 if there are none
    pair_gives: Goods
    source: str

    @property
    def name(self) -> Text:
        return Text("underwater-cities-name-board", number=self.number)

    def texts(self) -> list[Text]:
        """Everything that is printed on sites, site by site."""
        sites = (*self.cities, *self.sites, *self.tunnels)
        lines = [line for site in sites for line in site.texts()]
        if self.pair:
            names = [site.id for n, site in enumerate(self.tunnels) if self.pair >> n & 1]
            gives = goods_text(self.pair_gives)
            lines.append(Text("underwater-cities-line-pair", a=Ref(names[0]), b=Ref(names[1]), what=gives))
        return lines


def board(
    number: int,
    sites: Mapping[str, int],
    bonus: Mapping[str, Effect[Any]],
    surcharge: Mapping[str, Goods] | None = None,
    times: Mapping[str, int] | None = None,
    symbiotic: Mapping[str, int] | None = None,
    strengthens: Mapping[str, int] | None = None,
    pair: Sequence[str] = (),
    pair_gives: Goods = NOTHING,
    source: str = "designed",
) -> Board:
    """A board from its differences: ordinary sites per city, then what single sites have, by their names.

    `surcharge={"A3": goods(SCI=2, CRED=2)}`, `times={"C2.3": 2, "C1-C2": 3}`, `symbiotic={"B2": 6}`,
    `strengthens={"C1-ML": 2}`, `pair=("A2-A3", "A2-B2"), pair_gives=goods(CRED=2)`.
    """
    given: dict[str, Mapping[str, Any]] = {
        "surcharge": surcharge or {},
        "times": times or {},
        "symbiotic": symbiotic or {},
    }
    given |= {"strengthens": strengthens or {}, "bonus": bonus}

    def site(id: str) -> Site:
        return Site(id, **{name: values[id] for name, values in given.items() if id in values})

    names = {city: [*(f"{city}.{n}" for n in range(1, sites[city] + 1)), f"{city}.x"] for city in CITY_SITES}
    known = {*CITY_SITES, *TUNNEL_SITES, *(name for group in names.values() for name in group)}
    assert all(id in known for values in given.values() for id in values), f"board {number}: no such site"
    ends = [sum(map(len, [*names.values()][: n + 1])) for n in range(len(CITY_SITES))]
    spans = tuple(zip([0, *ends], ends, strict=False))
    return Board(
        id=f"board{number}",
        number=number,
        cities=tuple(map(site, CITY_SITES)),
        sites=tuple(site(name) for group in names.values() for name in group),
        tunnels=tuple(map(site, TUNNEL_SITES)),
        spans=spans,
        city_of=tuple(city for city, (start, end) in enumerate(spans) for _ in range(start, end)),
        pair=sum(1 << TUNNEL_SITES.index(id) for id in pair),
        pair_gives=pair_gives,
        source=source,
    )


def goods(KELP: int = 0, STEEL: int = 0, SCI: int = 0, CRED: int = 0, BIO: int = 0, PT: int = 0) -> Goods:  # noqa: N803
    """So much of each: `goods(SCI=2, CRED=2)`."""
    return (KELP, STEEL, SCI, CRED, BIO, PT)


@dataclass(frozen=True, slots=True, eq=False)
class Metropolis:
    """A blue tile has an instant effect and perhaps a production effect, a brown one scores at the end."""

    id: str  # "M01", "BR1"
    blue: bool
    instant: Effect[Any] | None = None
    production: Goods = NOTHING
    final: Number[Any] | None = None  # points if connected
    solo: bool = True  # whether it is dealt in the solo game (UC 16.3)
    source: str = "designed"

    @property
    def name(self) -> Text:
        if not self.blue:
            return Text("underwater-cities-name-brown", id=self.id)
        gives = goods_text(self.production) if self.instant is None or any(self.production) else self.instant.text()
        return Text("underwater-cities-name-blue", what=gives, id=self.id)

    def texts(self) -> list[Text]:
        lines = []
        if self.instant is not None:
            lines.append(Text("underwater-cities-line-metropolis", what=self.instant.text()))
        if any(self.production):
            lines.append(Text("underwater-cities-line-production", what=goods_text(self.production)))
        if self.final is not None:
            lines.append(Text("underwater-cities-line-brown", n=self.final.text()))
        return lines


@dataclass(frozen=True, slots=True, eq=False)
class Contract:
    """A government contract: who first meets all criteria takes it and its reward."""

    id: str  # "K1"
    title: str
    criteria: tuple[Condition[Any], ...]
    reward: tuple[Effect[Any], ...]
    source: str = "designed"

    @property
    def name(self) -> Text:
        return Text(f"underwater-cities-title-{self.title}")

    def texts(self) -> list[Text]:
        needs = [Text("underwater-cities-line-criterion", what=condition.text()) for condition in self.criteria]
        return needs + [Text("underwater-cities-line-reward", what=effect.text()) for effect in self.reward]


def goods_text(n: Goods) -> Text:
    """`2 steelplast and 1 kelp`."""
    parts = [
        Text(f"underwater-cities-goods-{resource.name.lower()}", n=n[resource]) for resource in Resource if n[resource]
    ]
    return list_text(parts or [Text("underwater-cities-goods-none")])


def list_text(parts: Sequence[Text], word: str = "and") -> Text:
    """Several texts as one: `a, b and c`, or with another word between the last two."""
    *first, last = parts
    if not first:
        return last
    head = first[0]
    for part in first[1:]:
        head = Text("underwater-cities-comma", a=head, b=part)
    return Text(f"underwater-cities-{word}", a=head, b=last)


@dataclass(frozen=True, slots=True, eq=False)
class NamedSite:
    """What a site of every player board is called: by where it lies."""

    id: str  # "B2", "B2.1", "B2.x", "B2-B3"
    source: str = "rulebook"

    @property
    def sort(self) -> str:
        _, _, n = self.id.partition(".")
        return "tunnel" if "-" in self.id else "city" if not n else "expansion" if n == "x" else "building"

    @property
    def name(self) -> Text:
        message = f"underwater-cities-name-{self.sort}-site"
        if self.sort == "tunnel":
            a, _, b = self.id.partition("-")
            return Text(message, a=_where(a), b=_where(b), id=self.id)
        city, _, n = self.id.partition(".")
        return Text(message, where=_where(city), n=n, id=self.id)

    def texts(self) -> list[Text]:
        return [Text(f"underwater-cities-line-{self.sort}-site")]


def _where(id: str) -> Text:
    return Text(f"underwater-cities-where-{id.lower()}")


def _named() -> dict[str, NamedSite]:
    around = [f"{city}.{n}" for city in CITY_SITES for n in (1, 2, 3, 4, "x")]
    return {id: NamedSite(id) for id in (*CITY_SITES, *around, *TUNNEL_SITES)}


SITES = _named()


@dataclass(frozen=True, eq=False)
class Content:
    """All pieces that a game is played with."""

    name: str  # "box", or the name and digest of a pack
    cards: Mapping[str, Card]
    spaces: Mapping[str, Space]
    boards: Mapping[str, Board]
    metropolises: Mapping[str, Metropolis]
    contracts: Mapping[str, Contract]
    sites: Mapping[str, NamedSite] = field(default_factory=lambda: SITES)
    large: tuple[str, ...] = tuple(map(card_id, range(181, 191)))  # special cards at 3 credits
    small: tuple[str, ...] = tuple(map(card_id, range(191, 206)))  # special cards at 1 or 2 credits
    side_34: tuple[str, ...] = tuple(f"S{n}" for n in (11, 12, 13, 14, 15, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5))
    side_12: tuple[str, ...] = ("N5", "N6", "S12", "S15", "N2", "N3", "N4", "S8", "N1", "S2", "S4", "S5")

    @property
    def codes(self) -> dict[str, int]:
        """A number for every identifier, for the observations that programs learn from; 0 is none."""
        pieces = (self.cards, self.spaces, self.boards, self.metropolises, self.contracts)
        return {id: code for code, id in enumerate(("", *(id for group in pieces for id in group)))}

    def deck(self, era: int) -> tuple[str, ...]:
        """The cards of an era deck, in number order."""
        return self._decks[era]

    @cached_property
    def _decks(self) -> list[tuple[str, ...]]:
        return [tuple(card.id for card in self.cards.values() if card.era == era) for era in range(4)]

    def side(self, players: int) -> tuple[str, ...]:
        """The coloured spaces of the proper side of the main board, clockwise from the first green one."""
        return self.side_34 if players > 2 else self.side_12

    def sort(self, id: str) -> str:
        """What an identifier stands for: a card, a metropolis, a contract or a site of a player board."""
        if id in self.cards:
            return "card"
        return "metropolis" if id in self.metropolises else "contract" if id in self.contracts else "site"

    def __getitem__(self, id: str) -> Card | Space | Board | Metropolis | Contract | NamedSite:
        for group in (self.cards, self.spaces, self.boards, self.metropolises, self.contracts, self.sites):
            if id in group:
                return group[id]
        raise KeyError(id)
