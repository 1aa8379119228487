"""The conservation laws and invariants of Deep Sea, one function for each number of DS 24.

I24, I25 and I28 are laws of the kit, I30 is in test_perft.py.
"""

from __future__ import annotations

from collections import Counter
from math import hypot

from pelagia.games.deep_sea.content.card import DEPTHS
from pelagia.games.deep_sea.rules.grid import destinations
from pelagia.games.deep_sea.rules.scoring import goal_points, items, majority, valid_goals
from pelagia.games.deep_sea.rules.state import (
    LAUNCHES,
    ROUNDS,
    SITES,
    TOKENS,
    DeepSea,
    Mode,
    Phase,
    board,
    depth,
    sheet,
    zones,
)
from tests.games.deep_sea.points import totals
from tests.kit import watch as kit


class Watch(kit.Watch[DeepSea]):
    """What must not change from one decision to the next."""

    def keep(self) -> None:
        game = self.game
        self.tokens = {place: n for place, n, _ in dive_sites(game)}  # per place for a dive site: how many lie there
        self.market, self.wave, self.round = len(game.market), game.wave, game.round
        self.vessels = [seat.vessels[:] for seat in game.seats]
        self.locked = locked(game) if sheet(game).kind == "move" else []


def dive_sites(game: DeepSea) -> list[tuple[int, int, int]]:
    """Every dive site: its place, the tokens on it, and how many are printed."""
    seen = []
    for cell in zones(game):
        for places in board(game, cell).dive_places:
            base = cell * TOKENS
            seen.append((base + places[0], sum(game.dives[base + p] != "" for p in places), len(places)))
    return seen


def law_01_discs(watch: Watch) -> None:
    for who, seat in enumerate(watch.game.seats):
        out = sum(member.disc for member in seat.crew) + sum(used for _, used in seat.journals)
        assert seat.gained - seat.returned == seat.staging + out + watch.game.discs.count(who)


def law_02_tokens(watch: Watch) -> None:
    game = watch.game
    on_sites = [token for token in game.dives if token]
    hands = [token for seat in game.seats for token in seat.tokens]
    assert sorted([*game.bag, *game.discard, *on_sites, *hands, *game.shown]) == sorted(game.content.tokens)


def law_03_boards(watch: Watch) -> None:
    game = watch.game
    out = [id for id in game.removed if id in game.content.oceans]
    ocean = [id for id in game.boards if id]
    piles = [id for pile in game.piles for id in pile]
    assert sorted(piles + ocean + game.looking + out) == sorted(game.content.oceans)


def law_04_journals(watch: Watch) -> None:
    game = watch.game
    taken = [card for seat in game.seats for card, _ in seat.journals]
    out = [id for id in game.removed if id in game.content.journals]
    assert len([*game.market, *game.deck, *taken]) == 28
    assert len(out) == 4
    assert sorted([*game.market, *game.deck, *taken, *out]) == sorted(game.content.journals)


def law_05_crew_tiles(watch: Watch) -> None:
    game = watch.game
    tiles = Counter(member.model for seat in game.seats for member in seat.crew)
    assert tiles.pop("leader") == game.players
    tiles += Counter(dict(zip(game.content.models, game.stock, strict=True)))
    tiles += Counter(model for slot in game.slots for model in slot)
    assert tiles == Counter({id: crew.copies for id, crew in game.content.crew.items() if crew.tier})
    assert tiles.total() == 51


def law_06_vessels(watch: Watch) -> None:
    for seat in watch.game.seats:
        assert seat.reserve + len(seat.vessels) == 3
        if watch.game.round:
            assert seat.reserve == 2 - sum(seat.peak >= position for position in LAUNCHES)


def law_07_tracks(watch: Watch) -> None:
    for seat in watch.game.seats:
        assert all(0 <= position <= 12 for position in (*seat.tracks, seat.research))
        assert seat.staging >= 0


def law_08_tokens_in_hand(watch: Watch) -> None:
    game = watch.game
    fresh = not game.main_used and not game.token_used
    for who, seat in enumerate(game.seats):
        assert len(seat.tokens) <= 1 or (who == game.turn and not fresh)


def law_09_sonar_tracks(watch: Watch) -> None:
    game = watch.game
    for cell in zones(game):
        for sites in board(game, cell).track_sites:
            filled = [game.discs[cell * SITES + site] >= 0 for site in sites]
            assert filled == sorted(filled, reverse=True)


def law_10_dive_sites(watch: Watch) -> None:
    for place, n, printed in dive_sites(watch.game):
        assert n <= min(printed, watch.tokens.get(place, printed))


def law_11_zones_hang_together(watch: Watch) -> None:
    game = watch.game
    loose = {3: "vortex", 5: "abyssal_plain"}
    for cell in zones(game):
        if depth(cell) > 1 and not game.boards[cell - 1]:
            source = game.boards.index(loose[depth(cell)])
            assert game.discs[source * SITES] >= 0


def law_12_where_vessels_are(watch: Watch) -> None:
    for seat in watch.game.seats:
        names = [watch.game.boards[cell] for cell in seat.vessels]
        assert all(names)
        assert "cave_system" not in names
        assert names.count("abyssal_trench") <= 1


def law_13_market(watch: Watch) -> None:
    assert len(watch.game.market) == 4 or (not watch.game.deck and len(watch.game.market) <= watch.market)


def law_14_crew_size(watch: Watch) -> None:
    told = Counter(event.args["seat"] for event in watch.game.events or [] if event.name == "recruited")
    for who, seat in enumerate(watch.game.seats):
        assert len(seat.crew) == 1 + told[who] <= 1 + watch.game.round


def law_15_discs_on_crew(watch: Watch) -> None:
    crew = watch.game.content.crew
    for member in (member for seat in watch.game.seats for member in seat.crew if member.disc):
        assert (crew[member.model].senior if member.senior else crew[member.model].junior).actions


def spot(layout: str, row: int, col: int) -> tuple[float, float]:
    """Where the middle of a hex lies, if neighbours are 1 apart."""
    if layout == "flat":
        return col * 0.75**0.5, row + 0.5 * (col % 2)
    return col + 0.5 * (row % 2), row * 0.75**0.5


def law_16_spreading(watch: Watch) -> None:
    game = watch.game
    where = sheet(game)
    if where.kind != "spread":
        return
    taken = [place for place, _ in game.markers if where.area[place].id != "T"]
    limited = [place for place in taken if not where.area[place].unlimited]
    assert len(limited) == len({*limited})
    at = {place: spot(where.layout, where.area[place].row, where.area[place].col) for place in taken}
    reached = [place for place in at if where.area[place].start]
    for place in reached:
        ids = {where.area[place].id}
        near = {n for n in at if abs(hypot(at[n][0] - at[place][0], at[n][1] - at[place][1]) - 1) < 0.01}
        near |= {where.places[id] for pair in where.pairs if ids & {*pair} for id in {*pair} - ids} & {*at}
        reached += [n for n in near if n not in reached]
    assert {*reached} == {*at}


def locked(game: DeepSea) -> list[int]:
    where = sheet(game)
    taken = {place for place, _ in game.markers}
    rows = {(hex.row, hex.col): n for n, hex in enumerate(where.area)}
    options = []
    for place in sorted(taken):
        hex = where.area[place]
        if hex.row >= 2 and all(rows[row, hex.col] in taken for row in range(hex.row + 1, 5)):
            options.append(place)
    return options


def law_17_moving(watch: Watch) -> None:
    game = watch.game
    if sheet(game).kind == "move":
        taken = [place for place, _ in game.markers]
        assert len(taken) == len({*taken})
        assert "fallen_star" in game.boards or all(sheet(game).area[place].row < 2 for place in taken)
        assert {*watch.locked} <= {*taken}


def law_18_rows(watch: Watch) -> None:
    game = watch.game
    if sheet(game).kind != "rows":
        return
    where = sheet(game)
    taken = {place for place, _ in game.markers}
    full = []
    for row in range(5):
        filled = [n in taken for n, hex in enumerate(where.area) if hex.row == row]
        assert filled == sorted(filled, reverse=True)
        full.append(all(filled))
    assert where.places["B"] not in taken or any(full[:3])
    assert where.places["O"] not in taken or any(full[3:])


def law_19_locked_depths(watch: Watch) -> None:
    game = watch.game
    for seat, before in zip(game.seats, watch.vessels, strict=True):
        assert 0 <= seat.cleanup <= 8
        if game.scenario == 9:
            for old, new in zip(before, seat.vessels, strict=False):
                assert depth(new) <= max(depth(old), 2 + (seat.cleanup >= 1) + (seat.cleanup >= 3))


def law_20_links(watch: Watch) -> None:
    game, done = watch.game, 0
    for cell in zones(game):
        zone = board(game, cell)
        for link in zone.links:
            ends = [game.discs[cell * SITES + zone.numbers[name]] for name in (link.a, link.b)]
            done += min(ends) >= 0
    assert done == sum(event.args["n"] for event in game.events or [] if event.name == "linked")


def law_21_passing(watch: Watch) -> None:
    game = watch.game
    for decision in game.decisions:
        assert decision.kind != "TurnMenu" or not game.seats[decision.seat].passed
    assert game.phase is not Phase.ACTIONS or not all(seat.passed for seat in game.seats)


def law_22_the_wave(watch: Watch) -> None:
    game = watch.game
    last = 7 if game.mode is Mode.SOLO else 6
    assert ROUNDS[game.mode] == last >= game.round
    moved = game.round - max(1, watch.round) if game.round else 0
    assert moved in (0, 1)
    assert game.wave == (watch.wave + moved) % game.players


def law_23_options(watch: Watch) -> None:
    for decision in watch.game.decisions:
        written = [option.written for option in decision.options]
        assert len(written) == len({*written}) >= 2


def law_26_final_totals(watch: Watch) -> None:
    game = watch.game
    if game.phase is Phase.OVER and game.mode is Mode.COMPETITIVE:
        assert game.scores == totals(game) == [item.total for item in items(game)]


def law_27_prizes(watch: Watch) -> None:
    game = watch.game
    if game.phase is not Phase.OVER or game.mode is not Mode.COMPETITIVE:
        return
    for goal in valid_goals(game):
        if goal and not goal.most and not goal.more:
            counts = [goal.count.value(game, who) for who in range(game.players)]
            best = [count for count in counts if count == max(counts) > 0]
            second = [n for n in counts if n == max((c for c in counts if c < max(counts)), default=0) > 0]
            paid = sum(goal_points(game, goal)) - goal.points * sum(counts)
            assert paid == goal.prizes[0] * len(best) + (goal.prizes[1] * len(second) if len(best) == 1 else 0)
            assert sum(majority(counts, *goal.prizes)) == paid


def law_29_rising(watch: Watch) -> None:
    game = watch.game
    for who, seat in enumerate(game.seats):
        for cell in seat.vessels:
            if cell % DEPTHS and game.boards[cell - 1] not in ("", "cave_system"):
                assert cell - 1 in destinations(game, who, cell, 1)


Watch.laws = kit.laws(globals())
