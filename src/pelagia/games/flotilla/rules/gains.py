"""Words that give something at once: money, VP, resources, toxicity, survivors, artefacts, dials, sonar, ships."""

from __future__ import annotations

from functools import cache

from pelagia.core.asking import Because, left
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Ref, Text, word
from pelagia.games.flotilla.content.card import Colour, Guild, Side
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.sea import DOCK
from pelagia.games.flotilla.rules.state import (
    DIAL_MAX,
    INSTEAD_OF_ARTEFACT,
    INSTEAD_OF_SHIP,
    INSTEAD_OF_SONAR,
    SHIPS,
    Flotilla,
    Seat,
    Source,
    Vessel,
)


def score(game: Flotilla, who: int, n: int, source: Source) -> None:
    """Gain VP from the pool, and from the reserve what it cannot pay (W5)."""
    if n <= 0:
        return
    paid = min(n, game.pool)
    game.pool -= paid
    game.reserve_taken += n - paid
    player = game.seats[who]
    player.gains = put(player.gains, source, player.gains[source] + n)
    game.tell("vp", seat=who, n=n, source=source)
    if not game.pool and not game.end_round:
        game.end_round = game.round
        game.tell("pool_empty", n=game.round)


def gain_money(game: Flotilla, who: int, n: int) -> None:
    if n:
        game.seats[who].money += n
        game.tell("money", seat=who, n=n)


def poison(game: Flotilla, who: int, n: int) -> None:
    """Gain toxicity, one by one (FL 13)."""
    player, boards = game.seats[who], game.content.boards
    upper, last = boards.toxicity_fields - 1, len(boards.toxicity) - 1
    gained = 0
    for _ in range(n):
        if player.tox_upper < upper:
            player.tox_upper += 1
        elif player.tox_score < last:
            player.tox_score += 1
            player.tox_upper = 0
        else:  # ruling 28
            break
        gained += 1
    if gained:
        game.tell("toxicity", seat=who, n=gained)


def is_saturated(game: Flotilla, player: Seat) -> bool:
    """Whether further toxicity does nothing."""
    boards = game.content.boards
    return player.tox_upper == boards.toxicity_fields - 1 and player.tox_score == len(boards.toxicity) - 1


@effect
class Money(Effect[Flotilla]):
    n: int

    def run(self, game: Flotilla, who: int) -> None:
        gain_money(game, who, self.n)


@effect
class Vp(Effect[Flotilla]):
    n: int

    def run(self, game: Flotilla, who: int) -> None:
        score(game, who, self.n, Source.EFFECTS)


@effect
class Resource(Choice[Flotilla]):
    """Resources of any colour into stock, one by one (Q09)."""

    n: int

    def options(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        return TAKE

    def chosen(self, game: Flotilla, who: int, key: Colour) -> None:
        game.seats[who].stock[key] += 1
        game.tell("took", seat=who, colour=key)
        if self.n > 1:
            game.push(who, Resource(self.n - 1))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_resource(self.n)


@cache
def ask_resource(n: int) -> Text:
    return left(Text("flotilla-ask-resource"), n)


TAKE = tuple(
    Option(c, f"take {c.name.lower()}", Text("flotilla-option-take", colour=word(c)), (places.stock(c),))
    for c in Colour
)


@effect
class Toxicity(Effect[Flotilla]):
    n: int

    def can(self, game: Flotilla, who: int) -> bool:
        return not is_saturated(game, game.seats[who])

    def run(self, game: Flotilla, who: int) -> None:
        poison(game, who, self.n)


@effect
class Cleanse(Effect[Flotilla]):
    """The upper marker goes back, not below 0."""

    n: int

    def can(self, game: Flotilla, who: int) -> bool:
        return game.seats[who].tox_upper > 0

    def run(self, game: Flotilla, who: int) -> None:
        player = game.seats[who]
        n = min(self.n, player.tox_upper)
        if n:
            player.tox_upper -= n
            game.tell("cleansed", seat=who, n=n)


@effect
class Purify(Effect[Flotilla]):
    """The scoring marker goes one field to the left."""

    def can(self, game: Flotilla, who: int) -> bool:
        return game.seats[who].tox_score > 0

    def run(self, game: Flotilla, who: int) -> None:
        player = game.seats[who]
        if player.tox_score:
            player.tox_score -= 1
            game.tell("purified", seat=who)


@effect
class Survivor(Effect[Flotilla]):
    """Rescue survivors: each field entered pays before the next step (FL 14)."""

    n: int

    def run(self, game: Flotilla, who: int) -> None:
        ring = game.content.boards.survivors[game.players]
        game.survivor = (game.survivor + 1) % len(ring)
        game.tell("rescued", seat=who, field=game.survivor)
        if self.n > 1:
            game.push(who, Survivor(self.n - 1))
        bonus = ring[game.survivor]
        if isinstance(bonus, Vp):
            score(game, who, bonus.n, Source.SURVIVORS)
        else:
            game.push(who, bonus, BY_SURVIVORS)


BY_SURVIVORS: Effect[Flotilla] = Because(rule="flotilla-cause-survivors")


@effect
class OfGuild(Effect[Flotilla]):
    """Waits below what the ring of a guild gives, or its row of the Hub."""

    rule: str
    guild: Guild

    def run(self, game: Flotilla, who: int) -> None:
        """All of it is done."""

    def cause(self, game: Flotilla) -> Arg | None:
        return Text(self.rule, guild=word(self.guild))


@effect
class Artefact(Effect[Flotilla]):
    """Discover an artefact: its reward, then it joins its row of the Hub (FL 15.1)."""

    def run(self, game: Flotilla, who: int) -> None:
        if not game.artefact_bag:
            score(game, who, INSTEAD_OF_ARTEFACT, Source.INSTEAD)
            return
        game.seal()
        id = game.artefact_bag.pop()
        game.found.append(id)
        game.seats[who].artefacts += 1
        game.tell("found", seat=who, card=Ref(id))
        game.push(who, game.content.artefacts[id].reward, TO_HUB)


@effect
class ToHub(Effect[Flotilla]):
    """The artefact whose reward is finished turns over (ruling 44)."""

    def run(self, game: Flotilla, who: int) -> None:
        id = game.found.pop()
        guild = game.content.artefacts[id].guild
        game.hub = put(game.hub, guild, (*game.hub[guild], id))

    def cause(self, game: Flotilla) -> Arg | None:
        return Ref(game.found[-1])


TO_HUB = ToHub()


@effect
class Dial(Choice[Flotilla]):
    """Raise any guild dial by 1 (Q26)."""

    def options(self, game: Flotilla, who: int) -> list[Option]:
        return [DIALS[guild] for guild in Guild if game.dials[guild] < DIAL_MAX]

    def chosen(self, game: Flotilla, who: int, key: Guild) -> None:
        game.dials = put(game.dials, key, game.dials[key] + 1)
        game.tell("dial", seat=who, guild=key, n=game.dials[key])


@effect
class Breakthrough(Choice[Flotilla]):
    """Raise dials, each only if one likes (ruling 62)."""

    n: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        options = DIAL.options(game, who)
        return [*options, NO_DIAL] if options else options

    def chosen(self, game: Flotilla, who: int, key: Guild | None) -> None:
        if key is not None:
            DIAL.chosen(game, who, key)
        if self.n > 1:
            game.push(who, Breakthrough(self.n - 1))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return left(Choice.prompt(self, game, who), self.n)


DIAL = Dial()
NO_DIAL = Option(None, "no dial", Text("flotilla-option-no-dial"))
DIALS = tuple(
    Option(g, f"dial {g.name.lower()}", Text("flotilla-option-dial", guild=word(g)), (places.dial(g),)) for g in Guild
)


@effect
class Sonar(Effect[Flotilla]):
    """The marker of the sonar track goes one field on (FL 16)."""

    def run(self, game: Flotilla, who: int) -> None:
        track = game.content.boards.sonar
        if game.sonar == len(track) - 1:
            score(game, who, INSTEAD_OF_SONAR, Source.INSTEAD)
            return
        game.sonar += 1
        game.tell("sonar", seat=who, field=game.sonar)
        score(game, who, track[game.sonar].vp, Source.SONAR)


@effect
class Ship(Effect[Flotilla]):
    """A ship from the reserve appears on the dock, else money (FL 15.2)."""

    def run(self, game: Flotilla, who: int) -> None:
        player = game.seats[who]
        if player.side is Side.SKYSIDE or not player.ships_left:
            gain_money(game, who, INSTEAD_OF_SHIP)
        else:
            launch(game, who)


def launch(game: Flotilla, who: int) -> None:
    """Put a ship from the reserve on the dock."""
    player = game.seats[who]
    number = SHIPS - player.ships_left + 1
    player.ships_left -= 1
    player.ships += (Vessel(number, DOCK),)
    game.tell("ship", seat=who, ship=number)


STOP = Option(None, "stop", Text("flotilla-option-stop"))
