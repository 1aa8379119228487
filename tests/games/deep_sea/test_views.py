"""What seats see and imagine of Deep Sea (DS 5), and the places that options light up."""

from __future__ import annotations

import re
from typing import cast

import pytest

import pelagia
from pelagia.core.place import Place
from pelagia.core.rng import Rng
from pelagia.games.deep_sea.content.card import DEPTHS
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.state import DeepSea
from pelagia.games.deep_sea.views.shape import DeepSeaTable
from tests.games.deep_sea.table import bench


def known_places(table: DeepSeaTable, seat: int) -> set[Place]:
    """Everything that a page can light up, taken from the view alone."""
    shown = {places.cell(f"{'ABCDEFG'[c]}{d + 1}") for c in range(table["columns"]) for d in range(table["depths"])}
    for zone in table["zones"]:
        sites = [*zone["sites"], *zone["dives"]]
        shown |= {places.site(f"{zone['cell']}.{site['name']}") for site in sites}
        shown |= {places.site(f"{zone['cell']}.{site['track']}") for site in zone["sites"] if site["track"]}
    shown |= {places.hex(entry["id"]) for entry in table["hexes"]} | {
        places.tray(entry["model"]) for entry in table["tray"]
    }
    shown |= {places.market(card) for card in table["market"]} | {places.pile(d) for d in range(1, DEPTHS + 1)}
    shown |= {places.looking(id) for id in table["looking"] if id} | {places.token(token) for token in table["shown"]}
    mine = table["seats"][seat]
    shown |= {places.crew(seat, n) for n in range(len(mine["crew"]))} | {
        places.token(token) for token in mine["tokens"]
    }
    shown |= {places.journal(entry["card"]) for entry in mine["journals"]} | {
        places.track(letter) for letter in mine["tracks"]
    }
    return shown | {places.goal(goal["number"]) for goal in table["goals"]} | {places.CLEANUP}


@pytest.mark.parametrize(("scenario", "players"), [(2, 4), (5, 2), (6, 3), (8, 2), (9, 1), (10, 2)])
def test_every_place_of_an_option_is_in_the_view(scenario: int, players: int) -> None:
    game, rng = pelagia.new("deep-sea", players, 5, {"scenario": scenario}), Rng(5)
    while decision := game.decision:
        lit = {place for option in decision.options for place in option.places}
        assert lit <= known_places(game.view(decision.seat)["table"], decision.seat)
        bare = [option for option in decision.options if not option.places]
        plain = r"skip|waive|done|pass|end|name .+|travel\+?|sonar|dive2?|conserve(_depth)?|journal|discover|promote"
        assert all(re.fullmatch(plain, option.written) for option in bare)
        game.choose(rng.choice(decision.options))


def test_the_hidden_board_is_imagined_where_it_can_be() -> None:
    game = cast(DeepSea, pelagia.new("deep-sea", 2, 1, {"scenario": 6}))
    seen = set()
    for n in range(60):
        pile = game.imagined(0, Rng(n)).piles[DEPTHS - 1]
        seen.add(len(pile) - pile.index("fallen_star"))
    assert seen == {1, 2, 3, 4}
    game.star_top = 2
    deep = [game.imagined(1, Rng(n)).piles[DEPTHS - 1] for n in range(40)]
    assert {len(pile) - pile.index("fallen_star") for pile in deep} == {1, 2}


def test_boards_that_another_player_looks_at_are_imagined_anew() -> None:
    t = bench(1).act("sonar", "depth 2")
    dreams = [t.game.imagined(1, Rng(n)) for n in range(20)]
    assert len({tuple(dream.looking) for dream in dreams}) > 5
    assert {tuple(t.game.imagined(0, Rng(n)).looking) for n in range(5)} == {tuple(t.game.looking)}
    own = {option.written for dream in dreams for option in dream.decisions[0].options}
    assert len(own) > 2


def test_scores_are_shown_item_by_item() -> None:
    t = bench(2, p1="R=10 research=5 staging=2", discs="B1.s3=P1")
    shown = t.game.view(1)["table"]
    first = shown["seats"][0]["items"]
    parts = [first[name] for name in ("attributes", "impact", "journals", "seniors", "leftovers")]
    assert first["total"] == sum(parts) + sum(first["goals"]) == t.game.scores[0]
    assert shown["goals"][0]["counts"] == [1, 0]
    assert shown["checks"] == []


def test_a_team_sees_its_seven_goals() -> None:
    shown = bench(1, cooperative=True, goals="BG3 BG5 BG9").game.view(0)["table"]
    assert [check["goal"] for check in shown["checks"]] == ["1", "2", "3", "score", "BG3", "BG5", "BG9"]
    assert [check["need"] for check in shown["checks"]] == [11, 6, 8, 88, 6, 6, 3]


def test_hexes_off_the_grid_say_what_they_are_for() -> None:
    shown = {hex["id"]: hex for hex in bench(10).game.view(0)["table"]["hexes"]}
    assert [shown[id]["overflow"] for id in ("0.0", "B", "O")] == [[], [1, 2, 3], [4, 5]]
    assert [hex["id"] for hex in bench(4).game.view(0)["table"]["hexes"] if hex["restored"]] == ["T"]
