"""The weights that ship with Pelagia, and what they were learned for.

Each game and mode has a small text file of named weights; the manifest says of each what it fits: the fingerprints of
the weights and of the inputs, the rules, the content, and how it was learned and proved. Weights that do not fit the
game as it is now are refused, with a warning, and the hand-made value plays.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from pelagia.bots.random import Random
from pelagia.bots.seen import Seen
from pelagia.core.game import Game
from pelagia.games import new, rules

log = logging.getLogger(__name__)
FOLDER = Path(__file__).parent / "weights"
MANIFEST = "manifest.json"
RATINGS = "ratings.json"
DIGITS = 5  # of amounts in a fingerprint: the last bits of a float are the machine's own


@dataclass(frozen=True)
class Learned:
    """What was learned for a game and mode: the weights of each input by knot."""

    weights: Mapping[str, Sequence[float]]

    def to_json(self) -> dict[str, Any]:
        return {"weights": {name: list(knots) for name, knots in self.weights.items()}}


class Unfit(Exception):
    """Weights that were learned for something else."""


def read(file: Path) -> Learned:
    """Weights from a file; ValueError or KeyError if it holds something else."""
    return Learned(json.loads(file.read_text())["weights"])


def write(file: Path, learned: Learned) -> None:
    """Weights as text, one input in a line."""
    lines = [f"    {json.dumps(name)}: {json.dumps(list(knots))}" for name, knots in learned.weights.items()]
    inner = ",\n".join(lines)
    file.write_text(f'{{\n  "weights": {{\n{inner}\n  }}\n}}\n')


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


@cache
def inputs_digest(game: str, players: int) -> str:
    """What tells two versions of the inputs apart: their names, and what they are in the course of a random game."""
    ruleset = rules(game)
    assert ruleset.features is not None
    seen: list[Any] = [ruleset.features.names]
    for position in course(game, players):
        for seat in range(position.players):
            amounts = {**ruleset.value(position, seat), **ruleset.features.of(position, seat)}
            seen.append({name: round(float(amount), DIGITS) for name, amount in sorted(amounts.items())})
        seen.append(round(ruleset.features.left(position), DIGITS))
    return digest(json.dumps(seen).encode())


def course(game: str, players: int) -> list[Game]:
    """Some positions of a random game."""
    table, bot, positions = new(game, players, seed=1, watched=False), Random(1), list[Game]()
    while decision := table.decision:
        if isinstance(decision.effect, table.rules.turns) and len(positions) < 60:
            positions.append(table.clone())
        table.choose(bot.choose(Seen(decision, None)), decision.seat, decision.number)
    return positions


def fits(game: str, entry: Mapping[str, Any], weights: bytes, content: str) -> None:
    """Raise Unfit if an entry of the manifest was not made for this game, content or file."""
    now = {
        "weights": digest(weights),
        "rules": rules(game).version,
        "content": content,
        "inputs": inputs_digest(game, entry["players"]),
    }
    for name, value in now.items():
        if entry.get(name) != value:
            raise Unfit(f"{name}: learned with {entry.get(name)}, but it is {value}")


def shipped(game: str, mode: str, content: str) -> Learned | None:
    """The weights for a game and mode, if there are some and they fit."""
    name = f"{game}-{mode}"
    entry = entries().get(name)
    if entry is None:
        return None
    file = FOLDER / f"{name}.json"
    try:
        fits(game, entry, file.read_bytes(), content)
        return read(file)
    except (Unfit, OSError, ValueError, KeyError) as error:
        log.warning("the learned weights of %s are refused, the hand-made value plays: %s", name, error)
        return None


def ratings(game: str) -> dict[str, float]:
    """The ratings of the levels of a game, as far as they were measured (docs/strength.md says how)."""
    file = FOLDER / RATINGS
    measured: dict[str, dict[str, float]] = json.loads(file.read_text()) if file.exists() else {}
    return measured.get(game, {})


@cache
def entries(folder: Path | None = None) -> dict[str, Any]:
    """The manifest of a folder, or ours."""
    return listed((folder or FOLDER) / MANIFEST)


def listed(file: Path) -> dict[str, Any]:
    """What a file lists by name; nothing where there is none."""
    entries: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    return entries
