"""Makes the golden records: complete games that together cover every table, card and rare event.

    python -m tests.records.make            search and write all records of the current version anew
    python -m tests.records.make refresh    keep the games, write their final state anew

Once a version is released its records are never made again: they must keep replaying as they are.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pelagia
from pelagia.core.decision import Decision
from pelagia.core.game import Game
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from tests.records.rare import RARE, Finder

FOLDER = Path(__file__).parent
TABLES: dict[str, tuple[int, Mapping[str, Any]]] = {
    **{f"solo-{level}": (1, {"solo_level": level}) for level in range(4)},
    **{f"{players}-players": (players, {}) for players in (2, 3, 4)},
    "3-players-open": (3, {"open_coins": True}),
}
TRIES = 150  # games per table
READABLE = ("2-players-1", "solo-1-1")  # written as playthroughs too
MORE = 2  # of each table at least, so that there is more than rare things

# How often a kind of option is taken by some kinds of players; 4 where nothing is said.
PLAYERS: dict[str, dict[str, int]] = {
    "anyhow": {},
    "builder": {"buy": 12, "extend": 8, "move": 16, "step": 20, "activate": 40, "pass": 1, "done": 1, "plant": 1},
    "reckless": {"plant": 24, "keep+++": 60, "extra": 40, "buy": 12, "move": 12, "activate": 24, "pass": 1, "stop": 1},
    "idler": {"plant": 90, "pass": 30, "out": 60, "stop": 60, "keep": 60, "extend": 0, "buy": 0, "bid": 0, "move": 0},
    "miser": {"buy C": 400, "buy": 1, "keep+++": 60, "block 3": 300, "leave": 90, "outbid": 0, "pass": 1, "plant": 30},
}


def weight(player: dict[str, int], written: str) -> int:
    verb, _, what = written.partition(" ")
    verb = "step" if ">" in verb else verb
    verb = f"keep{'+' * (1 + what.count('+'))}" if verb == "keep" and what != "none" else verb
    return player.get(f"{verb} {what[:1]}", player.get(verb, 4))


def pick(decision: Decision, player: dict[str, int], rng: Rng) -> str:
    """An option by weight; of a range a low number more often than a high one."""
    weights = [weight(player, option.written) for option in decision.options]
    place = rng.below(sum(weights) or 1)
    option = next((o for n, o in enumerate(decision.options) if place < sum(weights[: n + 1])), decision.options[-1])
    singles = list(option.singles())
    return singles[rng.below(rng.below(len(singles)) + 1)].written


def play(table: str, seed: int) -> Finder:
    """A whole game, each seat played by some kind of player."""
    players, options = TABLES[table]
    rng = Rng(seed)
    kinds = [PLAYERS[rng.choice(list(PLAYERS))] for _ in range(players)]
    finder = Finder(pelagia.new("new-eden", players, seed, options))
    while decision := finder.game.decision:
        finder.choose(pick(decision, kinds[decision.seat], rng), decision.seat)
    return finder


def search() -> Iterator[tuple[str, Game]]:
    """Few games that have everything: again and again the one with most that is new."""
    seeds = {table: range(1000 * n, 1000 * n + TRIES) for n, table in enumerate(TABLES, 1)}
    games = {(table, seed): play(table, seed) for table in TABLES for seed in seeds[table]}
    things = {key: finder.things() for key, finder in games.items()}
    missing = set[str]().union(*things.values())
    print("never found:", sorted(set(RARE) - missing))
    counts = dict.fromkeys(TABLES, 0)
    while missing or min(counts.values()) < MORE:
        wanted = [key for key in things if missing or counts[key[0]] < MORE]
        best = max(wanted, key=lambda key: (len(things[key] & missing), -counts[key[0]], games[key].game.number))
        table, seed = best
        counts[table] += 1
        print(f"{table}-{seed}:", *sorted(things[best] & missing & RARE.keys()))
        missing -= things.pop(best)
        yield f"{table}-{counts[table]}", games[best].game


def final(game: Game) -> dict[str, Any]:
    """What a replay must arrive at."""
    canonical = json.dumps(game.to_json(), sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(canonical.encode()).hexdigest()
    return {"scores": game.scores, "winners": game.winners, "digest": digest}


def write(path: Path, game: Game) -> None:
    """One line for each choice, so that differences can be read."""
    assert game.record is not None
    data = game.record.to_json() | {"final": final(game)}
    parts = [f'"{name}":{json.dumps(data[name])}' for name in ("header", "final")]
    for name in ("chance", "choices"):
        lines = ",\n".join(json.dumps(item) for item in data[name])
        parts.append(f'"{name}":[\n{lines}\n]')
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n")


def playthrough(record: Record) -> str:
    """A game to read: every choice, and below it everything that was told."""
    game = pelagia.replay(record, upto=0)
    lines, read = [json.dumps(record.header)], 0
    for number, seat, written in [*record.choices, (-1, -1, "")]:
        assert game.events is not None
        for event in game.events[read:]:
            whom = "" if event.only is None else f" (only seat {event.only})"
            args = [f"{name}={' '.join(arg) if isinstance(arg, tuple) else arg}" for name, arg in event.args.items()]
            lines.append("    " + " ".join([event.name, *args]) + whom)
        read = len(game.events)
        if number >= 0:
            kind = next(decision.kind for decision in game.decisions if decision.number == number)
            lines.append(f"{number} seat {seat} {kind}: {written}")
            game.choose(written, seat, number)
    return "\n".join([*lines, f"scores {game.scores}, winners {game.winners}", ""])


def main(refresh: bool) -> None:
    folder = FOLDER / "new-eden" / f"v{pelagia.rules('new-eden').version}"
    old = sorted(folder.glob("*.json"))
    if refresh:
        games = {path: pelagia.replay(Record.from_json(json.loads(path.read_text()))) for path in old}
    else:
        games = {folder / f"{name}.json": game for name, game in search()}
        for path in [*old, *folder.glob("*.txt")]:
            path.unlink()
    folder.mkdir(parents=True, exist_ok=True)
    for path, game in games.items():
        assert game.record is not None
        write(path, game)
        if path.stem in READABLE:
            path.with_suffix(".txt").write_text(playthrough(game.record))


if __name__ == "__main__":
    main("refresh" in sys.argv[1:])
