"""The turn search: play the own turn to its end, in imagined worlds, and judge what comes of it.

Budgets are counted in positions that are looked at, never in time: the same bot and seed play the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeVar

from pelagia.bots.judge import Judge
from pelagia.bots.quiet import after, candidates, guess, is_quiet, settled, worth
from pelagia.core.decision import Decision, Option
from pelagia.core.game import Game

T = TypeVar("T")
STEPS = 25  # choices of one turn that are played out
FEW, OTHERS = 10, 4  # options that are tried at each choice after the own turn: by the seat itself, by others


def spread(options: Sequence[T], most: int) -> list[T]:
    """At most so many options, spread over all."""
    every = list(options)
    return [every[n * len(every) // most] for n in range(most)] if len(every) > most else every


class Count:
    """How many positions may still be looked at, shared by the lines that are played out."""

    def __init__(self, budget: int, lines: int) -> None:
        self.left, self.lines = budget, lines
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


def finished(game: Game, seat: int, count: Count) -> Game:
    """The position at the end of the own turn, each time with the option that the game's value likes best.

    The game that is given is used up: it becomes a trial.
    """
    rules = game.rules
    if own(game, seat) is None:
        return game
    whole = rules.whole
    key = whole and whole.turn_key(game, seat)
    if key is not None and key in count.known:
        count.share()
        return count.known[key]
    if whole:
        whole.foresee(game)
    share = count.share()
    for _ in range(STEPS):
        decision = own(game, seat)
        if decision is None:
            break
        options = spread(
            candidates(decision.among(whole.distinct(game, decision)) if whole else decision), max(1, share)
        )
        tried = [moved(game, decision, option) for option in options]
        share, count.left = share - len(tried), count.left - len(tried)
        game = max(tried, key=lambda one: worth(one, seat)) if len(tried) > 1 else tried[0]
    if key is not None:
        count.known[key] = game
    return game


@dataclass(frozen=True)
class Sight:
    """How far and how wide a bot looks."""

    width: int = 4  # options whose turns are played out, the others are dropped; 0: all are judged after one look
    worlds: int = 1  # in which each of them is tried
    budget: int = 300  # positions, in each world
    gap: float = 6.0  # points behind the best at the first look beyond which an option is dropped
    ahead: int = 0  # further own turns that are played through before judging, and those of others in between


class Outlook(NamedTuple):
    """What comes of an option in one world."""

    points: float
    end: Game  # the quiet position that was judged
    plan: tuple[str, ...]  # the option and the choices after it, written


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
            count = Count(self.sight.budget, len(firsts))
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
        ranked = sorted(zip(points, range(len(firsts)), strict=True), key=lambda one: (-one[0], one[1]))
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
        """Play the rest of the own run greedily, up to a turn of somebody else, or to what was revealed."""
        seat, plan, used = first.seat, [option.written], 0
        for step in range(2 * STEPS):
            decision = next((decision for decision in game.decisions if decision.seat == seat), None)
            if decision is None or game.number == first.number:
                break
            is_turn = isinstance(decision.effect, game.rules.turns)
            if is_turn and (game.sealed > first.number or step >= STEPS or used >= budget or len(game.decisions) > 1):
                break
            options = spread(candidates(decision), max(2, budget - used))
            tried = [after(game, decision, one) for one in options]
            used += len(tried)
            place = self._best(tried, seat)
            game = tried[place]
            plan.append(options[place].written)
        game, more = self._rehearsed(game, first)
        return Outlook(self.judge.points(game, seat), game, tuple(plan)), used + more

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
            game = tried[self._best(tried, seat)] if is_own else max(tried, key=partial(worth, seat=decision.seat))
        return game, used

    def _best(self, tried: Sequence[Game], seat: int) -> int:
        """The best of several positions: by the judge if all of them are quiet, else by the game's value."""
        value: Callable[[Game, int], float] = worth
        if all(is_quiet(game, seat) for game in tried):
            value = self.judge.points
        points = [value(game, seat) for game in tried]
        return points.index(max(points))
