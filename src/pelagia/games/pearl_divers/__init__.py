"""Pearl Divers, 2 to 4 players: the example of docs/new-game.md. The rules are in docs/rules/pearl-divers.md."""

from __future__ import annotations

from pelagia.core.game import Rules
from pelagia.games.names import CORE, expressions
from pelagia.games.pearl_divers.bot.items import figures, items
from pelagia.games.pearl_divers.bot.value import value
from pelagia.games.pearl_divers.content.deck import BOX
from pelagia.games.pearl_divers.rules import effects, flow, scoring
from pelagia.games.pearl_divers.rules.state import PearlDivers
from pelagia.games.pearl_divers.rules.verbs import VERBS
from pelagia.games.pearl_divers.views.marks import face
from pelagia.games.pearl_divers.views.tally import tally
from pelagia.games.pearl_divers.views.view import deal_anew, view

RULES = Rules(
    name="pearl-divers",
    version=1,
    players=range(2, 5),
    options={"days": (3, 2)},
    state=PearlDivers,
    names=expressions(*CORE, effects, flow, scoring),
    content=BOX,
    begin=flow.begin,
    setup=flow.Setup(),
    view=view,
    deal_anew=deal_anew,
    scores=scoring.scores,
    winners=scoring.winners,
    value=value,
    turns=(flow.Dive, flow.Bid),
    verbs=VERBS,
    face=face,
    tally=tally,
    items=items,
    figures=figures,
    listed=False,
)
