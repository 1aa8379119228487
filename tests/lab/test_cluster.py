"""A real Ray cluster of two nodes on this machine: the same games, also when a node is killed among them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pelagia.cli.main import main
from pelagia.lab.figures import Figure
from pelagia.lab.paired import Trial, compare
from pelagia.lab.play import GameFailed, Outcome, Plan, Player
from pelagia.lab.pool import Cluster, run, stream
from pelagia.lab.tune import Search, tune
from pelagia.lab.wants import Want
from pelagia.lab.watch import Study
from pelagia.system import processors
from tests.lab.packs import rich_crab

ray = pytest.importorskip("ray", reason="Ray is not installed: there may be no release for this Python")
pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # Ray's own
    pytest.mark.xdist_group("ray"),
]

PLAN = Plan("new-eden", 2, 200, ("random",), seed=11, start=5)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster as Nodes

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    yield nodes
    nodes.shutdown()


def broken(player: Player, number: int) -> Outcome:
    raise ValueError(number)


class Breaking(Player):
    """A player whose games break off."""

    outcome = broken


def test_a_killed_node_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    told: list[int] = []
    played = stream(Player(PLAN), Cluster(cluster.address), told.append)
    first = next(played)
    assert ray.cluster_resources()["CPU"] == 2
    cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)
    assert [first, *played] == run(Player(PLAN), 1, lambda games: None)
    assert sum(told) == PLAN.games
    assert not ray.is_initialized()


def test_a_game_that_breaks_off_is_reported_as_anywhere(cluster: Any) -> None:
    with pytest.raises(GameFailed, match="7"):
        run(Breaking(Plan("new-eden", 2, 3, ("random",), start=7)), Cluster(cluster.address), lambda games: None)


@pytest.mark.parametrize("command", [["simulate", "--bots", "random"], ["arena", "--bots", "random,greedy"]])
def test_commands_play_on_a_cluster(cluster: Any, command: list[str], tmp_path: Path) -> None:
    seen = []
    for where in (["--ray", cluster.address], ["--workers", "1"]):
        file = tmp_path / "report.json"
        assert main([*command[:1], "new-eden", *command[1:], "--games", "8", "--json", str(file), *where]) == 0
        seen.append(json.loads(file.read_text()))
    assert without_times(seen[0]) == without_times(seen[1])


def test_contents_are_compared_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    plan = Trial("new-eden", 2, 8, ("random",), against=rich_crab(tmp_path / "pack"))
    assert compare(plan, Cluster(cluster.address)) == compare(plan)


def test_a_cluster_that_begins_and_ends_with_the_run() -> None:
    plan = Plan("new-eden", 2, 8, ("random",))
    assert run(Player(plan), Cluster("local", min(2, processors())), print) == run(Player(plan), 1, print)


def without_times(report: Any) -> Any:
    if isinstance(report, dict):
        times = ("ms", "seconds", "games_per_second", "decisions_per_second")
        return {name: without_times(value) for name, value in report.items() if name not in times}
    return [without_times(value) for value in report] if isinstance(report, list) else report


def test_a_search_keeps_one_connection(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its heats are many runs, and a cluster takes a while to greet."""
    from pelagia.lab import cluster as on_ray

    greeted: list[Cluster] = []
    connect = on_ray._connect

    def greet(place: Cluster) -> None:
        greeted.append(place)
        connect(place)

    monkeypatch.setattr(on_ray, "_connect", greet)
    mussels = Figure("mussels", ("card.M*.on_use",), (0, 8), "add")
    search = Search(Study("new-eden", 2, 2, ("random",)), (mussels,), (Want("score", least=100),), 3, 1, confirm=2)
    there = tune(search, tmp_path / "ray", Cluster(cluster.address))
    assert len(greeted) == 1
    assert not ray.is_initialized()
    here = tune(search, tmp_path / "here")
    assert (there.choices, there.wants, there.ranked) == (here.choices, here.wants, here.ranked)
