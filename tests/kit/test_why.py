"""Whatever does not glow says why, for every game: a true reason, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

from pelagia.core.game import Game
from pelagia.core.place import Place
from pelagia.core.rng import Rng
from pelagia.core.why import why_not, whys
from tests.kit.cases import Case, walk

EVERY = 7  # so many decisions apart


def dim(case: Case, game: Game, seat: int) -> Iterator[tuple[Place, int | None]]:
    """The places of a seat's view that nothing offers."""
    offered = {
        place
        for decision in game.decisions
        if decision.seat == seat
        for option in decision.options
        for place in option.places
    }
    for sort, id, of in case.hooks.places(game.view(seat)["table"], seat):
        if of not in (None, seat) or Place(sort, id) not in offered:
            yield Place(sort, id), of


def test_every_dim_place_has_a_reason(case: Case) -> None:
    """What is asked is said too, or the reason is one of the choice; never that alone."""
    game = case.new(31)
    for count in walk(game, Rng(31)):
        for decision in game.decisions if count % EVERY == 0 else ():
            glowing = {place for option in decision.options for place in option.places}
            places = [*dim(case, game, decision.seat)]
            for (place, of), why in zip(places, whys(game, decision.seat, places), strict=True):
                assert {*why.places} == glowing
                assert not why.text.id.startswith(("core-why-asked", "core-why-offered", "error")), (place, of, why)


def test_who_is_not_asked_is_told_who_is(case: Case) -> None:
    game = case.new(32)
    for count in walk(game, Rng(32)):
        asked = [decision.seat for decision in game.decisions]
        for seat in range(case.players) if count % EVERY == 0 else ():
            if seat not in asked:
                text, places = why_not(game, seat, Place("anything"))
                assert not places
                assert text.id == ("core-why-answered" if game.answers[seat] else "core-why-turn")
                assert text.args.get("seat", asked[0]) == asked[0]
    assert why_not(game, 0, Place("anything")).text.id == "core-why-over"


def test_what_has_no_reason_is_told_what_is_asked_and_where(case: Case) -> None:
    game = case.new(33)
    for _ in walk(game, Rng(33)):
        for decision in game.decisions:
            text = why_not(game, decision.seat, Place("nowhere")).text
            has_places = any(option.places for option in decision.options)
            assert text.id == ("core-why-asked-at" if has_places else "core-why-asked")
            assert text.args["prompt"] == decision.prompt(game)


def test_reasons_depend_on_nothing_hidden(case: Case) -> None:
    game = case.new(34)
    for count in walk(game, Rng(34)):
        for decision in game.decisions if count % EVERY == 0 else ():
            seat = decision.seat
            other = game.imagined(seat, Rng(count))
            other.decisions = tuple(asked.asked_again(other) for asked in other.decisions)
            places = [*dim(case, game, seat)]
            for at, answers in enumerate(zip(*(whys(world, seat, places) for world in (game, other)), strict=True)):
                assert answers[0] == answers[1], places[at]


def test_several_places_are_told_what_each_of_them_is(case: Case) -> None:
    game = case.new(35)
    for count in walk(game, Rng(35)):
        for decision in game.decisions if count % (5 * EVERY) == 0 else ():
            seat = decision.seat
            places = [*dim(case, game, seat)][:: 1 + count % 5]
            places += [(place, None) for option in decision.options[:3] for place in option.places]
            assert whys(game, seat, places) == [why_not(game, seat, place, of) for place, of in places]
