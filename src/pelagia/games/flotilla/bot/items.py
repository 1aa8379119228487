"""For `pelagia balance`: crew, goals and artefacts that the seats had, when they switched, and plans when to do so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pelagia.core.decision import Decision, Option
from pelagia.games.flotilla.rules.crew import MaySwitch
from pelagia.games.flotilla.rules.state import LAST_ROUND, Flotilla, Source, outposts_built

# Event: group, and which argument is the item.
_ITEMS = {"recruited": ("crew", "card"), "goal": ("goal", "card"), "found": ("artefact", "card")}
_MOMENTS = ("early", "middle", "late")


def items(game: Flotilla) -> list[tuple[int | None, str, str]]:
    """Seat, group and item. The moment of switching is a third of this game's rounds, or never."""
    rows: list[tuple[int | None, str, str]] = []
    switched: dict[int, int] = {}
    now = 1
    for event in game.events or []:
        if event.name in _ITEMS:
            group, what = _ITEMS[event.name]
            rows.append((event.args["seat"], group, event.args[what]))
        elif event.name == "round":
            now = event.args["n"]
        elif event.name == "switched":
            switched[event.args["seat"]] = now
    for who in range(game.players):
        moment = "never" if who not in switched else _MOMENTS[min(2, 3 * (switched[who] - 1) // max(1, game.round))]
        rows.append((who, "switch", moment))
    return rows


def figures(game: Flotilla) -> list[tuple[str, float]]:
    """Rounds, and the parts of every seat's score."""
    rows: list[tuple[str, float]] = [("rounds", game.round)]
    for player in game.seats:
        rows += [("outposts", outposts_built(player)), ("artefacts-found", player.artefacts)]
        rows += [(f"vp-{source.name.lower()}", player.gains[source]) for source in Source]
    return rows


@dataclass(frozen=True)
class Moment:
    """A plan: switch at the first gathering from a round on, and not before."""

    first: int

    def __call__(self, game: Flotilla, decision: Decision) -> Sequence[Option]:
        if not isinstance(decision.effect, MaySwitch):
            return decision.options
        return [option for option in decision.options if option.key is (game.round >= self.first)]


# Thirds of a usual game, which greedy players end in some 34 rounds.
PLANS = {"early": Moment(1), "middle": Moment(12), "late": Moment(23), "never": Moment(LAST_ROUND + 2)}
