"""Ridge regression of the outcome of a game on what was seen in it, around the hand-made value.

Weights are interpolated in the time left, by knots, and neighbouring knots are pulled together. Nothing is fitted by
stage, and the hand-made value keeps its scale: what is learned is what it is wrong by.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pelagia.bots.judge import KNOTS, shares
from pelagia.bots.manifest import Learned

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

PULLS = (10.0, 40.0, 160.0, 640.0, 2560.0)  # how strongly weights are pulled to zero; the best on unseen games is taken
TIES = 2.0  # how much more strongly the knots of an input are tied together
HELD_OUT = 5  # every fifth game is for choosing the pull
RARE = 20  # inputs that were seen in fewer games say nothing, nor do stages with fewer positions
LEAST = 3.0  # the least spread in whose unit an input is pulled: a rare card must not learn from its few games
STAGES = 4  # of the report


@dataclass(frozen=True)
class Table:
    """Samples as arrays: one row for a position, sorted by game."""

    names: list[str]
    amounts: Array  # rows by inputs
    left: Array
    hand: Array
    target: Array
    game: Array


@dataclass(frozen=True)
class Fit:
    """What was learned, and how well it foretells the end of games that it has not seen."""

    learned: Learned
    pull: float
    stages: list[dict[str, float]]  # by time left: how well the hand and the line explain the target, and their slopes


def fit(table: Table) -> Fit:
    """Learn from all games, with the pull that served best on a part of them."""
    import numpy as np

    design, scale = _design(table)
    wanted = table.target - table.hand
    unseen = table.game % HELD_OUT == 0
    some = _solve(design[~unseen], wanted[~unseen], PULLS)
    errors = [float(np.mean((wanted[unseen] - design[unseen] @ weights) ** 2)) for weights in some]
    place = errors.index(min(errors))
    told = table.hand + design @ some[place]
    weights = _solve(design, wanted, [PULLS[place]])[0].reshape(-1, KNOTS) / scale[:, None]
    named = {
        name: [round(float(weight), 4) for weight in row]
        for name, row in zip(table.names, weights, strict=True)
        if np.abs(row).max() >= 5e-5
    }
    return Fit(Learned(named), PULLS[place], _stages(table, told, unseen))


def _design(table: Table) -> tuple[Array, Array]:
    """Inputs times the shares of their knots, each input in units of its spread; and those units."""
    import numpy as np

    knots = np.array([shares(left) for left in table.left])
    amounts: Array = table.amounts.astype(np.float64)
    spread = np.sqrt(amounts.var(axis=0))
    games = np.array([len(np.unique(table.game[column != 0])) for column in table.amounts.T])
    level = np.array([name == "time.1" for name in table.names])
    scale = np.where((spread < 1e-9) | (games < RARE), np.inf, np.maximum(spread, LEAST))
    scale[level & (games > 0)] = 0.01  # hardly pulled: else all inputs would share in what is but a level
    units: Array = amounts / scale
    return (units[:, :, None] * knots[:, None, :]).reshape(len(units), -1), scale


def _solve(design: Array, wanted: Array, pulls: Sequence[float]) -> list[Array]:
    import numpy as np

    inputs = design.shape[1] // KNOTS
    ties = np.zeros((KNOTS, KNOTS))
    for knot in range(KNOTS - 1):
        ties[knot : knot + 2, knot : knot + 2] += [[1, -1], [-1, 1]]
    penalty = np.kron(np.eye(inputs), np.eye(KNOTS) + TIES * ties)
    squares, products = design.T @ design, design.T @ wanted
    return [np.linalg.solve(squares + pull * penalty, products).astype(np.float64) for pull in pulls]


def _stages(table: Table, told: Array, unseen: Any) -> list[dict[str, float]]:
    import numpy as np

    stages = []
    for stage in range(STAGES):
        here = unseen & (table.left <= 1 - stage / STAGES) & (table.left >= 1 - (stage + 1) / STAGES)
        if here.sum() < RARE:
            continue
        y = table.target[here]
        figures = {"left": 1 - (stage + 0.5) / STAGES, "positions": float(here.sum())}
        for name, x in (("hand", table.hand[here]), ("line", told[here])):
            slope, base = np.polyfit(x, y, 1)
            figures[f"{name}_slope"] = round(float(slope), 3)
            figures[f"{name}_r2"] = round(1 - float(np.mean((y - base - slope * x) ** 2) / max(1e-9, y.var())), 3)
        stages.append(figures)
    return stages


def joined(tables: Sequence[Table]) -> Table:
    """Several tables as one; their games stay apart."""
    import numpy as np

    names = list(dict.fromkeys(name for table in tables for name in table.names))
    amounts = []
    for table in tables:
        wide = np.zeros((len(table.left), len(names)), dtype=np.float32)
        wide[:, [names.index(name) for name in table.names]] = table.amounts
        amounts.append(wide)
    starts = np.cumsum([0, *(table.game.max() + 1 if len(table.game) else 0 for table in tables[:-1])])
    rest = {name: np.concatenate([getattr(table, name) for table in tables]) for name in ("left", "hand", "target")}
    game = np.concatenate([table.game + start for table, start in zip(tables, starts, strict=True)])
    return Table(names=names, amounts=np.concatenate(amounts), game=game, **rest)
