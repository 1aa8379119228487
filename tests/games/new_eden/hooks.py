"""What the kit must know of New Eden."""

from __future__ import annotations

from tests.games.new_eden import conservation
from tests.kit.hooks import Hooks

HOOKS = Hooks(
    variants=[(1, {"solo_level": level}) for level in range(4)]
    + [(players, {}) for players in (2, 3, 4)]
    + [(3, {"open_coins": True})],
    bound=2000,
    hidden=conservation.hidden_from,
    uncertain=conservation.uncertain,
    refused=("plant", "extend kraken", "move OA", "move OB", "bid 0", "bid 999", "outbid", "dance", "buy C01"),
    shown=("deep-thought", "bid-one"),
    inside=r"(group|name|title|line|final|bonus|check)-.+|plant-.+|gains|deep-thought|count|staffed"
    "|coins|points|damage|repair|deeples|gift",
)
