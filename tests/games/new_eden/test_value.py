"""What a position is worth to a bot: only what must hold whatever the weights are."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.bots.greedy import Greedy
from pelagia.bots.quiet import settled
from pelagia.bots.random import Random
from pelagia.games.new_eden.bot.value import chance_to_hold, value
from pelagia.games.new_eden.rules.state import NewEden
from tests.games.new_eden.table import C, Station, crab, kraken, mussel, oxygen, table, yard
from tests.games.new_eden.test_any_time import last_row


def worth(game: NewEden, who: int = 0) -> float:
    """What a bot thinks of a position, after the questions that must be answered first."""
    end = settled(game)
    assert isinstance(end, NewEden)
    return sum(value(end, who).values())


def test_good_things_are_worth_more() -> None:
    plain = worth(table().game)
    assert worth(table(p0=Station(score=5)).game) > plain
    assert worth(table(p0=Station(coins=15)).game) > plain
    assert worth(table(p0=Station(damage=8)).game) < plain
    assert worth(table(p0=Station(dome=3)).game) > plain
    assert worth(table(p0=Station(crab="x"), cards=[crab("x", 1, 5, 1)]).game) > plain
    assert worth(table(p0=Station(mussel="x"), cards=[mussel("x", 1, 3, 2)]).game) > plain
    assert worth(table(p0=Station(kraken="x"), cards=[kraken("x", 1, 3, 2)]).game) > plain
    assert worth(table(p0=Station(yards="x"), cards=[yard("x", 2, 3)]).game) > plain
    assert worth(table(p0=Station(oxygen="OA OB x"), cards=[oxygen("x", 2, final=3)]).game) > plain


def test_a_kraken_is_worth_most_to_a_station_that_needs_it() -> None:
    def gain(damage: int) -> float:
        """What a kraken adds that only repairs, at a station with much to lose."""
        cards = [mussel("x", 1, 3, 40), kraken("y", 1, 4, 0)]
        without, with_it = (Station(mussel="x", kraken=arm, damage=damage, dome=3) for arm in ("", "y"))
        return worth(table(p0=with_it, cards=cards).game) - worth(table(p0=without, cards=cards).game)

    assert gain(3) > gain(15)


def test_the_chance_to_hold_grows_with_the_room_for_damage() -> None:
    chances = [chance_to_hold(margin, 2.0) for margin in range(-20, 21)]
    assert chances == sorted(chances)
    assert chances[0] < 0.001 < 0.999 < chances[-1]
    assert chances[19] < 0.5 < chances[20]  # a station holds if damage and pointer are equal (NE 12.3)


def test_at_the_end_it_is_the_score() -> None:
    game = pelagia.new("new-eden", players=3, seed=5)
    bot = Random(5)
    while decision := game.decision:
        game.choose(bots.ask(bot, game, decision), decision.seat)
    assert isinstance(game, NewEden)
    assert [worth(game, seat) for seat in range(3)] == game.scores


def test_judging_changes_nothing() -> None:
    for players in (1, 2, 4):
        game = pelagia.new("new-eden", players=players, seed=6)
        assert isinstance(game, NewEden)
        bot = Random(6)
        while decision := game.decision:
            before = game.to_json()
            value(game, decision.seat)
            assert game.to_json() == before
            game.choose(bots.ask(bot, game, decision), decision.seat)


def test_cards_behind_an_overflow_count() -> None:
    """At 15 damage a card costs another one, but it is placed all the same."""

    def gain(final: int) -> float:
        """What buying a mussel from row 4 is worth before the overflow is settled."""
        cards = [mussel("x", 1, 1, final), crab("a", 1, 1, 0)]
        t = table(Station(damage=15, crab="a", coins=4), rows={4: "x z ."}, cards=cards).take("buy x")
        t.decides(0, "Overflow")
        return worth(t.game)

    assert gain(40) > gain(0)


def test_all_cards_of_a_row_count_whatever_the_first_one_asks() -> None:
    """Damage that overflows, its owner's or another's, does not hide what is placed after it."""
    for first, victim in (("R08", 0), ("R15", 1)):
        stations = [Station(damage=15, crab="a") if seat == victim else Station() for seat in range(3)]

        def worth_of(last: int, first: str = first, stations: list[Station] = stations) -> float:
            cards = [mussel("x", 1, 1, last)]
            game = table(*stations, phase=C, rows={1: f"{first} x ."}, cards=cards).take("row 1", "bid 1").game
            return worth(game)

        assert worth_of(40) > worth_of(0)


def test_the_closing_moment_is_judged_by_what_follows() -> None:
    """Options at the last free actions of a game are compared by the score in the end."""
    game = last_row().game
    assert game.decision is not None
    assert worth(last_row().take("done").game) == 1
    assert worth(last_row().take("extend kraken").game) == worth(game) == 7
    assert bots.ask(Greedy(1), game, game.decision).written == "extend kraken"
