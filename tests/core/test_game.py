"""Decisions, choices, secret answers, events, views and undo."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pelagia
from pelagia.core.combinators import each_player, may, together
from pelagia.core.decision import Option, Range
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.errors import IllegalChoice, StaleChoice
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from tests.core.tables import asked, at_random, doing, offered, owned, pearls, until
from tests.core.toy import CARDS, Gain, Offer, Pearls, Throw


def digest(game: Pearls) -> str:
    """Everything about a game, as text."""
    return json.dumps(game.save()) + str(game.events) + str(game.decisions)


def at_offers(players: int = 3, **options: int) -> Pearls:
    return until(pearls(players, **options), "Offer")


# Decisions


def test_a_decision_says_who_what_and_which_number() -> None:
    game = pearls()
    decision = asked(game)
    assert (decision.number, decision.seat, decision.kind, game.number) == (0, 0, "Throw", 0)
    assert decision.prompt(game) == Text("core-ask-throw")
    assert offered(game) == [f"throw {card}" for card in game.divers[0].hand]
    game.choose(decision.options[1])
    assert [(d.number, d.seat) for d in game.decisions] == [(1, 1)]


def test_a_plain_loop_plays_everything() -> None:
    game = pelagia.new("pearls", 3, seed=7)
    while decision := game.decision:
        game.choose(decision.options[-1])
    assert (game.decisions, len(game.scores)) == ((), 3)
    assert game.winners == [seat for seat in range(3) if game.scores[seat] == max(game.scores)]


def test_there_are_no_winners_before_the_end() -> None:
    assert pearls().winners == []


def test_choose_takes_an_option_or_its_written_form() -> None:
    by_option, by_word = pearls(), pearls()
    by_option.choose(asked(by_option).options[1])
    by_word.choose(asked(by_word).options[1].written)
    assert by_option == by_word
    other = pearls()
    other.choose(Option(None, asked(other).options[1].written, Text("made up")))  # only the written form counts
    assert other == by_word


@pytest.mark.parametrize("answer", ["", "nonsense", "throw", "throw ", "throw Z9", "THROW A1", "skip"])
def test_only_offered_options_are_accepted(answer: str) -> None:
    game = pearls()
    before = digest(game)
    with pytest.raises(IllegalChoice) as refused:
        game.choose(answer)
    with pytest.raises(IllegalChoice):
        game.choose(Option("A1", answer, Text("made up")))
    assert refused.value.text.args["offered"] == ", ".join(offered(game))
    assert digest(game) == before


@pytest.mark.parametrize(("seat", "number"), [(1, None), (None, 1), (0, 1), (1, 0), (-1, None), (None, -1)])
def test_an_answer_to_a_decision_that_is_not_open_is_stale(seat: int | None, number: int | None) -> None:
    game = pearls()
    before = digest(game)
    with pytest.raises(StaleChoice):
        game.choose(asked(game).options[0], seat, number)
    assert digest(game) == before


def test_an_answer_to_an_earlier_decision_is_stale() -> None:
    game = until(pearls(players=3), "Offer")
    number = game.number
    for decision in game.decisions:
        game.choose("none", decision.seat, decision.number)
    with pytest.raises(StaleChoice):
        game.choose("none", 0, number)


def test_a_finished_game_takes_no_answer() -> None:
    game = at_random(pearls())
    before = digest(game)
    with pytest.raises(StaleChoice):
        game.choose("throw A1")
    assert digest(game) == before


def test_a_refusal_may_say_why() -> None:
    game = at_offers()
    with pytest.raises(IllegalChoice) as refused:
        game.choose("offer 4")
    assert refused.value.text == Text("too-much")


# Ranges


def test_a_range_stands_for_its_numbers() -> None:
    bids = Range("bid", 5, 7, Text("bid"))
    assert [single.written for single in bids.singles()] == ["bid 5", "bid 6", "bid 7"]
    assert [single.key for single in bids.singles()] == [("bid", 5), ("bid", 6), ("bid", 7)]
    assert bids.written == "bid 5..7"


@pytest.mark.parametrize(("answer", "bid"), [("offer 1..3", 1), ("offer 1", 1), ("offer 2", 2), ("offer 3", 3)])
def test_a_number_of_a_range_or_the_range_itself_is_an_answer(answer: str, bid: int) -> None:
    game = doing(Offer())
    assert offered(game) == ["none", "offer 1..3"]
    assert [single.written for single in asked(game).singles()] == ["none", "offer 1", "offer 2", "offer 3"]
    game.choose(answer)
    assert game.divers[0].offer == bid
    assert game.record is not None
    assert game.record.choices[-1][2] == f"offer {bid}"


@pytest.mark.parametrize("answer", ["offer 0", "offer 4", "offer -1", "offer 1.0", "offer 01", "offer", "offer 1..2"])
def test_no_other_number_is_an_answer(answer: str) -> None:
    game = doing(Offer())
    with pytest.raises(IllegalChoice):
        game.choose(answer)


@effect
class Tip(Choice[Pearls]):
    """Give some pearls away: a range and nothing else."""

    def options(self, game: Pearls, who: int) -> list[Option]:
        pearls = game.divers[who].pearls
        return [Range("tip", 1, pearls, Text("tip"))] if pearls else []

    def chosen(self, game: Pearls, who: int, key: tuple[str, int]) -> None:
        game.divers[who].pearls -= key[1]


def test_a_range_alone_is_asked_unless_it_is_one_number() -> None:
    game = doing(Tip(), Tip())
    assert offered(game) == ["tip 1..3"]
    game.choose("tip 2")
    assert (game.decision, owned(game)) == (None, [0, 3, 3])


def test_a_range_alone_is_asked_in_secret_too() -> None:
    game = doing(together(Tip()))
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]


# Automatons


def with_automaton(*effects: Effect[Any]) -> Pearls:
    """A game in which seat 2 is an automaton."""
    game = doing()
    game.players = 2
    game.push(0, *effects)
    game.advance()
    return game


def test_an_automaton_takes_the_first_option() -> None:
    game = with_automaton(each_player(may(Gain(1))))
    game.choose("skip")
    game.choose("skip")
    assert (game.decision, owned(game)) == (None, [3, 3, 4])


def test_an_automaton_is_not_asked_in_secret_either() -> None:
    game = with_automaton(together(Offer()))
    assert [decision.seat for decision in game.decisions] == [0, 1]
    game.choose("offer 1")
    game.choose("offer 2")
    assert [diver.offer for diver in game.divers] == [1, 2, 0]


# Secret decisions


def test_secret_decisions_are_open_together_with_numbers_of_their_own() -> None:
    game = at_offers()
    number = game.number
    assert [(d.number, d.seat) for d in game.decisions] == [(number, 0), (number + 1, 1), (number + 2, 2)]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_secret_answers_come_in_any_order_and_the_record_is_in_seat_order(order: tuple[int, ...]) -> None:
    game, plain = at_offers(), at_offers()
    number = game.number
    answers = ["offer 2", "none", "offer 3"]
    for seat in order:
        assert owned(game) == [3, 3, 3]
        game.choose(answers[seat], seat)
    for answer in answers:
        plain.choose(answer)
    assert game == plain
    assert game.record is not None
    assert plain.record is not None
    assert game.record == plain.record
    assert game.record.choices[-3:] == [(number + seat, seat, answer) for seat, answer in enumerate(answers)]
    assert game.number == number + 3


def test_a_secret_answer_is_given_once() -> None:
    game = at_offers()
    game.choose("offer 1", 1)
    with pytest.raises(StaleChoice):
        game.choose("offer 2", 1)
    assert [decision.seat for decision in game.decisions] == [0, 2]


def test_others_are_not_asked_anew_after_a_secret_answer() -> None:
    game = at_offers()
    first, _, last = game.decisions
    game.choose("offer 1", 1)
    assert [id(decision) for decision in game.decisions] == [id(first), id(last)]


def test_secret_answers_are_acted_on_in_seat_order_each_completely() -> None:
    game = at_offers()
    for seat in (2, 1, 0):
        game.choose("none", seat)
    for seat in range(3):
        assert (asked(game).seat, asked(game).kind) == (seat, "OneOf")
        game.choose("gain 1")
    assert owned(game) == [4, 4, 4]


def test_who_has_no_choice_is_not_asked() -> None:
    game = at_offers()
    game.divers[1].pearls = 0
    game.advance()
    assert [(d.number - game.number, d.seat) for d in game.decisions] == [(0, 0), (1, 2)]
    game.choose("offer 1", 2)
    game.choose("offer 2", 0)
    assert asked(game).seat == 1
    assert [diver.offer for diver in game.divers] == [2, 0, 0]  # seat 2 is still to come


def test_nobody_is_asked_if_nobody_has_a_choice() -> None:
    game = pearls(players=2, pearls=0)
    assert doing(together(Throw())).decision is None
    assert asked(until(game, "OneOf")).seat == 0


# Events


def test_events_carry_the_number_of_choices_made_and_who_may_know_them() -> None:
    game = at_offers()
    assert game.events is not None
    drawn = [event for event in game.events if event.name == "drawn"]
    assert [(event.number, event.only) for event in drawn] == [(0, 0), (0, 1), (0, 2)]
    assert drawn[1].args == {"seat": 1, "cards": drawn[1].args["cards"]}
    for seat in range(3):
        game.choose("offer 3", seat)
    assert [(e.name, e.number, e.only) for e in game.events][3:4] == [("hauled", 9, None)]


def test_clones_do_not_listen() -> None:
    game = pearls()
    before = digest(game)
    clone = game.clone()
    assert (clone.events, clone.record) == (None, None)
    at_random(clone)
    assert digest(game) == before


# Views and imagination


def test_only_the_seat_that_chooses_sees_prompt_and_options() -> None:
    game = at_offers()
    for seat in (0, 1, 2, None):
        for shown in game.view(seat)["decisions"]:
            own = {"prompt", "options"} if shown["seat"] == seat else set()
            assert shown.keys() == {"number", "seat", "kind"} | own
    options = game.view(1)["decisions"][1]["options"]
    assert [option["written"] for option in options] == ["none", "offer 1..3"]


def test_an_answer_that_was_given_in_secret_is_not_seen() -> None:
    hers, his = at_offers(), at_offers()
    hers.choose("offer 1", 1)
    his.choose("offer 3", 1)
    for seat in (0, 2, None):
        assert hers.view(seat) == his.view(seat)
        assert hers.view(seat)["answered"] == [False, True, False]


def test_a_view_holds_no_reference_to_the_game() -> None:
    game = at_offers()
    seen = [game.view(seat) for seat in (0, 1, 2, None)]
    text = json.dumps(seen)
    at_random(game)
    assert json.dumps(seen) == text


def test_imagined_clones_keep_what_is_seen_and_deal_the_rest_anew() -> None:
    game = until(pearls(players=3), "Throw")
    before = digest(game)
    hands = set[str]()
    for seed in range(20):
        dream = game.imagined(1, Rng(seed))
        assert dream.view(1) == game.view(1)
        assert dream.divers[1].hand == game.divers[1].hand
        assert sorted([*dream.deck, *(card for diver in dream.divers for card in diver.hand)]) == CARDS
        hands.add(str(dream.divers[0].hand))
        at_random(dream, seed)
    assert len(hands) > 5
    assert digest(game) == before


def test_imagined_clones_have_chance_of_their_own() -> None:
    game = pearls()
    dreams = [game.imagined(0, Rng(seed)) for seed in range(5)]
    assert len({dream.chance for dream in dreams} | {game.chance}) == 6
    assert game.imagined(0, Rng(3)) == game.imagined(0, Rng(3))


def test_imagined_clones_list_the_options_of_others_anew() -> None:
    game = pearls(players=2)
    dreams = [game.imagined(1, Rng(seed)) for seed in range(10)]
    for dream in dreams:
        assert offered(dream) == [f"throw {card}" for card in dream.divers[0].hand]
    assert len({str(offered(dream)) for dream in dreams}) > 3


def test_imagined_clones_guess_secret_answers() -> None:
    game = at_offers()
    game.choose("offer 3", 0)
    dreams = [game.imagined(1, Rng(seed)) for seed in range(20)]
    assert {dream.answers[0] for dream in dreams} == {"none", "offer 1", "offer 2", "offer 3"}
    for dream in dreams:
        assert dream.answers[1:] == ("", "")
        assert dream.view(1) == game.view(1)
        at_random(dream)


# Undo


def test_the_last_own_choice_can_be_taken_back() -> None:
    game = doing(may(Gain(1)), may(Gain(2)), each_player(may(Gain(3))))
    assert [game.can_undo(seat) for seat in range(3)] == [False, False, False]
    clones = []
    for answer in ("gain 1", "gain 2"):
        clones.append((game.clone(), len(game.events or [])))
        game.choose(answer)
        assert [game.can_undo(seat) for seat in range(3)] == [True, False, False]
    back, told = clones.pop()
    game = game.back_to(back)
    assert (owned(game)[0], len(game.events or [])) == (4, told)
    assert game.record is not None
    assert [choice[2] for choice in game.record.choices] == ["gain 1"]
    assert game.can_undo(0)
    back, told = clones.pop()
    game = game.back_to(back)
    assert game.record is not None
    assert not game.can_undo(0)
    assert (game.record.choices, len(game.events or [])) == ([], told)
    game.choose("skip")
    assert [choice[2] for choice in game.record.choices] == ["skip"]


def test_a_game_that_is_not_watched_stays_so() -> None:
    game = pelagia.new("pearls", 2, watched=False)
    earlier = game.clone()
    game.choose(game.decisions[0].options[0])
    back = game.back_to(earlier)
    assert (back.record, back.events) == (None, None)


def test_not_over_the_choice_of_another_seat() -> None:
    game = doing(each_player(may(Gain(1))), may(Gain(2)))
    game.choose("gain 1")
    assert game.can_undo(0)
    game.choose("gain 1")
    assert [game.can_undo(seat) for seat in range(3)] == [False, True, False]
    game.choose("gain 1")
    game.choose("gain 2")
    assert [game.can_undo(seat) for seat in range(3)] == [True, False, False]
    back = game.clone()
    assert back.can_undo(0)
    assert not back.can_undo(2)


def test_not_over_something_revealed() -> None:
    """The seal of a haul, and that of a shuffle."""
    game = doing(may(Gain(1)), players=2)
    game.choose("gain 1")
    assert game.can_undo(0)
    game.seal()
    assert not game.can_undo(0)
    shuffled = doing(may(Gain(1)), players=2)
    shuffled.choose("gain 1")
    shuffled.shuffle(shuffled.deck)
    assert not shuffled.can_undo(0)


def test_a_choice_that_reveals_something_cannot_be_taken_back() -> None:
    game = at_offers(players=2)
    for seat in range(2):
        game.choose("offer 1", seat)
    until(game, "May")
    while asked(game).kind == "May":
        before = game.number
        game.choose("skip")
    assert (asked(game).kind, game.chooser) == ("Throw", 0)  # the last `skip` led to a new deal
    assert game.number == before + 1
    assert not any(game.can_undo(seat) for seat in range(2))


def test_not_over_secret_answers() -> None:
    """Neither one's own nor a choice before them: other seats may have answered since."""
    game = doing(may(Gain(1)), together(Offer()))
    game.choose("gain 1")
    assert game.can_undo(0)
    game.choose("offer 1", 1)
    assert [game.can_undo(seat) for seat in range(3)] == [False, False, False]
    game.choose("offer 1", 0)
    game.choose("none", 2)
    assert [game.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_going_on_after_undo_is_as_if_it_had_never_happened() -> None:
    game, plain, rng, undone = pearls(seed=3), pearls(seed=3), Rng(3), 0
    while decision := plain.decision:
        earlier, probe, other = game.clone(), game.clone(), rng.choice(decision.singles())
        probe.choose(other)
        if probe.can_undo(decision.seat):
            game.choose(other)
            game, undone = game.back_to(earlier), undone + 1
        answer = rng.choice(decision.singles())
        game.choose(answer)
        plain.choose(answer)
        assert (game, game.record, game.events) == (plain, plain.record, plain.events)
    assert undone > 5
