"""Flotilla: setup, cards and the hand cycle (FL 3, 6)."""

from __future__ import annotations

import pelagia
from pelagia.games.flotilla.content.card import Guild
from pelagia.games.flotilla.content.goals import GOALS
from pelagia.games.flotilla.rules.effects import explore
from pelagia.games.flotilla.rules.state import Flotilla
from tests.games.flotilla.table import Seat, Table, table

D1 = Seat(cards="D1", sea="G00@2,2 R06@2,3", ships="2,2 2,3")
D1_DICE = "shallow:RX reef:RX reef:RVT"


def fresh(players: int) -> Flotilla:
    game = pelagia.new("flotilla", players)
    assert isinstance(game, Flotilla)
    return game


def test_fl_01_setup_for_three() -> None:
    game = fresh(3)
    assert (game.pool, len(game.ocean_bag), len(game.artefact_bag)) == (300, 92, 12)
    guilds = [game.content.artefacts[id].guild for id in game.artefact_bag]
    assert all(guilds.count(guild) == 3 for guild in Guild)
    for stack in game.stacks:
        assert [game.content.crew[card].level for card in reversed(stack)] == [1, 1, 1, 2, 2, 2]
    assert [len(stacks) for stacks in game.goals] == [3, 3]
    assert len({stack.kind for stacks in game.goals for stack in stacks}) == 6
    assert len(game.view(0)["table"]["docks"]) == 3
    assert game.view(0)["table"]["survivor_fields"] == 8
    assert [player.money for player in game.seats] == [8, 9, 10]
    for seat in range(3):
        t = Table(game, seat)
        assert (len(t.own.ships), t.ship(1), t.own.ships_left) == (1, "2,1", 3)
        assert (t.own.hand, t.own.discard) == (["captain", "student", "speaker", "trader", "founder", "delver"], [])
        assert (t.tox, t.own.seals_left, t.own.outposts_left) == ("0/0", 10, 6)
        assert (t.stock, t.sea, t.points, t.own.rings, t.own.side) == ("", {}, 0, (0,) * 4, 0)
    assert (game.market, game.dials, game.survivor, game.sonar) == ((3, 3, 5, 5), (1,) * 4, 0, 0)
    assert (game.round, game.active, game.decisions[0].seat) == (1, 0, 0)


def test_fl_02_setup_for_five() -> None:
    game = fresh(5)
    assert (game.pool, [len(stack) for stack in game.stacks]) == (500, [10] * 4)
    kinds = {stack.kind for stacks in game.goals for stack in stacks}
    assert ([len(stacks) for stacks in game.goals], len(kinds), len(GOALS)) == ([5, 5], 10, 11)
    assert game.view(0)["table"]["survivor_fields"] == 12
    assert game.seats[4].money == 12


def test_fl_03_first_legal_hexes() -> None:
    for tile in ("Y00", "R06", "B20"):
        table(does=explore(1, 1, clean=True), draws=tile).take(f"tile {tile}").offers("hex 1,3", "hex 2,2", "hex 3,1")


def test_fl_05_the_student_needs_somebody_to_copy() -> None:
    table().offers("play captain", "play speaker", "play trader", "play founder", "play delver")


def test_fl_06_a_first_dive() -> None:
    t = table(dice="shallow:R shallow:N").play("delver")
    assert (t.game.decisions[0].seat, t.kind) == (1, "PlayCard")
    assert t.told("dived")[0]["dice"] == ("shallow 1", "shallow 5")
    assert (t.tox, t.own.discard, t.cargo(1)) == ("0/1", ["delver"], "")


def test_fl_07_the_student_copies_sailing_too() -> None:
    t = table(dice="shallow:R shallow:N shallow:R shallow:R").play("delver").take("play student")
    t.offers("sail 1 1,2", "stop")
    t.take("stop")
    assert len(t.told("dived")[1]["dice"]) == 2
    assert t.game.seats[1].discard == ["student"]


def test_fl_08_the_student_sees_its_own_side_only() -> None:
    t = table(Seat(), Seat(sky=True, discard="founder"))
    assert "play student" not in t.offered


def test_fl_09_the_captain_gathers() -> None:
    t = table(Seat(hand="captain trader", discard="speaker student founder delver")).play("captain", "stay")
    assert (sorted(t.own.hand), t.own.discard) == (sorted(t.game.content.starters), [])
    assert "play student" not in t.offered  # of seat 1: nobody has a topside card


def test_fl_10_dredge_operator_with_a_topside_student() -> None:
    t = table(D1, Seat(), Seat(), Seat(discard="student"), dice=D1_DICE)
    t.play("D1")
    assert [word.split()[0] for word in t.told("dived")[0]["dice"]] == ["shallow", "reef", "reef"]
    t.offers("resolve resource", "resolve survivor")
    assert t.game.heap == (3, 0, 0, 1, 0, 0, 0)
    t.take("resolve survivor", "ship 1", "ship 2")
    assert (t.cargo(1), t.cargo(2), t.is_over) == ("G1", "R1", False)
    t.take("ship 2")
    assert (t.game.survivor, t.points, t.tox, t.depleted) == (1, 1, "0/0", [])
    assert (t.cargo(1), t.cargo(2), t.is_over) == ("G1", "R2", True)


def test_fl_11_dredge_operator_without() -> None:
    t = table(D1, Seat(), Seat(), Seat(discard="trader"), dice=D1_DICE).play("D1")
    assert t.game.heap == (3, 1, 1, 1, 0, 0, 0)
    t.offers("resolve resource", "resolve toxicity", "resolve depletion", "resolve survivor")
    t.take("resolve survivor")
    assert t.tox == "0/1"
    t.offers("resolve resource", "resolve depletion")
    t.take("resolve depletion", "deplete 2,3")
    assert (t.cargo(1), t.depleted, t.tox, t.is_over) == ("G3", ["2,3"], "0/1", True)


def test_fl_12_retiring_for_two_recruits() -> None:
    t = table(Seat(cards="S3"), stacks={"speakers": "S1", "traders": "T2"}).play("S3")
    t.take("step speakers 1", "retire", "recruit speakers", "recruit traders")
    assert (t.game.survivor, t.points, t.own.money) == (1, 1, 8)
    assert (t.own.hand[-2:], t.own.discard, t.game.retired) == (["S1", "T2"], [], ["S3"])
    assert len(t.own.hand) == 8
    assert t.game.content.goals["Z07"].sinkside.count.value(t.game, 0) == 2


def test_a_copied_retire_clause_retires_the_student() -> None:
    """Ruling 24; the previous top of the discard pile stays topside."""
    t = table(Seat(discard="delver"), Seat(discard="S3")).play("student")
    t.take("step traders 1", "retire", "recruit speakers", "recruit speakers")
    assert (t.game.retired, t.own.discard) == (["student"], ["delver"])


def test_copying_a_topside_student_does_nothing() -> None:
    t = table(Seat(), Seat(discard="student")).take("play student")
    assert (t.is_over, t.own.discard, t.own.money) == (True, ["student"], 8)


def test_equal_topside_cards_are_one_option() -> None:
    t = table(Seat(), Seat(discard="trader"), Seat(discard="trader"), Seat(discard="delver")).take("play student")
    t.offers("copy trader", "copy delver")


def test_a_copied_card_may_satisfy_its_own_condition() -> None:
    """Ruling 25."""
    t = table(Seat(), Seat(discard="S4")).play("student")
    t.take("step traders 1", "step founders 1", "stop")
    assert (t.is_over, t.ring("traders"), t.ring("founders")) == (True, 1, 1)


def test_the_translator_ends_on_top() -> None:
    t = table(Seat(cards="S6"), stacks={"speakers": "S1"}, survivor=0).play("S6")
    t.take("step speakers 1", "step speakers 2")
    t.offers("discard student", "discard speaker", "stop")
    t.take("discard student", "step speakers 4", "discard S1", "step speakers 5")
    assert (t.is_over, t.own.discard) == (True, ["student", "S1", "S6"])


def test_nothing_to_gain_by_retiring_is_not_asked() -> None:
    t = table(Seat(sky=True, cards="D10"), dials=(4, 4, 4, 4), dice=" ".join(f"{n}:joker" for n in range(1, 7)))
    t.play("D10")
    while t.kind == "Joker":
        t.take("joker none")
    assert (t.is_over, t.own.discard) == (True, ["D10"])
