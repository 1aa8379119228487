"""Traders: transactions, outposts, goals and the market (FL 8)."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from pelagia.core.asking import left
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Text, word
from pelagia.games.flotilla.content.card import Colour, Side, goal_title
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.counts import sites
from pelagia.games.flotilla.rules.gains import STOP, launch, score
from pelagia.games.flotilla.rules.sea import DOCK, NAMES, TOLD, WORDS
from pelagia.games.flotilla.rules.state import (
    MARKET_HIGH,
    MARKET_LOW,
    SHIP_PRICE,
    Flotilla,
    Source,
    Stack,
    outposts_built,
)

COLOURS = tuple(Colour)  # to go through an enumeration takes much longer


@effect
class Trade(Choice[Flotilla]):
    """Up to n transactions (Q10). Prices are those of the start of the turn: the market moves at its end (FL 8.3)."""

    n: int
    sell: int = 0
    buy: int = 0
    ship: int = 0
    outpost: int = 0
    floating: bool = False  # no surcharge

    def options(self, game: Flotilla, who: int) -> list[Option]:
        player, money = game.seats[who], game.seats[who].money
        prices, market = game.content.boards.prices, game.market
        options = []
        for colour in COLOURS:
            if player.stock[colour] and not game.bought[colour]:
                options.append(deal("sell", colour, prices[market[colour]] + self.sell))
        for colour in COLOURS:
            price = max(1, prices[market[colour]] + self.buy)
            if price <= money and not game.sold[colour]:
                options.append(deal("buy", colour, price))
        if player.side is Side.SINKSIDE and player.ships_left and self.ship_price() <= money:
            options.append(buy_ship(self.ship_price()))
        if player.outposts_left:
            price = self.outpost_price(game, who)
            if price <= money:
                options.append(buy_outpost(price))
        return [*options, STOP] if options else options

    def chosen(self, game: Flotilla, who: int, key: tuple[str, Any, int] | None) -> None:
        if key is None:
            return
        verb, colour, price = key
        player = game.seats[who]
        if self.n > 1:
            game.push(who, Trade(self.n - 1, self.sell, self.buy, self.ship, self.outpost, self.floating))
        if verb == "sell":
            player.stock[colour] -= 1
            player.money += price
            game.sold = put(game.sold, colour, game.sold[colour] + 1)
            game.tell("sold", seat=who, colour=colour, n=price)
            return
        player.money -= price
        if verb == "buy":
            player.stock[colour] += 1
            game.bought = put(game.bought, colour, game.bought[colour] + 1)
            game.tell("bought", seat=who, colour=colour, n=price)
        elif verb == "ship":
            game.tell("paid", seat=who, n=price)
            launch(game, who)
        else:
            game.tell("paid", seat=who, n=price)
            game.push(who, SITE if free_sites(game, who) else FLOAT, SCORE_GOAL)

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_trade(self.n)

    def text(self) -> Text:
        """Prices that are lower by so much."""
        less = {"buy": -self.buy, "ship": -self.ship, "outpost": -self.outpost}
        return Text("flotilla-trade", n=self.n, sell=self.sell, floating=int(self.floating), **less)

    def ship_price(self) -> int:
        return max(0, SHIP_PRICE + self.ship)

    def outpost_price(self, game: Flotilla, who: int) -> int:
        player, boards = game.seats[who], game.content.boards
        price = max(0, boards.ladders[player.side][outposts_built(player)] + self.outpost)
        if not self.floating and not free_sites(game, who):
            price += boards.surcharges[player.side]
        return price

    def expected(self, game: Flotilla, who: int) -> list[Option]:
        return [*(deal(verb, colour, 0) for verb in ("sell", "buy") for colour in Colour), buy_ship(0), buy_outpost(0)]

    def why_not(self, game: Flotilla, who: int, key: tuple[str, Any, int]) -> Text | None:
        verb, colour, _ = key
        return why_not_trade(self, game, who, verb, colour)


def why_not_trade(trade: Trade, game: Flotilla, who: int, verb: str, colour: Any) -> Text | None:
    """Say why a transaction is not possible."""
    player = game.seats[who]
    if verb == "sell":
        why = "bought" if game.bought[colour] else "no-stock"
        return Text(f"flotilla-why-{why}", colour=word(colour))
    if verb == "buy" and game.sold[colour]:
        return Text("flotilla-why-sold", colour=word(colour))
    if verb == "buy":
        price = max(1, game.content.boards.prices[game.market[colour]] + trade.buy)
        return Text("flotilla-why-money", n=price, have=player.money)
    if verb == "ship" and player.side is Side.SINKSIDE and player.ships_left:
        return Text("flotilla-why-money", n=trade.ship_price(), have=player.money)
    if verb == "outpost" and player.outposts_left:
        return Text("flotilla-why-money", n=trade.outpost_price(game, who), have=player.money)
    return None


def free_sites(game: Flotilla, who: int) -> list[int]:
    """Own build sites without an outpost."""
    return [hex for hex in sites(game, who) if hex not in game.seats[who].sites]


@cache
def ask_trade(n: int) -> Text:
    return left(Text("flotilla-ask-trade"), n)


@cache
def deal(verb: str, colour: Colour, price: int) -> Option:
    text = Text(f"flotilla-option-{verb}", colour=word(colour), n=price)
    name = colour.name.lower()
    return Option((verb, colour, price), f"{verb} {name}", text, (places.market(colour),))


@cache
def buy_ship(price: int) -> Option:
    return Option(("ship", None, price), "ship", Text("flotilla-option-ship", n=price), (places.SHIPS,))


@cache
def buy_outpost(price: int) -> Option:
    return Option(("outpost", None, price), "outpost", Text("flotilla-option-outpost", n=price), (places.OUTPOSTS,))


@effect
class Site(Choice[Flotilla]):
    """The build site of a new outpost (Q11)."""

    def options(self, game: Flotilla, who: int) -> list[Option]:
        return [site(hex) for hex in free_sites(game, who)]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        player = game.seats[who]
        player.outposts_left -= 1
        player.sites.append(key)
        game.tell("outpost", seat=who, hex=TOLD[key])


@effect
class Float(Effect[Flotilla]):
    """A new outpost that holds no hex: only without a free site (ruling 33)."""

    def run(self, game: Flotilla, who: int) -> None:
        player = game.seats[who]
        player.outposts_left -= 1
        player.floating += 1
        game.tell("floating", seat=who)


@cache
def site(hex: int) -> Option:
    if hex == DOCK:
        return Option(hex, "site start", Text("flotilla-option-site-start"), (places.hex(NAMES[hex]),))
    return Option(hex, f"site {NAMES[hex]}", Text("flotilla-option-site", hex=WORDS[hex]), (places.hex(NAMES[hex]),))


@effect
class ScoreGoal(Choice[Flotilla]):
    """One goal of one's own side, if one likes (Q12)."""

    asks_always: ClassVar[bool] = True

    def options(self, game: Flotilla, who: int) -> list[Option]:
        player = game.seats[who]
        options = [goal(stack.kind, goal_vp(game, who, stack), player.side) for stack in game.goals[player.side]]
        return [*options, NO_GOAL]

    def chosen(self, game: Flotilla, who: int, key: str | None) -> None:
        if key is None:
            return
        side = game.seats[who].side
        stacks = game.goals[side]
        place, stack = next((i, stack) for i, stack in enumerate(stacks) if stack.kind == key)
        n = goal_vp(game, who, stack)
        game.tell("goal", seat=who, card=Ref(key), title=goal_title(key, side), n=n)
        score(game, who, n, Source.GOALS)
        last = len(game.content.goals[key].side(side).values) - 1
        game.goals = put(game.goals, side, put(stacks, place, Stack(key, min(stack.level + 1, last))))


def goal_vp(game: Flotilla, who: int, stack: Stack) -> int:
    """What the open tile of a goal stack is worth to a seat."""
    goal = game.content.goals[stack.kind].side(game.seats[who].side)
    return goal.values[stack.level] * goal.count.value(game, who)


@cache
def goal(kind: str, n: int, side: Side) -> Option:
    text = Text("flotilla-option-goal", title=goal_title(kind, side), n=n)
    return Option(kind, f"goal {kind}", text, (places.goal(kind),))


NO_GOAL = Option(None, "no goal", Text("flotilla-option-no-goal"))
SITE, FLOAT, SCORE_GOAL = Site(), Float(), ScoreGoal()


@effect
class MarketAdjust(Effect[Flotilla]):
    """The markers move by what was bought and sold this turn (FL 8.3)."""

    def run(self, game: Flotilla, who: int) -> None:
        if not any(game.bought) and not any(game.sold):
            return
        last = len(game.content.boards.prices) - 1
        for colour in COLOURS:
            moved = game.bought[colour] - game.sold[colour]
            if moved:
                wanted = game.market[colour] + moved
                game.market = put(game.market, colour, max(0, min(last, wanted)))
                game.tell("market", colour=colour, n=game.content.boards.prices[game.market[colour]])
                score(game, who, MARKET_LOW * (wanted < 0) + MARKET_HIGH * (wanted > last), Source.MARKET)
        game.bought, game.sold = (0,) * 4, (0,) * 4
