"""What a player does in a turn (DS 4.1 to 4.3): the turn menu, the menu of actions, extra actions."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, ClassVar

from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect, message
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.content.card import Crew, Reach, Side, crew_name
from pelagia.games.deep_sea.rules.actions import Action, Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.gains import Promote
from pelagia.games.deep_sea.rules.impact import SKIP
from pelagia.games.deep_sea.rules.state import DeepSea, Member, Taken
from pelagia.games.deep_sea.rules.tokens import Ask, token_options, use_token

DONE = Option(("done",), "done", Text("deep-sea-done"))
PASS = Option(("pass",), "pass", Text("deep-sea-pass"))
END = Option(("end",), "end", Text("deep-sea-end"))
ASK_AFTER_TOKEN, ASK_REST = Text("deep-sea-ask-turn-token"), Text("deep-sea-ask-turn-rest")


# Actions


@effect
class Actions(Choice[DeepSea]):
    """D05: each part at most once, in an order chosen as one goes; any part may be left out."""

    parts: tuple[Effect[DeepSea], ...]

    def options(self, game: DeepSea, who: int) -> list[Option]:
        found = [action_option(part) for part in dict.fromkeys(self.parts) if part.can(game, who)]
        return [*found, *token_options(game, who), DONE]

    def chosen(self, game: DeepSea, who: int, key: tuple[Any, ...]) -> None:
        if key[0] == "token":
            game.push(who, use_token(game, who, key[1], key[2]), self)
        elif key[0] == "do":
            game.push(who, key[1], *self.rest(key[1]))

    def text(self) -> Text:
        """The parts in words, equal ones counted."""
        times = Counter(self.parts)
        told = [Text("deep-sea-several", n=n, part=part.text()) if n > 1 else part.text() for part, n in times.items()]
        joined = told.pop()
        while told:
            joined = Text(f"{message(type(self))}-and", a=told.pop(), b=joined)
        return Text(message(type(self)), parts=joined)

    def rest(self, done: Effect[DeepSea]) -> list[Effect[DeepSea]]:
        place = self.parts.index(done)
        left = self.parts[:place] + self.parts[place + 1 :]
        return [Actions(left)] if left else []


@effect
class Alternatives(Actions):
    """D05 where at most one of the parts may be done."""

    def rest(self, done: Effect[DeepSea]) -> list[Effect[DeepSea]]:
        return []


@cache
def action_option(part: Effect[DeepSea]) -> Option:
    name = action_name(part)
    return Option(("do", part), name, Text(f"deep-sea-action-{name.replace('+', '-plus').replace('_', '-')}"))


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
        found = []
        for place, member in enumerate(game.seats[who].crew):
            actions = side(crew[member.model], member).actions
            if actions and not isinstance(actions, CopyCrew):
                found.append(copy_option(who, place, member.model, member.senior))
        return [*found, *token_options(game, who), DONE]

    def chosen(self, game: DeepSea, who: int, key: tuple[Any, ...]) -> None:
        if key[0] == "token":
            game.push(who, use_token(game, who, key[1], key[2]), self)
        elif key[0] == "copy":
            member = game.seats[who].crew[key[1]]
            actions = side(game.content.crew[member.model], member).actions
            assert actions
            game.tell("copied", seat=who, crew=member.model, senior=member.senior)
            game.push(who, menu(actions))


@cache
def copy_option(who: int, place: int, model: str, senior: bool) -> Option:
    text = Text("deep-sea-copy", crew=crew_name(model, senior))
    return Option(("copy", place), f"copy {place}", text, (f"crew.{who}.{place}",))


def side(crew: Crew, member: Member) -> Side:
    """The visible side of a crew member."""
    return crew.senior if member.senior else crew.junior


@cache
def menu(actions: Effect[DeepSea]) -> Effect[DeepSea]:
    """A single action is a menu of one."""
    return actions if isinstance(actions, Actions | CopyCrew) else Actions((actions,))


@effect
class Extra(Ask):
    """D19: an optional action: its options and `skip` (DS 4.3)."""

    is_action: ClassVar[bool] = True
    part: Action

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        found = [option for option in self.part.ways(game, who) if option is not SKIP]
        return [*found, SKIP] if found else []

    def act(self, game: DeepSea, who: int, key: tuple[Any, ...] | None) -> None:
        if key is not None:
            self.part.act(game, who, key)

    def question(self, game: DeepSea, who: int) -> Text:
        if isinstance(self.part, Discover) and not self.part.depths(game):  # the impact instead is asked as such
            return self.part.question(game, who)
        return Text("deep-sea-ask-extra", what=self.part.text())


# The turn


@effect
class TurnMenu(Choice[DeepSea]):
    """D04: one main, and any number of tokens before, after or instead of it (DS 4.1)."""

    def options(self, game: DeepSea, who: int) -> list[Option]:
        seat = game.seats[who]
        found = self.mains(game, who) if seat.staging and not game.main_used else []
        found += token_options(game, who)
        if not game.main_used and not game.token_used:
            found.append(PASS)
        elif len(seat.tokens) < 2:
            found.append(END)
        return found

    def mains(self, game: DeepSea, who: int) -> list[Option]:
        """What can be activated with a disc: crew members and spaces that have none."""
        seat, content, found = game.seats[who], game.content, []
        for place, member in enumerate(seat.crew):
            if not member.disc and side(content.crew[member.model], member).actions:
                found.append(activate_option(who, place, member.model, member.senior))
        for card, used in seat.journals:
            if not used and content.journals[card].space:
                found.append(space_option(card))
        return found

    def chosen(self, game: DeepSea, who: int, key: tuple[Any, ...]) -> None:
        seat = game.seats[who]
        if key[0] == "token":
            game.push(who, use_token(game, who, key[1], key[2]), self)
        elif key[0] == "activate":
            member = seat.crew[key[1]]
            seat.crew[key[1]] = member._replace(disc=True)
            game.tell("activated", seat=who, crew=member.model, senior=member.senior)
            self.start(game, who, side(game.content.crew[member.model], member).actions)
        elif key[0] == "space":
            seat.journals[seat.journals.index(Taken(key[1]))] = Taken(key[1], used=True)
            game.tell("space", seat=who, card=key[1])
            self.start(game, who, game.content.journals[key[1]].space)
        elif key[0] == "pass":
            seat.passed = True
            game.tell("passed", seat=who)

    def start(self, game: DeepSea, who: int, actions: Effect[DeepSea] | None) -> None:
        assert actions
        game.seats[who].staging -= 1
        game.main_used = True
        game.push(who, menu(actions), self)

    def prompt(self, game: DeepSea, who: int) -> Text:
        if game.main_used:
            return ASK_REST
        return ASK_AFTER_TOKEN if game.token_used else Choice.prompt(self, game, who)

    def why_not(self, game: DeepSea, who: int, answer: str) -> Text | None:
        seat = game.seats[who]
        acted = game.main_used or game.token_used
        if answer == PASS.written and acted:
            return Text("deep-sea-why-pass")
        if answer == END.written and acted and len(seat.tokens) > 1:
            return Text("deep-sea-why-tokens")
        if not any(option.written == answer for option in self.mains(game, who)):
            return None
        if game.main_used:
            return Text("deep-sea-why-main")
        return Text("deep-sea-why-staging") if not seat.staging else None


@cache
def activate_option(who: int, place: int, model: str, senior: bool) -> Option:
    text = Text("deep-sea-activate", crew=crew_name(model, senior))
    return Option(("activate", place), f"activate {place}", text, (f"crew.{who}.{place}",))


@cache
def space_option(card: str) -> Option:
    text = Text("deep-sea-space", card=Ref(card))
    return Option(("space", card), f"space {card.removeprefix('J')}", text, (f"journal.{card}",))


TURN = TurnMenu()
