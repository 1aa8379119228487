"""What is counted for `pelagia balance`."""

from __future__ import annotations

import pelagia
from pelagia.bots.random import Random
from pelagia.games.underwater_cities.content.card import PT
from pelagia.games.underwater_cities.items import figures, items
from pelagia.games.underwater_cities.state import UnderwaterCities
from tests.games.underwater_cities.table import table


def test_turns_are_counted_by_colour() -> None:
    """S8 is red, card 24 too (E37); card 194 is yellow (E45)."""
    for card, match in (("24", 100.0), ("194", 0.0)):
        game = table(hand=card).game
        game.choose(f"place S8 with {card}")
        found = dict(figures(game))
        assert [found[f"{colour}-turns"] for colour in ("yellow", "red", "green")] == [0.0, 100.0, 0.0]
        assert found["matches"] == match
        assert (0, "space", "S8") in items(game)


def test_produced_points_are_counted_by_seat_and_era() -> None:
    game = pelagia.new("underwater-cities", players=2, seed=3)
    assert isinstance(game, UnderwaterCities)
    bot = Random(1)
    while (decision := game.decision) and game.era < 2:
        game.choose(bot.choose(game, decision), decision.seat)
    first = sum(event.args["goods"][PT] for event in game.events or [] if event.name == "produced")
    while decision := game.decision:
        game.choose(bot.choose(game, decision), decision.seat)
    produced: dict[str, list[float]] = {}
    for name, number in figures(game):
        produced.setdefault(name, []).append(number)
    eras = [produced[f"produced-{era}"] for era in (1, 2, 3)]
    assert [len(era) for era in eras] == [2, 2, 2]  # a figure for each seat
    assert sum(eras[0]) == first > 0
    assert (
        sum(map(sum, eras))
        == sum(event.args["goods"][PT] for event in game.events or [] if event.name == "produced")
        > 0
    )
