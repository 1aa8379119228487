"""Government contracts (UC 16.1)."""

from __future__ import annotations

from pelagia.core.effects import effect
from pelagia.core.state import drop
from pelagia.core.text import Ref
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import Waiting, settle
from pelagia.games.underwater_cities.rules.words import Word


def met_contracts(game: UnderwaterCities, who: int) -> list[Waiting]:
    """What the open contracts bring whose criteria are met: plain rewards at once, for the others a claim (R87)."""
    items: list[Waiting] = []
    for id in game.contracts:
        if is_met(game, who, id):
            if all(reward.is_plain() for reward in game.content.contracts[id].reward):
                items += take_contract(game, who, id)
            else:
                items.append((id, ClaimContract(id)))
    return items


def is_met(game: UnderwaterCities, who: int, id: str) -> bool:
    return all(condition.holds(game, who) for condition in game.content.contracts[id].criteria)


def take_contract(game: UnderwaterCities, who: int, id: str) -> list[Waiting]:
    """Put an open contract before its new owner; what it brings."""
    game.contracts = drop(game.contracts, id)
    game.seats[who].contracts += (id,)
    game.tell("contract", seat=who, contract=Ref(id))
    return [(id, reward) for reward in game.content.contracts[id].reward]


@effect
class ClaimContract(Word):
    """An open contract may be claimed; declined, it stays open (UC 16.1)."""

    contract: str

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return self.contract in game.contracts and is_met(game, who, self.contract)

    def run(self, game: UnderwaterCities, who: int) -> None:
        settle(game, who, take_contract(game, who, self.contract))
