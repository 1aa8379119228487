"""What players do in more than one phase: free actions (NE 11), taking and placing cards, moves after an auction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar

from pelagia.core.asking import left
from pelagia.core.combinators import Repeat
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Ref, Text
from pelagia.games.new_eden.content.card import RESEARCH
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.effects import (
    Coins,
    Damage,
    Extend,
    MoveWith,
    Place,
    Plant,
    Repair,
    can_move,
    harm,
    mend,
    plant_yield,
)
from pelagia.games.new_eden.rules.state import (
    COLUMNS,
    EXTENSION_PRICE,
    EXTRA_DAMAGE,
    PLANT_DAMAGE,
    ROW_DAMAGE,
    ROW_REPAIR,
    Extension,
    Mark,
    NewEden,
    Phase,
    Seat,
    row_cards,
)

Key = tuple[str, Any]


class Anchor(Choice[NewEden]):
    """A decision that offers the free actions too; after one of them the same decision is asked again (NE 11.4)."""

    __slots__ = ()
    moves: ClassVar[bool] = False  # whether move actions are among its own options

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        """The options besides the free actions. Their keys are pairs."""
        raise NotImplementedError

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        """Act on one of its own options."""
        raise NotImplementedError

    def again(self) -> Anchor:
        """What is asked after a free action."""
        return self

    def options(self, game: NewEden, who: int) -> list[Option]:
        seat = game.seats[who]
        options = self.own(game, who, seat)
        if seat.plant_used < len(PLANT_DAMAGE):
            coins, points, damage = plant_yield(game, seat)
            options.append(plant(coins, points, damage))
        if seat.coins >= EXTENSION_PRICE:
            options += [option for option, built in zip(EXTENSIONS, seat.extensions, strict=True) if not built]
        return options

    def chosen(self, game: NewEden, who: int, key: Key) -> None:
        verb, what = key
        if verb == "plant":
            game.push(who, PLANT, self.again())
        elif verb == "extend":
            game.push(who, Extend(what), self.again())
        else:
            self.act(game, who, verb, what)

    def expected(self, game: NewEden, who: int) -> list[Option]:
        return [*FREE, *(move(card) for card, _ in game.seats[who].oxygen if self.moves)]

    def why_not(self, game: NewEden, who: int, key: Key) -> Text | None:
        seat, (verb, what) = game.seats[who], key
        if verb == "plant":
            used_up = seat.plant_used >= len(PLANT_DAMAGE)
            return Text("new-eden-why-plant", n=len(PLANT_DAMAGE)) if used_up else None
        if verb == "extend":
            return BUILT if seat.extensions[what] else too_dear(EXTENSION_PRICE, seat)
        return why_no_move(seat, what)


def too_dear(price: int, seat: Seat) -> Text | None:
    """Say that coins are missing, if they are."""
    return Text("new-eden-why-coins", n=price, have=seat.coins) if price > seat.coins else None


def why_no_move(seat: Seat, oxygen: str) -> Text:
    """Say why an oxygen card of the seat is not usable."""
    face_up = any(face_up for card, face_up in seat.oxygen if card == oxygen)
    return Text("new-eden-why-no-move" if face_up else "new-eden-why-oxygen-used", card=Ref(oxygen))


BUILT = Text("new-eden-why-built")
PLANT = Plant()
EXTENSIONS = [
    Option(
        ("extend", tile),
        f"extend {tile.name.lower()}",
        Text("new-eden-extend", area=Text(f"new-eden-extension-{tile.name.lower()}")),
        (places.extension(tile),),
    )
    for tile in Extension
]


@cache
def plant(coins: int, points: int, damage: int) -> Option:
    return Option(("plant", None), "plant", Text("new-eden-plant", n=coins, p=points, d=damage), (places.PLANT,))


FREE = [plant(0, 0, 0), *EXTENSIONS]  # free actions, whatever the plant yields


def move_options(game: NewEden, seat: Seat) -> list[Option]:
    """A move action with each usable oxygen card (NE 7.4)."""
    return [move(card) for card, face_up in seat.oxygen if face_up] if can_move(game, seat) else []


@cache
def move(card: str) -> Option:
    return Option(("move", card), f"move {card}", Text("new-eden-move", card=Ref(card)), (places.card(card),))


def leave_display(game: NewEden, place: int) -> str:
    """Take a card off the display in phase A; an emptied row lets all higher rows fall by one (NE 7.3, RU-07)."""
    display = game.display
    card, display[place] = display[place], ""
    top = place - place % COLUMNS
    if not any(display[top : top + COLUMNS]) and any(display[:top]):
        display[: top + COLUMNS] = [""] * COLUMNS + display[:top]
        game.tell("rows_fell", row=top // COLUMNS + 1)
    return card


def row_effect(game: NewEden, who: int, row: int) -> None:
    """The repair or damage that a row gives to whoever takes a card from it."""
    mend(game, who, ROW_REPAIR[row])
    harm(game, who, ROW_DAMAGE[row])


@effect
class Take(Effect[NewEden]):
    """The card leaves the display and is placed; before that a possible overflow was settled (NE 7.2, RU-08)."""

    card: str

    def run(self, game: NewEden, who: int) -> None:
        game.push(who, Place(leave_display(game, game.display.index(self.card))))

    def cause(self, game: NewEden) -> Arg | None:
        return Ref(self.card)


@effect
class PlaceKept(Choice[NewEden]):
    """Place the cards that were taken together, in an order of the owner's choice if it can matter (NE 13.4).

    The research extension can still be built while a research card is among those to be placed next (NE 11.4).
    """

    def options(self, game: NewEden, who: int) -> list[Option]:
        cards = self.cards(game, who)
        options = [place(card) for card in cards]
        if self.can_extend(game, who, cards):
            options.append(EXTENSIONS[Extension.RESEARCH])
        return options

    def can_extend(self, game: NewEden, who: int, cards: Sequence[str]) -> bool:
        """Whether the research extension can be built before one of these cards."""
        seat = game.seats[who]
        return seat.coins >= EXTENSION_PRICE and any(extra_points(game, seat, card) for card in cards)

    def cards(self, game: NewEden, who: int) -> list[str]:
        """The cards that may be placed next."""
        kept = game.kept[who]
        asks = len(kept) > 1 and not game.seats[who].automaton and order_matters(game, game.seats[who], kept)
        return kept if asks else kept[:1]

    def chosen(self, game: NewEden, who: int, key: str | Key) -> None:
        if isinstance(key, tuple):
            game.push(who, Extend(key[1]), self)
        else:
            game.kept[who].remove(key)
            game.push(who, Place(key), self)

    def prompt(self, game: NewEden, who: int) -> Text:
        extends = self.can_extend(game, who, self.cards(game, who))
        row = game.row + 1 if game.phase is Phase.C else 0  # where they come from; 0 is the Black Market
        id = "new-eden-ask-place-or-extend" if extends else "new-eden-ask-place-kept"
        return left(Text(id, row=row), len(game.kept[who]))

    def expected(self, game: NewEden, who: int) -> list[Option]:
        return FREE

    def why_not(self, game: NewEden, who: int, key: Key) -> Text | None:
        seat, (_, tile) = game.seats[who], key
        if tile is not None and seat.extensions[tile]:
            return BUILT
        if tile is Extension.RESEARCH and any(extra_points(game, seat, card) for card in self.cards(game, who)):
            return too_dear(EXTENSION_PRICE, seat)
        return Text("new-eden-why-placing")


PLACE_KEPT = PlaceKept()


def extra_points(game: NewEden, seat: Seat, card: str) -> bool:
    """Whether the research extension, not built yet, would pay for this card."""
    return game.content.cards[card].group is RESEARCH and not seat.extensions[Extension.RESEARCH]


def order_matters(game: NewEden, seat: Seat, kept: Sequence[str]) -> bool:
    """Two cards of one arm, a card that damages or repairs, or coins that pay for the research extension (RU-64)."""
    cards = [game.content.cards[card] for card in kept]
    arms = [card.group for card in cards if card.group is not RESEARCH]
    if len(arms) > len(set(arms)) or any(card.on_place and moves_damage(card.on_place) for card in cards):
        return True
    coins = {card.id: most_coins(card.on_place) if card.on_place else 0 for card in cards}
    short = EXTENSION_PRICE - seat.coins
    return short > 0 and any(extra_points(game, seat, id) and sum(coins.values()) - coins[id] >= short for id in kept)


@cache
def moves_damage(whole: Effect[Any]) -> bool:
    """Whether an effect damages or repairs anybody, at any depth."""
    return isinstance(whole, Damage | Repair) or any(map(moves_damage, inside(whole)))


@cache
def most_coins(whole: Effect[Any]) -> int:
    """The most coins that an effect can give to whoever does it, or enough for an extension."""
    if isinstance(whole, Coins):
        return whole.n
    times = whole.times if isinstance(whole, Repeat) else 1
    return sum(map(most_coins, inside(whole))) * (times if isinstance(times, int) else EXTENSION_PRICE)


def inside(whole: Effect[Any]) -> list[Effect[Any]]:
    """The effects that an effect is made of."""
    values = [getattr(whole, field.name) for field in fields(whole)]  # type: ignore[arg-type]
    parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
    return [part for part in parts if isinstance(part, Effect)]


@cache
def place(card: str) -> Option:
    return Option(card, f"place {card}", Text("new-eden-place", card=Ref(card)), (places.card(card),))


def win_row(game: NewEden, who: int, row: int, price: int) -> None:
    """Pay for a row and take its cards, face up and not placed yet (NE 9.3, RU-67)."""
    game.seats[who].coins -= price
    game.marks = put(game.marks, row, Mark.SOLD)
    game.kept[who] = row_cards(game, row)
    start = row * COLUMNS
    game.display[start : start + COLUMNS] = [""] * COLUMNS
    game.tell("sold", seat=who, row=row + 1, coins=price)


def moves_after(cards: int) -> Choice[NewEden]:
    """What the winner of a row may do after placing: a move action per empty space, then the extra (NE 9.3)."""
    moves = COLUMNS - cards
    return AuctionMove(1, moves) if moves else EXTRA


@effect
class AuctionMove(Anchor):
    """C-MOVE: one of the move actions of a won row. `stop` gives up all of them and the extra (RU-22)."""

    moves: ClassVar[bool] = True
    k: int
    m: int

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        return [*move_options(game, seat), STOP]

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        if verb == "move":
            game.push(who, MoveWith(what), AuctionMove(self.k + 1, self.m) if self.k < self.m else EXTRA)

    def prompt(self, game: NewEden, who: int) -> Text:
        return auction_move_prompt(self.k, self.m, game.row + 1)


@cache
def auction_move_prompt(k: int, m: int, row: int) -> Text:
    return Text("new-eden-ask-auction-move", k=k, m=m, row=row)


@effect
class Extra(Anchor):
    """C-EXTRA: one more move action for 1 damage (NE 9.5)."""

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        return [TAKE_EXTRA, STOP] if move_options(game, seat) else [STOP]

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        if verb == "extra":
            last = Mark.NONE not in game.marks
            game.push(who, EXTRA_CARD, *([Closing(payable(game.seats[who]))] if last else []))
            harm(game, who, EXTRA_DAMAGE)  # first, with its overflow; that may leave no usable card (RU-23)

    def prompt(self, game: NewEden, who: int) -> Text:
        return Text("new-eden-ask-extra", row=game.row + 1, n=EXTRA_DAMAGE)


@effect
class ExtraCard(Choice[NewEden]):
    """C-EXTRA-CARD: the oxygen card for the extra move action."""

    def options(self, game: NewEden, who: int) -> list[Option]:
        return move_options(game, game.seats[who])

    def chosen(self, game: NewEden, who: int, key: Key) -> None:
        game.push(who, MoveWith(key[1]))

    def cause(self, game: NewEden) -> Arg | None:
        return Text("new-eden-cause-extra")


@effect
class Closing(Anchor):
    """C-END: the last free actions of a round, if the extra made an extension payable that was not before (NE 11.4).

    On other rows a bid of the same seat follows, where it has them too.
    """

    payable: int  # how many extensions were payable when free actions were offered last

    def again(self) -> Anchor:
        return CLOSING

    def options(self, game: NewEden, who: int) -> list[Option]:
        return Anchor.options(self, game, who) if payable(game.seats[who]) > self.payable else []

    def own(self, game: NewEden, who: int, seat: Seat) -> list[Option]:
        return [NO_MORE]

    def act(self, game: NewEden, who: int, verb: str, what: Any) -> None:
        """Done: the round is over for this seat."""


def payable(seat: Seat) -> int:
    """How many extensions a seat can build with the coins in its hand."""
    return min(seat.coins // EXTENSION_PRICE, seat.extensions.count(False))


EXTRA, EXTRA_CARD, CLOSING = Extra(), ExtraCard(), Closing(-1)
NO_MORE = Option(("done", None), "done", Text("new-eden-done"))
STOP = Option(("stop", None), "stop", Text("new-eden-stop"))
TAKE_EXTRA = Option(("extra", None), "extra", Text("new-eden-extra"))
