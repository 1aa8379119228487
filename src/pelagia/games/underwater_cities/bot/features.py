"""What a learned judge looks at in Underwater Cities, at the ends of turns: what a seat can see."""

from __future__ import annotations

from pelagia.games.opinions import Features
from pelagia.games.underwater_cities.bot.prospects import Floor, floor_of, lacking, sea_of
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import DESAL, FARM, LAB, PT, CardType, Resource
from pelagia.games.underwater_cities.rules.state import (
    ACTION_TILES,
    ROUNDS,
    SOLO_CITIES,
    SOLO_POINTS,
    UPGRADED,
    Phase,
    Player,
    UnderwaterCities,
    marker,
)

GROUPS = {
    "goods": "goods",
    "sea": "network",
    "gives": "production",
    "cards": "cards",
    "card": "cards",
    "own": "score",
    "rival": "score",
    "time": "score",
}
GOODS = tuple(resource.name.lower() for resource in Resource)
SURE = 10  # points that are enough beyond a goal, alone
PIECES = ("farms", "desals", "labs", "farms-up", "desals-up", "labs-up", "tunnels", "tunnels-up")
SEA = (*PIECES, "cities", "symbiotic", "joined", "sites", "apart", "early", "network", "short")
CARDS = (*(type.name.lower() for type in CardType), "used", "hand", "special", "contracts")
SOLO = ("solo-cities", "missing", "begun", "behind", "lack", "sixth", "last")
GOAL = ("own.missing", "own.begun", "own.behind")  # what shows whether there will be seven cities
RIVAL = ("points", "best", "cities", "tunnels", "buildings", "cards", "goods")
NAMES = (
    *(f"goods.{name}" for name in GOODS),
    *(f"gives.{name}" for name in GOODS),
    *(f"sea.{name}" for name in SEA),
    *(f"cards.{name}" for name in CARDS),
    *(f"card.{id}" for id in BOX.cards),
    *(f"own.{name}" for name in ("marker", *SOLO)),
    *(f"rival.{name}" for name in RIVAL),
)
_CARDS = {id: f"card.{id}" for id in BOX.cards}
_TYPES = {type: f"cards.{type.name.lower()}" for type in CardType}
_KINDS = (FARM, DESAL, LAB, FARM + UPGRADED, DESAL + UPGRADED, LAB + UPGRADED)


def of(game: UnderwaterCities, who: int) -> dict[str, float]:
    """The inputs of a position that are not zero."""
    player = game.seats[who]
    inputs: dict[str, float] = {}
    add_sea(inputs, game, player)
    add_cards(inputs, game, player)
    for name, n in zip(GOODS, player.stock, strict=True):
        inputs[f"goods.{name}"] = n
    inputs["own.marker"] = marker(game, who)
    if game.players > 1:
        add_rivals(inputs, game, who)
    return {name: amount for name, amount in inputs.items() if amount}


def add_sea(inputs: dict[str, float], game: UnderwaterCities, player: Player) -> None:
    """What is on the sea floor, and what it gives."""
    floor = floor_of(game.content, sea_of(player))
    for name, kind in zip(PIECES, _KINDS, strict=False):
        inputs[f"sea.{name}"] = player.buildings.count(kind)
    inputs["sea.tunnels"], inputs["sea.tunnels-up"] = player.tunnels.bit_count(), player.tunnels_up.bit_count()
    inputs["sea.cities"], inputs["sea.symbiotic"] = player.cities.bit_count(), player.symbiotic.bit_count()
    inputs["sea.joined"], inputs["sea.sites"], inputs["sea.apart"] = floor.cities, floor.sites, len(floor.apart)
    inputs["sea.early"], inputs["sea.network"] = floor.early, floor.points
    inputs["sea.short"] = sum(missing for _, missing in floor.tiles)
    for name, n in zip(GOODS, floor.output, strict=True):
        inputs[f"gives.{name}"] = n
    if game.players == 1:
        add_goal(inputs, player, floor, ROUNDS * left(game))


def add_goal(inputs: dict[str, float], player: Player, floor: Floor, rounds: float) -> None:
    """Alone: the way to the seven cities, what of it is begun, and whether there is time enough."""
    missing = max(0, SOLO_CITIES - floor.cities)
    inputs["own.solo-cities"], inputs["own.missing"] = SOLO_CITIES - missing, missing
    inputs["own.sixth"], inputs["own.last"] = missing <= 1, not missing
    inputs["own.begun"] = min(missing, floor.sites + len(floor.apart))
    inputs["own.behind"] = max(0.0, missing - 0.7 * rounds)
    if missing and floor.plans:
        inputs["own.lack"] = min(lacking(player.stock, plan.cost) for plan in floor.plans)


def add_cards(inputs: dict[str, float], game: UnderwaterCities, player: Player) -> None:
    """Claimed cards, and how many are in hand."""
    cards = game.content.cards
    for id in player.claimed:
        name = _TYPES[cards[id].type]
        inputs[name] = inputs.get(name, 0.0) + 1.0
        if id in _CARDS:
            inputs[_CARDS[id]] = 1.0
    inputs["cards.used"], inputs["cards.hand"] = len(player.used), len(player.hand)
    inputs["cards.special"], inputs["cards.contracts"] = (
        sum(cards[id].cost > 0 for id in player.hand),
        len(player.contracts),
    )


def add_rivals(inputs: dict[str, float], game: UnderwaterCities, who: int) -> None:
    """The mean of the others, and the points of the best of them."""
    others = [player for seat, player in enumerate(game.seats) if seat != who]
    share, sums = 1 / len(others), [0.0] * len(RIVAL)
    for player in others:
        points, buildings = player.stock[PT], sum(map(bool, player.buildings))
        built = (player.cities.bit_count(), player.tunnels.bit_count(), buildings)
        has = (points, 0, *built, len(player.claimed), sum(player.stock) - points)
        sums = [total + share * amount for total, amount in zip(sums, has, strict=True)]
    sums[1] = float(max(player.stock[PT] for player in others))
    for name, amount in zip(RIVAL, sums, strict=True):
        inputs[f"rival.{name}"] = amount


def left(game: UnderwaterCities) -> float:
    """The part of the game that is left: rounds, and in a round the action tiles."""
    if game.phase is Phase.OVER:
        return 0.0
    turns = sum(player.tiles for player in game.seats) / (ACTION_TILES * game.players)
    return (ROUNDS - max(1, game.round) + (turns if game.phase <= Phase.TURNS else 0.0)) / ROUNDS


def mode(game: UnderwaterCities) -> str:
    return "solo" if game.players == 1 else "competitive"


def target(game: UnderwaterCities, who: int) -> float:
    """The points ahead of the best rival; alone, how far the goal is met: points beyond what makes sure of it count
    little, and each missing city as much as they do."""
    scores = game.scores
    if game.players > 1:
        return float(scores[who] - max(score for seat, score in enumerate(scores) if seat != who))
    missing = max(0, SOLO_CITIES - floor_of(game.content, sea_of(game.seats[0])).cities)
    ahead = scores[0] - SOLO_POINTS
    return min(ahead, SURE + (ahead - SURE) / 4) - SURE * missing


def goal(game: UnderwaterCities, who: int) -> dict[str, float]:
    """How far the seven cities are."""
    inputs: dict[str, float] = {}
    player = game.seats[who]
    add_goal(inputs, player, floor_of(game.content, sea_of(player)), ROUNDS * left(game))
    return {name: inputs[name] for name in GOAL}


FEATURES: Features[UnderwaterCities] = Features(
    NAMES, GROUPS, of, left, ("competitive", "solo"), mode, target, goal=goal
)
