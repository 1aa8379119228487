"""Saves of earlier rules of Underwater Cities."""

from __future__ import annotations

from typing import Any

from pelagia.games.migrate import Waiting, translated


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """A window of version 1 named what must stay possible after it; now a goal below it does."""

    def change(waiting: Waiting, is_next: bool) -> list[Waiting]:
        who, effect = waiting
        if effect["is"] != "Window":
            return [waiting]
        goal = [[who, {"is": "SpaceStays", "space": state["space"]}]] if _needs(effect) else []
        return [*goal, [who, {"is": "Window"}]]

    agenda, places = translated(state["agenda"], change)
    new = [place for place, (_, effect) in zip(places, state["agenda"], strict=True) if _needs(effect)]
    return {**state, "agenda": agenda, "goals": sorted([*new, *(places[goal] for goal in state["goals"])])}


def _needs(effect: dict[str, Any]) -> bool:
    return effect["is"] == "Window" and effect["needed"] is not None
