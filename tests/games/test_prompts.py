"""Whoever is asked reads why: a prompt names the card, space or rule that it comes from, or the moment itself."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.text import LANGUAGES
from tests.kit.cases import CASES
from tests.text.rendering import catalogue

# Questions that a phase or turn asks, not a card: their own words name the moment.
MOMENTS = {
    "new-eden": {
        *("Turn", "FreeWindow", "Market", "PutRow", "PlaceKept", "Block", "Outbid"),
        *("PickRow", "Bid", "AuctionMove", "Extra", "ExtraCard", "Closing"),
    },
    "underwater-cities": {
        *("BlueTile", "Keep", "DiscardDown", "Window", "Place", "Blocks"),
        *("PaySpecial", "ProductionCards", "HandInCards"),
    },
    "deep-sea": {"Launch", "Recruit", "Refill", "Reclaim", "TurnMenu"},
    "flotilla": {"PlayCard"},
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_prompt_names_its_cause_or_its_moment(name: str) -> None:
    tables = [case for case in CASES if case.game == name]
    silent, caused = set[str](), set[str]()
    for seed, case in enumerate(tables):
        game, rng = case.new(seed), Rng(seed)
        while decision := game.decision:
            (caused if decision.prompt(game).id == "core-because" else silent).add(decision.kind)
            game.choose(rng.choice(decision.singles()), decision.seat)
    assert silent <= MOMENTS[name]
    assert caused
    assert not caused & silent


def first_asked(name: str, players: int, kind: str) -> Text:
    """The first prompt of a kind in random games."""
    for seed in range(50):
        game, rng = pelagia.new(name, players, seed), Rng(seed)
        while decision := game.decision:
            if decision.kind == kind:
                return decision.prompt(game)
            game.choose(rng.choice(decision.singles()), decision.seat)
    raise LookupError(kind)


SAID = {
    ("new-eden", 2, "Bottle"): (
        "Oxygen Card OB: Swim with a deeple, up to 2 steps outwards",
        "Sauerstoffkarte OB: Schwimm mit einem Deeple bis zu 2 Schritte nach außen",
        "Carta de Oxigênio OB: Nade com um deeple até 2 passos para fora",
    ),
    ("flotilla", 3, "Sail"): (
        "Delver: Which ship sails to which hex? (2 left)",
        "Forscher: Welches Schiff fährt wohin? (noch 2)",
        "Pesquisador: Qual barco navega, e para onde? (restam 2)",
    ),
    ("deep-sea", 2, "OneOf"): (
        "Team Leader: Which one of these actions do you take?",
        "Teamleitung: Welche dieser Aktionen machst du? Nur eine",
        "Líder da Equipe: Qual destas ações você faz? Só uma",
    ),
    ("underwater-cities", 2, "Again"): (
        "“Build 1 or 2 tunnels” S2: Where do you build a tunnel? (up to 2 left)",
        "„1 oder 2 Tunnel bauen“ S2: Wo baust du einen Tunnel? (noch bis zu 2)",
        "“Construir 1 ou 2 túneis” S2: Onde você constrói um túnel? (até mais 2)",
    ),
}


@pytest.mark.parametrize(("name", "players", "kind"), SAID)
def test_a_cause_reads_well(name: str, players: int, kind: str) -> None:
    prompt = first_asked(name, players, kind)
    assert tuple(catalogue(name, lang)(prompt) for lang in LANGUAGES) == SAID[name, players, kind]
