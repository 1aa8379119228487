"""Setup, rounds and turns of Flotilla, each a list in rulebook order (FL 3, 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.core.effects import Effect, effect
from pelagia.games.flotilla.content.card import Content, Guild, Side
from pelagia.games.flotilla.rules.crew import CardLeaves, PlayCard
from pelagia.games.flotilla.rules.dive import EMPTY, KINDS
from pelagia.games.flotilla.rules.scoring import FinalScoring
from pelagia.games.flotilla.rules.sea import DOCK
from pelagia.games.flotilla.rules.state import (
    LAST_ROUND,
    POOL,
    REMOVED_CREW,
    SHIPS,
    Flotilla,
    Seat,
    Source,
    Stack,
    Vessel,
)
from pelagia.games.flotilla.rules.trade import MarketAdjust


def begin(players: int, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """The table before anything is shuffled (FL 3)."""
    boards = content.boards
    return {
        "seats": [new_seat(content, seat) for seat in range(players)],
        "pool": POOL * players,
        "ocean_bag": [*content.tiles],
        "artefact_bag": [],
        "found": [],
        "hub": ((),) * len(Guild),
        "stacks": [[] for _ in Guild],
        "unseen": [],
        "unseen_artefacts": [],
        "retired": [],
        "goals": ((),) * len(Side),
        "market": tuple(boards.market),
        "dials": (1,) * len(Guild),
        "bought": (0,) * len(Guild),
        "sold": (0,) * len(Guild),
        "looking": [],
        "heap": EMPTY,
        "dice": (0,) * len(KINDS),
        "faces": (),
        "symbols": (0,) * len(Guild),
        "answers": ("",) * players,
    }


def new_seat(content: Content, seat: int) -> Seat:
    four: dict[str, Any] = {"stock": [0] * len(Guild), "rings": (0,) * len(Guild), "seals": (0,) * len(Guild)}
    none: dict[str, Any] = {"tiles": (), "tile_stock": (), "sites": [], "discard": []}
    start: dict[str, Any] = {"money": content.boards.money[seat], "ships": (Vessel(1, DOCK),), "ships_left": SHIPS - 1}
    return Seat(gains=(0,) * len(Source), hand=[*content.starters], **start, **four, **none)


@effect
class Setup(Effect[Flotilla]):
    """Goals, artefacts, ocean bag and crew, in this order (FL 3)."""

    def run(self, game: Flotilla, who: int) -> None:
        kinds = [*game.content.goals]
        game.shuffle(kinds)
        of_sides = [kinds[side * game.players : (side + 1) * game.players] for side in Side]
        game.goals = tuple(tuple(map(Stack, own)) for own in of_sides)
        bag_artefacts(game)
        game.shuffle(game.ocean_bag)
        for guild in Guild:
            for level in (2, 1):  # level 1 lies on top
                cards = game.content.deck(guild, level)
                game.shuffle(cards)
                removed = REMOVED_CREW[game.players]
                game.unseen += cards[:removed]
                game.stacks[guild] += cards[removed:]
        game.push(who, Round(1))


def bag_artefacts(game: Flotilla) -> None:
    """One artefact of each guild is removed unseen; the others form the bag."""
    for guild in Guild:
        own = [artefact.id for artefact in game.content.artefacts.values() if artefact.guild is guild]
        game.shuffle(own)
        game.unseen_artefacts.append(own.pop())
        game.artefact_bag += own
    game.shuffle(game.artefact_bag)


@effect
class Round(Effect[Flotilla]):
    n: int

    def run(self, game: Flotilla, who: int) -> None:
        game.round = self.n
        game.tell("round", n=self.n)
        game.push(0, ROUND_END)
        for seat in reversed(range(game.players)):
            game.push(seat, TURN)


@effect
class Turn(Effect[Flotilla]):
    """A card: sailing or income, its effects, then it leaves; then the market moves (FL 4)."""

    def run(self, game: Flotilla, who: int) -> None:
        game.active = who
        game.push(who, PLAY_CARD, CARD_LEAVES, MARKET_ADJUST)


@effect
class RoundEnd(Effect[Flotilla]):
    """One more round after that in which the pool was emptied, then the end (FL 19.1)."""

    def run(self, game: Flotilla, who: int) -> None:
        if game.end_round and game.round > game.end_round:
            game.push(who, FinalScoring())
            return
        if game.round >= LAST_ROUND and not game.end_round:  # W8
            game.end_round = game.round
        game.push(who, Round(game.round + 1))


TURN, ROUND_END, PLAY_CARD, CARD_LEAVES, MARKET_ADJUST = Turn(), RoundEnd(), PlayCard(), CardLeaves(), MarketAdjust()
