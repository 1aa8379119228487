"""Dive tokens (DS 14), and the one way in which every choice of a turn offers them (DS 4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

from pelagia.core.asking import Because
from pelagia.core.combinators import Interlude, May, Seq
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Said, Text
from pelagia.games.deep_sea.content.card import INGENUITY, DiveToken, bundle_text
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.impact import SKIP, WAIVE
from pelagia.games.deep_sea.rules.state import TRACK, DeepSea
from pelagia.games.deep_sea.rules.supplies import Research

RESEARCH, EFFECT = "research", "effect"


def token_options(game: DeepSea, who: int) -> list[Option]:
    """Both sides of every token in hand, the effect if it can be carried out now."""
    options = []
    for token in game.seats[who].tokens:
        definition = game.content.tokens[token]
        options.append(token_option(definition, RESEARCH))
        if definition.effect and definition.effect.can(game, who):
            options.append(token_option(definition, EFFECT))
    return options


@cache
def token_option(token: DiveToken, side: str) -> Option:
    what = token.effect.text() if side == EFFECT and token.effect else bundle_text(f"K{token.research}")
    text = Text("deep-sea-use-token", token=Ref(token.id), what=what)
    return Option(("token", token.id, side), f"token {token.id} {side}", text, (places.token(token.id),))


def use_token(game: DeepSea, who: int, token: str, side: str) -> Effect[DeepSea]:
    """Discard a token, and return what it gives."""
    seat = game.seats[who]
    seat.tokens = tuple(held for held in seat.tokens if held != token)
    game.discard += (token,)
    game.token_used = True
    game.tell("token", seat=who, token=Ref(token), side=Said(side, side_text))
    definition = game.content.tokens[token]
    return definition.effect if side == EFFECT and definition.effect else Research(definition.research)


@effect
class Tokens(Interlude[DeepSea]):
    """Tokens may be used between actions, and in the middle of one that they help (DS 4.3)."""

    def around(
        self, game: DeepSea, who: int, word: Choice[Any], own: Sequence[Option], stop: Sequence[Option]
    ) -> list[Option]:
        if isinstance(word, May):  # its action offers those that help
            return [*own, *stop] if own else []
        return [*own, *token_options(game, who), *stop]

    def has(self, key: Any) -> bool:
        return isinstance(key, tuple) and key[0] == "token"

    def chosen(self, game: DeepSea, who: int, key: Any) -> None:
        _, token, side = key
        game.push(who, use_token(game, who, token, side), Because(token))


BY_TOKENS = Tokens()


class Bonus(Effect[DeepSea]):
    """Marks an effect that is no action, so that a token can give it in the middle of one."""

    __slots__ = ()


def is_bonus(effect: Effect[Any]) -> bool:
    return isinstance(effect, Bonus | Seq)


class Ask(Choice[DeepSea]):
    """A choice of a turn: what one can do with what one has (`ways`), and the tokens that would make it more.

    A token is discarded, its side happens, and the choice is asked again: it ends, since tokens do.
    """

    __slots__ = ()
    is_action: ClassVar[bool] = False
    decline: ClassVar[Option] = SKIP  # where nothing can be done without a token

    def ways(self, game: DeepSea, who: int) -> Sequence[Option]:
        """The options without tokens."""
        raise NotImplementedError

    def act(self, game: DeepSea, who: int, key: Any) -> None:
        """Act on an option that is no token."""
        raise NotImplementedError

    def question(self, game: DeepSea, who: int) -> Text:
        """Say what is asked, where there is something to choose."""
        return Choice.prompt(self, game, who)

    def can(self, game: DeepSea, who: int) -> bool:
        return bool(self.ways(game, who))

    def at_once(self, game: DeepSea, who: int) -> list[Option]:
        """The ways to do the only action that is left (DS 4.2); the menu offers all tokens, and to be done."""
        return [option for option in self.ways(game, who) if option is not SKIP and option is not WAIVE]

    def options(self, game: DeepSea, who: int) -> Sequence[Option]:
        options = self.ways(game, who)
        helpful = helping(self, game, who) if has_tokens(game, who) else []
        if not helpful:
            return options
        real = [option for option in options if option is not SKIP and option is not WAIVE]
        return [*real, *helpful, *(options[len(real) :] if options else (self.decline,))]

    def chosen(self, game: DeepSea, who: int, key: Any) -> None:
        if BY_TOKENS.has(key):
            game.push(who, self)
            BY_TOKENS.chosen(game, who, key)
        else:
            self.act(game, who, key)

    def prompt(self, game: DeepSea, who: int) -> Text:
        question = self.question(game, who)
        is_lacking = has_tokens(game, who) and not self.can(game, who)
        return Text("deep-sea-ask-lacking", what=question) if is_lacking else question

    def expected(self, game: DeepSea, who: int) -> list[Option]:
        tokens = game.content.tokens.values()
        return [
            token_option(token, side) for token in tokens for side in (RESEARCH, *([EFFECT] if token.effect else []))
        ]

    def why_not(self, game: DeepSea, who: int, key: tuple[str, str, str]) -> Text | None:
        _, token, side = key
        if token not in game.seats[who].tokens:
            return Text("deep-sea-why-no-token", token=Ref(token))
        if game.turn != who:
            return Text("deep-sea-why-token-turn")
        effect = game.content.tokens[token].effect
        is_action = side == EFFECT and effect is not None and not is_bonus(effect)
        return Text("deep-sea-why-token-action" if is_action else "deep-sea-why-token-here", token=Ref(token))


def has_tokens(game: DeepSea, who: int) -> bool:
    """Whether a player has tokens and may use them: in a turn of one's own (Q30)."""
    return game.turn == who and bool(game.seats[who].tokens)


# Which tokens help


class Lift(NamedTuple):
    """What a choice can lack and a token can give."""

    discs: int = 0
    research: int = 0
    ingenuity: int = 0  # steps

    def plus(self, other: Lift) -> Lift:
        return Lift(self.discs + other.discs, self.research + other.research, self.ingenuity + other.ingenuity)


Lifts = list[Lift]
NOTHING, ALL = Lift(), Lift(TRACK, TRACK, TRACK)
MOST_TRIALS = 200  # positions; what lies beyond is not foreseen


def helping(ask: Ask, game: DeepSea, who: int) -> list[Option]:
    """The sides of tokens that give a choice more options, by themselves or with sides of the other tokens."""
    trial = Trial(ask, game, who)
    if trial.ways(ALL) == trial.ways(NOTHING):
        return []
    sides = {token: lifts(game, who, token) for token in game.seats[who].tokens}
    options = []
    for token, given in sides.items():
        others = [NOTHING]
        for more in (more for other, more in sides.items() if other != token):
            kinds = [NOTHING, *(lift for each in more.values() for lift in each)]
            others = [*dict.fromkeys(lift.plus(other) for lift in kinds for other in others)]
        for side, each in given.items():
            if any(trial.ways(lift.plus(other)) - trial.ways(other) for lift in each for other in others):
                options.append(token_option(game.content.tokens[token], side))
    return options


class Trial:
    """A clone, to see what a choice would offer to a player who had more."""

    def __init__(self, ask: Ask, game: DeepSea, who: int) -> None:
        self.ask, self.game, self.who = ask, game.clone(), who
        self.before = has(game, who)
        self.known: dict[Lift, set[str]] = {}

    def ways(self, lift: Lift) -> set[str]:
        """The options without tokens, after a lift."""
        if lift not in self.known:
            seat, now = self.game.seats[self.who], self.before.plus(lift)
            seat.staging, seat.research = max(0, now.discs), min(max(0, now.research), TRACK)
            seat.tracks = put(seat.tracks, INGENUITY, min(now.ingenuity, TRACK))
            self.known[lift] = {option.written for option in self.ask.ways(self.game, self.who)}
        return self.known[lift]


def has(game: DeepSea, who: int) -> Lift:
    seat = game.seats[who]
    return Lift(seat.staging, seat.research, seat.tracks[INGENUITY])


def lifts(game: DeepSea, who: int, token: str) -> dict[str, Lifts]:
    """What the sides of a token can give now; an action waits until the one before it is complete."""
    definition = game.content.tokens[token]
    effect = definition.effect
    by_side = {RESEARCH: [Lift(research=definition.research)]}
    if effect and is_bonus(effect) and effect.can(game, who):
        by_side[EFFECT] = given(game, who, effect)
    return by_side


def given(game: DeepSea, who: int, effect: Effect[DeepSea]) -> Lifts:
    """All that an effect can give, found by trying its choices; an action that it brings is not tried."""
    gains: dict[Lift, None] = {}
    before, waiting = has(game, who), [blind(game, who, effect)]
    for _ in range(MOST_TRIALS):
        if not waiting:
            break
        trial = waiting.pop()
        decision = trial.decision
        if decision and decision.seat == who and isinstance(decision.effect, Ask) and not decision.effect.is_action:
            for option in decision.options:
                more = trial.clone()
                more.choose(option)
                waiting.append(more)
        else:
            gains[Lift(*(now - then for now, then in zip(has(trial, who), before, strict=True)))] = None
    return [*gains]


def blind(game: DeepSea, who: int, effect: Effect[DeepSea]) -> DeepSea:
    """A clone in which nothing hidden is left, so that no trial gives it away, with nothing but an effect to do."""
    trial = game.doing(who, effect)
    trial.piles, trial.dives = [[] for _ in trial.piles], ("",) * len(trial.dives)
    trial.bag, trial.deck, trial.seats[who].tokens = [], [], ()
    trial.advance()
    return trial


def side_text(side: str) -> Text:
    return Text(f"deep-sea-side-{side}")
