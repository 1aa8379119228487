"""Cards of the era deck and special cards: drawing, looking, keeping, discarding (UC 9.4, 9.7, 9.8)."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from pelagia.core.asking import Series
from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.place import Place
from pelagia.core.state import drop
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import written_card
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.words import Ask, Word

T = TypeVar("T")


def take(game: UnderwaterCities, n: int) -> tuple[str, ...]:
    """The top cards of the era deck; the discard pile becomes a new deck when it is empty (UC 9.8)."""
    if game.blind:
        return ()
    game.seal()
    found = game.deck[: -n - 1 : -1]
    game.deck = game.deck[: max(0, len(game.deck) - n)]
    if len(found) < n and game.discard:
        game.deck, game.discard = shuffled(game, game.discard), ()
        game.tell("reshuffled")
        found += take(game, n - len(found))
    return found


def shuffled(game: UnderwaterCities, items: tuple[T, ...]) -> tuple[T, ...]:
    """The items in a new order."""
    mixed = [*items]
    game.shuffle(mixed)
    return tuple(mixed)


def draw(game: UnderwaterCities, who: int, n: int) -> None:
    cards = take(game, n)
    game.seats[who].hand += cards
    if game.events is not None and cards:
        game.tell("drew", seat=who, n=len(cards))
        for card in cards:
            game.tell("got", only=who, seat=who, card=Ref(card))


def forget(game: UnderwaterCities, who: int, id: str) -> None:
    """A card has left the hand: it need not be known to lie there any more."""
    player = game.seats[who]
    if id in player.known:
        player.known = drop(player.known, id)


def discard(game: UnderwaterCities, who: int, id: str) -> None:
    """Put a card where discarded cards go (UC 9.4). The owner knows it, so this can be taken back."""
    era = game.content.cards[id].era
    forget(game, who, id)
    if era and era == game.era:
        game.discard += (id,)
    elif id in game.content.small:
        game.small_deck = (id, *game.small_deck)
        game.seen_small += (id,)
    else:
        game.gone += (id,)
    if game.events is not None:
        game.tell("discarded", seat=who, card=Ref(id))


@cache
def card_option(verb: str, card: str, place: str = "hand") -> Option:
    """`keep 28`: an option about a card and the sort of place it lies at: "" if it lies nowhere on the table."""
    text = Text(f"underwater-cities-option-{verb.replace(' ', '-')}", card=Ref(card))
    return Option(card, f"{verb} {written_card(card)}", text, (Place(place, card),) if place else ())


@effect
class Draw(Word):
    """Era cards. An empty deck gives nothing, but nobody may be refused to try."""

    n: int

    def run(self, game: UnderwaterCities, who: int) -> None:
        draw(game, who, self.n)

    def written(self) -> str:
        return f"draw {self.n}"

    def is_plain(self) -> bool:
        return True


@effect
class Look(Word):
    """Draw era cards into the zone "looking", keep some, discard the rest."""

    n: int
    keep: int

    def run(self, game: UnderwaterCities, who: int) -> None:
        cards = take(game, self.n)
        game.seats[who].looking = cards
        for card in cards:
            game.tell("looked", only=who, seat=who, card=Ref(card))
        game.push(who, *[KEEP_LOOKED] * min(self.keep, len(cards)), DROP_LOOKED)

    def written(self) -> str:
        return f"look at {self.n}"

    def is_sure(self) -> bool:
        return True


@effect
class KeepLooked(Ask):
    """D16: which card of the zone "looking" to keep."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("keep", card) for card in game.seats[who].looking]

    def series(self, game: UnderwaterCities, who: int) -> Series | None:
        n = len(game.to_come(who, KeepLooked))
        return Series(n, self.options(game, who), Text("underwater-cities-keep-cards", n=n))

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        keep(game, who, key)


def keep(game: UnderwaterCities, who: int, card: str) -> None:
    player = game.seats[who]
    player.looking = drop(player.looking, card)
    player.hand += (card,)
    game.tell("got", only=who, seat=who, card=Ref(card))


@effect
class DropLooked(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        player = game.seats[who]
        cards, player.looking = player.looking, ()
        for card in cards:
            discard(game, who, card)


KEEP_LOOKED, DROP_LOOKED = KeepLooked(), DropLooked()


@effect
class Special(Ask):
    """D15: a special card (UC 9.7)."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = [card_option("take", card, "special") for card in game.large_row]
        if game.small_deck:
            found.append(take_top(game.small_deck[-1]))
        return [*found, DIG] if len(game.small_deck) > 1 else found

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return bool(game.large_row or game.small_deck)

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player, deck = game.seats[who], game.small_deck
        if key == "dig":
            if game.blind:  # nobody has seen those cards
                return
            under = (deck[-1], *deck[:-1])
            game.seen_small = ()  # any of them may be drawn and kept now
            game.small_deck, player.looking = under[:-3], under[:-4:-1]
            game.seal()
            game.tell("dug", seat=who, n=len(player.looking))
            for card in player.looking:
                game.tell("looked", only=who, seat=who, card=Ref(card))
            game.push(who, KEEP_DUG, UNDER)
            return
        if key == "top":
            key, game.small_deck = deck[-1], deck[:-1]
            if key in game.seen_small:
                game.seen_small = drop(game.seen_small, key)
            game.seal()
        else:
            game.large_row = drop(game.large_row, key)
        player.hand += (key,)
        player.known += (key,)
        game.tell("took", seat=who, card=Ref(key))

    def written(self) -> str:
        return "draw special card"


@cache
def take_top(card: str) -> Option:
    text = Text("underwater-cities-option-take", card=Ref(card))
    return Option("top", "take top", text, (places.TOP, places.special(card)))


DIG = Option("dig", "dig", Text("underwater-cities-dig"), (places.DECK,))


@effect
class KeepDug(Ask):
    """D16 after a dig: the other cards go back under the deck, and a new one is turned up."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("keep", card) for card in game.seats[who].looking]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        keep(game, who, key)


@effect
class Under(Ask):
    """D17: which card goes under the deck first; the other lies below it."""

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("under first", card) for card in game.seats[who].looking]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player = game.seats[who]
        game.small_deck = (*reversed(drop(player.looking, key)), key, *game.small_deck)
        player.looking = ()
        game.seal()  # the new top card lies open


KEEP_DUG, UNDER = KeepDug(), Under()
