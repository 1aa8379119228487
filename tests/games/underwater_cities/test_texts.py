"""Every word that a piece of Underwater Cities may be made of is rendered well in every language."""

from __future__ import annotations

from typing import Any

import pytest

from pelagia.core.text import Text
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import BUILDING, CITY, CardType, Filter, Kind, Resource, goods
from pelagia.games.underwater_cities.content.check import ALL, STRUCTURES
from pelagia.games.underwater_cities.rules.effects import TURN, VOCABULARY, table
from pelagia.text import Catalogue
from tests.games.underwater_cities.table import table as set_table
from tests.text.rendering import broken, catalogue

V = VOCABULARY
ONE, TWO = V["gain"](KELP=1), V["draw"](2)


def numbers() -> list[Any]:
    """Everything that is counted, and what is made of it."""
    sets = [V["CONN"](kind) for kind in ALL]
    sets += [V[word](kind) for word in ("UP", "ANY_UP") for kind in STRUCTURES]
    sets += [V["PAIR_CITY"](kind) for kind in BUILDING.members] + [V["CLAIMED"](type) for type in CardType]
    sets += [V[name] for name in ("METRO", "FULL_CITY", "FULL_UP_CITY", "MOST_UP", "PAID_SPECIALS")]
    made = [V["SETS"](*sets[:n]) for n in (2, 3)]
    return [*sets, *made, *(V["share"](number, 2) for number in sets)]


def effects() -> list[Any]:
    """Every word, with every kind of argument."""
    costs = (goods(CRED=1), V["either"](goods(SCI=1), goods(KELP=2)))
    built = [V["build"](kind, where=V["EXPANSION"]) for kind in ALL]
    built += [V["build"](kind, cost=cost) for kind in ALL for cost in ((), V["FREE"], goods(CRED=2))]
    built += [V["build"](kind, less=goods(STEEL=1, CRED=1)) for kind in ALL]
    built += [V["upgrade"](kind, cost=cost) for kind in (*STRUCTURES, Kind.JUST_BUILT) for cost in (V["FREE"], *costs)]
    built += [V["upgrade"](kind) for kind in STRUCTURES] + [V["perform"](filter) for filter in Filter]
    built += [V[word](n) for word in ("draw", "advance", "use_action", "ready", "take_production") for n in (1, 2)]
    built += [
        V["gain_different"](2),
        V["look"](3, 1),
        V["special"](),
        V["metropolis_tile"](),
        V["convert_city"](costs[0]),
    ]
    built += [V["exchange"](Resource.KELP, Resource.STEEL), V["exchange_among"](*[*Resource][:4])]
    built += [V["gain"](**{resource.name: n}) for resource in Resource for n in (1, 2)] + [
        V["gain"](KELP=1, SCI=2, PT=1)
    ]
    built += [V["pay"](cost, ONE) for cost in costs] + [V["may"](ONE), V["whole"](ONE, TWO)]
    built += [V["up_to"](1, n, ONE) for n in (1, 2, 3, 4)]
    built += [V["alter_one"](kind, Resource.KELP, ONE) for kind in STRUCTURES] + [
        V["convert_produced"](Resource.BIO, TWO)
    ]
    built += [V["when"](V["on_step"](3), ONE)]
    built += [V["when"](V["has"](n, number), ONE) for number in numbers() for n in (1, 2)]
    built += [V["per"](number, ONE, cap) for number in numbers() for cap in (0, 3)]
    choice = V["one_of"](ONE, TWO)
    return [*built, *(V[word](*some) for word in ("in_order", "block", "one_of") for some in lists(choice))]


def lists(choice: Any) -> list[tuple[Any, ...]]:
    return [(ONE, TWO), (ONE, TWO, V["advance"](1)), (choice, ONE), (ONE, choice, TWO)]


def lasting() -> list[Any]:
    """Every word of a permanent card."""
    events = [V[name](kind) for name in ("BUILT", "SECOND") for kind in ALL]
    events += [V[name](kind) for name in ("UPGRADED", "SECOND_UP") for kind in STRUCTURES]
    events += [V["SPACE_GAVE"](resource) for resource in Resource] + [V["ARRIVED"](3), V["SPACE_USED"]("S2")]
    events += [V[name] for name in ("PLAYED_OFF_COLOUR", "SECOND_TUNNEL_THIS_TURN", "ADVANCED", "METRO_CONNECTED")]
    events += [V[name] for name in ("ACTION_USED", "SPECIAL_PAID", "TURN_END")]
    words = [V["on"](event, ONE, limit) for event in events for limit in (0, 1, 2)]
    offs = [goods(CRED=1), {6: 1}]
    words += [V["less"](kind, off, first) for kind in ALL for off in offs for first in (False, TURN)]
    words += [V["hand_limit"](1), V["on_space"]("S2", TWO), V["on_space"]("S12", less=goods(CRED=1))]
    return [
        *words,
        *(V["upgrade_price"](kind, goods(CRED=1)) for kind in STRUCTURES),
        V["once_per_turn"](V["one_of"](ONE, TWO)),
    ]


def final() -> list[Any]:
    hand_in = [V["hand_in"](goods(CRED=n), n, times) for n in (1, 2) for times in (0, 1, 2, 4)]
    counted = [*numbers(), *(2 * number for number in numbers()), table(V["METRO"], {1: 1, 3: 4})]
    return [*hand_in, *(V["score"](n) for n in (1, 2, *counted))]


def test_every_word_is_rendered() -> None:
    lines = {"instant": effects(), "permanent": lasting(), "final": final()}
    texts = [
        Text(f"underwater-cities-line-{line}", what=word.text()) for line, words in lines.items() for word in words
    ]
    assert broken("underwater-cities", texts) == []


def test_every_criterion_is_rendered() -> None:
    conditions = [V["has"](n, number) for number in numbers() for n in (1, 3)] + [V["on_step"](2)]
    texts = [Text("underwater-cities-line-criterion", what=condition.text()) for condition in conditions]
    assert broken("underwater-cities", texts) == []


SENTENCES = {
    "U3": (
        "Instant: pay 2 credits: gain 2 science, and draw 1 card",
        "Sofort: 2 Credits bezahlen: 2 Wissenschaft erhalten sowie 1 Karte ziehen",
        "Instantâneo: pagar 2 créditos: receber 2 ciências, e comprar 1 carta",
    ),
    "U32": (
        "Action: either build a farm or build a laboratory; also draw 1 card",
        "Aktion: entweder eine Farm bauen oder ein Labor bauen; außerdem 1 Karte ziehen",
        "Ação: ou construir uma fazenda ou construir um laboratório; além disso, comprar 1 carta",
    ),
    "U134": (
        "Instant: gain 1 point per upgraded tunnel next to a city, at most 4 times",
        "Sofort: je aufgewerteten Tunnel neben einer Stadt 1 Punkt erhalten, höchstens 4-mal",
        "Instantâneo: receber 1 ponto por túnel melhorado ao lado de uma cidade, no máximo 4 vezes",
    ),
    "U156": (
        "Permanent: once per turn, when you upgrade a structure: gain 1 point",
        "Dauerhaft: 1x pro Zug, wenn du eine Struktur aufwertest: 1 Punkt erhalten",
        "Permanente: uma vez por turno, quando você melhorar uma estrutura: receber 1 ponto",
    ),
    "S11": (
        "Action: advance up to 2 steps on the Federation track",
        "Aktion: bis zu 2 Schritte auf der Staatenbund-Leiste voranschreiten",
        "Ação: avançar até 2 passos na trilha da federação",
    ),
    "S15": (
        "Action: either build a tunnel or all of this: advance 1 step on the Federation track, draw 2 cards, "
        "and gain 1 credit",
        "Aktion: entweder einen Tunnel bauen oder all dies: 1 Schritt auf der Staatenbund-Leiste voranschreiten, "
        "2 Karten ziehen sowie 1 Credit erhalten",
        "Ação: ou construir um túnel ou tudo isto: avançar 1 passo na trilha da federação, comprar 2 cartas, "
        "e receber 1 crédito",
    ),
    "U66": (
        "Final scoring: hand in 1 kelp and 1 steelplast for 1 point, as often as you like",
        "Schlusswertung: 1 Tang und 1 Stahlplastik abgeben für 1 Punkt, beliebig oft",
        "Pontuação final: trocar 1 kelp e 1 plastiaço por 1 ponto, quantas vezes quiser",
    ),
}


@pytest.mark.parametrize("id", SENTENCES)
def test_known_sentences(id: str) -> None:
    for lang, sentence in zip(("en", "de", "pt"), SENTENCES[id], strict=True):
        cat: Catalogue = catalogue("underwater-cities", lang)
        assert [cat(text) for text in BOX[id].texts()] == [sentence]


COSTS = ("Cost: 1 credit", "Kosten: 1 Credit", "Custo: 1 crédito")
FED = (
    ("A feeds the cities with 2 kelp; 1 city goes hungry, 1 point lost", 1, 1),
    ("A feeds the cities with 2 kelp; 2 cities go hungry, 6 points lost", 2, 6),
)


def test_special_cards_name_their_cost() -> None:
    for lang, cost in zip(("en", "de", "pt"), COSTS, strict=True):
        assert catalogue("underwater-cities", lang)(BOX.cards["U201"].texts()[0]) == cost


@pytest.mark.parametrize(("sentence", "unfed", "points"), FED)
def test_hungry_cities(sentence: str, unfed: int, points: int) -> None:
    told = Text("underwater-cities-event-fed", seat="A", kelp=2, biomass=0, unfed=unfed, points=points)
    assert catalogue("underwater-cities", "en")(told) == sentence


def test_a_city_is_asked_for_by_kind() -> None:
    assert V["build"](CITY).text() == Text("underwater-cities-build", kind=Text("underwater-cities-kind-city"))


def test_a_question_begins_with_the_space_or_card_that_it_is_about() -> None:
    t = set_table(stock=(2, 2, 0, 2, 0), hand="148")
    words = Catalogue("en", lambda id: BOX[id].name)
    assert t.game.decisions[0].prompt(t.game) == Text("underwater-cities-ask-place")
    t.place("S2")
    assert (
        words(t.game.decisions[0].prompt(t.game))
        == "“Build 1 or 2 tunnels” S2: Where do you build a tunnel? (up to 2 left)"
    )


def test_sites_are_called_by_where_they_lie() -> None:
    words = Catalogue("en", lambda id: BOX[id].name)
    assert [words.piece(id) for id in ("A3", "A3.2", "C1-ML")] == [
        "north-east A3",
        "north-east, building site 2 A3.2",
        "south-west to the lower blue metropolis C1-ML",
    ]
    assert {site.id for board in BOX.boards.values() for site in (*board.cities, *board.sites, *board.tunnels)} <= {
        *BOX.sites
    }
