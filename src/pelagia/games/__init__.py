"""The games, and the ways into them: new, load, replay."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec, Protocol, cast, overload

from pelagia.core.combinators import Together
from pelagia.core.decision import is_question
from pelagia.core.effects import Choice
from pelagia.core.errors import BadOption, BadSave, IllegalChoice, PelagiaError, StaleChoice, UnknownGame, WrongVersion
from pelagia.core.game import Game, Rules
from pelagia.core.record import Record
from pelagia.core.rng import MOST_BITS, packed, start, unpacked
from pelagia.core.state import Context
from pelagia.games.migrate import replayable, to_latest
from pelagia.games.outside import GAMES, brought

if TYPE_CHECKING:
    from pelagia.games.typed import DeepSea, Flotilla, NewEden, PearlDivers, UnderwaterCities

    NAMES: tuple[str, ...]

P = ParamSpec("P")

_MODULES = {
    "new-eden": "pelagia.games.new_eden",
    "underwater-cities": "pelagia.games.underwater_cities",
    "deep-sea": "pelagia.games.deep_sea",
    "flotilla": "pelagia.games.flotilla",
    "pearl-divers": "pelagia.games.pearl_divers",
}


class BrokenGame(PelagiaError):
    """A game from outside was installed and cannot be loaded."""


def all_names() -> tuple[str, ...]:
    """All games, those from outside too."""
    return tuple(dict.fromkeys([*_MODULES, *brought(GAMES)]))


def __getattr__(name: str) -> Any:
    """NAMES is put together when it is asked for: looking for games from outside takes a moment."""
    if name == "NAMES":
        return all_names()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def rules(name: str) -> Rules[Any]:
    """Return the rules of a game by its name on the command line."""
    if name in [*_MODULES]:  # a list, since a damaged record may name a game by something unhashable
        ruleset: Rules[Any] = import_module(_MODULES[name]).RULES
        return ruleset
    if name not in [*brought(GAMES)]:
        raise UnknownGame(name=str(name), known=", ".join(all_names()))
    return _from_outside(name)


@cache
def _from_outside(name: str) -> Rules[Any]:
    point = brought(GAMES)[name]
    try:
        ruleset = point.load()
    except Exception as cause:  # whatever another's module does when it is imported
        raise BrokenGame(name=name, what=f"{type(cause).__name__}: {cause}") from cause
    if not isinstance(ruleset, Rules) or ruleset.name != name:
        raise BrokenGame(name=name, what=f"{point.value}: {ruleset!r:.80}")
    return ruleset


def listed() -> list[str]:
    """The games of the lobby: all but the example of the guide."""
    return [name for name in all_names() if rules(name).listed]


class _New(Protocol[P]):
    """`new` for type checkers: which name gives which game."""

    @overload
    def __call__(self, name: Literal["new-eden"], /, *args: P.args, **kw: P.kwargs) -> NewEden: ...
    @overload
    def __call__(self, name: Literal["underwater-cities"], /, *args: P.args, **kw: P.kwargs) -> UnderwaterCities: ...
    @overload
    def __call__(self, name: Literal["deep-sea"], /, *args: P.args, **kw: P.kwargs) -> DeepSea: ...
    @overload
    def __call__(self, name: Literal["flotilla"], /, *args: P.args, **kw: P.kwargs) -> Flotilla: ...
    @overload
    def __call__(self, name: Literal["pearl-divers"], /, *args: P.args, **kw: P.kwargs) -> PearlDivers: ...
    @overload
    def __call__(self, name: str, /, *args: P.args, **kw: P.kwargs) -> Game: ...


def _by_name(function: Callable[Concatenate[str, P], Game]) -> _New[P]:
    return cast("_New[P]", function)


@_by_name
def new(
    name: str,
    players: int,
    seed: int | str | None = 0,
    options: Mapping[str, Any] | None = None,
    content: Any = None,
    script: list[list[Any]] | None = None,
    watched: bool = True,
) -> Game:
    """Start a game. The same seed and choices give the same game on every machine.

    A seed is a number, or the hexadecimal digits that a record has for a wide one. None draws 128 bits that nobody can
    guess; one of up to 64 bits can be worked out by whoever has seen enough of the game.

    `script` are known outcomes of chance, in order. A game that is not watched keeps neither record nor events.
    """
    ruleset = rules(name)
    if type(players) is not int or players not in ruleset.players:
        raise BadOption(name="players", value=str(players), allowed=f"{ruleset.players[0]}-{ruleset.players[-1]}")
    number = 2**64 + secrets.randbits(128) if seed is None else _seed(seed)  # wide, whatever comes
    full = _options(ruleset, options or {})
    content = content or ruleset.content
    header = {
        "game": name,
        "rules": ruleset.version,
        "content": content.name,
        "players": players,
        "options": full,
        "seed": packed(number),
    }
    game = ruleset.state(
        rules=ruleset,
        content=content,
        players=players,
        agenda=[(0, ruleset.setup)],
        chance=start(number),
        events=[] if watched else None,
        record=Record(header, script=[*reversed(script or [])]) if watched or script else None,
        **ruleset.begin(players, full, content),
    )
    game.advance()
    return cast(Game, game)


def _seed(given: Any) -> int:
    try:
        number = unpacked(given)
    except ValueError:
        number = None
    if number is None or number.bit_length() > MOST_BITS:
        raise BadOption(name="seed", value=str(given)[:80], allowed="0, 1, 2 ...")
    return number


def _options(ruleset: Rules[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    full = {name: allowed[0] for name, allowed in ruleset.options.items()}
    for name, value in given.items():
        if name not in ruleset.options:
            raise BadOption(name="options", value=str(name), allowed=", ".join(ruleset.options))
        allowed = ruleset.options[name]
        if not any(value == choice and type(value) is type(choice) for choice in allowed):
            raise BadOption(name=name, value=str(value), allowed=", ".join(map(str, allowed)))
        full[name] = value
    return full


def load(data: Any, content: Any = None) -> Game:
    """Return the game that `save` gave, at the same decision. One of earlier rules goes on with these."""
    record = Record.from_json(data)
    ruleset = rules(record.header.get("game", ""))
    try:
        known = record.header
        record.header, state = to_latest(ruleset, known, data.get("state"))
        content = _check(record, content)
        context = Context({**ruleset.names, **ruleset.renamed}, {"rules": ruleset, "content": content})
        game: Game = ruleset.state.from_json(state, context)
        game.record, game.events = record, []
        earlier = record.header != known  # whose question may be one that these rules need not ask
        if game.agenda and not earlier and not _waits(game):
            raise BadSave(what="agenda")
        game.advance()
    except _IMPOSSIBLE as cause:
        raise BadSave(what="state") from cause
    return game


def replay(record: Record, content: Any = None, upto: int | None = None) -> Game:
    """Play a record again, whole or its first choices, and return the game. It takes the rules that it began with."""
    content = _check(record, content)
    header = record.header
    replayable(rules(header["game"]), header)
    try:
        seed = _seed(header["seed"])
        game: Game = new(header["game"], header["players"], seed, header["options"], content, record.chance)
        for number, seat, written in record.choices[:upto]:
            game.choose(written, seat, number)
    except (IllegalChoice, StaleChoice, *_IMPOSSIBLE) as cause:
        raise BadSave(what="record") from cause
    return game


def _waits(game: Game) -> bool:
    """Whether somebody is asked. A game is saved only then, so that loading it never runs what a damaged save says."""
    who, effect = game.agenda[-1]
    if isinstance(effect, Together):
        seats, choice = [seat for seat, answer in enumerate(game.answers) if not answer], effect.choice
    elif isinstance(effect, Choice):
        seats, choice = [who], effect
    else:
        return False
    return any(is_question(game.offered(choice, seat), choice.asks_always) for seat in seats)


# What the rules raise on a state or record that no game can have led to.
_IMPOSSIBLE = (ArithmeticError, AttributeError, LookupError, RuntimeError, StopIteration, TypeError, ValueError)


def _check(record: Record, content: Any) -> Any:
    """Make sure that a save or record belongs to the rules and content at hand; return the content."""
    header = record.header
    ruleset = rules(header.get("game", ""))
    content = content or ruleset.content
    if (header.get("rules"), header.get("content")) != (ruleset.version, content.name):
        theirs = f"{header.get('rules')} ({header.get('content')})"
        raise WrongVersion(game=ruleset.name, theirs=theirs, ours=f"{ruleset.version} ({content.name})")
    return content
