"""Words that give something: goods, cards, steps on the Federation track, exchanges (UC 9.7, 11, 19.3)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import (
    CRED,
    NOTHING,
    PT,
    STEEL,
    Goods,
    Resource,
    goods_text,
)
from pelagia.games.underwater_cities.rules.combine import Paying
from pelagia.games.underwater_cities.rules.naming import NAMES, goods_name
from pelagia.games.underwater_cities.rules.permanent import Event, extras, react
from pelagia.games.underwater_cities.rules.state import TOP, UnderwaterCities, marker
from pelagia.games.underwater_cities.rules.words import Ask, Word, add, only, receive, spend, times, without


@effect
class Gain(Word):
    """A plain gain. `of_space`: the text of a space gives it, so that `SPACE_GAVE` fires (R62)."""

    goods: Goods
    of_space: bool = False

    def run(self, game: UnderwaterCities, who: int) -> None:
        receive(game, who, self.goods)
        if self.of_space:
            for one, n in enumerate(self.goods):
                if n:
                    react(game, who, Event.SPACE_GAVE, one)

    def name(self) -> str:
        single = [NAMES[one] for one, n in enumerate(self.goods) if n]
        return single[0] if sum(self.goods) == 1 else goods_name(self.goods)

    def text(self) -> Text:
        return Text("underwater-cities-gain", goods=goods_text(self.goods))

    def is_plain(self) -> bool:
        return True

    def least(self) -> Goods | None:
        return self.goods

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return self.goods

    def spends(self) -> bool:
        return False


@effect
class GainDifferent(Ask):
    """D18: so many different resources of choice."""

    n: int
    of_space: bool = False

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return different(self.n)

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        Gain(key, self.of_space).run(game, who)

    def name(self) -> str:
        return f"gain {self.n} different"

    def text(self) -> Text:
        return Text("underwater-cities-gain-different", n=self.n)

    def is_sure(self) -> bool:
        return True

    def is_free(self) -> bool:
        return True

    def brings(self, game: UnderwaterCities, who: int, key: Goods) -> Goods | None:
        return key

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        return [option.key for option in different(self.n)]

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return (1, 1, 1, 1, 1, 0)

    def spends(self) -> bool:
        return False


@cache
def different(n: int) -> list[Option]:
    found = []
    for some in combinations([one for one in Resource if one is not PT], n):
        goods: Goods = tuple(int(one in some) for one in Resource)  # type: ignore[assignment]
        written = f"gain {', '.join(NAMES[one] for one in some)}"
        found.append(Option(goods, written, Text("underwater-cities-gain-goods", what=goods_text(goods))))
    return found


# Cards


def take(game: UnderwaterCities, n: int) -> list[str]:
    """The top cards of the era deck; the discard pile becomes a new deck when it is empty (UC 9.8)."""
    found: list[str] = []
    if game.blind:
        return found
    game.seal()
    for _ in range(n):
        if not game.deck:
            if not game.discard:
                break
            game.deck, game.discard = game.discard, []
            game.shuffle(game.deck)
            game.tell("reshuffled")
        found.append(game.deck.pop())
    return found


def draw(game: UnderwaterCities, who: int, n: int) -> None:
    cards = take(game, n)
    game.seats[who].hand += cards
    if game.events is not None and cards:
        game.tell("drew", seat=who, n=len(cards))
        for card in cards:
            game.tell("got", only=who, seat=who, card=card)


def forget(game: UnderwaterCities, who: int, id: str) -> None:
    """A card has left the hand: it need not be known to lie there any more."""
    known = game.seats[who].known
    if id in known:
        known.remove(id)


def discard(game: UnderwaterCities, who: int, id: str) -> None:
    """Put a card where discarded cards go (UC 9.4). The owner knows it, so this can be taken back."""
    card = game.content.cards[id]
    forget(game, who, id)
    if card.era == game.era and card.era:
        game.discard.append(id)
    elif id in game.content.small:
        game.small_deck.insert(0, id)
        game.seen_small.append(id)
    else:
        game.gone.append(id)
    game.tell("discarded", seat=who, card=id)


@effect
class Draw(Word):
    """Era cards. An empty deck gives nothing, but nobody may be refused to try."""

    n: int

    def run(self, game: UnderwaterCities, who: int) -> None:
        draw(game, who, self.n)

    def name(self) -> str:
        return f"draw {self.n}"

    def is_plain(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return NOTHING

    def spends(self) -> bool:
        return False


@effect
class Look(Word):
    """Draw era cards into the zone "looking", keep some, discard the rest."""

    n: int
    keep: int

    def run(self, game: UnderwaterCities, who: int) -> None:
        cards = take(game, self.n)
        game.seats[who].looking = cards
        for card in cards:
            game.tell("looked", only=who, seat=who, card=card)
        game.push(who, *[KEEP_LOOKED] * min(self.keep, len(cards)), DROP_LOOKED)

    def name(self) -> str:
        return f"look at {self.n}"

    def is_sure(self) -> bool:
        return True

    def is_free(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return NOTHING

    def spends(self) -> bool:
        return False


@effect
class KeepLooked(Ask):
    """D16: which card of the zone "looking" to keep."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("keep", card) for card in game.seats[who].looking]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        keep(game, who, key)


def keep(game: UnderwaterCities, who: int, card: str) -> None:
    player = game.seats[who]
    player.looking.remove(card)
    player.hand.append(card)
    game.tell("got", only=who, seat=who, card=card)


@effect
class DropLooked(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        player = game.seats[who]
        cards, player.looking = player.looking, []
        for card in cards:
            discard(game, who, card)


KEEP_LOOKED, DROP_LOOKED = KeepLooked(), DropLooked()


@cache
def card_option(verb: str, card: str, place: str = "hand") -> Option:
    """`keep 28`: an option about a card. Without a place it is about one that lies nowhere on the table."""
    written = "assistant" if card == "U0" else card[1:]
    text = Text(f"underwater-cities-option-{verb.replace(' ', '-')}", card=Ref(card))
    return Option(card, f"{verb} {written}", text, (f"{place}:{card}",) if place else ())


@effect
class Special(Ask):
    """D15: a special card (UC 9.7)."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        found = [card_option("take", card, "special") for card in game.large_row]
        if game.small_deck:
            found.append(take_top(game.small_deck[-1]))
        return [*found, DIG] if len(game.small_deck) > 1 else found

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return bool(game.large_row or game.small_deck)

    def distinct(self, game: UnderwaterCities, who: int, options: list[Option], last: bool) -> list[Option]:
        """A card in the hand makes no difference to what can be done, only to what it is worth."""
        return options if game.foreseeing else options[:1]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player, deck = game.seats[who], game.small_deck
        if key == "dig":
            if game.blind:  # nobody has seen those cards
                return
            deck.insert(0, deck.pop())
            game.seen_small = []  # any of them may be drawn and kept now
            player.looking = [deck.pop() for _ in range(min(3, len(deck)))]
            game.seal()
            game.tell("dug", seat=who, n=len(player.looking))
            for card in player.looking:
                game.tell("looked", only=who, seat=who, card=card)
            game.push(who, KEEP_DUG, UNDER)
            return
        if key == "top":
            key = deck.pop()
            if key in game.seen_small:
                game.seen_small.remove(key)
            game.seal()
        else:
            game.large_row.remove(key)
        player.hand.append(key)
        player.known.append(key)
        game.tell("took", seat=who, card=key)

    def name(self) -> str:
        return "draw special card"

    def is_free(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return NOTHING

    def spends(self) -> bool:
        return False


@cache
def take_top(card: str) -> Option:
    return Option(
        "top", "take top", Text("underwater-cities-option-take", card=Ref(card)), ("special:top", f"special:{card}")
    )


DIG = Option("dig", "dig", Text("underwater-cities-dig"), ("special:deck",))


@effect
class KeepDug(Ask):
    """D16 after a dig: the other cards go back under the deck, and a new one is turned up."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("keep", card) for card in game.seats[who].looking]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        keep(game, who, key)


@effect
class Under(Ask):
    """D17: which card goes under the deck first; the other lies below it."""

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [card_option("under first", card) for card in game.seats[who].looking]

    def chosen(self, game: UnderwaterCities, who: int, key: str) -> None:
        player = game.seats[who]
        rest = [card for card in player.looking if card != key]
        player.looking = []
        for card in (key, *rest):
            game.small_deck.insert(0, card)
        game.seal()  # the new top card lies open


KEEP_DUG, UNDER = KeepDug(), Under()


# The Federation track


@effect
class Advance(Ask):
    """D13: steps on the Federation track, also fewer."""

    n: int

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return True

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [advance_option(n) for n in range(self.n, 0, -1)]

    def chosen(self, game: UnderwaterCities, who: int, key: int) -> None:
        game.push(who, *[STEP] * key, ADVANCED)

    def name(self) -> str:
        return "advance"

    def is_steady(self) -> bool:
        return True

    def is_forced(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        more = extras(game, who)
        return None if more is None else add((0, 1, 0, 1, 0, self.n), times(more, self.n))

    def at_once(self, game: UnderwaterCities, who: int) -> None:
        self.chosen(game, who, self.n)  # bonuses are compulsory, and taken in full (UC 11.2)

    def spends(self) -> bool:
        return False


@effect
class Step(Word):
    """One step, and what it brings at once (UC 11)."""

    def run(self, game: UnderwaterCities, who: int) -> None:
        now = marker(game, who)
        game.track[now].remove(who)
        step = min(now + 1, TOP)
        game.track[step].append(who)
        game.seats[who].stepped = True
        game.tell("advanced", seat=who, space=TOP + 1 - step)
        if any(TRACK[step]):
            receive(game, who, TRACK[step], "track")
        if step > now:
            react(game, who, Event.ARRIVED, TOP + 1 - step)


@effect
class Advanced(Word):
    def run(self, game: UnderwaterCities, who: int) -> None:
        react(game, who, Event.ADVANCED)


TRACK = (NOTHING, NOTHING, only(CRED), only(STEEL), only(PT))
STEP, ADVANCED = Step(), Advanced()


@cache
def advance_option(n: int) -> Option:
    return Option(n, f"advance {n}", Text("underwater-cities-steps", n=n), ("track",))


# Exchanges


@effect
class ExchangeAmong(Paying):
    """D28: pay 1 of these for 1 other of these."""

    resources: tuple[Resource, ...]

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        stock = game.seats[who].stock
        return [
            exchange_option(give, get)
            for give in self.resources
            if stock[give]
            for get in self.resources
            if get is not give
        ]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return any(game.seats[who].stock[one] for one in self.resources)

    def chosen(self, game: UnderwaterCities, who: int, key: tuple[Resource, Resource]) -> None:
        give, get = key
        spend(game, who, only(give))
        receive(game, who, only(get))

    def brings(self, game: UnderwaterCities, who: int, key: tuple[Resource, Resource]) -> Goods | None:
        give, get = key
        return without(only(get), only(give))

    def yields(self, game: UnderwaterCities, who: int) -> list[Goods]:
        return [without(only(get), only(give)) for give, get in (option.key for option in self.raw(game, who))]

    def name(self) -> str:
        return "exchange"

    def text(self) -> Text:
        names = [Text(f"underwater-cities-resource-{one.name.lower()}") for one in self.resources]
        if len(names) == 2:
            return Text("underwater-cities-exchange", a=names[0], b=names[1])
        first, *rest = names
        for name in rest:
            first = Text("underwater-cities-comma", a=first, b=name)
        return Text("underwater-cities-exchange-among", what=first)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return tuple(int(one in self.resources) for one in Resource)  # type: ignore[return-value]


@cache
def exchange_option(give: Resource, get: Resource) -> Option:
    names = {"a": give, "b": get}
    texts = {name: Text(f"underwater-cities-resource-{one.name.lower()}") for name, one in names.items()}
    return Option((give, get), f"exchange {NAMES[give]} > {NAMES[get]}", Text("underwater-cities-swap", **texts))
