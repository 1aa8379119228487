"""Rounds and phases of New Eden, each a list in rulebook order (NE 4 and 5)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Any, ClassVar

from pelagia.core.asking import left
from pelagia.core.combinators import each_player, together
from pelagia.core.decision import Option, Picks, Range
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Ref, Said, Text
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.actions import (
    NO_MORE,
    PLACE_KEPT,
    Anchor,
    Take,
    leave_display,
    move_options,
    moves_after,
    row_effect,
    too_dear,
    win_row,
)
from pelagia.games.new_eden.rules.effects import MoveWith, harm
from pelagia.games.new_eden.rules.scoring import BonusScoring, FinalScoring, RoundReset
from pelagia.games.new_eden.rules.solo import AUTOMATON, BLOCK_ROWS, BY_MARKET, PERSON, PUT_ROW, AutomatonTurn, put_row
from pelagia.games.new_eden.rules.state import (
    BONUS_SHOWN,
    COLUMNS,
    DAMAGE_MAX,
    MARKET_HAND,
    MARKET_PRICE,
    PASS_POINTS,
    ROW_PRICE,
    ROWS,
    Mark,
    NewEden,
    Phase,
    Seat,
    row_cards,
)


@effect
class Setup(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        *decks, bonus_deck = [list(deck) for deck in (*game.decks, game.bonus_deck)]
        for deck in (*decks, bonus_deck):
            game.shuffle(deck)
        game.decks, game.bonus_deck = tuple(map(tuple, decks)), tuple(bonus_deck)
        game.nautilus = AUTOMATON
        if game.players > 1:
            seats = list(range(game.players))
            game.shuffle(seats)
            game.nautilus = seats[0]
        game.push(who, Round(1), Round(2), Round(3), FinalScoring())


@effect
class Round(Effect[NewEden]):
    n: int

    def run(self, game: NewEden, who: int) -> None:
        game.round = self.n
        game.tell("round", n=self.n)
        game.push(who, PhaseA(), PhaseB(), PhaseC(), PhaseD())


# Phase A: Development (NE 7)


@effect
class PhaseA(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        game.phase = Phase.A
        game.push(game.nautilus, RevealBonus(), LayOut(), NEXT_TURN)


@effect
class RevealBonus(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        left = len(game.bonus_deck) - BONUS_SHOWN
        game.bonus_shown, game.bonus_deck = game.bonus_deck[: left - 1 : -1], game.bonus_deck[:left]
        game.seal()
        game.tell("bonus_shown", a=Ref(game.bonus_shown[0]), b=Ref(game.bonus_shown[1]))


@effect
class LayOut(Effect[NewEden]):
    """Twelve cards, row by row; the others leave the game unseen. Nobody has passed."""

    def run(self, game: NewEden, who: int) -> None:
        deck = take_deck(game, 2 * (game.round - 1))
        game.display = [deck.pop() for _ in range(ROWS * COLUMNS)]
        game.unseen += deck
        game.pass_count = 0
        for seat in game.seats:
            seat.passed = False
        game.seal()
        game.tell("laid_out", n=len(game.display), cards=Said(tuple(game.display), len))


def take_deck(game: NewEden, n: int) -> list[str]:
    """All cards of a deck, the last on top; none of them stays."""
    deck = list(game.decks[n])
    game.decks = put(game.decks, n, ())
    return deck


@effect
class NextTurn(Effect[NewEden]):
    """The turn of the next seat, clockwise, that has not passed (NE 7.1)."""

    def run(self, game: NewEden, who: int) -> None:
        seats = game.seats
        if all(seat.passed for seat in seats):
            return
        while seats[who].passed:
            who = (who + 1) % len(seats)
        game.push((who + 1) % len(seats), self)
        game.push(who, AUTOMATON_TURN if seats[who].automaton else TURN)
        if len(seats) == 2 and game.nautilus == who:
            game.push(who, REMOVE_LEFTMOST)


@effect
class RemoveLeftmost(Effect[NewEden]):
    """Two seats: before each turn of the Nautilus holder the leftmost, dearest card is removed (NE 7.6)."""

    def run(self, game: NewEden, who: int) -> None:
        for place in sorted(range(ROWS * COLUMNS), key=lambda place: place % COLUMNS):
            if game.display[place]:
                game.tell("removed", card=Ref(game.display[place]))
                game.box += (leave_display(game, place),)
                return


@effect
class Turn(Anchor):
    """A-TURN: buy, move or pass; free actions before it (NE 7)."""

    moves: ClassVar[bool] = True

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        coins = seat.coins
        options = []
        for place, card in enumerate(game.display):
            if card and ROW_PRICE[place // COLUMNS] <= coins:
                options.append(buy(card, ROW_PRICE[place // COLUMNS]))
        options += move_options(game, seat)
        options.append(pass_option(PASS_POINTS[len(game.seats)][game.pass_count], not game.pass_count))
        return options

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        if verb == "move":
            game.push(who, MoveWith(what))
        elif verb == "pass":
            game.push(who, PASSING)
        else:
            row = game.display.index(what) // COLUMNS
            game.seats[who].coins -= ROW_PRICE[row]
            game.tell("bought", seat=who, card=Ref(what), row=row + 1, coins=ROW_PRICE[row])
            game.push(who, Take(what))
            row_effect(game, who, row)

    def expected(self, game: NewEden, who: int) -> list[Option]:
        return [*(buy(card, 0) for card in game.display if card), *Anchor.expected(self, game, who)]

    def why_not(self, game: NewEden, who: int, key: tuple[str, Any]) -> Text | None:
        if key[0] == "buy":
            return too_dear(ROW_PRICE[game.display.index(key[1]) // COLUMNS], game.seats[who])
        return Anchor.why_not(self, game, who, key)


@cache
def buy(card: str, price: int) -> Option:
    return Option(("buy", card), f"buy {card}", Text("new-eden-buy", card=Ref(card), n=price), (places.card(card),))


@cache
def pass_option(points: int, is_first: bool) -> Option:
    return Option(("pass", None), "pass", Text("new-eden-pass", n=points, nautilus=int(is_first)))


@effect
class Pass(Effect[NewEden]):
    """Points by the order of passing; the first takes the Nautilus (NE 7.5)."""

    def run(self, game: NewEden, who: int) -> None:
        points = PASS_POINTS[len(game.seats)][game.pass_count]
        game.pass_count += 1
        game.seats[who].passed = True
        game.seats[who].score += points
        game.tell("passed", seat=who, order=game.pass_count, points=points)
        if game.pass_count == 1:
            game.nautilus = who
            game.tell("nautilus", seat=who)


NEXT_TURN, TURN, REMOVE_LEFTMOST, PASSING = NextTurn(), Turn(), RemoveLeftmost(), Pass()
AUTOMATON_TURN = AutomatonTurn(PASSING)


# Phase B: Black Market (NE 8)


@effect
class PhaseB(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        game.phase = Phase.B
        game.push(
            game.nautilus,
            ClearDisplay(),
            Deal(),
            each_player(FreeWindow()),
            together(Market()),
            each_player(MarketPay()),
            RevealKept(),
            each_player(PLACE_KEPT),
        )


@effect
class ClearDisplay(Effect[NewEden]):
    """What is left on the display goes to the box."""

    def run(self, game: NewEden, who: int) -> None:
        game.box += tuple(card for card in game.display if card)
        game.display = [""] * ROWS * COLUMNS
        game.face_down = (False,) * ROWS
        game.owner = (-1,) * ROWS


@effect
class Deal(Effect[NewEden]):
    """Hands for the seats, the bottom rows from the deck, level cards for Deep Thought; the rest is left over."""

    def run(self, game: NewEden, who: int) -> None:
        deck = take_deck(game, 2 * game.round - 1)
        people = [seat for seat in game.from_seat(who) if not game.seats[seat].automaton]
        for seat in people:
            game.hand[seat] = [deck.pop() for _ in range(MARKET_HAND)]
            game.tell("hand", only=seat, seat=seat, **told_cards(game.hand[seat]))
        for row in range(len(game.seats), ROWS):
            game.display[row * COLUMNS : (row + 1) * COLUMNS] = [deck.pop() for _ in range(COLUMNS)]
            game.face_down = put(game.face_down, row, True)
        if len(people) < len(game.seats) and game.solo_level:
            game.kept[AUTOMATON] = [deck.pop() for _ in range(game.solo_level)]
            game.tell("kept_shown", seat=AUTOMATON, **told_cards(game.kept[AUTOMATON]))
            game.push(AUTOMATON, PLACE_KEPT)
        game.unseen += deck
        game.kept_shown = False
        game.seal()
        game.tell("dealt")


@effect
class FreeWindow(Anchor):
    """B-WINDOW: free actions after seeing the hand and before choosing (RU-17)."""

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        return [NO_MORE]

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        """Done: the market follows."""


@effect
class Market(Choice[NewEden]):
    """B-MARKET: keep any of the three cards that the seat can pay, in secret (NE 8)."""

    def options(self, game: NewEden, who: int) -> list[Option]:
        hand, coins = game.hand[who], game.seats[who].coins
        if not hand:
            return []
        sizes = [n for n in range(len(hand) + 1) if MARKET_PRICE[n] <= coins]
        return [keep(cards) for n in sizes for cards in combinations(hand, n)]

    def expected(self, game: NewEden, who: int) -> list[Option]:
        hand = game.hand[who]
        return [keep(cards) for n in range(len(hand) + 1) for cards in combinations(hand, n)]

    def why_not(self, game: NewEden, who: int, key: tuple[str, ...]) -> Text | None:
        return too_dear(MARKET_PRICE[len(key)], game.seats[who])

    def chosen(self, game: NewEden, who: int, key: tuple[str, ...]) -> None:
        game.kept[who] = list(key)
        game.hand[who] = [card for card in game.hand[who] if card not in key]

    def prompt(self, game: NewEden, who: int) -> Text:
        return ASK_MARKET


ASK_MARKET = Text("new-eden-ask-market", **dict(zip("abc", MARKET_PRICE[1:], strict=True)))


@lru_cache(4096)  # of some hundred thousand sets of cards
def keep(cards: tuple[str, ...]) -> Option:
    if not cards:
        return Picks(cards, "keep", cards, Text("new-eden-keep-none"), ())
    price = MARKET_PRICE[len(cards)]
    named = {name: Ref(card) for name, card in zip("abc", cards, strict=False)}
    text = Text(f"new-eden-keep-{len(cards)}", n=price, **named)
    return Picks(cards, "keep", cards, text, tuple(map(places.card, cards)))


@effect
class MarketPay(Effect[NewEden]):
    """Pay, take the damage as one event, put the rejected cards into their own row (NE 8, RU-15, RU-16)."""

    def run(self, game: NewEden, who: int) -> None:
        if game.seats[who].automaton:
            return
        kept = len(game.kept[who])
        price = MARKET_PRICE[kept]
        seat = game.seats[who]
        seat.coins -= price
        game.tell("market_paid", seat=who, kept=kept, coins=price, damage=min(price, DAMAGE_MAX - seat.damage))
        game.push(who, PUT_ROW if game.players == 1 else OWN_ROW)
        harm(game, who, price)


@effect
class OwnRow(Effect[NewEden]):
    """The rejected cards go into the row of their seat: rows 1, 2, ... in turn order from the Nautilus (RU-15)."""

    def run(self, game: NewEden, who: int) -> None:
        put_row(game, who, game.from_seat(game.nautilus).index(who))

    def cause(self, game: NewEden) -> Arg | None:
        return BY_MARKET


OWN_ROW = OwnRow()


@effect
class RevealKept(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        game.kept_shown = True
        game.seal()
        for seat in game.from_seat(who):
            if game.kept[seat]:
                game.tell("kept_shown", seat=seat, **told_cards(game.kept[seat]))


def told_cards(cards: list[str]) -> dict[str, Any]:
    """A hand as arguments of an event, which names each card: `c1`, `c2`, `c3`."""
    return {"n": len(cards)} | {f"c{n}": Ref(card) for n, card in enumerate(cards, 1)}


# Phase C: Auction (NE 9)


@effect
class PhaseC(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        game.phase = Phase.C
        game.push(game.nautilus, RevealRows(), Auctions(), EndAuctions(), ClearDisplay())


@effect
class RevealRows(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        game.face_down = (False,) * ROWS
        game.seal()
        game.tell("rows_shown", cards=Said(tuple(game.display), len))


@effect
class Auctions(Effect[NewEden]):
    """The Nautilus holder opens the first row; alone, the person blocks two rows instead (NE 16.4)."""

    def run(self, game: NewEden, who: int) -> None:
        game.opener = who
        if game.players == 1:
            game.push(PERSON, BLOCK_ROWS)
        else:
            game.push(who, PICK_ROW)


@effect
class EndAuctions(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        game.opener = game.row = game.bidder = -1
        game.high = 0
        game.out = [False] * len(game.seats)


@effect
class PickRow(Choice[NewEden]):
    """C-ROW: the opener picks the next row; rows without cards are auctioned too (NE 9.1)."""

    def options(self, game: NewEden, who: int) -> list[Option]:
        return [option for option, mark in zip(PICK, game.marks, strict=True) if mark is Mark.NONE]

    def chosen(self, game: NewEden, who: int, key: int) -> None:
        game.row, game.high, game.bidder = key, 0, -1
        game.out = [False] * len(game.seats)
        game.tell("opened", seat=who, row=key + 1)
        game.push(who, BIDDING)

    def prompt(self, game: NewEden, who: int) -> Text:
        return left(Choice.prompt(self, game, who), game.marks.count(Mark.NONE))


@effect
class Bidding(Effect[NewEden]):
    """Clockwise, every seat that is neither out nor the highest bidder, until there is none (NE 9.2)."""

    def run(self, game: NewEden, who: int) -> None:
        for seat in game.from_seat(who):
            if not game.out[seat] and seat != game.bidder:
                game.push((seat + 1) % len(game.seats), self)
                game.push(seat, BID)
                return
        if game.bidder < 0:  # the same seat opens the next row (RU-20)
            game.marks = put(game.marks, game.row, Mark.UNSOLD)
            game.tell("unsold", row=game.row + 1)
            game.push(game.opener, PICK_ROW)
        else:
            cards = len(row_cards(game, game.row))
            game.opener = game.bidder
            win_row(game, game.bidder, game.row, game.high)
            game.push(game.bidder, PLACE_KEPT, moves_after(cards), PICK_ROW)


@effect
class Bid(Anchor):
    """C-BID: raise or drop out; the opener's `out` is a bid of 0 (NE 9.2)."""

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        return [OUT, bids(game.high + 1, seat.coins)] if seat.coins > game.high else [OUT]

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        if verb == "bid":
            game.high, game.bidder = what, who
            game.tell("bid", seat=who, n=what)
        else:
            game.out[who] = True
            game.tell("out", seat=who)

    def prompt(self, game: NewEden, who: int) -> Text:
        return bid_prompt(game.row + 1, game.high)

    def expected(self, game: NewEden, who: int) -> list[Option]:
        return [bids(0, HIGHEST_BID), *Anchor.expected(self, game, who)]

    def why_not(self, game: NewEden, who: int, key: tuple[str, Any]) -> Text | None:
        if key[0] == "bid":
            return too_dear(key[1], game.seats[who]) or Text("new-eden-why-bid", n=game.high)
        return Anchor.why_not(self, game, who, key)


PICK_ROW, BIDDING, BID = PickRow(), Bidding(), Bid()
HIGHEST_BID = 999_999_999  # that anybody may try
OUT = Option(("out", None), "out", Text("new-eden-out"))
PICK = [Option(row, f"row {row + 1}", Text("new-eden-row", n=row + 1), (places.row(row + 1),)) for row in range(ROWS)]


@lru_cache(4096)  # packs may give more coins than our box
def bid_prompt(row: int, high: int) -> Text:
    return Text("new-eden-ask-bid", row=row, n=high)


@lru_cache(4096)
def bids(lo: int, hi: int) -> Option:
    offer = Range("bid", lo, hi, Text("new-eden-bid", lo=lo, hi=hi))
    return offer if lo < hi else offer.number(lo)


# Phase D: Round Scoring (NE 10)


@effect
class PhaseD(Effect[NewEden]):
    def run(self, game: NewEden, who: int) -> None:
        game.phase = Phase.D
        game.push(who, BonusScoring(), RoundReset())
