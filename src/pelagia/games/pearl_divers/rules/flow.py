"""Setup, days, dive and auction of Pearl Divers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pelagia.core.combinators import each_player, together
from pelagia.core.decision import Option, Range
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.text import Ref, Text
from pelagia.games.pearl_divers.content.card import Content
from pelagia.games.pearl_divers.rules.effects import Draw, card_option, take
from pelagia.games.pearl_divers.rules.scoring import FinalScoring
from pelagia.games.pearl_divers.rules.state import HAND, Diver, PearlDivers


def begin(players: int, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """The fields of a new game, before anything is shuffled."""
    return {
        "divers": [Diver(hand=[], looking=[], haul=[]) for _ in range(players)],
        "days": options["days"],
        "deck": list(content.cards),
        "discard": [],
        "answers": ("",) * players,  # the core's, one entry per seat
    }


@effect
class Setup(Effect[PearlDivers]):
    def run(self, game: PearlDivers, who: int) -> None:
        game.shuffle(game.deck)
        days = (Day(n) for n in range(1, game.days + 1))
        game.push(who, each_player(Draw(HAND)), *days, FinalScoring())


@effect
class Day(Effect[PearlDivers]):
    n: int

    def run(self, game: PearlDivers, who: int) -> None:
        game.day = self.n
        game.tell("day", n=self.n)
        first = (self.n - 1) % game.players
        game.push(first, together(DIVE), each_player(Play()), Offer(), Sale())


# The dive


@effect
class Dive(Choice[PearlDivers]):
    """Everybody picks a card of the hand, in secret."""

    def options(self, game: PearlDivers, who: int) -> list[Option]:
        return [card_option("dive", card) for card in game.divers[who].hand]

    def chosen(self, game: PearlDivers, who: int, key: str) -> None:
        game.divers[who].hand.remove(key)
        game.divers[who].picked = key
        game.tell("dived", seat=who, card=Ref(key))


DIVE = Dive()


@effect
class Play(Effect[PearlDivers]):
    """The picked card joins the haul, and then does what it says; so it counts itself."""

    def run(self, game: PearlDivers, who: int) -> None:
        diver = game.divers[who]
        if diver.picked:
            diver.haul.append(diver.picked)
            game.push(who, game.content.cards[diver.picked].on_play)
            diver.picked = ""


# The auction


@effect
class Offer(Effect[PearlDivers]):
    """The top card comes under the hammer; without cards there is no auction."""

    def run(self, game: PearlDivers, who: int) -> None:
        for diver in game.divers:
            diver.out = False
        for card in take(game, 1):
            game.offer = card
            game.tell("offer", card=Ref(card))
            game.push(who, BID)


@effect
class Bid(Choice[PearlDivers]):
    """Bid more than all before, or drop out. The bidding goes round until one diver is left."""

    def options(self, game: PearlDivers, who: int) -> list[Option]:
        shells = game.divers[who].shells
        return [PASS, bids(game.high + 1, shells)] if shells > game.high else [PASS]

    def chosen(self, game: PearlDivers, who: int, key: tuple[str, int]) -> None:
        verb, n = key
        if verb == "bid":
            game.high, game.bidder = n, who
            game.tell("bid", seat=who, n=n)
        else:
            game.divers[who].out = True
            game.tell("passed", seat=who)
        for seat in game.from_seat((who + 1) % game.players):
            if not game.divers[seat].out and seat != game.bidder:
                game.push(seat, BID)
                return

    def prompt(self, game: PearlDivers, who: int) -> Text:
        return Text("pearl-divers-ask-bid", n=game.high)

    def expected(self, game: PearlDivers, who: int) -> list[Range]:
        return [bids(0, 999)]

    def why_not(self, game: PearlDivers, who: int, key: tuple[str, int]) -> Text | None:
        return Text("pearl-divers-why-bid", n=game.high, have=game.divers[who].shells)


BID = Bid()
PASS = Option(("pass", 0), "pass", Text("pearl-divers-pass"))


@cache
def bids(lo: int, hi: int) -> Range:
    return Range("bid", lo, hi, Text("pearl-divers-bid", lo=lo, hi=hi))


@effect
class Sale(Effect[PearlDivers]):
    """The highest bidder pays and takes the card; without a bid it is discarded."""

    def run(self, game: PearlDivers, who: int) -> None:
        if game.bidder >= 0:
            game.divers[game.bidder].shells -= game.high
            game.divers[game.bidder].haul.append(game.offer)
            game.tell("sold", seat=game.bidder, card=Ref(game.offer), n=game.high)
        elif game.offer:
            game.discard.append(game.offer)
            game.tell("unsold", card=Ref(game.offer))
        game.offer, game.high, game.bidder = "", 0, -1
