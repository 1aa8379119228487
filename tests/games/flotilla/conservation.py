"""The conservation laws and invariants of Flotilla, one function for each number of FL 24.

What can be computed from the state or from the events is computed here anew, without the engine's help.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pelagia.core.game import Event
from pelagia.games.flotilla.content.card import Depth, Guild, Side
from pelagia.games.flotilla.rules.sea import DOCK, NEIGHBOURS, UNLOADING, ZONE
from pelagia.games.flotilla.rules.state import LAST_ROUND, Flotilla, Placed, Seat, Source
from tests.kit import watch as kit

FINAL = (Source.MONEY, Source.STOCK, Source.TOXICITY, Source.SEALS)
TOXICITY = [3, 1, -2, -5, -8, -11, -15, -20]
LAND: dict[str, list[list[int]]] = {  # FL 20.5
    "F": [[0, 1, 2, 3, 4, 5]],
    "E": [[0, 1, 2, 3, 4]],
    "D": [[0, 1, 2, 3]],
    "C": [[0, 1, 2]],
    "A": [[0, 2, 4]],
    "B": [[0, 1, 3, 4]],
    "S": [[0, 1], [3, 4]],
    "H": [[0], [2, 3, 4]],
}


class Watch(kit.Watch[Flotilla]):
    """What must not change or fall."""

    def __init__(self, game: Flotilla) -> None:
        super().__init__(game)
        self.turns = [0] * game.players
        self.gains = [0] * game.players  # VP by the events
        self.active = 0
        self.unscored: list[str] = []  # tiles built, in this order
        self.bonus = 0  # what the card adds for each
        self.toxicity, self.sides = [0] * game.players, [Side.SINKSIDE] * game.players

    def note(self, written: str, seat: int) -> None:
        """Count turns by the cards that are played."""
        if self.game.decision and self.game.decision.kind == "PlayCard":
            self.turns[seat] += 1

    def follow(self) -> None:
        for event in self.told("vp"):
            self.gains[event.args["seat"]] += event.args["n"]

    def keep(self) -> None:
        game = self.game
        self.market, self.dials, self.sonar, self.active = game.market[:], game.dials[:], game.sonar, game.active
        self.levels = [[stack.level for stack in stacks] for stacks in game.goals]
        self.toxicity = [total(player) for player in game.seats]
        self.money = [player.money for player in game.seats]
        self.sides = [player.side for player in game.seats]

    def told(self, name: str) -> list[Event]:
        return [event for event in self.news if event.name == name]

    def amount(self, name: str, seat: int) -> int:
        """The sum that the new events of a name tell of for a seat."""
        return sum(event.args["n"] for event in self.told(name) if event.args["seat"] == seat)


def total(player: Seat) -> int:
    return 6 * player.tox_score + player.tox_upper


def built(player: Seat) -> int:
    return len(player.sites) + player.floating + player.removed


def hidden_from(game: Flotilla, seat: int | None) -> list[str]:
    """What nobody may see: crew below the open cards or removed, artefacts in the bag or removed."""
    crew = [card for stack in game.stacks for card in stack[:-1]]
    return [*crew, *game.unseen, *game.artefact_bag, *game.unseen_artefacts]


def uncertain(game: Flotilla, seat: int | None) -> list[str]:
    """The same without what all can conclude: the last unseen card of a guild and level, or artefact of a guild."""
    crew = game.content.crew
    hidden = [card for stack in game.stacks for card in stack[:-1]] + game.unseen
    kinds = Counter((crew[card].guilds, crew[card].level) for card in hidden)
    crew_cards = [card for card in hidden if kinds[crew[card].guilds, crew[card].level] > 1]
    artefacts = game.content.artefacts
    left = {artefacts[id].guild for id in game.artefact_bag}
    return crew_cards + [id for id in game.artefact_bag + game.unseen_artefacts if artefacts[id].guild in left]


def joined(tiles: Sequence[Placed]) -> bool:
    """Whether all tiles are connected with the starter tile."""
    own = {placed.hex for placed in tiles}
    reached, waiting = {DOCK, UNLOADING}, [DOCK, UNLOADING]
    while waiting:
        for hex in NEIGHBOURS[waiting.pop()]:
            if hex in own and hex not in reached:
                reached.add(hex)
                waiting.append(hex)
    return own <= reached


def law_01_pool(w: Watch) -> None:
    game = w.game
    before = sum(sum(player.gains) - sum(player.gains[source] for source in FINAL) for player in game.seats)
    assert before + game.pool == 100 * game.players + game.reserve_taken
    assert game.pool >= 0
    assert not (game.reserve_taken and game.pool)


def law_02_sources(w: Watch) -> None:
    for player, told in zip(w.game.seats, w.gains, strict=True):
        assert sum(player.gains) - sum(player.gains[source] for source in FINAL) == told
        assert all(n >= 0 for source, n in enumerate(player.gains) if source != Source.TOXICITY)


def law_03_end(w: Watch) -> None:
    game = w.game
    assert (game.pool == 0) == (game.end_round > 0) or game.end_round == LAST_ROUND
    assert not game.end_round or game.round <= game.end_round + 1
    assert not game.over or game.round == game.end_round + 1


def law_04_tiles(w: Watch) -> None:
    game = w.game
    tiles = game.ocean_bag + game.looking
    for player in game.seats:
        tiles = tiles + [placed.tile for placed in player.tiles] + [*player.tile_stock]
    assert sorted(tiles) == sorted(game.content.tiles)


def law_05_crew(w: Watch) -> None:
    game = w.game
    cards = [card for stack in game.stacks for card in stack] + game.unseen + game.retired
    cards += [card for player in game.seats for card in player.hand + player.discard]
    cards += [game.in_play] if game.in_play else []
    starters = [*game.content.starters] * game.players
    assert sorted(cards) == sorted([card for card in game.content.crew if card not in starters] + starters)


def law_06_captain(w: Watch) -> None:
    game = w.game
    assert all("captain" not in player.discard for player in game.seats)
    if game.decision and game.decision.kind == "PlayCard":
        assert "captain" in game.seats[game.active].hand
        assert (game.in_play, game.copied, game.retiring, game.looking) == ("", "", False, [])
        assert not any([*game.heap, *game.faces, *game.bought, *game.sold])


def law_07_sides(w: Watch) -> None:
    for player in w.game.seats:
        if player.side is Side.SINKSIDE:
            assert len(player.ships) + player.ships_left == 4
            assert player.tile_stock == ()
        else:
            assert (player.ships, player.ships_left) == ((), 0)
            assert not any(placed.depleted for placed in player.tiles)


def law_08_ships(w: Watch) -> None:
    for player in w.game.seats:
        own = {DOCK, UNLOADING, *(placed.hex for placed in player.tiles)}
        for ship in player.ships:
            assert ship.hex in own
            assert 0 <= sum(ship.cargo) <= 4
            assert ship.hex != UNLOADING or not any(ship.cargo)
        assert len({ship.number for ship in player.ships}) == len(player.ships)


def law_09_outposts(w: Watch) -> None:
    tiles = w.game.content.tiles
    for player in w.game.seats:
        assert player.outposts_left + built(player) == 6
        assert not player.removed or player.side is Side.SKYSIDE
        assert len({*player.sites}) == len(player.sites)
        placed = {laid.hex: tiles[laid.tile] for laid in player.tiles}
        for hex in player.sites:
            assert hex == DOCK or (placed[hex].site if player.side else placed[hex].island)


def law_10_seals(w: Watch) -> None:
    assert all(player.seals_left + sum(player.seals) == 10 for player in w.game.seats)


def law_11_artefacts(w: Watch) -> None:
    game = w.game
    rows = [id for row in game.hub for id in row]
    assert len(game.artefact_bag) + len(rows) + len(game.found) == 12
    assert all(len(row) <= 3 for row in game.hub)
    assert sum(player.artefacts for player in game.seats) == 12 - len(game.artefact_bag)
    assert sorted(game.artefact_bag + rows + game.found + game.unseen_artefacts) == sorted(game.content.artefacts)


def law_12_tracks(w: Watch) -> None:
    game = w.game
    assert all(1 <= before <= now <= 4 for before, now in zip(w.dials, game.dials, strict=True))
    assert 0 <= w.sonar <= game.sonar <= 4
    assert all(0 <= field <= 11 for field in game.market)
    assert game.market == w.market or w.told("market")


def law_13_toxicity(w: Watch) -> None:
    """More than the law: it changes by what was told, and a scoring field is six steps."""
    for seat, player in enumerate(w.game.seats):
        assert 0 <= player.tox_upper <= 5
        assert 0 <= player.tox_score <= 7
        healed = w.amount("cleansed", seat) + 6 * len([e for e in w.told("purified") if e.args["seat"] == seat])
        assert total(player) == w.toxicity[seat] + w.amount("toxicity", seat) - healed


def law_14_areas(w: Watch) -> None:
    tiles = w.game.content.tiles
    for player in w.game.seats:
        placed = {laid.hex: tiles[laid.tile] for laid in player.tiles}
        assert len(placed) == len(player.tiles)
        assert all(UNLOADING < hex < len(ZONE) for hex in placed)
        assert joined(player.tiles)
        if player.side is Side.SINKSIDE:
            for hex, tile in placed.items():
                near = [placed[other].depth for other in NEIGHBOURS[hex] if other in placed]
                assert not (tile.depth is Depth.SHALLOW and Depth.DEEP in near)


def law_15_depletion(w: Watch) -> None:
    for player in w.game.seats:
        assert player.side is Side.SINKSIDE or not any(placed.depleted for placed in player.tiles)


def law_16_nothing_is_owed(w: Watch) -> None:
    """More than the law: all money was told of."""
    for seat, player in enumerate(w.game.seats):
        came = sum(w.amount(name, seat) for name in ("income", "money", "sold", "switched"))
        assert player.money == w.money[seat] + came - w.amount("bought", seat) - w.amount("paid", seat)
        assert player.money >= 0
        assert min(player.stock) >= 0
        assert all(min(ship.cargo) >= 0 for ship in player.ships)


def law_17_goals(w: Watch) -> None:
    game = w.game
    kinds = [stack.kind for stacks in game.goals for stack in stacks]
    assert len({*kinds}) == len(kinds) == 2 * game.players
    assert [len(stacks) for stacks in game.goals] == [game.players] * 2
    for stacks, before in zip(game.goals, w.levels, strict=True):
        assert all(0 <= old <= stack.level <= 2 for stack, old in zip(stacks, before, strict=True))


def law_18_turns(w: Watch) -> None:
    assert sorted(w.turns, reverse=True) == w.turns
    assert max(w.turns) - min(w.turns) <= 1


def law_19_docks(w: Watch) -> None:
    docks = sorted(player.dock for player in w.game.seats if player.side is Side.SKYSIDE)
    assert docks == list(range(w.game.docks_taken))
    for player, before in zip(w.game.seats, w.sides, strict=True):
        assert player.side >= before
        assert (player.dock >= 0) == (player.side is Side.SKYSIDE)


def law_20_decisions(w: Watch) -> None:
    for decision in w.game.decisions:
        written = [option.written for option in decision.options]
        assert len({*written}) == len(written) > 0
        texts = [repr(option.text) for option in decision.options]
        assert len({*texts}) == len(texts)
        assert decision.seat == w.game.active


def law_21_built_tiles(w: Watch) -> None:
    """More than the law: all are placed before the first is scored, and one of its pieces is worth what was paid."""
    for event in w.news:
        if event.name in ("played", "copied"):
            w.bonus = 2 if event.args["card"] == "F10" else 0
        elif event.name == "built":
            w.unscored.append(event.args["card"])
        elif event.name == "vp" and event.args["source"] == "city":
            assert w.game.looking == []
            player, paid = w.game.seats[event.args["seat"]], event.args["n"] - w.bonus
            new = next(placed for placed in player.tiles if placed.tile == w.unscored[0])
            del w.unscored[0]
            colour = w.game.content.tiles[new.tile].colour
            same = sum(w.game.content.tiles[placed.tile].colour is colour for placed in player.tiles)
            assert 1 <= paid <= 4 * same
            assert paid in worth(w, player.tiles, new.hex, w.dials[colour])
    decision = w.game.decision
    assert not (w.unscored and decision and decision.kind == "PlayCard")


def worth(w: Watch, city: list[Placed], new: int, dial: int) -> list[int]:
    """A times B of each piece of the tile on a hex, by hexes and edges alone."""
    tiles = {placed.hex: w.game.content.tiles[placed.tile] for placed in city}
    pieces = [(DOCK, {*range(6)}), (UNLOADING, {*range(6)})]
    for placed in city:
        pieces += [(placed.hex, {(e + placed.turn) % 6 for e in piece}) for piece in LAND[tiles[placed.hex].pattern]]
    colour = tiles[new].colour
    alike = [hex in tiles and tiles[hex].colour is colour for hex, _ in pieces]

    def reached(start: int, only: bool) -> set[int]:
        nodes, waiting = {start}, [start]
        while waiting:
            hex, edges = pieces[waiting.pop()]
            for n, (other, land) in enumerate(pieces):
                meet = any(NEIGHBOURS[hex][e] == other and (e + 3) % 6 in land for e in edges)
                if meet and n not in nodes and (alike[n] or not only):
                    nodes.add(n)
                    waiting.append(n)
        return {pieces[n][0] for n in nodes}

    values = []
    for start, (hex, _) in enumerate(pieces):
        if hex == new:
            settled = [tiles[h] for h in reached(start, only=False) if h in tiles]
            buildings = sum(tile.building and tile.colour is colour for tile in settled)
            values.append(min(4, dial + buildings) * len(reached(start, only=True)))
    return values


def law_22_one_way(w: Watch) -> None:
    assert not any(bought and sold for bought, sold in zip(w.game.bought, w.game.sold, strict=True))


def law_23_dice(w: Watch) -> None:
    assert all(n <= most for n, most in zip(w.game.dice, (6, 5, 5), strict=True))
    assert len(w.game.faces) <= 7


def law_24_final_scores(w: Watch) -> None:
    game = w.game
    if not game.over:
        return
    for seat, player in enumerate(game.seats):
        ended = w.gains[seat] + player.money // 5 + sum(player.stock) // 2 + TOXICITY[player.tox_score]
        assert game.scores[seat] == ended + sum(majority(game, guild, seat) for guild in Guild)
    best = [seat for seat, score in enumerate(game.scores) if score == max(game.scores)]
    for key in (
        lambda p: -total(p),
        lambda p: len(p.hand) + len(p.discard),
        lambda p: p.money,
    ):
        top = max(key(game.seats[seat]) for seat in best)
        best = [seat for seat in best if key(game.seats[seat]) == top]
    assert game.winners == best


def majority(game: Flotilla, guild: Guild, seat: int) -> int:
    """10 if nobody is ahead, 5 if exactly one is (FL 19.3)."""
    own = game.seats[seat]
    ranks = [(player.seals[guild], -total(player)) for player in game.seats if player.seals[guild]]
    if not own.seals[guild]:
        return 0
    ahead = [rank for rank in ranks if rank > (own.seals[guild], -total(own))]
    return 10 if not ahead else 5 if len(ahead) == 1 else 0


def law_25_clones(w: Watch) -> None:
    assert w.game.clone() == w.game


Watch.laws = kit.laws(globals())
