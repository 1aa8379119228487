"""How good a position is for a seat, in points, part by part (for bots and hints; never a rule).

Everything has a price in points: a step, a disc, research, an impact. What a seat has is worth that; what still waits
on the agenda for it is worth what the best of its options would bring at these prices.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pelagia.core.effects import EachPlayer, Effect, Repeat, When
from pelagia.games.deep_sea.actions import (
    Action,
    Conserve,
    Dive,
    DrawTokens,
    KeepToken,
    Publish,
    Sonar,
    TakeJournal,
    Travel,
)
from pelagia.games.deep_sea.content.card import (
    COORDINATION,
    INGENUITY,
    INSPIRATION,
    LETTERS,
    REPUTATION,
    OceanBoard,
    Side,
)
from pelagia.games.deep_sea.discover import Discover, KeepBoard, PlaceBoard
from pelagia.games.deep_sea.flow import NextTurn
from pelagia.games.deep_sea.gains import (
    AnyStep,
    Gain,
    Impact,
    InTurn,
    LaunchStep,
    LowestStep,
    Promote,
    Research,
    Step,
    StepImpact,
    TakeDiscs,
)
from pelagia.games.deep_sea.menus import Actions, Alternatives, CopyCrew, Extra, TurnMenu, side
from pelagia.games.deep_sea.scoring import checks, goal_points, items, own_items, valid_goals
from pelagia.games.deep_sea.state import LEVEL, LEVEL_POINTS, ROUNDS, SITES, DeepSea, Mode, Phase, Seat, board

Prices = Mapping[str, float]


@dataclass(frozen=True)
class Weights:
    """What the parts are worth, in points; found by letting variants play."""

    disc: float = 0.9  # in staging, while there are rounds to come
    last_disc: float = 0.6  # in the last round, as long as somebody can be activated
    research: float = 0.6
    spare_research: float = 0.35  # beyond what one can soon use
    impact: float = 2.3
    promotion: float = 1.2
    inspiration: float = 0.4  # per step and round to come
    coordination: float = 0.45
    ingenuity: float = 0.25
    reputation: float = 0.25
    vessel: float = 0.6  # per round to come
    crew: float = 0.28  # of the worth of its actions, per round to come
    ready: float = 0.25  # of the worth of its actions, this round
    zone: float = 0.15  # of what a zone with an own vessel offers
    token: float = 0.8
    prize: float = 0.6  # of a majority that is held now
    open_goal: float = 5.0  # a team's goal, by how near it is


W = Weights()
# What an action brings in general, beyond what it costs.
ACTION = {"travel": 1.1, "sonar": 1.6, "dive": 1.5, "conserve": 1.8, "journal": 2.0, "promote": 1.2, "discover": 2.0}


def value(game: DeepSea, who: int) -> dict[str, float]:
    """The parts of a position's worth; their sum is what a bot maximises."""
    if game.phase is Phase.OVER:
        return {"score": float(items(game)[who].total)} if game.mode is Mode.COMPETITIVE else {"goals": team(game)}
    seat, left = game.seats[who], ROUNDS[game.mode] - game.round
    price = prices(game, seat, left)
    own = own_items(game, who)
    return {
        "attributes": attributes(seat, left),
        "cards": float(own.impact + own.journals + own.seniors),
        "goals": goals(game, who) if game.mode is Mode.COMPETITIVE else team(game),
        "discs": discs(seat, left, price),
        "research": research(game, seat, price),
        "crew": crew(game, seat, left),
        "ocean": ocean(game, who, left, price),
        "waiting": waiting(game, who, price),
    }


def prices(game: DeepSea, seat: Seat, left: int) -> dict[str, float]:
    """What a gain is worth now, by its letter."""
    engine = (W.reputation, W.inspiration, W.coordination, W.ingenuity)
    found = {}
    for letter, now, more in zip(LETTERS, seat.tracks, engine, strict=True):
        found[letter] = track(now + 1, left) - track(now, left) + more * left if now < 12 else W.impact
    if left:
        found["D"] = W.disc
    else:
        found["D"] = W.last_disc if any(not member.disc for member in seat.crew) else 0.33
    found["K"] = W.research if left and seat.research < 7 else W.spare_research
    found["M"] = W.impact
    found["P"] = W.promotion
    found["A"] = max(found[letter] for letter in LETTERS)
    found["L"] = found[LETTERS[seat.tracks.index(min(seat.tracks))]]
    return found


@cache
def track(position: int, left: int) -> float:
    """The points of a track, smoothed while there is time to reach the next level."""
    real = LEVEL_POINTS[LEVEL[min(position, 12)]]
    smooth = min(position, 10) + 0.3 * max(0, position - 10)
    share = min(1.0, 0.25 + 0.25 * left)
    return share * smooth + (1 - share) * real


def attributes(seat: Seat, left: int) -> float:
    r, i, c, g = (seat.tracks[one] for one in (REPUTATION, INSPIRATION, COORDINATION, INGENUITY))
    engine = W.reputation * min(r, 10) + W.inspiration * min(i, 10) + W.coordination * min(c, 10)
    engine += W.ingenuity * min(g, 10)
    return sum(track(position, left) for position in seat.tracks) + left * engine


def goals(game: DeepSea, who: int) -> float:
    """Points for each unit, and a share of the majorities that are held now."""
    total = 0.0
    for goal in valid_goals(game):
        if goal is not None:
            sure = goal.points * goal.count.value(game, who)
            total += sure + W.prize * (goal_points(game, goal)[who] - sure)
    return total


def team(game: DeepSea) -> float:
    """How near a team's goals are; one that is met counts full."""
    found = checks(game)
    near = [min(1.0, max(0, check.have) / max(1, check.need)) if check.is_open else 0.0 for check in found]
    return 10.0 * sum(check.is_met for check in found) + 3 * W.open_goal * sum(near)


def discs(seat: Seat, left: int, price: Prices) -> float:
    """Discs in staging, and those on the crew that can be taken back."""
    on_crew = sum(member.disc for member in seat.crew)
    back = min(on_crew, LEVEL[seat.tracks[COORDINATION]])
    later = 0.85 * back + 0.3 * (on_crew - back) if left else 0.0
    return price["D"] * seat.staging + W.disc * later


def research(game: DeepSea, seat: Seat, price: Prices) -> float:
    tokens = sum(max(W.token, price["K"] * game.content.tokens[token].research) for token in seat.tokens[:1])
    surplus = sum(price["K"] * game.content.tokens[token].research for token in seat.tokens[1:])
    return W.research * min(seat.research, 7) + W.spare_research * max(0, seat.research - 7) + tokens + surplus


def crew(game: DeepSea, seat: Seat, left: int) -> float:
    """What the crew can still do: in rounds to come, and those without a disc in this one."""
    total, ready = 0.0, 0.0
    for member in seat.crew:
        worth = actions(side(game.content.crew[member.model], member))
        total += W.crew * left * worth
        if not member.disc:
            ready += W.ready * worth
    return total + (ready if seat.staging and not seat.passed else 0.0)


@cache
def actions(one: Side) -> float:
    """What the actions of a side bring in general."""
    return general(one.actions) if one.actions else 0.0


@cache
def general(effect: Effect[Any]) -> float:
    if isinstance(effect, Alternatives):
        parts = sorted(map(general, effect.parts), reverse=True)
        return parts[0] + 0.15 * sum(parts[1:])
    if isinstance(effect, Actions):
        parts = sorted(map(general, effect.parts), reverse=True)
        return parts[0] + 0.6 * sum(parts[1:])
    if isinstance(effect, CopyCrew):
        return 2.0
    names = {Travel: "travel", Sonar: "sonar", Dive: "dive", Conserve: "conserve", Publish: "journal"}
    return ACTION[names.get(type(effect), "promote" if isinstance(effect, Promote) else "discover")]


def ocean(game: DeepSea, who: int, left: int, price: Prices) -> float:
    """Vessels, and what the zones offer in which they are."""
    seat = game.seats[who]
    offers = sum(offered(game, cell, board(game, cell), price) for cell in {*seat.vessels})
    return W.vessel * (left + 1) * len(seat.vessels) + W.zone * offers


def offered(game: DeepSea, cell: int, zone: OceanBoard, price: Prices) -> float:
    """What the free sites of a zone bring, the best ones most."""
    found = []
    for number, site in enumerate(zone.sites):
        if game.discs[cell * SITES + number] < 0:
            found.append(worth(site.reward, game, 0, price) + (2.0 if site.colour is not None else 0.5))
    found += [1.0] * sum(game.dives[cell * 8 + places[-1]] != "" for places in zone.dive_places)
    return sum(sorted(found, reverse=True)[:3])


def worth(effect: Any, game: DeepSea, who: int, price: Prices) -> float:
    """What an effect brings at these prices."""
    if isinstance(effect, Gain):
        return bundle(effect.bundle, price)
    if isinstance(effect, When | Repeat):
        return 0.5 * worth(effect.part, game, who, price)
    if isinstance(effect, EachPlayer):
        return 0.5
    if isinstance(effect, InTurn):
        return sum(worth(part, game, who, price) for part in effect.parts)
    if isinstance(effect, Extra):
        return 1.0
    return 1.8 if isinstance(effect, Discover) else 0.0


def bundle(gains: str, price: Prices) -> float:
    return sum(price[gain[0]] * int(gain[1:] or 1) for gain in gains.split())


# What waits on the agenda


def waiting(game: DeepSea, who: int, price: Prices) -> float:
    """What a seat may still expect of effects that have begun, down to its next turn."""
    total = 0.0
    for seat, effect in reversed(game.agenda):
        if isinstance(effect, TurnMenu | NextTurn):
            break
        if seat == who:
            total += promise(effect, game, who, price)
    return total


def promise(effect: Effect[Any], game: DeepSea, who: int, price: Prices) -> float:
    """What an effect that waits will bring."""
    if isinstance(effect, Alternatives):
        return max([0.0, *(promise(part, game, who, price) for part in effect.parts)])
    if isinstance(effect, Actions):
        return sum(max(0.0, promise(part, game, who, price)) for part in effect.parts)
    if isinstance(effect, Action):
        return best(effect, game, who, price)
    if isinstance(effect, Extra):
        return max(0.0, best(effect.part, game, who, price))
    if isinstance(effect, Step):
        return price[LETTERS[effect.attribute]]
    if isinstance(effect, StepImpact):
        return price["M"] + price[LETTERS[effect.attribute]]
    simple = {Impact: "M", Promote: "P", AnyStep: "A", LowestStep: "L"}.get(type(effect))
    if simple:
        return price[simple]
    if isinstance(effect, LaunchStep):
        return price["G"] + 2.0
    if isinstance(effect, Research | TakeDiscs):
        return effect.n * price["K" if isinstance(effect, Research) else "D"]
    if isinstance(effect, KeepBoard | PlaceBoard):
        found = [worth(game.content.oceans[id].found, game, who, price) for id in game.looking]
        return max([0.0, *found]) if isinstance(effect, PlaceBoard) else 0.0
    if isinstance(effect, TakeJournal):
        card = game.content.journals[effect.card]
        return card.points + worth(card.you, game, who, price) + (1.0 if card.space else 0.0)
    if isinstance(effect, DrawTokens | KeepToken):
        return 1.6
    if isinstance(effect, CopyCrew):
        return 2.0
    return worth(effect, game, who, price)


def best(action: Action, game: DeepSea, who: int, price: Prices) -> float:
    """What the best option of an action brings."""
    if isinstance(action, Travel):
        found = [arrival(game, key, price) for key in (option.key for option in action.options(game, who))]
        return max(found, default=0.0)
    if isinstance(action, Sonar):
        return max((sonar(game, who, key, price) for key in keys(action, game, who)), default=0.0)
    if isinstance(action, Conserve):
        return max((site(game, who, key, price) - key[3] * price["K"] for key in keys(action, game, who)), default=0.0)
    if isinstance(action, Publish):
        return max((journal(game, who, key, price) for key in keys(action, game, who)), default=0.0)
    if isinstance(action, Dive):
        return max((1.6 + per_token(game, who, key, price) for key in keys(action, game, who)), default=0.0)
    return 1.8


def keys(action: Action, game: DeepSea, who: int) -> list[Any]:
    return [option.key for option in action.options(game, who)]


def arrival(game: DeepSea, key: tuple[str, int, int], price: Prices) -> float:
    _, start, to = key
    there, here = board(game, to), board(game, start)
    more = offered(game, to, there, price) - offered(game, start, here, price)
    return worth(there.arrive, game, 0, price) + W.zone * more


def sonar(game: DeepSea, who: int, key: tuple[str, int, int], price: Prices) -> float:
    _, cell, number = key
    zone = board(game, cell)
    free = next(n for n in zone.track_sites[number] if game.discs[cell * SITES + n] < 0)
    return placed(game, who, cell, free, price) + worth(zone.sites[free].reward, game, who, price)


def site(game: DeepSea, who: int, key: tuple[Any, ...], price: Prices) -> float:
    cell, number = key[1], key[2]
    return placed(game, who, cell, number, price) + worth(board(game, cell).sites[number].reward, game, who, price)


def placed(game: DeepSea, who: int, cell: int, number: int, price: Prices) -> float:
    """A disc on a site: what it costs, the links that it completes, and what it counts for goals, roughly."""
    links = [reward for other, reward in board(game, cell).joined[number] if game.discs[cell * SITES + other] >= 0]
    return sum(worth(reward, game, who, price) for reward in links) - price["D"] + 1.0


def journal(game: DeepSea, who: int, key: tuple[Any, ...], price: Prices) -> float:
    id: str = key[3]
    cost: int = key[4]
    card = game.content.journals[id]
    gains = card.points + worth(card.you, game, who, price) + (1.0 if card.space else 0.0)
    return site(game, who, key, price) + gains - cost * price["K"]


def per_token(game: DeepSea, who: int, key: tuple[str, int, int], price: Prices) -> float:
    return worth(board(game, key[1]).dives[key[2]].per_token, game, who, price)
