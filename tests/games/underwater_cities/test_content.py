"""Underwater Cities: the pieces of the box (UC 6, 20)."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    CITY_SITES,
    FINAL,
    GREEN,
    INSTANT,
    PERMANENT,
    PRODUCTION,
    RED,
    STEEL,
    TUNNEL_SITES,
    YELLOW,
    Board,
    Card,
    Colour,
)
from pelagia.games.underwater_cities.rules.building import FREE
from pelagia.games.underwater_cities.rules.effects import OWN, TURN, VOCABULARY, either, table
from pelagia.games.underwater_cities.rules.gains import Gain
from pelagia.games.underwater_cities.rules.permanent import OnSpace
from pelagia.games.underwater_cities.rules.production import Production
from pelagia.games.underwater_cities.rules.scoring import Score
from pelagia.text import LANGUAGES
from tests.games.underwater_cities.table import table as set_table
from tests.games.underwater_cities.worth import BUDGET, ROUNDING, plain, value, worth
from tests.text.rendering import broken, catalogue, pieces

SPEC = (Path(__file__).parents[3] / "docs/rules/underwater-cities.md").read_text(encoding="utf-8")
ERA = [card for card in BOX.cards.values() if card.era]
WORDS = {**VOCABULARY, **{id: id for id in BOX.spaces}}
WORDS |= {"OWN": OWN, "TURN": TURN, "FREE": FREE, "table": table, "either": either}


def section(number: str) -> str:
    start = SPEC.index(f"\n### {number} ")
    return SPEC[start : SPEC.index("\n##", start + 5)]


def rows(number: str) -> list[list[str]]:
    """The rows of all tables of a section, cell by cell."""
    lines = [line for line in section(number).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def meant(written: str) -> tuple[Any, ...]:
    """The effects that a cell of the rules writes down."""
    words = []
    for cell in re.findall(r"`([^`]+)`", written):
        code = re.sub(r"({[^}]*}) or ({[^}]*})", r"either(\1, \2)", cell)
        code = code.replace(", no limit)", ")").replace(", max ", ", ")
        words.append(eval(code, {"__builtins__": {}}, dict(WORDS)))
    return tuple(words)


FIXED = {int(row[0]): row for row in rows("20.2") if row[0].isdecimal()}
DESIGNED = [card for card in ERA if card.number not in FIXED]


# Numbers


def test_the_box_is_complete() -> None:
    assert [card.number for card in BOX.cards.values()] == [*range(206)]
    assert [len(BOX.deck(era)) for era in (1, 2, 3)] == [66, 57, 57]
    assert (len(BOX.large), len(BOX.small), len(BOX.contracts), len(BOX.boards)) == (10, 15, 8, 8)
    assert Counter(tile.blue for tile in BOX.metropolises.values()) == {True: 11, False: 5}
    assert [len(BOX.side(players)) for players in (1, 2, 3, 4)] == [12, 12, 15, 15]


def test_special_cards_cost_what_their_deck_says() -> None:
    assert {BOX.cards[id].cost for id in BOX.large} == {3}
    assert {BOX.cards[id].cost for id in BOX.small} == {1, 2}
    assert {card.cost for card in ERA} == {0}


@pytest.mark.parametrize(("era", "each"), [(1, 22), (2, 19), (3, 19)])
def test_colours_of_an_era(era: int, each: int) -> None:
    assert Counter(card.colour for card in ERA if card.era == era) == {YELLOW: each, RED: each, GREEN: each}


@pytest.mark.parametrize(("era", "types"), [(1, (20, 16, 14, 13, 3)), (2, (26, 9, 7, 9, 6)), (3, (32, 2, 3, 4, 16))])
def test_types_of_an_era(era: int, types: tuple[int, ...]) -> None:
    counts = Counter(card.type for card in ERA if card.era == era)
    assert tuple(counts[type] for type in (INSTANT, PERMANENT, ACTION, PRODUCTION, FINAL)) == types


# The families of UC 20.5 as they were planned: first number, title, type, colours in number order.
PLAN = """
1 smuggling instant YYYY|5 negotiation instant YYRR|9 extraordinary-mission instant GG|11 supply-run instant GGY
14 black-ops-team permanent G|15 undersea-works production YRGG|19 build action GRRY|23 survey instant GRR
26 seafood instant YYR|29 demonstration instant G|30 autonomous-systems production RR|32 build action YRY
35 embassy permanent Y|36 biomech-crew permanent RRY|39 prefab permanent GRGG|43 server-farm permanent Y
44 trade-desk permanent YR|46 steel-broker permanent G|47 tunnel-crew permanent R|48 harvest-festival permanent G
49 dock-rights permanent G|50 field-office action YYR|53 refit-team action RRGG|57 extra-shift production RYGG
61 biomass-line production RG|63 civic-grant production Y|64 chronicle final YG|66 barter-ledger final R
67 convoy instant YYY|70 trial-run instant R|71 replication instant RRG|74 industrial-espionage instant GGR
77 modular instant RGYR|81 survey instant YRG|84 filtration instant YRGY|88 refit-drive instant YR
90 symbiosis-project instant G|91 second-wind instant RY|93 prefab permanent GG|95 housewarming permanent G
96 patent-office permanent R|97 shift-bonus permanent R|98 night-watch permanent Y|99 reclamation permanent Y
100 attache permanent Y|101 dock-rights permanent Y|102 contractors action YRG|105 field-office action G
106 commodity-clerk action Y|107 refit-team action R|108 liaison action G|109 sea-vent-factory production YRRG
113 extra-shift production RG|115 cascade-plant production G|116 export-office production Y
117 habitat-charter production G|118 chronicle final YYRRGG|124 demonstration instant YG|126 milestone instant YRGYRG
132 showcase instant YRGYRG|138 convoy instant YYRR|142 finishing-works instant RRGG|146 windfall instant YRG
149 survey instant RG|151 industrial-espionage instant RG|153 harbour-festival instant YRG|156 open-day permanent Y
157 founders-feast permanent G|158 commodity-clerk action Y|159 refit-team action R|160 contractors action G
161 sea-vent-factory production YRRG|165 chronicle final YYYY|169 trade-fair final YYY|172 chronicle final RR
174 legacy final R|175 trade-fair final R|176 legacy final GGGGG
"""


def test_families_are_as_planned() -> None:
    number = 1
    for family in PLAN.strip().replace("\n", "|").split("|"):
        first, title, type, colours = family.split()
        assert int(first) == number
        for colour in colours:
            card = BOX.cards[f"U{number}"]
            assert card.title.startswith(title), card
            assert (card.type.name.lower(), card.colour.name[0]) == (type, colour), card
            number += 1
    assert number == 181


def test_no_card_is_twice_in_an_era_but_one() -> None:
    """UC 20.1: 9 and 10 are the same on purpose; so are some cards of different eras."""
    same = [(a.number, b.number) for a, b in combinations(ERA, 2) if a.type is b.type and a.effects == b.effects]
    told = re.findall(r"(\d+)/(\d+)", section("20.1"))
    assert sorted(same) == sorted([(9, 10), *((int(a), int(b)) for a, b in told)])


# Every piece is what the rules say


@pytest.mark.parametrize("number", FIXED)
def test_fixed_cards(number: int) -> None:
    _, _, type, colour, written, origin = FIXED[number]
    card = BOX.cards[f"U{number}"]
    if number != 10:  # as 9
        assert card.effects == meant(written)
    assert (card.type.name.lower(), card.colour.name.lower()) == (type.split()[0], colour)
    if origin in ("A", "A effect", "C"):
        assert card.source == ("public" if origin == "C" else "rulebook")
    else:
        assert card.source == "designed"


def test_all_era_cards() -> None:
    cat = catalogue("underwater-cities", "en")
    told = [row for row in rows("20.5") if row[0].strip("*").isdecimal()]
    assert [int(row[0].strip("*")) for row in told] == [card.number for card in ERA]
    for (no, title, type, colour, written, worth_), card in zip(told, ERA, strict=True):
        assert (type.split()[0], colour) == (card.type.name.lower(), card.colour.name.lower())
        assert meant(written) == card.effects
        assert cat.say(f"underwater-cities-title-{card.title}") == title
        assert worth_ == ("" if no.startswith("*") else f"{worth(card):.2f}")


def test_special_cards() -> None:
    told = [row for row in rows("20.9") if row[0].isdecimal()]
    assert [int(row[0]) for row in told] == [*range(181, 206)]
    cat = catalogue("underwater-cities", "en")
    for number, title, *rest in told:
        card = BOX.cards[f"U{number}"]
        cost, colour, type = rest[:3] if len(rest) == 4 else ("3", rest[0], "final")
        assert (str(card.cost), card.colour.name.lower(), card.type.name.lower()) == (cost, colour, type)
        assert meant(rest[-1]) == card.effects
        assert cat.say(f"underwater-cities-title-{card.title}").replace("desalination plants", "plants") == title


@pytest.mark.parametrize("side", ["6.1", "6.2"])
def test_spaces(side: str) -> None:
    told = [row for row in rows(side) if row[0] in BOX.spaces]
    assert tuple(row[0] for row in told if row[0] != "S0") == BOX.side(4 if side == "6.1" else 2)
    for id, colour, _, _, written, *_ in told:
        space = BOX.spaces[id]
        assert space.colour.name.lower() == colour
        if written.startswith("`"):
            assert meant(written) == (space.effect,)


def test_metropolises() -> None:
    told = {row[0]: row for row in rows("20.6") if row[0] in BOX.metropolises}
    assert len(told) == 11
    cat = catalogue("underwater-cities", "en")
    for id, written, production, origin in told.values():
        tile = BOX.metropolises[id]
        effects = meant(written)
        assert tile.instant == (effects[0] if len(effects) == 1 else WORDS["in_order"](*effects))
        shown = [cat(line) for line in tile.texts()[1:]]
        assert shown == ([] if production == "none" else [f"Production: {production}"])
        assert tile.source == ("rulebook" if origin == "A" else "designed")
    assert {tile.source for tile in BOX.metropolises.values() if not tile.blue} == {"rulebook"}


def test_rewards_of_contracts() -> None:
    told = [row for row in rows("20.7") if row[0] in BOX.contracts]
    assert [row[0] for row in told] == [*BOX.contracts]
    cat = catalogue("underwater-cities", "en")
    for id, title, _, reward in told:
        assert BOX.contracts[id].reward == meant(reward)
        assert cat(BOX.contracts[id].name) == title


# Strength


@pytest.mark.parametrize("card", DESIGNED, ids=lambda card: card.id)
def test_designed_cards_keep_to_their_budget(card: Card) -> None:
    """UC 20.3."""
    least, most = BUDGET[card.colour][card.era - 1]
    assert least - ROUNDING <= worth(card) <= most + ROUNDING


# Boards


def bonuses(board: Board) -> dict[str, Any]:
    return {site.id: site.bonus for site in (*board.cities, *board.sites, *board.tunnels) if site.bonus is not None}


def re_of(bonus: Any) -> float:
    inner = plain(bonus, 0)
    return value(bonus, 0, 0) if inner is None else inner


STEP_AND_CARD = WORDS["in_order"](WORDS["advance"](1), WORDS["draw"](1))


@pytest.mark.parametrize("number", range(1, 9))
def test_every_board_has_the_frame(number: int) -> None:
    board = BOX.boards[f"board{number}"]
    assert tuple(site.id for site in board.cities) == CITY_SITES
    assert tuple(site.id for site in board.tunnels) == TUNNEL_SITES
    assert [city for city in CITY_SITES if f"{city}.x" in {site.id for site in board.sites}] == [*CITY_SITES]
    assert "C3" not in bonuses(board)
    assert [*bonuses(board).values()].count(STEP_AND_CARD) == 1
    steel = [bonus for site, bonus in bonuses(board).items() if "-" in site and isinstance(bonus, Gain)]
    assert any(bonus.goods[STEEL] for bonus in steel)


@pytest.mark.parametrize("number", range(1, 5))
def test_fronts_keep_to_their_frame(number: int) -> None:
    """UC 20.8."""
    board = BOX.boards[f"board{number}"]
    by_site = bonuses(board)
    assert {end - start for start, end in board.spans} == {4}
    kinds = Counter("t" if "-" in id else "x" if ".x" in id else "o" if "." in id else "c" for id in by_site)
    assert 13 <= len(by_site) <= 15
    assert 3 <= kinds["c"] <= 5
    assert 3 <= kinds["t"] <= 5
    assert 4 <= kinds["o"] <= 6
    assert 1 <= kinds["x"] <= 2
    assert 18 <= sum(map(re_of, by_site.values())) <= 22
    assert max(map(re_of, by_site.values())) <= 3
    assert not [id for id in by_site if id.startswith("C3.") or id in ("B3-C3", "C2-C3")]
    near = {"B3", "C2", "A3", "B2", "C1", "C3"}
    close = [id for id in by_site if id[:2] in near and (len(id) < 5 or id[3:] in near)]
    assert 8 <= sum(re_of(by_site[id]) for id in close) <= 12


def test_no_two_fronts_share_more_than_four_bonuses() -> None:
    fronts = [bonuses(BOX.boards[f"board{number}"]) for number in range(1, 5)]
    for a, b in combinations(fronts, 2):
        assert len([id for id in a if b.get(id) == a[id]]) <= 4


def features(board: Board) -> dict[str, tuple[str, ...]]:
    """Where a back has which of the six features; their surcharges are checked on the way."""
    cities, sites, tunnels = board.cities, board.sites, board.tunnels
    special = {
        "six at once": tuple(city.id for city in cities if city.bonus == WORDS["gain"](PT=6)),
        "six each time": tuple(city.id for city in cities if city.symbiotic == 6),
        "double": tuple(site.id for site in sites if site.times == 2),
        "triple": tuple(tunnel.id for tunnel in tunnels if tunnel.times == 3),
        "stronger": tuple(tunnel.id for tunnel in tunnels if tunnel.strengthens == 2),
        "pair": tuple(id for n, id in enumerate(TUNNEL_SITES) if board.pair >> n & 1),
    }
    price = {
        "six at once": (0, 0, 2, 2, 0, 0),
        "six each time": (0, 3, 0, 3, 0, 0),
        "double": (0, 0, 0, 2, 0, 0),
        "triple": (0, 0, 0, 1, 0, 0),
        "stronger": (0, 1, 0, 1, 0, 0),
        "pair": FREE,
    }
    surcharges = {place.id: place.surcharge for place in (*cities, *sites, *tunnels)}
    assert all(surcharges[id] == price[name] for name, ids in special.items() for id in ids)
    assert len([id for id, goods in surcharges.items() if any(goods)]) == sum(map(len, special.values())) - len(
        special["pair"]
    )
    return {name: ids for name, ids in special.items() if ids}


@pytest.mark.parametrize("number", range(5, 9))
def test_backs_keep_to_their_frame(number: int) -> None:
    """UC 20.8."""
    board = BOX.boards[f"board{number}"]
    numbers = [end - start - 1 for start, end in board.spans]
    assert {2, 4} <= {*numbers} <= {2, 3, 4}
    assert 24 <= sum(numbers) <= 28
    assert numbers[-1] in (2, 3)
    assert 4 <= len(features(board)) <= 6
    sites = (*board.cities, *board.sites, *board.tunnels)
    plain_ones = [site.bonus for site in sites if site.bonus is not None and not any(site.surcharge)]
    assert 5 <= len(plain_ones) <= 8
    assert 8 <= sum(map(re_of, plain_ones)) <= 12
    surcharges = {tunnel.id for tunnel in board.tunnels if any(tunnel.surcharge)}
    assert not surcharges & {"B3-C3", "A3-B3"} or not surcharges & {"C2-C3", "C1-C2"}


@pytest.mark.parametrize("number", range(6, 9))
def test_backs_have_their_features_elsewhere_than_board_5(number: int) -> None:
    fifth = features(BOX.boards["board5"])
    for name, ids in features(BOX.boards[f"board{number}"]).items():
        assert not {*ids} & {*fifth[name]}


def test_board_1_is_what_the_rules_say() -> None:
    """UC 20.8."""
    told = dict(re.findall(r"([ABC]\d\.[\dx]): ([^|]+?) \|", section("20.8").split("**Frame for boards 2")[0]))
    cat = catalogue("underwater-cities", "en")
    texts = {id: cat(bonus.text()) for id, bonus in bonuses(BOX.boards["board1"]).items()}
    for id, words in told.items():
        assert texts[id] in (f"gain {words}", f"draw {words}")
    cities = {row[0]: row[1] for row in rows("20.8")[1:10]}
    assert {id for id in texts if len(id) == 2} == {id for id, words in cities.items() if words not in ("", "start")}


# Words


def test_every_piece_is_rendered() -> None:
    printed = [piece for piece in pieces("underwater-cities") if hasattr(piece, "texts")]
    assert broken("underwater-cities", [text for piece in printed for text in (piece.name, *piece.texts())]) == []


def test_names_are_different() -> None:
    for lang in LANGUAGES:
        cat = catalogue("underwater-cities", lang)
        names = [cat(piece.name) for piece in pieces("underwater-cities") if hasattr(piece, "name")]
        assert len(names) == len({*names})


def test_changed_spaces_are_on_both_sides() -> None:
    """Else the card would do nothing at some tables."""
    changed = [effect.space for card in BOX.cards.values() for effect in card.effects if isinstance(effect, OnSpace)]
    assert changed == ["S2", "S12"]
    assert {*changed} <= {*BOX.side(2)} & {*BOX.side(4)}


def test_cards_are_of_a_colour() -> None:
    assert [card.number for card in BOX.cards.values() if card.colour is Colour.NONE] == [0]


# Every card can be played: a position in which each of them does something.

RICH: dict[str, Any] = {
    "stock": (20, 20, 20, 20, 20),
    "cities": "C3 C2 B3 B2 C1 A3 B1:s",
    "tunnels": "C2-C3* B3-C3* B2-C2* C1-C2 A3-B3 B1-C1 A3-MR C1-ML",
    "buildings": "C3.1:F* C3.2:F* C3.3:L* C2.1:F* C2.2:D* C2.3:L* B3.1:D* B3.2:D* B3.3:L* B2.1:F B2.2:D B2.3:L B1.1:L",
    "metropolises": ("BR1", "M07", "M05"),
    "claimed": "19 192",
    "used": "19",
    "tiles": {"S6": 1},
    "steps": {0: 3},
}
SPACES = {YELLOW: "S1", RED: "S8", GREEN: "S14"}


@pytest.mark.parametrize("card", [card for card in BOX.cards.values() if card.number], ids=lambda card: card.id)
def test_every_card_can_be_played(card: Card) -> None:
    rich = RICH if card.number not in (19, 192) else {**RICH, "claimed": "", "used": ""}
    t = set_table(hand=str(card.number), era=max(card.era, 1), **rich)
    t.place(SPACES[card.colour], str(card.number))
    for _ in range(30):
        if t.is_over():
            break
        free = [option for option in t.offered if option not in ("done", "decline", "continue", "space first")]
        t.take("card first" if "card first" in free else free[0] if free else t.offered[0])
    used = [event["card"] for event in t.told("resolved" if card.type is INSTANT else "claimed")]
    assert used == [card.id]
    assert (card.id in t.seat.claimed) is (card.type is not INSTANT)


@pytest.mark.parametrize(
    "card", [card for card in BOX.cards.values() if card.type is PRODUCTION], ids=lambda card: card.id
)
def test_every_production_card_produces(card: Card) -> None:
    t = set_table(era=max(card.era, 1), **{**RICH, "claimed": str(card.number), "used": ""})
    t.do(Production())
    while not t.is_over():
        t.take(next((option for option in t.offered if option not in ("done", "decline")), t.offered[0]))
    made = [event.get("source") for event in t.told("produced")]
    assert card.id in [*made, *(event["card"] for event in t.told("used"))]


@pytest.mark.parametrize("card", [card for card in BOX.cards.values() if card.type is FINAL], ids=lambda card: card.id)
def test_every_final_scoring_card_scores(card: Card) -> None:
    game = set_table(**RICH).game
    (effect,) = card.effects
    assert effect.points(game, 0) > 0 if isinstance(effect, Score) else effect.largest(game, 0) > 0  # type: ignore[attr-defined]
