"""What the worker processes do: everything that touches the rules. Plain data in, plain data out.

A game travels as its packed state, without record and events: loading costs the same in the first round and the last.
Views come back as finished JSON, so that the event loop only passes bytes on.
"""

from __future__ import annotations

import os
import zlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

import orjson

import pelagia
from pelagia import bots
from pelagia.core.decision import Decision, Option
from pelagia.core.errors import BadOption, BadSave, IllegalChoice, PelagiaError
from pelagia.core.game import Game
from pelagia.core.place import Place
from pelagia.core.record import Record
from pelagia.core.rng import Rng, derived, unpacked
from pelagia.core.text import Text
from pelagia.core.view import Own, views
from pelagia.core.why import why_not
from pelagia.engine import packs, patience
from pelagia.engine.difference import difference
from pelagia.engine.everything import everything

Header = Mapping[str, Any]
View = dict[str, Any]
WATCHER = -1  # the seat of a spectator where a number is needed
EVERYBODY = -2  # what all seats know together, when the game is over
MOST_CHOICES = 20_000  # in an uploaded record


@dataclass(frozen=True)
class Refused:
    """An answer, record or option that the rules refuse. Errors with arguments do not survive pickling, this does."""

    code: str
    text: Mapping[str, Any]


@dataclass(frozen=True)
class Position:
    """A game after a call: what is stored, and what everybody gets to see."""

    state: bytes
    public: bytes  # the view of a spectator, as JSON
    own: list[bytes]  # what each seat sees in other places of it: [[path, value], ...] as JSON
    to_move: list[tuple[int, int]]  # seat and number of the open decisions
    scores: list[int]
    winners: list[int]
    events: list[tuple[int, bytes]] = field(default_factory=list)  # only whom (-1: all), JSON
    chances: list[list[Any]] = field(default_factory=list)
    header: dict[str, Any] = field(default_factory=dict)
    choice: tuple[int, int, str] | None = None  # number, seat, written
    can_undo: list[bool] = field(default_factory=list)  # by seat
    revealed: bool = True  # the last choice dealt something, or showed what was hidden
    hasty: bool = False  # a bot had no time to think, or could not
    changes: bytes | None = None  # of `public` since before the choice, as JSON; None: unknown, or too many


@dataclass(frozen=True)
class Step:
    """One choice of a replayed record."""

    choice: tuple[int, int, str]
    before: bytes
    events: int
    chances: int
    scores: list[int]
    revealed: bool


def prepare(folders: Sequence[str]) -> None:
    """Have the rules and the content packs at hand."""
    load_plugins()
    packs.load(folders)
    for name in pelagia.NAMES:
        pelagia.rules(name)


def load_plugins() -> None:
    """Import the modules that PELAGIA_PLUGINS names; they may add bots."""
    for name in filter(None, os.environ.get("PELAGIA_PLUGINS", "").split(",")):
        import_module(name)


def begin(
    name: str, players: int, seed: int | str | None, options: Header, content: str | None = None
) -> Position | Refused:
    """Start a game, with the cards of the box or of a pack; without a seed, one that nobody can guess."""
    try:
        if content is not None and content not in (known := packs.names(name)):
            raise BadOption(name="content", value=content, allowed=", ".join(known))
        game = pelagia.new(name, players, seed, options, packs.find(name, content))
    except PelagiaError as error:
        return _refused(error)
    return _position(game, 0)


def look(header: Header, state: bytes) -> Position:
    """Only the views."""
    return _position(load_state(header, state), 0)


def view(header: Header, state: bytes, seat: int) -> bytes:
    """One view, for a replay; EVERYBODY's is what all seats know together."""
    game = load_state(header, state)
    if seat != EVERYBODY:
        return orjson.dumps(game.view(None if seat == WATCHER else seat))
    return orjson.dumps(everything(game))


def seen(header: Header, states: Sequence[bytes], seat: int) -> list[bytes]:
    """What a seat saw in each of several positions."""
    return [view(header, state, seat) for state in states]


def choose(
    table: str, header: Header, state: bytes, seq: int, seat: int, number: int, written: str
) -> Position | Refused:
    """Answer a decision. `seq` is the number of the next event."""
    game, before = _remembered(table, state) or _loaded(header, state)
    try:
        game.choose(written, seat, number)
    except PelagiaError as error:
        return _refused(error)
    public, own = views(game, before)
    position = _position(game, seq, (public, own), before)
    _remember(table, position.state, game, public)
    return position


def _loaded(header: Header, state: bytes) -> tuple[Game, View]:
    game = load_state(header, state)
    return game, views(game)[0]


# The last games that this worker has moved: often enough the next choice finds its game here. They are known by their
# packed state, so that one which another worker has moved meanwhile is never taken for it.
# Beside each is what everybody has seen of it last.
_games: OrderedDict[str, tuple[bytes, Game, View]] = OrderedDict()
_MOST_GAMES = 500


def _remembered(table: str, state: bytes) -> tuple[Game, View] | None:
    """The game in this state, if it is at hand; whoever takes it must bring it back."""
    known = _games.pop(table, None)
    return known[1:] if known is not None and known[0] == state else None


def _remember(table: str, state: bytes, game: Game, public: View) -> None:
    assert game.record is not None
    game.events, game.record = [], Record(game.record.header)
    _games[table] = (state, game, public)
    if len(_games) > _MOST_GAMES:
        _games.popitem(last=False)


def think(header: Header, state: bytes, seq: int, seat: int, bot: str, salt: str, why: str = "") -> Position:
    """Let a bot choose for a seat: quickly if its time is up, or if it is told why (`late`, `failed`)."""
    game = load_state(header, state)
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    seed = thought(header, salt, seat, decision.number)
    option = None if why else _choice(bot, seed, game, decision)
    if option is None:
        option = _quick_choice(bot, seed, load_state(header, state), decision)
        return _hasty(load_state(header, state), seq, seat, option, why or "late")
    before, _ = views(game)
    game.choose(option, seat, decision.number)
    return _position(game, seq, None, before)


def thought(header: Header, *what: object) -> int:
    """The seed of a bot's own generator: not the game's, the same for the same table, and known to nobody else.

    It comes from the seed of the game, which is a secret until the end unless somebody asked for it.
    """
    return derived(unpacked(header["seed"]), "thought", *what)


def _choice(bot: str, seed: int, game: Game, decision: Decision) -> Option | None:
    """What a bot chooses; None: its time was up."""
    try:
        with patience.thinking():
            return bots.ask(bots.make(bot, seed), game, decision)
    except patience.TimeUp:
        return None


def _quick_choice(bot: str, seed: int, game: Game, decision: Decision) -> Option:
    try:
        with patience.thinking(quickly=True):
            return bots.ask_quickly(bot, seed, game, decision)
    except patience.TimeUp:
        return bots.ask_quickly("greedy", seed, game, decision)


def _hasty(game: Game, seq: int, seat: int, option: Option, why: str) -> Position:
    """The position after a hasty choice, which the log mentions."""
    number = next(decision.number for decision in game.decisions if decision.seat == seat)
    before, _ = views(game)
    game.choose(option, seat, number)
    position = _position(game, seq, None, before)
    said = {
        "seq": seq + len(position.events),
        "number": number,
        "name": f"bot_{why}",
        "args": {"seat": seat},
        "only": None,
        "text": Text(f"server-event-bot-{why}", seat=seat).plain(),
    }
    return replace(position, events=[*position.events, (WATCHER, orjson.dumps(said))], hasty=True)


def check() -> bool:
    """Whether a worker answers."""
    return True


def likeness(header: Header, state: bytes, seat: int) -> bytes:
    """A save of a game that looks the same to a seat, and to which nothing else leads back."""
    game = load_state(header, state).imagined(seat, Rng(0))
    return orjson.dumps({"header": {**header, "seed": 0}, "choices": [], "chance": [], "state": game.to_json()})


def why(
    header: Header, state: bytes, seat: int, place: Place, of: int | None, picked: Sequence[Place]
) -> dict[str, Any] | None:
    """Why a seat cannot choose a place now, and where its question can be answered; None: there is no such place."""
    game = load_state(header, state)
    try:
        return why_not(game, seat, place, of, picked).plain()
    except (LookupError, ValueError):  # pages name places that they are shown; whoever invents one is refused
        return None


def replay(data: bytes) -> tuple[Position, list[Step]] | Refused:
    """Play an uploaded record again, keeping every position on the way."""
    try:
        given = orjson.loads(data)
        record = Record.from_json(given)
        if len(record.choices) > MOST_CHOICES:
            raise BadSave(what="choices")
        pack = packs.find(record.header.get("game"), record.header.get("content"))
        game = pelagia.replay(record, pack, upto=0)
        return _replay(game, record)
    except orjson.JSONDecodeError:
        return _refused(BadSave(what="JSON"))
    except PelagiaError as error:
        return _refused(error)
    except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError, RecursionError):
        return _refused(BadSave(what="record"))  # damage of a kind that the record's own checks do not know


def restore(data: bytes) -> tuple[Position, list[Step]] | Refused:
    """Play the record of a forgotten table again, as far as it went."""
    record = Record.from_json(orjson.loads(data))
    try:
        pack = packs.of_table(record.header["game"], record.header["content"])
        return _replay(pelagia.replay(record, pack, upto=0), record)
    except PelagiaError as error:
        return _refused(error)


def _replay(game: Game, record: Record) -> tuple[Position, list[Step]] | Refused:
    assert game.record is not None
    assert game.events is not None
    steps = []
    for number, seat, written in record.choices:
        before, told, chances = pack_state(game), len(game.events), len(game.record.chance)
        try:
            game.choose(written, seat, number)
        except PelagiaError:
            return _refused(BadSave(what=f"choice {number}"))
        steps.append(Step((number, seat, written), before, told, chances, game.scores, _revealed(game)))
    return _position(game, 0), steps


def _refused(error: PelagiaError) -> Refused:
    text = error.text
    if isinstance(error, IllegalChoice) and "answer" in text.args:
        text = Text(text.id, **{**text.args, "answer": str(text.args["answer"])[:80]})
    return Refused(error.code, text.plain())


def pack_state(game: Game) -> bytes:
    """A game as it is stored: without record and events."""
    return zlib.compress(orjson.dumps(game.to_json()), 1)


def load_state(header: Header, state: bytes) -> Game:
    """The game that was stored."""
    empty = {"header": dict(header), "choices": [], "chance": []}
    pack = packs.of_table(header["game"], header["content"])
    return pelagia.load({**empty, "state": orjson.loads(zlib.decompress(state))}, pack)


def _position(
    game: Game, seq: int, seen: tuple[View, list[list[Own]]] | None = None, before: View | None = None
) -> Position:
    """The position of a game, as it is `seen` now, and was seen before the last choice."""
    assert game.record is not None
    choices = game.record.choices
    shown, own = seen or views(game, before)
    public = orjson.dumps(shown)
    changes = None if before is None else orjson.dumps(difference(before, shown))
    return Position(
        state=pack_state(game),
        public=public,
        own=[orjson.dumps(places) for places in own],
        changes=None if changes is None or len(changes) > len(public) / 2 else changes,
        to_move=[(decision.seat, decision.number) for decision in game.decisions],
        scores=[int(score) for score in game.scores],
        winners=game.winners,
        events=_events(game, seq),
        chances=game.record.chance,
        header=game.record.header,
        choice=choices[-1] if choices else None,
        can_undo=[game.can_undo(seat) for seat in range(game.players)],
        revealed=_revealed(game),
    )


def _revealed(game: Game) -> bool:
    """Whether the last choice is behind a seal, and not only somebody else's."""
    return game.sealed == game.number


def _events(game: Game, seq: int) -> list[tuple[int, bytes]]:
    told = []
    for seq, event in enumerate(game.events or [], seq):  # noqa: B020 - it goes on from where it was
        said = {
            "seq": seq,
            "number": event.number,
            "name": event.name,
            "args": dict(event.args),
            "only": event.only,
            "text": game.rules.event_text(event).plain(),
        }
        told.append((WATCHER if event.only is None else event.only, orjson.dumps(said)))
    return told
