"""Endeavor: Deep Sea (Carl de Visser, Jarratt Gray, Burnt Island Games 2024), 1 to 4 players.

The rules are in docs/rules/deep-sea.md.
"""

from __future__ import annotations

from pelagia.core.game import Rules
from pelagia.games.deep_sea.bot.features import FEATURES
from pelagia.games.deep_sea.bot.items import figures, items
from pelagia.games.deep_sea.bot.value import value
from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.pack import PACK
from pelagia.games.deep_sea.lesson.lesson import LESSON
from pelagia.games.deep_sea.rules import (
    actions,
    counts,
    discover,
    effects,
    flow,
    gains,
    menus,
    scoring,
    supplies,
    tokens,
)
from pelagia.games.deep_sea.rules.migrations import RENAMED
from pelagia.games.deep_sea.rules.state import DeepSea
from pelagia.games.deep_sea.rules.verbs import VERBS
from pelagia.games.deep_sea.rules.why import why_place
from pelagia.games.deep_sea.views.aim import aim
from pelagia.games.deep_sea.views.marks import face
from pelagia.games.deep_sea.views.tally import tally
from pelagia.games.deep_sea.views.view import deal_anew, view
from pelagia.games.migrate import unchanged
from pelagia.games.names import CORE, expressions

RULES = Rules(
    name="deep-sea",
    version=3,
    players=range(1, 5),
    options={"scenario": (*BOX.scenarios, flow.RANDOM), "cooperative": (False, True)},
    state=DeepSea,
    names=expressions(*CORE, supplies, gains, actions, discover, menus, counts, effects, flow, scoring, tokens),
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
    turns=(menus.TurnMenu, flow.Recruit, flow.Reclaim),
    verbs=VERBS,
    face=face,
    pack=PACK,
    aim=aim,
    tally=tally,
    lesson=LESSON,
    items=items,
    figures=figures,
    wording=menus.ActionWording(),
    migrations={1: unchanged, 2: unchanged},
    renamed=RENAMED,
)
