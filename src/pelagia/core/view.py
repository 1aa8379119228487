"""What a seat may see, and what it may imagine."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import TYPE_CHECKING, Any, Generic, TypedDict, TypeVar, cast

from pelagia.core.aim import PlainAim
from pelagia.core.decision import is_question
from pelagia.core.rng import Dealer, Rng
from pelagia.core.state import put
from pelagia.core.tally import PlainSource

if TYPE_CHECKING:
    from pelagia.core.game import Game

G = TypeVar("G", bound="Game")
Table = TypeVar("Table")
S = TypeVar("S")
T = TypeVar("T")


class Secret:
    """What seats see differently: some their own, all others the same. No JSON can be made of it before it is split."""

    __slots__ = ("others", "own")

    def __init__(self, others: Any, own: Mapping[int, Any]) -> None:
        self.others, self.own = others, own


_numbers = count()  # of secrets: there are no more of them in a view than were made meanwhile


def secret(others: S, own: Mapping[int, T]) -> S | T:
    """What everybody sees in a view but the seats in `own`, who see that instead."""
    next(_numbers)
    return cast(S, Secret(others, own))


Own = tuple[list[str | int], Any]  # where in the view, and what is there for a seat


class View(TypedDict, Generic[Table]):
    """What a seat may see: the same around the table for all games."""

    game: str
    version: int
    players: int
    seat: int | None  # None: a spectator
    number: int
    decisions: list[dict[str, Any]]
    answered: list[bool]
    can_undo: bool
    winners: list[int]
    aim: PlainAim
    tally: list[PlainSource]  # of a game that is over
    table: Table


def view(game: Game, seat: int | None) -> View[Any]:
    """Return all that a seat (None: a spectator) may see, as JSON data without any reference to the game."""
    start = next(_numbers)
    shown = _all_views(game)
    _settle(shown, seat, next(_numbers) - start - 1)
    return cast("View[Any]", shown)


def views(game: Game, before: dict[str, Any] | None = None) -> tuple[dict[str, Any], list[list[Own]]]:
    """Return what everybody sees, and for each seat what it sees in other places than a spectator does.

    `before` is what everybody saw earlier, if that is known: what is still the same need not be looked through again,
    and is shared.
    """
    own: list[list[Own]] = [[] for _ in range(game.players)]
    shown = _all_views(game)
    _split(shown, before or {}, [], own)
    return shown, own


def _all_views(game: Game) -> dict[str, Any]:
    seats = range(game.players)
    return {
        "game": game.rules.name,
        "version": game.rules.version,
        "players": game.players,
        "seat": secret(None, {seat: seat for seat in seats}),
        "number": game.number,
        "decisions": [secret(d.plain(), {d.seat: d.plain_own(game)}) for d in game.decisions],
        "answered": [bool(answer) for answer in game.answers],
        "can_undo": secret(False, {seat: True for seat in seats if game.can_undo(seat)}),
        "winners": game.winners,
        "aim": game.rules.aim(game).plain(),
        "tally": [source.plain() for source in game.tally if any(source.points)],
        "table": game.rules.view(game),
    }


def _settle(shown: dict[str, Any], seat: int | None, left: int) -> None:
    """Put what a seat sees in the place of secrets, of which `left` are left; after the last, the search stops."""
    level: list[Any] = [shown]
    while level and left > 0:
        deeper: list[Any] = []
        for part in level:
            for place, item in part.items() if type(part) is dict else enumerate(part):
                kind = type(item)
                if kind is dict or kind is list:
                    deeper.append(item)
                elif kind is Secret:
                    part[place] = item.others if seat is None else item.own.get(seat, item.others)
                    left -= 1
        level = deeper


_NOTHING: dict[Any, Any] = {}


def _split(shown: Any, before: Any, path: list[str | int], own: list[list[Own]]) -> None:
    """Leave what everybody sees in the place of every secret, and add what is in it to what its seats see."""
    earlier = before if type(before) is dict else dict(enumerate(before))
    for place, part in shown.items() if type(shown) is dict else enumerate(shown):
        kind = type(part)
        if kind is dict or kind is list:
            if not part:
                continue
            known = earlier.get(place)
            if type(known) is not kind:
                known = _NOTHING
            elif part == known:  # no secret is equal to anything, so there is none in it
                shown[place] = known
                continue
            path.append(place)
            _split(part, known, path, own)
            path.pop()
        elif kind is Secret:
            shown[place] = part.others
            for seat, value in part.own.items():
                if 0 <= seat < len(own):
                    own[seat].append(([*path, place], value))


def imagined(game: G, seat: int, rng: Rng) -> G:
    """Return a clone in which everything hidden from a seat is dealt anew, with a generator of its own.

    It is a function of what the seat may know and of the generator: games that look the same give the same clone.
    What others are asked may depend on what was dealt: a deal with which somebody would have no choice is dealt again.
    """
    dealer = Dealer(rng)
    answered = [other for other, answer in enumerate(game.answers) if answer and other != seat]
    for _ in range(50):  # a bound for games that can hardly be dealt otherwise
        clone = game.clone()
        clone.chance = rng.bits()
        game.rules.deal_anew(clone, seat, dealer)
        clone.decisions = tuple(d if d.seat == seat else d.asked_again(clone) for d in game.decisions)
        secret = [game.decisions[0].asked_again(clone, other) for other in answered]
        if all(is_question(asked.options, asked.effect.asks_always) for asked in (*clone.decisions, *secret)):
            break
    for asked in secret:  # anything that could be answered with the new deal
        clone.answers = put(clone.answers, asked.seat, rng.choice(asked.singles()).written)
    return clone
