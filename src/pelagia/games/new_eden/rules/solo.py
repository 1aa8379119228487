"""The solo game: Deep Thought 4200 (NE 16). It is seat 1, and it never decides anything."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from pelagia.core.decision import Form, Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Ref, Text, word
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.actions import (
    PLACE_KEPT,
    Anchor,
    Key,
    Take,
    moves_after,
    row_effect,
    too_dear,
    win_row,
)
from pelagia.games.new_eden.rules.effects import Use
from pelagia.games.new_eden.rules.state import COLUMNS, OUTSIDE, ROWS, Mark, NewEden, Phase, Seat, arm, row_cards

PERSON, AUTOMATON = 0, 1


@effect
class AutomatonTurn(Effect[NewEden]):
    """Take a card; else activate everything once; else pass (NE 16.2)."""

    pass_effect: Effect[NewEden]

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        place = next_place(game)
        if place is not None:
            game.tell("taken", seat=who, card=Ref(game.display[place]), row=place // COLUMNS + 1)
            game.push(who, Take(game.display[place]))
            row_effect(game, who, place // COLUMNS)  # it applies to Deep Thought too (RU-35)
        elif not seat.kraken[0].used:  # the tile shows whether it has done so this round
            game.push(who, *(Use(group, place) for group in OUTSIDE for place in range(len(arm(seat, group)))))
        else:
            game.push(who, self.pass_effect)


def next_place(game: NewEden) -> int | None:
    """Where on the display Deep Thought's next card lies: in the rightmost column, the lowest row of it."""
    filled = [place for place, card in enumerate(game.display) if card]
    return max(filled, key=lambda place: (place % COLUMNS, place), default=None)


@effect
class PutRow(Choice[NewEden]):
    """S-ROW: row 1 or row 2 takes the rejected cards; the other stays empty (RU-47)."""

    def options(self, game: NewEden, who: int) -> list[Option]:
        return PUT if game.hand[who] else []

    def chosen(self, game: NewEden, who: int, key: int) -> None:
        put_row(game, who, key)

    def cause(self, game: NewEden) -> Arg | None:
        return BY_MARKET


BY_MARKET = word(Phase.B)


def put_row(game: NewEden, who: int, row: int) -> None:
    """The rejected cards of a hand go face down into a row of their owner."""
    for column, card in enumerate(game.hand[who]):
        game.display[row * COLUMNS + column] = card
    game.hand[who] = []
    game.face_down = put(game.face_down, row, True)
    game.owner = put(game.owner, row, who)


@effect
class Block(Choice[NewEden]):
    """S-BLOCK: two rows are not auctioned; then the upper of the others is, then the lower (NE 16.4)."""

    def options(self, game: NewEden, who: int) -> list[Option]:
        return BLOCK

    def chosen(self, game: NewEden, who: int, key: tuple[int, int]) -> None:
        for row in key:
            game.marks = put(game.marks, row, Mark.BLOCKED)
        game.tell("blocked", a=key[0] + 1, b=key[1] + 1)
        for row in reversed([row for row in range(ROWS) if row not in key]):
            game.push(who, OpenRow(row), Outbid(row))

    def prompt(self, game: NewEden, who: int) -> Text:
        return Text("new-eden-ask-block", n=game.seats[AUTOMATON].coins // 2)


@effect
class OpenRow(Effect[NewEden]):
    """Deep Thought's bid is half its coins at this moment; 0 is no bid (NE 16.4, RU-36)."""

    row: int

    def run(self, game: NewEden, who: int) -> None:
        game.row, game.high = self.row, game.seats[AUTOMATON].coins // 2
        game.bidder = AUTOMATON if game.high else -1
        game.tell("auctioned", row=self.row + 1)  # nobody picks it, so nobody is named
        if game.high:
            game.tell("bid", seat=AUTOMATON, n=game.high)


@effect
class Outbid(Anchor):
    """S-BID: pay one more than Deep Thought bids, or leave the row: to it, or unsold if it bids 0 (NE 16.4)."""

    row: int

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        left = leave_row(game.high)
        return [outbid(game.high + 1), left] if seat.coins > game.high else [left]

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        if verb == "outbid":
            cards = len(row_cards(game, self.row))
            win_row(game, who, self.row, what)
            game.push(who, PLACE_KEPT, moves_after(cards))
        elif game.high:  # it pays, also for a row without cards (RU-36, RU-48)
            win_row(game, AUTOMATON, self.row, game.high)
            game.push(AUTOMATON, PLACE_KEPT)
        else:
            game.marks = put(game.marks, self.row, Mark.UNSOLD)
            game.tell("unsold", row=self.row + 1)

    def prompt(self, game: NewEden, who: int) -> Text:
        return Text("new-eden-ask-outbid", row=self.row + 1, n=game.high, next=game.high + 1)

    def expected(self, game: NewEden, who: int) -> list[Option]:
        return [outbid(game.high + 1), *Anchor.expected(self, game, who)]

    def why_not(self, game: NewEden, who: int, key: Key) -> Text | None:
        return too_dear(key[1], game.seats[who]) if key[0] == "outbid" else Anchor.why_not(self, game, who, key)


@cache
def leave_row(n: int) -> Option:
    return Option(("leave", None), "leave", Text("new-eden-leave-row", n=n))


@lru_cache(4096)
def outbid(n: int) -> Option:
    return Option(("outbid", n), "outbid", Text("new-eden-outbid", n=n))


PUT_ROW, BLOCK_ROWS = PutRow(), Block()
PUT = [Option(row, f"put {row + 1}", Text("new-eden-put", n=row + 1), (places.row(row + 1),)) for row in (0, 1)]
BLOCK = [
    Option((a - 1, b - 1), f"block {a}+{b}", Text("new-eden-block", a=a, b=b), (places.row(a), places.row(b)), Form.SET)
    for a, b in combinations(range(1, ROWS + 1), 2)
]
