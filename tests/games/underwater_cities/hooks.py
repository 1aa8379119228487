"""What the kit must know of Underwater Cities."""

from __future__ import annotations

from tests.games.underwater_cities import conservation
from tests.kit.hooks import Hooks

HOOKS = Hooks(
    variants=[
        (1, {"solo_start": 3}),
        (2, {"blue_metropolises": "choice"}),
        (3, {"board_side": "back"}),
        (4, {"contracts": True}),
    ],
    bound=2000,
    hidden=conservation.hidden_from,
    uncertain=conservation.uncertain,
    can_lose=lambda players, options: players == 1,
    refused=("dance", *(f"{what} with {n}" for what in ("place S2", "place S12", "clone S2") for n in range(1, 67, 6))),
    shown=("colour-.+", "card-type-.+"),
    ordered=("used",),  # in the order of use
    games=48,  # the first dozen already says everything
    inside=r"(name|title|line|goods|resource|kind|card-type|colour|happening|check|build|upgrade|perform|on-space)-.+"
    r"|convert|take-production-of|source-pair|event-(converted|tile)"  # rare: see test_messages.py
    r"|claim|why-(continue|claim|claimed|clone-.+)"  # likewise
    r"|ask-(may|more|pay|keep-looked|take-production|convert-city|ready-one|pay-upgrade|exchange-among)"
    r"|comma|and|or|lost|conn|up|any-up|most-up|metro|full-city|pair-city|claimed|paid-specials|sets|sets-and|share|table"
    r"|table-entry|has|on-step|seq|seq-and|any-order|any-order-and|one-of|one-of-and|may|repeat|whole|pay|when|per|gain"
    r"|draw|look|special|build|upgrade|use-action|ready|exchange|exchange-among|convert-city|take-production"
    r"|metropolis-tile|on|once-per-turn|less|hand-limit|on-space|upgrade-price|alter-one|convert-produced|score|hand-in",
)
