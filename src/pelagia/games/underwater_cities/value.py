"""How good a position is for a seat, in points, part by part (for bots and hints; never a rule).

In the middle of an own turn, the turn is first played to its end: each time with the option that leaves most. Then
what lies on the table is counted, with what it will still produce and where it can still grow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from pelagia.core.decision import Option
from pelagia.games.underwater_cities.actions import whole_of
from pelagia.games.underwater_cities.combine import AnyOrder, Seq
from pelagia.games.underwater_cities.conditional import Pay, Per
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    BIO,
    FINAL,
    KELP,
    NOTHING,
    PERMANENT,
    PRODUCTION,
    PT,
    Card,
    Goods,
    Metropolis,
)
from pelagia.games.underwater_cities.counting import kinds_at
from pelagia.games.underwater_cities.gains import Draw, Gain
from pelagia.games.underwater_cities.network import ENDS, LINKS, bits, city_output, connected, reached, touched
from pelagia.games.underwater_cities.permanent import having
from pelagia.games.underwater_cities.production import AlterOne, ConvertProduced, HandIn, Score
from pelagia.games.underwater_cities.scoring import KIND_POINTS, brown_points, network_points, output, resource_points
from pelagia.games.underwater_cities.state import ROUNDS, SOLO_CITIES, UPGRADED, Phase, Player, UnderwaterCities
from pelagia.games.underwater_cities.words import Ask, Word, add, times, trial


@dataclass(frozen=True)
class Weights:
    """What the parts are worth, in points; found by trying."""

    early: tuple[float, ...] = (0.45, 0.55, 0.55, 0.4, 0.8, 1.0)  # kelp, steelplast, science, credit, biomass, point
    late: tuple[float, ...] = (0.25, 0.3, 0.3, 0.25, 0.5, 1.0)
    purse: int = 9  # goods that one can well use; more are worth a quarter each
    hunger: float = 2.2  # a city that will not be fed in the next feeding
    later_hunger: float = 0.9
    city: float = 0.32  # room to grow at a connected city, per round left
    goal: float = 5.0  # alone: a city towards the goal
    apart: float = 0.55  # share of what is not connected yet
    near: float = 0.6  # share of a metropolis for each tunnel that is missing
    permanent: float = 0.28  # per round left
    action: float = 0.9  # per era in which it can be used
    hand: float = 0.25
    final_growth: float = 0.5  # per round left in which a scoring card can still grow


WEIGHTS = Weights()
STEPS = 25  # choices of one turn that are looked at


def value(game: UnderwaterCities, who: int) -> dict[str, float]:
    """The parts of a position's worth; their sum is what a bot maximises."""
    if game.phase is Phase.OVER:
        return {"score": float(game.seats[who].stock[PT])}
    return parts(settled(game, who), who)


def settled(game: UnderwaterCities, who: int) -> UnderwaterCities:
    """The position after the own turn, as far as it can be foreseen."""
    if not _is_mine(game, who):
        return game
    clone = trial(game)
    clone.decisions = game.decisions
    for _ in range(STEPS):
        if not _is_mine(clone, who):
            break
        decision = clone.decisions[0]
        assert isinstance(decision.effect, Ask)
        options = decision.effect.distinct(clone, who, list(decision.options), last=False)
        clone = max((_after(clone, option) for option in options), key=lambda after: worth(after, who))
    return clone


def _is_mine(game: UnderwaterCities, who: int) -> bool:
    """Whether this seat is in the middle of its turn: it has placed, and must choose something."""
    return game.active == who and bool(game.space) and bool(game.decisions) and game.decisions[0].seat == who


def _after(game: UnderwaterCities, option: Option) -> UnderwaterCities:
    clone = game.clone()
    clone.choose(option)
    return clone


def worth(game: UnderwaterCities, who: int) -> float:
    return sum(parts(game, who).values())


def parts(game: UnderwaterCities, who: int) -> dict[str, float]:
    """What a seat has and may expect."""
    player = game.seats[who]
    left = ROUNDS - game.round + (game.phase is Phase.TURNS) * player.tiles / 3
    phases = 4 - game.era - (game.phase > Phase.TURNS) if game.era else 3
    return {
        "score": float(player.stock[PT]),
        "network": float(network_points(game, who)),
        "goods": goods_worth(player.stock, left),
        "production": production_worth(game, who, left, phases),
        "final": final_worth(game, who, left),
        "cards": card_worth(game, player, left, phases),
        "growth": growth_worth(game, who, left, phases),
    }


def rate(left: float) -> list[float]:
    """What one of each resource is worth with so many rounds left."""
    share = min(1.0, left / 7)
    return [late + (early - late) * share for early, late in zip(WEIGHTS.early, WEIGHTS.late, strict=True)]


def goods_worth(stock: Sequence[int], left: float) -> float:
    if left <= 0:
        return float(resource_points(stock))
    rates = rate(left)
    total = sum(stock[:PT])
    much = sum(n * one for n, one in zip(stock[:PT], rates, strict=False))
    return much if total <= WEIGHTS.purse else much * (WEIGHTS.purse / total) + 0.25 * (total - WEIGHTS.purse)


def production_worth(game: UnderwaterCities, who: int, left: float, phases: int) -> float:
    """What the board and the claimed cards will produce, and what feeding takes."""
    if phases <= 0:
        return 0.0
    player = game.seats[who]
    total = [0] * 6
    for _, goods in output(game, who):
        total = [a + b for a, b in zip(total, goods, strict=True)]
    for id in player.claimed:
        card = game.content.cards[id]
        if card.type is PRODUCTION:
            total = [a + b for a, b in zip(total, produces(game, who, whole_of(card)), strict=True)]
    ends = (6, 3, 0)[3 - phases :]  # rounds that are left after each phase
    gained = sum(n * rate(rounds)[one] for rounds in ends for one, n in enumerate(total) if n)
    need = len(connected(player))
    food = player.stock[KELP] + player.stock[BIO] + total[KELP] + total[BIO]
    hungry = max(0, need - food)
    urgent = 1.0 if left - ends[0] <= 1.5 else 0.6
    short = max(0, need - total[KELP] - total[BIO])
    fed = sum(min(need, food if n == 0 else total[KELP] + total[BIO]) for n in range(phases))
    eaten = 0.35 * fed
    return gained - WEIGHTS.hunger * urgent * hungry - WEIGHTS.later_hunger * short * (phases - 1) * 0.5 - eaten


def produces(game: UnderwaterCities, who: int, word: Word) -> Goods:
    """What a production card gives in one phase, roughly."""
    if isinstance(word, Gain):
        return word.goods
    if isinstance(word, Per) and isinstance(word.part, Gain):
        return times(word.part.goods, word.times(game, who))
    if isinstance(word, AnyOrder | Seq):
        total = NOTHING
        for part in word.parts:
            total = add(total, produces(game, who, part))
        return total
    if isinstance(word, Draw):
        return (0, 0, 0, 0, 0, 0)
    if isinstance(word, Pay | AlterOne | ConvertProduced):
        return (0, 0, 0, 1, 0, 0)
    return NOTHING


def final_worth(game: UnderwaterCities, who: int, left: float) -> float:
    """The brown metropolis and the scoring cards: what they give now, and that they grow."""
    player = game.seats[who]
    total = float(brown_points(game, who))
    for id in player.claimed:
        card = game.content.cards[id]
        if card.type is FINAL:
            total += WEIGHTS.final_growth * min(left, 4.0)
            total += sum(one.points(game, who) for one in having(card, Score))
            total += sum(hand_in_worth(one, player.stock, left) for one in having(card, HandIn))
    return total


def hand_in_worth(card: HandIn, stock: Sequence[int], left: float) -> float:
    n = min(stock[one] // price for one, price in enumerate(card.cost) if price)
    n = min(n, card.times) if card.times else n
    lost = sum(price * late for price, late in zip(card.cost, rate(left), strict=True))
    return n * max(0.0, card.points - lost)


def card_worth(game: UnderwaterCities, player: Player, left: float, phases: int) -> float:
    """Cards in hand, and claimed ones that are not counted elsewhere."""
    total = WEIGHTS.hand * min(len(player.hand), 4) * min(1.0, left)
    total += sum(special_worth(game.content.cards[id], left) for id in player.hand)
    for id in player.claimed:
        card = game.content.cards[id]
        if card.type is PERMANENT:
            total += WEIGHTS.permanent * left
        elif card.type is ACTION:
            total += WEIGHTS.action * ((id not in player.used) * min(1.0, left) + max(0, phases - 1))
    return total


def special_worth(card: Card, left: float) -> float:
    return 0.8 * min(1.0, left) if card.cost else 0.0


def growth_worth(game: UnderwaterCities, who: int, left: float, phases: int) -> float:
    """Room at cities, what is not connected yet, and metropolises that come near."""
    player = game.seats[who]
    board = game.content.boards[player.board]
    joined = player.cities & touched(player.tunnels)
    total = WEIGHTS.city * left * joined.bit_count()
    if game.players == 1:
        total += WEIGHTS.goal * min(joined.bit_count(), SOLO_CITIES)
    for city in bits(player.cities & ~joined):
        points = KIND_POINTS[kinds_at(board, player, city)] + 0.4 * phases * sum(city_output(board, player, city))
        total += WEIGHTS.apart * points * min(1.0, left / 2)
    for site, kind in enumerate(player.buildings):
        if kind and not player.cities >> board.city_of[site] & 1:
            total += (0.5 + 0.4 * (kind > UPGRADED)) * min(1.0, left / 3)
    for place, links in enumerate(LINKS):
        if links & ~player.tunnels and player.metropolises[place]:
            missing = distance(player.tunnels, place)
            tile = game.content.metropolises[player.metropolises[place]]
            if missing <= left:
                total += tile_worth(tile, phases) * WEIGHTS.near**missing
    return total


@cache
def tile_worth(tile: Metropolis, phases: int) -> float:
    """What a metropolis is worth when it is connected, roughly."""
    if not tile.blue:
        return 6.0
    goods = sum(n * one for n, one in zip(tile.production, WEIGHTS.early, strict=True)) * phases
    parts = getattr(tile.instant, "parts", (tile.instant,))
    instant = [getattr(part, "goods", None) for part in parts]
    return goods + sum(sum(n * w for n, w in zip(one, WEIGHTS.early, strict=True)) if one else 2.0 for one in instant)


@cache
def distance(tunnels: int, place: int) -> int:
    """How many tunnels are missing to connect a metropolis."""
    lacking = [n for n in bits(LINKS[place]) if not tunnels >> n & 1]
    return sum(1 + _steps(tunnels, ENDS[n]) for n in lacking)


def _steps(tunnels: int, target: int) -> int:
    """How many tunnels until a city site is reached."""
    found, steps = reached(tunnels), 0
    while not found & target:
        grown = found
        for ends in ENDS:
            if ends & found:
                grown |= ends
        found, steps = grown, steps + 1
    return steps
