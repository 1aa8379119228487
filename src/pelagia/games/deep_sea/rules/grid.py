"""The ocean as a grid (DS 11, 12.1, 13): ways of vessels, cells for new boards, zones within reach.

Sets of cells are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence

from pelagia.core.masks import members
from pelagia.games.deep_sea.content.card import DEPTHS, Via
from pelagia.games.deep_sea.rules.state import CELLS, DeepSea, Seat, board, sheet

ROWS = tuple(sum(1 << cell for cell in range(row, CELLS, DEPTHS)) for row in range(DEPTHS))  # by depth, from the top
DOWN_TO = tuple(sum(ROWS[:depth]) for depth in range(DEPTHS + 1))
NOT_THE_TOP, NOT_THE_BOTTOM = DOWN_TO[DEPTHS] & ~ROWS[0], DOWN_TO[DEPTHS - 1]
ONLY_HERE = (Via.HERE,)

Ocean = tuple[tuple[str, ...], int, list[int]]  # the boards, the zones that vessels enter, and the closed ones
_last: list[Ocean] = [((), 0, [])]


def ocean(game: DeepSea) -> Ocean:
    """What the boards say; the last answer is kept, since ways are asked about often and boards change seldom."""
    known = _last[0]
    if known[0] is not game.boards:
        closed = [cell for cell, id in enumerate(game.boards) if id in game.content.closed]
        entered = sum(1 << cell for cell, id in enumerate(game.boards) if id and cell not in closed)
        known = _last[0] = game.boards, entered, closed
    return known


def visited(seat: Seat) -> Sequence[int]:
    """The zones with a vessel of a player, in order."""
    vessels = seat.vessels
    return vessels if len(vessels) < 2 else sorted({*vessels})


def destinations(game: DeepSea, who: int, start: int, technology: int) -> list[int]:
    """Where a vessel can travel from a zone: each step into a zone within the technology, or upwards (DS 12.1)."""
    seat, scenario = game.seats[who], sheet(game)
    steps = technology
    if game.setback:
        steps = max(1, technology - game.content.setbacks[game.setback].less_range)
    deepest = technology
    if scenario.cleanup:
        locked = (d for d, lock in enumerate(scenario.locks) if seat.cleanup < lock)
        deepest = min(deepest, next(locked, DEPTHS))
    allowed, reached, edge = DOWN_TO[min(deepest, DEPTHS)], 0, 1 << start
    free = ocean(game)[1] & ~edge
    while edge and steps > 0:
        steps -= 1
        beside = edge << DEPTHS | edge >> DEPTHS | (edge & NOT_THE_BOTTOM) << 1
        edge = (beside & allowed | (edge & NOT_THE_TOP) >> 1) & free
        free &= ~edge
        reached |= edge
    return [cell for cell in members(reached) if cell not in seat.vessels or not board(game, cell).single]


def accessible(game: DeepSea, who: int) -> list[tuple[int, tuple[Via, ...]]]:
    """The zones in which a player can act, and the ways in which their sites are used (DS 11, Z4)."""
    seat = game.seats[who]
    reachable: list[tuple[int, tuple[Via, ...]]] = [(cell, ONLY_HERE) for cell in visited(seat)]
    for cell in ocean(game)[2]:
        ways = ((cell - DEPTHS, Via.LEFT), (cell - 1, Via.ABOVE), (cell + DEPTHS, Via.RIGHT))
        vias = tuple(via for near, via in ways if near in seat.vessels)
        if vias:
            reachable = sorted([*reachable, (cell, vias)])
    return reachable


def free_cells(game: DeepSea, depth: int, loose: bool = False) -> list[int]:
    """Where a board of a depth may be placed: under a zone, or with `loose` anywhere at its depth (DS 13)."""
    boards = game.boards
    rows = range(depth - 1, sheet(game).columns * DEPTHS, DEPTHS)
    return [cell for cell in rows if not boards[cell] and (depth == 1 or loose or boards[cell - 1])]
