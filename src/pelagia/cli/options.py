"""Arguments shared by several commands: the options of a game, and which bots play."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import pelagia
from pelagia.core.errors import BadOption
from pelagia.lab.pool import Cluster, Workers


def options_of(game: str, given: Sequence[str]) -> dict[str, Any]:
    """Read each `name=value`. The values are the game's own, found by how they are written; it says which are wrong."""
    known = pelagia.rules(game).options
    chosen: dict[str, Any] = {}
    for written in given:
        name, equals, value = written.partition("=")
        if not equals:
            raise BadOption(name="--option", value=written, allowed=", ".join(f"{name}=…" for name in known))
        own = [allowed for allowed in known.get(name, ()) if str(allowed).lower() == value.strip().lower()]
        chosen[name] = own[0] if own else value
    return chosen


def plan_of(args: Namespace) -> dict[str, Any]:
    """What all commands that let bots play have in common."""
    return {
        "game": args.game,
        "players": players_of(args.game) if args.players is None else args.players,
        "games": args.games,
        "bots": args.bots,
        "seed": args.seed,
        "options": options_of(args.game, args.option),
        "content": args.content,
        "vary": tuple(args.vary),
    }


def players_of(game: str) -> int:
    """How many play where nobody says: two, or the fewest that the game is for."""
    return max(2, pelagia.rules(game).players[0])


def workers_of(args: Namespace) -> Workers:
    """Who plays: processes of this machine, or a cluster."""
    return Cluster(args.ray, args.workers) if args.ray else int(args.workers)
