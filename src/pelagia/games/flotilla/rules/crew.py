"""Crew cards: playing, copying, gathering, retiring, discarding (FL 6), and switching sides (FL 17)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from pelagia.core.asking import Because, left
from pelagia.core.combinators import Seq
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.text import Ref, Text, word
from pelagia.games.flotilla.content.card import Dock, Guild, Side
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.build import Build
from pelagia.games.flotilla.rules.dive import Sail
from pelagia.games.flotilla.rules.gains import STOP
from pelagia.games.flotilla.rules.ocean import into_bag
from pelagia.games.flotilla.rules.sea import DOCK
from pelagia.games.flotilla.rules.state import Flotilla


@effect
class PlayCard(Choice[Flotilla]):
    """Which card to play (Q01). One that can only copy needs somebody to copy."""

    asks_always: ClassVar[bool] = True

    def options(self, game: Flotilla, who: int) -> list[Option]:
        player = game.seats[who]
        if COPY.can(game, who):
            return [play(card) for card in player.hand]
        crew = game.content.crew
        return [play(card) for card in player.hand if COPY not in crew[card].face(player.side).effects]

    def chosen(self, game: Flotilla, who: int, key: str) -> None:
        game.seats[who].hand.remove(key)
        game.in_play = key
        game.tell("played", seat=who, card=Ref(key))
        perform(game, who, key)

    def expected(self, game: Flotilla, who: int) -> list[Option]:
        player = game.seats[who]
        return [play(card) for card in (*player.hand, *player.discard)]

    def why_not(self, game: Flotilla, who: int, key: str) -> Text | None:
        return Text("flotilla-why-copy" if key in game.seats[who].hand else "flotilla-why-discard", card=Ref(key))


def perform(game: Flotilla, who: int, card: str) -> None:
    """Sail or take the income, then do what the card says (FL 6.1)."""
    player = game.seats[who]
    face = game.content.crew[card].face(player.side)
    game.push(who, *face.effects, Because(card))
    if face.points and player.side is Side.SINKSIDE:
        game.push(who, Sail(face.points))
    elif face.points:
        player.money += face.points
        game.tell("income", seat=who, n=face.points)


@cache
def play(card: str) -> Option:
    return Option(card, f"play {card}", Text("flotilla-option-play", card=Ref(card)), (places.crew(card),))


@effect
class Copy(Choice[Flotilla]):
    """Carry out the topside card of an opponent on one's side (Q02, FL 6.3)."""

    def options(self, game: Flotilla, who: int) -> list[Option]:
        side = game.seats[who].side
        cards = [
            other.discard[-1]
            for seat, other in enumerate(game.seats)
            if seat != who and other.side is side and other.discard
        ]
        return [copy(card) for card in dict.fromkeys(cards)]

    def chosen(self, game: Flotilla, who: int, key: str) -> None:
        game.copied = key
        game.tell("copied", seat=who, card=Ref(key))
        if COPY not in game.content.crew[key].face(game.seats[who].side).effects:  # ruling 23
            perform(game, who, key)


COPY = Copy()


@cache
def copy(card: str) -> Option:
    return Option(card, f"copy {card}", Text("flotilla-option-copy", card=Ref(card)), (places.crew(card),))


@effect
class Gather(Effect[Flotilla]):
    """The discard pile and this card return to the hand (ruling 2)."""

    def run(self, game: Flotilla, who: int) -> None:
        player = game.seats[who]
        game.tell("gathered", seat=who, n=len(player.discard))
        player.hand += player.discard
        player.hand.append(game.in_play)
        player.discard.clear()
        game.in_play = ""


@effect
class Retire(Choice[Flotilla]):
    """If the player likes, these effects, and the card leaves the game (Q27, FL 6.5)."""

    parts: tuple[Effect[Flotilla], ...]

    def options(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        return (RETIRE, KEEP) if any(part.can(game, who) for part in self.parts) else ()

    def chosen(self, game: Flotilla, who: int, key: bool) -> None:
        if key:
            game.retiring = True
            game.push(who, *self.parts)

    def prompt(self, game: Flotilla, who: int) -> Text:
        return Text("flotilla-ask-retire", what=Seq(self.parts).text())

    def text(self) -> Text:
        return Text("flotilla-retire", parts=Seq(self.parts).text())


RETIRE = Option(True, "retire", Text("flotilla-option-retire"))
KEEP = Option(False, "keep", Text("flotilla-option-keep"))


@effect
class DiscardCrew(Choice[Flotilla]):
    """Discard further cards of a guild, each for a bonus (Q28, FL 6.6)."""

    guild: Guild
    n: int
    part: Effect[Flotilla]

    def options(self, game: Flotilla, who: int) -> list[Option]:
        crew = game.content.crew
        options = [discard(card) for card in game.seats[who].hand if self.guild in crew[card].guilds]
        return [*options, STOP] if options else options

    def chosen(self, game: Flotilla, who: int, key: str | None) -> None:
        if key is None:
            return
        player = game.seats[who]
        player.hand.remove(key)
        player.discard.append(key)
        game.tell("discarded", seat=who, card=Ref(key))
        if self.n > 1:
            game.push(who, DiscardCrew(self.guild, self.n - 1, self.part))
        game.push(who, self.part)

    def prompt(self, game: Flotilla, who: int) -> Text:
        return left(Text("flotilla-ask-discard-crew", guild=word(self.guild), what=self.part.text()), self.n)


@cache
def discard(card: str) -> Option:
    return Option(card, f"discard {card}", Text("flotilla-option-discard", card=Ref(card)), (places.crew(card),))


@effect
class CardLeaves(Effect[Flotilla]):
    """The card in play goes to the top of the discard pile, or out of the game."""

    def run(self, game: Flotilla, who: int) -> None:
        card = game.in_play
        if card and game.retiring:
            game.retired.append(card)
            game.tell("retired", seat=who, card=Ref(card))
        elif card:
            game.seats[who].discard.append(card)
        game.in_play, game.copied, game.retiring = "", "", False


@effect
class MaySwitch(Choice[Flotilla]):
    """Stay a Sinksider, or join the Flotilla (Q04)."""

    def options(self, game: Flotilla, who: int) -> tuple[Option, ...]:
        player = game.seats[who]
        if player.side is not Side.SINKSIDE:
            return ()
        dock = next_dock(game)
        return STAY, switch(dock.price * len(player.ships), dock.builds)

    def chosen(self, game: Flotilla, who: int, key: bool) -> None:
        if key:
            game.push(who, Switch())


STAY = Option(False, "stay", Text("flotilla-option-stay"))


@cache
def switch(money: int, builds: int) -> Option:
    return Option(True, "switch", Text("flotilla-option-switch", n=money, builds=builds), (places.DOCK,))


def next_dock(game: Flotilla) -> Dock:
    """The place of the dock tile for whoever switches next."""
    return game.content.boards.docks[game.players][game.docks_taken]


BY_SWITCH: Effect[Flotilla] = Because(rule="flotilla-cause-switch")


@effect
class Switch(Effect[Flotilla]):
    """Sell the ships, take up the sea and become a Skysider, step by step (FL 17)."""

    def run(self, game: Flotilla, who: int) -> None:
        player = game.seats[who]
        dock = next_dock(game)
        money = dock.price * len(player.ships)
        player.dock = game.docks_taken
        game.docks_taken += 1
        player.money += money
        game.tell("switched", seat=who, n=money, builds=dock.builds)
        for ship in player.ships:
            for colour, n in enumerate(ship.cargo):
                player.stock[colour] += n
        player.ships, player.ships_left = (), 0
        lost = [placed.tile for placed in player.tiles if placed.hex in player.sites]
        player.tile_stock += tuple(sorted(placed.tile for placed in player.tiles if placed.hex not in player.sites))
        player.tiles = ()
        player.removed += len(lost)
        player.sites = [hex for hex in player.sites if hex == DOCK]
        player.side = Side.SKYSIDE
        if lost:
            into_bag(game, lost)
        game.push(who, Build(dock.builds), BY_SWITCH)
