"""Pearl Divers, 2 to 4 players: the example of docs/new-game.md. The rules are in docs/rules/pearl-divers.md."""

from __future__ import annotations

from pelagia.core import effects as core_effects
from pelagia.core.errors import BadContent
from pelagia.core.game import Rules
from pelagia.core.text import Text
from pelagia.games.names import expressions
from pelagia.games.pearl_divers.bot.items import figures, items
from pelagia.games.pearl_divers.bot.value import value
from pelagia.games.pearl_divers.content.card import Content
from pelagia.games.pearl_divers.content.deck import BOX
from pelagia.games.pearl_divers.rules import effects, flow, scoring
from pelagia.games.pearl_divers.rules.state import PearlDivers
from pelagia.games.pearl_divers.views.view import deal_anew, event_text, view


def load_content(folder: str) -> Content:
    raise BadContent(card="", what=Text("pearl-divers-no-packs"))


RULES = Rules(
    name="pearl-divers",
    version=1,
    players=range(2, 5),
    options={"days": (3, 2)},
    state=PearlDivers,
    names=expressions(core_effects, effects, flow, scoring),
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
    listed=False,
)
