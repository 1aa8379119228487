"""The vocabulary of Pearl Divers."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Condition, Effect, Number, amount, effect
from pelagia.core.text import Ref, Text
from pelagia.games.pearl_divers.content.card import Kind
from pelagia.games.pearl_divers.rules import places
from pelagia.games.pearl_divers.rules.state import PearlDivers


@effect
class Shells(Effect[PearlDivers]):
    """Take shells from the bank."""

    n: int

    def run(self, game: PearlDivers, who: int) -> None:
        game.divers[who].shells += self.n
        game.tell("shells", seat=who, n=self.n)


@effect
class Pearls(Effect[PearlDivers]):
    """Score at once."""

    n: int | Number[PearlDivers]

    def can(self, game: PearlDivers, who: int) -> bool:
        return amount(self.n, game, who) > 0

    def run(self, game: PearlDivers, who: int) -> None:
        n = amount(self.n, game, who)
        game.divers[who].pearls += n
        game.tell("pearls", seat=who, n=n)


@effect
class Draw(Effect[PearlDivers]):
    """Draw cards, as many as there are."""

    n: int

    def can(self, game: PearlDivers, who: int) -> bool:
        return has_cards(game)

    def run(self, game: PearlDivers, who: int) -> None:
        cards = take(game, self.n)
        game.divers[who].hand += cards
        game.tell("drew", seat=who, n=len(cards))
        for card in cards:
            game.tell("got", only=who, seat=who, card=Ref(card))


# The deck


def has_cards(game: PearlDivers) -> bool:
    return bool(game.deck or game.discard)


def refill(game: PearlDivers) -> None:
    """Shuffle the discard pile into a new deck when a card is needed and none is left."""
    if not game.deck and game.discard:
        game.deck, game.discard = game.discard, []
        game.shuffle(game.deck)
        game.tell("reshuffled")


def take(game: PearlDivers, n: int) -> list[str]:
    """The top cards of the deck. Somebody will see them, so no choice before this can be taken back."""
    cards = []
    for _ in range(n):
        refill(game)
        if game.deck:
            cards.append(game.deck.pop())
    game.seal()
    forget_top(game)
    return cards


def forget_top(game: PearlDivers) -> None:
    """There is another card on top now, which nobody has seen."""
    for diver in game.divers:
        diver.knows_top = False


# Words that ask somebody


@effect
class Trade(Choice[PearlDivers]):
    """Discard a card of the hand for pearls."""

    n: int

    def options(self, game: PearlDivers, who: int) -> list[Option]:
        return [card_option("discard", card) for card in game.divers[who].hand]

    def chosen(self, game: PearlDivers, who: int, key: str) -> None:
        game.divers[who].hand.remove(key)
        discard(game, who, key)
        game.push(who, Pearls(self.n))


@effect
class Search(Effect[PearlDivers]):
    """Look at the top cards of the deck, keep one and discard the others."""

    n: int

    def can(self, game: PearlDivers, who: int) -> bool:
        return has_cards(game)

    def run(self, game: PearlDivers, who: int) -> None:
        game.divers[who].looking = take(game, self.n)
        game.push(who, KEEP)


@effect
class Keep(Choice[PearlDivers]):
    def options(self, game: PearlDivers, who: int) -> list[Option]:
        return [card_option("keep", card) for card in game.divers[who].looking]

    def chosen(self, game: PearlDivers, who: int, key: str) -> None:
        diver = game.divers[who]
        seen, diver.looking = diver.looking, []
        diver.hand.append(key)
        game.tell("got", only=who, seat=who, card=Ref(key))
        for card in seen:
            if card != key:
                discard(game, who, card)


KEEP = Keep()


@effect
class Peek(Effect[PearlDivers]):
    """Look at the top card of the deck; leave it there or put it under the deck."""

    def can(self, game: PearlDivers, who: int) -> bool:
        return has_cards(game)

    def run(self, game: PearlDivers, who: int) -> None:
        refill(game)
        if game.deck:  # all cards may be in hands and hauls
            game.divers[who].knows_top = True
            game.seal()
            game.tell("peeked", seat=who)
            game.push(who, SINK)


@effect
class Sink(Choice[PearlDivers]):
    def options(self, game: PearlDivers, who: int) -> list[Option]:
        return [LEAVE, SINK_IT]

    def chosen(self, game: PearlDivers, who: int, key: str) -> None:
        if key == "sink":
            game.deck.insert(0, game.deck.pop())
            forget_top(game)
            game.tell("sank", seat=who)


SINK = Sink()
LEAVE = Option("leave", "leave", Text("pearl-divers-leave"))
SINK_IT = Option("sink", "sink", Text("pearl-divers-sink"))


def discard(game: PearlDivers, who: int, card: str) -> None:
    """Put a card face up on the pile: the others see it for the first time."""
    game.discard.append(card)
    game.seal()
    game.tell("discarded", seat=who, card=Ref(card))


@cache
def card_option(verb: str, card: str) -> Option:
    return Option(card, f"{verb} {card}", Text(f"pearl-divers-{verb}", card=Ref(card)), (places.card(card),))


# Words that count, and words that ask whether something is so


@effect
class Count(Number[PearlDivers]):
    """Cards of a kind in one's haul."""

    kind: Kind

    def value(self, game: PearlDivers, who: int) -> int:
        return sum(game.content.cards[card].kind is self.kind for card in game.divers[who].haul)


@effect
class Poorest(Condition[PearlDivers]):
    """Nobody has fewer pearls."""

    def holds(self, game: PearlDivers, who: int) -> bool:
        return all(diver.pearls >= game.divers[who].pearls for diver in game.divers)


shells, pearls, draw, trade, search, peek, count, poorest = (
    Shells, Pearls, Draw, Trade, Search, Peek, Count, Poorest,
)  # fmt: skip
