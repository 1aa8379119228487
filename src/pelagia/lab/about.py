"""What a report is about: whoever reads it later can play the same games again, and knows if they would differ."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import pelagia
from pelagia import bots
from pelagia.core.game import Rules
from pelagia.games.packs import digest
from pelagia.lab.play import Plan


@dataclass(frozen=True)
class Pack:
    """A content by name, and what tells it from all others."""

    name: str
    fingerprint: str


@dataclass(frozen=True)
class About:
    """All that decides what came out, and nothing that did."""

    program: str  # its version
    game: str
    rules: int  # their version
    content: Pack
    bots: Mapping[str, str]  # with their fingerprints
    seed: int
    first: int  # the numbers of the games of this seed
    games: int


def headed(about: About, data: Mapping[str, Any]) -> dict[str, Any]:
    """A report as JSON, with what programs look for first at the top; `about` has all of it."""
    first = {"game": about.game, "rules": about.rules, "content": about.content.name, "seed": about.seed}
    return first | dict(data)


def about(plan: Plan, games: int | None = None) -> About:
    """What a run of a plan is about; `games`, if it ended early."""
    return about_game(plan.game, plan.bots, plan.seed, plan.start, plan.games if games is None else games, plan.content)


def about_game(
    game: str, names: Iterable[str], seed: int, first: int = 0, games: int = 0, content: str | None = None
) -> About:
    """The same where there is no plan."""
    rules = pelagia.rules(game)
    return About(
        program=pelagia.__version__,
        game=game,
        rules=rules.version,
        content=pack(rules, rules.load_content(content) if content else rules.content),
        bots={name: bots.fingerprint(name) for name in dict.fromkeys(names)},
        seed=seed,
        first=first,
        games=games,
    )


def pack(rules: Rules[Any], content: Any) -> Pack:
    """Name and fingerprint of a content. Those of packs stand in their names; the box has none there."""
    name, _, fingerprint = content.name.partition("@")
    whole = rules.pack.digest if rules.pack else lambda box: digest(tuple(pieces(box).values()))
    return Pack(name, fingerprint or whole(content))


def pieces(content: Any) -> dict[str, Any]:
    """All pieces of a content that have a name, by identifier."""
    named = {}
    for id in content.codes:
        try:
            piece = content[id]
        except KeyError:
            continue
        if hasattr(piece, "name"):
            named[id] = piece
    return named


def changed(before: Any, now: Any) -> list[str]:
    """The pieces that two contents do not share. Where the knowledge of a piece comes from does not matter."""
    old, new = ({id: _unsourced(piece) for id, piece in pieces(content).items()} for content in (before, now))
    return [id for id in {**old, **new} if old.get(id) != new.get(id)]


def _unsourced(piece: Any) -> Any:
    return replace(piece, source="") if hasattr(piece, "source") else piece
