"""How good a position is for a seat, in points, part by part.

What lies on the table is counted, with what it will still produce and where it can still grow. In the middle of a turn
that says little: bots play a turn to its end first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from pelagia.core.combinators import AnyOrder, Per, Seq
from pelagia.core.effects import amount
from pelagia.games.underwater_cities.bot.cards import instant, lasting, use
from pelagia.games.underwater_cities.bot.prospects import (
    Floor,
    floor_of,
    goal_worth,
    growth_worth,
    near,
    plan_worth,
    sea_of,
    total,
)
from pelagia.games.underwater_cities.bot.weights import WEIGHTS
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    BIO,
    CRED,
    FINAL,
    INSTANT,
    KELP,
    NOTHING,
    PERMANENT,
    PRODUCTION,
    PT,
    Content,
    Goods,
)
from pelagia.games.underwater_cities.rules.action_cards import Ready, whole_of
from pelagia.games.underwater_cities.rules.gains import Gain
from pelagia.games.underwater_cities.rules.goods import add, times
from pelagia.games.underwater_cities.rules.paying import Pay
from pelagia.games.underwater_cities.rules.permanent import having
from pelagia.games.underwater_cities.rules.production_cards import AlterOne, ConvertProduced
from pelagia.games.underwater_cities.rules.scoring import HandIn, Score, resource_points
from pelagia.games.underwater_cities.rules.state import ACTION_TILES, ROUNDS, Phase, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.turns import is_match
from pelagia.games.underwater_cities.rules.words import Part


def value(game: UnderwaterCities, who: int) -> dict[str, float]:
    """The parts of a position's worth at the end of a turn; their sum is what a bot maximises."""
    if game.phase is Phase.OVER:
        return {"score": float(game.seats[who].stock[PT])}
    return {**parts(game, who)}


# For the search that plays turns to their ends


def foresee(game: UnderwaterCities) -> None:
    """In this clone nothing unseen is looked at, and only era cards that are drawn are left out."""
    game.blind = game.foreseeing = True


def turn_key(game: UnderwaterCities, who: int) -> object:
    """The same for every card that does nothing where it was played: such turns are tried once."""
    if not (game.played and game.active == who and game.space) or is_match(game):
        return None
    player = game.seats[who]
    here = (game.round, game.number, game.space, game.cloner, game.tiles, game.fired)
    piles = (game.deck[-6:], game.small_deck, game.large_row, game.contracts)
    own = (len(player.hand), special(game, player), player.stock, player.claimed, player.used)
    return who, here, piles, own, sea_of(player)


def alike(end: UnderwaterCities, game: UnderwaterCities, who: int) -> UnderwaterCities:
    """The end of a turn in which another card did nothing, with the hand of this one."""
    hand = game.seats[who].hand
    clone = end.clone()
    player = clone.seats[who]
    player.hand = hand + tuple([id for id in player.hand if id not in hand and id != game.played])
    return clone


_POSITIONS: dict[tuple[object, ...], dict[str, float]] = {}  # half of them come up again, in another order


def parts(game: UnderwaterCities, who: int) -> dict[str, float]:
    """What a seat has and may expect."""
    player = game.seats[who]
    left, phases = time_left(game, player)
    sea, held, claimed = sea_of(player), special(game, player), player.claimed
    goods = (*player.stock, left, phases, len(player.hand), len(player.tucked), game.players)
    key = (game.content, goods, player.used, sea, claimed, player.hand)
    known = _POSITIONS.get(key)
    if known is None:
        if len(_POSITIONS) >= 2_000:
            _POSITIONS.clear()
        known = _POSITIONS[key] = _parts(game, who, floor_of(game.content, sea), held if left > 0 else ())
    return {**known, "order": WEIGHTS.first * ahead(game.track, game.order, who) if game.round < ROUNDS else 0.0}


@lru_cache(maxsize=1 << 8)
def ahead(track: tuple[tuple[int, ...], ...], order: tuple[int, ...], who: int) -> float:
    """The share of the others who come later in the next round (UC 11.3), as far as the markers tell."""
    later = 0
    for step, stack in enumerate(track):
        if who in stack:
            below = stack if step else [seat for seat in reversed(order) if seat in stack]
            return (later + below.index(who)) / max(1, len(order) - 1)
        later += len(stack)
    return 0.0


def _parts(game: UnderwaterCities, who: int, floor: Floor, held: tuple[str, ...]) -> dict[str, float]:
    player = game.seats[who]
    left, phases = time_left(game, player)
    claimed = _claimed(game.content, player.claimed)
    gives = production(game, who, floor, claimed)
    later = rest_of(player.stock, gives, floor.cities, left, phases) if held or claimed.hand_ins else ()
    growth = growth_worth(floor, left, phases) + plan_worth(player.stock, floor, left, phases)
    if game.players == 1:
        growth += goal_worth(player.stock, floor, left)
    return {
        "score": float(player.stock[PT]),
        "network": float(floor.points),
        "goods": goods_worth(player.stock, left),
        "production": production_worth(player.stock, floor, gives, left, phases),
        "final": brown_worth(game, who, floor, left) + final_worth(game, who, claimed, later, left),
        "cards": card_worth(claimed, left, phases) - used_worth(game, player, left),
        "hand": hand_worth(player, left)
        + promise_worth(game, who, held, later, left, phases)
        + held_worth(game, who, left, phases),
        "growth": growth,
    }


def time_left(game: UnderwaterCities, player: Player) -> tuple[float, int]:
    """Rounds and production phases to come."""
    left = ROUNDS - game.round + (game.phase is Phase.TURNS) * player.tiles / 3
    return left, 4 - game.era - (game.phase > Phase.TURNS) if game.era else 3


@cache
def rate(left: float) -> tuple[float, ...]:
    """What one of each resource is worth, by the rounds left."""
    share = min(1.0, left / 7)
    return tuple(late + (early - late) * share for early, late in zip(WEIGHTS.early, WEIGHTS.late, strict=True))


ROUNDS_AFTER = (6, 3, 0)  # rounds that are left after each production


def goods_worth(stock: Sequence[int], left: float) -> float:
    """What goods are worth; of each kind, more than one can well use are worth what they give in the final scoring."""
    if left <= 0:
        return float(resource_points(stock))
    total = 0.0
    for have, enough, each, rest in zip(stock, WEIGHTS.enough, rate(left), WEIGHTS.rest, strict=False):
        total += have * each if have <= enough else enough * each + (have - enough) * rest
    return total


class Claimed(NamedTuple):
    """What is to be known of claimed cards."""

    gives: Goods  # in each production, whatever is on the board
    counting: tuple[Per[UnderwaterCities], ...]  # production that depends on the board
    finals: int
    scores: tuple[Score, ...]
    hand_ins: tuple[HandIn, ...]
    permanents: float  # what they are worth in each round
    actions: float  # each time that all of them are used
    instants: tuple[Part, ...]  # never claimed, but held


@lru_cache(maxsize=1 << 11)
def _claimed(content: Content, ids: tuple[str, ...]) -> Claimed:
    cards = [content.cards[id] for id in ids]
    words = [word for card in cards if card.type is PRODUCTION for word in single(whole_of(card))]
    finals = [card for card in cards if card.type is FINAL]
    return Claimed(
        total([roughly(word) for word in words]),
        tuple(word for word in words if isinstance(word, Per) and isinstance(word.part, Gain)),
        len(finals),
        tuple(word for card in finals for word in having(card, Score)),
        tuple(word for card in finals for word in having(card, HandIn)),
        sum([lasting(card) for card in cards if card.type is PERMANENT], 0.0),
        sum([use(card) for card in cards if card.type is ACTION], 0.0),
        tuple(word for card in cards if card.type is INSTANT for word in single(whole_of(card))),
    )


def single(word: Part) -> list[Part]:
    """The parts of a card that happen one by one."""
    return [plain for part in word.parts for plain in single(part)] if isinstance(word, AnyOrder | Seq) else [word]


def roughly(word: Part) -> Goods:
    """What a part gives in one phase, as far as it does not depend on the board."""
    if isinstance(word, Gain):
        return word.goods
    return (0, 0, 0, 1, 0, 0) if isinstance(word, Pay | AlterOne | ConvertProduced) else NOTHING


def production(game: UnderwaterCities, who: int, floor: Floor, claimed: Claimed) -> Goods:
    """What the board and the claimed cards give in each phase, as far as it can be told."""
    gives = add(floor.output, claimed.gives)
    for word in claimed.counting:
        gives = add(gives, times(word.part.goods, word.times(game, who)))  # type: ignore[attr-defined]
    return gives


def rest_of(stock: Sequence[int], gives: Goods, cities: int, left: float, phases: int) -> list[float]:
    """How much of each resource may be left in the end: the last harvest, and late in the game what one has."""
    kept, grown = max(0.0, 1 - left / 5), (phases + 3) / 4 if phases else 0.0
    later = [kept * have + grown * more for have, more in zip(stock, gives, strict=True)]
    later[KELP] = max(0.0, later[KELP] - grown * cities)  # they are fed first
    return later


def production_worth(stock: Sequence[int], floor: Floor, gives: Goods, left: float, phases: int) -> float:
    """What the phases to come will bring, and what feeding takes."""
    if phases <= 0:
        return 0.0
    each = last = 0.0
    for n, enough, worth, end in zip(gives, WEIGHTS.plenty, WEIGHTS.harvest, WEIGHTS.last, strict=True):
        each += worth * (n if n <= enough else enough + WEIGHTS.surplus * (n - enough))
        last += end * n
    need = floor.cities
    grown = gives[KELP] + gives[BIO]
    food = stock[KELP] + stock[BIO] + grown
    hungry = max(0, need - food)
    urgent = 1.0 if left - ROUNDS_AFTER[3 - phases] <= 1.5 else 0.6
    short = max(0, need - grown)
    eaten = WEIGHTS.eaten * (min(need, food) + (phases - 1) * min(need, grown))
    return (
        (phases - 1) * each
        + last
        - WEIGHTS.hunger * urgent * hungry
        - WEIGHTS.later_hunger * short * (phases - 1) * 0.5
        - eaten
    )


def brown_worth(game: UnderwaterCities, who: int, floor: Floor, left: float) -> float:
    """What the brown metropolis scores in the end: it grows until then, and may still be connected."""
    tile = game.seats[who].metropolises[0]
    final = game.content.metropolises[tile].final if tile else None
    missing = next((n for tile, n in floor.tiles if not tile.blue), 0)
    if final is None or missing > left:
        return 0.0
    now = float(amount(final, game, who))
    grown = now + max(0.0, WEIGHTS.brown - now) * min(1.0, left / WEIGHTS.brown_grown)
    return grown * near(missing)


def final_worth(game: UnderwaterCities, who: int, claimed: Claimed, later: Sequence[float], left: float) -> float:
    """Scoring cards: what they give now, and that they grow; of those for goods, what may be left."""
    points = WEIGHTS.final_growth * min(left, 4.0) * claimed.finals
    for score in claimed.scores:
        points += score.points(game, who)
    for hand_in in claimed.hand_ins:
        points += hand_in.times_with(later) * hand_in_worth(hand_in, left)
    return points


def promise_worth(
    game: UnderwaterCities, who: int, held: tuple[str, ...], later: Sequence[float], left: float, phases: int
) -> float:
    """Special cards in hand: a share of what each would give, less its price and what another card would do."""
    total = 0.0
    for id in held:
        card = _claimed(game.content, (id,))
        gives: float = phases * sum(map(mul, card.gives, WEIGHTS.harvest))
        gives += final_worth(game, who, card, later, left) + card_worth(card, left, phases)
        gives += sum([instant_worth(word, left) for word in card.instants], 0.0)
        won = WEIGHTS.promise * gives - game.content.cards[id].cost * rate(left)[CRED] - WEIGHTS.other
        if won > 0:
            total += won
    return total


def instant_worth(word: Part, left: float) -> float:
    """What a part of an instant card may bring."""
    if isinstance(word, Gain):
        gained: float = sum(map(mul, word.goods, rate(left)))
        return gained
    return WEIGHTS.ready * word.n if isinstance(word, Ready) else WEIGHTS.instant


def special(game: UnderwaterCities, player: Player) -> tuple[str, ...]:
    """The special cards in hand."""
    cards = game.content.cards
    return tuple([id for id in player.hand if cards[id].cost])


@cache
def hand_in_worth(card: HandIn, left: float) -> float:
    """What is won each time that a card is used: the points less what the goods are worth."""
    lost: float = sum(map(mul, card.cost, rate(left)))
    return max(0.0, card.points - lost)


def card_worth(claimed: Claimed, left: float, phases: int) -> float:
    """Claimed cards that are not counted elsewhere, as if all of them were ready."""
    return left * claimed.permanents + (min(1.0, left) + max(0, phases - 1)) * claimed.actions


def used_worth(game: UnderwaterCities, player: Player, left: float) -> float:
    """What action cards that are used in this era cannot do any more."""
    cards = game.content.cards
    return min(1.0, left) * sum([use(cards[id]) for id in player.used], 0.0)


def held_worth(game: UnderwaterCities, who: int, left: float, phases: int) -> float:
    """Era cards in hand: a share of what each would give, as far as there are turns for them."""
    if left <= 0:
        return 0.0
    cards, worths = game.content.cards, []
    for id in game.seats[who].hand:
        card = cards[id]
        if card.cost:
            continue
        if card.type is INSTANT:
            worths.append(instant(card, game, who))
            continue
        known = _claimed(game.content, (id,))
        gives = known.gives
        for word in known.counting:
            gives = add(gives, times(word.part.goods, word.times(game, who)))  # type: ignore[attr-defined]
        worth: float = phases * sum(map(mul, gives, WEIGHTS.harvest)) + card_worth(known, left, phases)
        growth = WEIGHTS.final_more + WEIGHTS.final_growth * min(left, 4.0)
        worth += sum([growth + score.points(game, who) for score in known.scores], 0.0) + len(known.hand_ins)
        worths.append(worth)
    worths.sort(reverse=True)
    return WEIGHTS.held * sum(worths[: round(ACTION_TILES * left)])


def hand_worth(player: Player, left: float) -> float:
    """That there are cards in hand, whatever they are."""
    return min(1.0, left) * WEIGHTS.hand * min(len(player.hand), 4)
