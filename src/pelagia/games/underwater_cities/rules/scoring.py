"""Production, feeding, final scoring, winner (UC 13.3, 14, 15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import amount, effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import BIO, CITY_SITES, CRED, FINAL, KELP, PRODUCTION, PT, Content
from pelagia.games.underwater_cities.rules.actions import whole_of
from pelagia.games.underwater_cities.rules.combine import AnyOrder, Seq, opened
from pelagia.games.underwater_cities.rules.conditional import Per
from pelagia.games.underwater_cities.rules.counting import kinds_at
from pelagia.games.underwater_cities.rules.gains import Gain, card_option
from pelagia.games.underwater_cities.rules.network import (
    LINKS,
    city_output,
    connected,
    fed_by,
    metropolis_places,
    tunnel_output,
)
from pelagia.games.underwater_cities.rules.permanent import having
from pelagia.games.underwater_cities.rules.production import HandIn, Score
from pelagia.games.underwater_cities.rules.solo import has_won
from pelagia.games.underwater_cities.rules.state import Phase, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import DECLINE, Ask, Word, spend, times

PENALTY = 3  # points for an unfed city
KIND_POINTS = (2, 3, 4, 6)  # by the number of different kinds of building
BIOMASS_CREDITS = 2
RESOURCES_PER_POINT = 4


# Production


def output(content: Content, player: Player) -> list[tuple[str, Sequence[int]]]:
    """What cities, tunnels and metropolises of a player produce, source by source (steps 1 and 2)."""
    board = content.boards[player.board]
    found: list[tuple[str, Sequence[int]]] = []
    for city in connected(player):
        found.append((CITY_SITES[city], city_output(board, player, city)))
    productive = fed_by(player.cities, player.tunnels)
    for tunnel in productive:
        found.append((board.tunnels[tunnel].id, tunnel_output(board, player, tunnel)))
    if board.pair and sum(1 << tunnel for tunnel in productive) & board.pair == board.pair:
        found.append(("pair", board.pair_gives))
    tiles = [(place, player.metropolises[place]) for place in metropolis_places(player.tunnels)]
    for place, tile in [*tiles, *((-1, tile) for tile in player.metropolises[len(LINKS) :])]:
        gives = list(content.metropolises[tile].production) if tile else [0] * 6
        if place >= 0:
            gives[PT] += sum(site.strengthens for n, site in enumerate(board.tunnels) if LINKS[place] >> n & 1)
        found.append((tile, gives))
    return [(source, goods) for source, goods in found if any(goods)]


@effect
class Production(Word):
    """The production phase (UC 13.3): each player in turn order."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.phase = Phase.PRODUCTION
        game.tell("production", era=game.era)
        for seat in reversed(game.order):
            game.push(seat, Produce(), ProductionCards(), Produced())


@effect
class Produce(Word):
    """Steps 1 to 3."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        player = game.seats[who]
        before = player.stock[:]
        game.used_up = []
        for source, goods in output(game.content, player):
            _produce(game, who, source, goods)
        for id in player.claimed:
            card = game.content.cards[id]
            if card.type is PRODUCTION and whole_of(card).is_forced():
                _produce_card(game, who, id, whole_of(card))
                game.used_up.append(id)
        game.produced = [now - then for now, then in zip(player.stock, before, strict=True)]


def _produce(game: UnderwaterCities, who: int, source: str, goods: Sequence[int]) -> None:
    stock = game.seats[who].stock
    for n, some in enumerate(goods):
        stock[n] += some
    if game.events is not None and any(goods):
        game.tell("produced", seat=who, source=source, goods=tuple(goods))


def _produce_card(game: UnderwaterCities, who: int, id: str, word: Word) -> None:
    """Step 3: goods are told as the card's production, anything else happens as ever."""
    if isinstance(word, Gain):
        _produce(game, who, id, word.goods)
    elif isinstance(word, Per) and isinstance(word.part, Gain):
        _produce(game, who, id, times(word.part.goods, word.times(game, who)))
    elif isinstance(word, AnyOrder | Seq):
        for part in word.parts:
            _produce_card(game, who, id, part)
    else:
        word.at_once(game, who)


@effect
class ProductionCards(Ask):
    """D23: production cards with a choice or a cost, in the owner's order."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        cards = game.content.cards
        found = [
            card_option("use", id, "card")
            for id in game.seats[who].claimed
            if cards[id].type is PRODUCTION and id not in game.used_up and whole_of(cards[id]).can(game, who)
        ]
        return [*found, DECLINE] if found else []

    def chosen(self, game: UnderwaterCities, who: int, key: str | None) -> None:
        if key is not None:
            game.used_up.append(key)
            game.tell("used", seat=who, card=key)
            game.push(who, *opened(whole_of(game.content.cards[key])), self)


@effect
class Produced(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        game.produced, game.used_up = [0] * 6, []


@effect
class Feed(Word):
    """Kelp, then biomass, then points (UC 14)."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        player = game.seats[who]
        need = len(connected(player))
        kelp = min(player.stock[KELP], need)
        biomass = min(player.stock[BIO], need - kelp)
        unfed = need - kelp - biomass
        points = min(player.stock[PT], PENALTY * unfed)
        player.stock[KELP] -= kelp
        player.stock[BIO] -= biomass
        player.stock[PT] -= points
        game.tell("fed", seat=who, kelp=kelp, biomass=biomass, unfed=unfed, points=points)


# Final scoring


@effect
class FinalScoring(Word):
    """Each player in turn order; what is handed in touches nobody else."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.phase = Phase.SCORING
        game.tell("final")
        for seat in game.order:
            game.scoring[seat] = [game.seats[seat].stock[PT], 0, 0, 0, 0]
        steps = (ScoreBrown(), ScoreCards(), HandInCards(), ScoreNetwork(), ScoreResources())
        game.push(who, Over())
        for seat in reversed(game.order):
            game.push(seat, *steps)


def _score(game: UnderwaterCities, who: int, step: int, source: str, points: int) -> None:
    game.scoring[who][step] += points
    game.seats[who].stock[PT] += points
    game.tell("scored", seat=who, source=source, points=points)


def brown_points(game: UnderwaterCities, who: int) -> int:
    """What the brown metropolis scores, if it is connected."""
    player = game.seats[who]
    tile = player.metropolises[0]
    final = game.content.metropolises[tile].final if tile and 0 in metropolis_places(player.tunnels) else None
    return amount(final, game, who) if final is not None else 0


@effect
class ScoreBrown(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        game.used_up = []
        _score(game, who, 1, game.seats[who].metropolises[0] or "MB", brown_points(game, who))


@effect
class ScoreCards(Word):
    """Cards that count things; those that take resources follow."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        for id in game.seats[who].claimed:
            card = game.content.cards[id]
            if card.type is FINAL:
                for one in having(card, Score):
                    _score(game, who, 2, id, one.points(game, who))


@effect
class HandInCards(Ask):
    """D26: the owner chooses the order of the cards and how often each is used."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        found: list[Option] = []
        for id in game.seats[who].claimed:
            for one in having(game.content.cards[id], HandIn):
                if id not in game.used_up and (most := one.largest(game, who)):
                    found += [hand_in_option(id, n) for n in range(most + 1)]
        return found

    def chosen(self, game: UnderwaterCities, who: int, key: tuple[str, int]) -> None:
        id, n = key
        game.used_up.append(id)
        game.push(who, self)
        for one in having(game.content.cards[id], HandIn):
            if n:
                spend(game, who, times(one.cost, n), id)
                _score(game, who, 2, id, n * one.points)


@cache
def hand_in_option(card: str, n: int) -> Option:
    text = Text("underwater-cities-hand-in-times", card=Ref(card), n=n)
    return Option((card, n), f"hand in {card[1:]}: {n}", text, (f"card:{card}",))


def network_points(content: Content, player: Player) -> int:
    """Each connected city by the number of different kinds of building there."""
    board = content.boards[player.board]
    return sum(KIND_POINTS[kinds_at(board, player, city)] for city in connected(player))


@effect
class ScoreNetwork(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        _score(game, who, 3, "network", network_points(game.content, game.seats[who]))


def resource_points(stock: Sequence[int]) -> int:
    """Biomass is sold for credits; then so many resources of any kinds make a point."""
    return (sum(stock[:BIO]) + BIOMASS_CREDITS * stock[BIO]) // RESOURCES_PER_POINT


@effect
class ScoreResources(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        stock = game.seats[who].stock
        points = resource_points(stock)
        stock[CRED] += BIOMASS_CREDITS * stock[BIO]
        stock[BIO] = 0
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
