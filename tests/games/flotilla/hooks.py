"""What the kit must know of Flotilla."""

from __future__ import annotations

from tests.games.flotilla import conservation
from tests.kit.hooks import Hooks

HOOKS = Hooks(
    variants=[(players, {}) for players in (3, 4, 5)],
    bound=3000,
    hidden=conservation.hidden_from,
    uncertain=conservation.uncertain,
    refused=(
        "play student",
        "play delver",
        "sell red",
        "buy red",
        "ship",
        "outpost",
        *(f"tile R{k}" for k in range(14, 21)),
        "hex 9,3",
        "resolve resource",
        "resolve sonar deep",
        "dance",
    ),
    inside=r"(side|guild|colour|depth|arc|tile|crew|artefact|goal|line|source)-.+",
)
