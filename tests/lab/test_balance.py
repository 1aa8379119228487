"""What the report makes of games, and that it looks at real ones rightly."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import pelagia
from pelagia import bots
from pelagia.bots.seated import Seated, play_out
from pelagia.core.decision import Decision, Option
from pelagia.core.errors import BadOption
from pelagia.core.game import Item
from pelagia.core.text import Text
from pelagia.games.new_eden import RULES
from pelagia.lab.balance import Report, balance, report
from pelagia.lab.play import Outcome
from pelagia.lab.statistics import Estimate, Moments, average
from pelagia.lab.tally import tallied
from pelagia.lab.watch import Pair, Refuser, Seen, Study, Watcher
from tests.lab.test_statistics import Sums, difference


def study(players: int, games: int, *names: str, **more: Any) -> Study:
    return Study("new-eden", players, games, names or ("random",), seed=3, **more)


def outcome(scores: list[int], winners: list[int], *items: Item, pairs: list[Pair] | None = None) -> Outcome:
    return Outcome(10, scores, winners, Seen([*items], [], pairs or []))


def item(summary: Report, group: str, name: str) -> Any:
    return next(entry for entry in summary.items if (entry.group, entry.item) == (group, name))


def test_seats_with_an_item_are_compared_with_seats_without() -> None:
    games = [outcome([9, 5], [0], (0, "card", "X")), outcome([1, 7], [1], (1, "card", "X")), outcome([4, 4], [0, 1])]
    card = item(report(study(2, 3), games), "card", "X")
    assert (card.had, card.share, card.mean, card.chance) == (2, Estimate(1 / 3), Estimate(8), Estimate(1))
    assert card.score.mean == pytest.approx(8 - 14 / 4)
    assert card.win.mean == pytest.approx(1 - 1 / 4)  # a shared win is half a win
    assert card.win.low is None


def test_a_good_bot_does_not_make_its_cards_look_good() -> None:
    """The strong bot scores 10 more, whatever it has, and it alone has the card."""
    games = [outcome([20, 10], [0], (0, "card", "X")), outcome([10, 20], [1], (1, "card", "X"))]
    summary = report(study(2, 2, "greedy", "random"), games)
    assert item(summary, "card", "X").score == Estimate(0)
    assert item(summary, "card", "X").win == Estimate(0)
    assert item(summary, "bot", "greedy").score == Estimate(10)
    assert item(summary, "bot", "greedy").win == Estimate(1)


def test_what_belongs_to_the_table_is_counted_in_games() -> None:
    games = [outcome([9, 5], [0], (None, "weather", "storm")), outcome([1, 3], [1])]
    storm = item(report(study(2, 2), games), "weather", "storm")
    assert (storm.had, storm.share, storm.mean) == (1, Estimate(0.5), Estimate(7))
    assert (storm.score, storm.win) == (Estimate(5), None)


def test_against_an_automaton_the_table_has_a_chance_too() -> None:
    games = [outcome([9, 5], [0], (None, "weather", "storm"), (1, "card", "X")), outcome([1, 3], [1])]
    summary = report(study(1, 2), games)
    assert item(summary, "weather", "storm").win == Estimate(1)
    assert [entry.group for entry in summary.items] == ["seat", "weather"]  # and the automaton's cards are nobody's


def test_extremes_come_first() -> None:
    games = []
    for number in range(40):
        strong = number % 2
        scores = [30 + number % 5, 10] if strong == 0 else [10, 30 + number % 5]
        games.append(outcome(scores, [strong], (number // 2 % 2, "card", "CHANCE"), (strong, "card", "BEST")))
    cards = [entry.item for entry in report(study(2, 40), games).items if entry.group == "card"]
    assert cards == ["BEST", "CHANCE"]


def test_pairs_are_averaged_by_item() -> None:
    games = [outcome([9, 5], [0], pairs=[Pair("X", False, 4, 1), Pair("X", True, 2, 0)]), outcome([9, 5], [0])]
    pairs = report(study(2, 2, without=("X", "Y")), games).without
    assert [(pair.item, pair.pairs, pair.kept) for pair in pairs] == [("X", 2, Estimate(0.5)), ("Y", 0, None)]
    assert (pairs[0].score, pairs[0].win, pairs[1].score) == (Estimate(3), Estimate(0.5), None)


def test_figures_are_those_of_all_games_and_the_games_own() -> None:
    first = Outcome(10, [9, 5], [0], Seen([], [("depth", 3), ("depth", 5)], []))
    second = Outcome(20, [1, 3], [1], Seen([], [("depth", 7)], []))
    figures = {figure.name: (figure.count, figure.mean.mean) for figure in report(study(2, 2), [first, second]).figures}
    assert figures == {"score": (4, 4.5), "winner": (2, 6), "decisions": (2, 15), "depth": (3, 5)}


def test_options_vary_when_all_bots_have_had_all_seats() -> None:
    plan = study(1, 8, "random", "random", vary=("solo_level",))
    assert [plan.options_of(number)["solo_level"] for number in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]
    summary = balance(plan)
    levels = {entry.item: entry.had for entry in summary.items if entry.group == "option"}
    assert levels == {f"solo_level={level}": 2 for level in range(4)}


@pytest.mark.parametrize("more", [{"vary": ("speed",)}, {"vary": ("solo_level",), "options": {"solo_level": 1}}])
def test_what_cannot_vary_is_refused(more: Any) -> None:
    with pytest.raises(BadOption):
        Watcher(study(1, 1, **more))


def test_plans_are_dealt_anew_for_every_game_and_none_twice_as_long_as_there_are_others() -> None:
    plan = study(3, 40, plans=("a", "b", "c", "d"))
    dealt = [plan.plans_of(number) for number in range(40)]
    assert all(len({*seats}) == 3 for seats in dealt)
    assert {name for seats in dealt for name in seats[:1]} == {"a", "b", "c", "d"}
    assert {*study(3, 1, plans=("a", "b")).plans_of(7)} == {"a", "b"}
    assert study(3, 1).plans_of(7) == []


def test_a_seat_keeps_to_its_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = replace(RULES, plans={"first": lambda game, decision: decision.options[:1]})
    monkeypatch.setattr("pelagia.games.new_eden.RULES", rules)
    watcher = Watcher(study(2, 1, plans=("first",)))
    game = watcher.new(0)
    for _ in range(20):
        decision = game.decisions[0]
        assert watcher.movers(0)[decision.seat].choose(game, decision) in decision.options[:1]
        game.choose(decision.options[0])
    summary = balance(study(2, 2, plans=("first",)))
    assert item(summary, "plan", "first").had == 4
    with pytest.raises(BadOption):
        Watcher(study(2, 1, plans=("second",)))


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0)])
def test_nothing_to_do_is_refused(games: int, workers: int) -> None:
    with pytest.raises(BadOption):
        balance(study(2, games), workers)


def test_the_report_does_not_depend_on_the_number_of_workers() -> None:
    plan = study(2, 6, without=("C01",))
    alone = balance(plan)
    assert balance(plan, workers=2) == alone
    assert json.loads(json.dumps(alone.to_json()))["items"] == alone.to_json()["items"]


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_every_game_tells_what_its_seats_had(name: str) -> None:
    """Seats are those of the table, and items named like content are pieces of it."""
    players = pelagia.rules(name).players[-1]
    game = pelagia.new(name, players, seed=5)
    play_out(game, [Seated(bots.make("random", seat)) for seat in range(players)])
    rules = pelagia.rules(name)
    items = [*rules.items(game)]
    assert items
    for seat, group, what in items:
        assert seat is None or 0 <= seat < players
        assert group == group.lower()
        if what[:1].isupper():
            assert isinstance(game.content[what].name, Text)
    assert all(isinstance(value, int | float) for _, value in rules.figures(game))
    assert all(plan == plan.lower() for plan in rules.plans)


def test_a_game_that_tells_nothing_still_has_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = replace(RULES, items=lambda game: (), figures=lambda game: ())
    monkeypatch.setattr("pelagia.games.new_eden.RULES", quiet)
    assert {entry.group for entry in balance(study(3, 2)).items} == {"seat"}


def test_a_refuser_takes_others_as_long_as_there_are_some() -> None:
    class First:
        name = "first"

        def choose(self, game: Any, decision: Any) -> Any:
            return decision.options[0]

    game = pelagia.new("new-eden", 2, seed=1)
    decision = game.decisions[0]
    bought = decision.options[0].written.split()[-1]
    refuser = Refuser(First(), bought, replace(game.rules, items=lambda game: []))
    assert refuser.choose(game, decision) is decision.options[1]
    assert refuser.refused
    alone = decision.among(decision.options[:1])
    assert refuser.choose(game, alone) is decision.options[0]
    owner = Refuser(First(), bought, replace(game.rules, items=lambda game: [(decision.seat, "card", bought)]))
    assert owner.choose(game, decision) is decision.options[0]
    assert not owner.refused


# Groups that seats get without a choice of their own, or by one that does not name them.
UNNAMED = {"bonus", "board", "dealt", "metropolis", "contract", "senior", "switch", "artefact", "bought"}


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_what_is_chosen_can_be_refused(name: str) -> None:
    """In each game most of what seats had was named by an option that they chose, in the identifiers of `items`."""
    players = pelagia.rules(name).players[-1]
    game, bot = pelagia.new(name, players, seed=5), bots.make("random", 3)
    rules = pelagia.rules(name)
    chosen: list[tuple[Decision, Option]] = []
    while decision := game.decision:
        chosen.append((decision, bots.ask(bot, game, decision)))
        game.choose(chosen[-1][1], decision.seat)
    had = {(seat, what) for seat, group, what in rules.items(game) if seat is not None and group not in UNNAMED}
    refusable = {
        (seat, what)
        for seat, what in had
        if any(
            asked.seat == seat and option.names(what) and not rules.spares(game, asked, option, what)
            for asked, option in chosen
        )
    }
    assert len(refusable) > 0.7 * len(had) > 0


def test_refusing_changes_the_game_from_that_choice_on_only() -> None:
    """Pairs are the same game: a bot that refuses what it never chose plays it to the same end."""
    watcher = Watcher(study(2, 1, without=("C01",)))
    game, seats = watcher.new(0, watched=True), watcher.movers(0)
    seats[0] = Refuser(seats[0], "NOTHING", watcher.rules)
    play_out(game, seats)
    assert game.scores == watcher.play(0).scores


def test_what_is_kept_does_not_grow_with_the_number_of_games() -> None:
    """Ten times as many games of the same kinds leave no list, row or entry more."""

    def kept(games: int) -> Any:
        seen = [Seen([(n % 2, "card", f"C{n % 5}")], [("depth", n % 3)], curve=[[1, 2]] * 3) for n in range(games)]
        played = [Outcome(9, [n % 7, 3], [n % 2], watched) for n, watched in enumerate(seen)]
        tally = tallied(study(2, games), ([game] for game in played))
        assert tally.items.all.games == games
        return structure(tally)

    assert kept(400) == kept(40)


def structure(thing: Any) -> Any:
    """How many things there are in it, and in those."""
    if isinstance(thing, dict):
        return {key: structure(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [structure(value) for value in thing]
    if isinstance(thing, Moments):
        return [structure(getattr(thing, name)) for name in Moments.__slots__]
    return structure(vars(thing)) if hasattr(thing, "__dict__") and not isinstance(thing, type | Study) else "one"


def test_what_is_offered_is_counted_by_seat_and_what_nobody_wants_is_told() -> None:
    offered = [(0, "X"), (0, "Y"), (1, "Y"), (1, "START")]  # the last lies before its seat from the start
    seen = Seen([(0, "card", "X")], [], (), offered, [(0, "X", 3), (1, "START", 1)])
    summary = report(study(2, 12), [Outcome(9, [5, 3], [0], seen)] * 12)
    card = item(summary, "card", "X")
    assert (card.offered.mean, card.share.mean, card.uses.mean) == (0.5, 0.5, 3)
    assert [(entry.item, entry.offered and entry.offered.mean) for entry in summary.never] == [("Y", 1)]
    assert item(summary, "seat", "1").offered is None


def test_games_without_an_item_count_in_its_intervals() -> None:
    """As if all games had been kept, and each compared with the means."""
    games, sums, shares = [], [], []
    for n in range(40):
        scores, holder = [10 + n % 7, 12 - n % 5], {0: 0, 1: 1, 2: None, 3: None}[n % 4]
        games.append(outcome(scores, [n % 2], *([] if holder is None else [(holder, "card", "X")])))
        had = scores[holder : holder + 1] if holder is not None else []
        sums.append(Sums(len(had), sum(had), 2 - len(had), sum(scores) - sum(had)))
        shares.append([float(seat == holder) for seat in range(2)])
    card = item(report(study(2, 40), games), "card", "X")
    expected = difference(sums)
    assert expected
    assert (card.score.mean, card.score.high) == (pytest.approx(expected.mean), pytest.approx(expected.high))
    assert card.share.high == pytest.approx(average(shares).high)


def test_scores_and_rounds_are_told_of_winners_and_others() -> None:
    games = [Outcome(9, [10, 4], [0], Seen([], [], curve=[[2, 1], [10, 4]])) for _ in range(12)]
    games.append(Outcome(9, [10, 4], [0], Seen([], [], curve=[[2, 1], [6, 2], [10, 4]])))
    summary = report(study(2, 13), games)
    assert [(score.score, score.seats, score.winners) for score in summary.scores] == [(4, 13, 0), (10, 13, 13)]
    assert [(round.round, round.games) for round in summary.rounds] == [(1, 13), (2, 13), (3, 1)]
    assert [round.winners and round.winners.mean for round in summary.rounds] == [2, pytest.approx(126 / 13), 10]
    assert [round.others and round.others.mean for round in summary.rounds] == [1, pytest.approx(50 / 13), 4]


ROUNDS = [("new-eden", 3), ("underwater-cities", 10), ("deep-sea", 6), ("flotilla", 0)]


@pytest.mark.parametrize(("name", "rounds"), ROUNDS)
def test_every_game_has_rounds_and_offers_pieces(name: str, rounds: int) -> None:
    """The scores of the last round are those of the game; what is used was offered."""
    players = pelagia.rules(name).players[-1]
    played = Watcher(Study(name, players, 1, ("random",), seed=5)).play(0)
    seen: Seen = played.seen
    assert len(seen.curve) == (rounds or dict(seen.figures)["rounds"])  # Flotilla counts its own
    assert seen.curve[-1] == played.scores
    assert seen.offered
    assert seen.uses
    assert {(seat, piece) for seat, piece, _ in seen.uses} <= {*seen.offered}
