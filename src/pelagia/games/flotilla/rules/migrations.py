"""Saves of earlier rules of Flotilla."""

from __future__ import annotations

from typing import Any

from pelagia.games.migrate import Waiting, translated


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 built tiles one after the other, each completely; now all are taken, placed, then scored (FL 10.2).

    A tile that is under way is placed and scored; what its effect builds beyond it is taken together afterwards.
    """

    def change(waiting: Waiting, is_next: bool) -> list[Waiting]:
        who, effect = waiting
        kind = effect["is"]
        if kind == "Build" and is_next:
            later = {"is": "PlaceAll", "bonus": effect["bonus"]}
            return [[who, later], [who, {"is": "TakeTile", "n": effect["n"], "discount": effect["discount"]}]]
        if kind in ("BuildWhere", "BuildTurn"):
            now = {name: value for name, value in effect.items() if name != "bonus"}
            return [[who, {"is": "Piece", "tile": effect["tile"], "bonus": effect["bonus"]}], [who, now]]
        if kind == "Piece":
            tile = next(tile for hex, tile, *_ in state["seats"][who]["tiles"] if hex == effect["hex"])
            return [[who, {"is": "Piece", "tile": tile, "bonus": effect["bonus"]}]]
        return [waiting]

    agenda, _ = translated(state["agenda"], change)
    return {**state, "agenda": agenda}
