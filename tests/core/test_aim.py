"""What a contest is played for, and how it ended."""

from __future__ import annotations

from dataclasses import replace

from pelagia.core.aim import Aim, contest
from pelagia.core.text import Text
from tests.core.tables import at_random, pearls
from tests.core.toy import Pearls


def ended(*pearls_of: int) -> Pearls:
    """A game that is over, with so many pearls."""
    game = at_random(pearls(len(pearls_of)))
    for diver, n in zip(game.divers, pearls_of, strict=True):
        diver.pearls, diver.caught = n, []
    return game


def test_a_contest_says_who_leads() -> None:
    game = pearls(3)
    assert contest(game) == Aim((Text("core-aim-level", n=3),))
    game.divers[2].pearls = 7
    assert contest(game) == Aim((Text("core-aim-lead", seat=2, n=7, ahead=4),))


def test_its_end_says_who_won_and_by_how_much() -> None:
    why = Text("error-stale-choice")
    aim = contest(ended(3, 9, 4), [why])
    assert (aim.end, aim.why, aim.together) == (Text("core-end-won", seat=1, n=9, ahead=5), (why,), False)


def test_a_shared_victory_and_a_tie_that_was_broken() -> None:
    names = Text("core-and", a=Text("core-name", seat=0), b=Text("core-name", seat=2))
    assert contest(ended(6, 1, 6)).end == Text("core-end-shared", names=names, n=6)
    game = ended(6, 6)
    game.rules = replace(game.rules, winners=lambda game: [0])
    assert contest(game).end == Text("core-end-tie", seat=0, n=6)
    game.rules = replace(game.rules, winners=lambda game: [])
    assert contest(game).end == Text("core-end-nobody")


def test_a_view_carries_it() -> None:
    game = pearls(2)
    goals = [Text("core-aim-level", n=3).plain()]
    assert game.view(0)["aim"] == {"goals": goals, "end": None, "why": [], "together": False}
    assert game.view(None)["aim"] == game.view(1)["aim"]
