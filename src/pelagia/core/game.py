"""A game: plain state plus an agenda of effects that are still to be done."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, NamedTuple, Self, TypeVar

from pelagia.core.actions import Actions, Verb, actions
from pelagia.core.aim import Aim, contest
from pelagia.core.asking import asked
from pelagia.core.combinators import Answered, Together, Wording
from pelagia.core.decision import Decision, Option, is_question
from pelagia.core.effects import Choice, Effect
from pelagia.core.errors import IllegalChoice, NoPacks, StaleChoice
from pelagia.core.lesson import Lesson
from pelagia.core.marks import Face, plain_face
from pelagia.core.observation import information, observation, observation_bounds
from pelagia.core.place import Place
from pelagia.core.record import Record
from pelagia.core.rng import Dealer, Rng
from pelagia.core.state import APART, SHARED, SILENT, WIDE, State, put, state
from pelagia.core.tally import Source
from pelagia.core.text import Text, plain_value, worded
from pelagia.core.view import View, imagined, view

G = TypeVar("G", bound="Game")
E = TypeVar("E", bound=Effect[Any])


Item = tuple[int | None, str, str]  # seat (None: the whole table), group, identifier


class Event(NamedTuple):
    """Something that happened, for log and animation. `only` is the one seat that may know it; None: all."""

    number: int  # how many choices had been made
    name: str
    said: Mapping[str, Any]  # references, texts, enumerations, numbers, tuples of these, or `Said`
    only: int | None

    @property
    def args(self) -> dict[str, Any]:
        """What is said, as JSON data: references as identifiers, enumerations by name."""
        return {name: plain_value(arg) for name, arg in self.said.items()}


def no_packs(folder: str) -> Any:
    """What a game without content packs says to one."""
    raise NoPacks()


@dataclass(frozen=True)
class Rules(Generic[G]):
    """What the core must know of a game; everything else is effects."""

    name: str
    version: int
    players: range
    options: Mapping[str, Sequence[Any]]  # of a new game, with the allowed values; the first is the default
    state: type[G]
    names: Mapping[str, type]  # the classes that may wait on the agenda
    content: Any  # the box; its `codes` number every name that the state may hold, "" is 0
    begin: Callable[[int, Mapping[str, Any], Any], Mapping[str, Any]]  # fields of a new game: players, options, content
    setup: Effect[G]  # the first effect of the game
    view: Callable[[G], Any]  # the table; what seats see differently is a `secret` in it
    deal_anew: Callable[[G, int, Dealer], None]  # everything that is hidden from a seat
    scores: Callable[[G], list[int]]
    winners: Callable[[G], list[int]]
    value: Callable[[G, int], Mapping[str, float]]  # how good a position is for a seat, part by part; it plays nothing
    load_content: Callable[[str], Any] = no_packs  # the box with a pack from a folder
    wording: Wording = field(default_factory=Wording)  # of the choices that the words of `combinators` ask for
    features: Any = None  # for judges that learn: `games.opinions.Features`
    # Why a place is not on offer, as far as the table shows; for places of which the open choice says nothing.
    why_place: Callable[[G, Decision, Place], Text | None] = lambda game, decision, place: None
    # For bots that play a turn to its end.
    turns: tuple[type[Choice[Any]], ...] = ()  # choices that begin a turn
    replies: tuple[type[Choice[Any]], ...] = ()  # choices that are answered in the middle of anybody's turn
    whole: Any = None  # `games.opinions.Whole`, if `value` is meant for the ends of turns only
    # For the balance report (docs/new-game.md, step 9).
    items: Callable[[G], Sequence[Item]] = lambda game: ()  # what each seat has
    figures: Callable[[G], Sequence[tuple[str, float]]] = lambda game: ()  # numbers whose mean is of interest
    plans: Mapping[str, Callable[[G, Decision], Sequence[Option]]] = field(default_factory=dict)  # options they allow
    # Whether an option of a decision names an item, but does not give it.
    spares: Callable[[G, Decision, Option, str], bool] = lambda game, decision, option, item: False
    # For programs that learn: with which verbs each choice is answered (core/actions.py).
    verbs: Mapping[type, Sequence[Verb]] = field(default_factory=dict)
    face: Callable[[Any], Face] = plain_face  # what is drawn on a piece of content
    idle: Callable[[int], Collection[str]] = lambda players: ()  # options that change nothing for this many players
    aim: Callable[[G], Aim] = contest  # what is to be reached, and how it ended
    pack: Any = None  # `games.packs.Pack`: how packs are read and written, for those who make them
    tally: Callable[[G], Sequence[Source]] = lambda game: ()  # where the points of a game that is over came from
    listed: bool = True  # in the lobby and in lists of games
    lesson: Lesson[G] | None = None  # a first game that teaches
    forecast: Callable[[Any], Any] | None = None  # what it can tell of a fork without a trial (core/lookahead.py)
    # By version of the rules: what makes of a state as JSON data the same of the next version.
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    renamed: Mapping[str, Callable[..., Any]] = field(default_factory=dict)  # what older saves call otherwise

    def event_text(self, event: Event) -> Text:
        """The log line of an event: `new-eden-event-rows-fell`. Pieces and seats are named where it is rendered."""
        args = {name: worded(arg) for name, arg in event.said.items()}
        return Text(f"{self.name}-event-{event.name.replace('_', '-')}", **args)


@state
class Game(State):
    """The engine. A game adds its own plain fields; `choose` is the only door into its rules."""

    rules: Annotated[Rules[Any], SHARED]
    content: Annotated[Any, SHARED]
    players: int  # how many people or bots choose; a seat beyond them is an automaton and takes the first option
    agenda: Annotated[list[tuple[int, Effect[Any]]], SILENT]  # the last is next
    answers: Annotated[tuple[str, ...], SILENT]  # to an open `together`, by seat; "" is none yet
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

    @property
    def tally(self) -> Sequence[Source]:
        """Where the points came from; empty while the game goes on."""
        return () if self.decisions else self.rules.tally(self)

    def push(self, who: int, *effects: Effect[Any]) -> None:
        """Put effects on the agenda; the first given is the first done, and all before what was there."""
        agenda = self.agenda
        if len(effects) == 1:  # nearly always
            agenda.append((who, effects[0]))
        else:
            agenda += [(who, effect) for effect in effects[::-1]]

    def later(self, depth: int, who: int, effect: Effect[Any]) -> None:
        """Put an effect below all that was pushed since `depth` was the length of the agenda.

        For what must wait until compulsory steps are done that come of the same event.
        """
        self.agenda.insert(depth, (who, effect))

    def to_come(self, who: int, kind: type[E]) -> list[E]:
        """What of a kind waits for a seat, the next first: to say or foresee what is to come. No rule depends on it."""
        return [effect for seat, effect in self.agenda[::-1] if seat == who and isinstance(effect, kind)]

    @property
    def depth(self) -> int:
        """How much waits on the agenda, for `later`."""
        return len(self.agenda)

    def offered(self, choice: Choice[Any], who: int) -> Sequence[Option]:
        """The options of a choice. A game that looks ahead leaves out those after which it can not go on."""
        return choice.options(self, who)

    def asked(self, choice: Choice[Any], who: int) -> Text:
        """What the next choice asks a seat: because of what, and how often it will be asked in a row."""
        return asked(self, choice, who)

    def from_seat(self, seat: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [(seat + step) % len(self.answers) for step in range(len(self.answers))]

    def tell(self, event: str, /, only: int | None = None, **args: Any) -> None:
        """Report something that happened: `tell("built", kind=KIND, site=Ref(site))`. Clones do not listen."""
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

    def advance(self, before: tuple[type[Choice[Any]], ...] = ()) -> None:
        """Do all that needs no choice, up to the next decision or the end.

        Searches stop `before` some choices: nobody is asked, and no options are listed.
        """
        agenda = self.agenda
        while agenda:
            who, effect = agenda[-1]
            if isinstance(effect, Choice):
                if before and isinstance(effect, before):
                    break
                options = self.offered(effect, who)
                if (n := len(options)) and who < self.players and (n > 1 or is_question(options, effect.asks_always)):
                    self.decisions = (Decision(self.number, who, effect, options),)
                    return
                agenda.pop()
                if n:
                    effect.chosen(self, who, options[0].key)
            elif type(effect) is not Together:  # asked for each effect, and much faster than isinstance
                agenda.pop()
                effect.run(self, who)
            elif self._ask_all(effect.choice):
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
            raise IllegalChoice(decision.why_not(self, written), answer=written, offered=offered)
        if self.record is not None:
            self.record.note(decision.number, who, option.written)
        if self.agenda[-1][1] is not effect:  # one of several secret answers: nothing happens before all have come
            self.answers, self.chooser = put(self.answers, who, option.written), -1
            self.decisions = tuple(other for other in self.decisions if other is not decision)
        else:
            self.agenda.pop()
            if self.chooser != who:
                self.chooser, self.sealed = who, self.number
            self.number, self.decisions = self.number + 1, ()
            effect.chosen(self, who, option.key)
        if not self.decisions:
            self.advance()

    def view(self, seat: int | None) -> View[Any]:
        """Return all that a seat may see, as JSON data; None is a spectator."""
        return view(self, seat)

    def observation(self, seat: int) -> array[int]:
        """Return what a seat may know as 16-bit integers, for programs that learn: always equally many."""
        return observation(self, seat)

    @property
    def observation_bounds(self) -> tuple[array[int], array[int]]:
        """The least and the greatest value of every number of an observation."""
        return observation_bounds(self)

    def information(self, seat: int) -> str:
        """Return all that a seat was told and has chosen, and what it knows now; for games that keep a log."""
        return information(self, seat)

    def keep_log(self, of: Self) -> Self:
        """Take over record and events of a game of which this is a clone, and go on with them: clones keep none."""
        self.record = of.record and of.record.copy()
        self.events = None if of.events is None else [*of.events]
        return self

    @property
    def actions(self) -> Actions:
        """All that can ever be chosen in this game, numbered."""
        return actions(self)

    def doing(self, who: int, *effects: Effect[Any]) -> Self:
        """Return a clone with nothing to do but these effects, to see what becomes of them."""
        clone = self.clone()
        clone.agenda = []
        clone.push(who, *effects)
        return clone

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
        opened: list[Decision] = []
        given: list[tuple[int, Effect[Any]]] = []
        for seat, answer in enumerate(self.answers):
            options = self.offered(choice, seat)
            must_ask = seat < self.players and is_question(options, choice.asks_always)
            decision = Decision(number, seat, choice, options)
            if must_ask and not answer:
                opened.append(decision)
            elif option := decision.find(answer or options[0]) if options else None:
                given.append((seat, Answered(choice, option.key)))
            number += must_ask
        self.decisions = tuple(opened)
        if not opened:
            self.agenda[-1:] = reversed(given)
            self.number, self.chooser, self.sealed = number, -1, number
            self.answers = ("",) * len(self.answers)
        return bool(opened)
