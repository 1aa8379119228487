"""What can be counted: cards and staffed modules of a station (NE 13.2)."""

from __future__ import annotations

from pelagia.core.effects import Number, effect
from pelagia.games.new_eden.content.card import Group
from pelagia.games.new_eden.rules.state import NewEden, arm, count_cards


@effect
class Count(Number[NewEden]):
    """Cards of a group at the station of the seat that does the effect."""

    group: Group

    def value(self, game: NewEden, who: int) -> int:
        return count_cards(game.seats[who], self.group)


@effect
class Staffed(Number[NewEden]):
    """Modules of a group that stand activated at the end of round 3, the tile too."""

    group: Group

    def value(self, game: NewEden, who: int) -> int:
        return sum(module.activated for module in arm(game.seats[who], self.group))
