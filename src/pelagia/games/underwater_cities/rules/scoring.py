"""Final scoring and the winner (UC 15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pelagia.core.combinators import Seq
from pelagia.core.decision import Option
from pelagia.core.effects import Number, amount, effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Said, Text
from pelagia.games.underwater_cities.content.card import BIO, FINAL, PT, Board, Content, Goods, goods, written_card
from pelagia.games.underwater_cities.rules.combinators import InTurnOrder
from pelagia.games.underwater_cities.rules.counting import kinds_at
from pelagia.games.underwater_cities.rules.goods import add, only, spend, times
from pelagia.games.underwater_cities.rules.naming import source_text
from pelagia.games.underwater_cities.rules.network import connected, metropolis_places
from pelagia.games.underwater_cities.rules.permanent import having
from pelagia.games.underwater_cities.rules.places import card as card_place
from pelagia.games.underwater_cities.rules.solo import has_won
from pelagia.games.underwater_cities.rules.state import Phase, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Ask, Word

KIND_POINTS = (2, 3, 4, 6)  # by the number of different kinds of building
BIOMASS_CREDITS = 2
RESOURCES_PER_POINT = 4


@effect
class Score(Word):
    """Points of final scoring."""

    n: int | Number[UnderwaterCities]

    def points(self, game: UnderwaterCities, who: int) -> int:
        return amount(self.n, game, who)


@effect
class HandIn(Word):
    """Final scoring: pay the cost, up to `most` times (0: no limit), for points each time (D26)."""

    cost: Goods
    points: int
    times: int = 0

    def largest(self, game: UnderwaterCities, who: int) -> int:
        return self.times_with(game.seats[who].stock)

    def times_with(self, stock: Sequence[float]) -> int:
        n = min(int(stock[one] / price) for one, price in enumerate(self.cost) if price)
        return min(n, self.times) if self.times else n


@effect
class FinalScoring(Word):
    """Each player in turn order; what is handed in touches nobody else."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.phase = Phase.SCORING
        game.tell("final")
        game.scoring = tuple((player.stock[PT], 0, 0, 0, 0) for player in game.seats)
        steps = (ScoreBrown(), ScoreCards(), HandInCards(), ScoreNetwork(), ScoreResources())
        game.push(who, InTurnOrder(Seq(steps)), Over())


def _score(game: UnderwaterCities, who: int, step: int, source: str, points: int) -> None:
    own, player = game.scoring[who], game.seats[who]
    game.scoring = put(game.scoring, who, put(own, step, own[step] + points))
    player.stock = add(player.stock, only(PT, points))
    game.tell("scored", seat=who, source=Said(source, source_text), points=points)


def brown_points(game: UnderwaterCities, who: int) -> int:
    """What the brown metropolis scores, if it is connected."""
    player = game.seats[who]
    tile = player.metropolises[0]
    final = game.content.metropolises[tile].final if tile and 0 in metropolis_places(player.tunnels) else None
    return amount(final, game, who) if final is not None else 0


@effect
class ScoreBrown(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        game.used_up = ()
        _score(game, who, 1, game.seats[who].metropolises[0] or "MB", brown_points(game, who))


def card_points(game: UnderwaterCities, who: int) -> list[tuple[str, int]]:
    """What each claimed card that counts things scores."""
    cards = [game.content.cards[id] for id in game.seats[who].claimed]
    finals = [card for card in cards if card.type is FINAL]
    return [(card.id, one.points(game, who)) for card in finals for one in having(card, Score)]


@effect
class ScoreCards(Word):
    """Cards that count things; those that take resources follow."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        for id, points in card_points(game, who):
            _score(game, who, 2, id, points)


@effect
class HandInCards(Ask):
    """D26: the owner chooses the order of the cards and how often each is used."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        found: list[Option] = []
        for id in game.seats[who].claimed:
            for one in having(game.content.cards[id], HandIn):
                if id not in game.used_up and (most := one.largest(game, who)):
                    found += [hand_in_option(id, n) for n in range(most + 1)]
        return found

    def chosen(self, game: UnderwaterCities, who: int, key: tuple[str, int]) -> None:
        id, n = key
        game.used_up += (id,)
        game.push(who, self)
        for one in having(game.content.cards[id], HandIn):
            if n:
                spend(game, who, times(one.cost, n), id)
                _score(game, who, 2, id, n * one.points)


@cache
def hand_in_option(card: str, n: int) -> Option:
    text = Text("underwater-cities-hand-in-times", card=Ref(card), n=n)
    return Option((card, n), f"hand in {written_card(card)}: {n}", text, (card_place(card),))


def network_points(content: Content, player: Player) -> int:
    """Each connected city by the number of different kinds of building there."""
    board = content.boards[player.board]
    return sum(city_points(board, player, city) for city in connected(player))


def city_points(board: Board, player: Player, city: int) -> int:
    """What a connected city scores."""
    return KIND_POINTS[kinds_at(board, player, city)]


@effect
class ScoreNetwork(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        _score(game, who, 3, "network", network_points(game.content, game.seats[who]))


def resource_points(stock: Sequence[int]) -> int:
    """Biomass is sold for credits; then so many resources of any kinds make a point."""
    return (sum(stock[:BIO]) + BIOMASS_CREDITS * stock[BIO]) // RESOURCES_PER_POINT


def scored_now(game: UnderwaterCities, who: int) -> int:
    """The points that a final scoring now would lead to, if nothing were handed in."""
    player = game.seats[who]
    cards = sum(points for _, points in card_points(game, who))
    board = brown_points(game, who) + network_points(game.content, player)
    return player.stock[PT] + cards + board + resource_points(player.stock)


@effect
class ScoreResources(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        player = game.seats[who]
        points, biomass = resource_points(player.stock), player.stock[BIO]
        player.stock = add(player.stock, goods(CRED=BIOMASS_CREDITS * biomass, BIO=-biomass))
        _score(game, who, 4, "resources", points)


@effect
class Over(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        game.phase = Phase.OVER
        game.seal()  # a finished game hides nothing
        for seat in ranking(game):
            game.tell("total", seat=seat, points=game.seats[seat].stock[PT])
        if game.players == 1:
            game.tell("solo", won=has_won(game))


def scores(game: UnderwaterCities) -> list[int]:
    return [player.stock[PT] for player in game.seats]


def ranking(game: UnderwaterCities) -> list[int]:
    """From first to last; a tie goes to who is earlier in the turn order (R11)."""
    return sorted(game.order, key=lambda seat: -game.seats[seat].stock[PT])


def places(game: UnderwaterCities) -> list[int]:
    """The place of every seat; who plays alone has none."""
    order = ranking(game)
    return [1 + order.index(seat) for seat in range(game.players)] if game.players > 1 else []


def winners(game: UnderwaterCities) -> list[int]:
    """Exactly one; alone, only who reaches the goal."""
    return ranking(game)[:1] if game.players > 1 or has_won(game) else []
