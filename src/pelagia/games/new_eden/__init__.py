"""New Eden (Benjamin Schwer, Schmidt Spiele 2023), 1 to 4 players. The rules are in docs/rules/new-eden.md."""

from __future__ import annotations

from pelagia.core.game import Rules
from pelagia.games.migrate import unchanged
from pelagia.games.names import CORE, expressions
from pelagia.games.new_eden.bot.features import FEATURES
from pelagia.games.new_eden.bot.items import figures, items
from pelagia.games.new_eden.bot.value import value
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.pack import PACK
from pelagia.games.new_eden.lesson.lesson import LESSON
from pelagia.games.new_eden.rules import actions, counts, effects, flow, preparation, scoring, solo
from pelagia.games.new_eden.rules.state import NewEden
from pelagia.games.new_eden.rules.verbs import VERBS
from pelagia.games.new_eden.rules.why import why_place
from pelagia.games.new_eden.views.aim import aim
from pelagia.games.new_eden.views.marks import face
from pelagia.games.new_eden.views.tally import tally
from pelagia.games.new_eden.views.view import deal_anew, view

RULES = Rules(
    name="new-eden",
    version=2,
    players=range(1, 5),
    options={"solo_level": range(4), "open_coins": (False, True)},
    idle=lambda players: ("open_coins",) if players == 1 else (),  # Deep Thought's lie open anyway
    state=NewEden,
    names=expressions(*CORE, counts, effects, actions, flow, scoring, solo),
    content=BOX,
    load_content=PACK.load,
    begin=preparation.begin,
    setup=flow.Setup(),
    view=view,
    deal_anew=deal_anew,
    scores=scoring.scores,
    winners=scoring.winners,
    value=value,
    why_place=why_place,
    turns=(flow.Turn, flow.FreeWindow, flow.Market, flow.PickRow, flow.Bid, solo.Block, solo.Outbid),
    replies=(effects.Overflow, actions.Closing, actions.PlaceKept),
    features=FEATURES,
    verbs=VERBS,
    face=face,
    pack=PACK,
    aim=aim,
    tally=tally,
    items=items,
    figures=figures,
    lesson=LESSON,
    migrations={1: unchanged},
)
