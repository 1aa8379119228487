"""What the seats of a finished game had, for `pelagia balance`."""

from __future__ import annotations

from pelagia.games.pearl_divers.rules.state import PearlDivers


def items(game: PearlDivers) -> list[tuple[int | None, str, str]]:
    """Seat, group and item: the cards that were played or bought, and the length of the game, the same for all."""
    bought = {event.args["card"] for event in game.events or [] if event.name == "sold"}
    length: list[tuple[int | None, str, str]] = [(None, "days", str(game.days))]
    return length + [
        (seat, "bought" if card in bought else "played", card)
        for seat, diver in enumerate(game.divers)
        for card in diver.haul
    ]


def figures(game: PearlDivers) -> list[tuple[str, float]]:
    """Numbers whose mean is of interest, here of each auction."""
    return [("price", event.args["n"]) for event in game.events or [] if event.name == "sold"]
