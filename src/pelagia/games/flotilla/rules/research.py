"""Delvers on the Skyside: research (FL 12)."""

from __future__ import annotations

from functools import cache

from pelagia.core.asking import left
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Said, Text, joined, word
from pelagia.games.flotilla.content.card import Guild, ResearchFace
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.gains import DIAL, Breakthrough, OfGuild, gain_money
from pelagia.games.flotilla.rules.state import SET, Flotilla


@effect
class Research(Effect[Flotilla]):
    """Roll research dice, always the lowest numbers (ruling 36)."""

    n: int
    reroll: int = 0

    def run(self, game: Flotilla, who: int) -> None:
        game.faces = ()
        for number in range(min(self.n, len(game.content.boards.research_dice))):
            game.faces += (0,)
            roll(game, number)
        game.tell("rolled", seat=who, n=len(game.faces), faces=Said(tuple(face + 1 for face in game.faces), len))
        game.push(who, *([Reroll(self.reroll)] if self.reroll else []), RESEARCHED)


def roll(game: Flotilla, number: int) -> None:
    faces = list(range(len(game.content.boards.research_dice[number])))
    game.shuffle(faces)
    game.faces = put(game.faces, number, faces[0])


def shown(game: Flotilla) -> list[ResearchFace]:
    """The faces that the dice show."""
    dice = game.content.boards.research_dice
    return [dice[number][face] for number, face in enumerate(game.faces)]


@effect
class Reroll(Choice[Flotilla]):
    """Roll one die again, up to n times (Q23)."""

    n: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        return [*(reroll(number) for number in range(1, len(game.faces) + 1)), KEEP]

    def chosen(self, game: Flotilla, who: int, key: int | None) -> None:
        if key is None:
            return
        roll(game, key - 1)
        face = shown(game)[key - 1]
        shows = ("" if face.guild is None else face.guild, face.money, face.breakthroughs)
        game.tell("rerolled", seat=who, die=key, face=game.faces[key - 1] + 1, what=Said(shows, face_text))
        if self.n > 1:
            game.push(who, Reroll(self.n - 1))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_reroll(self.n)


@effect
class Researched(Effect[Flotilla]):
    """The dice lie: money at once, then jokers, then rewards."""

    def run(self, game: Flotilla, who: int) -> None:
        faces = shown(game)
        game.symbols = tuple(sum(face.guild is guild for face in faces) for guild in Guild)
        jokers = sum(face.guild is None for face in faces)
        breakthroughs = sum(face.breakthroughs for face in faces)
        game.tell(
            "researched", seat=who, symbols=Said(game.symbols, symbols_text), jokers=jokers, breakthroughs=breakthroughs
        )
        gain_money(game, who, sum(face.money for face in faces))
        game.push(who, *([Joker(jokers)] if jokers else []), SETTLE, END_RESEARCH)


@effect
class Joker(Choice[Flotilla]):
    """The next joker counts for a guild that can still reach a set, or for none (Q24)."""

    left: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        options = [JOKERS[guild] for guild in Guild if SET - self.left <= game.symbols[guild] < SET]
        return [*options, NO_JOKER] if options else options

    def chosen(self, game: Flotilla, who: int, key: Guild | None) -> None:
        if key is not None:
            game.symbols = put(game.symbols, key, game.symbols[key] + 1)
        if self.left > 1:
            game.push(who, Joker(self.left - 1))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return left(Choice.prompt(self, game, who), self.left)


@effect
class Settle(Effect[Flotilla]):
    """All jokers have their place: what there is to gain."""

    def run(self, game: Flotilla, who: int) -> None:
        raises = sum(face.breakthroughs for face in shown(game)) // SET
        game.push(who, Reward(raises, tuple(guild for guild in Guild if game.symbols[guild] >= SET)))


@effect
class Reward(Choice[Flotilla]):
    """Breakthroughs and sets, in an order of one's choice (Q25)."""

    raises: int
    guilds: tuple[Guild, ...]

    def options(self, game: Flotilla, who: int) -> list[Option]:
        first = [BREAKTHROUGH] if self.raises and DIAL.options(game, who) else []
        return [*first, *(REWARDS[guild] for guild in self.guilds)]

    def chosen(self, game: Flotilla, who: int, key: Guild | None) -> None:
        if key is None:
            game.push(who, Breakthrough(self.raises), Reward(0, self.guilds))
            return
        row = game.content.boards.hub[key]
        reward = row[min(len(game.hub[key]), len(row) - 1)]
        game.tell("hub", seat=who, guild=key)
        rest = Reward(self.raises, tuple(guild for guild in self.guilds if guild is not key))
        game.push(who, reward, OfGuild("flotilla-cause-hub", key), rest)

    def prompt(self, game: Flotilla, who: int) -> Text:
        return left(Choice.prompt(self, game, who), len(self.options(game, who)))


@effect
class EndResearch(Effect[Flotilla]):
    def run(self, game: Flotilla, who: int) -> None:
        game.faces, game.symbols = (), (0,) * len(Guild)


RESEARCHED, SETTLE, END_RESEARCH = Researched(), Settle(), EndResearch()
KEEP = Option(None, "keep", Text("flotilla-option-keep"))
NO_JOKER = Option(None, "joker none", Text("flotilla-option-joker-none"))
BREAKTHROUGH = Option(None, "reward breakthrough", Text("flotilla-option-reward-breakthrough"), (places.BREAKTHROUGH,))


def _options(verb: str) -> tuple[Option, ...]:
    return tuple(
        Option(
            guild,
            f"{verb} {guild.name.lower()}",
            Text(f"flotilla-option-{verb}", guild=word(guild)),
            (places.hub(guild),),
        )
        for guild in Guild
    )


JOKERS, REWARDS = _options("joker"), _options("reward")


@cache
def reroll(number: int) -> Option:
    return Option(number, f"reroll {number}", Text("flotilla-option-reroll", n=number), (places.die(number),))


@cache
def ask_reroll(n: int) -> Text:
    return left(Text("flotilla-ask-reroll"), n)


def face_text(shows: tuple[Guild | str, int, int]) -> Text:
    """What a research die shows: a joker, or a guild with money or breakthroughs."""
    guild, money, breakthroughs = shows
    if not isinstance(guild, Guild):
        return Text("flotilla-face-joker")
    if breakthroughs:
        return Text("flotilla-face-breakthroughs", guild=guild, n=breakthroughs)
    return Text("flotilla-face-money", guild=guild, n=money)


def symbols_text(symbols: tuple[int, ...]) -> Arg:
    """How many faces show each guild."""
    shown = [Text("flotilla-symbol-guild", guild=guild, n=symbols[guild]) for guild in Guild if symbols[guild]]
    return joined("flotilla-and", shown or [Text("flotilla-symbol-none")])
