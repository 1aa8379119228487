"""Measures hints: processor time over the positions of games that a middling bot plays, in every game.

python benchmarks/hints.py [GAME ...]
"""

from __future__ import annotations

import sys
import time

import pelagia
from pelagia import bots
from pelagia.engine import hints
from pelagia.engine.calls import pack_state

EVERY = 12  # choices


def measured(name: str, players: int, seed: int = 7) -> list[float]:
    """Milliseconds of each hint, where there is a choice."""
    game, bot, times = pelagia.new(name, players, seed), bots.make("crab", seed), list[float]()
    while decision := game.decision:
        if game.number % EVERY == 0 and len(decision.singles()) > 1:
            assert game.record is not None
            header, state = game.record.header, pack_state(game)
            began = time.process_time()
            hints.hint(header, state, decision.seat, "hint")
            times.append((time.process_time() - began) * 1000)
        game.choose(bots.ask(bot, game, decision))
    return sorted(times)


def main() -> None:
    for name in sys.argv[1:] or pelagia.listed():
        counts = pelagia.rules(name).players
        for players in sorted({max(2, counts[0]), counts[-1]}):
            times = measured(name, players)
            mean, late, most = sum(times) / len(times), times[int(0.95 * len(times))], times[-1]
            said = f"{len(times)} hints, ms: mean {mean:.0f}, 95 % {late:.0f}, most {most:.0f}"
            print(f"{name}, {players} players: {said}", flush=True)


if __name__ == "__main__":
    main()
