"""What type checkers know of the games that `pelagia.new` returns: each with the shape of its own table.

At run time a game is of the class in its `rules/state.py`. That class cannot name these shapes itself, since rules
import no views.
"""

from __future__ import annotations

from pelagia.core.view import View
from pelagia.games.deep_sea.rules import state as deep_sea
from pelagia.games.deep_sea.views.shape import DeepSeaTable
from pelagia.games.flotilla.rules import state as flotilla
from pelagia.games.flotilla.views.shape import FlotillaTable
from pelagia.games.new_eden.rules import state as new_eden
from pelagia.games.new_eden.views.shape import NewEdenTable
from pelagia.games.pearl_divers.rules import state as pearl_divers
from pelagia.games.pearl_divers.views.shape import PearlDiversTable
from pelagia.games.underwater_cities.rules import state as underwater_cities
from pelagia.games.underwater_cities.views.shape import UnderwaterCitiesTable


class NewEden(new_eden.NewEden):
    def view(self, seat: int | None) -> View[NewEdenTable]: ...  # type: ignore[empty-body]


class UnderwaterCities(underwater_cities.UnderwaterCities):
    def view(self, seat: int | None) -> View[UnderwaterCitiesTable]: ...  # type: ignore[empty-body]


class DeepSea(deep_sea.DeepSea):
    def view(self, seat: int | None) -> View[DeepSeaTable]: ...  # type: ignore[empty-body]


class Flotilla(flotilla.Flotilla):
    def view(self, seat: int | None) -> View[FlotillaTable]: ...  # type: ignore[empty-body]


class PearlDivers(pearl_divers.PearlDivers):
    def view(self, seat: int | None) -> View[PearlDiversTable]: ...  # type: ignore[empty-body]
