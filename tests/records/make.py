"""Makes the golden records: complete games that together cover every table, card and rare event.

    python -m tests.records.make new-eden            search and write all records of the current version anew
    python -m tests.records.make new-eden refresh    keep the games, write their final state anew
    python -m tests.records.make new-eden seal       these records are final: from now on they must stay as they are

A search keeps records called steered-*: games that were led to events which players by chance never reach.

A sealed record is never written again. When a recorded game would go differently, raise the version of the game's
rules, make the records of the new version and seal them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pelagia
from pelagia import bots
from pelagia.bots.greedy import Greedy
from pelagia.core.decision import Decision
from pelagia.core.game import Game
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from tests.records.plan import GREEDY, Finder, Plan, Player, plan_of

FOLDER = Path(__file__).parent


def pick(decision: Decision, plan: Plan, player: Player, rng: Rng) -> str:
    """An option by weight; of a range a low number more often than a high one."""
    weights = [plan.weight(player, option.written) for option in decision.options]
    place = rng.below(sum(weights) or 1)
    option = next((o for n, o in enumerate(decision.options) if place < sum(weights[: n + 1])), decision.options[-1])
    singles = list(option.singles())
    return singles[rng.below(rng.below(len(singles)) + 1)].written


def play(name: str, table: str, seed: int) -> Finder:
    """A whole game, each seat played by some kind of player."""
    plan = plan_of(name)
    players, options = plan.tables[table]
    rng = Rng(seed)
    kinds = [plan.players[rng.choice(list(plan.players))] for _ in range(players)]
    bot = Greedy(seed)
    finder = Finder(pelagia.new(name, players, seed, options))
    while decision := finder.game.decision:
        player = kinds[decision.seat]
        if player == GREEDY:
            written = bots.ask(bot, finder.game, decision).written
        else:
            written = pick(decision, plan, player, rng)
        finder.choose(written, decision.seat)
    return finder


def search(name: str) -> Iterator[tuple[str, Game]]:
    """Few games that have everything: again and again the one with most that is new."""
    plan = plan_of(name)
    seeds = {table: range(1000 * n, 1000 * n + plan.tries) for n, table in enumerate(plan.tables, 1)}
    games = {(table, seed): play(name, table, seed) for table in plan.tables for seed in seeds[table]}
    things = {key: finder.things() for key, finder in games.items()}
    missing = set[str]().union(*things.values())
    print("never found:", sorted(set(plan.rare) - missing))
    counts = dict.fromkeys(plan.tables, 0)
    while missing or min(counts.values()) < plan.least:
        wanted = [key for key in things if missing or counts[key[0]] < plan.least]
        best = max(wanted, key=lambda key: (len(things[key] & missing), -counts[key[0]], games[key].game.number))
        table, seed = best
        counts[table] += 1
        print(f"{table}-{seed}:", *sorted(things[best] & missing & plan.rare.keys()))
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
            args = [f"{name}={readable(arg)}" for name, arg in event.args.items()]
            lines.append("    " + " ".join([event.name, *args]) + whom)
        read = len(game.events)
        if number >= 0:
            kind = next(decision.kind for decision in game.decisions if decision.number == number)
            lines.append(f"{number} seat {seat} {kind}: {written}")
            game.choose(written, seat, number)
    return "\n".join([*lines, f"scores {game.scores}, winners {game.winners}", ""])


def readable(arg: Any) -> str:
    """An argument of an event: a list without brackets, a text by its message."""
    if isinstance(arg, tuple):
        return " ".join(map(readable, arg))
    return str(arg["id"] if isinstance(arg, dict) else arg)


def seals(name: str) -> dict[str, dict[str, str]]:
    """What each record said when it was sealed, by version and record."""
    path = FOLDER / name / "seals.json"
    known: dict[str, dict[str, str]] = json.loads(path.read_text()) if path.exists() else {}
    return known


def numbered(name: str) -> str:
    """What all actions of the box are, in the order of their numbers."""
    actions = pelagia.new(name, pelagia.rules(name).players[0], 0).actions
    return hashlib.sha256("\n".join(actions.forms).encode()).hexdigest()


def digests(name: str, version: str) -> dict[str, str]:
    """What the records of a version say now."""
    paths = sorted((FOLDER / name / version).glob("*.json"))
    return {path.stem: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def seal(name: str) -> None:
    """Seal the records of the current version; a version whose records are gone loses its seals."""
    version = f"v{pelagia.rules(name).version}"
    known, now = seals(name), digests(name, version)
    if known.get(version, {}).items() - now.items():
        sys.exit(f"{name} {version} is sealed, and its records have changed: raise the version of the rules instead.")
    kept = {old: stems for old, stems in known.items() if (FOLDER / name / old).exists()}
    (FOLDER / name / "seals.json").write_text(json.dumps(kept | {version: now}, indent=1, sort_keys=True) + "\n")
    (FOLDER / name / "actions.json").write_text(json.dumps({version: numbered(name)}, indent=1) + "\n")


def main(name: str, refresh: bool) -> None:
    version = f"v{pelagia.rules(name).version}"
    if version in seals(name):
        sys.exit(f"{name} {version} is sealed: raise the version of the rules, then make records.")
    folder = FOLDER / name / version
    old = sorted(folder.glob("*.json"))
    if refresh:
        games = {path: pelagia.replay(Record.from_json(json.loads(path.read_text()))) for path in old}
    else:
        old = [path for path in old if not path.stem.startswith("steered")]
        games = {folder / f"{stem}.json": game for stem, game in search(name)}
        for path in [*old, *folder.glob("*.txt")]:
            path.unlink()
    folder.mkdir(parents=True, exist_ok=True)
    for path, game in games.items():
        assert game.record is not None
        write(path, game)
        if path.stem in plan_of(name).readable:
            path.with_suffix(".txt").write_text(playthrough(game.record))


if __name__ == "__main__":
    if "seal" in sys.argv[2:]:
        seal(sys.argv[1])
    else:
        main(sys.argv[1], "refresh" in sys.argv[2:])
