"""What is counted for `pelagia balance`."""

from __future__ import annotations

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.core.decision import Decision
from pelagia.games.underwater_cities.bot.items import figures, items, spares
from pelagia.games.underwater_cities.content.card import PT
from pelagia.games.underwater_cities.rules.drawing import KEEP_LOOKED, UNDER, card_option
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.turns import DiscardDown
from tests.games.underwater_cities.table import table


def test_turns_are_counted_by_colour() -> None:
    """S8 is red, card 24 too (E37); card 194 is yellow (E45)."""
    for card, match in (("24", 100.0), ("194", 0.0)):
        game = table(hand=card).game
        game.choose(f"place S8 with {card}")
        figure = dict(figures(game))
        assert [figure[f"{colour}-turns"] for colour in ("yellow", "red", "green")] == [0.0, 100.0, 0.0]
        assert figure["matches"] == match
        assert (0, "space", "S8") in items(game)


def test_a_card_is_spared_where_it_does_nothing() -> None:
    """For `--without`: card 24 is red as S8 is, S5 is yellow (E37)."""
    game = table(hand="24").game
    asked = game.decisions[0]
    options = {option.written: option for option in asked.options}
    spared = {name: spares(game, asked, options[name], "U24") for name in ("place S8 with 24", "place S5 with 24")}
    assert spared == {"place S8 with 24": False, "place S5 with 24": True}
    assert not spares(game, asked, options["place S5 with 24"], "S5")  # the space is used
    for effect, is_spared in ((DiscardDown(), True), (UNDER, True), (KEEP_LOOKED, False)):
        other = Decision(asked.number, asked.seat, effect, asked.options)
        assert spares(game, other, card_option("some", "U24"), "U24") is is_spared


def test_produced_points_are_counted_by_seat_and_era() -> None:
    game = pelagia.new("underwater-cities", players=2, seed=3)
    assert isinstance(game, UnderwaterCities)
    bot = Random(1)
    while (decision := game.decision) and game.era < 2:
        game.choose(bots.ask(bot, game, decision), decision.seat)
    first = sum(event.args["goods"][PT] for event in game.events or [] if event.name == "produced")
    while decision := game.decision:
        game.choose(bots.ask(bot, game, decision), decision.seat)
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
