"""How good a position is for a seat, in points, part by part.

What lies open is judged by what it will still bring: money and goods by the goals that outposts will score, ships and
tiles by the dives to come, tiles in stock by what they would score in the city. Effects that wait on the agenda count
with what they usually give.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from pelagia.core.combinators import Per, Seq, When
from pelagia.core.effects import Effect
from pelagia.games.flotilla.bot.city import building, city, joint, land, shopping
from pelagia.games.flotilla.bot.prospects import circles
from pelagia.games.flotilla.bot.weights import WEIGHTS
from pelagia.games.flotilla.content.card import Colour, Guild, Side
from pelagia.games.flotilla.rules.build import (
    Build,
    BuildTurn,
    BuildWhere,
    Piece,
    PlaceAll,
    TakeTile,
    forecast,
    unscored,
)
from pelagia.games.flotilla.rules.crew import DiscardCrew, Gather, Retire, Switch
from pelagia.games.flotilla.rules.dive import DIVING, LOAD, RESOLVE, Dive, Sail, own_tiles, sonar_field
from pelagia.games.flotilla.rules.gains import (
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
from pelagia.games.flotilla.rules.guilds import (
    Influence,
    InfluenceDiff,
    InfluenceIn,
    InfluenceSame,
    Recruit,
    Seal,
    Step,
)
from pelagia.games.flotilla.rules.ocean import Draw, DrawTile, Explore, PlaceTile, PlaceTurn, PlaceWhere
from pelagia.games.flotilla.rules.research import Research, Reward
from pelagia.games.flotilla.rules.sea import AROUND, DOCK, UNLOADING, completes_artefact, sea_turns
from pelagia.games.flotilla.rules.state import (
    CARGO,
    LAST_ROUND,
    MONEY_PER_VP,
    OUTPOSTS,
    Flotilla,
    Placed,
    Seat,
    total_toxicity,
    vp,
)
from pelagia.games.flotilla.rules.trade import ScoreGoal, Trade

COLOURS, GUILDS = tuple(Colour), tuple(Guild)


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
        "city": city(game, who, left) if sky else 0.0,
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
    player = game.seats[who]
    return wealth(game, who, player.money + goods(game, player, left), player.outposts_left, left, goals(game, who))


def wealth(game: Flotilla, who: int, money: float, outposts: int, left: float, goals: list[int]) -> float:
    """What an amount of money is worth, by the number of outposts left to build."""
    w, player = WEIGHTS, game.seats[who]
    income = w.income if player.side is Side.SKYSIDE else w.catch + w.per_ship * len(player.ships)
    prices = game.content.boards.ladders[player.side][OUTPOSTS - outposts :]
    reach = min(affordable(prices, money + income * left), w.visits * (left + 1.5))
    return money / MONEY_PER_VP + w.goal * first(goals, reach)


def affordable(prices: Sequence[int], money: float) -> float:
    """How many things can be bought in this order; the last one in part.

    >>> affordable([20, 25], 30), affordable([20, 25], 60)
    (1.4, 2.0)
    """
    bought = 0.0
    for price in prices:
        if money < price:
            return bought + money / price
        bought, money = bought + 1, money - price
    return bought


def goods(game: Flotilla, player: Seat, left: float) -> float:
    """Stock and cargo, in money."""
    w, prices = WEIGHTS, [game.content.boards.prices[field] for field in game.market]
    total = stored([prices[c] for c in COLOURS for _ in range(player.stock[c])], left)
    late = min(1.0, left / w.leisure)
    for ship in player.ships:
        if any(ship.cargo):
            share = late * (w.cargo - w.distance * abs_distance(ship.hex))
            total += share * sum(prices[colour] * n for colour, n in enumerate(ship.cargo))
    return total


def stored(prices: list[int], left: float) -> float:
    """Barrels in stock, by their prices: more than a trader sells at once may never be sold."""
    w = WEIGHTS
    late = min(1.0, (left + 2) / w.leisure)
    return late * w.stock * (sum(prices[: w.load]) + w.surplus * sum(prices[w.load :]))


def goals(game: Flotilla, who: int) -> list[int]:
    """What goals pay now, the best first."""
    side = game.seats[who].side
    payments: list[int] = []
    for kind, level in game.goals[side]:
        goal = game.content.goals[kind].side(side)
        count = goal.count.value(game, who)
        if count:
            payments += [n * count for n in goal.values[level:]]
            payments.append(goal.values[-1] * count)
    payments.sort(reverse=True)
    return payments


def first(goals: list[int], n: float) -> float:
    """The sum of the first n goals."""
    whole = int(n)
    return sum(goals[:whole]) + (n - whole) * goals[whole] if whole < len(goals) else float(sum(goals))


@cache
def abs_distance(hex: int) -> int:
    """Steps to the unloading hex, if nothing were in the way."""
    reached, ring, steps = {UNLOADING}, [UNLOADING], 0
    while hex not in reached:
        ring = [other for place in ring for other in AROUND[place] if other not in reached]
        reached.update(ring)
        steps += 1
    return steps


def fleet(game: Flotilla, who: int, left: float) -> float:
    """Ships in play, and those that stand where they can dive."""
    w, player = WEIGHTS, game.seats[who]
    tiles = own_tiles(player)
    rich = sum(not placed.depleted for placed in player.tiles)
    total = w.ship * left * len(player.ships) * (0.6, 0.85, 0.95, 1.0)[min(rich, 3)]
    ready = w.die * min(1.0, left / 6)
    for ship in player.ships:
        placed = tiles.get(ship.hex)
        room = CARGO - sum(ship.cargo)
        if placed and not placed.depleted and room:
            depth = game.content.tiles[placed.tile].depth
            total += ready * (0.7 + 0.2 * depth) * min(1.0, 0.5 + room / 4)
        elif ship.hex in (DOCK, UNLOADING) and not any(ship.cargo):
            total += 0.3 * ready
    return total


def waters(game: Flotilla, player: Seat, left: float) -> float:
    """The sea: tiles to dive at, build sites, and what will be the tile stock of a Skysider."""
    w, tiles = WEIGHTS, game.content.tiles
    rich = sum(not placed.depleted for placed in player.tiles)
    islands = sum(tiles[placed.tile].island for placed in player.tiles)
    soon = min(1.0, left / 10)
    begun, nearly = circles(game.content, tuple(player.tiles), arcs=True)
    total = w.sea * min(len(player.tiles), w.enough) + w.more * max(0.0, len(player.tiles) - w.enough)
    total += 0.6 * min(rich, 5) + w.island * min(islands, player.outposts_left)
    return soon * (total + 4 * (w.begun * begun + w.nearly * nearly))


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
    for guild in GUILDS:
        n = own.seals[guild]
        if n:
            best = max(player.seals[guild] for seat, player in enumerate(game.seats) if seat != who)
            total += w.seals / (1 + exp(-slope * (n - best - 0.3))) + 0.3 * n
    return total


def toxicity(game: Flotilla, player: Seat) -> float:
    """The value of the scoring track, between its fields too."""
    track = game.content.boards.toxicity
    field = total_toxicity(game, player) / game.content.boards.toxicity_fields
    low = int(field)
    high = min(low + 1, len(track) - 1)
    return track[low] + (track[high] - track[low]) * (field - low)


def waiting(game: Flotilla, who: int) -> float:
    """What the rest of the turn may bring."""
    total = 0.0
    for seat, effect in game.agenda[::-1]:
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
        case ScoreGoal():
            return float(max(goals(game, who), default=0))
        case Build() | TakeTile() | PlaceAll() | BuildWhere() | BuildTurn() | Piece():
            return constructing(game, who, effect)
        case Explore() | PlaceTile() | PlaceWhere() | PlaceTurn():
            return laying(game, who, effect)
        case Sail(n=n):
            return 0.35 * min(n, 4)
        case Seq(parts=parts) | Retire(parts=parts):
            return 0.7 * sum(expected(game, who, part) for part in parts)
        case When():
            meant = effect.meant(game, who)
            return expected(game, who, meant) if meant else 0.0
        case Per(part=part):
            return effect.times(game, who) * expected(game, who, part)
        case DiscardCrew(n=n, part=part):
            return 0.6 * n
        case Reward(guilds=guilds, raises=raises):
            return 3.0 * len(guilds) + raises
        case Switch():
            return 0.0
    if effect in (DIVING, RESOLVE, LOAD):
        return symbols(game, who) if effect is not DIVING else 0.0
    return simple(game, effect)


def constructing(game: Flotilla, who: int, effect: Effect[Flotilla]) -> float:
    """What it brings to build tiles: those that are placed already score in the city that the others make."""
    match effect:
        case Build(n=n, discount=discount, bonus=bonus):
            return building(game, who, turns_left(game, who), n, discount, bonus)
        case TakeTile(n=n, discount=discount):
            return building(game, who, turns_left(game, who), n, discount, 0)
        case PlaceAll(bonus=bonus):
            return bonus * len(game.looking) + joint(game, who, game.looking)
        case BuildWhere(tile=tile):
            return finding(game, who, tile) if tile == game.looking[0] else 0.0
        case BuildTurn(tile=tile, hex=hex):
            before = sum(piece.points for piece in unscored(game, who))
            after = joint(game, who, game.looking) - joint(game, who, [tile])
            return max(map(sum, forecast(game, who, tile, hex))) - before + after
        case Piece(tile=tile, bonus=bonus):
            return float(next((piece.points for piece in unscored(game, who) if piece.tile == tile), bonus))
    return 0.0


def finding(game: Flotilla, who: int, id: str) -> float:
    """What a tile will score for which a hex is looked for, with what it and all after it add to each other."""
    city, tile = land(game, who), game.content.tiles[id]
    waiting = sum(game.content.tiles[piece.tile].colour is tile.colour for piece in unscored(game, who))
    more = WEIGHTS.joins * waiting * city.open[0][tile.colour]
    return city.best(tile, city.free) + more + joint(game, who, game.looking) - joint(game, who, [id])


def laying(game: Flotilla, who: int, effect: Effect[Flotilla]) -> float:
    """What it brings to place tiles."""
    w = WEIGHTS
    match effect:
        case PlaceWhere() | PlaceTurn():
            return placing(game, who, effect)
        case Explore(drawn=drawn, placed=placed):
            much = 0.7 if len(game.seats[who].tiles) >= w.enough else 1.0
            return w.explore * much * placed * min(1.0, turns_left(game, who) / 8) - 0.3 * drawn
        case PlaceTile(left=left, start=start):
            return w.explore * min(left, len(game.looking) - start) * min(1.0, turns_left(game, who) / 8)
    return 0.0


def placing(game: Flotilla, who: int, effect: PlaceWhere | PlaceTurn) -> float:
    """A tile about to be placed: the circle that it would complete or begin."""
    w, placed, tiles = WEIGHTS, tuple(game.seats[who].tiles), game.content.tiles
    if isinstance(effect, PlaceWhere) or not tiles[effect.tile].arc:
        return w.explore
    most = 0.0
    before = circles(game.content, placed, arcs=True)
    for turn in range(sea_turns(tiles[effect.tile])):
        new = Placed(effect.hex, effect.tile, turn)
        if completes_artefact(placed, new, tiles):
            most = max(most, 5.0)
            continue
        begun, nearly = circles(game.content, (*placed, new), arcs=True)
        most = max(most, 4 * (w.begun * (begun - before[0]) + w.nearly * (nearly - before[1])))
    return w.explore + most


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
    """What transactions would make possible: sales, an outpost with a goal, barrels for the best tile."""
    player, prices = game.seats[who], game.content.boards.prices
    left, open_ = turns_left(game, who), goals(game, who)
    sales = sorted(
        (prices[game.market[c]] + trade.sell for c in COLOURS if not game.bought[c] for _ in range(player.stock[c])),
        reverse=True,
    )
    before = wealth(game, who, player.money + stored(sales, left), player.outposts_left, left, open_)
    n = trade.n if player.side is Side.SINKSIDE else min(trade.n, 2)  # a Skysider has other uses for its barrels
    sold = sum(sales[:n]) + stored(sales[n:], left)
    gain = wealth(game, who, player.money + sold, player.outposts_left, left, open_) - before
    price = trade.outpost_price(game, who) if player.outposts_left else 0
    if open_ and player.outposts_left and player.money + sum(sales[: n - 1]) >= price:
        sold = sum(sales[: n - 1]) + stored(sales[n - 1 :], left)
        after = wealth(game, who, player.money + sold - price, player.outposts_left - 1, left, open_[1:])
        gain = max(gain, open_[0] + after - before)
    if player.side is Side.SKYSIDE:
        gain = max(gain, shopping(game, who, trade))
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
    spoilt = 0.7 * max(0.0, sum(dice) / 3 - 1)
    gain = WEIGHTS.barrel * min(room, resource) + WEIGHTS.survivor * survivor
    return gain + echo(game) * sonar - 0.5 * poison - spoilt


def echo(game: Flotilla) -> float:
    """What a sonar symbol gives now."""
    field = sonar_field(game)
    return sum(simple(game, effect) for effect in field.effects) + field.die


def symbols(game: Flotilla, who: int) -> float:
    """What lies in the heap of a dive."""
    player, tiles = game.seats[who], own_tiles(game.seats[who])
    room = sum(CARGO - sum(ship.cargo) for ship in player.ships if (p := tiles.get(ship.hex)) and not p.depleted)
    resource, poison, depletion, survivor, *sonar = game.heap
    gain = WEIGHTS.barrel * min(room, resource) + WEIGHTS.survivor * survivor
    return gain + echo(game) * sum(sonar) - 0.5 * poison - 0.6 * depletion
