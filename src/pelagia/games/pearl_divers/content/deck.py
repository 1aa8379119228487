"""The deck of Pearl Divers."""

from __future__ import annotations

from pelagia.core.combinators import any_order, each_player, may, one_of, others, repeat, seq, when
from pelagia.games.pearl_divers.content.card import CORAL, FISH, WRECK, Card, Content
from pelagia.games.pearl_divers.rules.effects import count, draw, pearls, peek, poorest, search, shells, trade

CARDS = (
    Card("C1", CORAL, pearls(2)),
    Card("C2", CORAL, pearls(count(CORAL))),
    Card("C3", CORAL, seq(draw(1), trade(2))),
    Card("C4", CORAL, when(count(CORAL) >= 2, pearls(3)), final=1),
    Card("C5", CORAL, shells(1), final=count(CORAL)),
    Card("C6", CORAL, others(shells(1)), final=3),
    Card("F1", FISH, draw(2)),
    Card("F2", FISH, when(poorest(), pearls(4))),
    Card("F3", FISH, each_player(draw(1)), final=2),
    Card("F4", FISH, pearls(2 * count(WRECK))),
    Card("F5", FISH, repeat(2, may(trade(2)))),
    Card("F6", FISH, one_of(draw(1), shells(2)), final=1),
    Card("W1", WRECK, shells(3)),
    Card("W2", WRECK, any_order(search(2), trade(2))),
    Card("W3", WRECK, one_of(pearls(2), shells(3))),
    Card("W4", WRECK, may(trade(4))),
    Card("W5", WRECK, seq(peek(), pearls(1)), final=1),
    Card("W6", WRECK, shells(1), final=2 * count(FISH)),
)
BOX = Content("box", {card.id: card for card in CARDS})
