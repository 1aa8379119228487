"""Bundles and what they are made of (DS 0.2): steps, research, discs, promotion, launches."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any, ClassVar

from pelagia.core.asking import Because
from pelagia.core.decision import Option
from pelagia.core.effects import Effect, Expression, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Ref, Said, Text, word
from pelagia.games.deep_sea.content.card import DEPTHS, INGENUITY, LETTERS, Attribute, bundle_text, crew_name
from pelagia.games.deep_sea.content.sheet import NO_SETBACK, Setback
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.impact import SKIP, WAIVE, goal_option, impacts, option_text
from pelagia.games.deep_sea.rules.state import (
    HERE,
    LAUNCHES,
    NAMES,
    STAR,
    TRACK,
    DeepSea,
    Marker,
    Member,
    board,
    sheet,
)
from pelagia.games.deep_sea.rules.supplies import Plain, Research, TakeDiscs, tell_gained
from pelagia.games.deep_sea.rules.tokens import Ask, Bonus

ORDER = "RICGKD"  # done first, in written order; then the others (DS 0.2)


@effect
class Gain(Bonus):
    """Resolve a bundle. `zone` is where it comes from: scenario 10 asks for the depth of an impact."""

    bundle: str
    zone: int = HERE

    def can(self, game: DeepSea, who: int) -> bool:
        return any(part.can(game, who) for part in parts(self.bundle, self.zone))

    def run(self, game: DeepSea, who: int) -> None:
        """What leads to nothing else comes at once, so that one line of the log says it; the rest in its turn."""
        got: list[str] = []
        later: list[Effect[DeepSea]] = []
        for part in parts(self.bundle, self.zone):
            if not later and isinstance(part, Plain) and part.comes_at_once(game, who):
                got.append(part.give(game, who))
            else:
                later.append(part)
        tell_gained(game, who, *got)
        game.push(who, *later)

    def text(self) -> Text:
        return bundle_text(self.bundle)


@cache
def parts(bundle: str, zone: int) -> tuple[Effect[DeepSea], ...]:
    """What a bundle consists of, in the order of DS 0.2."""
    gains = sorted(bundle.split(), key=lambda gain: gain[0] not in ORDER)
    return tuple(_part(gain[0], int(gain[1:] or 1), zone) for gain in gains)


def _part(letter: str, n: int, zone: int) -> Effect[DeepSea]:
    if letter in LETTERS:
        return Step(Attribute(LETTERS.index(letter)))
    if letter in "KD":
        return Research(n) if letter == "K" else TakeDiscs(n)
    return {"A": ANY_STEP, "L": LOWEST_STEP, "M": Impact(zone), "P": PROMOTE}[letter]


@effect
class Step(Plain):
    """One step on a track; what it triggers is finished before the next gain (DS 7)."""

    attribute: Attribute

    def comes_at_once(self, game: DeepSea, who: int) -> bool:
        return not self._is_impact(game, who) and not self._is_launch(game, who)

    def run(self, game: DeepSea, who: int) -> None:
        if self._is_impact(game, who):
            game.push(who, StepImpact(HERE, self.attribute))
        elif self._is_launch(game, who):
            game.push(who, LAUNCH_STEP)
        else:
            Plain.run(self, game, who)

    def give(self, game: DeepSea, who: int) -> str:
        seat, attribute = game.seats[who], self.attribute
        seat.tracks = put(seat.tracks, attribute, seat.tracks[attribute] + 1)
        if attribute is INGENUITY:
            seat.peak = max(seat.peak, seat.tracks[attribute])
        return LETTERS[attribute]

    def _is_impact(self, game: DeepSea, who: int) -> bool:
        return game.seats[who].tracks[self.attribute] in (STAR - 1, TRACK)

    def _is_launch(self, game: DeepSea, who: int) -> bool:
        seat, to = game.seats[who], game.seats[who].tracks[self.attribute] + 1
        return self.attribute is INGENUITY and to in LAUNCHES and seat.peak < to


# Impact (DS 17)


@effect
class Impact(Ask):
    """D15: one impact. `zone` is where it comes from, if from a zone."""

    zone: int = HERE

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        options = impacts(game, who, self.zone)
        return [*options, SKIP] if options else []

    def act(self, game: DeepSea, who: int, key: tuple[str, int] | tuple[str, int, int] | None) -> None:
        if key is not None:
            use(game, who, key)


@effect
class StepImpact(Impact):
    """The impact of a step onto the star or beyond the end of a track. Until it is chosen the step is not done."""

    attribute: Attribute = Attribute.REPUTATION
    decline: ClassVar[Option] = WAIVE

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        options = impacts(game, who, self.zone)
        if game.seats[who].tracks[self.attribute] < STAR:
            return [*options, SKIP, WAIVE]
        return [*options, WAIVE] if options else []

    def act(self, game: DeepSea, who: int, key: tuple[str, int] | tuple[str, int, int] | None) -> None:
        if key is not None and key[0] == "waive":
            game.tell("waived", seat=who, attribute=self.attribute)
            return
        seat = game.seats[who]
        if seat.tracks[self.attribute] < STAR:
            tell_gained(game, who, LETTERS[self.attribute])
        seat.tracks = put(seat.tracks, self.attribute, STAR)
        if self.attribute is INGENUITY:
            seat.peak = max(seat.peak, STAR)
        game.tell("star", seat=who, attribute=self.attribute)
        Impact.act(self, game, who, key)


def use(game: DeepSea, who: int, key: tuple[str, int] | tuple[str, int, int]) -> None:
    """Spend an impact: a marker comes or moves, and its hex gives what is printed; or a step of the cleanup."""
    seat, scenario = game.seats[who], sheet(game)
    seat.impacts += 1
    cost = setback(game).impact_research
    if cost:
        seat.research -= cost
        game.tell("paid_research", seat=who, n=cost)
    if key[0] == "cleanup":
        clean(game, who)
        return
    place = key[-1]
    if key[0] == "move":
        game.markers = put(game.markers, game.markers.index(Marker(key[1], who)), Marker(place, who))
    else:
        game.markers += (Marker(place, who),)
    hex = scenario.area[place]
    game.tell("marked", seat=who, hex=hex.id, points=hex.points)
    if hex.bundle:
        game.push(who, Gain(hex.bundle), BY_IMPACT)
    if hex.goal:
        game.push(who, ChooseOption(hex.goal))


BY_IMPACT: Effect[DeepSea] = Because(rule="deep-sea-cause-impact")
BY_CLEANUP: Effect[DeepSea] = Because(rule="deep-sea-cause-cleanup")


def clean(game: DeepSea, who: int) -> None:
    """One step on the cleanup track (scenario 9), which ends at its last reward."""
    seat, steps = game.seats[who], sheet(game).cleanup
    if seat.cleanup < steps[-1][0]:
        seat.cleanup += 1
        game.tell("cleaned", seat=who, n=seat.cleanup)
        for step, bundle in steps:
            if step == seat.cleanup:
                game.push(who, Gain(bundle), BY_CLEANUP)


@effect
class ChooseOption(Ask):
    """D21: the option of a goal that holds for all (scenario 8)."""

    goal: int

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        return [goal_option(self.goal, n, g.option) for n, g in enumerate(sheet(game).goals[self.goal - 1])]

    def act(self, game: DeepSea, who: int, key: int) -> None:
        game.options = put(game.options, self.goal - 1, key)
        game.tell(
            "option", seat=who, goal=self.goal, option=Said(sheet(game).goals[self.goal - 1][key].option, option_text)
        )

    def question(self, game: DeepSea, who: int) -> Text:
        return Text("deep-sea-ask-choose-option", n=self.goal)


# Attributes of choice


@effect
class AnyStep(Ask):
    """D17: one step on an attribute of choice."""

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        return ATTRIBUTES

    def act(self, game: DeepSea, who: int, key: Attribute) -> None:
        game.tell("stepped", seat=who, attribute=key)
        game.push(who, Step(key))


@effect
class LowestStep(AnyStep):
    """D18: one step on the lowest attribute, by position (Q46)."""

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        tracks = game.seats[who].tracks
        return [option for option, now in zip(ATTRIBUTES, tracks, strict=True) if now == min(tracks)]

    def options(self, game: DeepSea, who: int) -> list[Option]:
        return self.ways(game, who)  # a step of ingenuity would change what is lowest, but nothing is lacking


ATTRIBUTES = [
    Option(attribute, f"attr {letter}", Text("deep-sea-attr", attribute=word(attribute)), (places.track(letter),))
    for attribute, letter in zip(Attribute, LETTERS, strict=True)
]


@effect
class Promote(Ask):
    """D16: flip a junior; its disc goes to the supply, and the senior's bundle is gained (DS 15)."""

    def can(self, game: DeepSea, who: int) -> bool:
        return any(not member.senior for member in game.seats[who].crew)

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        crew = game.seats[who].crew
        options = [promote_option(who, i, m.model) for i, m in enumerate(crew) if not m.senior]
        return [*options, SKIP] if options else []

    def act(self, game: DeepSea, who: int, key: tuple[str, int] | None) -> None:
        if key is None:
            return
        seat, place = game.seats[who], key[1]
        model, _, disc = seat.crew[place]
        seat.crew = put(seat.crew, place, Member(model, senior=True))
        seat.returned += disc
        game.tell("promoted", seat=who, crew=Ref(model))
        if disc:
            game.tell("returned_disc", seat=who, crew=Ref(model))
        at_once = game.content.crew[model].senior.at_once
        if at_once:
            game.push(who, at_once, OfCrew(model, senior=True))


@effect
class OfCrew(Effect[DeepSea]):
    """Waits below what a crew member gives or lets one do."""

    model: str
    senior: bool = False

    def run(self, game: DeepSea, who: int) -> None:
        """All of it is done."""

    def cause(self, game: DeepSea) -> Arg | None:
        return crew_name(self.model, self.senior)


@cache
def promote_option(who: int, place: int, model: str) -> Option:
    text = Text("deep-sea-promote-crew", crew=Ref(model))
    return Option(("promote", place), f"promote {place}", text, (places.crew(who, place),))


# Vessels (DS 16)


@effect
class Launch(Ask):
    """D01: a vessel goes onto the base, or onto any zone of depth 1 where the scenario has none."""

    waivable: ClassVar[bool] = False

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        base = sheet(game).base
        if base:
            return [base_option(game.boards.index(base), base)]
        options = [base_option(cell, id) for cell, id in enumerate(game.boards) if id and cell % DEPTHS == 0]
        return [*options, WAIVE] if self.waivable else options

    def act(self, game: DeepSea, who: int, key: tuple[str, int]) -> None:
        seat, cell = game.seats[who], key[1]
        seat.reserve -= 1
        seat.vessels += (cell,)
        game.tell("launched", seat=who, zone=Ref(game.boards[cell]), cell=NAMES[cell])
        arrive(game, who, cell)


@effect
class LaunchStep(Launch):
    """The launch that a step of ingenuity brings; where the zone is a choice the step can be waived (DS 0.2)."""

    waivable: ClassVar[bool] = True

    def act(self, game: DeepSea, who: int, key: tuple[str, int]) -> None:
        if key[0] == "waive":
            game.tell("waived", seat=who, attribute=INGENUITY)
            return
        tell_gained(game, who, Step(INGENUITY).give(game, who))
        Launch.act(self, game, who, key)


@cache
def base_option(cell: int, id: str) -> Option:
    text = Text("deep-sea-base", zone=Ref(id), cell=NAMES[cell])
    return Option(("base", cell), f"base {NAMES[cell]}", text, (places.cell(NAMES[cell]),))


def arrive(game: DeepSea, who: int, cell: int) -> None:
    """The arrival bonus of a zone."""
    grant(game, who, cell, board(game, cell).arrive)


def grant(game: DeepSea, who: int, cell: int, part: Effect[DeepSea] | None) -> None:
    """Put on the agenda what a zone gives, if it gives anything there."""
    if part:
        game.push(who, bind(part, cell), Because(game.boards[cell]))


@cache
def bind(expression: Any, cell: int) -> Any:
    """The expression of a board, with its zone in place of HERE."""
    changed: dict[str, Any] = {}
    for field in fields(expression):
        value = getattr(expression, field.name)
        if isinstance(value, Expression):
            changed[field.name] = bind(value, cell)
        elif isinstance(value, tuple):
            changed[field.name] = tuple(bind(part, cell) if isinstance(part, Expression) else part for part in value)
        elif field.name in ("zone", "frm", "at") and value == HERE:
            changed[field.name] = cell
    return replace(expression, **changed)


# Costs and setbacks


@effect
class LoseResearch(Effect[DeepSea]):
    """Research is lost, not below 0."""

    n: int

    def run(self, game: DeepSea, who: int) -> None:
        seat = game.seats[who]
        lost = min(self.n, seat.research)
        seat.research -= lost
        game.tell("lost_research", seat=who, n=lost)


@effect
class LoseToken(Effect[DeepSea]):
    """The stored token is discarded unused; whoever has none loses research instead."""

    research: int

    def run(self, game: DeepSea, who: int) -> None:
        seat = game.seats[who]
        if not seat.tokens:
            game.push(who, LoseResearch(self.research))
        for token in seat.tokens:
            game.tell("lost_token", seat=who, token=Ref(token))
        game.discard += seat.tokens
        seat.tokens = ()


def setback(game: DeepSea) -> Setback:
    """The setback of this round; most games have none."""
    return game.content.setbacks[game.setback] if game.setback else NO_SETBACK


ANY_STEP, LOWEST_STEP, PROMOTE, LAUNCH, LAUNCH_STEP = AnyStep(), LowestStep(), Promote(), Launch(), LaunchStep()
