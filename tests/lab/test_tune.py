"""A search over the numbers of a pack."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import pelagia
from pelagia.core.errors import PelagiaError
from pelagia.lab import plans
from pelagia.lab.figures import Figure
from pelagia.lab.tune import NothingToTune, OtherSearch, Report, Search, tune
from pelagia.lab.wants import BadWant, Want
from pelagia.lab.watch import Study

GUIDE = (Path(__file__).parents[2] / "docs/tuning.md").read_text(encoding="utf-8")
MUSSELS = Figure("mussels", ("card.M*.on_use",), (0, 2, 4, 6, 8), "add")
MORE = Want("score", least=100)
TOY = Search(Study("new-eden", 2, 3, ("random",), seed=5), (MUSSELS,), (MORE,), candidates=4, rounds=2, confirm=12)


class Stop(Exception):
    pass


def test_the_better_value_is_found_and_confirmed_with_fresh_games(tmp_path: Path) -> None:
    """Mussels that give more points give more points."""
    report = tune(TOY, tmp_path)
    (choice,) = report.choices
    assert choice.now[0] - choice.before[0] == 8
    (want,) = report.wants
    assert (want.label, want.is_met) == (("score",), False)
    assert want.change.low
    assert want.change.low > 0
    assert report.loss_now < report.loss_before
    assert report.about.first == TOY.longest  # beyond all games that anybody was chosen by
    assert report.comparison
    assert "M01" in report.comparison.changed
    pack = pelagia.rules("new-eden").pack
    content = pack.load(tmp_path / "pack")
    assert content.name.partition("@")[2] == report.about.content.fingerprint
    assert {id[0] for id in pack.changed(content)["card"]} == {"M"}


def test_a_search_that_was_interrupted_ends_as_if_it_was_not(tmp_path: Path) -> None:
    left = iter(range(11))

    def impatient(games: int) -> None:
        if next(left, None) is None:
            raise Stop

    with pytest.raises(Stop):
        tune(TOY, tmp_path / "a", progress=impatient)
    kept = json.loads((tmp_path / "a/state.json").read_text())["played"]
    assert 10 <= sum(map(len, kept.values())) <= 12
    counted: list[int] = []
    again, whole = tune(TOY, tmp_path / "a", progress=counted.append), tune(TOY, tmp_path / "b")
    assert _plain(again, tmp_path / "a") == _plain(whole, tmp_path / "b")
    assert sum(counted) < whole.games + TOY.confirm


def test_processes_change_nothing(tmp_path: Path) -> None:
    few = replace(TOY, rounds=1, confirm=2)
    assert _plain(tune(few, tmp_path / "a", 2), tmp_path / "a") == _plain(tune(few, tmp_path / "b"), tmp_path / "b")


def _plain(report: Report, folder: Path) -> str:
    return json.dumps(report.to_json(), sort_keys=True).replace(str(folder), "")


def test_what_was_there_wins_where_nothing_is_better(tmp_path: Path) -> None:
    report = tune(replace(TOY, wants=(Want("score", least=0),), rounds=1, confirm=1), tmp_path)
    assert report.choices == []
    assert report.ranked[0].values == {}
    assert not (tmp_path / "pack").exists()


def test_printed_facts_are_kept_unless_the_plan_says_otherwise(tmp_path: Path) -> None:
    tile = Figure("tile", ("card.KX.on_use",), (4, 5))
    search = replace(TOY, figures=(tile,), rounds=1, confirm=1)
    with pytest.raises(NothingToTune):
        tune(search, tmp_path / "a")
    report = tune(replace(search, may_bend=True), tmp_path / "b")
    assert (report.searched, report.refused) == (3, 0)


def test_what_the_engine_cannot_play_is_refused(tmp_path: Path) -> None:
    slots = Figure("slots", ("card.C01.slots",), (1, 2, 3, 4, 9))
    report = tune(replace(TOY, figures=(slots,), candidates=8, rounds=1, confirm=1), tmp_path)
    assert report.refused == 2


def test_a_search_may_start_from_a_pack(tmp_path: Path) -> None:
    """What the pack changes stays, and what it bends already is no reason to refuse."""
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "pack.toml").write_text('name = "mine"\ngame = "new-eden"\n')
    tile = '[[card]]\nid = "KX"\ngroup = "KRAKEN"\nslots = 1\non_use = "repair(9)"\nfinal = "final(forward=1)"\n'
    (mine / "tile.toml").write_text(tile)
    study = replace(TOY.study, content=str(mine))
    report = tune(replace(TOY, study=study, rounds=1, confirm=1), tmp_path / "out")
    assert report.refused == 0
    pack = pelagia.rules("new-eden").pack
    changed = pack.changed(pack.load(tmp_path / "out/pack"))["card"]
    assert "KX" in changed
    assert "M01" in changed


def test_what_is_never_seen_cannot_be_wanted(tmp_path: Path) -> None:
    with pytest.raises(BadWant):
        tune(replace(TOY, wants=(Want("pearls", least=1),)), tmp_path)


def test_another_search_needs_another_folder(tmp_path: Path) -> None:
    tune(replace(TOY, rounds=1, confirm=1), tmp_path)
    with pytest.raises(OtherSearch):
        tune(TOY, tmp_path)


def test_the_plan_of_the_guide_is_read_and_searched(tmp_path: Path) -> None:
    (text,) = re.findall("```toml\n(.*?)```", GUIDE, re.DOTALL)
    file = tmp_path / text.partition("\n")[0].removeprefix("# ")
    file.write_text(text)
    search = plans.load(file)
    assert [figure.name for figure in search.figures] == ["mussels", "first crab"]
    assert search.figures[0].values == (-2, -1, 0, 1, 2, 3)
    study = replace(search.study, bots=("random",), games=2)
    report = tune(replace(search, study=study, candidates=3, rounds=1, confirm=10), tmp_path / "out")
    assert [want.label for want in report.wants] == [("winner",), ("spread", "wins", "seat")]


PLAN = 'game = "new-eden"\n[[figure]]\nat = "card.C01.on_use"\nvalues = [3, 4]\n[[want]]\nwhat = "score"\nleast = 1\n'


@pytest.mark.parametrize(
    "text",
    [
        "game =",
        'game = "new-eden"\n',
        PLAN.replace("new-eden", "pearl-divers"),
        PLAN.replace("new-eden", "chess"),
        f"colour = 1\n{PLAN}",
        f"candidates = 1\n{PLAN}",
        f"games = 0\n{PLAN}",
        f"games = true\n{PLAN}",
        PLAN.replace("values = [3, 4]", ""),
        PLAN.replace("values = [3, 4]", "values = []"),
        PLAN.replace("values = [3, 4]", 'values = [3, 4]\nway = "sub"'),
        PLAN.replace("least = 1", ""),
        PLAN.replace("[[want]]", '[[figure]]\nat = "card.C01.on_use"\nvalues = [5]\n[[want]]'),
        PLAN.replace("least = 1", 'least = 1\nkind = "median"'),
        PLAN.replace('what = "score"', 'what = "score"\ngroup = "card"'),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(text)
    with pytest.raises(PelagiaError):
        plans.load(file)


def test_a_plan_may_start_from_a_pack_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(f'content = "mine"\n{PLAN}')
    assert plans.load(file).study.content == str(tmp_path / "mine")
