"""Calibrating a judge: the strongest bots play, and what it says of their positions is compared with how they ended.

All games are kept on disk, so an interrupted run continues where it stopped; another judge needs games of its own, too.
The same series gives the same calibration, whatever the number of workers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import pelagia
from pelagia import bots
from pelagia.bots import calibration, judge
from pelagia.bots.calibration import BASE, EYES, POINTS, TURN, Situation
from pelagia.core.errors import BadOption
from pelagia.core.rng import Rng
from pelagia.games.opinions import TOGETHER
from pelagia.lab.about import About, about_game
from pelagia.lab.play import Outcome, Plan, Player
from pelagia.lab.pool import Workers, run
from pelagia.lab.reliability import Seen, Stage, fit, reliability
from pelagia.lab.train import Kind, Note, kinds, modes, tables

SHARD = 20  # games in a file


@dataclass(frozen=True)
class Series:
    """What is to be calibrated, and by how many games."""

    game: str
    mode: str
    games: int = 300  # for each number of players
    seed: int = 0

    @property
    def about(self) -> About:
        return about_game(self.game, (bots.BEST,), self.seed, games=self.games)

    @property
    def command(self) -> str:
        return f"pelagia calibrate {self.game} --mode {self.mode} --games {self.games} --seed {self.seed}"


@dataclass(frozen=True)
class Observed(Plan):
    """Games of which nobody learns to play."""

    def seeds(self, number: int) -> tuple[int, list[int]]:
        """Those of calibration: no other kind of run has the same ones."""
        return _seed("game", self.seed, number), [_seed(f"seat {n}", self.seed, number) for n in range(self.players)]


def _seed(what: str, seed: int, number: int) -> int:
    return int.from_bytes(blake2b(f"calibrate {what} {seed} {number}".encode(), digest_size=7).digest(), "big")


class Sample(NamedTuple):
    """A position, as a seat saw it, and how the game ended."""

    at: Situation
    margin: float
    won: list[float]  # by seats, as far as the situation has them; then the share of those whose goal was missed


class Observer(Player):
    """Lets bots play, and notes what the judge says whenever a turn begins, through the eyes of any seat."""

    def outcome(self, number: int) -> Outcome:
        game, seats, rng = self.new(number), self.movers(number), Rng(self.plan.seeds(number)[0] + 1)
        judging, whole = judge.best(game), game.rules.whole
        noted: list[tuple[int, Situation]] = []
        decisions = 0
        while decision := game.decision:
            if isinstance(decision.effect, game.rules.turns):
                seat = rng.below(game.players)
                world = game.imagined(seat, rng)
                if whole:
                    whole.foresee(world)
                noted.append((seat, calibration.situation(judging.points, world, seat)))
            game.choose(seats[decision.seat].choose(game, decision), decision.seat, decision.number)
            decisions += 1
        winners = [seat for seat in game.winners if seat < game.players]
        won = [(seat in winners) / len(winners) if winners else 0.0 for seat in range(game.players)]
        samples = [
            Sample(at, calibration.margin(game, seat), won if at.is_race else _met(seat in winners))
            for seat, at in noted
        ]
        return Outcome(decisions, game.scores, game.winners, samples)


def _met(is_met: bool) -> list[float]:
    return [float(is_met), float(not is_met)]


Done = dict[int, list[Stage]]  # how reliable it is, by numbers of players


def calibrate(
    series: Series, folder: Path, file: Path, workers: Workers = 1, note: Note = lambda what, figures: None
) -> Done:
    """Play, fit, and enter what was found in the file; what it says of other games and modes is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    players, options = tables(series.game, series.mode)[0]
    rules = pelagia.rules(series.game)
    judging = judge.best(pelagia.new(series.game, players, 1, options, watched=False))
    seal = calibration.seal(judging, series.game, players, options, rules.content.name)
    entry = {"command": series.command, **seal, "players": players, "options": options, "tables": {}}
    done: Done = {}
    for kind in kinds(series.game, series.mode):
        seen = joined([*_games(series, kind, folder, seal["points"], workers, note)])
        fitted, done[kind.players] = fit(seen), reliability(seen)
        games = int(seen.game.max()) + 1
        stages = [asdict(stage) for stage in done[kind.players]]
        note("fitted", {"players": kind.players, "games": games, "stages": stages})
        entry["tables"][str(kind.players)] = {"games": games, **asdict(fitted), "stages": stages}
    _enter(file, f"{series.game}-{series.mode}", entry)
    return done


def _enter(file: Path, name: str, entry: Any) -> None:
    known = json.loads(file.read_text()) if file.exists() else {}
    written = json.dumps({**known, name: entry}, indent=1, sort_keys=True)
    flat = re.sub(
        r"([\[{])([^\[\]{}]+)([\]}])",
        lambda brackets: brackets[1] + " ".join(brackets[2].split()) + brackets[3],
        written,
    )
    file.write_text(flat + "\n")


def modes_of(game: str, mode: str | None) -> Sequence[str]:
    """The modes to calibrate: the one that is named, or all of a game."""
    known = modes().get(pelagia.rules(game).name, ())
    if not known:
        raise BadOption(name="game", value=game, allowed=", ".join(modes()))
    if mode is not None and mode not in known:
        raise BadOption(name="--mode", value=mode, allowed=", ".join(known))
    return known if mode is None else (mode,)


# Games


def _games(series: Series, kind: Kind, folder: Path, judged: str, workers: Workers, note: Note) -> Iterator[Seen]:
    """The games at one number of players, file by file; those that were played before are read."""
    for first in range(0, series.games, SHARD):
        games = min(SHARD, series.games - first)
        name = f"{series.game}-{series.mode}-{kind.players}-{series.seed}-{judged}-{first}-{games}.npz"
        file = folder / name
        if not file.exists():
            plan = Observed(
                series.game,
                kind.players,
                games,
                (bots.BEST,),
                series.seed,
                start=first,
                options=kind.options,
                vary=kind.vary,
            )
            _write(file, run(Observer(plan), workers, lambda games: None), series.mode in TOGETHER)
        note("played", {"players": kind.players, "games": first + games, "of": series.games})
        yield _read(file)


def _write(file: Path, outcomes: Sequence[Outcome], is_alone: bool) -> None:
    import numpy as np

    samples: list[tuple[int, Sample]] = [(n, sample) for n, outcome in enumerate(outcomes) for sample in outcome.seen]
    first = [BASE, POINTS] if is_alone else [POINTS, TURN, EYES]
    named = {name for _, sample in samples for seat in sample.at.seats for name in seat}
    names = dict.fromkeys([*first, *sorted(named)])
    arrays: dict[str, Any] = {
        "names": [*names],
        "left": [sample.at.left for _, sample in samples],
        "own": [sample.at.own for _, sample in samples],
        "amounts": [[[seat.get(name, 0.0) for name in names] for seat in sample.at.seats] for _, sample in samples],
        "ahead": [sample.at.ahead for _, sample in samples],
        "margin": [sample.margin for _, sample in samples],
        "won": [sample.won for _, sample in samples],
        "game": [n for n, _ in samples],
    }
    kept = file.with_suffix(".new.npz")  # a file that was broken off is no file
    packed: dict[str, Any] = {name: np.array(rows) for name, rows in arrays.items()}
    np.savez_compressed(kept, **packed)
    kept.rename(file)


def _read(file: Path) -> Seen:
    import numpy as np

    with np.load(file) as data:
        fields = ("left", "own", "amounts", "ahead", "margin", "won", "game")
        return Seen([str(name) for name in data["names"]], *(data[name].astype(np.float64) for name in fields))


def joined(parts: Sequence[Seen]) -> Seen:
    """Several files as one; their games stay apart."""
    import numpy as np

    names = list(dict.fromkeys(name for part in parts for name in part.names))
    amounts, games, start = [], [], 0
    for part in parts:
        wide = np.zeros((*part.amounts.shape[:2], len(names)))
        wide[:, :, [names.index(name) for name in part.names]] = part.amounts
        amounts.append(wide)
        games.append(part.game + start)
        start += int(part.game.max()) + 1
    left, own, ahead, margin, won = (
        np.concatenate([getattr(part, name) for part in parts]) for name in ("left", "own", "ahead", "margin", "won")
    )
    return Seen(names, left, own, np.concatenate(amounts), ahead, margin, won, np.concatenate(games))
