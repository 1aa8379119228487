"""What a seat sees and may imagine, for every game."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import chain
from typing import Any

import numpy as np
import orjson
import pytest

import pelagia
from pelagia import bots
from pelagia.bots.quiet import is_quiet
from pelagia.core.errors import BadSave
from pelagia.core.game import Event, Game
from pelagia.core.observation import conceal
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from pelagia.engine import hints
from tests.kit.cases import Case, asked, finish, pick, stops, text, walk


def seats(case: Case) -> list[int | None]:
    return [*range(case.players), None]


# All bytes that cannot be part of an identifier become blanks; done at once, that is much faster than a pattern.
BLANKS = bytes(byte if chr(byte).isascii() and (chr(byte).isalnum() or byte == ord("_")) else 32 for byte in range(256))


def words(data: object) -> set[str]:
    """All words and identifiers in what is sent to a seat."""
    return {*orjson.dumps(data).translate(BLANKS).decode().split()}


def leaks(parts: Mapping[str, object], hidden: set[str]) -> dict[str, set[str]]:
    """Where something hidden is named; looked for part by part only if it is anywhere."""
    if not words(parts) & hidden:
        return {}
    return {name: told for name, part in parts.items() if (told := words(part) & hidden)}


def test_views_are_plain_data_without_a_reference_to_the_game(case: Case) -> None:
    game, kept = case.new(1), []
    for count in walk(game, Rng(1)):
        if count % 9 == 0:
            shown = [game.view(seat) for seat in seats(case)]
            assert json.loads(json.dumps(shown)) == shown
            kept.append((shown, json.dumps(shown)))
            assert [view["seat"] for view in shown] == seats(case)
    assert all(json.dumps(shown) == before for shown, before in kept)


def test_looking_changes_nothing(case: Case) -> None:
    game = case.new(2)
    for count in walk(game, Rng(2)):
        if count % 9 == 0:
            before = json.dumps(game.save())
            for seat in seats(case):
                assert game.view(seat) == game.view(seat)
                assert seat is None or game.rules.value(game, seat)
            assert (json.dumps(game.save()), game.scores) == (before, game.scores)


def test_no_hidden_card_is_sent_to_a_seat(case: Case) -> None:
    game, seen = case.new(3), set[str]()
    for _ in walk(game, Rng(3)):
        for seat in seats(case):
            hidden = {*case.hooks.hidden(game, seat)}
            seen |= hidden
            view = game.view(seat)
            assert leaks({**view["table"], **view, "table": None}, hidden) == {}
    assert seen


def test_no_hidden_card_is_told_to_a_seat(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event names nothing that is hidden when it is told and still hidden when the next choice is open.

    A card that is sold openly and shuffled back into the deck in the same step is no leak.
    """
    game = case.new(5)
    hidden: list[dict[int | None, set[str]]] = []  # by event: what was hidden from every seat when it was made
    make = Event.__new__

    def noted(cls: type[Event], *args: Any) -> Event:
        hidden.append({seat: {*case.hooks.hidden(game, seat)} for seat in seats(case)})
        return make(cls, *args)

    # Compiled code adds to the list of events without asking it, but makes each of them as Python does.
    monkeypatch.setattr(Event, "__new__", noted)
    game.events = heard = list[Event]()
    told = 0
    for _ in walk(game, Rng(5)):
        told += len(heard)
        for seat in seats(case):
            now = {*case.hooks.hidden(game, seat)}
            for event, then in zip(heard, hidden, strict=True):
                if event.only in (None, seat):
                    assert words(dict(event.args)) & then[seat] & now == set(), event.name
        heard.clear()
        hidden.clear()
    assert told


def test_the_information_of_a_seat_is_what_it_was_told_and_chose(case: Case) -> None:
    """It grows, names nothing that was hidden all the time, and is the same however the hidden things lie."""
    game = case.new(8)
    before = {seat: list[str]() for seat in range(case.players)}
    never = {seat: {*case.hooks.hidden(game, seat)} for seat in range(case.players)}
    asked_at = {*stops(game.clone(), 8)}
    for count in walk(game, Rng(8)):
        for seat in range(case.players):
            never[seat] &= {*case.hooks.hidden(game, seat)}
            if count not in asked_at:
                continue
            known = game.information(seat)
            *past, _, _ = known.split("\n")
            assert past[: len(before[seat])] == before[seat]
            assert words(known) & never[seat] == set()
            twin = game.imagined(seat, Rng(count)).keep_log(game)
            assert twin.information(seat) == known
            before[seat] = past
    assert len({tuple(past) for past in before.values()}) == case.players


def test_a_clone_keeps_the_log_if_it_is_asked_to(case: Case) -> None:
    game = case.new(9)
    for count in walk(game, Rng(9)):
        if count == 10:
            clone = game.clone().keep_log(game)
            assert (clone.record, clone.events) == (game.record, game.events)
            saved, told = json.dumps(game.save()), len(game.events or ())
            finish(clone, 1)
            assert (json.dumps(game.save()), len(game.events or ())) == (saved, told)
            assert clone.record is not None
            assert len(clone.record.choices) > 10
            assert text(pelagia.replay(clone.record)) == text(clone)


def test_only_who_chooses_sees_the_options(case: Case) -> None:
    game = case.new(6)
    for count in walk(game, Rng(6)):
        if count % 5 == 0:
            for seat in seats(case):
                for shown, decision in zip(game.view(seat)["decisions"], game.decisions, strict=True):
                    own = decision.seat == seat
                    assert ("options" in shown, "prompt" in shown) == (own, own)
                    if own:
                        assert [option["written"] for option in shown["options"]] == [
                            o.written for o in decision.options
                        ]


def test_an_imagined_game_looks_the_same(case: Case) -> None:
    game = case.new(7)
    for count in walk(game, Rng(7)):
        if count % 3 == 0:
            for seat in range(case.players):
                assert game.imagined(seat, Rng(count)).view(seat) == game.view(seat)
    for seat in range(case.players):
        assert game.imagined(seat, Rng(7)).view(seat) == game.view(seat)


def test_an_imagined_game_deals_every_hidden_card_anew(case: Case) -> None:
    """The same cards, but in time another one at every place where there is more than one possibility."""
    game = case.new(8)
    for count in walk(game, Rng(8)):
        for seat in range(case.players):
            if count % 11 == 0:
                now = case.hooks.uncertain(game, seat)
                dreams = [case.hooks.uncertain(game.imagined(seat, Rng(n)), seat) for n in range(12)]
                assert all(len(dream) == len(now) for dream in dreams)
                hidden = sorted(case.hooks.hidden(game, seat))
                for n in range(3):
                    assert sorted(case.hooks.hidden(game.imagined(seat, Rng(n)), seat)) == hidden
                if len(now) > 1:
                    stuck = [card for place, card in enumerate(now) if all(dream[place] == card for dream in dreams)]
                    assert not stuck


def test_an_imagined_game_guesses_the_secret_answers_of_others(case: Case) -> None:
    for seed in range(3):
        game = case.new(seed)
        for _ in walk(game, Rng(seed)):
            for seat in range(case.players):
                guesses = [game.imagined(seat, Rng(n)).answers for n in range(12)] if any(game.answers) else []
                for who, answer in enumerate(game.answers):
                    given = {guess[who] for guess in guesses}
                    if who == seat or not answer:
                        assert given <= {answer}
                    else:
                        assert len(given) > 1


def test_what_looks_the_same_is_imagined_the_same(case: Case) -> None:
    """An imagined game is a function of what a seat may know and of the generator, whatever is true."""
    game, differ = case.new(14), 0
    for count in walk(game, Rng(14)):
        for seat in range(case.players):
            other = game.imagined(seat, Rng(count))
            differ += other != game
            dreams = [world.imagined(seat, Rng(count + 1)) for world in (game, other)]
            assert dreams[0] == dreams[1]
            assert asked(dreams[0]) == asked(dreams[1])
    assert differ


def test_what_looks_the_same_is_observed_the_same(case: Case) -> None:
    """An observation is a function of what a seat may know; its numbers keep to their bounds."""
    game = case.new(21)
    low, high = map(np.asarray, game.observation_bounds)
    for count in chain(walk(game, Rng(21)), [0]):  # and when the game is over
        for seat in range(case.players):
            other = game.imagined(seat, Rng(count))
            assert conceal(other, seat) == conceal(game, seat)
            observation = game.observation(seat)
            assert other.observation(seat) == observation
            assert len(observation) == len(low) == len(high)
            numbers = np.asarray(observation)
            assert (low <= numbers).all()
            assert (numbers <= high).all()


def test_a_concealed_game_names_no_uncertain_card(case: Case) -> None:
    """A card that is hidden but can lie nowhere else stays: everybody can work it out."""
    game, seen = case.new(22), set[str]()
    for count in walk(game, Rng(22)):
        for seat in range(case.players) if count % 3 == 0 else ():
            hidden = {*case.hooks.uncertain(game, seat)}
            seen |= hidden
            state = conceal(game, seat).to_json()
            assert leaks({name: state[name] for name in state if name not in case.hooks.remembered}, hidden) == {}
    assert seen


def test_an_order_that_nobody_sees_makes_no_difference(case: Case) -> None:
    game, tried = case.new(15), set[str]()
    for count in walk(game, Rng(15)):
        if count % 25 == 0:
            seat = game.decisions[0].seat
            shown, dream = game.view(seat), game.imagined(seat, Rng(count))
            for name, other in reordered(game, Rng(count)):
                if name not in case.hooks.ordered and other.view(seat) == shown:
                    tried.add(name)
                    assert other.imagined(seat, Rng(count)) == dream, name
    assert tried


def reordered(game: Game, rng: Rng) -> Iterator[tuple[str, Game]]:
    """The game with one list of its state in another order, and the name of that list."""
    assert game.record is not None
    record, state = Record(game.record.header).to_json(), json.dumps(game.to_json())
    for number in range(len(lists(json.loads(state)))):
        changed = json.loads(state)
        name, items = lists(changed)[number]
        before = items[:]
        rng.shuffle(items)
        if items != before:
            with suppress(*IMPOSSIBLE):
                other = pelagia.load({**record, "state": changed})
                other.view(None)
                yield name, other


IMPOSSIBLE = (BadSave, LookupError, ValueError)  # of lists whose order means something, such as boards by place


def lists(data: Any, name: str = "") -> list[tuple[str, list[str]]]:
    """All lists of names in a state, however deep, with the name of their field."""
    if isinstance(data, dict):
        fields = {field: value for field, value in data.items() if field not in ("agenda", "answers")}
        return [inner for field, value in fields.items() for inner in lists(value, field)]
    if not isinstance(data, list):
        return []
    own = [(name, data)] if data and all(isinstance(item, str) for item in data) else []
    return own + [inner for item in data for inner in lists(item, name)]


def test_what_others_choose_unseen_makes_no_difference(case: Case) -> None:
    """Unlike what they have begun before all eyes, which waits on the agenda."""
    game = case.new(19)
    for count in walk(game, Rng(19)):
        decision, option = pick(game, Rng(count))
        if len(game.decisions) == 1 and count % 4:
            continue
        other = Rng(count + 1).choice(decision.singles())
        worlds = [after(game, decision.seat, choice.written) for choice in (option, other)]
        if worlds[0].agenda == worlds[1].agenda:
            for seat in range(case.players):
                if seat != decision.seat and noticed(worlds[0], seat) == noticed(worlds[1], seat):
                    dreams = [world.imagined(seat, Rng(count)) for world in worlds]
                    assert dreams[0] == dreams[1], (option.written, other.written)


def after(game: Game, seat: int, written: str) -> Game:
    """The game after a choice; if it is a secret one, after those of all."""
    world = game.clone()
    world.events = []
    world.choose(written, seat)
    while world.decisions and world.number == game.number:
        world.choose(world.decisions[0].options[0])
    return world


def noticed(game: Game, seat: int) -> Any:
    """What a seat sees, and what it was told on the way."""
    return game.view(seat), [event for event in game.events or [] if event.only in (None, seat)]


@pytest.mark.timeout(900)  # bots think long where much else is done
def test_what_looks_the_same_gets_the_same_bots(case: Case) -> None:
    game = case.new(16)
    for stop, count in enumerate(stops(game, 16)):
        for decision in game.decisions:
            worlds = [game, game.imagined(decision.seat, Rng(count))]
            names = [bot for n, bot in enumerate(bots.names()) if (n + stop) % 3 == 0]  # each of them in turn
            for name in names:
                choices = [bots.ask(bots.make(name, count), world, decision).written for world in worlds]
                assert choices[0] == choices[1], name


@pytest.mark.timeout(900)
def test_what_looks_the_same_gets_the_same_hint(case: Case) -> None:
    game = case.new(16)
    assert game.record is not None
    for count in stops(game, 16):
        for seat in [decision.seat for decision in game.decisions]:
            worlds = [game, game.imagined(seat, Rng(count))]
            states = [zlib.compress(orjson.dumps(world.to_json())) for world in worlds]
            said = [hints.hint(game.record.header, state, seat, str(count)) for state in states]
            assert said[0] == said[1]


def test_what_looks_the_same_is_judged_by_the_same_inputs(case: Case) -> None:
    game = case.new(20)
    features = game.rules.features
    if features is None:
        return
    assert len({*features.names}) == len(features.names)
    for count in walk(game, Rng(20)):
        for seat in range(case.players) if count % 3 == 0 else ():
            if is_quiet(game, seat):
                dreams = [game.imagined(seat, Rng(n)) for n in (count, count + 1)]
                inputs = [dict(features.of(world, seat)) for world in (game, *dreams)]
                assert inputs[0] == inputs[1] == inputs[2]
                assert {*inputs[0]} <= {*features.names}
                assert {name.partition(".")[0] for name in inputs[0]} <= {*features.groups}
                assert 0 <= features.left(game) <= 1
    assert features.mode(game) in features.modes
    assert [features.target(game, seat) for seat in range(case.players)]


def test_time_runs_down_without_a_jump(case: Case) -> None:
    game = case.new(21)
    features = game.rules.features
    if features is None:
        return
    before = features.left(game)
    for _ in walk(game, Rng(21)):
        now = features.left(game)
        assert before - 0.2 <= now <= before + 1e-9
        before = now


def test_what_is_asked_depends_on_nothing_hidden(case: Case) -> None:
    game = case.new(18)
    for count in walk(game, Rng(18)):
        if count % 5 == 0:
            for decision in game.decisions:
                seat = decision.seat
                other = game.imagined(seat, Rng(count))
                other.decisions = tuple(due.asked_again(other) for due in other.decisions)
                assert asked(other, seat) == asked(game, seat)


def test_what_waits_names_nothing_hidden(case: Case) -> None:
    """Else an imagined game would keep it."""
    game = case.new(17)
    for _ in walk(game, Rng(17)):
        waiting = words(game.to_json()["agenda"])
        for seat in range(case.players):
            assert waiting & {*case.hooks.hidden(game, seat)} == set()


def test_chance_is_not_foreseen(case: Case) -> None:
    game = case.new(9)
    for count in walk(game, Rng(9)):
        if count % 20 == 0:
            chances = {game.imagined(0, Rng(n)).chance for n in range(5)}
            assert len(chances) == 5
            assert game.chance not in chances


def test_what_can_be_undone_depends_on_nothing_hidden(case: Case) -> None:
    """Else trying and taking back, or asking whether one's turn would end, would tell what a seat may not know."""
    game = case.new(13)
    for count in walk(game, Rng(13)):
        if count % 5:
            continue
        decision, option = pick(game, Rng(count))
        seat = decision.seat
        ends = []
        for world in (game.clone(), game.imagined(seat, Rng(count))):
            world.choose(option.written, seat)
            ends.append(world.can_undo(seat) and any(due.seat == seat for due in world.decisions))
        assert ends[0] == ends[1], option.written


def test_thinking_never_disturbs_the_game(case: Case) -> None:
    game = case.new(10)
    for count in walk(game, Rng(10)):
        if count % 25 == 0:
            before, open_before = json.dumps(game.save()) + str(game.events), asked(game)
            dreams = [game.imagined(seat, Rng(count)) for seat in range(case.players)]
            finish(dreams[count // 25 % case.players], count)  # each seat's in turn
            assert (json.dumps(game.save()) + str(game.events), asked(game)) == (before, open_before)


def test_the_same_dream_for_the_same_generator(case: Case) -> None:
    game = case.new(11)
    for count in walk(game, Rng(11)):
        if count % 25 == 0:
            for seat in range(case.players):
                assert text(game.imagined(seat, Rng(3))) == text(game.imagined(seat, Rng(3)))


def test_events_have_a_line_in_the_log(case: Case) -> None:
    game = finish(case.new(12), 12)
    assert game.events
    numbers = [event.number for event in game.events]
    assert numbers == sorted(numbers)
    for event in game.events:
        json.dumps(event.args)
        assert game.rules.event_text(event).plain()["id"]
