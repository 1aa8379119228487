"""The same games with two contents: pairs, what differs, and what moved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pelagia.core.errors import BadContent
from pelagia.core.game import Item
from pelagia.lab.balance import balance
from pelagia.lab.paired import Comparison, Trial, compare, compared
from pelagia.lab.play import Outcome
from pelagia.lab.watch import Seen, Study
from tests.lab.packs import CARD, rich_crab


def trial(games: int, against: str | None = None, **more: Any) -> Trial:
    return Trial("new-eden", 2, games, ("random",), seed=3, against=against, **more)


def played(scores: list[int], *items: Item) -> Outcome:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return Outcome(10, scores, winners, Seen([*items], [], offered=[(0, "X"), (1, "X")], curve=[scores]))


def pairs(*games: tuple[Outcome, Outcome]) -> Comparison:
    return compared(trial(len(games)), [before._replace(seen=(before, now)) for before, now in games])


def test_a_content_against_itself_changes_nothing_and_is_certain() -> None:
    comparison = compare(trial(12))
    assert comparison.changed == []
    assert {figure.change.mean for figure in comparison.figures} == {0}
    assert {change.mean for item in comparison.items for change in item.known.values()} == {0}
    assert not any(item.moved for item in comparison.items)


def test_both_sides_are_the_reports_of_the_same_games(tmp_path: Path) -> None:
    pack = rich_crab(tmp_path / "pack")
    comparison = compare(trial(12, pack))
    for side, content in ((comparison.before, None), (comparison.now, pack)):
        alone = balance(Study("new-eden", 2, 12, ("random",), seed=3, content=content))
        assert alone.about == side.about
        for ours, theirs in zip(side.figures, alone.figures, strict=True):
            assert ours.mean.mean == pytest.approx(theirs.mean.mean)
            assert ours.mean.high == pytest.approx(theirs.mean.high)
        effects = [{(item.group, item.item): item.score for item in report.items} for report in (side, alone)]
        assert effects[0].keys() == effects[1].keys()
        for key, effect in effects[0].items():
            other = effects[1][key]
            assert (effect is None) == (other is None)
            if effect and other:
                assert effect.mean == pytest.approx(other.mean)
                assert effect.high == pytest.approx(other.high)


def test_a_changed_piece_is_marked_and_comes_first(tmp_path: Path) -> None:
    comparison = compare(trial(12, rich_crab(tmp_path / "pack")))
    assert comparison.changed == [CARD]
    assert [item.item for item in comparison.items if item.is_changed] == [CARD]
    assert comparison.items[0].is_changed
    assert [report.about.content.name for report in (comparison.before, comparison.now)] == ["box", "rich crab"]
    assert comparison.before.about.content.fingerprint != comparison.now.about.content.fingerprint


def test_changes_are_those_of_the_pairs() -> None:
    """The card is worth 2 points more now; whatever else the games are like cancels out."""
    games = []
    for n in range(20):
        card = (n % 2, "card", "X")
        base = [10 * n, 10 * n]
        before, now = [*base], [*base]
        before[n % 2] += 5
        now[n % 2] += 7
        games.append((played(before, card), played(now, card)))
    comparison = pairs(*games)
    item = comparison.item("card", "X")
    assert item.mean
    assert item.mean.low
    assert item.mean.mean == pytest.approx(2)
    assert item.mean.low == pytest.approx(2, abs=1e-3)
    assert item.score
    assert item.score.mean == pytest.approx(2)
    assert item.share
    assert (item.share.mean, item.chance and item.chance.mean) == (0, 0)
    assert item.moved.keys() == {"mean", "score"}
    assert comparison.figure("score").change.mean == pytest.approx(1)
    assert comparison.figure("winner").change.mean == pytest.approx(2)


def test_a_share_that_grows_has_an_interval_from_the_pairs() -> None:
    games = [(played([3, 1], *[(0, "card", "X")] * (n % 2)), played([3, 1], (0, "card", "X"))) for n in range(20)]
    share = pairs(*games).item("card", "X").share
    assert share
    assert share.low
    assert share.high
    assert share.mean == pytest.approx(0.25)  # of the seats: from a quarter to a half
    assert 0 < share.low < 0.25 < share.high < 0.5


def test_what_only_one_side_has_has_no_change() -> None:
    comparison = pairs(*[(played([3, 1]), played([3, 1], (0, "card", "NEW"))) for _ in range(12)])
    item = comparison.item("card", "NEW")
    assert (item.mean, item.chance) == (None, None)
    assert item.share
    assert item.share.mean == 0.5


def test_the_comparison_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    plan = trial(6, rich_crab(tmp_path / "pack"), without=(CARD,))
    alone = compare(plan)
    assert compare(plan, workers=2) == alone
    assert json.loads(json.dumps(alone.to_json()))["changed"] == [CARD]


def test_a_pack_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent):
        compare(trial(1, str(tmp_path / "nowhere")))
