"""What the kit must know of Underwater Cities."""

from __future__ import annotations

from typing import Any

from tests.games.underwater_cities import conservation
from tests.kit.hooks import Hooks, Shown


def places(table: Any, seat: int) -> list[Shown]:
    """All places that the board draws."""
    shown: list[Shown] = [("space", space["id"], None) for space in table["spaces"]]
    shown += [("space", "S0", None), ("track", "", None), ("special", "top", None), ("special", "deck", None)]
    shown += [("special", card, None) for card in table["large_row"]]
    shown += [("card", contract, None) for contract in table["contracts"]]
    shown += [("played", table["played"], None)] if table["played"] else []
    shown += [] if table["cloning"] is None else [("clone", "", None)]
    for who, player in enumerate(table["seats"]):
        for sort, sites in (("city", "cities"), ("site", "sites"), ("tunnel", "tunnels")):
            shown += [(sort, place["site"], who) for place in player[sites]]
        shown += [
            ("metropolis", metropolis["tile"], who) for metropolis in player["metropolises"] if metropolis["tile"]
        ]
        shown += [("card", claim["card"], who) for claim in player["claimed"]]
        shown += [("tucked", card, who) for card in player["tucked"]]
        shown += [("card", contract, who) for contract in player["contracts"]]
    shown += [("good", name, seat) for name in ("kelp", "steelplast", "science", "credit", "biomass")]
    own = table["seats"][seat]
    return [*shown, *(("hand", card, None) for card in (*own["hand"], *own["looking"]))]


HOOKS = Hooks(
    places=places,
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
    remembered=("seen_small",),
    ordered=("used",),  # in the order of use
    games=48,  # the first dozen already says everything
    inside=r"why-(contract|tucked)|(name|title|line|goods|resource|kind|card-type|colour|happening|check|build|upgrade|perform|on-space|space|where)-.+"
    r"|convert|take-production-of|source-pair|event-(converted|tile)"  # rare: see test_messages.py
    r"|claim|why-(continue|claim|claimed|clone-.+)"  # likewise
    r"|ask-(pay|keep-looked|take-production|convert-city|ready-one|pay-upgrade|exchange-among)"
    r"|comma|and|or|lost|conn|up|any-up|most-up|metro|full-city|pair-city|claimed|paid-specials|sets|sets-and|share|table"
    r"|table-entry|has|on-step|one-of|one-of-and|whole|pay|when|gain"
    r"|draw|look|special|build|upgrade|use-action|ready|exchange|exchange-among|convert-city|take-production"
    r"|metropolis-tile|on|once-per-turn|less|hand-limit|on-space|upgrade-price|alter-one|convert-produced|score|hand-in",
)
