"""The steps of Flotilla's lesson, in the order in which they are shown where several fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pelagia.core.decision import Option
from pelagia.core.lesson import Lesson, Moment, Step, Topic
from pelagia.core.place import Place
from pelagia.games.flotilla.content.card import Guild
from pelagia.games.flotilla.lesson.line import LINE
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.crew import MaySwitch, PlayCard
from pelagia.games.flotilla.rules.dive import Resolve, Sail
from pelagia.games.flotilla.rules.guilds import Seal
from pelagia.games.flotilla.rules.guilds import Step as Influence
from pelagia.games.flotilla.rules.ocean import PlaceTile, PlaceTurn, PlaceWhere
from pelagia.games.flotilla.rules.state import Flotilla, Seat, total_toxicity, vp
from pelagia.games.flotilla.rules.trade import Trade

Now = Moment[Flotilla]
TURNS = 6


def own(now: Now) -> Seat:
    return now.game.seats[now.seat]


def something(option: Option) -> bool:
    """Not the option to stop."""
    return option.key is not None


def playing(card: str) -> Callable[[Option], bool]:
    return lambda option: option.key == card


def has(card: str) -> Callable[[Now], bool]:
    return lambda now: card in own(now).hand


def explored(now: Now) -> bool:
    """There is a sea to dive in."""
    return bool(own(now).tiles) and has("delver")(now)


def loaded(now: Now) -> bool:
    return any(sum(ship.cargo) for ship in own(now).ships)


def wanted(now: Now) -> Sequence[Place]:
    return now.places(something)


def tired(now: Now) -> bool:
    """Few cards are left in hand."""
    return has("captain")(now) and len(own(now).hand) <= 3


STEPS: tuple[Step[Flotilla], ...] = (
    Step("aim", (PlayCard,), teaches=Topic.AIM),
    Step("turn", (PlayCard,), look=wanted, teaches=Topic.TURN),
    Step("founder", (PlayCard,), has("founder"), lambda now: [places.crew("founder")], playing("founder")),
    Step("sail", (Sail,), lambda now: not loaded(now), wanted, something),
    Step("toxicity", (PlaceTile,), look=wanted, teaches=Topic.MISTAKE_2),
    Step("tile", (PlaceTile,), look=wanted, tries=something),
    Step("where", (PlaceWhere,), look=wanted),
    Step("arcs", (PlaceTurn,), look=wanted),
    Step("delver", (PlayCard,), explored, lambda now: [places.crew("delver")], playing("delver")),
    Step("resolve", (Resolve,), look=wanted),
    Step("cargo", (Sail,), loaded, wanted, teaches=Topic.MISTAKE_1),
    Step("influence", (Influence,), look=wanted, tries=something),
    Step("seal", (Influence, Seal), look=lambda now: [places.banner(guild) for guild in Guild], teaches=Topic.POINTS_2),
    Step("goals", (Trade,), look=lambda now: [places.OUTPOSTS], teaches=Topic.POINTS_1),
    Step("trade", (Trade,), look=wanted, tries=something),
    Step("end", (PlayCard,), lambda now: now.game.round > 2, teaches=Topic.END),
    Step("captain", (PlayCard,), tired, lambda now: [places.crew("captain")], playing("captain")),
    Step("switch", (MaySwitch,), look=lambda now: [places.DOCK], teaches=Topic.POINTS_3),
)


def is_over(game: Flotilla) -> bool:
    return game.over or game.round > TURNS


def summary(game: Flotilla, seat: int) -> dict[str, int]:
    player = game.seats[seat]
    return {
        "tiles": len(player.tiles),
        "points": vp(player),
        "resources": sum(player.stock),
        "money": player.money,
        "toxicity": total_toxicity(game, player),
    }


LESSON: Lesson[Flotilla] = Lesson(3, LINE, STEPS, is_over, summary, players=3)
