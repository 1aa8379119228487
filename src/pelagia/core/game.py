"""A game: plain state plus an agenda of effects that are still to be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, NamedTuple, Self, TypeVar

from pelagia.core.decision import Decision, Option, is_question
from pelagia.core.effects import Answered, Choice, Effect, Together
from pelagia.core.errors import IllegalChoice, StaleChoice
from pelagia.core.record import Record
from pelagia.core.rng import Dealer, Rng
from pelagia.core.state import APART, SHARED, SILENT, WIDE, State, state
from pelagia.core.text import Text
from pelagia.core.view import imagined, view

G = TypeVar("G", bound="Game")


Item = tuple[int | None, str, str]  # seat (None: the whole table), group, identifier


class Event(NamedTuple):
    """Something that happened, for log and animation. `only` is the one seat that may know it; None: all."""

    number: int  # how many choices had been made
    name: str
    args: Mapping[str, Any]
    only: int | None


@dataclass(frozen=True)
class Rules(Generic[G]):
    """What the core must know of a game; everything else is effects."""

    name: str
    version: int
    players: range
    options: Mapping[str, Sequence[Any]]  # of a new game, with the allowed values; the first is the default
    state: type[G]
    names: Mapping[str, type]  # the classes that may wait on the agenda
    content: Any  # the box
    load_content: Callable[[str], Any]  # the box with a pack from a folder
    begin: Callable[[int, Mapping[str, Any], Any], Mapping[str, Any]]  # fields of a new game: players, options, content
    setup: Effect[G]  # the first effect of the game
    view: Callable[[G, int | None], Any]
    deal_anew: Callable[[G, int, Dealer], None]  # everything that is hidden from a seat
    scores: Callable[[G], list[int]]
    winners: Callable[[G], list[int]]
    value: Callable[[G, int], Mapping[str, float]]  # how good a position is for a seat, part by part
    event_text: Callable[[Event], Text | None]
    # For the balance report (docs/new-game.md, step 12).
    items: Callable[[G], Sequence[Item]] = lambda game: ()  # what each seat has
    figures: Callable[[G], Sequence[tuple[str, float]]] = lambda game: ()  # numbers whose mean is of interest
    plans: Mapping[str, Callable[[G, Decision], Sequence[Option]]] = field(default_factory=dict)  # options they allow
    spares: Callable[[G, Option, str], bool] = lambda game, option, item: False  # it names the item, but gives it not
    listed: bool = True  # in the lobby and in lists of games
    # By version of the rules: what makes of a state as JSON data the same of the next version.
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)


@state
class Game(State):
    """The engine. A game adds its own plain fields; `choose` is the only door into its rules."""

    rules: Annotated[Rules[Any], SHARED]
    content: Annotated[Any, SHARED]
    players: int  # how many people or bots choose; a seat beyond them is an automaton and takes the first option
    agenda: Annotated[list[tuple[int, Effect[Any]]], SILENT]  # the last is next
    answers: Annotated[list[str], SILENT]  # to an open `together`, by seat; "" is none yet
    chance: Annotated[int, SILENT, WIDE]  # the random generator
    number: Annotated[int, SILENT] = 0  # choices made
    chooser: Annotated[int, SILENT] = -1  # who made the last of them
    sealed: Annotated[int, SILENT] = 0  # choices below this number can not be taken back
    decisions: Annotated[tuple[Decision, ...], SHARED] = ()  # all that are open
    events: Annotated[list[Event] | None, APART] = None
    record: Annotated[Record | None, APART] = None

    @property
    def decision(self) -> Decision | None:
        """The first open decision; None when the game is over."""
        return self.decisions[0] if self.decisions else None

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return [] if self.decisions else self.rules.winners(self)

    def push(self, who: int, *effects: Effect[Any]) -> None:
        """Put effects on the agenda; the first given is the first done, and all before what was there."""
        for effect in reversed(effects):
            self.agenda.append((who, effect))

    def from_seat(self, seat: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [*range(seat, len(self.answers)), *range(seat)]

    def tell(self, event: str, /, only: int | None = None, **args: Any) -> None:
        """Report something that happened. Clones do not listen."""
        if self.events is not None:
            self.events.append(Event(self.number, event, args, only))

    def seal(self) -> None:
        """Something hidden was revealed, or chance decided: no choice up to here can be taken back."""
        self.sealed = self.number

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat may take back the last choice: it was its own, and nothing was revealed since."""
        return self.chooser == seat and self.number > self.sealed

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place by the game's own generator, or as the record says while it is replayed."""
        rng = Rng(self.chance)
        rng.shuffle(items)
        self.chance = rng.state
        self.seal()
        if self.record is not None:
            self.record.witness(items)

    def advance(self) -> None:
        """Do all that needs no choice, up to the next decision or the end."""
        agenda = self.agenda
        while agenda:
            who, effect = agenda[-1]
            if effect.automatic:
                agenda.pop()
                effect.run(self, who)
            elif isinstance(effect, Choice):
                options = effect.options(self, who)
                if options and who < self.players and is_question(options, effect.asks_always):
                    self.decisions = (Decision(self.number, who, effect, effect.prompt(self, who), options),)
                    return
                agenda.pop()
                if options:
                    effect.chosen(self, who, options[0].key)
            elif isinstance(effect, Together) and self._ask_all(effect.choice):
                return
        self.decisions = ()

    def choose(self, answer: Option | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer an open decision, with an option or its written form: the first one, or that of a seat or number.

        IllegalChoice or StaleChoice say what is wrong; then nothing has changed.
        """
        for decision in self.decisions:
            if (seat is None or seat == decision.seat) and (number is None or number == decision.number):
                break
        else:
            raise StaleChoice()
        who, effect = decision.seat, decision.effect
        option = decision.find(answer)
        if option is None:
            written = answer.written if isinstance(answer, Option) else str(answer)
            offered = ", ".join(option.written for option in decision.options)
            raise IllegalChoice(effect.why_not(self, who, written), answer=written, offered=offered)
        if self.record is not None:
            self.record.note(decision.number, who, option.written)
        if self.agenda[-1][1] is not effect:  # one of several secret answers: nothing happens before all have come
            self.answers[who], self.chooser = option.written, -1
            self.decisions = tuple(one for one in self.decisions if one is not decision)
        else:
            self.agenda.pop()
            if self.chooser != who:
                self.chooser, self.sealed = who, self.number
            self.number, self.decisions = self.number + 1, ()
            effect.chosen(self, who, option.key)
        if not self.decisions:
            self.advance()

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat may see, as JSON data; None is a spectator."""
        return view(self, seat)

    def imagined(self, seat: int, rng: Rng) -> Self:
        """Return a clone in which everything hidden from a seat is dealt anew."""
        return imagined(self, seat, rng)

    def save(self) -> dict[str, Any]:
        """Return the whole game as JSON data, in the middle of any effect. It holds secrets."""
        assert self.record is not None, "a clone has no record to save"
        return {**self.record.to_json(), "state": self.to_json()}

    def back_to(self, earlier: Self) -> Self:
        """Give record and events to an earlier clone, which goes on from where it is. The border is `can_undo`."""
        kept = self.events and [event for event in self.events if event.number <= earlier.number]
        earlier.record, earlier.events = self.record, kept
        if earlier.record is not None:
            earlier.record.choices = [choice for choice in earlier.record.choices if choice[0] < earlier.number]
        return earlier

    def _ask_all(self, choice: Choice[Any]) -> bool:
        """Ask every seat that has not answered; when all have, put their answers on the agenda."""
        number = self.number
        asked: list[Decision] = []
        given: list[tuple[int, Effect[Any]]] = []
        for seat, answer in enumerate(self.answers):
            options = choice.options(self, seat)
            must_ask = seat < self.players and is_question(options, choice.asks_always)
            decision = Decision(number, seat, choice, choice.prompt(self, seat), options)
            if must_ask and not answer:
                asked.append(decision)
            elif option := decision.find(answer or options[0]) if options else None:
                given.append((seat, Answered(choice, option.key)))
            number += must_ask
        self.decisions = tuple(asked)
        if not asked:
            self.agenda[-1:] = reversed(given)
            self.number, self.chooser, self.sealed = number, -1, number
            self.answers = [""] * len(self.answers)
        return bool(asked)
