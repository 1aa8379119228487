"""Can this still be finished? The search for what must stay possible, by playing on clones.

Some rules allow a step only in ways after which something else can still be done. Such a goal waits on the agenda below
the step (`push_goal`), and as long as it waits, `offered` leaves out every option after which no line of play leads to
it. A game may avoid most trials with a forecast of its own (`Rules.forecast`); without one every option is tried: slow,
never wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Generic, TypeVar

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect
from pelagia.core.game import Game
from pelagia.core.state import SILENT, UpTo, state

G = TypeVar("G", bound="Foresighted")
MANY_FORKS = 12  # from then on a search remembers where it has been; most never get there


class Search:
    """What the trials for one answer have found so far."""

    __slots__ = ("forks", "hopeless")

    def __init__(self) -> None:
        self.forks = 0
        self.hopeless: set[Any] = set()  # positions from which no line leads to the goal


@state
class Foresighted(Game):
    """A game in which a step may have to leave something possible."""

    goals: Annotated[list[int], SILENT, UpTo(8)]  # places on the agenda where something must be possible
    blind: Annotated[bool, SILENT] = False  # a trial: nothing unseen is looked at

    def offered(self, choice: Choice[Any], who: int) -> Sequence[Option]:
        options = choice.options(self, who)
        if self.goals and not self.blind and len(options) > 1:  # a single one was found to lead there before
            return Fork(self, who, choice, options, self.goals[0], Search()).leading()
        return options


class Goal(Effect[G]):
    """Waits on the agenda below what must leave something possible."""

    __slots__ = ()

    def needed(self, game: G, who: int) -> Effect[Any]:
        """What must be possible."""
        raise NotImplementedError

    def holds(self, game: G, who: int) -> bool:
        """Whether that is possible now."""
        return self.needed(game, who).can(game, who)

    def run(self, game: G, who: int) -> None:
        game.goals.pop()


def push_goal(game: Foresighted, who: int, goal: Goal[Any], *before: Effect[Any]) -> None:
    """Do these effects in such a way that the goal holds afterwards."""
    game.goals.append(len(game.agenda))
    game.push(who, *before, goal)


def trial(game: G) -> G:
    """A clone to try something on; nothing unseen is looked at in it."""
    clone = game.clone()
    clone.blind = True
    return clone


def empty_trial(game: G) -> G:
    """A clone to try something on, with nothing on its agenda."""
    clone = trial(game)
    clone.agenda, clone.goals = [], []
    return clone


def can_reach(game: Foresighted, who: int, goal: Goal[Any], *before: Effect[Any]) -> bool:
    """Whether some line through these effects leads to the goal."""
    clone = empty_trial(game)
    push_goal(clone, who, goal, *before)
    return reaches(clone, 0, Search())


def reaches(game: Foresighted, depth: int, search: Search) -> bool:
    """Whether some line of play leads to the goal at this place of the agenda, and through all goals above it.

    The game is a clone, and is used up.
    """
    agenda = game.agenda
    while True:
        who, effect = agenda[-1]
        if isinstance(effect, Goal):
            if not effect.holds(game, who):
                return False
            if len(agenda) == depth + 1:
                return True
        if not isinstance(effect, Choice):
            agenda.pop()
            effect.run(game, who)
            continue
        options = effect.options(game, who)
        if len(options) > 1:
            return Fork(game, who, effect, options, depth, search).can_lead()
        agenda.pop()
        if options:
            effect.chosen(game, who, options[0].key)


def settled(game: Foresighted) -> None:
    """Do what needs no choice, up to the first that does; nobody is asked."""
    agenda = game.agenda
    while agenda and not isinstance(agenda[-1][1], Choice):
        who, effect = agenda.pop()
        effect.run(game, who)


class Forecast(Generic[G]):
    """What can be told of the options of a fork without a trial: nothing, unless a game says more."""

    __slots__ = ("fork",)

    def __init__(self, fork: Fork[G]) -> None:
        self.fork = fork

    def is_hopeless(self, option: Option) -> bool:
        """Whether nothing that an option may bring is enough."""
        return False

    def worth_trying(self) -> Sequence[Option]:
        """The options that make a difference, those first that lead to few questions."""
        return self.fork.options

    def position(self) -> Any:
        """All that decides whether the goal can be reached, to try a position only once; None: no telling."""
        return None


class Fork(Generic[G]):
    """A question on the way to a goal, and which of its options lead there."""

    __slots__ = ("choice", "depth", "forecast", "game", "options", "search", "who")

    def __init__(
        self, game: G, who: int, choice: Choice[Any], options: Sequence[Option], depth: int, search: Search
    ) -> None:
        self.game, self.who, self.choice, self.options = game, who, choice, options
        self.depth, self.search = depth, search
        self.forecast: Forecast[G] = (game.rules.forecast or Forecast)(self)

    @property
    def goal(self) -> tuple[int, Goal[Any]]:
        """What must stay possible, and for which seat."""
        who, goal = self.game.agenda[self.depth]
        assert isinstance(goal, Goal)
        return who, goal

    @property
    def waiting(self) -> Sequence[tuple[int, Effect[Any]]]:
        """What is done after the question and before the goal, and by which seat; the last is next."""
        return self.game.agenda[self.depth + 1 : -1]

    def leading(self) -> list[Option]:
        """All options that lead to the goal; nothing happens to the game."""
        told = self.forecast
        return [
            option for option in self.options if not told.is_hopeless(option) and self.leads(trial(self.game), option)
        ]

    def can_lead(self) -> bool:
        """Whether any option leads to the goal; the game is used up."""
        search = self.search
        search.forks += 1
        position = self.forecast.position() if search.forks > MANY_FORKS else None
        if position is None:
            return self._try_all()
        can_lead = position not in search.hopeless and self._try_all()
        if not can_lead:
            search.hopeless.add(position)
        return can_lead

    def _try_all(self) -> bool:
        """The last option needs no clone."""
        told = self.forecast
        *options, last = told.worth_trying()
        for option in options:
            if not told.is_hopeless(option) and self.leads(trial(self.game), option):
                return True
        return not told.is_hopeless(last) and self.leads(self.game, last)

    def leads(self, clone: G, option: Option) -> bool:
        """Whether an option leads to the goal; the clone is used up."""
        clone.agenda.pop()
        self.choice.chosen(clone, self.who, option.key)
        return reaches(clone, self.depth, self.search)
