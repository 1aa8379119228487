"""What is to be reached in Deep Sea: most points, or for a team enough of its goals (DS 22.2)."""

from __future__ import annotations

from pelagia.core.aim import Aim, contest
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.rules.scoring import (
    GOALS_NEEDED,
    GRADES,
    Check,
    checks,
    grade_text,
    own_items,
    valid_goals,
)
from pelagia.games.deep_sea.rules.state import DeepSea, Mode, Phase


def aim(game: DeepSea) -> Aim:
    if game.mode is Mode.COMPETITIVE:
        return contest(game)
    checked = checks(game)
    met = sum(check.is_met for check in checked)
    goals: tuple[Text, ...] = (Text("deep-sea-aim-goals", n=met, need=GOALS_NEEDED),)
    if game.phase is not Phase.OVER:
        better = _better(met)
        return Aim((*goals, better) if better else goals, together=True)
    score = sum(own_items(game, who).own for who in range(game.players))
    won = met >= GOALS_NEEDED
    end = (
        Text("deep-sea-end-won", n=met, grade=grade_text(GRADES[met]), points=score)
        if won
        else Text("deep-sea-end-lost", n=met, need=GOALS_NEEDED, points=score)
    )
    missed = [_missed(what, check) for what, check in zip(_names(game), checked, strict=True) if not check.is_met]
    return Aim(goals, end, tuple(missed), together=True)


def _better(met: int) -> Text | None:
    """The grade that one more goal than needed, or than met, brings."""
    n = max(met, GOALS_NEEDED) + 1
    return Text("deep-sea-aim-grade", n=n, grade=grade_text(GRADES[n])) if n < len(GRADES) else None


def _names(game: DeepSea) -> list[Text | Ref]:
    """What each goal of a team counts: those of the scenario, its score, the bonus goals."""
    scenario: list[Text | Ref] = [
        goal.count.text() if goal else Text("deep-sea-end-unopened", n=number)
        for number, goal in enumerate(valid_goals(game), 1)
    ]
    return [*scenario, Text("deep-sea-end-score"), *map(Ref, game.goals)]


def _missed(what: Text | Ref, check: Check) -> Text:
    if not check.is_open:
        assert isinstance(what, Text)
        return what
    return Text("deep-sea-end-missed", what=what, n=check.have, need=check.need)
