"""What the kit must know of Pearl Divers."""

from __future__ import annotations

from pelagia.games.pearl_divers.rules.state import PearlDivers
from tests.kit.hooks import Hooks


def hidden_from(game: PearlDivers, seat: int | None) -> list[str]:
    """Every card that a seat may not see, said without the help of `view`."""
    knows_top = seat is not None and game.divers[seat].knows_top
    others = [diver for who, diver in enumerate(game.divers) if who != seat]
    return (game.deck[:-1] if knows_top else game.deck) + [
        card for diver in others for card in diver.hand + diver.looking
    ]


HOOKS = Hooks(
    variants=[(2, {}), (3, {}), (4, {}), (3, {"days": 2})],
    bound=200,
    hidden=hidden_from,
    uncertain=hidden_from,
    refused=("bid 0", "bid 99", "dive C1", "dance"),
)
