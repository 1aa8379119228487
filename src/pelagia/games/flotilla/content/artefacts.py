"""The sixteen artefacts (FL 22.12): what is gained when they are discovered. Their backs are the rows of the Hub."""

from __future__ import annotations

from pelagia.core.combinators import seq
from pelagia.games.flotilla.content.card import DELVERS, FOUNDERS, SPEAKERS, TRADERS, Artefact
from pelagia.games.flotilla.rules.effects import (
    cleanse,
    dial,
    influence,
    influence_same,
    money,
    purify,
    recruit,
    resource,
    seal,
    ship,
    survivor,
    tile,
    vp,
)

ARTEFACTS = (
    Artefact("AS1", SPEAKERS, influence(2)),
    Artefact("AS2", SPEAKERS, seq(recruit(), money(3))),
    Artefact("AS3", SPEAKERS, seq(seal(), vp(2))),
    Artefact("AS4", SPEAKERS, influence_same(3)),
    Artefact("AT1", TRADERS, ship()),
    Artefact("AT2", TRADERS, money(10)),
    Artefact("AT3", TRADERS, resource(2)),
    Artefact("AT4", TRADERS, seq(money(5), vp(2))),
    Artefact("AF1", FOUNDERS, seq(tile(), tile())),
    Artefact("AF2", FOUNDERS, vp(5)),
    Artefact("AF3", FOUNDERS, seq(resource(1), vp(2))),
    Artefact("AF4", FOUNDERS, purify()),
    Artefact("AD1", DELVERS, ship()),
    Artefact("AD2", DELVERS, survivor(2)),
    Artefact("AD3", DELVERS, seq(cleanse(4), vp(1))),
    Artefact("AD4", DELVERS, seq(dial(), vp(2))),
)
