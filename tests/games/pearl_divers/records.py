"""The golden records of Pearl Divers: tables, and rare events that must each occur."""

from __future__ import annotations

from pelagia.games.pearl_divers.rules.state import PearlDivers
from tests.games.pearl_divers.conservation import Watch
from tests.records import plan as golden

Moment = golden.Moment[PearlDivers]


def the_deck_is_reshuffled(m: Moment) -> bool:
    return bool(m.told("reshuffled"))


def bidding_goes_round_twice(m: Moment) -> bool:
    return m.kind == "Bid" and m.before.high > 0 and len([e for e in m.earlier[-2:] if e[0] == "Bid"]) == 2


def nobody_buys(m: Moment) -> bool:
    return bool(m.told("unsold"))


def the_top_card_is_sunk(m: Moment) -> bool:
    return bool(m.told("sank"))


def tie_broken_by_shells(m: Moment) -> bool:
    return not m.after.decisions and m.after.scores.count(max(m.after.scores)) > len(m.after.winners)


PLAN = golden.Plan(
    tables={"two": (2, {}), "three": (3, {}), "four": (4, {}), "short": (3, {"days": 2})},
    rare=golden.named(
        the_deck_is_reshuffled, bidding_goes_round_twice, nobody_buys, the_top_card_is_sunk, tie_broken_by_shells
    ),
    watch=Watch,
    least=1,
    readable=("three-1",),
)
