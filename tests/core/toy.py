"""Pearls: a tiny game for tests of the core. It uses every word of the shared vocabulary.

Each round the divers draw two cards, throw some away and offer pearls in secret; the highest offer buys the top card.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, ClassVar, NamedTuple

from pelagia.core import combinators, effects
from pelagia.core.actions import parts_in, verb, verbs
from pelagia.core.combinators import any_order, each_player, may, one_of, others, repeat, seq, together, when
from pelagia.core.decision import Option, Range
from pelagia.core.effects import Choice, Condition, Effect, Number, amount, effect
from pelagia.core.game import Game, Rules
from pelagia.core.place import Place
from pelagia.core.rng import Dealer
from pelagia.core.state import State, UpTo, state
from pelagia.core.text import Ref, Text
from pelagia.core.view import secret

CARDS = [f"{kind}{n}" for kind in "ABC" for n in (1, 2, 3)]


class Sea(IntEnum):
    CALM = 0
    STORM = 1


class Catch(NamedTuple):
    card: str
    sea: Sea


class Box(NamedTuple):
    name: str = "box"

    @property
    def codes(self) -> dict[str, int]:
        return {card: code for code, card in enumerate(["", *CARDS])}


@state
class Diver(State):
    pearls: int = 3
    offer: int = 0
    hand: Annotated[list[str], UpTo(2)]
    caught: Annotated[list[Catch], UpTo(9)]


@state
class Pearls(Game):
    divers: Annotated[list[Diver], UpTo(3)]
    deck: Annotated[list[str], UpTo(9)]
    thrown: Annotated[list[list[str]], UpTo(2), UpTo(9)]  # by the sea it was thrown into
    sea: Sea = Sea.CALM


@effect
class Gain(Effect[Pearls]):
    n: int | Number[Pearls]

    def can(self, game: Pearls, who: int) -> bool:
        return amount(self.n, game, who) > 0

    def run(self, game: Pearls, who: int) -> None:
        game.divers[who].pearls += amount(self.n, game, who)
        game.tell("gained", seat=who, n=amount(self.n, game, who))


@effect
class Caught(Number[Pearls]):
    """How many cards the diver has caught."""

    def value(self, game: Pearls, who: int) -> int:
        return len(game.divers[who].caught)


@effect
class During(Condition[Pearls]):
    sea: Sea

    def holds(self, game: Pearls, who: int) -> bool:
        return game.sea is self.sea


@effect
class Deal(Effect[Pearls]):
    def run(self, game: Pearls, who: int) -> None:
        game.deck += [card for pile in game.thrown for card in pile]
        game.thrown = [[], []]
        game.shuffle(game.deck)
        for seat, diver in enumerate(game.divers):
            diver.hand = [game.deck.pop() for _ in range(2)]
            game.tell("drawn", only=seat, seat=seat, cards=tuple(diver.hand))


@effect
class Throw(Choice[Pearls]):
    """Throw a card of the hand away. Asked even if it is the last one, so that the diver sees it go."""

    asks_always: ClassVar[bool] = True

    def options(self, game: Pearls, who: int) -> list[Option]:
        return [
            Option(card, f"throw {card}", Text("throw", card=Ref(card)), (Place("card", card),))
            for card in game.divers[who].hand
        ]

    def chosen(self, game: Pearls, who: int, key: str) -> None:
        game.divers[who].hand.remove(key)
        game.thrown[game.sea].append(key)


@effect
class Offer(Choice[Pearls]):
    """Offer pearls; who offers none does something else at once."""

    def options(self, game: Pearls, who: int) -> list[Option]:
        pearls = game.divers[who].pearls
        return [
            Option(("none", 0), "none", Text("none")),
            *([Range("offer", 1, pearls, Text("offer"))] if pearls else []),
        ]

    def chosen(self, game: Pearls, who: int, key: tuple[str, int]) -> None:
        game.divers[who].offer = key[1]
        if not key[1]:
            game.push(who, one_of(Gain(1), others(Gain(1))))

    def expected(self, game: Pearls, who: int) -> list[Option]:
        return [Range("offer", 1, 99, Text("offer"))]

    def why_not(self, game: Pearls, who: int, key: tuple[str, int]) -> Text | None:
        return Text("too-much")


@effect
class Haul(Effect[Pearls]):
    def run(self, game: Pearls, who: int) -> None:
        best = max(game.from_seat(who), key=lambda seat: game.divers[seat].offer)
        if game.divers[best].offer:
            game.divers[best].pearls -= game.divers[best].offer
            game.divers[best].caught.append(Catch(game.deck.pop(), game.sea))
            game.seal()
            game.tell("hauled", seat=best, card=game.divers[best].caught[-1].card)
        game.sea = Sea(1 - game.sea)


ROUND: Effect[Pearls] = seq(
    Deal(),
    each_player(Throw()),
    each_player(when(During(Sea.CALM), Throw())),
    together(Offer()),
    Haul(),
    each_player(any_order(Gain(1), when(Caught() >= 1, Gain(2)), others(Gain(1)))),
    repeat(2 * Caught(), may(Gain(Caught()))),
)


@effect
class Setup(Effect[Pearls]):
    def run(self, game: Pearls, who: int) -> None:
        game.push(0, ROUND, ROUND)


def begin(players: int, options: Mapping[str, Any], content: Any) -> Mapping[str, Any]:
    return {
        "divers": [Diver(pearls=options["pearls"], hand=[], caught=[]) for _ in range(players)],
        "deck": CARDS[:],
        "thrown": [[], []],
        "answers": ("",) * players,
    }


def view(game: Pearls) -> Any:
    hands = [secret(len(diver.hand), {who: diver.hand[:]}) for who, diver in enumerate(game.divers)]
    seen = [[diver.pearls, diver.offer, [list(catch) for catch in diver.caught]] for diver in game.divers]
    return {"hands": hands, "divers": seen, "deck": len(game.deck), "thrown": [pile[:] for pile in game.thrown]}


def deal_anew(game: Pearls, seat: int, dealer: Dealer) -> None:
    dealer.deal(game.deck, *(diver.hand for who, diver in enumerate(game.divers) if who != seat))


def scores(game: Pearls) -> list[int]:
    return [diver.pearls + 5 * len(diver.caught) for diver in game.divers]


def parts(content: Box) -> list[str]:
    """What the rounds and offers are made of; this game has no cards that do anything."""
    return [part.written() for part in parts_in([ROUND, one_of(Gain(1), others(Gain(1)))])]


PART = (verb("{}", parts), *verbs("skip"))
VERBS = {
    Throw: (verb("throw {}", CARDS),),
    Offer: (verb("offer {}", range(1, 100)), *verbs("none")),
    combinators.OneOf: PART,
    combinators.AnyOrder: PART,
    combinators.May: PART,
}
RULES = Rules(
    name="pearls",
    version=3,
    players=range(2, 4),
    options={"pearls": (3, 0, 1)},
    state=Pearls,
    names={
        thing.__name__: thing
        for thing in (*vars(combinators).values(), *vars(effects).values(), *globals().copy().values())
        if isinstance(thing, type) and issubclass(thing, effects.Expression | IntEnum)
    }
    | {"Sea": Sea},
    content=Box(),
    load_content=lambda folder: Box(folder),
    begin=begin,
    setup=Setup(),
    view=view,
    deal_anew=deal_anew,
    scores=scores,
    winners=lambda game: [seat for seat, score in enumerate(scores(game)) if score == max(scores(game))],
    value=lambda game, who: {"score": float(scores(game)[who])},
    verbs=VERBS,
)
