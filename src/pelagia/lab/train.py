"""Learning to judge, in rounds: bots play, a line is fitted to their games, and a gate lets only a stronger bot pass.

All games are kept on disk, so an interrupted run continues where it stopped. The same course gives the
same weights, whatever the number of workers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots import manifest
from pelagia.core.errors import BadOption
from pelagia.games.opinions import TOGETHER
from pelagia.lab.about import About, about_game
from pelagia.lab.arena import Match, Report, arena
from pelagia.lab.fit import Fit, Table, fit, joined
from pelagia.lab.play import Outcome
from pelagia.lab.pool import Workers, run
from pelagia.lab.selfplay import Lesson, Sample, Student
from pelagia.lab.sequential import Proof
from pelagia.lab.statistics import average

SHARD = 40  # games in a file
FIRST = bots.PLAIN  # who plays the first games
OTHERS = ("greedy", "octopus")  # who else is played against: knowing one opponent is not strength
MOST_TABLES = 40  # kinds of tables that are played in turn


@dataclass(frozen=True)
class Course:
    """What is to be learned, and from how many games."""

    game: str
    mode: str
    games: int = 2000  # in a round
    rounds: int = 3
    gate: int = 400  # games at most, for each number of players
    seed: int = 0
    noise: float = 0.05

    @property
    def about(self) -> About:
        """What is learned from: the bots of the first round, and their games. Later rounds know their own weights."""
        return about_game(self.game, (FIRST, *OTHERS, bots.UNLEARNED), self.seed, games=self.games * self.rounds)

    @property
    def command(self) -> str:
        games = f" --games {self.games}" if self.rounds else ""
        given = f"--mode {self.mode}{games} --rounds {self.rounds} --gate {self.gate} --seed {self.seed}"
        return f"pelagia train {self.game} {given}"


@dataclass(frozen=True)
class Verdict:
    """What the gate said of the weights of a round, at one number of players."""

    players: int
    games: int
    share: float  # of the wins: 0.5 if both are equal
    low: float | None
    high: float | None
    rival: str
    proved: str  # "stronger", "weaker", or "" if neither was proved


@dataclass(frozen=True)
class Round:
    """What came of a round."""

    number: int
    positions: int
    fit: Fit
    verdicts: list[Verdict]
    passed: bool


class Kind(NamedTuple):
    """The tables of one number of players."""

    players: int
    options: Mapping[str, Any]
    vary: tuple[str, ...]  # options that take each of their values in turn


Note = Callable[[str, Mapping[str, Any]], None]  # is told what is done: a word, and figures


def tables(game: str, mode: str) -> list[tuple[int, dict[str, Any]]]:
    """The kinds of tables of a mode: numbers of players with options, the plain ones of each number first."""
    rules = pelagia.rules(game)
    if rules.features is None:
        raise BadOption(name="game", value=game, allowed=", ".join(modes()))
    allowed: list[tuple[int, dict[str, Any]]] = []
    mixed = [dict(zip(rules.options, values, strict=True)) for values in product(*rules.options.values())]
    for options in mixed:
        for players in rules.players:
            try:
                table = pelagia.new(game, players, 1, options, watched=False)
            except BadOption:
                continue
            if rules.features.mode(table) == mode:
                allowed.append((players, options))
    if not allowed:
        raise BadOption(name="--mode", value=mode, allowed=", ".join(modes()[game]))
    plain = [entry for entry in allowed if all(entry[1][name] == rules.options[name][0] for name in entry[1])]
    rest = [entry for entry in allowed if entry not in plain]
    step = max(1, len(rest) // MOST_TABLES)
    return plain + rest[::step]


def kinds(game: str, mode: str) -> list[Kind]:
    """The tables of a mode by numbers of players: options that differ between them take all their values in turn."""
    options, allowed = pelagia.rules(game).options, tables(game, mode)
    return [
        _kind(players, [given for count, given in allowed if count == players], options)
        for players in dict.fromkeys(players for players, _ in allowed)
    ]


def _kind(players: int, given: Sequence[Mapping[str, Any]], options: Mapping[str, Sequence[Any]]) -> Kind:
    taken = {name: [setup[name] for setup in given] for name in options}
    vary = tuple(name for name, values in options.items() if all(value in taken[name] for value in values))
    return Kind(players, {name: value for name, value in given[0].items() if name not in vary}, vary)


def modes() -> dict[str, tuple[str, ...]]:
    """The modes of the games that can be learned."""
    return {name: rules.features.modes for name in pelagia.NAMES if (rules := pelagia.rules(name)).features}


def train(course: Course, folder: Path, workers: Workers = 1, note: Note = lambda what, figures: None) -> list[Round]:
    """Go through a course; the weights that passed the gate lie in the folder then, with their manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    best, rounds = "", list[Round]()
    learned: list[Table] = []
    for number in range(1, course.rounds + 1):
        learned += list(_games(course, folder, number, best or FIRST, workers, note))
        whole = joined(learned)
        fitted = fit(whole)
        note("fitted", {"round": number, "positions": len(whole.left), "pull": fitted.pull, "stages": fitted.stages})
        file = folder / f"{course.game}-{course.mode}-{number}.json"
        manifest.write(file, fitted.learned)
        candidate = f"{bots.FROM_FILE}{file}"
        verdicts = gate(course, candidate, best or bots.UNLEARNED, workers)
        passed = passes(verdicts)
        note("judged", {"round": number, "passed": passed, "verdicts": [asdict(verdict) for verdict in verdicts]})
        rounds.append(Round(number, len(whole.left), fitted, verdicts, passed))
        if passed:
            best = candidate
            publish(course, file, rounds[-1], folder)
    return rounds


def prove(course: Course, folder: Path, workers: Workers = 1, note: Note = lambda what, figures: None) -> list[Verdict]:
    """Let weights that lie in the folder go through the gate again; those that pass are sealed for the game as it is.

    Inputs change without what was learned becoming wrong: whether it still is strength, only games can tell.
    """
    file = folder / f"{course.game}-{course.mode}.json"
    if not file.exists():
        raise BadOption(name="--folder", value=str(folder), allowed=file.name)
    verdicts = gate(course, f"{bots.FROM_FILE}{file}", bots.UNLEARNED, workers)
    passed = passes(verdicts)
    note("judged", {"round": 0, "passed": passed, "verdicts": [asdict(verdict) for verdict in verdicts]})
    if passed:
        learned = manifest.entries(folder).get(file.stem, {})
        _enter(course, folder, {**learned, "proved_again": course.command, **_seal(course, file, verdicts)})
    return verdicts


def publish(course: Course, file: Path, last: Round, folder: Path) -> None:
    """Write the weights that play, and what the manifest says of them."""
    (folder / f"{course.game}-{course.mode}.json").write_bytes(file.read_bytes())
    learned = {
        "command": course.command,
        "round": last.number,
        "seeds": f"train {course.seed} (games), arena {gate_seed(course)} (gate)",
        "positions": last.positions,
        "stages": last.fit.stages,
    }
    _enter(course, folder, {**learned, **_seal(course, file, last.verdicts)})


def _seal(course: Course, file: Path, verdicts: Sequence[Verdict]) -> dict[str, Any]:
    """What weights fit, and what the gate said of them."""
    players = tables(course.game, course.mode)[0][0]
    rules = pelagia.rules(course.game)
    return {
        "weights": manifest.digest(file.read_bytes()),
        "inputs": manifest.inputs_digest(course.game, players),
        "players": players,
        "rules": rules.version,
        "content": rules.content.name,
        "verdict": [asdict(verdict) | {"rival": Path(verdict.rival).name} for verdict in verdicts],
    }


def _enter(course: Course, folder: Path, told: Mapping[str, Any]) -> None:
    entries = {**manifest.entries(folder), f"{course.game}-{course.mode}": told}
    (folder / manifest.MANIFEST).write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n")


# Games


def _games(course: Course, folder: Path, number: int, best: str, workers: Workers, note: Note) -> Iterator[Table]:
    """The games of a round, file by file; those that were played before are read."""
    sorts = kinds(course.game, course.mode)
    shards, size = max(1, course.games // SHARD), min(SHARD, course.games)
    for shard in range(shards):
        players, options, vary = sorts[shard % len(sorts)]
        file = folder / f"{course.game}-{course.mode}-{course.seed}-{number}-{shard}.npz"
        if not file.exists():
            lesson = Lesson(
                course.game,
                players,
                size,
                (best, OTHERS[0], best, OTHERS[1]) if players > 1 else (best,),
                seed=course.seed,
                start=(number * 10_000 + shard) * SHARD,
                options=options,
                vary=vary,
                noise=course.noise,
            )
            _write(file, run(Student(lesson), workers, lambda games: None))
        note("played", {"round": number, "games": (shard + 1) * size, "of": shards * size})
        yield _read(file)


def _write(file: Path, outcomes: Sequence[Outcome]) -> None:
    import numpy as np

    samples: list[tuple[int, Sample]] = [(n, sample) for n, outcome in enumerate(outcomes) for sample in outcome.seen]
    names = sorted({name for _, sample in samples for name in sample.inputs})
    place = {name: n for n, name in enumerate(names)}
    amounts = np.zeros((len(samples), len(names)), dtype=np.float32)
    for row, (_, sample) in enumerate(samples):
        for name, amount in sample.inputs.items():
            amounts[row, place[name]] = amount
    rest = {
        "left": [sample.left for _, sample in samples],
        "hand": [sample.hand for _, sample in samples],
        "target": [sample.target for _, sample in samples],
        "game": [n for n, _ in samples],
    }
    kept = file.with_suffix(".new.npz")  # a file that was broken off is no file
    arrays: dict[str, Any] = {key: np.array(values) for key, values in rest.items()}
    np.savez_compressed(kept, names=np.array(names), amounts=amounts, **arrays)
    kept.rename(file)


def _read(file: Path) -> Table:
    import numpy as np

    with np.load(file) as data:
        rest = {key: data[key] for key in ("amounts", "left", "hand", "target", "game")}
        return Table(names=[str(name) for name in data["names"]], **rest)


# The gate


def gate_seed(course: Course) -> int:
    return 1000 + course.seed


def gate(course: Course, candidate: str, rival: str, workers: Workers) -> list[Verdict]:
    """Let two bots play each other, at every number of players, until it is proved which one is stronger.

    Where nobody plays against another bot, both play the same deals.
    """
    judge = together if course.mode in TOGETHER else against
    return [judge(course, candidate, rival, kind, workers) for kind in kinds(course.game, course.mode)]


def against(course: Course, candidate: str, rival: str, kind: Kind, workers: Workers) -> Verdict:
    """Two bots at the same tables."""
    seed, until, bots = gate_seed(course), f"{candidate}>{rival}", (candidate, rival)
    games = max(course.gate, kind.players)
    match = Match(course.game, kind.players, games, bots, seed, options=kind.options, vary=kind.vary, until=until)
    return _verdict(kind.players, rival, arena(match, workers))


def _verdict(players: int, rival: str, report: Report) -> Verdict:
    """At an even table with a share of the wins; where seats are odd the shares are those of a seat."""
    first, second = report.bots
    total = first.win_share + second.win_share or 1.0
    low, high = first.low, first.high
    scaled = [None if edge is None else round(edge / total, 4) for edge in (low, high)]
    proved = _proved(report.proved, first.name)
    return Verdict(players, report.games, round(first.win_share / total, 4), scaled[0], scaled[1], rival, proved)


def _proved(verdict: str, name: str) -> str:
    return "" if not verdict else "stronger" if verdict.startswith(f"{name}>") else "weaker"


def together(course: Course, candidate: str, rival: str, kind: Kind, workers: Workers) -> Verdict:
    """Alone, or as a team of one kind of bot: the goal counts, and the points."""
    players, options, vary = kind
    seed = -1 - gate_seed(course)
    plan = Lesson(course.game, players, course.gate, (candidate,), seed, options=options, vary=vary, noise=0.0)
    pairs = zip(
        run(Student(plan), workers, lambda games: None),
        run(Student(replace(plan, bots=(rival,))), workers, lambda games: None),
        strict=True,
    )
    proof, shares = Proof(candidate, rival), list[float]()
    for own, other in pairs:
        gained = {candidate: _success(own), rival: _success(other)}
        proof.note(gained)
        shares.append(0.5 + (gained[candidate] - gained[rival]) / 2)
    share = average([[gain] for gain in shares])
    edges = [None if edge is None else round(edge, 4) for edge in (share.low, share.high)]
    proved = _proved(proof.verdict, candidate)
    return Verdict(players, len(shares), round(share.mean, 4), edges[0], edges[1], rival, proved)


def _success(outcome: Outcome) -> float:
    """Half for the goal, and half for the points: they tell more where the goal is rarely met."""
    samples: list[Sample] = outcome.seen
    if not samples:
        return 0.0
    points = sum(sample.target for sample in samples) / len(samples)
    return 0.5 * (0 in outcome.winners) + 0.5 * min(1.0, max(0.0, 0.5 + points / 100))


def passes(verdicts: Sequence[Verdict]) -> bool:
    """Whether weights may replace what was there: proved stronger at some number of players, and weaker at none."""
    proved = {verdict.proved for verdict in verdicts}
    return "stronger" in proved and "weaker" not in proved
