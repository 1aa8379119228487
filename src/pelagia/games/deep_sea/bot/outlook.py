"""How far the game has come for a seat, and what gains and actions are worth to it now.

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
from pelagia.games.deep_sea.bot.weights import CREW, LEVELS, Weights, known, senior, weights
from pelagia.games.deep_sea.content.card import (
    CONSERVE,
    COORDINATION,
    INSPIRATION,
    JOURNAL,
    LETTERS,
    SONAR,
    Journal,
    Side,
)
from pelagia.games.deep_sea.content.sheet import Scenario
from pelagia.games.deep_sea.rules.actions import Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.counts import ImpactsUsed, OceanZones, Seniors
from pelagia.games.deep_sea.rules.flow import Reclaim
from pelagia.games.deep_sea.rules.gains import Gain, Promote, setback
from pelagia.games.deep_sea.rules.impact import spread
from pelagia.games.deep_sea.rules.menus import CopyCrew, side
from pelagia.games.deep_sea.rules.state import (
    LEVEL,
    LEVEL_POINTS,
    ROUNDS,
    STAR,
    TRACK,
    DeepSea,
    Marker,
    Mode,
    Phase,
    Seat,
    sheet,
)

Prices = Mapping[str, float]
Hexes = tuple[tuple[int, str], ...]  # points and gains

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
BOTH, EITHER = 0.63, -0.42  # what one of several actions counts; of alternatives, the power of their number
STEP_OF_CLEANUP = 2.0


class Outlook(NamedTuple):
    w: Weights  # of this time
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
    w = weights(left)
    team = team_goals(game, left) if game.mode is not Mode.COMPETITIVE else []
    wanted = wants(game, left, team)
    # Those with a disc can be used again in a later round.
    members = [member for member in seat.crew if left or not (member.disc or is_out)]
    useful = w.per_member * sum(bool(side(game.content.crew[member.model], member).actions) for member in members)
    price = prices(game, seat, left, discs < useful)
    for count, more in wanted:
        if letter := GIVEN_BY.get(type(count)):
            price[letter] += more
    action = actions(wanted, price, w)
    price["P"] += promotion(game, who, left, price, action)
    action["promote"] = price["P"]
    supply = supplied(game, seat)
    able = tuple(min(1.0, sqrt(supply.get(name, 0.0))) for name in SITES_FOR)
    return Outlook(w, left, discs, useful, freed, is_out, team, wanted, price, action, supply, able, {})


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


def prices(game: DeepSea, seat: Seat, left: int, is_short: bool) -> dict[str, float]:
    """What a gain is worth now, by its letter."""
    w, tracks = weights(left), (*seat.tracks,)
    price: dict[str, float] = {}
    now = attributes(tracks, left)
    for place, letter in enumerate(LETTERS):
        if tracks[place] < TRACK:
            price[letter] = attributes((*tracks[:place], tracks[place] + 1, *tracks[place + 1 :]), left) - now
        else:
            price[letter] = w.impact
    price["D"] = w.spare_disc if not is_short else w.disc if left else w.last_disc
    price["K"] = w.research if left and seat.research < 7 else w.spare_research
    price["M"] = w.impact
    price["A"] = max(price[letter] for letter in LETTERS)
    price["L"] = price[LETTERS[tracks.index(min(tracks))]]
    price["P"] = w.promotion
    price["X"] = w.discover * sum(price[letter] for letter in LETTERS) / len(LETTERS)
    if sheet(game).kind == "spread":
        price["M"] += w.real * (marker(game, price) - w.impact)
    return price


def marker(game: DeepSea, price: Prices) -> float:
    """What the best hex gives that can be had now, or a step of the cleanup."""
    best = STEP_OF_CLEANUP if sheet(game).cleanup else 0.0
    return max([best, *(points + bundle(gains, price) for points, gains in hexes(game))])


_last: list[tuple[tuple[Marker, ...], Scenario | None, Hexes]] = [((), None, ())]  # the last markers, their area


def hexes(game: DeepSea) -> Hexes:
    """The hexes that can be had now, each kind once. The last answer is kept, as clones share it."""
    markers, scenario, kinds = _last[0]
    if markers is not game.markers or scenario is not sheet(game):
        scenario = sheet(game)
        places = [scenario.area[option.key[1]] for option in spread(game, scenario)]
        kinds = tuple({(hex.points, hex.bundle): None for hex in places})
        _last[0] = game.markers, scenario, kinds
    return kinds


@lru_cache(maxsize=1 << 15)
def attributes(tracks: tuple[int, ...], left: int) -> float:
    """Points, and what levels will do: discs come by inspiration and come back by coordination, and it takes both."""
    r, i, c, g = (LEVELS[position] for position in tracks)
    w = weights(left)
    engine = w.engine * sqrt(i * (c + 1)) + w.inspiration * i + w.coordination * c
    engine += w.reputation * r + w.ingenuity * g
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
    w, best = weights(left), 0.0
    for model, is_senior, disc in game.seats[who].crew:
        if not is_senior:
            crew = game.content.crew[model]
            at_once, score = crew.senior.at_once, crew.senior.score
            gains = bundle(at_once.bundle, price) if isinstance(at_once, Gain) else 0.0
            gains += score.value(game, who) if score else 0
            more = ability(crew.senior, action) - ability(crew.junior, action)
            more = w.crew * more + CREW.get(senior(model), 0.0) - CREW.get(model, 0.0)
            best = max(best, gains + left * more - w.promoted_disc * disc)
    return best


# Actions


def actions(wanted: Wants, price: Prices, w: Weights) -> dict[str, float]:
    """What the actions bring in general."""
    return {
        "travel": w.travel,
        "sonar": w.sonar * price["X"] + wanted_anywhere(SONAR, wanted),
        "dive": w.dive,
        "conserve": w.conserve + wanted_anywhere(CONSERVE, wanted),
        "journal": w.journal + wanted_anywhere(JOURNAL, wanted),
        "promote": price["P"],
        "discover": price["X"],
    }


def supplied(game: DeepSea, seat: Seat) -> dict[str, float]:
    """How often the crew can do what."""
    supply: dict[str, float] = {}
    for member in seat.crew:
        for name, amount in abilities(side(game.content.crew[member.model], member)):
            supply[name] = supply.get(name, 0.0) + amount
    return supply


def ability(face: Side, action: Prices) -> float:
    """What a side can do, at these worths."""
    return sum(action[name] * amount for name, amount in abilities(face))


@known
def abilities(face: Side) -> tuple[tuple[str, float], ...]:
    """What a side can do, and how much of it."""
    return tuple(_abilities(face.actions)) if face.actions else ()


@known
def of_space(card: Journal) -> tuple[tuple[str, float], ...]:
    """What the space of a journal lets one do, and how much of it."""
    return tuple(_abilities(card.space)) if card.space else ()


def _abilities(effect: Effect[Any]) -> list[tuple[str, float]]:
    if isinstance(effect, AnyOrder | OneOf):
        # Of alternatives only one can be done, but that is the best one.
        much = len(effect.parts) ** EITHER if isinstance(effect, OneOf) else BOTH
        return [(name, much * amount) for part in effect.parts for name, amount in _abilities(part)]
    if isinstance(effect, CopyCrew):
        return [(name, 0.4) for name in (*SITES_FOR, "travel")]
    return [(NAMES.get(type(effect), "discover"), 1.0)]
