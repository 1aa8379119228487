"""Where the points of Deep Sea came from (DS 19), item by item."""

from __future__ import annotations

from pelagia.core.tally import Source, Worth, from_purse
from pelagia.core.text import Text
from pelagia.games.deep_sea.content.card import LETTERS
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.scoring import items
from pelagia.games.deep_sea.rules.state import LEVEL, LEVEL_POINTS, DeepSea, sheet


def tally(game: DeepSea) -> list[Source]:
    """A team has no points for goals: it meets them or not."""
    scored, seats = items(game), range(game.players)
    pieces = {"attributes": _attributes, "impact": _impact, "journals": _journals, "seniors": _seniors}
    own = [
        Source(
            Text(f"deep-sea-tally-{item}"),
            [getattr(score, item) for score in scored],
            [piece for who in seats for piece in of(game, who)],
        )
        for item, of in pieces.items()
    ]
    goals = [_goal(n, [score.goals[n - 1] for score in scored]) for n in range(1, len(scored[0].goals) + 1)]
    rest = [score.leftovers for score in scored]
    return [*own, *goals, Source(Text("deep-sea-tally-leftovers"), rest, from_purse(rest))]


def _goal(n: int, points: list[int]) -> Source:
    won = [Worth(who, places.goal(n), gained) for who, gained in enumerate(points) if gained]
    return Source(Text("deep-sea-tally-goal", n=n), points, won)


def _attributes(game: DeepSea, who: int) -> list[Worth]:
    levels = zip(LETTERS, game.seats[who].tracks, strict=True)
    worth = [Worth(who, places.track(letter), LEVEL_POINTS[LEVEL[position]]) for letter, position in levels]
    return [entry for entry in worth if entry.points]


def _impact(game: DeepSea, who: int) -> list[Worth]:
    area = sheet(game).area
    markers = [area[place] for place, owner in game.markers if owner == who]
    return [Worth(who, places.hex(hex.id), hex.points) for hex in markers if hex.points]


def _journals(game: DeepSea, who: int) -> list[Worth]:
    worth = [(card, game.content.journals[card].points) for card, _ in game.seats[who].journals]
    return [Worth(who, places.journal(card), points) for card, points in worth if points]


def _seniors(game: DeepSea, who: int) -> list[Worth]:
    worth = []
    for n, member in enumerate(game.seats[who].crew):
        score = game.content.crew[member.model].senior.score if member.senior else None
        points = score.value(game, who) if score else 0
        if points:
            worth.append(Worth(who, places.crew(who, n), points))
    return worth
