"""How good a position is for a seat, in points, part by part (for bots and hints; never a rule).

What lies open is judged by what it will still bring: money and goods by the goals that outposts will score, ships and
tiles by the dives to come, tiles in stock by what they would score in the city. Effects that wait on the agenda count
with what they usually give.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp

from pelagia.core.effects import Effect, Seq
from pelagia.games.flotilla.content.card import Colour, Guild, Side
from pelagia.games.flotilla.counts import Either, Per
from pelagia.games.flotilla.crew import DiscardCrew, Gather, Retire, Switch
from pelagia.games.flotilla.dive import DIVING, LOAD, RESOLVE, Dive, Sail, own_tiles
from pelagia.games.flotilla.gains import (
    Artefact,
    Breakthrough,
    Cleanse,
    Dial,
    Money,
    Purify,
    Resource,
    Ship,
    Sonar,
    Survivor,
    Toxicity,
    Vp,
)
from pelagia.games.flotilla.guilds import Influence, InfluenceDiff, InfluenceIn, InfluenceSame, Recruit, Seal, Step
from pelagia.games.flotilla.ocean import Build, BuildTurn, BuildWhere, Draw, DrawTile, Explore, PlaceTile
from pelagia.games.flotilla.research import Research, Reward
from pelagia.games.flotilla.sea import AROUND, DOCK, UNLOADING
from pelagia.games.flotilla.state import (
    CARGO,
    DIAL_MAX,
    LAST_ROUND,
    MONEY_PER_VP,
    Flotilla,
    Player,
    outposts_built,
    total_toxicity,
    vp,
)
from pelagia.games.flotilla.trade import ScoreGoal, Trade, free_sites


@dataclass(frozen=True)
class Weights:
    """What the parts are worth, in points; estimated by hand and checked in whole games, not tuned yet."""

    pace: float = 3.5  # VP that a seat gains in a turn
    income: float = 2.5  # money that it earns in a turn
    per_outpost: float = 25.0  # money that an outpost takes
    goal: float = 0.6  # share of a goal that is still to be paid for
    outpost: float = 0.5  # the same, if it can be paid now
    stock: float = 0.55  # share of the market price that a barrel in stock is worth
    cargo: float = 0.42
    distance: float = 0.03  # less, for each step to the unloading hex
    hand: float = 0.8  # a card in hand, which is not in the discard pile
    crew: float = 2.6  # a guild card; level 2 half as much again
    ship: float = 0.3  # per turn left
    die: float = 0.9  # a ship on a tile, ready to dive
    sea: float = 0.5  # a tile
    island: float = 0.8
    explore: float = 2.6  # a tile that may be placed
    survivor: float = 1.9
    influence: float = 2.3
    seals: float = 9.0
    builds: float = 0.33  # tiles that a Skysider builds in a turn
    growth: float = 0.6  # share of what they will score
    tile: float = 0.8  # a tile in stock
    barrel: float = 0.5  # a resource for building
    sinkside: float = 1.0  # per turn left
    skyside: float = 1.0


WEIGHTS = Weights()


def value(game: Flotilla, who: int) -> dict[str, float]:
    """The parts of a position's worth; their sum is what a bot maximises."""
    player = game.seats[who]
    if game.over:
        return {"score": float(vp(player))}
    left = turns_left(game, who)
    sky = player.side is Side.SKYSIDE
    return {
        "score": float(vp(player)),
        "money": purse(game, who, left),
        "ships": 0.0 if sky else fleet(game, who, left),
        "sea": 0.0 if sky else waters(game, player, left),
        "city": city(game, player, left) if sky else 0.0,
        "crew": crew(game, who, left),
        "influence": seals(game, who, left),
        "toxicity": toxicity(game, player),
        "future": left * (WEIGHTS.skyside if sky else WEIGHTS.sinkside),
        "turn": waiting(game, who),
    }


def turns_left(game: Flotilla, who: int) -> float:
    """How many turns a seat may still have, the current one not counted."""
    later = who < game.active
    if game.end_round:
        return float(game.end_round + 1 - game.round - later)
    rounds = game.pool / (WEIGHTS.pace * game.players)
    return min(rounds, LAST_ROUND - game.round) + 1 - later


def purse(game: Flotilla, who: int, left: float) -> float:
    """Money and goods: a little at the end, and much as far as outposts and goals can be paid with them."""
    w, player = WEIGHTS, game.seats[who]
    prices = [game.content.boards.prices[field] for field in game.market]
    goods = 0.0
    for colour in Colour:
        n = player.stock[colour]
        goods += prices[colour] * (w.stock * min(n, 5) + 0.6 * w.stock * max(0, n - 5))
    if player.side is Side.SINKSIDE:
        for ship in player.ships:
            if any(ship.cargo):
                share = w.cargo - w.distance * abs_distance(ship.hex)
                goods += share * sum(prices[colour] * n for colour, n in enumerate(ship.cargo))
    if left < 2:  # too late to unload or sell much
        goods *= 0.5 + 0.2 * left
    wealth = player.money + goods
    reach = min(player.outposts_left, (wealth + w.income * left) / w.per_outpost)
    return wealth / MONEY_PER_VP + w.goal * best_goals(game, who, reach)


def best_goals(game: Flotilla, who: int, reach: float) -> float:
    """What the best goals would pay for so many outposts."""
    side = game.seats[who].side
    open_: list[int] = []
    for kind, level in game.goals[side]:
        goal = game.content.goals[kind].side(side)
        count = goal.count.value(game, who)
        if count:
            open_ += [n * count for n in goal.values[level:]]
            open_.append(goal.values[-1] * count)
    open_.sort(reverse=True)
    total = 0.0
    for n in open_:
        if reach <= 0:
            break
        total += n * min(1.0, reach)
        reach -= 1
    return total


@cache
def abs_distance(hex: int) -> int:
    """Steps to the unloading hex, if nothing were in the way."""
    found, ring, steps = {UNLOADING}, [UNLOADING], 0
    while hex not in found:
        ring = [other for place in ring for other in AROUND[place] if other not in found]
        found.update(ring)
        steps += 1
    return steps


def fleet(game: Flotilla, who: int, left: float) -> float:
    """Ships in play, and those that stand where they can dive."""
    w, player = WEIGHTS, game.seats[who]
    tiles = own_tiles(player)
    rich = sum(not placed.depleted for placed in player.tiles)
    total = w.ship * left * len(player.ships) * (0.3, 0.7, 0.9, 1.0)[min(rich, 3)]
    diving = any(isinstance(effect, Dive) for seat, effect in game.agenda if seat == who)
    ready = w.die * (2.0 if diving else min(1.0, left / 6))
    for ship in player.ships:
        placed = tiles.get(ship.hex)
        room = CARGO - sum(ship.cargo)
        if placed and not placed.depleted and room:
            depth = game.content.tiles[placed.tile].depth
            total += ready * (0.7 + 0.2 * depth) * min(1.0, 0.5 + room / 4)
        elif ship.hex in (DOCK, UNLOADING) and not any(ship.cargo):
            total += 0.3 * ready
    return total


def waters(game: Flotilla, player: Player, left: float) -> float:
    """The sea: tiles to dive at, build sites, and what will be the tile stock of a Skysider."""
    w, tiles = WEIGHTS, game.content.tiles
    rich = sum(not placed.depleted for placed in player.tiles)
    islands = sum(tiles[placed.tile].island for placed in player.tiles)
    soon = min(1.0, left / 10)
    return soon * (w.sea * len(player.tiles) + 0.6 * min(rich, 5) + w.island * min(islands, player.outposts_left))


def city(game: Flotilla, player: Player, left: float) -> float:
    """What a Skysider will still build: each tile of a colour makes all later ones of this colour better."""
    w, tiles = WEIGHTS, game.content.tiles
    sizes, buildings = [0] * 4, [0] * 4
    for placed in player.tiles:
        tile = tiles[placed.tile]
        sizes[tile.colour] += 1
        buildings[tile.colour] += tile.building
    factor = [min(DIAL_MAX, game.dials[c] + 0.7 * buildings[c]) for c in Colour]
    chances = [a * (size + 0.5) for a, size in zip(factor, sizes, strict=True)]
    mean = sum(a * (size + 1) * chance for a, size, chance in zip(factor, sizes, chances, strict=True)) / sum(chances)
    total = w.growth * w.builds * left * mean
    soon, budget = min(1.0, left / 6), player.stock[:]
    for id in player.tile_stock[: round(left) + 1]:
        tile = tiles[id]
        ready = budget[tile.colour] >= tile.cost
        budget[tile.colour] -= tile.cost if ready else 0
        total += soon * w.tile * (1.0 if ready else 0.5)
    return total + soon * w.barrel * sum(min(n, 4) for n in player.stock)


def crew(game: Flotilla, who: int, left: float) -> float:
    """Guild cards, and cards that are in hand and can be played before the next gathering."""
    w, player, cards = WEIGHTS, game.seats[who], game.content.crew
    playing = game.in_play if who == game.active else ""
    owned = [*player.hand, *player.discard, *([playing] if playing and not game.retiring else [])]
    levels = sum((0, 1.0, 1.5)[cards[card].level] for card in owned)
    ready = min(float(len(player.hand)), left)
    if any(isinstance(effect, Gather) for seat, effect in game.agenda if seat == who):
        ready = min(float(len(owned)), left)
    return w.crew * min(1.0, left / 12) * levels + w.hand * ready


def seals(game: Flotilla, who: int, left: float) -> float:
    """Seals by the chance to have most of a guild, and the discs by their next fields."""
    w, own, total = WEIGHTS, game.seats[who], 0.0
    slope = 1.6 - min(1.1, left / 25)
    for guild in Guild:
        n = own.seals[guild]
        if n:
            best = max(player.seals[guild] for seat, player in enumerate(game.seats) if seat != who)
            total += w.seals / (1 + exp(-slope * (n - best - 0.3))) + 0.3 * n
    return total


def toxicity(game: Flotilla, player: Player) -> float:
    """The value of the scoring track, between its fields too."""
    track = game.content.boards.toxicity
    field = total_toxicity(game, player) / game.content.boards.toxicity_fields
    low = int(field)
    high = min(low + 1, len(track) - 1)
    return track[low] + (track[high] - track[low]) * (field - low)


def waiting(game: Flotilla, who: int) -> float:
    """What the rest of the turn may bring."""
    total = 0.0
    for seat, effect in reversed(game.agenda):
        if seat != who or seat != game.active:
            break
        total += expected(game, who, effect)
    return total


def expected(game: Flotilla, who: int, effect: Effect[Flotilla]) -> float:
    """What an effect that waits usually gives."""
    w = WEIGHTS
    match effect:
        case Step(left=n) | Influence(n=n) | InfluenceSame(n=n) | InfluenceDiff(n=n) | InfluenceIn(n=n):
            return w.influence * n
        case Trade():
            return trading(game, who, effect)
        case Dive():
            return diving(game, who, effect)
        case Build(n=n, discount=discount, bonus=bonus):
            return building(game, who, n, discount, bonus)
        case ScoreGoal():
            return best_goals(game, who, 1.0)
        case BuildWhere() | BuildTurn():
            return 3.0
        case Explore(drawn=drawn, placed=placed):
            return w.explore * placed * min(1.0, turns_left(game, who) / 8) - 0.3 * drawn
        case PlaceTile(left=left, start=start):
            return w.explore * min(left, len(game.looking) - start) * min(1.0, turns_left(game, who) / 8)
        case Sail(n=n):
            return 0.35 * min(n, 4)
        case Seq(parts=parts) | Retire(parts=parts):
            return 0.7 * sum(expected(game, who, part) for part in parts)
        case Either():
            meant = effect.meant(game, who)
            return expected(game, who, meant) if meant else 0.0
        case Per(count=count, every=every, part=part):
            return count.value(game, who) // every * expected(game, who, part)
        case DiscardCrew(n=n, part=part):
            return 0.6 * n
        case Reward(guilds=guilds, raises=raises):
            return 3.0 * len(guilds) + raises
        case Switch():
            return 0.0
    if effect in (DIVING, RESOLVE, LOAD):
        return symbols(game, who) if effect is not DIVING else 0.0
    return simple(game, effect)


def simple(game: Flotilla, effect: Effect[Flotilla]) -> float:
    """What an effect gives that does not depend on the position much."""
    w = WEIGHTS
    match effect:
        case Money(n=n):
            return 0.45 * n
        case Vp(n=n):
            return float(n)
        case Survivor(n=n):
            return w.survivor * n
        case Resource(n=n):
            return 1.9 * n
        case Recruit():
            return 2.5
        case Seal():
            return 3.5
        case Artefact():
            return 5.0
        case Dial() | Breakthrough():
            return 1.0
        case Sonar() | Ship():
            return 4.0
        case Draw(n=n):
            return 0.8 * n
        case DrawTile():
            return 0.9
        case Purify():
            return 3.0
        case Cleanse(n=n):
            return 0.4 * n
        case Toxicity(n=n):
            return -0.5 * n
        case Research(n=n):
            return 2.0 * n
    return 0.0


def trading(game: Flotilla, who: int, trade: Trade) -> float:
    """What transactions would make possible: sales, and above all an outpost."""
    player, boards = game.seats[who], game.content.boards
    sales = sorted(
        (boards.prices[game.market[c]] + trade.sell for c in Colour for _ in range(player.stock[c])), reverse=True
    )[: trade.n]
    w, goal = WEIGHTS, best_goals(game, who, 1.0)
    gain = (1 - w.stock) * sum(sales) * (1 / MONEY_PER_VP + w.goal * goal / w.per_outpost)
    if player.outposts_left:
        price = boards.ladders[player.side][outposts_built(player)] + trade.outpost
        if not free_sites(game, who) and not trade.floating:
            price += boards.surcharges[player.side]
        if player.money + sum(sales[: trade.n - 1]) >= price:
            gain += max(0.0, w.outpost * goal - 4)
    return gain


DICE = ((0.67, 0.17, 0.17, 0.0), (0.83, 0.33, 0.17, 0.17), (1.33, 0.17, 0.33, 0.33))  # R V N T of a die, by kind


def diving(game: Flotilla, who: int, dive: Dive) -> float:
    """What a dive brings, by its dice."""
    player, tiles = game.seats[who], own_tiles(game.seats[who])
    dice, room = [dive.shallow, dive.reef, dive.deep], 0
    for ship in player.ships:
        placed = tiles.get(ship.hex)
        if placed and not placed.depleted:
            dice[game.content.tiles[placed.tile].depth - 1] += 1
            room += CARGO - sum(ship.cargo)
    resource, survivor, sonar, poison = (sum(n * die[i] for n, die in zip(dice, DICE, strict=True)) for i in range(4))
    echo = (-0.5, WEIGHTS.survivor - 0.5, WEIGHTS.survivor, WEIGHTS.survivor + 1, WEIGHTS.survivor + 2)[game.sonar]
    return 1.7 * min(room, resource) + WEIGHTS.survivor * survivor + echo * sonar - 0.5 * poison


def symbols(game: Flotilla, who: int) -> float:
    """What lies in the heap of a dive."""
    player, tiles = game.seats[who], own_tiles(game.seats[who])
    room = sum(CARGO - sum(ship.cargo) for ship in player.ships if (p := tiles.get(ship.hex)) and not p.depleted)
    resource, poison, depletion, survivor, *sonar = game.heap
    echo = (-0.5, 1.4, 1.9, 3.0, 4.0)[game.sonar]
    return 1.7 * min(room, resource) + 1.9 * survivor + echo * sum(sonar) - 0.5 * poison - 0.6 * depletion


def building(game: Flotilla, who: int, n: int, discount: int, bonus: int) -> float:
    """What the best tiles of the stock would score."""
    player, tiles = game.seats[who], game.content.tiles
    sizes = [0] * 4
    for placed in player.tiles:
        sizes[tiles[placed.tile].colour] += 1
    budget, gains = player.stock[:], list[float]()
    order = sorted(player.tile_stock, key=lambda id: -game.dials[tiles[id].colour] * (sizes[tiles[id].colour] + 1))
    for id in order:
        tile = tiles[id]
        cost = max(0, tile.cost - discount)
        if budget[tile.colour] >= cost and len(gains) < n:
            budget[tile.colour] -= cost
            sizes[tile.colour] += 1
            gains.append(0.8 * game.dials[tile.colour] * (0.8 * sizes[tile.colour] + 0.2) + 1.0 + bonus)
    return sum(gains)
