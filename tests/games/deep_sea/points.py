"""The final score of Deep Sea, counted a second time from what lies on the table, in the words of DS 19 and 21.6.

It knows nothing of the engine's goals and numbers, so that the two are compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pelagia.games.deep_sea.rules.state import NAMES, SITES, TOKENS, DeepSea, Named

LEVELS = (0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 10, 10)


class Disc(NamedTuple):
    owner: int
    kind: str
    column: str
    depth: int

    @property
    def cell(self) -> str:
        return f"{self.column}{self.depth}"


def kind_of(game: DeepSea, cell: int, site: int) -> str:
    zone = game.content.oceans[game.boards[cell]]
    spaces = sum(len(track) for track in zone.tracks)
    if site < spaces:
        return "sonar"
    return "conserve" if site < spaces + len(zone.conserve) else "journal"


def ocean_discs(game: DeepSea) -> list[Disc]:
    discs = []
    for place, owner in enumerate(game.discs):
        if owner >= 0:
            cell, site = divmod(place, SITES)
            discs.append(Disc(owner, kind_of(game, cell, site), NAMES[cell][0], int(NAMES[cell][1])))
    return discs


class Player:
    """What one player has, in plain words."""

    def __init__(self, game: DeepSea, who: int) -> None:
        self.game, self.who, self.seat = game, who, game.seats[who]
        self.discs = [disc for disc in ocean_discs(game) if disc.owner == who]
        self.vessels = [NAMES[cell] for cell in self.seat.vessels]
        self.hexes = [game.content.scenarios[game.scenario].area[place] for place, seat in game.markers if seat == who]

    def count(self, kinds: str, columns: str = "ABCDEFG", depths: str = "12345") -> int:
        here = [d for d in self.discs if d.kind in kinds.split() and d.column in columns and str(d.depth) in depths]
        ships = [cell for cell in self.vessels if cell[0] in columns and cell[1] in depths]
        return len(here) + (len(ships) if "vessel" in kinds.split() else 0)

    def zones(self, columns: str = "ABCDEFG", depths: str = "12345", vessels: bool = False) -> int:
        cells = {disc.cell for disc in self.discs} | ({*self.vessels} if vessels else set())
        return len([cell for cell in cells if cell[0] in columns and cell[1] in depths])

    def found(self, columns: str = "ABCDEFG", depths: str = "12345") -> int:
        mine = [NAMES[cell] for cell, finder in enumerate(self.game.finders) if finder == self.who]
        return len([cell for cell in mine if cell[0] in columns and cell[1] in depths])

    def symbols(self) -> dict[str, int]:
        cards = [self.game.content.journals[card] for card, _ in self.seat.journals]
        shown = [colour.name for card in cards for colour in card.symbols]
        shown += [hex.colour.name for hex in self.hexes if hex.colour is not None]
        return {colour: shown.count(colour) for colour in ("BLUE", "YELLOW", "BROWN", "GREEN")}

    def column_of(self, id: str) -> str:
        return NAMES[self.game.boards.index(id)][0]


ALL = "sonar conserve journal"
Count = Callable[[Player], int]
Goal = tuple[Count, int, int, int]  # what is counted, points each, first and second prize


def beside(player: Player, right: bool) -> int:
    home = player.column_of("sea_star")
    return player.zones(columns="".join(c for c in "ABCDE" if (c >= home if right else c <= home)))


def named(player: Player) -> int:
    kind = {Named.CONSERVE: "conserve", Named.JOURNAL: "journal"}.get(player.game.named, "")
    return player.count(kind)


GOALS: dict[int, list[Goal]] = {
    1: [
        (lambda p: p.count("sonar"), 1, 5, 3),
        (lambda p: p.count("journal"), 1, 3, 1),
        (lambda p: p.count("conserve"), 1, 7, 3),
    ],
    2: [
        (lambda p: p.count("sonar", "BC"), 1, 4, 2),
        (lambda p: p.count(f"{ALL} vessel", "DE"), 1, 7, 4),
        (lambda p: p.zones(depths="234"), 1, 2, 1),
    ],
    3: [
        (lambda p: p.count("sonar", depths="12"), 1, 6, 3),
        (lambda p: p.count("journal vessel", depths="345"), 1, 4, 2),
        (lambda p: max(p.symbols().values()), 1, 0, 0),
    ],
    4: [
        (lambda p: p.count("conserve", depths="123"), 1, 6, 3),
        (lambda p: p.count(f"{ALL} vessel", "AE"), 1, 7, 4),
        (lambda p: p.count(ALL, depths="45"), 1, 4, 2),
    ],
    5: [
        (lambda p: p.count("sonar vessel", "AB"), 1, 2, 1),
        (lambda p: p.count("journal vessel", "EFG"), 1, 2, 1),
        (lambda p: p.count("conserve", depths="23"), 1, 4, 2),
    ],
    6: [(lambda p: p.zones(depths="234"), 1, 4, 2), (lambda p: p.found(), 1, 0, 0), (named, 1, 0, 0)],
    7: [
        (lambda p: p.zones("C", vessels=True), 2, 2, 1),
        (lambda p: p.count("conserve journal", "ABDE"), 1, 6, 3),
        (lambda p: sum(hex.rescue for hex in p.hexes), 0, 4, 2),
    ],
    9: [
        (lambda p: p.seat.cleanup, 1, 2, 1),
        (lambda p: p.count(f"{ALL} vessel", depths="1"), 1, 5, 3),
        (lambda p: p.count("conserve", depths="234"), 1, 4, 2),
    ],
    10: [(lambda p: p.count("journal", depths="45"), 1, 7, 4)],
}
OPTIONS: list[list[Goal]] = [  # of scenario 8
    [(lambda p: beside(p, False), 1, 2, 1), (lambda p: beside(p, True), 1, 2, 1)],
    [(lambda p: p.count(ALL, depths="23"), 1, 2, 1), (lambda p: p.count(ALL, depths="45"), 1, 2, 1)],
    [(lambda p: max(p.symbols().values()), 1, 2, 1), (lambda p: min(p.symbols().values()), 3, 2, 1)],
]
MOST: dict[int, list[tuple[Count, int]]] = {
    3: [(lambda p, colour=colour: p.symbols()[colour], 2) for colour in ("BLUE", "YELLOW", "BROWN", "GREEN")],  # type: ignore[misc]
    6: [(lambda p, d=d: p.found(depths=d), 2) for d in "345"]
    + [(lambda p, c=c: p.found(columns=c), 2) for c in "BD"]
    + [(lambda p: p.count("conserve"), 3), (lambda p: p.count("journal"), 3)],
}


def prizes(counts: list[int], first: int, second: int) -> list[int]:
    ranked = sorted({count for count in counts if count > 0}, reverse=True)
    if not ranked:
        return [0] * len(counts)
    pay = {ranked[0]: first}
    if counts.count(ranked[0]) == 1 and len(ranked) > 1:
        pay[ranked[1]] = second
    return [pay.get(count, 0) for count in counts]


def goal_total(game: DeepSea, players: list[Player]) -> list[int]:
    goals = GOALS.get(game.scenario, [])
    if game.scenario == 8:
        goals = [OPTIONS[n][option] for n, option in enumerate(game.options) if option >= 0]
    gained = [0] * len(players)
    for count, each, first, second in goals:
        counts = [count(player) for player in players]
        gained = [
            n + each * c + prize for n, c, prize in zip(gained, counts, prizes(counts, first, second), strict=True)
        ]
    for count, prize in MOST.get(game.scenario, []):
        gained = [n + more for n, more in zip(gained, prizes([count(p) for p in players], prize, 0), strict=True)]
    if game.scenario == 10:
        for order, points in ((game.found_first, (4, 2)), (game.reached_first, (4, 3))):
            for who, n in zip(order, points, strict=False):
                gained[who] += n
    return gained


def senior_total(game: DeepSea, player: Player) -> int:
    """The end scores of tier-5 seniors (DS 21.1)."""
    links = []
    for cell, id in enumerate(game.boards):
        zone = game.content.oceans.get(id)
        for link in zone.links if zone else ():
            names = [*zone.numbers] if zone else []
            links.append([game.discs[cell * SITES + names.index(end)] for end in (link.a, link.b)])
    nature = [disc.cell for disc in player.discs if disc.kind == "conserve"]
    empty = 0
    for cell, id in enumerate(game.boards):
        start = cell * TOKENS
        for site in game.content.oceans[id].dives if id else ():
            empty += not any(game.dives[start : start + site.tokens])
            start += site.tokens
    shared = sum((player.who in ends) and min(ends) >= 0 and ends[0] != ends[1] for ends in links)
    scores = {
        "fleet_coordinator": shared // 2,
        "ichthyologist": max((nature.count(cell) for cell in nature), default=0),
        "ocean_historian": 3 * min(player.symbols().values()),
        "biotechnologist": len({disc.depth for disc in player.discs if disc.kind == "journal"}),
        "biogeographer": len({*nature}),
        "mentor": sum(member.senior for member in player.seat.crew) - 1,
        "adventurer": player.zones(vessels=True) // 3,
        "dive_team_leader": empty // 2,
        "robotics_engineer": 4,
    }
    return sum(scores.get(member.model, 0) for member in player.seat.crew if member.senior)


def totals(game: DeepSea) -> list[int]:
    """The final totals of a competitive game."""
    players = [Player(game, who) for who in range(game.players)]
    points = goal_total(game, players)
    for who, player in enumerate(players):
        seat = player.seat
        points[who] += sum(LEVELS[position] for position in seat.tracks) + sum(hex.points for hex in player.hexes)
        points[who] += sum(game.content.journals[card].points for card, _ in seat.journals) + senior_total(game, player)
        stored = sum(game.content.tokens[token].research for token in seat.tokens)
        points[who] += (seat.research + stored + seat.staging) // 3
    return points
