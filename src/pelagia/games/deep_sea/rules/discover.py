"""Discovery (DS 12.3): a depth, a board of its pile, a cell."""

from __future__ import annotations

from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.content.card import DEPTHS, Kind
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.actions import Action
from pelagia.games.deep_sea.rules.gains import Impact, grant, setback
from pelagia.games.deep_sea.rules.grid import free_cells
from pelagia.games.deep_sea.rules.state import HERE, NAMES, TOKENS, DeepSea, Named, board, depth, sheet
from pelagia.games.deep_sea.rules.tokens import Ask

DRAWN = 2


@effect
class Discover(Action):
    """D08: the depth. Without room at these depths it is the lowest with room; without any room an impact."""

    lo: int
    hi: int
    loose: bool = False
    zone: int = HERE

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        depths = self.depths(game)
        return [depth_option(d) for d in depths] if depths else Impact(self.zone).ways(game, who)

    def depths(self, game: DeepSea) -> list[int]:
        deepest = sheet(game).depths
        wanted = range(self.lo, min(self.hi, deepest) + 1)
        depths = [d for d in wanted if game.piles[d - 1] and free_cells(game, d, self.loose)]
        lowest = (d for d in range(1, deepest + 1) if game.piles[d - 1] and free_cells(game, d))
        return depths or [*lowest][:1]

    def act(self, game: DeepSea, who: int, key: tuple[str, int] | tuple[str, int, int] | None) -> None:
        if key is None or key[0] != "depth":
            Impact(self.zone).act(game, who, key)
            return
        pile = game.piles[key[1] - 1]
        drawn = min(len(pile), DRAWN - (setback(game).less_boards if game.setback else 0))
        game.looking, game.looker = [pile.pop() for _ in range(drawn)], who
        if game.star_top and key[1] == DEPTHS:
            game.star_top -= drawn
        game.seal()
        game.tell("drew", seat=who, depth=key[1], n=drawn)
        game.push(who, KEEP_BOARD, PLACE_LOOSE if self.loose and self.lo <= key[1] <= self.hi else PLACE_BOARD)

    def question(self, game: DeepSea, who: int) -> Text:
        return Action.question(self, game, who) if self.depths(game) else Impact(self.zone).question(game, who)


@cache
def depth_option(d: int) -> Option:
    return Option(("depth", d), f"depth {d}", Text("deep-sea-depth", n=d), (places.pile(d),))


@effect
class KeepBoard(Ask):
    """D09: one board is kept, the other goes under its pile; the hidden board must be kept (Q51)."""

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        star = sheet(game).star
        return [keep_board(id) for id in ([star] if star and star in game.looking else game.looking)]

    def act(self, game: DeepSea, who: int, key: str) -> None:
        for id in game.looking:
            if id != key:
                game.piles[game.content.oceans[id].depth - 1].insert(0, id)
        game.looking = [key]

    def question(self, game: DeepSea, who: int) -> Text:
        return Text("deep-sea-ask-keep-board", n=len(game.looking))


@cache
def keep_board(id: str) -> Option:
    return Option(id, f"keep {id}", Text("deep-sea-keep-board", zone=Ref(id)), (places.looking(id),))


@effect
class PlaceBoard(Ask):
    """D10: the cell of the new zone; then its tokens, records and the discovery bonus (DS 4.4)."""

    loose: bool = False

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        id = game.looking[0]
        cells = free_cells(game, game.content.oceans[id].depth, self.loose)
        return [place_option(cell, game.boards[cell - 1] if depth(cell) > 1 else "") for cell in cells]

    def act(self, game: DeepSea, who: int, key: int) -> None:
        id = game.looking[0]
        game.looking, game.looker = [], -1
        game.boards, game.finders = put(game.boards, key, id), put(game.finders, key, who)
        game.seal()
        game.tell("discovered", seat=who, zone=Ref(id), cell=NAMES[key])
        fill(game, key)
        if depth(key) == DEPTHS and who not in game.found_first:
            game.found_first += (who,)
        grant(game, who, key, board(game, key).found)
        if id == sheet(game).star:
            game.push(who, NAME_KIND)

    def question(self, game: DeepSea, who: int) -> Text:
        return Text("deep-sea-ask-place-board", zone=Ref(game.looking[0]))


@cache
def place_option(cell: int, above: str) -> Option:
    """A cell for a new zone, named by the board above it."""
    name = NAMES[cell]
    text = Text("deep-sea-place-under", zone=Ref(above), cell=name) if above else Text("deep-sea-place", cell=name)
    return Option(cell, f"place {name}", text, (places.cell(name),))


def fill(game: DeepSea, cell: int) -> None:
    """Tokens from the bag onto the dive sites of a zone; an empty bag is filled from the discard (DS 12.3)."""
    dives = [*game.dives]
    for pile in board(game, cell).dive_places:
        if len(game.bag) < len(pile) and game.discard:
            more, game.discard = [*game.discard], ()
            game.shuffle(more)
            game.bag = more + game.bag
        for place in pile[max(0, len(pile) - len(game.bag)) :]:  # too few lie at the bottom
            dives[cell * TOKENS + place] = game.bag.pop()
    game.dives = tuple(dives)


@effect
class NameKind(Ask):
    """D22: whose discs count for goal 3 (scenario 6)."""

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        return NAME_OPTIONS

    def act(self, game: DeepSea, who: int, key: Named) -> None:
        game.named = key
        game.tell("named", seat=who, kind=Kind(key))


NAME_OPTIONS = [
    Option(kind, f"name {kind.name.lower()}", Text(f"deep-sea-name-{kind.name.lower()}"))
    for kind in (Named.CONSERVE, Named.JOURNAL)
]
KEEP_BOARD, PLACE_BOARD, PLACE_LOOSE, NAME_KIND = KeepBoard(), PlaceBoard(), PlaceBoard(loose=True), NameKind()
