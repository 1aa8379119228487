"""A table in any position, in one line, and few words to play on it.

    t = table(Seat(sea="G00@2,2 R06@2,3", ships="2,2 2,3", hand="D1"), dice="shallow:RX reef:RVT")
    t.play("D1", "resolve survivor")
    assert t.cargo(1) == "G1"

What is not given is as after setup with seat 0 to move. Positions need not be reachable. From the position on, the game
goes its real way. Chance is preset: `draws` come out of the ocean bag, `artefacts` out of theirs, `dice` are rolled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pelagia
from pelagia.core.effects import Effect
from pelagia.core.state import put
from pelagia.games.flotilla.content.card import Content, Guild, Side, Symbol
from pelagia.games.flotilla.rules.flow import ROUND_END, TURN
from pelagia.games.flotilla.rules.sea import HEX, NAMES
from pelagia.games.flotilla.rules.state import (
    OUTPOSTS,
    SEALS,
    SHIPS,
    Flotilla,
    Placed,
    Source,
    Stack,
    Vessel,
    vp,
)
from pelagia.games.flotilla.rules.state import (
    Seat as Own,
)
from tests.kit import table as kit

COLOURS = "YGRB"
SYMBOLS = dict(zip("RTXVN", Symbol, strict=True))
GUILDS = {guild.name.lower(): guild for guild in Guild}


@dataclass(frozen=True, kw_only=True)
class Seat:
    """A seat, as cases write it.

    `sea` (or `city`) is `Y01@2,2/1` with its turn, depleted tiles end in `!`. Ships are hexes, with cargo `2,2:Y3`.
    Outposts are hexes or `start`; `cards` are further ones in hand. Rings are `T2 D7`, toxicity is `1/2`, seals are
    by guild.
    """

    sky: bool = False
    money: int = -1
    points: int = 0
    stock: str = ""
    ships: str = "2,1"
    sea: str = ""
    city: str = ""
    tile_stock: str = ""
    outposts: str = ""
    floating: int = 0
    tox: str = "0/0"
    hand: str = "captain student speaker trader founder delver"
    cards: str = ""
    discard: str = ""
    rings: str = ""
    seals: Sequence[int] = (0, 0, 0, 0)
    seals_left: int = -1
    artefacts: int = 0


class Table(kit.Table[Flotilla]):
    """The words of Flotilla's cases."""

    def __init__(self, game: Flotilla, who: int) -> None:
        super().__init__(game)
        self.who = who

    def play(self, card: str, *answers: str) -> Table:
        """Play a card without sailing, then answer."""
        self.take(f"play {card}")
        if self.kind == "Sail":
            self.take("stop")
        return self.take(*answers)

    @property
    def is_over(self) -> bool:
        """Whether the turn of the seat is over."""
        return self.kind == "PlayCard"

    # What the seat has

    @property
    def own(self) -> Own:
        return self.game.seats[self.who]

    @property
    def points(self) -> int:
        return vp(self.own)

    @property
    def stock(self) -> str:
        return resources(self.own.stock)

    @property
    def tox(self) -> str:
        return f"{self.own.tox_score}/{self.own.tox_upper}"

    @property
    def sea(self) -> dict[str, str]:
        """Tiles by hex; of a city too."""
        return {NAMES[placed.hex]: placed.tile for placed in self.own.tiles}

    @property
    def depleted(self) -> list[str]:
        return [NAMES[placed.hex] for placed in self.own.tiles if placed.depleted]

    def cargo(self, number: int) -> str:
        return next(resources(ship.cargo) for ship in self.own.ships if ship.number == number)

    def ship(self, number: int) -> str:
        return next(NAMES[ship.hex] for ship in self.own.ships if ship.number == number)

    def ring(self, guild: str) -> int:
        return self.own.rings[GUILDS[guild]]

    def seals(self, guild: str) -> int:
        return self.own.seals[GUILDS[guild]]

    def goal(self, kind: str) -> int:
        """The level of a goal stack."""
        return next(stack.level for stacks in self.game.goals for stack in stacks if stack.kind == kind)


def resources(counts: Sequence[int]) -> str:
    """`Y3 R2`, or nothing."""
    return " ".join(f"{letter}{n}" for letter, n in zip(COLOURS, counts, strict=True) if n)


def table(
    *seats: Seat,
    players: int = 4,
    turn: int = 0,
    does: Effect[Any] | None = None,
    round: int = 1,
    pool: int = -1,
    market: str = "",
    dials: Sequence[int] = (1, 1, 1, 1),
    survivor: int = 0,
    sonar: int = 0,
    sink: str = "",
    sky: str = "",
    hub: Mapping[str, int] | None = None,
    stacks: Mapping[str, str] | None = None,
    draws: str = "",
    artefacts: str | None = "",
    dice: str = "",
    content: Content | None = None,
) -> Table:
    """Set up a position. `does` is an effect that the seat whose turn it is carries out before its turn.

    Goals are kinds, with their level if it is not 0: `Z02 Z05:2`. `stacks` put cards on top, "" empties one;
    `artefacts` None empties the bag. Dice are `reef:RVT` for dives and `1:speakers2 2:joker` for research.
    """
    game = pelagia.new("flotilla", players, content=content)
    assert isinstance(game, Flotilla)
    for number, seat in enumerate(seats):
        game.seats[number] = _player(game, number, seat)
    game.docks_taken = sum(seat.sky for seat in seats)
    game.round, game.survivor, game.sonar, game.dials = round, survivor, sonar, tuple(dials)
    game.pool = game.pool if pool < 0 else pool
    for word in market.split():
        game.market = put(game.market, COLOURS.index(word[0]), int(word[1:]))
    for side, kinds in ((Side.SINKSIDE, sink), (Side.SKYSIDE, sky)):
        if kinds:
            piles = tuple(Stack(word[:3], int(word[4:] or 0)) for word in kinds.split())
            game.goals = put(game.goals, side, piles)
    _bags(game, draws, artefacts, hub or {})
    for guild, cards in (stacks or {}).items():
        stack = [card for card in game.stacks[GUILDS[guild]] if card not in cards.split()] if cards else []
        game.stacks[GUILDS[guild]] = [*stack[: len(stack) - len(cards.split()) + 1], *cards.split()[::-1]]
    assert game.record is not None
    game.record.script = [_face(game, word) for word in reversed(dice.split())]
    game.agenda = [(0, ROUND_END), *((seat, TURN) for seat in reversed(range(turn, players)))]
    game.events, game.sealed, game.active = [], 0, turn
    if does is not None:
        game.push(turn, does)
    game.advance()
    return Table(game, turn)


def _player(game: Flotilla, number: int, seat: Seat) -> Own:
    player = game.seats[number]
    player.side = Side(seat.sky)
    player.money = player.money if seat.money < 0 else seat.money
    player.gains = put(player.gains, Source.EFFECTS, seat.points)
    for word in seat.stock.split():
        player.stock[COLOURS.index(word[0])] = int(word[1:])
    player.ships = () if seat.sky else tuple(_ship(n, word) for n, word in enumerate(seat.ships.split(), 1))
    player.ships_left = 0 if seat.sky else SHIPS - len(player.ships)
    player.tiles = tuple(_placed(word) for word in (seat.city if seat.sky else seat.sea).split())
    player.tile_stock = tuple(seat.tile_stock.split())
    player.sites = [0 if word == "start" else _hex(word) for word in seat.outposts.split()]
    player.floating = seat.floating
    player.outposts_left = OUTPOSTS - len(player.sites) - seat.floating
    player.tox_score, player.tox_upper = map(int, seat.tox.split("/"))
    player.hand, player.discard = f"{seat.hand} {seat.cards}".split(), seat.discard.split()
    for word in seat.rings.split():
        player.rings = put(player.rings, "STFD".index(word[0]), int(word[1:]))
    player.seals = tuple(seat.seals)
    player.seals_left = SEALS - sum(seat.seals) if seat.seals_left < 0 else seat.seals_left
    player.artefacts, player.dock = seat.artefacts, 0 if seat.sky else -1
    return player


def _hex(word: str) -> int:
    a, b = word.split(",")
    return HEX[int(a), int(b)]


def _ship(number: int, word: str) -> Vessel:
    where, _, cargo = word.partition(":")
    carried = dict(zip(cargo[::2], cargo[1::2], strict=True))
    return Vessel(number, _hex(where), *(int(carried.get(letter, 0)) for letter in COLOURS))


def _placed(word: str) -> Placed:
    tile, _, where = word.rstrip("!").partition("@")
    where, _, turn = where.partition("/")
    return Placed(_hex(where), tile, int(turn or 0), word.endswith("!"))


def _bags(game: Flotilla, draws: str, artefacts: str | None, hub: Mapping[str, int]) -> None:
    used = [placed.tile for player in game.seats for placed in player.tiles]
    used += [tile for player in game.seats for tile in player.tile_stock] + draws.split()
    game.ocean_bag = [tile for tile in game.ocean_bag if tile not in used] + draws.split()[::-1]
    wanted = (artefacts or "").split()
    for guild, n in hub.items():
        own = [id for id in game.artefact_bag if id not in wanted and game.content.artefacts[id].guild is GUILDS[guild]]
        game.hub = put(game.hub, GUILDS[guild], tuple(own[:n]))
        game.artefact_bag = [id for id in game.artefact_bag if id not in own[:n]]
    for id in wanted:  # changes place with one that was removed, if need be
        if id in game.unseen_artefacts:
            guild_ = game.content.artefacts[id].guild
            other = next(o for o in game.artefact_bag if game.content.artefacts[o].guild is guild_)
            game.artefact_bag[game.artefact_bag.index(other)] = id
            game.unseen_artefacts[game.unseen_artefacts.index(id)] = other
    rest = [id for id in game.artefact_bag if id not in wanted]
    game.artefact_bag = [] if artefacts is None else rest + wanted[::-1]


def _face(game: Flotilla, word: str) -> list[int]:
    """The outcome of a roll: the wanted face first."""
    die, _, shown = word.partition(":")
    boards = game.content.boards
    if die.isdecimal():
        faces: Sequence[Any] = boards.research_dice[int(die) - 1]
        guild = None if shown == "joker" else GUILDS[shown[:-1]]
        money, breakthroughs = (0, 1) if shown.endswith("b") else (int(shown[-1]) if guild is not None else 0, 0)
        number = next(
            n for n, f in enumerate(faces) if (f.guild, f.money, f.breakthroughs) == (guild, money, breakthroughs)
        )
    else:
        faces = next(kind.faces for kind in boards.dive_dice if kind.kind.name.lower() == die)
        number = next(n for n, f in enumerate(faces) if sorted(f) == sorted(SYMBOLS[letter] for letter in shown))
    return [number, *(other for other in range(len(faces)) if other != number)]
