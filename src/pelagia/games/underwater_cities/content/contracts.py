"""The eight government contracts (UC 20.7)."""

from __future__ import annotations

from pelagia.games.underwater_cities.content.card import CITY, DESAL, FARM, LAB, SCITY, TUNNEL, Contract
from pelagia.games.underwater_cities.rules.effects import (
    CONN,
    FULL_CITY,
    FULL_UP_CITY,
    METRO,
    UP,
    advance,
    draw,
    gain,
    has,
)

CONTRACTS = (
    Contract("K1", "resettlement-plan", (has(5, CONN(CITY)),), (gain(PT=4), draw(1))),
    Contract("K2", "food-security", (has(4, UP(FARM)),), (gain(PT=3, KELP=2),)),
    Contract("K3", "clean-water-pact", (has(4, UP(DESAL)),), (gain(PT=3, CRED=3),)),
    Contract("K4", "research-mandate", (has(4, UP(LAB)),), (gain(PT=3, SCI=2),)),
    Contract("K5", "transit-authority", (has(5, UP(TUNNEL)),), (gain(PT=4, STEEL=1),)),
    Contract("K6", "living-cities", (has(3, CONN(SCITY)),), (gain(PT=4, BIO=1),)),
    Contract("K7", "coastal-treaty", (has(2, METRO),), (gain(PT=3, CRED=2), advance(1))),
    Contract("K8", "model-towns", (has(2, FULL_CITY), has(1, FULL_UP_CITY)), (gain(PT=4), draw(2))),
)
