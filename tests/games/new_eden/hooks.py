"""What the kit must know of New Eden."""

from __future__ import annotations

from typing import Any

from tests.games.new_eden import conservation
from tests.kit.hooks import Hooks, Shown


def places(table: Any, seat: int) -> list[Shown]:
    """All places that the board draws."""
    shown: list[Shown] = [("row", str(n + 1), None) for n in range(len(table["display"]))]
    shown += [("card", card, None) for row in table["display"] for card in row["cards"] if card]
    shown += [("bonus", card, None) for card in table["bonus_shown"]]
    for who, station in enumerate(table["seats"]):
        shown += [("card", card, None) for card in (*station["hand"], *station["kept"]) if card]
        shown += [
            ("card", module["card"], who) for arm in ("crab", "mussel", "kraken", "oxygen") for module in station[arm]
        ]
        shown += [("card", card, who) for card in (*station["yards"], *station["research"])]
        shown += [("extension", tile, who) for tile in station["extensions"]]
        shown += [] if station["automaton"] else [("dome", "", who), ("plant", "", who)]
    return shown


HOOKS = Hooks(
    places=places,
    variants=[(1, {"solo_level": level}) for level in range(4)]
    + [(players, {}) for players in (2, 3, 4)]
    + [(3, {"open_coins": True})],
    bound=2000,
    hidden=conservation.hidden_from,
    uncertain=conservation.uncertain,
    refused=("plant", "extend kraken", "move OA", "move OB", "bid 0", "bid 999", "outbid", "dance", "buy C01"),
    shown=("deep-thought",),
    inside=r"(group|name|title|line|final|bonus|check)-.+|plant-.+|gains|deep-thought|count|staffed"
    "|coins|points|damage|repair|deeples|gift",
)
