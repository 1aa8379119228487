"""Sets of things on a player's board, numbers and conditions (UC 19.1, 19.2)."""

from __future__ import annotations

from typing import Any

from pelagia.core.effects import Condition, Number, effect
from pelagia.core.text import Arg, Text
from pelagia.games.underwater_cities.content.card import (
    BUILDING,
    CITY,
    DESAL,
    FARM,
    LAB,
    OCITY,
    SCITY,
    STRUCTURE,
    TUNNEL,
    Board,
    CardType,
    Kind,
    list_text,
)
from pelagia.games.underwater_cities.rules.naming import argument
from pelagia.games.underwater_cities.rules.network import (
    DESAL_UP,
    FARM_UP,
    LAB_UP,
    connected,
    fed_by,
    metropolises,
    touched,
)
from pelagia.games.underwater_cities.rules.state import TOP, UPGRADED, Player, UnderwaterCities, marker


class Counted(Number[UnderwaterCities]):
    """A number of things. `n // 3` is a number too."""

    __slots__ = ()

    def _arg(self, arg: Any) -> Arg:
        return argument(self, arg)

    def __floordiv__(self, size: int) -> Share:
        return Share(self, size)


def at_cities(game: UnderwaterCities, player: Player) -> list[int]:
    """The buildings of all connected cities: kinds, UPGRADED added."""
    board = game.content.boards[player.board]
    buildings = player.buildings
    found: list[int] = []
    for city in connected(player):
        start, end = board.spans[city]
        found += buildings[start:end]
    return found


def count_connected(game: UnderwaterCities, who: int, kind: Kind) -> int:
    player = game.seats[who]
    if kind is TUNNEL:
        return len(fed_by(player.cities, player.tunnels))
    if kind is SCITY:
        return (player.symbiotic & touched(player.tunnels)).bit_count()
    if kind in (CITY, OCITY):
        cities = player.cities if kind is CITY else player.cities & ~player.symbiotic
        return (cities & touched(player.tunnels)).bit_count()
    if kind in (BUILDING, STRUCTURE):
        return sum(count_connected(game, who, one) for one in kind.members)
    found = at_cities(game, player)
    return found.count(kind) + found.count(kind + UPGRADED)


def count_upgraded(game: UnderwaterCities, who: int, kind: Kind) -> int:
    player = game.seats[who]
    if kind is TUNNEL:
        return len(fed_by(player.cities, player.tunnels_up))
    if kind in (BUILDING, STRUCTURE):
        return sum(count_upgraded(game, who, one) for one in kind.members)
    return at_cities(game, player).count(kind + UPGRADED)


def count_built(player: Player, kind: Kind) -> int:
    """The pieces of a kind, connected or not."""
    if kind is TUNNEL:
        return player.tunnels.bit_count()
    if kind in (OCITY, SCITY):
        return (player.symbiotic if kind is SCITY else player.cities & ~player.symbiotic).bit_count()
    return player.buildings.count(kind) + player.buildings.count(kind + UPGRADED)


@effect
class Conn(Counted):
    """Connected things; tunnels next to a city."""

    kind: Kind

    def value(self, game: UnderwaterCities, who: int) -> int:
        return count_connected(game, who, self.kind)


@effect
class Up(Counted):
    """Upgraded ones of the connected things."""

    kind: Kind

    def value(self, game: UnderwaterCities, who: int) -> int:
        return count_upgraded(game, who, self.kind)


@effect
class AnyUp(Counted):
    """Upgraded things anywhere on your board."""

    kind: Kind

    def value(self, game: UnderwaterCities, who: int) -> int:
        player = game.seats[who]
        tunnels = player.tunnels_up.bit_count() if TUNNEL in self.kind.members else 0
        kinds = [kind for kind in self.kind.members if kind is not TUNNEL]
        return tunnels + sum(player.buildings.count(kind + UPGRADED) for kind in kinds)


@effect
class MostUp(Counted):
    """Upgraded connected structures of the kind of which most are upgraded."""

    def value(self, game: UnderwaterCities, who: int) -> int:
        return max(count_upgraded(game, who, kind) for kind in STRUCTURE.members)


@effect
class Metro(Counted):
    """Connected metropolises."""

    def value(self, game: UnderwaterCities, who: int) -> int:
        return len(metropolises(game.seats[who]))


def kinds_at(board: Board, player: Player, city: int) -> int:
    """How many kinds of building stand at a city, upgraded or not."""
    start, end = board.spans[city]
    here = player.buildings[start:end]
    return (FARM in here or FARM_UP in here) + (DESAL in here or DESAL_UP in here) + (LAB in here or LAB_UP in here)


@effect
class FullCity(Counted):
    """Connected cities with all three kinds of building; with `upgraded`, those that have an upgraded one."""

    upgraded: bool = False

    def value(self, game: UnderwaterCities, who: int) -> int:
        player = game.seats[who]
        board = game.content.boards[player.board]
        full = [city for city in connected(player) if kinds_at(board, player, city) == 3]
        if self.upgraded:
            spans = [board.spans[city] for city in full]
            return sum(max(player.buildings[start:end]) > UPGRADED for start, end in spans)
        return len(full)


@effect
class PairCity(Counted):
    """Connected cities with at least two upgraded buildings of a kind."""

    kind: Kind

    def value(self, game: UnderwaterCities, who: int) -> int:
        player = game.seats[who]
        spans = [game.content.boards[player.board].spans[city] for city in connected(player)]
        return sum(player.buildings[start:end].count(self.kind + UPGRADED) >= 2 for start, end in spans)


@effect
class Claimed(Counted):
    """Own claimed cards of a type."""

    type: CardType

    def value(self, game: UnderwaterCities, who: int) -> int:
        cards = game.content.cards
        return sum(cards[id].type is self.type for id in game.seats[who].claimed)


@effect
class PaidSpecials(Counted):
    """Special cards that were played and paid for and are still claimed or tucked."""

    def value(self, game: UnderwaterCities, who: int) -> int:
        cards, player = game.content.cards, game.seats[who]
        return sum(cards[id].cost > 0 for id in player.claimed + player.tucked)


@effect
class Sets(Counted):
    """Complete sets: the smallest of some counts."""

    parts: tuple[Counted, ...]

    def value(self, game: UnderwaterCities, who: int) -> int:
        return min(part.value(game, who) for part in self.parts)


@effect
class Share(Counted):
    """One for every so many, rounded down."""

    number: Counted
    size: int

    def value(self, game: UnderwaterCities, who: int) -> int:
        return self.number.value(game, who) // self.size


@effect
class Table(Counted):
    """The value of the highest entry that is not above the count; 0 below the lowest."""

    number: Counted
    entries: tuple[tuple[int, int], ...]  # from so many on: so much, ascending

    def value(self, game: UnderwaterCities, who: int) -> int:
        count = self.number.value(game, who)
        return max((value for least, value in self.entries if least <= count), default=0)

    def text(self) -> Text:
        entries = [Text("underwater-cities-table-entry", least=least, n=n) for least, n in self.entries]
        return Text("underwater-cities-table", number=self.number.text(), entries=list_text(entries, "comma"))


class Holds(Condition[UnderwaterCities]):
    """A condition."""

    __slots__ = ()

    def _arg(self, arg: Any) -> Arg:
        return argument(self, arg)


@effect
class Has(Holds):
    """A set has at least so many members."""

    least: int
    number: Counted

    def holds(self, game: UnderwaterCities, who: int) -> bool:
        return self.number.value(game, who) >= self.least


@effect
class OnStep(Holds):
    """The own marker is exactly on a space of the Federation track (UC 11.2)."""

    space: int

    def holds(self, game: UnderwaterCities, who: int) -> bool:
        return marker(game, who) == TOP + 1 - self.space
