"""The whole content of the box (DS 21 and 22)."""

from __future__ import annotations

from pelagia.games.deep_sea.content.crew import CREW
from pelagia.games.deep_sea.content.dives import TOKENS
from pelagia.games.deep_sea.content.journals import JOURNALS
from pelagia.games.deep_sea.content.oceans import BOARDS
from pelagia.games.deep_sea.content.scenarios import BONUS_GOALS, SCENARIOS, SETBACKS
from pelagia.games.deep_sea.content.sheet import Content

BOX = Content(
    name="box",
    crew={crew.id: crew for crew in CREW},
    oceans={board.id: board for board in BOARDS},
    tokens={token.id: token for token in TOKENS},
    journals={journal.id: journal for journal in JOURNALS},
    scenarios={scenario.number: scenario for scenario in SCENARIOS},
    goals={goal.id: goal for goal in BONUS_GOALS},
    setbacks={setback.id: setback for setback in SETBACKS},
)
