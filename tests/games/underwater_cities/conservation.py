"""The laws of section 21 of the rules, checked from outside: nothing here uses the code of the game but its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pelagia.core.game import Event
from pelagia.games.underwater_cities.rules.state import Player, UnderwaterCities
from tests.kit import watch as kit

GRID = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
ROWS = "A1-A2 A2-A3 B1-B2 B2-B3 C1-C2 C2-C3"
COLUMNS = "A1-B1 A2-B2 A3-B3 B1-C1 B2-C2 B3-C3"
TUNNELS = f"{ROWS} {COLUMNS} A2-MB B1-MB A3-MR C1-ML".split()
ENDS = [tuple(name.split("-")) for name in TUNNELS]
BLOCKER = 9
ERAS = {1: range(1, 67), 2: range(67, 124), 3: range(124, 181)}
LARGE, SMALL = range(181, 191), range(191, 206)


def number(id: str) -> int:
    return int(id[1:])


def hidden_from(game: UnderwaterCities, seat: int | None) -> list[str]:
    """All cards that a seat may not see. Where all of a deck was seen before, only the order is a secret."""
    if game.phase.name == "OVER":
        return []
    others = [player for who, player in enumerate(game.seats) if who != seat]
    cards = [card for player in others for card in player.hand + player.looking if card not in player.known]
    unseen = [id for id in game.unseen if id.startswith("U")]
    waiting = [id for deck in game.waiting for id in deck]
    small = [id for id in game.small_deck[:-1] if id not in game.seen_small]
    news = [event.args for event in game.events or [] if event.only is None and event.number == game.number]
    shuffled_in = {args.get("card") for args in news}  # discarded before all eyes, and then the pile became a deck
    deck = [id for id in game.deck if id not in shuffled_in]
    return [*deck, *waiting, *small, *cards, *unseen, *game.stock]


def uncertain(game: UnderwaterCities, seat: int | None) -> list[str]:
    """Those of them that may be elsewhere: what is alone of its kind is known by elimination."""
    assert seat is not None
    if game.phase.name == "OVER":
        return []
    zones = [game.deck, game.stock, game.small_deck[:-1], *game.waiting]
    return [id for zone in zones if len(zone) > 1 for id in zone]


def cities(player: Player) -> list[str]:
    return [name for n, name in enumerate(GRID) if player.cities >> n & 1]


def tunnels(player: Player, upgraded: bool = False) -> list[str]:
    mask = player.tunnels_up if upgraded else player.tunnels
    return [name for n, name in enumerate(TUNNELS) if mask >> n & 1]


def connected(player: Player) -> list[str]:
    ends = {end for name in tunnels(player) for end in name.split("-")} | {"C3"}
    return [city for city in cities(player) if city in ends]


def joined(player: Player) -> set[str]:
    """The city sites that tunnels join to the start."""
    reached = {"C3"}
    for _ in GRID:
        for a, b in (name.split("-") for name in tunnels(player)):
            if a in GRID and b in GRID and {a, b} & reached:
                reached |= {a, b}
    return reached


def pieces(game: UnderwaterCities, player: Player, city: str) -> list[tuple[str, int, bool]]:
    """What stands at a city: site, kind, upgraded."""
    board = game.content.boards[player.board]
    here = [(site.id, kind) for site, kind in zip(board.sites, player.buildings, strict=True)]
    return [(id, kind % 8, kind > 8) for id, kind in here if kind and id.partition(".")[0] == city]


def fed(player: Player, upgraded: bool = False) -> list[str]:
    return [name for name in tunnels(player, upgraded) if {*name.split("-")} & {*cities(player)}]


def places(player: Player) -> list[int]:
    """Metropolis places that are connected: MB, MR, ML."""
    have = {*tunnels(player)}
    return [n for n, needs in enumerate(({"A2-MB", "B1-MB"}, {"A3-MR"}, {"C1-ML"})) if needs <= have]


# Independent production and scoring (I26, I27)


def board_output(game: UnderwaterCities, player: Player) -> list[int]:
    """Steps 1 and 2 of production."""
    board = game.content.boards[player.board]
    sites = {site.id: site for site in (*board.cities, *board.sites, *board.tunnels)}
    total = [0] * 6
    for city in connected(player):
        here = pieces(game, player, city)
        for id, kind, upgraded in here:
            for _ in range(sites[id].times):
                total[{1: 0, 2: 3, 3: 2}[kind]] += 1
                total[{1: 5, 2: 4, 3: 1}[kind]] += upgraded
        for kind, gives in ((1, (0, 5)), (2, (3,)), (3, (1,))):
            if sum(upgraded for _, other, upgraded in here if other == kind) >= 2:
                for resource in gives:
                    total[resource] += 1
        if player.symbiotic >> GRID.index(city) & 1:
            total[5] += sites[city].symbiotic
    for name in fed(player):
        total[3] += sites[name].times
        total[5] += sites[name].times * (name in tunnels(player, True))
    pair = [name for n, name in enumerate(TUNNELS) if board.pair >> n & 1]
    tiles = [(place, player.metropolises[place]) for place in places(player)]
    for place, tile in [*tiles, *((-1, tile) for tile in player.metropolises[3:])]:
        for resource, n in enumerate(game.content.metropolises[tile].production):
            total[resource] += n
        if place >= 0:
            end = ("MB", "MR", "ML")[place]
            total[5] += sum(sites[name].strengthens for name in TUNNELS if name.endswith(end))
    if pair and {*pair} <= {*fed(player)}:
        total = [a + b for a, b in zip(total, board.pair_gives, strict=True)]
    return total


def network_points(game: UnderwaterCities, player: Player) -> int:
    kinds = [len({kind for _, kind, _ in pieces(game, player, city)}) for city in connected(player)]
    return sum((2, 3, 4, 6)[n] for n in kinds)


def resource_points(stock: Sequence[int]) -> int:
    return (stock[0] + stock[1] + stock[2] + stock[3] + 2 * stock[4]) // 4


def brown_points(game: UnderwaterCities, player: Player) -> int:
    if 0 not in places(player):
        return 0
    upgraded = [kind for city in connected(player) for _, kind, up in pieces(game, player, city) if up]
    match player.metropolises[0]:
        case "BR1":
            return 3 * (len(places(player)) + len(player.metropolises) - 3)
        case "BR2":
            n = len(fed(player))
            return 9 if n >= 10 else {8: 5, 9: 7}.get(n, 0)
        case "BR3":
            n = len(connected(player))
            return 12 if n >= 7 else {5: 4, 6: 8}.get(n, 0)
        case "BR4":
            return 2 * sum(number(id) > 180 for id in player.claimed + player.tucked)
        case "BR5":
            return 4 * min(len(fed(player, True)), *(upgraded.count(kind) for kind in (1, 2, 3)))
    raise AssertionError(player.metropolises)


# The laws


def law_01_tunnels(w: Watch) -> None:
    assert w.game.tunnel_supply + sum(len(tunnels(player)) for player in w.game.seats) == 46


def law_02_white_domes(w: Watch) -> None:
    ordinary = [player.cities & ~player.symbiotic for player in w.game.seats]
    assert w.game.white_supply + sum(mask.bit_count() for mask in ordinary) == 17


def law_03_violet_domes(w: Watch) -> None:
    if w.game.players > 1:
        symbiotic = sum(player.symbiotic.bit_count() for player in w.game.seats)
        assert w.game.violet_supply + symbiotic == {2: 7, 3: 10, 4: 13}[w.game.players]


def zones(game: UnderwaterCities) -> list[str]:
    """Every place where a card can be."""
    mine = [id for p in game.seats for id in p.hand + p.looking + p.claimed + p.tucked]
    decks = [id for deck in (game.deck, game.discard, *game.waiting, game.small_deck, game.large_row) for id in deck]
    rest = [id for id in game.gone + game.unseen if id.startswith("U")]
    return mine + decks + rest + ([game.played] if game.played else [])


def law_04_05_11_every_card_in_one_zone(w: Watch) -> None:
    counted = Counter(zones(w.game))
    assistants = counted.pop("U0", 0)
    assert assistants == w.game.players
    assert counted == Counter(f"U{n}" for n in range(1, 206))
    assert all(number(id) in SMALL for id in w.game.small_deck)
    assert all(number(id) in LARGE for id in w.game.large_row)


def law_06_metropolises(w: Watch) -> None:
    dealt = [tile for player in w.game.seats for tile in player.metropolises]
    left = [id for id in w.game.gone + w.game.unseen if id in w.game.content.metropolises]
    assert Counter([*dealt, *w.game.stock, *left]) == Counter(w.game.content.metropolises.keys())
    for player in w.game.seats:
        assert [tile.startswith("BR") for tile in player.metropolises[:3]] == [True, False, False]


def law_07_contracts(w: Watch) -> None:
    owned = [id for player in w.game.seats for id in player.contracts]
    assert len({*owned, *w.game.contracts}) == len(owned) + len(w.game.contracts) in (0, 3)


def law_08_action_tiles(w: Watch) -> None:
    game = w.game
    for who, player in enumerate(game.seats):
        placed = game.tiles.count(who) + game.free_tiles.count(who) + (game.cloner == who)
        assert placed + player.tiles == 3


def law_09_cloning_tile(w: Watch) -> None:
    assert (w.game.cloner == -2) is (w.game.players < 4)
    assert (w.game.cloned >= 0) is (w.game.cloner >= 0)


def law_10_federation(w: Watch) -> None:
    assert sorted(seat for stack in w.game.track for seat in stack) == list(range(w.game.players))


def law_12_resources_by_events(w: Watch) -> None:
    if w.stocks is not None:
        assert w.stocks == [[*player.stock] for player in w.game.seats]


def law_13_nothing_negative(w: Watch) -> None:
    assert all(n >= 0 for player in w.game.seats for n in player.stock)


def law_14_scores_fall_only_in_feeding(w: Watch) -> None:
    lost = [0] * w.game.players
    for event in w.news:
        if event.name == "fed":
            lost[event.args["seat"]] += event.args["points"]
    for before, player, fell in zip(w.scores, w.game.seats, lost, strict=True):
        assert player.stock[5] >= before - fell


def law_15_tiles_on_spaces(w: Watch) -> None:
    if w.game.players == 1:
        assert w.game.tiles.count(BLOCKER) in (0, 3, 4)
    if w.game.cloned >= 0:
        assert w.game.tiles[w.game.cloned] not in (-1, w.game.cloner)


def law_16_cities_hang_together(w: Watch) -> None:
    for player in w.game.seats:
        left, reached = {*cities(player)} - {"C3"}, {"C3"}
        while near := {c for a, b in ENDS if {a, b} & reached for c in (a, b) if c in left}:
            reached |= near
            left -= near
        assert not left
        assert "C3" in cities(player)


def law_17_tunnels_are_reached(w: Watch) -> None:
    for player in w.game.seats:
        assert all({*name.split("-")} & joined(player) for name in tunnels(player))


def law_18_buildings_at_cities(w: Watch) -> None:
    for player in w.game.seats:
        near = {*cities(player)} | {c for a, b in ENDS if {a, b} & {*cities(player)} for c in (a, b)}
        board = w.game.content.boards[player.board]
        for site, kind in zip(board.sites, player.buildings, strict=True):
            assert not kind or site.id.partition(".")[0] in near


def law_19_nothing_disappears(w: Watch) -> None:
    for before, player in zip(w.boards, w.game.seats, strict=True):
        cities_then, symbiotic, tunnels_then, up, buildings = before
        assert player.tunnels_up & ~player.tunnels == 0
        assert player.symbiotic & ~player.cities == 0
        for then, now in ((cities_then, player.cities), (symbiotic, player.symbiotic), (tunnels_then, player.tunnels)):
            assert then & ~now == 0
        assert up & ~player.tunnels_up == 0
        assert all(now in (then, then + 8) or not then for then, now in zip(buildings, player.buildings, strict=True))


def law_20_four_action_cards(w: Watch) -> None:
    cards = w.game.content.cards
    for player in w.game.seats:
        assert sum(cards[id].type.name == "ACTION" for id in player.claimed) <= 4
        assert {*player.used} <= {*player.claimed}


def law_21_hands(w: Watch) -> None:
    decision = w.game.decision
    if decision and decision.kind == "Place":
        shown = w.shown["seats"][decision.seat]
        assert 3 <= len(shown["hand"]) <= shown["hand_limit"]


def law_22_eras(w: Watch) -> None:
    game = w.game
    assert all(number(id) in ERAS[game.era] for id in game.deck + game.discard)
    seen = [id for p in game.seats for id in p.hand + p.looking + p.claimed]
    assert all(number(id) <= ERAS[game.era][-1] or number(id) > 180 for id in seen)


def law_23_top_of_the_small_deck(w: Watch) -> None:
    assert w.shown["small_top"] == (w.game.small_deck[-1] if w.game.small_deck else "")


def law_24_rounds_and_turns(w: Watch) -> None:
    assert sorted(w.game.order) == list(range(w.game.players))
    assert w.game.round <= 10
    if not w.game.decisions:
        turns = Counter(event.args["seat"] for event in w.events if event.name == "turn")
        assert turns == dict.fromkeys(range(w.game.players), 30)
        assert sum(event.name == "production" for event in w.events) == 3
        assert w.game.round == 10


def law_25_after_a_round(w: Watch) -> None:
    if any(event.name == "round" for event in w.news) and w.game.phase.name == "TURNS":
        assert not any(w.game.track[1:]) or w.game.round == 1
        assert all(tile in (-1, BLOCKER) for tile in w.game.tiles)


def law_26_production(w: Watch) -> None:
    for who, player in enumerate(w.game.seats):
        shown = [entry["goods"] for entry in w.shown["seats"][who]["output"]]
        assert [sum(column) for column in zip(*shown, [0] * 6, strict=True)] == board_output(w.game, player)


def law_27_final_score(w: Watch) -> None:
    for who, (player, steps) in enumerate(zip(w.game.seats, w.game.scoring, strict=True)):
        if not w.game.decisions:
            _, brown, cards, network, resources = steps
            assert sum(steps) == player.stock[5]
            assert brown == brown_points(w.game, player)
            assert network == network_points(w.game, player)
            assert resources == resource_points(player.stock)
            told = [e.args for e in w.events if e.name == "scored" and e.args["seat"] == who]
            assert cards == sum(entry["points"] for entry in told if entry["source"].startswith("U"))


def law_28_connected_metropolises(w: Watch) -> None:
    for who, player in enumerate(w.game.seats):
        shown = w.shown["seats"][who]["metropolises"]
        assert [n for n, tile in enumerate(shown) if tile["connected"]][: len(places(player))] == places(player)


def law_29_blocks_are_never_mixed(w: Watch) -> None:
    """While the space block runs, the card that follows it is still there."""
    names = [type(effect).__name__ for _, effect in w.game.agenda]
    if "CardBlock" in names and w.game.decision and w.game.decision.kind != "Window":
        assert w.game.played
        assert w.game.decision.kind not in ("PaySpecial", "Replace", "UseReplaced")


def law_30_options(w: Watch) -> None:
    for decision in w.game.decisions:
        written = [option.written for option in decision.options]
        assert len(written) == len({*written}) > 1


def law_32_the_free_space_is_always_there(w: Watch) -> None:
    decision = w.game.decision
    if decision and decision.kind == "Place":
        offered = {option.written for option in decision.options}
        hand = w.game.seats[decision.seat].hand
        assert {f"place S0 with {number(id)}" for id in hand} <= offered


def law_32_something_of_the_space_is_used(w: Watch) -> None:
    """Between the placing on a coloured space and the end of the turn something happens."""
    if w.turn_ended and w.coloured:
        assert w.acted, w.last


def law_33_claimed_and_tucked_stay(w: Watch) -> None:
    cards = w.game.content.cards
    for (claimed, tucked), player in zip(w.tables, w.game.seats, strict=True):
        lost = [id for id in claimed if id not in player.claimed]
        assert all(cards[id].type.name == "ACTION" for id in lost)
        assert {*tucked} <= {*player.tucked}


def law_34_short_turns(w: Watch) -> None:
    assert w.in_turn < 60


USEFUL = (
    "gained",
    "gained_plain",
    "drew",
    "built",
    "upgraded",
    "advanced",
    "used",
    "took",
    "dug",
    "performed",
    "converted",
)


class Watch(kit.Watch[UnderwaterCities]):
    """What its events add up to, and what must not change."""

    laws = kit.laws(globals())

    def __init__(self, game: UnderwaterCities) -> None:
        super().__init__(game)
        self.stocks: list[list[int]] | None = None
        self.in_turn = 0
        self.coloured = self.acted = self.turn_ended = False
        self.last = ""
        self.shown: Any = None

    @property
    def events(self) -> list[Event]:
        return self.game.events or []

    def keep(self) -> None:
        seats = self.game.seats
        self.scores = [player.stock[5] for player in seats]
        self.boards: list[Any] = [(p.cities, p.symbiotic, p.tunnels, p.tunnels_up, p.buildings[:]) for p in seats]
        self.tables = [(p.claimed[:], p.tucked[:]) for p in seats]

    def note(self, written: str, seat: int) -> None:
        self.last = written

    def look(self) -> None:
        super().look()
        if self.turn_ended:
            self.coloured = self.acted = self.turn_ended = False

    def follow(self) -> None:
        """Count resources and turns by what is told alone."""
        self.in_turn = 0 if any(event.name == "turn" for event in self.news) else self.in_turn + 1
        self.shown = self.game.view(None)["table"]
        for event in self.news:
            args = event.args
            match event.name:
                case "order" if self.stocks is None and self.game.round == 0:
                    self.stocks = [[*player.stock] for player in self.game.seats]
                case "gained" | "gained_plain" | "produced" if self.stocks is not None:
                    self.add(args["seat"], args["goods"])
                case "paid" | "paid_plain" if self.stocks is not None:
                    self.add(args["seat"], [-n for n in args["goods"]])
                case "fed" if self.stocks is not None:
                    self.add(args["seat"], [-args["kelp"], 0, 0, 0, -args["biomass"], -args["points"]])
                case "scored" if self.stocks is not None:
                    self.add(args["seat"], [0, 0, 0, 0, 0, args["points"]])
                    if args["source"] == "resources":
                        stock = self.stocks[args["seat"]]
                        stock[3], stock[4] = stock[3] + 2 * stock[4], 0
                case "placed" | "cloned":
                    self.coloured, self.acted = args["space"] != "S0", False
                case "turn" | "round" | "era_end":
                    self.turn_ended = True
            self.acted = self.acted or event.name in USEFUL

    def add(self, who: int, goods: Sequence[int]) -> None:
        assert self.stocks is not None
        self.stocks[who] = [a + b for a, b in zip(self.stocks[who], goods, strict=True)]
