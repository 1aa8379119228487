"""Production and feeding (UC 13.3, 14)."""

from __future__ import annotations

from collections.abc import Sequence

from pelagia.core.combinators import AnyOrder, Per, Seq
from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.text import Ref, Said
from pelagia.games.underwater_cities.content.card import (
    BIO,
    CITY_SITES,
    KELP,
    NOTHING,
    PRODUCTION,
    PT,
    Content,
    goods_text,
)
from pelagia.games.underwater_cities.rules.action_cards import whole_of
from pelagia.games.underwater_cities.rules.combinators import InTurnOrder, opened
from pelagia.games.underwater_cities.rules.drawing import card_option
from pelagia.games.underwater_cities.rules.gains import Gain
from pelagia.games.underwater_cities.rules.goods import add, times, without
from pelagia.games.underwater_cities.rules.naming import source_text
from pelagia.games.underwater_cities.rules.network import (
    LINKS,
    city_output,
    connected,
    fed_by,
    metropolis_places,
    tunnel_output,
)
from pelagia.games.underwater_cities.rules.state import Phase, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import do_at_once
from pelagia.games.underwater_cities.rules.words import DECLINE, Ask, Part, Word

PENALTY = 3  # points for an unfed city


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
        game.push(who, InTurnOrder(Seq((Produce(), ProductionCards(), Produced()))))


@effect
class Produce(Word):
    """Steps 1 to 3."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        player = game.seats[who]
        before = player.stock
        game.used_up = ()
        for source, gives in output(game.content, player):
            _produce(game, who, source, gives)
        for id in player.claimed:
            card = game.content.cards[id]
            if card.type is PRODUCTION and whole_of(card).is_forced():
                _produce_card(game, who, id, whole_of(card))
                game.used_up += (id,)
        game.produced = without(player.stock, before)


def _produce(game: UnderwaterCities, who: int, source: str, goods: Sequence[int]) -> None:
    player = game.seats[who]
    player.stock = add(player.stock, goods)
    if game.events is not None and any(goods):
        game.tell("produced", seat=who, source=Said(source, source_text), goods=Said(tuple(goods), goods_text))


def _produce_card(game: UnderwaterCities, who: int, id: str, word: Part) -> None:
    """Step 3: goods are told as the card's production, anything else happens as ever."""
    if isinstance(word, Gain):
        _produce(game, who, id, word.goods)
    elif isinstance(word, Per) and isinstance(word.part, Gain):
        _produce(game, who, id, times(word.part.goods, word.times(game, who)))
    elif isinstance(word, AnyOrder | Seq):
        for part in word.parts:
            _produce_card(game, who, id, part)
    else:
        do_at_once(game, who, word)


@effect
class ProductionCards(Ask):
    """D23: production cards with a choice or a cost, in the owner's order."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        cards = game.content.cards
        found = [
            card_option("use", id, "card")
            for id in game.seats[who].claimed
            if cards[id].type is PRODUCTION and id not in game.used_up and whole_of(cards[id]).can(game, who)
        ]
        return [*found, DECLINE] if found else []

    def chosen(self, game: UnderwaterCities, who: int, key: str | None) -> None:
        if key is not None:
            game.used_up += (key,)
            game.tell("used", seat=who, card=Ref(key))
            game.push(who, *opened(whole_of(game.content.cards[key])), self)


@effect
class Produced(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        game.produced, game.used_up = NOTHING, ()


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
        player.stock = without(player.stock, (kelp, 0, 0, 0, biomass, points))
        game.tell("fed", seat=who, kelp=kelp, biomass=biomass, unfed=unfed, points=points)
