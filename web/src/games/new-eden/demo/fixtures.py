"""Plays whole games with greedy bots and writes each step as seat 0 sees it: boards to look at without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pelagia
from pelagia import bots
from pelagia.bots.greedy import Greedy
from pelagia.engine import games

FOLDER = Path(__file__).parent / "fixtures"
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "p2": (2, 3, {}),
    "p3": (3, 7, {}),
    "p4": (4, 11, {"open_coins": True}),
    "solo": (1, 5, {"solo_level": 2}),
}


def play(players: int, seed: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    game = pelagia.new("new-eden", players=players, seed=seed, options=options)
    bot = Greedy(seed)
    steps: list[dict[str, Any]] = []
    told = 0
    while True:
        events = []
        for seq, event in enumerate(game.events or []):
            if seq >= told and event.only in (None, 0):
                text = game.rules.event_text(event)
                plain = {"seq": seq, "number": event.number, "name": event.name, "args": event.args}
                events.append({**plain, "only": event.only, "text": text and text.plain()})
        told = len(game.events or [])
        steps.append({"view": game.view(0), "events": events})
        decision = game.decision
        if decision is None:
            return steps
        game.choose(bots.ask(bot, game, decision))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "pieces.json").write_bytes(games.content("new-eden"))
    for name, (players, seed, options) in GAMES.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(play(players, seed, options)))
