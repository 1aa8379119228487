"""Underwater Cities (Vladimír Suchý, Delicious Games 2018), 1 to 4 players; docs/rules/underwater-cities.md."""

from __future__ import annotations

from pelagia.core.effects import Answered, Times, Together
from pelagia.core.game import Rules
from pelagia.games.names import expressions
from pelagia.games.underwater_cities.bot.items import figures, items, spares
from pelagia.games.underwater_cities.bot.value import value
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.pack import load_content
from pelagia.games.underwater_cities.rules import (
    abilities,
    actions,
    building,
    card_block,
    combine,
    conditional,
    counting,
    flow,
    gains,
    permanent,
    production,
    scoring,
    turns,
    upgrading,
)
from pelagia.games.underwater_cities.rules.migrations import from_1
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.views.view import deal_anew, event_text, view

_WORDS = (
    *(combine, conditional, counting, gains, building, upgrading, permanent, abilities, actions, production),
    *(card_block, turns, scoring, flow),
)
RULES = Rules(
    name="underwater-cities",
    version=2,
    players=range(1, 5),
    options=flow.OPTIONS,
    state=UnderwaterCities,
    names=expressions(*_WORDS) | {cls.__name__: cls for cls in (Together, Answered, Times)},
    content=BOX,
    load_content=load_content,
    begin=flow.begin,
    setup=flow.Setup(),
    view=view,
    deal_anew=deal_anew,
    scores=scoring.scores,
    winners=scoring.winners,
    value=value,
    event_text=event_text,
    items=items,
    figures=figures,
    spares=spares,
    migrations={1: from_1},
)
