"""Underwater Cities (Vladimír Suchý, Delicious Games 2018), 1 to 4 players; docs/rules/underwater-cities.md."""

from __future__ import annotations

from pelagia.core.combinators import Answered, Together
from pelagia.core.effects import Times
from pelagia.core.game import Rules
from pelagia.games.names import expressions
from pelagia.games.opinions import Whole
from pelagia.games.underwater_cities.bot.distinct import distinct
from pelagia.games.underwater_cities.bot.features import FEATURES
from pelagia.games.underwater_cities.bot.items import figures, items, spares
from pelagia.games.underwater_cities.bot.value import alike, foresee, turn_key, value
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.pack import PACK
from pelagia.games.underwater_cities.lesson.lesson import LESSON
from pelagia.games.underwater_cities.rules import (
    abilities,
    action_cards,
    building,
    card_block,
    combinators,
    contracts,
    counting,
    drawing,
    federation,
    flow,
    gains,
    metropolises,
    paying,
    permanent,
    pieces,
    production,
    production_cards,
    scoring,
    spaces,
    triggers,
    turns,
    upgrading,
)
from pelagia.games.underwater_cities.rules.forecast.fork import CitiesForecast
from pelagia.games.underwater_cities.rules.migrations import from_1
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.verbs import VERBS
from pelagia.games.underwater_cities.rules.why import why_place
from pelagia.games.underwater_cities.views.aim import aim
from pelagia.games.underwater_cities.views.marks import face
from pelagia.games.underwater_cities.views.tally import tally
from pelagia.games.underwater_cities.views.view import deal_anew, view

_WORDS = (
    *(combinators, paying, counting, gains, drawing, federation, building, upgrading, metropolises, contracts, pieces),
    *(permanent, triggers, abilities, action_cards, spaces, card_block, turns, production_cards, production, scoring),
    flow,
)
RULES = Rules(
    name="underwater-cities",
    version=2,
    players=range(1, 5),
    options=flow.OPTIONS,
    idle=lambda players: flow.SOLO_BOARD if players == 1 else (),
    state=UnderwaterCities,
    names=expressions(*_WORDS) | {cls.__name__: cls for cls in (Together, Answered, Times)},
    content=BOX,
    load_content=PACK.load,
    begin=flow.begin,
    setup=flow.Setup(),
    view=view,
    deal_anew=deal_anew,
    scores=scoring.scores,
    winners=scoring.winners,
    value=value,
    why_place=why_place,
    features=FEATURES,
    turns=(turns.Place, turns.DiscardDown, flow.Keep, flow.BlueTile),
    whole=Whole(foresee, distinct, turn_key, alike),
    verbs=VERBS,
    face=face,
    pack=PACK,
    aim=aim,
    tally=tally,
    lesson=LESSON,
    items=items,
    figures=figures,
    spares=spares,
    migrations={1: from_1},
    forecast=CitiesForecast,
    wording=combinators.CitiesWording(),
    renamed=combinators.RENAMED,
)
