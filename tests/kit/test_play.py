"""Random games: options, clones, saves, records, undo and the end, for every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import pelagia
from pelagia.core.errors import IllegalChoice, StaleChoice
from pelagia.core.game import Game
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from tests.kit.cases import CASES, HOOKS, Case, asked, digest, finish, pick, text, walk

SEEDS = range(2)


def test_every_game_is_in_the_kit() -> None:
    assert {*pelagia.NAMES} <= {*HOOKS}
    for name in pelagia.NAMES:
        assert {case.players for case in CASES if case.game == name} == {*pelagia.rules(name).players}


def test_options(case: Case) -> None:
    """Never none, never one that could have been taken without asking, all with different written forms."""
    for seed in SEEDS:
        game = case.new(seed)
        for _ in walk(game, Rng(seed)):
            assert game.winners == []
            numbers = [decision.number for decision in game.decisions]
            assert numbers == sorted(set(numbers))
            assert numbers[0] >= game.number
            for decision in game.decisions:
                singles = [option.written for option in decision.singles()]
                assert len(singles) == len(set(singles)) > (not decision.effect.asks_always)
                assert decision.seat in range(game.players)
                assert decision.prompt(game).id
                assert all(option.written == option.written.strip() for option in decision.options)


def test_only_offered_options_are_accepted(case: Case) -> None:
    game, seen = case.new(1), {"", "nonsense", "pass", "none"}
    for count in walk(game, Rng(1)):
        seen |= {option.written for decision in game.decisions for option in decision.options}
        if count % 10:
            continue
        before, record = text(game), json.dumps(game.save())
        for decision in game.decisions:
            own = {option.written for option in [*decision.options, *decision.singles()]}
            for wrong in sorted(seen - own):
                with pytest.raises(IllegalChoice):
                    game.choose(wrong, decision.seat, decision.number)
            for seat, number in ((decision.seat, decision.number - 1), (game.players, None), (-1, None)):
                with pytest.raises(StaleChoice):
                    game.choose(decision.options[0], seat, number)
        assert (text(game), json.dumps(game.save())) == (before, record)


def test_nonsense_is_not_explained_by_a_rule(case: Case) -> None:
    """It is refused with what is on offer, and nothing else."""
    game, seen = case.new(4), {""}
    for count in walk(game, Rng(4)):
        seen |= {option.written for decision in game.decisions for option in decision.options}
        for decision in game.decisions if count % 5 == 0 else ():
            for written in sorted(seen):
                with pytest.raises(IllegalChoice) as refused:
                    game.choose(f"xyzzy {written}".strip(), decision.seat, decision.number)
                assert refused.value.text.id == "error-illegal-choice"


def test_every_offered_option_is_accepted(case: Case) -> None:
    game = case.new(2)
    for count in walk(game, Rng(2)):
        if count % 4 == 0:
            for decision in game.decisions:
                for option in decision.options:
                    clone = game.clone()
                    clone.choose(option.written, decision.seat, decision.number)
                    assert text(clone) != text(game)


def test_clones(case: Case) -> None:
    """A clone equals its original, goes its own way, and never changes when the original does."""
    for seed in SEEDS:
        game, kept = case.new(seed), list[tuple[Game, str]]()
        for count in walk(game, Rng(seed)):
            clone = game.clone()
            assert clone == game
            if count % 8 == 0:
                assert (text(clone), asked(clone)) == (text(game), asked(game))
                kept.append((clone, text(clone)))
            if count % 60 == 0:
                before = text(game)
                finish(game.clone(), count)
                assert text(game) == before
        assert all(text(clone) == before for clone, before in kept)
        assert all(one != two for (one, _), (two, _) in pairwise(kept))


def test_saves(case: Case) -> None:
    """What is loaded is the same game at the same decision, and goes on equally."""
    game, rng = case.new(3), Rng(3)
    for count in walk(game, rng):
        if count % 5 == 0:
            loaded = pelagia.load(json.loads(json.dumps(game.save())))
            assert loaded == game
            assert loaded.record == game.record
            assert asked(loaded) == asked(game)
        if count % 50 == 5:
            assert text(finish(loaded, 5)) == text(finish(pelagia.load(json.loads(json.dumps(game.save()))), 5))
    assert pelagia.load(json.loads(json.dumps(game.save()))).winners == game.winners


def test_records(case: Case) -> None:
    for seed in SEEDS:
        game = finish(case.new(seed), seed)
        assert game.record is not None
        again = pelagia.replay(Record.from_json(json.loads(json.dumps(game.record.to_json()))))
        assert text(again) == text(game)
        assert (again.record, again.events) == (game.record, game.events)
        assert (again.scores, again.winners) == (game.scores, game.winners)


def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    assert digest(finish(case.new(5), 5)) == digest(finish(case.new(5), 5))
    assert digest(finish(case.new(5), 6)) != digest(finish(case.new(5), 5)) != digest(finish(case.new(6), 5))


def test_also_in_another_process_with_other_hashes() -> None:
    """Nothing depends on the order of a set or on an address."""
    names = [str(case) for case in CASES if case.game != "pearls"]  # the toy is in this process only
    here = {str(case): digest(finish(case.new(5), 5)) for case in CASES if str(case) in names}
    program = (
        "import json; from tests.kit.cases import CASES, digest, finish\n"
        f"print(json.dumps({{str(c): digest(finish(c.new(5), 5)) for c in CASES if str(c) in {names}}}))"
    )
    root = str(Path(__file__).parents[2])
    for seed in ("0", "4200"):
        paths = os.pathsep.join([str(Path(pelagia.__file__).parents[1]), root])
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": paths}
        done = subprocess.run(
            [sys.executable, "-c", program], env=env, cwd=root, capture_output=True, check=False, text=True
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout) == here


def test_games_end_within_a_bound_with_scores_and_winners(case: Case) -> None:
    for seed in range(5):
        game = case.new(seed)
        count = sum(1 for _ in walk(game, Rng(seed)))
        assert count == game.number <= case.hooks.bound
        assert (game.decision, game.decisions, game.agenda) == (None, (), [])
        assert len(game.scores) >= game.players
        assert game.winners == sorted(set(game.winners))
        if game.winners or not case.can_lose:
            assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}
        with pytest.raises(StaleChoice):
            game.choose("pass")


def test_every_option_is_an_action_that_its_choice_declares(case: Case) -> None:
    for seed in SEEDS:
        game = case.new(seed)
        actions = game.actions
        for _ in walk(game, Rng(seed)):
            for decision in game.decisions:
                numbers = [actions.number(option) for option in decision.singles()]
                missing = {*numbers} - actions.of_choice(decision.kind)
                assert not missing, [
                    single.written for single in decision.singles() if actions.number(single) in missing
                ]
                assert len({*numbers}) == len(numbers)
                assert [*actions.offered(decision)] == numbers


@pytest.mark.parametrize("name", pelagia.NAMES)
def test_factors_tell_actions_apart(name: str) -> None:
    actions = pelagia.new(name, pelagia.rules(name).players[0], 0).actions
    assert len({tuple(row) for row in actions.factors}) == len(actions)


def test_undo(case: Case) -> None:
    """Taking a choice back gives exactly the earlier state, and the game goes on as if nothing had happened."""
    game, plain, rng, undone = case.new(7), case.new(7), Rng(7), 0
    while plain.decisions:
        decision, option = pick(plain, rng)
        earlier, probe, other = game.clone(), game.clone(), rng.choice(decision.singles())
        probe.choose(other, decision.seat)
        assert not any(probe.can_undo(seat) for seat in range(game.players) if seat != decision.seat)
        if probe.can_undo(decision.seat):
            before = text(game)
            game.choose(other, decision.seat)
            game, undone = game.back_to(earlier), undone + 1
            assert text(game) == before
            assert asked(game) == asked(plain)
        game.choose(option, decision.seat)
        plain.choose(option, decision.seat)
    assert text(game) == text(plain)
    assert (game.record, game.events) == (plain.record, plain.events)
    assert undone > (5 if case.hooks.bound >= 2000 else 2)  # a short game has few choices that can be taken back


def test_undo_never_shows_anything_new(case: Case) -> None:
    """While a choice can be taken back, no seat may have learned of a card that was hidden from it."""
    game = case.new(8)
    for seed, _ in enumerate(walk(game, Rng(8))):
        clone = game.clone()
        decision, option = pick(clone, Rng(seed))
        secrets = {*case.hooks.hidden(clone, decision.seat)}
        clone.choose(option, decision.seat)
        if clone.can_undo(decision.seat):
            assert secrets <= {*case.hooks.hidden(clone, decision.seat)}
