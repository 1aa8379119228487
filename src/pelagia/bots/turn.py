"""The turn search: play one's own turn to its end, in imagined worlds, and judge what comes of it.

Budgets are counted in positions that are looked at, never in time: the same bot and seed play the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeVar

from pelagia.bots.judge import Judge
from pelagia.bots.quiet import Value, after, candidates, guess, is_quiet, settled, worth
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game

T = TypeVar("T")
STEPS = 25  # choices of one turn that are played out
LEAST = 4  # ways that an option has at least, where many share them
FEW, OTHERS = 10, 4  # options that are tried at each choice after one's own turn: by the seat itself, by others


def spread(options: Sequence[T], most: int) -> list[T]:
    """At most `most` options, spread over all."""
    every = list(options)
    return [every[n * len(every) // most] for n in range(most)] if len(every) > most else every


class Count:
    """How many positions may still be looked at, shared by the lines that are played out; and who judges their ends."""

    def __init__(self, budget: int, lines: int, beam: int = 1, points: Value = worth) -> None:
        self.left, self.lines, self.beam, self.points = budget, lines, beam, points
        self.known: dict[object, Game] = {}  # ends of turns, by the game's key

    def share(self) -> int:
        """What the next line may use; what it leaves is for the others."""
        self.lines -= 1
        return max(1, self.left // (self.lines + 1))


def own(game: Game, seat: int) -> Decision | None:
    """What a seat is asked in the middle of its turn."""
    decision = game.decision
    if decision is None or decision.seat != seat or isinstance(decision.effect, game.rules.turns):
        return None
    return decision


def moved(game: Game, decision: Decision, option: Option) -> Game:
    """A clone after a choice in the middle of a turn. Where a turn begins it stops, without listing the options."""
    clone = game.clone()
    clone.agenda.pop()
    if clone.chooser != decision.seat:
        clone.chooser, clone.sealed = decision.seat, clone.number
    clone.number, clone.decisions = clone.number + 1, ()
    decision.effect.chosen(clone, decision.seat, option.key)
    clone.advance(game.rules.turns)
    return settled(clone)


def best_of(games: Sequence[Game], seat: int, most: int, points: Value = worth) -> list[Game]:
    """The positions that the game's value, or another one, likes best; the first of equals."""
    if len(games) <= most:
        return list(games)
    if most == 1:
        return [max(games, key=lambda game: points(game, seat))]
    return sorted(games, key=lambda game: -points(game, seat))[:most]


def finished(game: Game, seat: int, count: Count) -> Game:
    """The position at the end of one's own turn, each time with the options that the game's value likes best.

    The game that is given is used up: it becomes a trial.
    """
    rules = game.rules
    if own(game, seat) is None:
        return game
    whole = rules.whole
    key = whole and whole.turn_key(game, seat)
    if key is not None and key in count.known:
        count.share()
        end = count.known[key]
        return whole.alike(end, game, seat) if whole and whole.alike else end
    if whole:
        whole.foresee(game)
    share, ends, begun = count.share(), list[Game](), [game]
    for _ in range(STEPS):
        tried: list[Game] = []
        for position in begun:
            if decision := own(position, seat):
                asked = decision.among(whole.distinct(position, decision)) if whole else decision
                options = spread(candidates(asked), max(1, share // len(begun)))
                tried += [moved(position, decision, option) for option in options]
            else:
                ends.append(position)
        if not tried:
            break
        share, count.left = share - len(tried), count.left - len(tried)
        if count.beam > 1:  # ends take no other way's place; a single way ends with the best that can be done at once
            ends += [position for position in tried if own(position, seat) is None]
            tried = [position for position in tried if own(position, seat) is not None]
        begun = best_of(tried, seat, count.beam)
    game = best_of([*ends, *begun], seat, 1, count.points)[0]
    if key is not None:
        count.known[key] = game
    return game


@dataclass(frozen=True)
class Sight:
    """How far and how wide a bot looks."""

    width: int = 4  # options whose turns are played out, the others are dropped; 0: all are judged after one look
    worlds: int = 1  # in which each of them is tried
    budget: int = 300  # positions, in each world
    beam: int = 1  # ways through a turn that are followed at each of its choices
    ways: int = 0  # of all options together, where whole turns are judged: many options have fewer each; 0: no bound
    gap: float = 6.0  # points behind the best at the first look beyond which an option is dropped
    ahead: int = 0  # further own turns that are played through before judging, and those of others in between

    def ways_of_each(self, options: int) -> int:
        """How many ways through the turn each of so many options has."""
        return min(self.beam, max(LEAST, self.ways // options)) if self.ways else self.beam


class Outlook(NamedTuple):
    """What comes of an option in one world."""

    points: float
    end: Game  # the quiet position that was judged
    plan: tuple[str, ...]  # the option and the choices after it, written


class Way(NamedTuple):
    """A way through a turn: where it has led, and the choices, written."""

    game: Game
    plan: tuple[str, ...]


@dataclass
class Search:
    """Judges the options of a decision by the ends of the turns that they lead to."""

    judge: Judge
    sight: Sight
    count: int = field(default=0, init=False)  # positions that the last search looked at

    def look(self, world: Game, decision: Decision, options: Sequence[Option]) -> dict[str, Outlook]:
        """What comes of the options that are worth it, in one world, by their written forms."""
        seat, rules = decision.seat, world.rules
        world = guess(world, decision)
        if rules.whole:
            rules.whole.foresee(world)
        firsts = [(option, after(world, decision, option)) for option in options]
        if rules.whole:
            ways = self.sight.ways_of_each(len(firsts))
            count = Count(self.sight.budget, len(firsts), ways, self.judge.points)
            lines = [(option, finished(position, seat, count), (option.written,)) for option, position in firsts]
            self.count += self.sight.budget - count.left
            return {option.written: Outlook(self.judge.points(end, seat), end, plan) for option, end, plan in lines}
        self.count += len(firsts)
        if all(is_quiet(position, seat) for _, position in firsts):
            points = [self.judge.points(position, seat) for _, position in firsts]
        else:
            points = [worth(position, seat) for _, position in firsts]
        if not self.sight.width:
            looks = zip(firsts, points, strict=True)
            return {option.written: Outlook(gain, end, (option.written,)) for (option, end), gain in looks}
        least = max(points) - self.sight.gap
        ranked = sorted(zip(points, range(len(firsts)), strict=True), key=lambda pair: (-pair[0], pair[1]))
        kept = [place for gained, place in ranked[: self.sight.width] if gained >= least]
        if len(kept) == 1 and self.sight.worlds == 1:
            option, position = firsts[kept[0]]
            return {option.written: Outlook(points[kept[0]], position, (option.written,))}
        left = self.sight.budget - len(firsts)
        outlooks = {}
        for n, place in enumerate(kept):
            option, position = firsts[place]
            outlooks[option.written], used = self._play_out(position, option, decision, left // (len(kept) - n))
            left -= used
        self.count += self.sight.budget - len(firsts) - left
        return outlooks

    def _play_out(self, game: Game, option: Option, first: Decision, budget: int) -> tuple[Outlook, int]:
        """Play the rest of one's run, up to a turn of somebody else or to what was revealed, along the best ways."""
        seat, used = first.seat, 0
        ends, begun = list[Way](), [Way(game, (option.written,))]
        for step in range(2 * STEPS):
            tried: list[Way] = []
            for way in begun:
                if (decision := self._next(way.game, first, step >= STEPS or used >= budget)) is None:
                    ends.append(way)
                    continue
                options = spread(candidates(decision), max(2, (budget - used) // len(begun)))
                tried += [Way(after(way.game, decision, answer), (*way.plan, answer.written)) for answer in options]
            if not tried:
                break
            used += len(tried)
            begun = [tried[place] for place in self._best([way.game for way in tried], seat, self.sight.beam)]
        else:
            ends += begun
        end, plan = ends[self._best([way.game for way in ends], seat, 1)[0]]
        end, more = self._rehearsed(end, first)
        return Outlook(self.judge.points(end, seat), end, plan), used + more

    @staticmethod
    def _next(game: Game, first: Decision, is_enough: bool) -> Decision | None:
        """What the seat is asked next in its run; None where the run ends."""
        decision = next((decision for decision in game.decisions if decision.seat == first.seat), None)
        if decision is None or game.number == first.number:
            return None
        is_over = is_enough or game.sealed > first.number or len(game.decisions) > 1
        return None if is_over and isinstance(decision.effect, game.rules.turns) else decision

    def _rehearsed(self, game: Game, first: Decision) -> tuple[Game, int]:
        """The position some own turns later, all seats playing by one look; and how many positions that took.

        It ends where an own turn begins, or where turns of another kind do: a round is over, an auction, a market.
        """
        seat, rules, turns, used = first.seat, game.rules, 0, 0
        kind = type(first.effect) if isinstance(first.effect, rules.turns) else None
        for _ in range(self.sight.ahead * STEPS * game.players):
            decision = game.decision
            if decision is None or len(game.decisions) > 1:
                break
            is_own = decision.seat == seat
            if isinstance(decision.effect, rules.turns):
                kind = kind or type(decision.effect)
                if type(decision.effect) is not kind or (is_own and turns == self.sight.ahead):
                    break
                turns += is_own
            options = spread(candidates(decision), FEW if is_own else OTHERS)
            tried = [after(game, decision, option) for option in options]
            used += len(tried)
            game = (
                tried[self._best(tried, seat, 1)[0]] if is_own else max(tried, key=partial(worth, seat=decision.seat))
            )
        return game, used

    def _best(self, tried: Sequence[Game], seat: int, most: int) -> list[int]:
        """The best of several positions: by the judge if all of them are quiet, else by the game's value."""
        if len(tried) == 1:
            return [0]
        value: Value = worth
        if all(is_quiet(game, seat) for game in tried):
            value = self.judge.points
        points = [value(game, seat) for game in tried]
        return sorted(range(len(points)), key=lambda place: -points[place])[:most]
