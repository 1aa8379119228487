"""Speakers: influence rings, seals and recruiting (FL 6.7, 7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from pelagia.core.asking import left
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.place import Place
from pelagia.core.state import put
from pelagia.core.text import Ref, Text, word
from pelagia.games.flotilla.content.card import Guild
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.gains import OfGuild, score
from pelagia.games.flotilla.rules.state import INSTEAD_OF_CREW, INSTEAD_OF_SEAL, Flotilla, Source

ALL = tuple(Guild)


@effect
class Influence(Effect[Flotilla]):
    """Single steps, each on any ring."""

    n: int

    def run(self, game: Flotilla, who: int) -> None:
        game.push(who, Step(ALL, self.n))


@effect
class InfluenceIn(Effect[Flotilla]):
    guild: Guild
    n: int

    def run(self, game: Flotilla, who: int) -> None:
        game.push(who, Step((self.guild,), self.n))


@effect
class InfluenceDiff(Effect[Flotilla]):
    """Steps on different rings."""

    n: int

    def run(self, game: Flotilla, who: int) -> None:
        game.push(who, Step(ALL, self.n, different=True))


@effect
class InfluenceSame(Choice[Flotilla]):
    """All steps on one ring (Q06); a single one is asked like any other."""

    n: int

    def options(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        return GUILDS if self.n > 1 else (ANY_GUILD,)

    def chosen(self, game: Flotilla, who: int, key: Guild | None) -> None:
        game.push(who, Step(ALL if key is None else (key,), self.n))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return Text("flotilla-ask-influence-same", n=self.n)


@effect
class Step(Choice[Flotilla]):
    """Move a disc one step and gain the bonus of the field entered (Q05); then the steps that are left."""

    guilds: tuple[Guild, ...]
    left: int
    different: bool = False

    def options(self, game: Flotilla, who: int) -> list[Option]:
        rings, places = game.content.boards.rings, game.seats[who].rings
        options = []
        for guild in self.guilds:
            ring, place = rings[guild], places[guild]
            beside = (place + 1) % len(ring.fields)
            options.append(step(guild, beside, ring.fields[beside]))
            if place == ring.arrow[0]:  # FL 7.3
                options.append(step(guild, ring.arrow[1], ring.fields[ring.arrow[1]]))
        return options

    def chosen(self, game: Flotilla, who: int, key: tuple[Guild, int]) -> None:
        guild, field = key
        player = game.seats[who]
        player.rings = put(player.rings, guild, field)
        game.tell("influence", seat=who, guild=guild, field=field)
        if self.left > 1:
            rest = tuple(g for g in self.guilds if g is not guild) if self.different else self.guilds
            game.push(who, Step(rest, self.left - 1, self.different))
        game.push(who, game.content.boards.rings[guild].fields[field], OfGuild("flotilla-cause-ring", guild))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_step(self.left)


@cache
def ask_step(n: int) -> Text:
    return left(Text("flotilla-ask-step"), n)


@cache
def step(guild: Guild, field: int, bonus: Effect[Any]) -> Option:
    name = guild.name.lower()
    text = Text("flotilla-option-step", guild=word(guild), what=bonus.text())
    return Option((guild, field), f"step {name} {field}", text, (places.field(guild, field),))


@effect
class Seal(Choice[Flotilla]):
    """A seal to the banner of a guild; without one VP instead (FL 7.6). None is any guild (Q08)."""

    guild: Guild | None = None

    def options(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        if not game.seats[who].seals_left:
            return (INSTEAD,)
        return SEALS if self.guild is None else SEALS[self.guild : self.guild + 1]

    def chosen(self, game: Flotilla, who: int, key: Guild | None) -> None:
        if key is None:
            score(game, who, INSTEAD_OF_SEAL, Source.INSTEAD)
            return
        player = game.seats[who]
        player.seals_left -= 1
        player.seals = put(player.seals, key, player.seals[key] + 1)
        game.tell("seal", seat=who, guild=key)

    def text(self) -> Text:
        return with_guild("seal", self.guild)


@effect
class Recruit(Choice[Flotilla]):
    """The top crew card of a guild into hand; from an empty stack VP instead (FL 6.7). None is any guild (Q07)."""

    guild: Guild | None = None

    def options(self, game: Flotilla, who: int) -> list[Option]:
        guilds = ALL if self.guild is None else (self.guild,)
        options = [recruit(guild, game.stacks[guild][-1]) for guild in guilds if game.stacks[guild]]
        if len(options) < len(guilds):  # all empty stacks give the same: one option (RU-65)
            options.append(from_empty(tuple(guild for guild in guilds if not game.stacks[guild])))
        return options

    def chosen(self, game: Flotilla, who: int, key: Guild | None) -> None:
        if key is None:
            score(game, who, INSTEAD_OF_CREW, Source.INSTEAD)
            return
        game.seal()  # the next card is turned up
        card = game.stacks[key].pop()
        game.seats[who].hand.append(card)
        game.tell("recruited", seat=who, card=Ref(card))

    def text(self) -> Text:
        return with_guild("recruit", self.guild)


def with_guild(verb: str, guild: Guild | None) -> Text:
    return Text(f"flotilla-{verb}-any") if guild is None else Text(f"flotilla-{verb}", guild=word(guild))


@cache
def recruit(guild: Guild, card: str) -> Option:
    name = guild.name.lower()
    text = Text("flotilla-option-recruit", guild=word(guild), card=Ref(card))
    return Option(guild, f"recruit {name}", text, (places.stack(guild), places.crew(card)))


@cache
def from_empty(guilds: tuple[Guild, ...]) -> Option:
    text = Text("flotilla-option-from-empty", n=INSTEAD_OF_CREW)
    return Option(None, "instead", text, tuple(places.stack(guild) for guild in guilds))


def _guild(verb: str, place: Callable[[Guild], Place]) -> tuple[Option, ...]:
    return tuple(
        Option(
            guild,
            f"{verb} {guild.name.lower()}",
            Text(f"flotilla-option-{verb}", guild=word(guild)),
            (place(guild),),
        )
        for guild in Guild
    )


GUILDS, SEALS = _guild("guild", places.ring), _guild("seal", places.banner)
ANY_GUILD = Option(None, "any", Text("flotilla-influence", n=1))  # never asked
INSTEAD = Option(None, "instead", Text("flotilla-vp", n=INSTEAD_OF_SEAL))  # never asked
