"""New Eden (Benjamin Schwer, Schmidt Spiele 2023), 1 to 4 players. The rules are in docs/rules/new-eden.md."""

from __future__ import annotations

from pelagia.core import effects as core_effects
from pelagia.core.game import Rules
from pelagia.games.migrate import unchanged
from pelagia.games.names import expressions
from pelagia.games.new_eden.bot.items import figures, items
from pelagia.games.new_eden.bot.value import value
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.pack import load_content
from pelagia.games.new_eden.rules import actions, effects, flow, scoring, solo
from pelagia.games.new_eden.rules.state import NewEden
from pelagia.games.new_eden.views.view import deal_anew, event_text, view

RULES = Rules(
    name="new-eden",
    version=2,
    players=range(1, 5),
    options={"solo_level": range(4), "open_coins": (False, True)},
    state=NewEden,
    names=expressions(core_effects, effects, actions, flow, scoring, solo),
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
    migrations={1: unchanged},
)
