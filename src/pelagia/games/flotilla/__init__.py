"""Flotilla (WizKids 2019), 3 to 5 players. The rules are in docs/rules/flotilla.md."""

from __future__ import annotations

from pelagia.core.combinators import Seq, When
from pelagia.core.game import Rules
from pelagia.games.flotilla.bot.features import FEATURES
from pelagia.games.flotilla.bot.items import PLANS, figures, items
from pelagia.games.flotilla.bot.value import value
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.pack import PACK
from pelagia.games.flotilla.lesson.lesson import LESSON
from pelagia.games.flotilla.rules import (
    build,
    counts,
    crew,
    dive,
    effects,
    flow,
    gains,
    guilds,
    ocean,
    research,
    scoring,
    trade,
)
from pelagia.games.flotilla.rules.migrations import from_1
from pelagia.games.flotilla.rules.state import Flotilla
from pelagia.games.flotilla.rules.verbs import VERBS
from pelagia.games.flotilla.rules.why import why_place
from pelagia.games.flotilla.views.aim import aim
from pelagia.games.flotilla.views.marks import face
from pelagia.games.flotilla.views.tally import tally
from pelagia.games.flotilla.views.view import deal_anew, view
from pelagia.games.migrate import unchanged
from pelagia.games.names import CORE, expressions

RULES = Rules(
    name="flotilla",
    version=5,
    players=range(3, 6),
    options={},
    state=Flotilla,
    names=expressions(*CORE, build, counts, crew, dive, effects, flow, gains, guilds, ocean, research, scoring, trade),
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
    turns=(crew.PlayCard,),
    verbs=VERBS,
    face=face,
    pack=PACK,
    aim=aim,
    tally=tally,
    lesson=LESSON,
    items=items,
    figures=figures,
    plans=PLANS,
    migrations={1: from_1, 2: unchanged, 3: unchanged, 4: unchanged},
    renamed={"Either": When, "Steps": Seq},
)
