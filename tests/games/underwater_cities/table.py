"""A table in any position, in one line, and few words to play on it.

    t = table(stock=(0, 2, 0, 2, 0), claimed="47")
    t.place("S2").take("at B3-C3", "at C2-C3")
    assert t.stock == (0, 0, 1, 0, 0, 0)

What is not given is as in the base position of section 22.1 of the rules: seat 0 is first in turn order in round 2,
board 1, only the start city, no goods. Positions need not be reachable. From the position on, the game goes its real
way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pelagia
from pelagia.core.effects import Effect
from pelagia.games.underwater_cities.content.card import ASSISTANT, CITY_SITES, TUNNEL_SITES, card_id
from pelagia.games.underwater_cities.rules.flow import EndRound, Round
from pelagia.games.underwater_cities.rules.scoring import FinalScoring
from pelagia.games.underwater_cities.rules.state import (
    BLOCKER,
    TOP,
    TUNNELS,
    UPGRADED,
    VIOLET_DOMES,
    WHITE_DOMES,
    Phase,
    Player,
    UnderwaterCities,
)
from pelagia.games.underwater_cities.rules.turns import TURN
from tests.kit import table as kit

FILLERS = ("15", "16", "17", "18", "64", "66", "58", "59")  # yellow, red, green: harmless also where they match
LETTERS = {"F": 1, "D": 2, "L": 3}


def ids(numbers: str) -> list[str]:
    return [ASSISTANT if number == "assistant" else card_id(number) for number in numbers.split()]


class Table(kit.Table[UnderwaterCities]):
    """The words of the cases of Underwater Cities."""

    def __init__(self, game: UnderwaterCities, me: int = 0) -> None:
        super().__init__(game)
        self.me = me

    @property
    def seat(self) -> Player:
        return self.game.seats[self.me]

    @property
    def stock(self) -> tuple[int, ...]:
        """Kelp, steelplast, science, credits, biomass, points."""
        return tuple(self.seat.stock)

    @property
    def hand(self) -> list[str]:
        return [id[1:] for id in self.seat.hand]

    @property
    def claimed(self) -> list[str]:
        return [id[1:] for id in self.seat.claimed if id != ASSISTANT]

    @property
    def discarded(self) -> list[str]:
        return [id[1:] for id in self.game.discard]

    @property
    def tunnels(self) -> str:
        built = [(n, site) for n, site in enumerate(TUNNEL_SITES) if self.seat.tunnels >> n & 1]
        return " ".join(site + "*" * (self.seat.tunnels_up >> n & 1) for n, site in built)

    @property
    def cities(self) -> str:
        built = [(n, site) for n, site in enumerate(CITY_SITES) if self.seat.cities >> n & 1]
        return " ".join(site + ":s" * (self.seat.symbiotic >> n & 1) for n, site in built)

    @property
    def buildings(self) -> str:
        board = self.game.content.boards[self.seat.board]
        letters = {kind: letter for letter, kind in LETTERS.items()}
        built = [(site.id, kind) for site, kind in zip(board.sites, self.seat.buildings, strict=True) if kind]
        return " ".join(f"{id}:{letters[kind % UPGRADED]}{'*' * (kind > UPGRADED)}" for id, kind in built)

    def step(self, who: int = 0) -> int:
        """The space of the Federation track; 0 is below."""
        step = next(n for n, stack in enumerate(self.game.track) if who in stack)
        return TOP + 1 - step if step else 0

    def off(self, space: str) -> str:
        """A hand card that does not match a space."""
        colour = self.game.content.spaces[space].colour
        return next(id[1:] for id in self.seat.hand if self.game.content.cards[id].colour is not colour)

    def place(self, space: str, card: str | int = "") -> Table:
        """Place a tile with a card, or with one that does not match."""
        return self.take(f"place {space} with {card or self.off(space)}")

    def is_over(self) -> bool:
        """Whether the turn of seat 0 has ended."""
        decision = self.game.decision
        return decision is None or decision.seat != self.me

    def do(self, *effects: Effect[Any]) -> Table:
        """Do these effects now, and nothing after them."""
        self.game.agenda, self.game.goals = [], []
        return self.run(*effects, who=self.me)


def table(
    players: int = 3,
    stock: Sequence[int] = (),
    points: int = 0,
    hand: str = "",
    size: int = 3,
    claimed: str = "",
    used: str = "",
    board: int = 1,
    cities: str = "C3",
    tunnels: str = "",
    buildings: str = "",
    tiles: Mapping[str, int] | None = None,
    steps: Mapping[int, int] | None = None,
    metropolises: Sequence[str] = ("", "", ""),
    era: int = 1,
    round: int = 2,
    contracts: str = "",
    supply: Mapping[str, int] | None = None,
    small: str = "",
    stock_tiles: Sequence[str] | None = None,
    assistant: bool = True,
    **options: Any,
) -> Table:
    """Set up a position. `hand` is filled up with harmless cards; the small special deck has its top card first."""
    if contracts:
        options["contracts"] = True
    game = pelagia.new("underwater-cities", players, options=options)
    assert isinstance(game, UnderwaterCities)
    game.order = tuple(range(players))
    for who, player in enumerate(game.seats):
        player.stock, player.looking, player.metropolises = (0,) * 6, (), ("", "", "")
        player.hand = tuple(ids("62 60 65")) if who else ()
        player.board = "board1" if players > 1 else "board5"
        player.buildings = (0,) * len(game.content.boards[player.board].sites)
    me = game.seats[0]
    me.stock = (*stock, *[0] * (5 - len(stock)), points)
    me.claimed, me.used = (*[ASSISTANT] * assistant, *ids(claimed)), tuple(ids(used))
    me.hand = tuple(ids(hand))
    fillers = [id for id in map(card_id, FILLERS) if id not in me.hand + me.claimed]
    me.hand += tuple(fillers[: max(0, size - len(me.hand))])
    me.metropolises = tuple(metropolises)
    _board(game, me, board, cities, tunnels, buildings)
    game.tiles = tuple((tiles or {}).get(space, -1) for space in game.spaces)
    if players == 1:
        game.tiles = tuple(BLOCKER if n % 4 == (round - 1) % 4 else tile for n, tile in enumerate(game.tiles))
    stands = [TOP + 1 - space if space else 0 for space in ((steps or {}).get(who, 0) for who in range(players))]
    game.track = tuple(tuple(who for who in range(players) if stands[who] == step) for step in range(TOP + 1))
    _decks(game, era, small, contracts, stock_tiles)
    game.round, game.phase, game.events, game.answers = round, Phase.TURNS, [], ("",) * players
    game.white_supply = WHITE_DOMES - players + 1 - (me.cities & ~me.symbiotic).bit_count()
    game.violet_supply = VIOLET_DOMES[players] - me.symbiotic.bit_count() if players > 1 else -1
    game.tunnel_supply = TUNNELS - me.tunnels.bit_count()
    for name, n in (supply or {}).items():
        setattr(game, f"{name}_supply", n)
    game.agenda, game.sealed = [], 0
    game.push(0, EndRound(), *(Round(n) for n in range(round + 1, 11)), FinalScoring())
    for _ in range(3):
        for who in reversed(game.order):
            game.push(who, TURN)
    game.advance()
    return Table(game)


def _board(game: UnderwaterCities, me: Player, number: int, cities: str, tunnels: str, buildings: str) -> None:
    me.board = f"board{number if game.players > 1 or number > 4 else 5}"
    board = game.content.boards[me.board]
    me.cities = me.symbiotic = me.tunnels = me.tunnels_up = 0
    for word in cities.split():
        name, _, kind = word.partition(":")
        me.cities |= 1 << CITY_SITES.index(name)
        me.symbiotic |= (kind == "s") << CITY_SITES.index(name)
    for word in tunnels.split():
        n = TUNNEL_SITES.index(word.rstrip("*"))
        me.tunnels |= 1 << n
        me.tunnels_up |= word.endswith("*") << n
    kinds = dict(word.split(":") for word in buildings.split())
    assert kinds.keys() <= {site.id for site in board.sites}
    written = [kinds.get(site.id, "") for site in board.sites]
    me.buildings = tuple(LETTERS[kind[0]] + UPGRADED * kind.endswith("*") if kind else 0 for kind in written)


def _decks(game: UnderwaterCities, era: int, small: str, contracts: str, tiles: Sequence[str] | None) -> None:
    game.era = era
    taken = {id for player in game.seats for id in player.hand + player.claimed}
    game.deck = tuple(id for id in game.content.deck(era) if id not in taken)
    game.waiting = tuple(game.content.deck(n) for n in range(era + 1, 4))
    game.discard, game.gone = (), ()
    game.small_deck = tuple(id for id in game.content.small if id not in taken)
    if small:
        game.small_deck = tuple(ids(small)[::-1])
    game.large_row = tuple(id for id in game.content.large if id not in taken)[:6]
    game.contracts = tuple(contracts.split())
    if tiles is not None:
        game.stock = tuple(tiles)
