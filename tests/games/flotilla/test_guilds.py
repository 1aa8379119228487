"""Flotilla: influence, seals and recruiting (FL 7)."""

from __future__ import annotations

from pelagia.games.flotilla.rules.effects import influence, influence_diff, influence_in, influence_same, recruit, seal
from tests.games.flotilla.table import Seat, table


def test_fl_13_two_steps_with_the_traders() -> None:
    t = table(stacks={"traders": "T3"}).play("speaker", "step traders 1", "step traders 2")
    assert (t.own.money, t.own.hand[-1], len(t.game.stacks[1]), t.ring("traders")) == (12, "T3", 7, 2)
    assert (len(t.own.hand), t.own.discard) == (6, ["speaker"])


def test_fl_14_the_arrow() -> None:
    t = table(Seat(rings="F2"), stacks={"founders": "F1"}).play("speaker")
    assert {"step founders 3", "step founders 4"} <= {*t.offered}
    t.take("step founders 4", "step speakers 1")
    assert (t.own.hand[-1], t.told("drew"), t.ring("founders")) == ("F1", [], 4)
    assert (t.game.survivor, t.points) == (1, 1)


def test_fl_15_the_ring_is_endless() -> None:
    t = table(Seat(rings="D7")).play("speaker", "step delvers 0", "step delvers 1", "take blue")
    assert (t.seals("delvers"), t.own.seals_left, t.stock, t.ring("delvers")) == (1, 9, "B1", 1)


def test_fl_16_no_seals_left() -> None:
    t = table(Seat(rings="S4", seals_left=0), does=influence(1)).take("step speakers 5")
    assert (t.points, t.seals("speakers"), t.is_over) == (2, 0, True)


def test_fl_17_an_empty_stack() -> None:
    t = table(Seat(rings="D1"), stacks={"delvers": ""}, does=influence(1)).take("step delvers 2")
    assert (t.points, len(t.own.hand)) == (2, 6)


def test_fl_18_all_influence_in_one_guild() -> None:
    dice = "1:speakers2 2:speakersb 3:speakers2 4:traders2 5:traders3"
    t = table(Seat(sky=True), hub={"speakers": 2}, draws="Y00", dice=dice).play("delver", "guild founders")
    assert (t.is_over, t.own.money, t.ring("founders")) == (True, 20, 2)
    assert (t.own.tile_stock, t.seals("founders"), t.tox) == (("Y00",), 1, "0/0")


def test_influence_in_different_guilds() -> None:
    t = table(does=influence_diff(3), draws="Y00").take("step traders 1")
    t.offers("step speakers 1", "step founders 1", "step delvers 1")
    t.take("step delvers 1", "take red")
    t.offers("step speakers 1", "step founders 1")
    t.take("step speakers 1")
    assert t.is_over


def test_influence_in_one_given_guild_is_not_asked() -> None:
    t = table(does=influence_in(1, 1))  # type: ignore[arg-type]
    assert (t.is_over, t.own.money, t.ring("traders")) == (True, 12, 1)


def test_one_influence_in_one_guild_is_any_influence() -> None:
    t = table(does=influence_same(1))
    t.offers("step speakers 1", "step traders 1", "step founders 1", "step delvers 1")


def test_any_seal_and_any_recruit() -> None:
    t = table(does=seal()).take("seal traders")
    assert (t.seals("traders"), t.own.seals_left) == (1, 9)
    t = table(does=recruit(), stacks=dict.fromkeys(("speakers", "traders", "founders", "delvers"), ""))
    assert (t.is_over, t.points) == (True, 2)


def test_fl_83_any_guild_is_also_one_without_crew() -> None:
    t = table(does=recruit(), stacks={"speakers": "", "traders": "", "founders": ""})
    t.offers("recruit delvers", "instead")
    *_, instead = t.game.decisions[0].options
    assert [place.id for place in instead.places] == ["speakers", "traders", "founders"]
    t.take("instead")
    assert (t.is_over, t.points, len(t.own.hand), len(t.game.stacks[3])) == (True, 2, 6, 8)
