"""What the seats of a finished game had, for `pelagia balance`: crew, goals, artefacts, and when they switched."""

from __future__ import annotations

from pelagia.games.flotilla.state import Flotilla, Source

# Event: group, and where the item stands.
_ITEMS = {"recruited": ("crew", "card"), "goal": ("goal", "card"), "found": ("artefact", "card")}
_MOMENTS = ("early", "middle", "late")


def items(game: Flotilla) -> list[tuple[int | None, str, str]]:
    """Seat, group and item. The moment of switching is a third of this game's rounds, or never."""
    found: list[tuple[int | None, str, str]] = []
    switched: dict[int, int] = {}
    now = 1
    for event in game.events or []:
        if event.name in _ITEMS:
            group, what = _ITEMS[event.name]
            found.append((event.args["seat"], group, event.args[what]))
        elif event.name == "round":
            now = event.args["n"]
        elif event.name == "switched":
            switched[event.args["seat"]] = now
    for who in range(game.players):
        moment = "never" if who not in switched else _MOMENTS[min(2, 3 * (switched[who] - 1) // max(1, game.round))]
        found.append((who, "switch", moment))
    return found


def figures(game: Flotilla) -> list[tuple[str, float]]:
    """Rounds, and the parts of every seat's score."""
    found: list[tuple[str, float]] = [("rounds", game.round)]
    for player in game.seats:
        found += [("outposts", len(player.sites) + player.floating), ("artefacts-found", player.artefacts)]
        found += [(f"vp-{source.name.lower()}", player.gains[source]) for source in Source]
    return found
