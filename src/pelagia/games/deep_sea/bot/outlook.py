"""How far the game has come for a seat, and what gains and actions are worth to it now (for bots; never a rule).

A value must not jump where the game only runs on by itself, from a round into the next or through a preparation: a bot
would see a gain or a loss in whatever it did just before.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import sqrt
from typing import Any, NamedTuple

from pelagia.core.combinators import AnyOrder, OneOf
from pelagia.core.effects import Effect
from pelagia.games.deep_sea.bot.aims import Team, Wants, team_goals, wanted_anywhere, wants
from pelagia.games.deep_sea.bot.weights import LEVELS, W, known
from pelagia.games.deep_sea.content.card import (
    CONSERVE,
    COORDINATION,
    INSPIRATION,
    JOURNAL,
    LETTERS,
    SONAR,
    Side,
)
from pelagia.games.deep_sea.rules.actions import Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.counts import ImpactsUsed, OceanZones, Seniors
from pelagia.games.deep_sea.rules.flow import Reclaim
from pelagia.games.deep_sea.rules.gains import Gain, Promote, setback
from pelagia.games.deep_sea.rules.menus import CopyCrew, side
from pelagia.games.deep_sea.rules.state import LEVEL, LEVEL_POINTS, ROUNDS, STAR, TRACK, DeepSea, Mode, Phase, Seat

Prices = Mapping[str, float]

NAMES: dict[type, str] = {
    Sonar: "sonar",
    Conserve: "conserve",
    Publish: "journal",
    Dive: "dive",
    Travel: "travel",
    Promote: "promote",
}
GIVEN_BY: dict[type, str] = {Seniors: "P", ImpactsUsed: "M", OceanZones: "X"}  # what goals of a team count, by gains
SITES_FOR = ("sonar", "conserve", "journal", "dive")


class Outlook(NamedTuple):
    left: int  # preparations to come
    discs: int  # in staging, with those of a preparation that has begun
    useful: float  # how many of them the crew can spend
    freed: int  # crew members whose discs it still takes back
    is_out: bool  # no turn to come in this round
    team: Team
    wants: Wants
    price: Prices  # of a gain, by its letter; X is a discovery
    action: Prices  # what an action brings in general
    supply: Mapping[str, float]  # how often the crew can do it in a round
    able: tuple[float, ...]  # how well the crew can use sonar spaces, conservation, journal and dive sites
    offers: dict[int, float]  # by cell: what a zone offers, as far as it was asked


def outlook(game: DeepSea, who: int) -> Outlook:
    seat = game.seats[who]
    left, discs, freed, is_out = moment(game, who)
    team = team_goals(game, left) if game.mode is not Mode.COMPETITIVE else []
    wanted = wants(game, left, team)
    # Those with a disc can be used again in a later round.
    members = [member for member in seat.crew if left or not (member.disc or is_out)]
    useful = W.per_member * sum(bool(side(game.content.crew[member.model], member).actions) for member in members)
    price = prices(seat, left, discs < useful)
    for count, more in wanted:
        if letter := GIVEN_BY.get(type(count)):
            price[letter] += more
    action = actions(wanted, price)
    price["P"] += promotion(game, who, left, price, action)
    action["promote"] = price["P"]
    supply = supplied(game, seat)
    able = tuple(min(1.0, sqrt(supply.get(name, 0.0))) for name in SITES_FOR)
    return Outlook(left, discs, useful, freed, is_out, team, wanted, price, action, supply, able, {})


def moment(game: DeepSea, who: int) -> tuple[int, int, int, bool]:
    """Preparations to come, discs, crew members still to be freed, and whether the seat's turns are over."""
    seat, left = game.seats[who], ROUNDS[game.mode] - game.round
    if game.phase is Phase.RECRUIT and len(seat.crew) <= game.round:
        return left + 1, seat.staging, 0, True  # as after its pass: for this seat the round has not begun
    if game.phase is Phase.RECRUIT:
        back = LEVEL[seat.tracks[COORDINATION]]
        freed = min(setback(game).most_reassigned or back, back, sum(member.disc for member in seat.crew))
        effort = max(1, LEVEL[seat.tracks[INSPIRATION]] - setback(game).less_effort)
        return left, seat.staging + effort + freed, freed, False
    if game.phase is Phase.REASSIGN:
        freed = sum(effect.n for whose, effect in game.agenda if whose == who and isinstance(effect, Reclaim))
        return left, seat.staging + freed, freed, False
    return left, seat.staging, 0, seat.passed


# Gains


def prices(seat: Seat, left: int, is_short: bool) -> dict[str, float]:
    """What a gain is worth now, by its letter."""
    found, tracks = {}, (*seat.tracks,)
    now = attributes(tracks, left)
    for place, letter in enumerate(LETTERS):
        if tracks[place] < TRACK:
            found[letter] = attributes((*tracks[:place], tracks[place] + 1, *tracks[place + 1 :]), left) - now
        else:
            found[letter] = W.impact
    found["D"] = W.spare_disc if not is_short else W.disc if left else W.last_disc
    found["K"] = W.research if left and seat.research < 7 else W.spare_research
    found["M"] = W.impact
    found["A"] = max(found[letter] for letter in LETTERS)
    found["L"] = found[LETTERS[tracks.index(min(tracks))]]
    found["P"] = W.promotion
    found["X"] = W.discover * sum(found[letter] for letter in LETTERS) / len(LETTERS)
    return found


@lru_cache(maxsize=1 << 15)
def attributes(tracks: tuple[int, ...], left: int) -> float:
    """Points, and what levels will do: discs come by inspiration and come back by coordination, and it takes both."""
    r, i, c, g = (LEVELS[position] for position in tracks)
    engine = W.engine * sqrt(i * (c + 1)) + W.reputation * r + W.ingenuity * g
    return sum(track(position, left) for position in tracks) + left * engine


@cache
def track(position: int, left: int) -> float:
    """The points of a track, smoothed while there is time to reach the next level."""
    real = LEVEL_POINTS[LEVEL[position]]
    smooth = min(position, STAR) + 0.3 * max(0, position - STAR)
    share = min(1.0, 0.25 + 0.25 * left)
    return share * smooth + (1 - share) * real


def bundle(gains: str, price: Prices) -> float:
    return sum(price[letter] * n for letter, n in gained(gains))


@cache
def gained(gains: str) -> tuple[tuple[str, int], ...]:
    return tuple((gain[0], int(gain[1:] or 1)) for gain in gains.split())


def promotion(game: DeepSea, who: int, left: int, price: Prices, action: Prices) -> float:
    """What the best promotion brings."""
    best = 0.0
    for model, senior, disc in game.seats[who].crew:
        if not senior:
            crew = game.content.crew[model]
            at_once, score = crew.senior.at_once, crew.senior.score
            gains = bundle(at_once.bundle, price) if isinstance(at_once, Gain) else 0.0
            gains += score.value(game, who) if score else 0
            more = ability(crew.senior, action) - ability(crew.junior, action)
            best = max(best, gains + W.crew * left * more - W.promoted_disc * disc)
    return best


# Actions


def actions(wanted: Wants, price: Prices) -> dict[str, float]:
    """What the actions bring in general."""
    return {
        "travel": W.travel,
        "sonar": W.sonar * price["X"] + wanted_anywhere(SONAR, wanted),
        "dive": W.dive,
        "conserve": W.conserve + wanted_anywhere(CONSERVE, wanted),
        "journal": W.journal + wanted_anywhere(JOURNAL, wanted),
        "promote": price["P"],
        "discover": price["X"],
    }


def supplied(game: DeepSea, seat: Seat) -> dict[str, float]:
    """How often the crew can do what."""
    found: dict[str, float] = {}
    for member in seat.crew:
        for name, amount in abilities(side(game.content.crew[member.model], member)):
            found[name] = found.get(name, 0.0) + amount
    return found


def ability(one: Side, action: Prices) -> float:
    """What a side can do, at these worths."""
    return sum(action[name] * amount for name, amount in abilities(one))


@known
def abilities(one: Side) -> tuple[tuple[str, float], ...]:
    """What a side can do, and how much of it."""
    return tuple(_abilities(one.actions)) if one.actions else ()


def _abilities(effect: Effect[Any]) -> list[tuple[str, float]]:
    if isinstance(effect, AnyOrder | OneOf):
        # Of alternatives only one can be done, but that is the best one.
        much = len(effect.parts) ** -0.7 if isinstance(effect, OneOf) else 0.8
        return [(name, much * amount) for part in effect.parts for name, amount in _abilities(part)]
    if isinstance(effect, CopyCrew):
        return [(name, 0.4) for name in (*SITES_FOR, "travel")]
    return [(NAMES.get(type(effect), "discover"), 1.0)]
