"""The ocean as a grid (DS 11, 12.1, 13): neighbours, ways of vessels, cells for new boards, zones within reach."""

from __future__ import annotations

from pelagia.games.deep_sea.content.card import DEPTHS, Via
from pelagia.games.deep_sea.rules.state import CELLS, DeepSea, sheet

LAST = DEPTHS - 1
NEAR = tuple(
    tuple(
        near
        for near, there in (
            (cell - DEPTHS, cell >= DEPTHS),
            (cell - 1, cell % DEPTHS > 0),
            (cell + 1, cell % DEPTHS < LAST),
            (cell + DEPTHS, cell < CELLS - DEPTHS),
        )
        if there
    )
    for cell in range(CELLS)
)
ONLY_HERE = (Via.HERE,)


def destinations(game: DeepSea, who: int, start: int, technology: int) -> list[int]:
    """Where a vessel can travel from a zone: each step into a zone within the technology, or upwards (DS 12.1)."""
    boards, seat, scenario = game.boards, game.seats[who], sheet(game)
    oceans = game.content.oceans
    steps = technology
    if game.setback:
        steps = max(1, technology - game.content.setbacks[game.setback].less_range)
    deepest = technology
    if scenario.cleanup:
        locked = (d for d, lock in enumerate(scenario.locks) if seat.cleanup < lock)
        deepest = min(deepest, next(locked, DEPTHS))
    closed = [boards.index(id) for id in game.content.closed if id in boards]
    seen, edge = {start, *closed}, [start]
    found: list[int] = []
    while edge and steps > 0:
        steps -= 1
        new: list[int] = []
        for cell in edge:
            for near in NEAR[cell]:
                if boards[near] and near not in seen and (near % DEPTHS < deepest or near == cell - 1):
                    seen.add(near)
                    new.append(near)
        found += new
        edge = new
    return sorted(cell for cell in found if cell not in seat.vessels or not oceans[boards[cell]].single)


def accessible(game: DeepSea, who: int) -> list[tuple[int, tuple[Via, ...]]]:
    """The zones in which a player can act, and the ways in which their sites are used (DS 11, Z4)."""
    vessels = game.seats[who].vessels
    found: list[tuple[int, tuple[Via, ...]]] = [(cell, ONLY_HERE) for cell in sorted({*vessels})]
    for id in game.content.closed:
        if id in game.boards:
            cell = game.boards.index(id)
            ways = ((cell - DEPTHS, Via.LEFT), (cell - 1, Via.ABOVE), (cell + DEPTHS, Via.RIGHT))
            vias = tuple(via for near, via in ways if near in vessels)
            if vias:
                found = sorted([*found, (cell, vias)])
    return found


def free_cells(game: DeepSea, depth: int, loose: bool = False) -> list[int]:
    """Where a board of a depth may be placed: under a zone, or with `loose` anywhere at its depth (DS 13)."""
    boards = game.boards
    rows = range(depth - 1, sheet(game).columns * DEPTHS, DEPTHS)
    return [cell for cell in rows if not boards[cell] and (depth == 1 or loose or boards[cell - 1])]
