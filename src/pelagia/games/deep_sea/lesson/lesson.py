"""The steps of the lesson of Endeavor: Deep Sea, in the order in which they are shown where several fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pelagia.core.decision import Option
from pelagia.core.lesson import Lesson, Moment, Step, Topic
from pelagia.core.place import Place
from pelagia.games.deep_sea.content.card import LETTERS, Attribute
from pelagia.games.deep_sea.lesson.line import LINE
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.actions import Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.discover import Discover, KeepBoard, PlaceBoard
from pelagia.games.deep_sea.rules.flow import Recruit
from pelagia.games.deep_sea.rules.gains import Impact
from pelagia.games.deep_sea.rules.menus import TurnMenu, asked_action
from pelagia.games.deep_sea.rules.state import NAMES, DeepSea, Seat, sheet
from pelagia.games.deep_sea.rules.tokens import Ask

Now = Moment[DeepSea]
ROUNDS = 3
FIRST, SECOND = "sonar_operator", "reef_diver"


def own(now: Now) -> Seat:
    return now.game.seats[now.seat]


def lit(now: Now) -> Sequence[Place]:
    return now.places(lambda option: True)


def activates(option: Option) -> bool:
    return bool(option.key[0] == "activate")


def recruits(model: str) -> Callable[[Option], bool]:
    return lambda option: bool(option.key == model)


def can_recruit(model: str, first: int = 1) -> Callable[[Now], bool]:
    """Whether somebody is on offer, in this round or later."""
    return lambda now: now.game.round >= first and any(map(recruits(model), now.decision.options))


def something(option: Option) -> bool:
    """Something is done at a place."""
    return bool(option.places)


def asks(*actions: type[Ask]) -> Callable[[Now], bool]:
    """How one of these actions is done, by itself or as the only one of a menu."""

    def is_asked(now: Now) -> bool:
        effect = now.decision.effect
        return isinstance(asked_action(effect, now.game, now.seat) or effect, actions)

    return is_asked


def busy(n: int) -> Callable[[Now], bool]:
    """So many crew members have a disc, or it is a later round."""
    return lambda now: now.game.round > 1 or sum(member.disc for member in own(now).crew) >= n


def later(now: Now) -> bool:
    return now.game.round > 1


def tracks(*attributes: Attribute) -> Callable[[Now], Sequence[Place]]:
    return lambda now: [places.track(LETTERS[attribute]) for attribute in attributes]


def zones(now: Now) -> Sequence[Place]:
    """Those with a vessel of the seat."""
    return [places.cell(NAMES[cell]) for cell in dict.fromkeys(own(now).vessels)]


STEPS: tuple[Step[DeepSea], ...] = (
    Step("aim", (Recruit,), look=lambda now: [places.goal(n) for n in (1, 2, 3)], teaches=Topic.AIM),
    Step("round", (Recruit,)),
    Step("recruit", (Recruit,), can_recruit(FIRST), lambda now: [places.tray(FIRST)], recruits(FIRST)),
    Step("diver", (Recruit,), can_recruit(SECOND, 2), lambda now: [places.tray(SECOND)], recruits(SECOND)),
    Step("turn", (TurnMenu,), teaches=Topic.TURN),
    Step("activate", (TurnMenu,), look=lambda now: now.places(activates), tries=activates),
    Step("sonar", when=asks(Sonar, Discover), look=lit),
    Step("board", (KeepBoard,), look=lit, tries=something),
    Step("place", (PlaceBoard,), look=lit),
    Step("travel", when=asks(Travel), look=lit, tries=something),
    Step("dive", when=asks(Dive), look=lit),
    Step("conserve", when=asks(Conserve, Publish), look=lit),
    Step("goals", (TurnMenu,), busy(1), lambda now: [places.goal(n) for n in (1, 2, 3)], teaches=Topic.POINTS_1),
    Step("tracks", (TurnMenu,), busy(1), tracks(*Attribute), teaches=Topic.POINTS_2),
    Step(
        "discs",
        (TurnMenu, Recruit),
        later,
        tracks(Attribute.INSPIRATION, Attribute.COORDINATION),
        teaches=Topic.MISTAKE_1,
    ),
    Step(
        "impact",
        (Impact, TurnMenu),
        later,
        lambda now: [places.hex(hex.id) for hex in sheet(now.game).area if hex.start],
        teaches=Topic.POINTS_3,
    ),
    Step("ingenuity", (TurnMenu,), later, tracks(Attribute.INGENUITY), teaches=Topic.MISTAKE_2),
    Step("links", (TurnMenu,), later, zones),
    Step("end", (Recruit, TurnMenu), lambda now: now.game.round > 2, teaches=Topic.END),
    Step(
        "tokens",
        (TurnMenu,),
        lambda now: bool(own(now).tokens),
        lambda now: [places.token(token) for token in own(now).tokens],
    ),
)


def is_over(game: DeepSea) -> bool:
    return game.round > ROUNDS


def summary(game: DeepSea, seat: int) -> dict[str, int]:
    player = game.seats[seat]
    return {
        "crew": len(player.crew) - 1,
        "discs": game.discs.count(seat),
        "zones": game.finders.count(seat),
        "points": game.scores[seat],
    }


LESSON: Lesson[DeepSea] = Lesson(3, LINE, STEPS, is_over, summary)
