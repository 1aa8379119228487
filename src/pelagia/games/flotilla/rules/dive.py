"""Delvers on the Sinkside: diving (FL 11). Also sailing and unloading (FL 18)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pelagia.core.asking import left
from pelagia.core.decision import Option
from pelagia.core.effects import Choice, Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Said, Text, joined
from pelagia.games.flotilla.content.card import Depth, SonarField, Symbol
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.gains import STOP, Survivor, Toxicity, is_saturated, poison
from pelagia.games.flotilla.rules.sea import AROUND, DOCK, NAMES, TOLD, UNLOADING, WORDS
from pelagia.games.flotilla.rules.state import CARGO, Flotilla, Placed, Seat, Vessel

KINDS = tuple(Depth)  # of dice; the sonar symbols of the heap stand in this order
RESOURCE, TOXICITY, DEPLETION, SURVIVOR, SONAR = Symbol
EMPTY = (0,) * (SONAR + len(KINDS))


def own_tiles(player: Seat) -> dict[int, Placed]:
    """The placed tiles, by hex."""
    return {placed.hex: placed for placed in player.tiles}


# Sailing


@effect
class Sail(Choice[Flotilla]):
    """Move a ship to an adjacent own hex, once for each point (Q03)."""

    n: int

    def options(self, game: Flotilla, who: int) -> list[Option]:
        player = game.seats[who]
        own = {DOCK, UNLOADING, *(placed.hex for placed in player.tiles)}
        options = [sail(ship.number, hex) for ship in different(player.ships) for hex in AROUND[ship.hex] if hex in own]
        return [*options, STOP] if options else options

    def chosen(self, game: Flotilla, who: int, key: tuple[int, int] | None) -> None:
        if key is None:
            return
        number, hex = key
        player = game.seats[who]
        place, ship = next((i, ship) for i, ship in enumerate(player.ships) if ship.number == number)
        player.ships = put(player.ships, place, Vessel(number, hex, *ship.cargo))
        game.tell("sailed", seat=who, ship=number, hex=TOLD[hex])
        if hex == UNLOADING:
            unload(game, who, place)
        if self.n > 1:
            game.push(who, Sail(self.n - 1))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return ask_sail(self.n)


def different(ships: Sequence[Vessel]) -> Sequence[Vessel]:
    """Of ships on the same hex with the same cargo only the first."""
    if len(ships) < 2:
        return ships
    kinds: dict[tuple[int, ...], Vessel] = {}
    for ship in ships:
        kinds.setdefault(ship[1:], ship)
    return [*kinds.values()]


def unload(game: Flotilla, who: int, place: int) -> None:
    """All cargo of a ship goes to stock (ruling 31)."""
    player = game.seats[who]
    ship = player.ships[place]
    if any(ship.cargo):
        for colour, n in enumerate(ship.cargo):
            player.stock[colour] += n
        player.ships = put(player.ships, place, Vessel(ship.number, ship.hex))
        game.tell("unloaded", seat=who, ship=ship.number, n=sum(ship.cargo))


@effect
class UnloadAll(Effect[Flotilla]):
    """Every own ship unloads where it is."""

    def can(self, game: Flotilla, who: int) -> bool:
        return any(any(ship.cargo) for ship in game.seats[who].ships)

    def run(self, game: Flotilla, who: int) -> None:
        for place in range(len(game.seats[who].ships)):
            unload(game, who, place)


@cache
def ask_sail(n: int) -> Text:
    return left(Text("flotilla-ask-sail"), n)


@cache
def sail(ship: int, hex: int) -> Option:
    text = Text("flotilla-option-sail", ship=ship, hex=WORDS[hex])
    return Option((ship, hex), f"sail {ship} {NAMES[hex]}", text, (places.ship(ship), places.hex(NAMES[hex])))


# Diving


@effect
class Dive(Effect[Flotilla]):
    """Roll the card's dice and one for each ship on an undepleted tile, then resolve all symbols."""

    shallow: int = 0
    reef: int = 0
    deep: int = 0
    safe: bool = False

    def run(self, game: Flotilla, who: int) -> None:
        tiles = own_tiles(game.seats[who])
        dice = [self.shallow, self.reef, self.deep]
        for ship in game.seats[who].ships:
            placed = tiles.get(ship.hex)
            if placed and not placed.depleted:
                dice[game.content.tiles[placed.tile].depth - 1] += 1
        game.heap, game.dice, game.safe, game.spared = EMPTY, (0,) * len(KINDS), self.safe, False
        shown = [roll(game, kind) for kind, n in enumerate(dice) for _ in range(n)]
        game.tell(
            "dived", seat=who, dice=Said(tuple(filter(None, shown)), len), symbols=Said(tuple(game.heap), heap_text)
        )
        game.push(who, DIVING, END_DIVE)


def roll(game: Flotilla, kind: int) -> str:
    """Roll one more die of a kind, if there is one; its symbols join the heap. Return the face: `reef 3`."""
    die = game.content.boards.dive_dice[kind]
    if game.dice[kind] >= die.count:
        return ""
    game.dice = put(game.dice, kind, game.dice[kind] + 1)
    faces = list(range(len(die.faces)))
    game.shuffle(faces)
    for symbol in die.faces[faces[0]]:
        if symbol is DEPLETION and not game.spared:  # the first of the dive is free
            game.spared = True
        elif symbol is SONAR:
            game.heap = put(game.heap, SONAR + kind, game.heap[SONAR + kind] + 1)
        elif not (game.safe and symbol in (TOXICITY, DEPLETION)):
            game.heap = put(game.heap, symbol, game.heap[symbol] + 1)
    return f"{die.kind.name.lower()} {faces[0] + 1}"


@effect
class Diving(Effect[Flotilla]):
    """Ask for the next symbol. Toxicity is not asked about where its place in the order changes nothing (ruling 60)."""

    def run(self, game: Flotilla, who: int) -> None:
        heap = game.heap
        sonar, toxic = sum(heap[SONAR:]), pure_toxicity(sonar_field(game))
        if (heap[TOXICITY] or sonar) and not heap[SURVIVOR] and (toxic or not sonar):
            game.heap = (heap[RESOURCE], 0, heap[DEPLETION], *EMPTY[SURVIVOR:])
            poison(game, who, heap[TOXICITY] + sonar * toxic)
        if any(game.heap):
            game.push(who, RESOLVE)


def sonar_field(game: Flotilla) -> SonarField:
    """The field of the sonar track that says what sonar symbols give now (FL 16)."""
    return game.content.boards.sonar[game.sonar]


def pure_toxicity(field: SonarField) -> int:
    """How much toxicity each sonar symbol gives on a field that gives nothing else; 0 on all others."""
    parts = [effect.n for effect in field.effects if isinstance(effect, Toxicity)]
    return sum(parts) if len(parts) == len(field.effects) and not field.die else 0


def sounding(game: Flotilla, who: int) -> list[int]:
    """The places of the heap whose sonar symbols can do something; one for all, unless each brings a die of its own."""
    field, heap, dice = sonar_field(game), game.heap, game.content.boards.dive_dice
    helps = any(effect.can(game, who) for effect in field.effects)
    kinds = [kind for kind in range(len(KINDS)) if heap[SONAR + kind]]
    if field.die:
        return [SONAR + kind for kind in kinds if helps or game.dice[kind] < dice[kind].count]
    return [SONAR + kind for kind in kinds[:1] if helps]


@effect
class Resolve(Choice[Flotilla]):
    """Which symbol next (Q20): those that can do something now."""

    def options(self, game: Flotilla, who: int) -> list[Option]:
        heap, player = game.heap, game.seats[who]
        options = []
        if heap[RESOURCE] and eligible(player):
            options.append(SYMBOLS[RESOURCE])
        if heap[TOXICITY] and not is_saturated(game, player):
            options.append(SYMBOLS[TOXICITY])
        if heap[DEPLETION] and any(not placed.depleted for placed in player.tiles):
            options.append(SYMBOLS[DEPLETION])
        if heap[SURVIVOR]:
            options.append(SYMBOLS[SURVIVOR])
        return options + [SYMBOLS[place] for place in sounding(game, who)]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        game.heap = put(game.heap, key, game.heap[key] - 1)
        game.push(who, DIVING)
        if key == RESOURCE:
            game.push(who, LOAD)
        elif key == TOXICITY:
            poison(game, who, 1)
        elif key == DEPLETION:
            game.push(who, DEPLETE)
        elif key == SURVIVOR:
            game.push(who, Survivor(1))
        else:
            field = sonar_field(game)
            game.push(who, *field.effects, *([ROLL[key - SONAR]] if field.die else []))

    def prompt(self, game: Flotilla, who: int) -> Text:
        return left(Choice.prompt(self, game, who), sum(game.heap))

    def expected(self, game: Flotilla, who: int) -> list[Option]:
        return [option for option, n in zip(SYMBOLS, game.heap, strict=True) if n]

    def why_not(self, game: Flotilla, who: int, key: int) -> Text | None:
        same = key >= SONAR and not sonar_field(game).die and sounding(game, who)
        return Text("flotilla-why-sonar" if same else "flotilla-why-symbol")


@effect
class Roll(Effect[Flotilla]):
    """One more die of a kind (FL 16)."""

    kind: int

    def run(self, game: Flotilla, who: int) -> None:
        before = game.heap[:]
        if face := roll(game, self.kind):
            more = tuple(n - old for n, old in zip(game.heap, before, strict=True))
            game.tell(
                "extra_die", seat=who, dice=Said((face,), len), kind=KINDS[self.kind], symbols=Said(more, heap_text)
            )


@effect
class Load(Choice[Flotilla]):
    """A resource symbol: which ship takes a barrel of its tile's colour (Q21)."""

    def options(self, game: Flotilla, who: int) -> list[Option]:
        return [load(ship.number, ship.hex) for ship in different(eligible(game.seats[who]))]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        player = game.seats[who]
        place, ship = next((i, ship) for i, ship in enumerate(player.ships) if ship.number == key)
        colour = game.content.tiles[own_tiles(player)[ship.hex].tile].colour
        cargo = [n + (i == colour) for i, n in enumerate(ship.cargo)]
        player.ships = put(player.ships, place, Vessel(ship.number, ship.hex, *cargo))
        game.tell("loaded", seat=who, ship=key, colour=colour)


def eligible(player: Seat) -> list[Vessel]:
    """Ships on undepleted tiles that have room."""
    tiles = own_tiles(player)
    return [
        ship for ship in player.ships if ship.hex in tiles and not tiles[ship.hex].depleted and sum(ship.cargo) < CARGO
    ]


@effect
class Deplete(Choice[Flotilla]):
    """A depletion symbol: a tile with an own ship, and only without such a tile any other (Q22)."""

    def options(self, game: Flotilla, who: int) -> list[Option]:
        player = game.seats[who]
        manned = [ship.hex for ship in player.ships]
        rich = [placed.hex for placed in player.tiles if not placed.depleted]
        return [deplete(hex) for hex in sorted(hex for hex in rich if hex in manned) or sorted(rich)]

    def chosen(self, game: Flotilla, who: int, key: int) -> None:
        player = game.seats[who]
        place, old = next((i, placed) for i, placed in enumerate(player.tiles) if placed.hex == key)
        player.tiles = put(player.tiles, place, Placed(old.hex, old.tile, old.turn, depleted=True))
        game.tell("depleted", seat=who, hex=TOLD[key])


@effect
class EndDive(Effect[Flotilla]):
    """What is left of the heap can do nothing, and vanishes (rulings 16, 17)."""

    def run(self, game: Flotilla, who: int) -> None:
        game.heap, game.dice, game.safe, game.spared = EMPTY, (0,) * len(KINDS), False, False


@cache
def load(ship: int, hex: int) -> Option:
    text = Text("flotilla-option-load", ship=ship, hex=WORDS[hex])
    return Option(ship, f"ship {ship}", text, (places.ship(ship), places.hex(NAMES[hex])))


@cache
def deplete(hex: int) -> Option:
    text = Text("flotilla-option-deplete", hex=WORDS[hex])
    return Option(hex, f"deplete {NAMES[hex]}", text, (places.hex(NAMES[hex]),))


def _symbol(place: int) -> Option:
    if place < SONAR:
        name = Symbol(place).name.lower()
        return Option(place, f"resolve {name}", Text(f"flotilla-option-resolve-{name}"), (places.symbol(name),))
    kind = KINDS[place - SONAR].name.lower()
    text = Text("flotilla-option-resolve-sonar", kind=Text(f"flotilla-depth-{kind}"))
    return Option(place, f"resolve sonar {kind}", text, (places.symbol(f"sonar.{kind}"),))


SYMBOLS = tuple(_symbol(place) for place in range(len(EMPTY)))
ROLL = tuple(Roll(kind) for kind in range(len(KINDS)))
DIVING, END_DIVE, RESOLVE, LOAD, DEPLETE = Diving(), EndDive(), Resolve(), Load(), Deplete()


def heap_text(heap: tuple[int, ...]) -> Arg:
    """What lies in the heap of a dive."""
    names = ("resource", "toxicity", "depletion", "survivor")
    counts = [*zip(names, heap[:SONAR], strict=True), ("sonar", sum(heap[SONAR:]))]
    shown = [Text(f"flotilla-symbol-{name}", n=n) for name, n in counts if n]
    return joined("flotilla-and", shown or [Text("flotilla-symbol-none")])
