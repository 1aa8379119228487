"""Setup, rounds and eras of Underwater Cities, each a list in rulebook order (UC 3, 4, 13)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pelagia.core.asking import Series
from pelagia.core.combinators import Together
from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.errors import BadOption
from pelagia.core.text import Ref, Said, Text
from pelagia.games.underwater_cities.content.card import NOTHING, Content, goods
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.combinators import InTurnOrder
from pelagia.games.underwater_cities.rules.drawing import card_option, discard, keep, shuffled, take
from pelagia.games.underwater_cities.rules.goods import add
from pelagia.games.underwater_cities.rules.naming import seats_text
from pelagia.games.underwater_cities.rules.permanent import hand_limit
from pelagia.games.underwater_cities.rules.production import Feed, Production
from pelagia.games.underwater_cities.rules.scoring import FinalScoring
from pelagia.games.underwater_cities.rules.solo import place_blockers, place_fourth
from pelagia.games.underwater_cities.rules.state import (
    ACTION_TILES,
    CONTRACTS_SHOWN,
    ERA_ROUNDS,
    LARGE_SHOWN,
    NO_CLONING,
    NOBODY,
    ROUNDS,
    START_CARDS,
    TOP,
    VIOLET_DOMES,
    WHITE_DOMES,
    Phase,
    UnderwaterCities,
    marker,
    new_player,
)
from pelagia.games.underwater_cities.rules.turns import TURN
from pelagia.games.underwater_cities.rules.words import Ask, Word, how_many

START_GOODS = goods(KELP=1, STEEL=1, SCI=1, CRED=2)
MORE_GOODS = (NOTHING, NOTHING, goods(CRED=1), goods(CRED=1, STEEL=1))  # for those who are later in the turn order
OPTIONS = {
    "board_side": ("front", "back"),
    "blue_metropolises": ("random", "choice"),
    "contracts": (False, True),
    "solo_start": (1, 2, 3, 4),
}
FRONTS, BACKS = range(1, 5), range(5, 9)
SOLO_BOARD = ("board_side",)  # whoever plays alone takes the back (UC 3.1)
ERA_CARDS = 3  # that everybody draws when an era begins


def begin(players: int, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """The table before anything is shuffled (UC 3)."""
    if players == 1 and options["contracts"]:
        raise BadOption(name="contracts", value="True", allowed="False")
    if players > 1 and options["solo_start"] != 1:
        raise BadOption(name="solo_start", value=str(options["solo_start"]), allowed="1")
    numbers = BACKS if players == 1 or options["board_side"] == "back" else FRONTS
    boards = [content.boards[f"board{number}"] for number in numbers]
    spaces = content.side(players)
    return {
        "seats": [new_player(board, START_GOODS) for board in boards[:players]],
        "choice_of_blue": options["blue_metropolises"] == "choice",
        "solo_start": options["solo_start"],
        "order": tuple(range(players)),
        "track": (tuple(range(players)), *[()] * TOP),
        "spaces": spaces,
        "tiles": (NOBODY,) * len(spaces),
        "cloner": NOBODY if players == 4 else NO_CLONING,
        "waiting": (content.deck(2), content.deck(3)),
        "deck": content.deck(1),
        "small_deck": tuple(content.small),
        "large_row": tuple(content.large),
        "stock": tuple(tile.id for tile in content.metropolises.values() if tile.blue),
        "contracts": tuple(content.contracts) if options["contracts"] else (),
        "white_supply": WHITE_DOMES - players,
        "violet_supply": VIOLET_DOMES[players] or -1,
        "scoring": ((),) * players,
        "goals": [],
        "answers": ("",) * players,
    }


@effect
class Setup(Word):
    """Steps 2 to 11 of UC 3.3, with their shuffles in this order."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.era = 1
        game.deck = shuffled(game, game.deck)
        game.small_deck = shuffled(game, game.small_deck)
        large = shuffled(game, game.large_row)
        game.large_row, game.unseen = large[:LARGE_SHOWN], large[LARGE_SHOWN:]
        if game.contracts:
            contracts = shuffled(game, game.contracts)
            game.contracts, left = contracts[:CONTRACTS_SHOWN], contracts[CONTRACTS_SHOWN:]
            game.unseen += left
        self.deal_boards(game)
        self.deal_metropolises(game)
        self.deal_order(game)
        choice = [Together(BlueTile())] if game.choice_of_blue else []
        rounds = [Round(n) for n in range(1, ROUNDS + 1)]
        game.push(who, *choice, StartCards(), *rounds, FinalScoring())

    def deal_boards(self, game: UnderwaterCities) -> None:
        numbers = game.content.boards[game.seats[0].board].number
        boards = [f"board{number}" for number in (FRONTS if numbers in FRONTS else BACKS)]
        game.shuffle(boards)
        game.seats = [new_player(game.content.boards[board], START_GOODS) for board in boards[: game.players]]

    def deal_metropolises(self, game: UnderwaterCities) -> None:
        """Alone, the tile that scores cities is removed before the deal (UC 16.3)."""
        tiles = [tile for tile in game.content.metropolises.values() if not tile.blue]
        brown = [tile.id for tile in tiles if tile.solo or game.players > 1]
        game.gone += tuple(tile.id for tile in tiles if tile.id not in brown)
        game.shuffle(brown)
        blue = [*shuffled(game, game.stock)]
        for player in game.seats:
            player.metropolises = (brown.pop(), blue.pop(), blue.pop())
        game.unseen += tuple(brown)
        game.stock = tuple(blue)

    def deal_order(self, game: UnderwaterCities) -> None:
        """Random turn order; the later ones start further up the track, without its bonuses."""
        if game.players > 1:
            game.order = shuffled(game, game.order)
        game.track = (*((seat,) for seat in game.order), *[()] * (TOP + 1 - game.players))
        for seat, more in zip(game.order, MORE_GOODS, strict=False):
            player = game.seats[seat]
            player.stock = add(player.stock, more)
        game.tell("order", seats=Said(game.order, seats_text))


@effect
class BlueTile(Ask):
    """D01: which of the two blue tiles lies on MR."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [blue_option(tile) for tile in game.seats[who].metropolises[1:3]]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player = game.seats[who]
        brown, right, left = player.metropolises
        if right != key:
            player.metropolises = (brown, left, right)
        game.tell("blue", seat=who, tile=Ref(key))


@cache
def blue_option(tile: str) -> Option:
    text = Text("underwater-cities-blue", tile=Ref(tile))
    return Option(tile, f"blue {tile} at MR", text, (places.metropolis(tile),))


# Choosing cards to keep, at the start of the game and of an era


@effect
class StartCards(Word):
    """Step 10: six cards each, of which three are kept; then the blockers of the solo game."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        for seat in game.order:
            look(game, seat, START_CARDS)
        game.push(who, KEEPING)


def look(game: UnderwaterCities, who: int, n: int) -> None:
    """Draw cards to choose from, together with the hand."""
    player = game.seats[who]
    cards = take(game, n)
    player.looking, player.hand, player.skipped = player.hand + cards, (), 0
    for card in cards:
        game.tell("looked", only=who, seat=who, card=Ref(card))


@effect
class Keeping(Word):
    """All pick one card after the other, at the same time, until everybody has enough."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        if any(missing(game, seat) for seat in game.order):
            game.push(who, Together(KEEP), self)
        else:
            game.push(who, DropRest())


def missing(game: UnderwaterCities, who: int) -> int:
    """How many cards a player still has to keep."""
    return min(hand_limit(game, who) - len(game.seats[who].hand), len(game.seats[who].looking))


@effect
class Keep(Ask):
    """D02, D24: the next card to keep, from those behind the last one as long as enough remain."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        player, need = game.seats[who], missing(game, who)
        if need <= 0:
            return []
        cards = player.looking[player.skipped : len(player.looking) - need + 1]
        return [card_option("keep", card) for card in cards]

    def series(self, game: UnderwaterCities, who: int) -> Series | None:
        player, need = game.seats[who], missing(game, who)
        cards = [card_option("keep", card) for card in player.looking[player.skipped :]]
        return Series(need, cards, Text("underwater-cities-keep-cards", n=need))

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return how_many("underwater-cities-ask-keep", missing(game, who))

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player = game.seats[who]
        player.skipped = player.looking.index(key)
        keep(game, who, key)


KEEPING, KEEP = Keeping(), Keep()


@effect
class DropRest(Word):
    """What was not kept is discarded before all eyes, in turn order."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.seal()
        for seat in game.order:
            player = game.seats[seat]
            cards, player.looking, player.skipped = player.looking, (), 0
            for card in cards:
                discard(game, seat, card)


# Rounds


@effect
class Round(Word):
    """Three times each player in turn order; after rounds 4, 7 and 10 the era ends."""

    n: int

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.round, game.phase = self.n, Phase.TURNS
        game.tell("round", n=self.n, era=game.era)
        if game.players == 1 and self.n == 1:
            place_blockers(game, 1)
        for player in game.seats:
            player.stepped = False
        end = [Production(), EndEra()] if self.n in ERA_ROUNDS else []
        game.push(who, *[InTurnOrder(TURN)] * ACTION_TILES, EndRound(), *end)


@effect
class EndRound(Word):
    """Tiles return, blockers move, a new turn order, markers go below space 4 (UC 11.3, 13.2, 16.3)."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.tiles = (NOBODY,) * len(game.tiles)
        game.free_tiles, game.cloned = (), -1
        if game.cloner != NO_CLONING:
            game.cloner = NOBODY
        for player in game.seats:
            player.tiles = ACTION_TILES
        if game.players == 1 and game.round < ROUNDS:
            place_blockers(game, game.round + 1)
            if not game.seats[0].stepped:
                place_fourth(game)
        before = game.order

        def place(seat: int) -> tuple[int, int]:
            step = marker(game, seat)
            return -step, -game.track[step].index(seat) if step else before.index(seat)

        game.order = tuple(sorted(before, key=place))
        game.track = (game.order, *[()] * TOP)
        game.tell("order", seats=Said(game.order, seats_text))


@effect
class EndEra(Word):
    """UC 13.4; after era III only feeding is left."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        next_era = [NewEra()] if game.waiting else []
        if next_era:
            for player in game.seats:
                player.used = ()
        game.tell("era_end", era=game.era)
        game.push(who, InTurnOrder(Feed()), *next_era)


@effect
class NewEra(Word):
    """The old deck and its discard pile leave the game; everybody draws three and keeps the hand limit."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.gone += game.discard
        game.unseen += game.deck
        deck, *waiting = game.waiting
        game.waiting, game.discard = tuple(waiting), ()
        game.deck = shuffled(game, deck)
        game.era += 1
        game.tell("era", n=game.era)
        for seat in game.order:
            look(game, seat, ERA_CARDS)
        game.push(who, KEEPING)
