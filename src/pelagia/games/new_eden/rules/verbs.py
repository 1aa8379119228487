"""With which words each choice of New Eden is answered, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pelagia.core.actions import Some, Verb, verb, verbs
from pelagia.games.new_eden.content.card import Content, Group
from pelagia.games.new_eden.rules import actions, effects, flow, solo
from pelagia.games.new_eden.rules.state import MARKET_HAND, OUTSIDE, ROWS, Extension

MOST_COINS = 255  # that an action bids; nobody has been seen with half of it


def cards(content: Content) -> list[str]:
    return list(content.cards)


def group(group: Group) -> Callable[[Content], list[str]]:
    return lambda content: [id for id, card in content.cards.items() if card.group is group]


def deck(name: str) -> Callable[[Content], list[str]]:
    return lambda content: content.deck(name)


FREE = (*verbs("plant"), verb("extend {}", [tile.name.lower() for tile in Extension]))
ALONG = [verb("{}>{}", group(arm), group(arm)) for arm in OUTSIDE]  # from module to module of an arm
MOVE = verb("move {}", group(Group.OXYGEN))
VERBS: Mapping[type, Sequence[Verb]] = {
    flow.Turn: (verb("buy {}", cards), *verbs("pass"), MOVE, *FREE),
    flow.FreeWindow: (*verbs("done"), *FREE),
    flow.Market: tuple(verb("keep {}", Some(deck(name), MARKET_HAND)) for name in ("1B", "2B", "3B")),
    flow.PickRow: (verb("row {}", range(1, ROWS + 1)),),
    flow.Bid: (verb("bid {}", range(1, MOST_COINS + 1)), *verbs("out"), *FREE),
    actions.AuctionMove: (MOVE, *verbs("stop"), *FREE),
    actions.Extra: (*verbs("extra", "stop"), *FREE),
    actions.ExtraCard: (MOVE,),
    actions.PlaceKept: (verb("place {}", cards), *FREE),
    actions.Closing: (*verbs("done"), *FREE),
    effects.Bottle: (*ALONG, verb("dome>{}", cards), *verbs("leave")),
    effects.Activate: (verb("activate {}", cards), *verbs("done")),
    effects.Overflow: (verb("lose {}", cards),),
    solo.Outbid: (*verbs("leave", "outbid"), *FREE),
    solo.Block: (verb("block {}", [f"{a}+{b}" for b in range(1, ROWS + 1) for a in range(1, b)]),),
    solo.PutRow: (verb("put {}", range(1, ROWS + 1)),),
}
