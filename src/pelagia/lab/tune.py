"""A search over the numbers of a pack for what a designer wants, with the evidence.

Candidates race: all play the same games, those that miss the wants most are dropped, and the others play twice as many
(sequential halving; Karnin, Koren and Somekh, 2013). The next field is drawn around those that are left. The best one
is then measured beside the original, in pairs of fresh games that had no part in the choice.

No library for black-box optimisation is used: what they bring, models of a smooth function, helps little where noise is
large and games can be shared, and they do not share games between candidates.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import pelagia
from pelagia.core.errors import PelagiaError
from pelagia.core.rng import Rng
from pelagia.games.packs import Pack, digest, write
from pelagia.lab import figures as places
from pelagia.lab.about import About, about
from pelagia.lab.figures import Figure, Tables, Values
from pelagia.lab.heats import Heat, race
from pelagia.lab.paired import Comparison, Trial, Twin, compared
from pelagia.lab.play import Outcome
from pelagia.lab.pool import Progress, Workers, kept, stream
from pelagia.lab.wants import Measured, Want, Wanted, check_measured, counted, wanted
from pelagia.lab.watch import Study

STATE, PACK, CANDIDATES = "state.json", "pack", "candidates"
KEEP_EVERY = 50  # games: what is lost if the machine fails
ATTEMPTS = 50  # for each candidate that is sought; many are refused where printed facts leave little room
NAME = "tuned"


class NothingToTune(PelagiaError):
    """No candidate keeps to what the engine needs and the rulebook prints."""


class OtherSearch(PelagiaError):
    """The folder holds another search."""


@dataclass(frozen=True)
class Search:
    """What is to be found, and with how much effort."""

    study: Study  # who plays what; its games are those of the first heat
    figures: tuple[Figure, ...]
    wants: tuple[Want, ...]
    candidates: int = 16  # in a field
    rounds: int = 3  # fields, each around the best of the one before
    confirm: int = 400  # fresh games in the end
    may_bend: bool = False  # whether printed facts may be otherwise

    @property
    def heats(self) -> int:
        """How often a field is halved, until two are left."""
        return max(1, (self.candidates - 1).bit_length())

    @property
    def longest(self) -> int:
        """The most games that a candidate plays before the end; the fresh ones come after them."""
        return self.study.games << (self.heats - 1)

    @property
    def print(self) -> str:
        """What tells one search from another: the plan, and all that decides how its games go."""
        decides = asdict(self), asdict(about(self.study))
        return digest((json.dumps(decides, sort_keys=True, default=str),))


@dataclass
class Candidate:
    """Values for some figures, and what was counted in its games, by number."""

    values: Values
    folder: str | None  # None is the box
    played: dict[int, list[float]] = field(default_factory=dict)

    def loss(self, search: Search, games: int) -> float:
        """How far the wants are missed in the first games."""
        measured = Measured(search.study, search.wants)
        for number in range(games):
            measured.add(self.played[number])
        return measured.loss()


@dataclass(frozen=True)
class Choice:
    """A figure before and now."""

    name: str
    before: list[int]
    now: list[int]


@dataclass(frozen=True)
class Ranked:
    """A candidate of the last field, by how far it missed the wants in the games it was chosen by."""

    values: Values
    games: int
    loss: float


@dataclass(frozen=True)
class Report:
    """The best found, and its evidence from fresh games."""

    about: About  # the fresh games of the best
    searched: int  # candidates
    refused: int  # candidates that the engine or the rulebook does not allow
    games: int  # that were played to choose
    ranked: list[Ranked]
    choices: list[Choice]  # empty: nothing better was found than what was there
    loss_before: float
    loss_now: float
    wants: list[Wanted]
    comparison: Comparison | None

    def to_json(self) -> dict[str, Any]:
        wants = [{**asdict(want), "is_met": want.is_met} for want in self.wants]
        return {**asdict(self), "wants": wants}


def tune(
    search: Search,
    folder: Path,
    workers: Workers = 1,
    progress: Progress = lambda games: None,
    expect: Callable[[int], None] = lambda games: None,
) -> Report:
    """Search, and leave the best as a pack in the folder. An interrupted search goes on there.

    The same search gives the same report, whatever the number of workers and of interruptions. `expect` is called with
    how many games are to come, as soon as that is known.
    """
    with kept(workers):
        return _Run(search, folder, workers, progress, expect).report()


def _key(values: Values) -> str:
    return json.dumps(values, sort_keys=True)


class _Run:
    def __init__(
        self, search: Search, folder: Path, workers: Workers, progress: Progress, expect: Callable[[int], None]
    ) -> None:
        self.search, self.folder, self.workers = search, folder, workers
        self.progress, self.expect = progress, expect
        self.rules = pelagia.rules(search.study.game)
        self.pack: Pack[Any] = self.rules.pack
        content = search.study.content
        self.base = self.rules.load_content(content) if content else self.rules.content
        self.tables: Tables = {table: [*pieces] for table, pieces in self.pack.written(self.base).items()}
        self.numbers = {figure.name: places.numbers_at(self.tables, figure) for figure in search.figures}
        self.bent = [fact.says for fact in self.pack.bent(self.base)]
        self.rng = Rng(search.study.seed)
        self.refused = 0
        self.start = Candidate({}, content)
        self.known: dict[str, Candidate | None] = {_key({}): self.start}  # None: it was refused
        self.print = search.print
        self.kept = self._state()

    # What is kept on disk

    def _state(self) -> dict[str, dict[int, list[float]]]:
        """What was played before an interruption, by candidate."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / STATE
        if not file.exists():
            return {}
        state = json.loads(file.read_text(encoding="utf-8"))
        if state["search"] != self.print:
            raise OtherSearch(folder=str(self.folder))
        return {
            key: {int(number): numbers for number, numbers in games.items()} for key, games in state["played"].items()
        }

    def _keep(self) -> None:
        played = {_key(candidate.values): candidate.played for candidate in self._all() if candidate.played}
        self._write(STATE, {"search": self.print, "played": {**self.kept, **played}})

    def _write(self, name: str, data: dict[str, Any]) -> None:
        """Whole or not at all."""
        temporary = self.folder / f".{name}"
        temporary.write_text(json.dumps(data), encoding="utf-8")
        temporary.replace(self.folder / name)

    # Candidates

    def _all(self) -> list[Candidate]:
        """All candidates that may run. Values that change nothing are the one that was there."""
        return [candidate for key, candidate in self.known.items() if candidate and key == _key(candidate.values)]

    def candidate(self, places_of: Sequence[int]) -> Candidate | None:
        """A candidate by the places of its values; None if the engine or the rulebook does not allow it."""
        values = {
            figure.name: figure.values[place] for figure, place in zip(self.search.figures, places_of, strict=True)
        }
        key = _key(values)
        if key not in self.known:
            made = self.known[key] = self._made(values, key)
            self.refused += made is None
        return self.known[key]

    def _made(self, values: Values, key: str) -> Candidate | None:
        tables = places.changed(self.tables, self.search.figures, values)
        if tables == self.tables:
            return self.start
        folder = self.folder / CANDIDATES / digest((key,))
        if not folder.exists():
            write(folder, places.files(self.pack, tables, NAME, whole=bool(self.search.study.content)))
        content, faults = self.pack.examine(folder)
        if faults or content is None:
            return None
        if not self.search.may_bend and any(fact.says not in self.bent for fact in self.pack.bent(content)):
            return None
        return Candidate(values, str(folder), self.kept.get(key, {}))

    def first(self) -> Iterator[Sequence[int]]:
        """What there was, then all there is or, if that is too much, values that cover each range evenly."""
        sizes = [len(figure.values) for figure in self.search.figures]
        if prod(sizes) < self.search.candidates:
            yield from product(*map(range, sizes))
            return
        n = self.search.candidates
        for _ in range(ATTEMPTS):
            columns = []
            for size in sizes:
                column = [(place * size + self.rng.below(size)) // n for place in range(n)]
                self.rng.shuffle(column)
                columns.append(column)
            yield from zip(*columns, strict=True)

    def near(self, best: Sequence[Candidate], round: int) -> Iterator[Sequence[int]]:
        """Values of the best, mixed and moved a little: by less in every round."""
        centres = [self._places(candidate) for candidate in best]
        for _ in range(ATTEMPTS * self.search.candidates):
            places_of = []
            for n, figure in enumerate(self.search.figures):
                reach = max(1, len(figure.values) >> (round + 1))
                centre = self.rng.choice(centres)[n]
                moved = centre + self.rng.below(2 * reach + 1) - reach if self.rng.below(2) else centre
                places_of.append(min(max(moved, 0), len(figure.values) - 1))
            yield places_of

    def _places(self, candidate: Candidate) -> list[int]:
        return [
            figure.values.index(candidate.values[figure.name])
            if figure.name in candidate.values
            else figure.as_it_is(self.numbers[figure.name])
            for figure in self.search.figures
        ]

    def field(self, kept: Sequence[Candidate], drawn: Iterator[Sequence[int]]) -> list[Candidate]:
        members = [*kept]
        for places_of in drawn:
            if len(members) >= self.search.candidates:
                break
            candidate = self.candidate(places_of)
            if candidate is not None and candidate not in members:
                members.append(candidate)
        return members

    # The race

    def best(self) -> list[tuple[Candidate, int]]:
        """The last field, the best first, with the games each has played."""
        self.start.played.update(self.kept.get(_key({}), {}))
        kept, ranked = [self.start], list[tuple[Candidate, int]]()
        for round in range(self.search.rounds):
            field = self.field(kept, self.near(kept, round) if round else self.first())
            if len(field) == 1 and not round:
                raise NothingToTune(n=self.refused)
            ranked, games = [], self.search.study.games
            for heat in range(self.search.heats):
                self.play(field, games)
                if not round and not heat:
                    seen = [game for candidate in field for game in candidate.played.values()]
                    check_measured(self.search.study, self.search.wants, seen)
                field.sort(key=lambda candidate: (candidate.loss(self.search, games), self._moved(candidate)))
                if heat == self.search.heats - 1:
                    break
                half = max(2, (len(field) + 1) // 2)
                ranked = [(candidate, games) for candidate in field[half:]] + ranked
                field, games = field[:half], 2 * games
            ranked = [(candidate, games) for candidate in field] + ranked
            kept = field[:2]
        return ranked

    def _moved(self, candidate: Candidate) -> int:
        """How far a candidate is from where it started: of two that are as good, the nearer one is better."""
        own, start = self._places(candidate), self._places(self.start)
        return sum(abs(a - b) for a, b in zip(own, start, strict=True)) + bool(candidate.values)

    def play(self, field: Sequence[Candidate], games: int) -> None:
        """Let all candidates have played the first games."""
        jobs = [
            (n, number)
            for number in range(games)
            for n, candidate in enumerate(field)
            if number not in candidate.played
        ]
        if not jobs:
            return
        self.expect(len(jobs))
        given = asdict(self.search.study) | {"options": self.search.study.options, "games": len(jobs), "start": 0}
        heat = Heat(
            **given,
            folders=tuple(candidate.folder for candidate in field),
            jobs=tuple(jobs),
            wants=self.search.wants,
        )
        try:
            for done, (place, number, numbers) in enumerate(race(heat, self.workers, self.progress), 1):
                field[place].played[number] = numbers
                if done % KEEP_EVERY == 0:
                    self._keep()
        finally:
            self._keep()

    # The end

    def report(self) -> Report:
        ranked = self.best()
        best, _ = ranked[0]
        played = sum(len(candidate.played) for candidate in self._all())
        shown = [Ranked(candidate.values, games, candidate.loss(self.search, games)) for candidate, games in ranked]
        return self._confirmed(best, shown, played)

    def _confirmed(self, best: Candidate, ranked: list[Ranked], played: int) -> Report:
        """Fresh games of the best and of what it started from, in pairs."""
        search, study = self.search, self.search.study
        given = asdict(study) | {"options": study.options, "start": search.longest, "games": search.confirm}
        trial = Trial(**(given | {"content": study.content}), against=best.folder)
        self.expect(search.confirm)
        measured = Measured(study, search.wants, sides=2)

        def watched(outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
            for number, outcome in enumerate(outcomes, trial.start):
                measured.add(*(counted(study, measured.columns, number, side) for side in outcome.seen))
                yield outcome

        comparison = compared(trial, watched(stream(Twin(trial), self.workers, self.progress)))
        self._write_pack(best)
        tables = places.changed(self.tables, search.figures, best.values)
        return Report(
            about=about(trial.studies[1]),
            searched=len(self._all()),
            refused=self.refused,
            games=played,
            ranked=ranked,
            choices=[
                Choice(figure.name, self.numbers[figure.name], places.numbers_at(tables, figure))
                for figure in search.figures
                if best.values
            ],
            loss_before=measured.loss(0),
            loss_now=measured.loss(1),
            wants=wanted(measured),
            comparison=comparison if best.values else None,
        )

    def _write_pack(self, best: Candidate) -> None:
        target = self.folder / PACK
        if best.values and not target.exists():
            tables = places.changed(self.tables, self.search.figures, best.values)
            write(target, places.files(self.pack, tables, NAME, whole=bool(self.search.study.content)))
