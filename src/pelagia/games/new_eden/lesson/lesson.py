"""The steps of New Eden's lesson, in the order in which they are shown where several fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.lesson import Lesson, Moment, Step, Topic
from pelagia.core.place import Place
from pelagia.games.new_eden.content.card import MUSSEL
from pelagia.games.new_eden.lesson.line import LINE
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.actions import Extra
from pelagia.games.new_eden.rules.effects import Activate, Bottle
from pelagia.games.new_eden.rules.flow import Bid, FreeWindow, Market, PickRow, Turn
from pelagia.games.new_eden.rules.scoring import pointer, station_value
from pelagia.games.new_eden.rules.state import COLUMNS, Extension, NewEden, Phase, Seat, outside

Now = Moment[NewEden]


def station(now: Now) -> Seat:
    return now.game.seats[now.seat]


def modules(seat: Seat) -> int:
    return sum(map(len, outside(seat)))


def verb(*verbs: str) -> Any:
    """Options that begin with one of these, such as `buy`."""
    return lambda option: option.key[0] in verbs


def something(option: Option) -> bool:
    """Not the option to leave it."""
    return option.key is not None


def cheap(now: Now) -> Sequence[Place]:
    """The cards of the two lower rows that can be put to work."""
    cards = now.game.content.cards
    return [places.card(card) for card in now.game.display[2 * COLUMNS :] if card and cards[card].slots]


def bonuses(now: Now) -> Sequence[Place]:
    return [Place("bonus", card) for card in now.game.bonus_shown]


def at(*spots: Place) -> Any:
    return lambda now: spots


def bottles(now: Now) -> Sequence[Place]:
    return now.places(verb("move"))


def can_move(now: Now) -> bool:
    return modules(station(now)) > 0 and any(option.key[0] == "move" for option in now.decision.options)


def mussels(now: Now) -> bool:
    return any(now.game.content.cards[card].group is MUSSEL for card in now.game.display if card)


def mussel_cards(now: Now) -> Sequence[Place]:
    cards = now.game.content.cards
    return [places.card(card) for card in now.game.display if card and cards[card].group is MUSSEL]


def few(option: Option) -> bool:
    """One card of the market, or two."""
    return 0 < len(option.key) < 3


STEPS: tuple[Step[NewEden], ...] = (
    Step("aim", (Turn,), look=at(places.DOME), teaches=Topic.AIM),
    Step("turn", (Turn,), teaches=Topic.TURN),
    Step("buy", (Turn,), look=cheap, tries=verb("buy")),
    Step("move", (Turn,), can_move, bottles, verb("move")),
    Step("bottle", (Bottle,), look=lambda now: now.places(something), tries=something),
    Step("activate", (Activate,), look=lambda now: now.places(something), tries=something),
    Step("damage", (Turn,), lambda now: station(now).damage > 0, at(places.DOME), teaches=Topic.MISTAKE_1),
    Step("mussel", (Turn,), mussels, mussel_cards, teaches=Topic.POINTS_1),
    Step("bonus", (Turn,), lambda now: modules(station(now)) > 1, bonuses, teaches=Topic.POINTS_2),
    Step("plant", (Turn,), lambda now: station(now).coins < 6, at(places.PLANT)),
    Step(
        "crew",
        (Turn,),
        lambda now: modules(station(now)) > 1,
        at(places.extension(Extension.SHIPYARD)),
        teaches=Topic.MISTAKE_2,
    ),
    Step("pass", (Turn,), lambda now: modules(station(now)) > 2 or now.game.pass_count > 0),
    Step("printed", (FreeWindow, Market), teaches=Topic.POINTS_3),
    Step("market", (Market,), look=lambda now: now.places(few), tries=few),
    Step("auction", (PickRow, Bid), look=lambda now: [places.row(n) for n in range(1, 5)]),
    Step("end", (PickRow, Bid), teaches=Topic.END),
    Step("bid", (Bid,), look=lambda now: [places.row(now.game.row + 1)], tries=verb("bid", "out")),
    Step("extra", (Extra,)),
)


def is_over(game: NewEden) -> bool:
    return game.round > 1 or game.phase is Phase.OVER


def summary(game: NewEden, seat: int) -> dict[str, int]:
    own = game.seats[seat]
    return {
        "modules": modules(own),
        "points": own.score,
        "damage": own.damage,
        "bears": pointer(game, own),
        "value": station_value(game, seat),
    }


LESSON: Lesson[NewEden] = Lesson(1, LINE, STEPS, is_over, summary)
