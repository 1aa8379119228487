"""How good a position is for a seat, in points, part by part.

What a station will still earn is estimated by staffing its modules in the best order that crew and oxygen allow.
Points on cards count with the chance that the station will hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Any, NamedTuple

from pelagia.core.effects import Effect, amount
from pelagia.games.new_eden.bot.weights import WEIGHTS
from pelagia.games.new_eden.content.card import RESEARCH
from pelagia.games.new_eden.rules.actions import AuctionMove, Extra, moves_after
from pelagia.games.new_eden.rules.effects import Activate, Bottle, Coins, Damage, Deeples, Points, Repair
from pelagia.games.new_eden.rules.scoring import pointer, station_value
from pelagia.games.new_eden.rules.solo import AUTOMATON
from pelagia.games.new_eden.rules.state import (
    BONUS_COINS,
    BONUS_POINTS,
    DAMAGE_MAX,
    PLANT_DAMAGE,
    RESEARCH_EXTENSION_POINTS,
    ROUNDS,
    ROWS,
    Extension,
    Mark,
    NewEden,
    Phase,
    Seat,
    attach,
    count_cards,
    outside,
    row_cards,
)

SOME_REPAIR = 4  # about what a kraken gives


class Prices(NamedTuple):
    """What a coin and a point of repair are worth, in points."""

    coin: float
    repair: float


def value(game: NewEden, who: int) -> dict[str, float]:
    """The parts of a position's worth; their sum is what a bot maximises."""
    if game.phase is Phase.OVER:
        return {"score": float(game.seats[who].score)}
    if game.kept[who]:
        game = supposing(game, who, game.kept[who])
    parts = station(game, who)
    if game.row >= 0 and game.bidder == who and game.marks[game.row] is Mark.NONE:
        won = with_row(game, who, game.row, game.high)
        parts["position"] = WEIGHTS.win * (won - sum(parts.values()))
    elif game.players == 1 and game.phase is Phase.C:
        parts["position"] = solo_rows(game, who, sum(parts.values()))
    return parts


def station(game: NewEden, who: int) -> dict[str, float]:
    """What a seat has and may expect, as if no auction were running."""
    w, seat = WEIGHTS, game.seats[who]
    left = ROUNDS - game.round
    stage = 2 * (game.round - 1) + (game.phase >= Phase.C)
    coin = w.coin[stage]
    crew = seat.dome_lying + seat.dome_spent + sum(m.lying + m.standing for arm in outside(seat) for m in arm)
    bottles = [bottle for card, _ in seat.oxygen for bottle in game.content.cards[card].bottles]
    rounds = left + (0.6 if game.phase is Phase.A and not seat.passed else 0.0)
    margin, spread = pointer(game, seat) - seat.damage, w.spread[stage]
    holds = chance_to_hold(margin, spread)
    stake = station_value(game, who) + w.growth * rounds
    # Repair is worth what it does for the station: nothing where all is safe, little where all is lost.
    repair = w.repair + w.rescue * stake * (chance_to_hold(margin + SOME_REPAIR, spread) - holds) / SOME_REPAIR
    now, then = Prices(coin, repair), Prices(w.coin[min(2 * game.round, 5)], repair)
    later = earned(game, seat, then, bottles, crew, fresh=True) if left else 0.0
    return {
        "score": float(seat.score),
        "coins": coin * min(seat.coins, w.purse) + w.spare * max(0, seat.coins - w.purse),
        "station": holds * stake,
        "modules": earned_now(game, who, seat, now) + w.later * left * later,
        "crew": rounds * (w.deeple * crew + w.step * sum(bottles)),
        "bonus": bonus(game, seat, coin),
        "plant": w.plant * (len(PLANT_DAMAGE) - seat.plant_used) if game.phase < Phase.D else 0.0,
        "extensions": w.research_tile * rounds * seat.extensions[Extension.RESEARCH],
        "rivals": -w.rivals * sum(rival(other) for other in game.seats if other is not seat),
    }


def chance_to_hold(margin: int, spread: float) -> float:
    """The chance that a station holds in the end, with so much room for damage now."""
    return 1 / (1 + exp(-(margin + 0.5) / spread))


def rival(seat: Seat) -> float:
    """How dangerous another seat looks, roughly."""
    return seat.score + 0.3 * seat.coins - 0.4 * seat.damage + 1.5 * count_all(seat)


def count_all(seat: Seat) -> int:
    return len(seat.crab) + len(seat.mussel) + len(seat.kraken) + len(seat.yards) + len(seat.oxygen)


def bonus(game: NewEden, seat: Seat, coin: float) -> float:
    """What the bonus cards of this round will pay."""
    total = 0.0
    for id in game.bonus_shown:
        card = game.content.bonus[id]
        total += count_cards(seat, card.group) * (BONUS_POINTS if card.points else BONUS_COINS * coin)
    return total


def earned_now(game: NewEden, who: int, seat: Seat, prices: Prices) -> float:
    """What the modules can still give this round: with actions that are sure, or with a row still to be won."""
    cards = game.content.cards
    pending: list[int] = []
    acting = False
    moves = len(seat.oxygen) if game.phase is Phase.A and not seat.passed else 0
    for owner, effect in game.agenda:
        if owner == who:
            if isinstance(effect, Bottle):
                pending.append(effect.n)
            elif isinstance(effect, Activate):
                acting = True
            elif isinstance(effect, AuctionMove):
                moves += effect.m - effect.k + 2
            elif isinstance(effect, Extra):
                moves += 1
    ready = sorted((cards[card].bottles for card, face_up in seat.oxygen if face_up), key=sum, reverse=True)
    share = WEIGHTS.now
    if not moves and not acting:
        moves, share = 1, WEIGHTS.maybe if Mark.NONE in game.marks else 0.0
    if not share or not (ready or acting):
        return 0.0
    bottles = pending + [bottle for card in ready[:moves] for bottle in card]
    return share * earned(game, seat, prices, bottles, seat.dome_lying, fresh=False)


def earned(game: NewEden, seat: Seat, prices: Prices, bottles: Sequence[int], crew: int, fresh: bool) -> float:
    """What the modules give when they are staffed in the order of what they bring per step.

    `fresh`: at the start of a round, with the whole crew in the dome.
    """
    cards, total = game.content.cards, 0.0
    jobs: list[tuple[float, float, int, int]] = []
    for modules in outside(seat):
        for depth, (id, lying, standing, _) in enumerate(modules, 1):
            if standing and not fresh:
                continue
            card = cards[id]
            gives = output(card.on_use)
            worth = gives[0] * prices.coin + gives[1] + gives[2] * prices.repair
            need = card.slots if fresh else card.slots - lying
            if need <= 0:
                total += worth
            else:
                jobs.append((worth / (need * depth + 1), worth, need, need * depth))
    jobs.sort(reverse=True)
    steps, deeples = sum(bottles), min(crew, len(bottles))
    for _, worth, need, cost in jobs:
        if need <= deeples and cost <= steps:
            total += worth
            deeples -= need
            steps -= cost
    return total


@cache
def output(effect: Effect[Any] | None) -> tuple[int, int, int]:
    """Coins, points and repair of a module's effect; others are judged like two coins."""
    if isinstance(effect, Coins):
        return effect.n, 0, 0
    if isinstance(effect, Points):
        return 0, effect.n, 0
    return (0, 0, effect.n) if isinstance(effect, Repair) else (2, 0, 0)


def supposing(game: NewEden, who: int, cards: Sequence[str]) -> NewEden:
    """A clone in which these cards lie at a station, with what they give when they are placed, roughly."""
    clone = game.clone()
    clone.kept[who] = []
    seat = clone.seats[who]
    for id in cards:
        card = game.content.cards[id]
        attach(seat, id, card.group)
        if card.group is RESEARCH:
            seat.score += RESEARCH_EXTENSION_POINTS * seat.extensions[Extension.RESEARCH]
        match card.on_place:
            case Coins(n=n):
                seat.coins += amount(n, clone, who)
            case Points(n=n):
                seat.score += amount(n, clone, who)
            case Repair(n=n):
                seat.damage = max(0, seat.damage - amount(n, clone, who))
            case Damage(n=n):
                seat.damage = min(DAMAGE_MAX, seat.damage + amount(n, clone, who))
            case Deeples(n=n):
                seat.dome_lying += min(n, clone.deeple_supply)
    return clone


def with_row(game: NewEden, who: int, row: int, price: int) -> float:
    """What a station would be worth with the cards of a row, for a price."""
    cards = row_cards(game, row)
    clone = supposing(game, who, cards)
    clone.seats[who].coins -= price
    clone.agenda = [(who, moves_after(len(cards)))]
    return sum(station(clone, who).values())


def solo_rows(game: NewEden, who: int, without: float) -> float:
    """What the rows that are still to be auctioned against Deep Thought promise."""
    total, price = 0.0, game.seats[AUTOMATON].coins // 2 + 1
    if game.seats[who].automaton:
        return total
    for row in range(ROWS):
        if game.marks[row] is Mark.NONE and not game.face_down[row] and price <= game.seats[who].coins:
            won = with_row(game, who, row, price) - without
            total += 0.5 * max(0.0, won)
        elif game.marks[row] is Mark.NONE:
            total -= 0.5 * len(row_cards(game, row))
    return total
