"""What a Skysider will still build, for the worth of a position."""

from __future__ import annotations

from collections.abc import Sequence

from pelagia.games.flotilla.bot.prospects import Prospects, circles, prospects
from pelagia.games.flotilla.bot.weights import WEIGHTS
from pelagia.games.flotilla.content.card import Colour
from pelagia.games.flotilla.rules.state import DIAL_MAX, Flotilla
from pelagia.games.flotilla.rules.trade import Trade

COLOURS = tuple(Colour)


def land(game: Flotilla, who: int) -> Prospects:
    return prospects(game.content, tuple(game.seats[who].tiles), tuple(game.dials))


def chances(game: Flotilla, who: int) -> tuple[list[int], list[int]]:
    """By colour: A and B of the next tile, in lists of one's own."""
    heights, sizes = land(game, who).open
    return heights[:], sizes[:]


def after(game: Flotilla, ids: Sequence[str], heights: list[int], sizes: list[int]) -> tuple[list[int], list[int]]:
    """The same when these tiles are built."""
    heights, sizes = heights[:], sizes[:]
    for id in ids:
        tile = game.content.tiles[id]
        sizes[tile.colour] += 1
        heights[tile.colour] += tile.building
    return heights, sizes


def city(game: Flotilla, who: int, left: float) -> float:
    """What a Skysider will still build: each tile of a colour makes all later ones of this colour better."""
    w, player = WEIGHTS, game.seats[who]
    coming = game.looking if who == game.active else ()  # about to be built
    heights, sizes = after(game, coming, *chances(game, who))
    begun, nearly = circles(game.content, tuple(player.tiles), arcs=False)
    soon = min(1.0, left / 6)
    total = soon * (w.tile * len(player.tile_stock) + w.begun * begun + w.nearly * nearly)
    return total + programme(game, player.stock, player.tile_stock, left, heights, sizes)


def programme(
    game: Flotilla, stock: list[int], ids: Sequence[str], left: float, heights: list[int], sizes: list[int]
) -> float:
    """What the next tiles would score if they were built one after the other, always the best."""
    w, budget, heights, sizes = WEIGHTS, stock[:], heights[:], sizes[:]
    prices = [w.paid * (0.5 * game.content.boards.prices[field] + 0.5 * w.price) for field in game.market]
    known: list[list[tuple[bool, int]]] = [[], [], [], []]
    for id in ids:
        tile = game.content.tiles[id]
        known[tile.colour].append((tile.building, -tile.cost))
    for stack in known:
        stack.sort()
    n, total = min(w.horizon, w.builds * left), 0.0
    while n > 0:
        best, colour = 0.0, -1
        for c in COLOURS:
            building, cost = known[c][-1] if known[c] else (False, -2)
            missing = max(0, -cost - budget[c])
            share = w.chance if not known[c] else w.known if missing else w.ready
            gain = share * min(DIAL_MAX, heights[c] + building) * sizes[c] - prices[c] * missing
            if gain > best:
                best, colour = gain, c
        if colour < 0:
            break
        building, cost = known[colour].pop() if known[colour] else (False, -2)
        heights[colour] += building
        budget[colour] = max(0, budget[colour] + cost)
        sizes[colour] += 1
        total += best * min(1.0, n)
        n -= 1
    return total


def joint(game: Flotilla, who: int, ids: Sequence[str]) -> float:
    """What tiles score that are built together: each counts all of its colour."""
    heights, sizes = chances(game, who)
    return sum(together(game, ids, heights, sizes, colour) for colour in COLOURS)


def together(game: Flotilla, ids: Sequence[str], heights: list[int], sizes: list[int], colour: Colour) -> float:
    """The same for one colour; sizes and heights are those of its next tile."""
    own = [game.content.tiles[id] for id in ids if game.content.tiles[id].colour is colour]
    if not own:
        return 0.0
    height = min(DIAL_MAX, heights[colour] + sum(tile.building for tile in own))
    return 0.9 * len(own) * height * (sizes[colour] + WEIGHTS.joins * (len(own) - 1))


def building(game: Flotilla, who: int, left: float, n: int, discount: int, bonus: int) -> float:
    """What the best tiles of the stock would score besides those already taken, and what they do for later ones."""
    player, tiles = game.seats[who], game.content.tiles
    heights, sizes = chances(game, who)
    budget, waiting, taken = player.stock[:], [*player.tile_stock], game.looking[:]
    total = -programme(game, budget, waiting, left, *after(game, taken, heights, sizes))
    for _ in range(n):
        best, chosen = 0.0, ""
        for id in waiting:
            c = tiles[id].colour
            if budget[c] >= tiles[id].cost - discount:
                gain = together(game, [*taken, id], heights, sizes, c) - together(game, taken, heights, sizes, c)
                if gain > best:
                    best, chosen = gain, id
        if not chosen:
            break
        waiting.remove(chosen)
        taken.append(chosen)
        budget[tiles[chosen].colour] -= max(0, tiles[chosen].cost - discount)
        total += best + bonus
    return max(0.0, total + programme(game, budget, waiting, left, *after(game, taken, heights, sizes)))


def shopping(game: Flotilla, who: int, trade: Trade) -> float:
    """Barrels for the best tile that lacks some."""
    w, player, prices = WEIGHTS, game.seats[who], game.content.boards.prices
    heights, sizes = chances(game, who)
    best = 0.0
    for id in player.tile_stock:
        tile = game.content.tiles[id]
        c = tile.colour
        missing = tile.cost - player.stock[c]
        price = max(1, prices[game.market[c]] + trade.buy)
        if 0 < missing <= trade.n and missing * price <= player.money and not game.sold[c]:
            gain = (w.ready - w.known) * min(DIAL_MAX, heights[c] + tile.building) * sizes[c]
            usual = 0.5 * prices[game.market[c]] + 0.5 * w.price
            best = max(best, gain + missing * (w.paid * usual - w.coin * price))
    return best
