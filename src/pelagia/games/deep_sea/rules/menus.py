"""What a player does in a turn (DS 4.1 to 4.3): the turn menu, the menu of actions, extra actions."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagia.core.asking import Because, left
from pelagia.core.combinators import AnyOrder, Asking, May, OneOf, Optional, Wording
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.content.card import Crew, Reach, Side, crew_name, told_crew
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.actions import Action, Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.gains import OfCrew, Promote
from pelagia.games.deep_sea.rules.impact import SKIP
from pelagia.games.deep_sea.rules.state import DeepSea, Member, Taken
from pelagia.games.deep_sea.rules.tokens import BY_TOKENS, Ask, has_tokens, token_options

DONE = Option(None, "done", Text("deep-sea-done"))
PASS = Option(("pass",), "pass", Text("deep-sea-pass"))
END = Option(("end",), "end", Text("deep-sea-end"))
ASK_AFTER_TOKEN, ASK_REST = Text("deep-sea-ask-turn-token"), Text("deep-sea-ask-turn-rest")


# Actions


def actions(*parts: Effect[DeepSea]) -> Effect[DeepSea]:
    """D05: each part at most once, in an order chosen as one goes; any part may be left out."""
    return AnyOrder(parts, Optional.ALL, BY_TOKENS)


def one_action(*parts: Effect[DeepSea]) -> Effect[DeepSea]:
    """D05 where at most one of the parts may be done."""
    return OneOf(parts, Optional.ALL, BY_TOKENS)


def extra(part: Action) -> Effect[DeepSea]:
    """D19: an optional action: its options and `skip` (DS 4.3)."""
    return May(part, Asking.HOW, BY_TOKENS)


class ActionWording(Wording):
    """Actions are written by their names, and a menu of them ends with `done`."""

    def part(self, word: Choice[Any], part: Effect[Any]) -> Option:
        return action_option(part)

    def stop(self, word: Choice[Any]) -> Option:
        return SKIP if isinstance(word, May) else DONE

    def ask(self, word: Choice[Any], game: DeepSea, who: int) -> Text:
        only = asked_action(word, game, who)
        if only is not None:
            times = word.parts.count(only) if isinstance(word, AnyOrder) else 1
            return left(only.question(game, who), times)
        if isinstance(word, AnyOrder):
            return left(ASK_ACTION, len(word.parts))
        if not isinstance(word, May):
            return ASK_ONE
        action = word.part
        assert isinstance(action, Action)
        if isinstance(action, Discover) and not action.depths(game):  # the impact instead is asked as such
            question = action.question(game, who)
        else:
            question = Text("deep-sea-ask-extra", what=action.text())
        is_lacking = has_tokens(game, who) and not action.can(game, who)
        return Text("deep-sea-ask-lacking", what=question) if is_lacking else question


def asked_action(word: Effect[DeepSea], game: DeepSea, who: int) -> Ask | None:
    """The action whose ways a menu offers, because no other can be carried out now (DS 4.2)."""
    only = word.only(game, who) if isinstance(word, AnyOrder | OneOf) else None
    return only if isinstance(only, Ask) else None


ASK_ACTION, ASK_ONE = Text("deep-sea-ask-actions"), Text("deep-sea-ask-one-action")


@cache
def action_option(part: Effect[DeepSea]) -> Option:
    name = action_name(part)
    return Option(part, name, Text(f"deep-sea-action-{name.replace('+', '-plus').replace('_', '-')}"))


def action_name(part: Effect[DeepSea]) -> str:
    """The written form of an action in the menu (DS 0.4)."""
    if isinstance(part, Travel):
        return "travel+" if part.tech else "travel"
    if isinstance(part, Conserve):
        return "conserve_depth" if part.reach is Reach.DEPTH else "conserve"
    if isinstance(part, Dive):
        return "dive" if part.n == 1 else f"dive{part.n}"
    return {Sonar: "sonar", Publish: "journal", Discover: "discover", Promote: "promote"}[type(part)]


@effect
class CopyCrew(Choice[DeepSea]):
    """D20: the actions of another own crew member, as it lies (Q16)."""

    def options(self, game: DeepSea, who: int) -> list[Option]:
        crew = game.content.crew
        options = []
        for place, member in enumerate(game.seats[who].crew):
            actions = side(crew[member.model], member).actions
            if actions and not isinstance(actions, CopyCrew):
                options.append(copy_option(who, place, member.model, member.senior))
        return [*options, *token_options(game, who), DONE]

    def chosen(self, game: DeepSea, who: int, key: tuple[Any, ...] | None) -> None:
        if BY_TOKENS.has(key):
            game.push(who, self)
            BY_TOKENS.chosen(game, who, key)
        elif key is not None:
            member = game.seats[who].crew[key[1]]
            actions = side(game.content.crew[member.model], member).actions
            assert actions
            game.tell("copied", seat=who, crew=told_crew(member.model, member.senior), senior=member.senior)
            game.push(who, menu(actions), OfCrew(member.model, member.senior))


@cache
def copy_option(who: int, place: int, model: str, senior: bool) -> Option:
    text = Text("deep-sea-copy", crew=crew_name(model, senior))
    return Option(("copy", place), f"copy {place}", text, (places.crew(who, place),))


def side(crew: Crew, member: Member) -> Side:
    """The visible side of a crew member."""
    return crew.senior if member.senior else crew.junior


@cache
def menu(whole: Effect[DeepSea]) -> Effect[DeepSea]:
    """A single action is a menu of one."""
    return whole if isinstance(whole, AnyOrder | OneOf | CopyCrew) else actions(whole)


# The turn


@effect
class TurnMenu(Choice[DeepSea]):
    """D04: one main, and any number of tokens before, after or instead of it (DS 4.1)."""

    def options(self, game: DeepSea, who: int) -> list[Option]:
        seat = game.seats[who]
        options = self.mains(game, who) if seat.staging and not game.main_used else []
        options += token_options(game, who)
        if not game.main_used and not game.token_used:
            options.append(PASS)
        elif len(seat.tokens) < 2:
            options.append(END)
        return options

    def mains(self, game: DeepSea, who: int) -> list[Option]:
        """What can be activated with a disc: crew members and spaces that have none."""
        seat, content, options = game.seats[who], game.content, []
        for place, member in enumerate(seat.crew):
            if not member.disc and side(content.crew[member.model], member).actions:
                options.append(activate_option(who, place, member.model, member.senior))
        for card, used in seat.journals:
            if not used and content.journals[card].space:
                options.append(space_option(card))
        return options

    def chosen(self, game: DeepSea, who: int, key: tuple[Any, ...]) -> None:
        seat = game.seats[who]
        if BY_TOKENS.has(key):
            game.push(who, self)
            BY_TOKENS.chosen(game, who, key)
        elif key[0] == "activate":
            member = seat.crew[key[1]]
            seat.crew = put(seat.crew, key[1], Member(member.model, member.senior, disc=True))
            game.tell("activated", seat=who, crew=told_crew(member.model, member.senior), senior=member.senior)
            crew = OfCrew(member.model, member.senior)
            self.start(game, who, side(game.content.crew[member.model], member).actions, crew)
        elif key[0] == "space":
            seat.journals = put(seat.journals, seat.journals.index(Taken(key[1])), Taken(key[1], used=True))
            game.tell("space", seat=who, card=Ref(key[1]))
            self.start(game, who, game.content.journals[key[1]].space, Because(key[1]))
        elif key[0] == "pass":
            seat.passed = True
            game.tell("passed", seat=who)

    def start(self, game: DeepSea, who: int, actions: Effect[DeepSea] | None, cause: Effect[DeepSea]) -> None:
        assert actions
        game.seats[who].staging -= 1
        game.main_used = True
        game.push(who, menu(actions), cause, self)

    def prompt(self, game: DeepSea, who: int) -> Text:
        if game.main_used:
            return ASK_REST
        return ASK_AFTER_TOKEN if game.token_used else Choice.prompt(self, game, who)

    def expected(self, game: DeepSea, who: int) -> list[Option]:
        return [PASS, END, *self.mains(game, who)]

    def why_not(self, game: DeepSea, who: int, key: tuple[Any, ...]) -> Text | None:
        seat = game.seats[who]
        if key == PASS.key:
            return Text("deep-sea-why-pass")
        if key == END.key:
            acted = game.main_used or game.token_used
            return Text("deep-sea-why-tokens") if acted and len(seat.tokens) > 1 else None
        if game.main_used:
            return Text("deep-sea-why-main")
        return Text("deep-sea-why-staging") if not seat.staging else None


@cache
def activate_option(who: int, place: int, model: str, senior: bool) -> Option:
    text = Text("deep-sea-activate", crew=crew_name(model, senior))
    return Option(("activate", place), f"activate {place}", text, (places.crew(who, place),))


@cache
def space_option(card: str) -> Option:
    text = Text("deep-sea-space", card=Ref(card))
    return Option(("space", card), f"space {card.removeprefix('J')}", text, (places.journal(card),))


TURN = TurnMenu()
