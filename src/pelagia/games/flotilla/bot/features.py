"""What a learned judge looks at in Flotilla, at quiet positions; all of it the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pelagia.games.flotilla.bot.city import chances
from pelagia.games.flotilla.bot.value import abs_distance, goals, turns_left
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import Colour, Content, Guild, Side
from pelagia.games.flotilla.rules.dive import own_tiles
from pelagia.games.flotilla.rules.state import (
    CARGO,
    DIAL_MAX,
    LAST_ROUND,
    OUTPOSTS,
    Flotilla,
    Seat,
    outposts_built,
    owned_crew,
    total_toxicity,
    vp,
)
from pelagia.games.flotilla.rules.trade import free_sites
from pelagia.games.opinions import Features

GROUPS = {
    "own": "score",
    "sink": "sea",
    "sky": "city",
    "crew": "crew",
    "guild": "influence",
    "ring": "influence",
    "hand": "crew",
    "goal": "money",
    "rival": "future",
    "table": "future",
    "time": "score",
}
VP_PER_PLAYER = 100
OWN = ("points", "money", "some-money", "outposts", "floating", "toxicity", "artefacts", "sky", "hand", "discard")
WATERS = ("tiles", "rich", "ships", "cargo", "tile-stock", "late")
GUILD = tuple(f"{what}-{guild.name.lower()}" for what in ("ring", "seals") for guild in Guild)
STOCK = tuple(f"stock-{colour.name.lower()}" for colour in Colour)
RING = tuple(f"{guild.name.lower()}-{field}" for guild in Guild for field in range(1, 8))
CREW = tuple(f"{guild.name.lower()}-{level}" for guild in Guild for level in range(3))  # level 0 are the starters
USES = ("dives", "sales", "sites", "builds")
GOAL = ("best", "second", "later", "first-paid", "second-paid", "third-paid", "with-cargo", "switch", "price", "turns")
KINDS = tuple(f"{side.name.lower()}-{kind}" for side in Side for kind in BOX.goals)
LAND = ("best", "second", "ready", "two-ready")
RIVAL = ("points", "best", "outposts", "sky", "seals", "artefacts", "toxicity", "ships")
TABLE = ("survivor", "sonar", "dials", "market")
NAMES = (
    *(f"own.{name}" for name in (*OWN, *STOCK, "stock")),
    *(f"sink.{name}" for name in WATERS),
    *(f"sky.{name}" for name in (*WATERS, *STOCK, *LAND)),
    *(f"sink.{name}" for name in ("ready", "nearby")),
    *(f"guild.{name}" for name in (*GUILD, "seals-left", "ahead")),
    *(f"ring.{name}" for name in RING),
    *(f"hand.{name}" for name in (*CREW, *USES)),
    *(f"goal.{name}" for name in (*GOAL, *KINDS)),
    *(f"crew.{id}" for id in BOX.crew),
    *(f"rival.{name}" for name in RIVAL),
    *(f"table.{name}" for name in TABLE),
)
_CREW = {id: f"crew.{id}" for id in BOX.crew}


def of(game: Flotilla, who: int) -> dict[str, float]:
    """The inputs of a position that are not zero."""
    inputs: dict[str, float] = {}
    add_seat(inputs, game, game.seats[who])
    add_guilds(inputs, game, who)
    add_rivals(inputs, game, who)
    add_hand(inputs, game, who)
    add_goals(inputs, game, who)
    if game.seats[who].side is Side.SKYSIDE:
        add_land(inputs, game, who)
    else:
        add_ships(inputs, game, game.seats[who])
    for id in owned_crew(game, who):
        if id in _CREW:
            inputs[_CREW[id]] = inputs.get(_CREW[id], 0.0) + 1.0
    inputs["table.survivor"], inputs["table.sonar"] = game.survivor, game.sonar
    inputs["table.dials"], inputs["table.market"] = sum(game.dials), sum(game.market)
    return {name: amount for name, amount in inputs.items() if amount}


def add_seat(inputs: dict[str, float], game: Flotilla, player: Seat) -> None:
    """What a player has, by the side that is played."""
    is_sky = player.side is Side.SKYSIDE
    inputs["own.points"] = vp(player)
    inputs["own.money"], inputs["own.some-money"] = player.money, min(20, player.money)
    inputs["own.outposts"], inputs["own.floating"] = outposts_built(player), player.floating
    inputs["own.toxicity"], inputs["own.artefacts"] = total_toxicity(game, player), player.artefacts
    inputs["own.sky"], inputs["own.hand"], inputs["own.discard"] = is_sky, len(player.hand), len(player.discard)
    inputs["own.stock"] = sum(player.stock)
    side = "sky" if is_sky else "sink"
    for name, n in zip(STOCK, player.stock, strict=True):
        inputs[f"own.{name}"] = n
        if is_sky:
            inputs[f"sky.{name}"] = n
    inputs[f"{side}.tiles"], inputs[f"{side}.tile-stock"] = len(player.tiles), len(player.tile_stock)
    inputs[f"{side}.rich"] = sum(not placed.depleted for placed in player.tiles)
    inputs[f"{side}.ships"] = len(player.ships)
    inputs[f"{side}.cargo"] = sum(sum(ship.cargo) for ship in player.ships)
    inputs[f"{side}.late"] = max(0, len(player.tiles) - 8)


def add_guilds(inputs: dict[str, float], game: Flotilla, who: int) -> None:
    """Discs on the rings, and seals."""
    player, ahead = game.seats[who], 0
    for name, n in zip(GUILD, (*player.rings, *player.seals), strict=True):
        inputs[f"guild.{name}"] = n
    for guild, n in enumerate(player.seals):
        ahead += n > max(other.seals[guild] for seat, other in enumerate(game.seats) if seat != who)
    inputs["guild.seals-left"], inputs["guild.ahead"] = player.seals_left, ahead
    for guild, field in enumerate(player.rings):
        if field:
            inputs[f"ring.{RING[7 * guild + field - 1]}"] = 1.0


def add_hand(inputs: dict[str, float], game: Flotilla, who: int) -> None:
    """What can be played before the next gathering, and whether there is something to use it for."""
    player, places = game.seats[who], _places(game.content)
    by_guild = [0] * len(Guild)
    for id in player.hand:
        if (place := places.get(id, -1)) >= 0:
            name = f"hand.{CREW[place]}"
            inputs[name] = inputs.get(name, 0.0) + 1.0
            by_guild[place // 3] += 1
    stock = sum(player.stock)
    inputs["hand.sales"] = min(by_guild[Guild.TRADERS], 2) * min(stock, 6)
    if player.side is Side.SKYSIDE:
        inputs["hand.builds"] = min(by_guild[Guild.FOUNDERS], 2) * min(stock, 6)
    else:
        inputs["hand.dives"] = min(by_guild[Guild.DELVERS], 2) * len(player.ships)
    inputs["hand.sites"] = min(3, len(free_sites(game, who)))


@cache
def _places(content: Content) -> dict[str, int]:
    """By card: its guild and level as a place in `CREW`; the Captain and the Student have none."""
    return {id: 3 * int(card.guilds[0]) + card.level for id, card in content.crew.items() if len(card.guilds) == 1}


def add_goals(inputs: dict[str, float], game: Flotilla, who: int) -> None:
    """What goals pay now, how much of the next outposts is paid for, and what each kind of goal would pay."""
    player, boards = game.seats[who], game.content.boards
    side, prices = player.side, [boards.prices[field] for field in game.market]
    pays = [*goals(game, who)[: player.outposts_left], 0, 0, 0]
    costs = [*boards.ladders[side][OUTPOSTS - player.outposts_left :], 99, 99, 99][:3]
    if not free_sites(game, who):
        costs[0] += boards.surcharges[side]
    funds = player.money + 0.9 * sum(n * price for n, price in zip(player.stock, prices, strict=True))
    cargo = sum(n * price for ship in player.ships for n, price in zip(ship.cargo, prices, strict=True))
    inputs["goal.best"], inputs["goal.second"], inputs["goal.later"] = pays[0], pays[1], sum(pays[2:])
    for name, share, pay in zip(GOAL[3:6], paid(costs, funds), pays, strict=False):
        inputs[f"goal.{name}"] = share * pay
    inputs["goal.with-cargo"] = sum(
        share * pay for share, pay in zip(paid(costs, funds + 0.7 * cargo), pays, strict=False)
    )
    inputs["goal.turns"] = min(turns_left(game, who), 25.0) * pays[0] / 10
    if side is Side.SINKSIDE and game.docks_taken < game.players:
        inputs["goal.price"] = boards.docks[game.players][game.docks_taken].price * len(player.ships)
        inputs["goal.switch"] = boards.docks[game.players][game.docks_taken].builds * min(len(player.tiles), 6)
    name = side.name.lower()
    for kind, level in game.goals[side]:
        goal = game.content.goals[kind].side(side)
        key = f"goal.{name}-{kind}"
        inputs[key] = goal.values[min(level, len(goal.values) - 1)] * goal.count.value(game, who)


def paid(costs: Sequence[int], funds: float) -> list[float]:
    """How much of each of these is paid for, one after the other.

    >>> paid([20, 20, 20], 30)
    [1.0, 0.5, 0.0]
    """
    shares = []
    for cost in costs:
        shares.append(min(1.0, max(0.0, funds / cost)))
        funds -= cost
    return shares


def add_ships(inputs: dict[str, float], game: Flotilla, player: Seat) -> None:
    """Ships that can dive where they are, and cargo that is nearly home."""
    tiles = own_tiles(player)
    ready = nearby = 0.0
    for ship in player.ships:
        placed, cargo = tiles.get(ship.hex), sum(ship.cargo)
        if placed and not placed.depleted and cargo < CARGO:
            ready += 1
        if cargo and abs_distance(ship.hex) <= 2:
            nearby += cargo
    inputs["sink.ready"], inputs["sink.nearby"] = ready, nearby


def add_land(inputs: dict[str, float], game: Flotilla, who: int) -> None:
    """What the next tiles of the best colours would score, and those that are at hand and paid for."""
    player, tiles = game.seats[who], game.content.tiles
    heights, sizes = chances(game, who)
    worth = sorted((min(DIAL_MAX, height) * size for height, size in zip(heights, sizes, strict=True)), reverse=True)
    inputs["sky.best"], inputs["sky.second"] = worth[0], worth[1]
    scores = sorted(
        (
            min(DIAL_MAX, heights[tile.colour] + tile.building) * sizes[tile.colour]
            for tile in (tiles[id] for id in player.tile_stock)
            if tile.cost <= player.stock[tile.colour]
        ),
        reverse=True,
    )
    inputs["sky.ready"], inputs["sky.two-ready"] = sum(scores[:1]), sum(scores[:2])


def add_rivals(inputs: dict[str, float], game: Flotilla, who: int) -> None:
    """The mean of the others, and the points of the best of them."""
    others = [player for seat, player in enumerate(game.seats) if seat != who]
    share, sums = 1 / len(others), [0.0] * len(RIVAL)
    for player in others:
        sky = player.side is Side.SKYSIDE
        built, seals = outposts_built(player), sum(player.seals)
        has = (vp(player), 0, built, sky, seals, player.artefacts, total_toxicity(game, player), len(player.ships))
        sums = [total + share * amount for total, amount in zip(sums, has, strict=True)]
    sums[1] = float(max(map(vp, others)))
    for name, amount in zip(RIVAL, sums, strict=True):
        inputs[f"rival.{name}"] = amount


def left(game: Flotilla) -> float:
    """The part of the game that is left: what lies in the pool, or the rounds to the last one if they are fewer."""
    if game.over or game.end_round:
        return 0.0
    pool = game.pool / (VP_PER_PLAYER * game.players)
    return min(1.0, pool, (LAST_ROUND + 1 - game.round) / LAST_ROUND)


def mode(game: Flotilla) -> str:
    return "competitive"


def target(game: Flotilla, who: int) -> float:
    """The points ahead of the best rival."""
    scores = game.scores
    return float(scores[who] - max(score for seat, score in enumerate(scores) if seat != who))


FEATURES: Features[Flotilla] = Features(NAMES, GROUPS, of, left, ("competitive",), mode, target)
