"""What a position is worth to a bot: only what must hold whatever the weights are."""

from __future__ import annotations

from dataclasses import replace

import pelagia
from pelagia import bots
from pelagia.bots.greedy import Greedy
from pelagia.bots.random import Random
from pelagia.games.flotilla.bot.value import value
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.rules.effects import build, trade
from pelagia.games.flotilla.rules.state import Flotilla
from tests.games.flotilla.table import Seat, Table, table


def worth(seat: Seat) -> float:
    return sum(value(table(seat, sink="Z02 Z05 Z08 Z10", sky="Z01 Z03 Z04 Z06").game, 0).values())


def test_good_things_are_worth_more_on_the_sinkside() -> None:
    plain = worth(Seat())
    assert worth(Seat(points=5)) > plain
    assert worth(Seat(money=20)) > plain
    assert worth(Seat(tox="2/0")) < plain
    assert worth(Seat(stock="R3")) > plain
    assert worth(Seat(ships="2,1 2,1")) > plain
    assert worth(Seat(sea="R09@2,2")) > plain
    assert worth(Seat(sea="R09@2,2", ships="2,2:R2")) > worth(Seat(sea="R09@2,2", ships="2,2"))
    assert worth(Seat(sea="R09@2,2!")) < worth(Seat(sea="R09@2,2"))
    assert worth(Seat(cards="S1")) > plain
    assert worth(Seat(seals=(1, 0, 0, 0))) > plain


def test_good_things_are_worth_more_on_the_skyside() -> None:
    plain = worth(Seat(sky=True))
    assert worth(Seat(sky=True, city="Y00@2,2")) > plain
    assert worth(Seat(sky=True, tile_stock="Y00")) > plain
    assert worth(Seat(sky=True, stock="Y3")) > plain
    assert worth(Seat(sky=True, tile_stock="Y00", stock="Y3")) > worth(Seat(sky=True, tile_stock="Y00", stock="G3"))


def greedily(t: Table) -> Table:
    """The bot goes on until the turn is over."""
    bot = Greedy(1)
    for _ in range(50):
        if t.is_over or t.game.decision is None:
            break
        t.game.choose(bots.ask(bot, t.game, t.game.decision))
    return t


def test_a_tile_is_built_where_it_scores_most() -> None:
    """Few hexes and turns of many join the yellow district, and not the first."""
    seat = Seat(sky=True, city="Y00@1,3 Y10@1,4", tile_stock="Y14", stock="Y3")
    assert greedily(table(seat, dials=(3, 1, 1, 1), does=build(1))).points == 12


def test_tiles_built_together_are_joined() -> None:
    """Each counts the other: twice 4 x 2 points."""
    seat = Seat(sky=True, tile_stock="Y00 Y01 R14", stock="Y6")
    assert greedily(table(seat, dials=(3, 1, 1, 1), does=build(2))).points == 16


def test_a_placed_tile_is_worth_its_points_before_they_are_scored() -> None:
    seat = Seat(sky=True, tile_stock="Y00 Y01", stock="Y6")
    t = table(seat, dials=(3, 1, 1, 1), does=build(2)).take("tile Y00", "tile Y01")
    before = value(t.game, 0)
    t.take("hex 3,1")
    far, near = t.game.clone(), t.game.clone()
    far.choose("hex 1,3")
    near.choose("hex 2,2")
    assert before["turn"] >= 4
    assert value(near, 0)["turn"] > value(far, 0)["turn"]


def test_money_is_worth_what_the_ladder_sells() -> None:
    dear = replace(BOX, boards=replace(BOX.boards, ladders=((20, 90, 91, 92, 93, 94), BOX.boards.ladders[1])))
    cheap, steep = (table(Seat(money=60), content=content, sink="Z05 Z08").game for content in (BOX, dear))
    assert value(cheap, 0)["money"] > value(steep, 0)["money"] + 1


def test_a_circle_of_arcs_is_completed() -> None:
    """Case 37, by the bot."""
    t = table(Seat(sea="Y01@2,2/1 Y13@2,3/3"), draws="G12 B20 B22", artefacts="AF2", stacks={"founders": ""})
    assert greedily(t.play("founder")).own.artefacts == 1


def test_nothing_is_bought_that_nobody_needs() -> None:
    """Transactions that are left over are worth nothing by themselves."""
    t = greedily(table(Seat(sky=True, money=19), does=trade(4)))
    assert (t.stock, t.own.money) == ("", 19)


def test_at_the_end_it_is_the_score() -> None:
    game, bot = pelagia.new("flotilla", 3, 5), Random(5)
    assert isinstance(game, Flotilla)
    while decision := game.decision:
        before = game.to_json()
        value(game, decision.seat)
        assert game.to_json() == before
        game.choose(bots.ask(bot, game, decision))
    assert [sum(value(game, seat).values()) for seat in range(3)] == game.scores


def test_greedy_players_end_the_game_in_time_and_well() -> None:
    """FL 23: about 110 points or more; random players need all eighty rounds for that."""
    game = pelagia.new("flotilla", 4, 1, watched=False)
    assert isinstance(game, Flotilla)
    seated = [Greedy(seat) for seat in range(4)]
    while decision := game.decision:
        game.choose(bots.ask(seated[decision.seat], game, decision))
    assert game.round < 60
    assert sum(game.scores) > 4 * 100


def test_greedy_beats_random() -> None:
    game = pelagia.new("flotilla", 3, 2, watched=False)
    seated: list[Random | Greedy] = [Random(1), Greedy(2), Random(3)]
    while decision := game.decision:
        game.choose(bots.ask(seated[decision.seat], game, decision))
    assert game.winners == [1]
