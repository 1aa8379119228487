"""The five actions (DS 12): travel, sonar, dive, conserve, journal."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar

from pelagia.core.asking import Because
from pelagia.core.combinators import Others
from pelagia.core.decision import Form, Option
from pelagia.core.effects import Effect, effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.content.card import (
    CONSERVE,
    DEPTHS,
    INGENUITY,
    JOURNAL,
    Journal,
    Reach,
)
from pelagia.games.deep_sea.rules import places
from pelagia.games.deep_sea.rules.counts import is_restored
from pelagia.games.deep_sea.rules.gains import arrive, bind, clean, grant, setback
from pelagia.games.deep_sea.rules.grid import accessible, destinations, visited
from pelagia.games.deep_sea.rules.state import (
    ANYWHERE,
    MARKET,
    NAMES,
    SITES,
    TOKENS,
    DeepSea,
    Marker,
    Taken,
    board,
    depth,
    level,
    sheet,
)
from pelagia.games.deep_sea.rules.tokens import Ask


class Action(Ask):
    """What a crew member, a token or a zone lets one do."""

    __slots__ = ()
    is_action: ClassVar[bool] = True

    def chosen(self, game: DeepSea, who: int, key: Any) -> None:
        if key is not None:  # it was impossible without a token, and declined
            Ask.chosen(self, game, who, key)


@effect
class Travel(Action):
    """D06: move one vessel (DS 12.1)."""

    tech: int = 0
    frm: int = ANYWHERE
    bar: int = 0  # no destination at this depth

    def can(self, game: DeepSea, who: int) -> bool:
        return bool(self.trips(game, who))

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        boards = game.boards
        return [travel_option(start, to, boards[start], boards[to]) for start, to in self.trips(game, who)]

    def trips(self, game: DeepSea, who: int) -> list[tuple[int, int]]:
        """Where a vessel can go, and from where."""
        technology = level(game.seats[who], INGENUITY) + self.tech
        trips = []
        for start in self.starts(game, who):
            for to in destinations(game, who, start, technology + board(game, start).technology):
                if depth(to) != self.bar:
                    trips.append((start, to))
        return trips

    def starts(self, game: DeepSea, who: int) -> list[int]:
        """The zones from which a vessel can go."""
        return [cell for cell in visited(game.seats[who]) if self.frm in (ANYWHERE, cell)]

    def act(self, game: DeepSea, who: int, key: tuple[str, int, int]) -> None:
        _, start, to = key
        seat = game.seats[who]
        seat.vessels = put(seat.vessels, seat.vessels.index(start), to)
        game.tell("travelled", seat=who, start=Ref(game.boards[start]), zone=Ref(game.boards[to]), cell=NAMES[to])
        if depth(to) == DEPTHS and who not in game.reached_first:
            game.reached_first += (who,)
        arrive(game, who, to)
        grant(game, who, start, board(game, start).leaving)


@lru_cache(4096)  # pairs of boards, each in several places
def travel_option(start: int, to: int, a: str, b: str) -> Option:
    text = Text("deep-sea-travel-zone", start=Ref(a), zone=Ref(b), cell=NAMES[to])
    way = places.cell(NAMES[start]), places.cell(NAMES[to])
    return Option(("travel", start, to), f"travel {NAMES[start]}>{NAMES[to]}", text, way, Form.STEP)


@effect
class Sonar(Action):
    """D07: a disc onto the leftmost free space of a track, and what the space gives (DS 12.2)."""

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        seat, discs = game.seats[who], game.discs
        if not seat.staging:
            return []
        options = []
        for cell in visited(seat):
            for track, sites in enumerate(board(game, cell).track_sites):
                if discs[cell * SITES + sites[-1]] < 0:
                    options.append(sonar_option(cell, track, game.boards[cell]))
        return options

    def act(self, game: DeepSea, who: int, key: tuple[str, int, int]) -> None:
        _, cell, track = key
        site = next(s for s in board(game, cell).track_sites[track] if game.discs[cell * SITES + s] < 0)
        reward = board(game, cell).sites[site].reward
        put_disc(game, who, cell, site)
        game.tell("sonar", seat=who, zone=Ref(game.boards[cell]), cell=NAMES[cell])
        grant(game, who, cell, reward)
        pay_links(game, who, cell, site)


@cache
def sonar_option(cell: int, track: int, id: str) -> Option:
    text = Text("deep-sea-sonar-track", zone=Ref(id), cell=NAMES[cell], n=track + 1)
    place = f"{NAMES[cell]}.t{track + 1}"
    return Option(("sonar", cell, track), f"sonar {place}", text, (places.site(place),))


def put_disc(game: DeepSea, who: int, cell: int, site: int) -> None:
    """A disc from staging onto a site."""
    game.seats[who].staging -= 1
    game.discs = put(game.discs, cell * SITES + site, who)


def pay_links(game: DeepSea, who: int, cell: int, site: int) -> None:
    """The rewards of the links that a new disc completes: first of the player at turn, then clockwise (DS 12.7)."""
    joined = [(game.discs[cell * SITES + other], reward) for other, reward in board(game, cell).joined[site]]
    done = [(owner, bind(reward, cell)) for owner, reward in joined if owner >= 0]
    if done:
        game.tell("linked", seat=who, zone=Ref(game.boards[cell]), n=len(done))
        for seat in reversed(game.from_seat(who if game.turn < 0 else game.turn)):
            due = [reward for owner, reward in done if who == seat or owner == seat]
            game.push(seat, *due, *([Because(game.boards[cell])] if due else []))


@effect
class Dive(Action):
    """D11: take up to n tokens from one site (DS 12.4)."""

    n: int = 1

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        if game.setback and setback(game).dive_discs > game.seats[who].staging:
            return []
        options = []
        for cell, vias in accessible(game, who):
            zone, base = board(game, cell), cell * TOKENS
            for site, pile in enumerate(zone.dive_places):
                if game.dives[base + pile[-1]] and zone.dives[site].via in vias:  # the top one goes first
                    options.append(dive_option(cell, site, zone.id))
        return options

    def act(self, game: DeepSea, who: int, key: tuple[str, int, int]) -> None:
        _, cell, site = key
        if game.setback and (cost := setback(game).dive_discs):
            game.seats[who].staging -= cost
            game.seats[who].returned += cost
            game.tell("paid_disc", seat=who, n=cost)
        zone = board(game, cell)
        dive, left = zone.dives[site], tokens_left(game, cell, site)
        takes = min(self.n, -(-left // dive.draws))
        if left <= takes * dive.draws:
            grant(game, who, cell, dive.emptied)
        if dive.per_token:
            game.push(who, *[bind(dive.per_token, cell)] * takes, Because(zone.id))
        game.push(who, *[DrawTokens(cell, site)] * takes, Because(zone.id))

    def question(self, game: DeepSea, who: int) -> Text:
        return Text("deep-sea-ask-dive", n=self.n)


def site_name(game: DeepSea, cell: int, site: int) -> str:
    return f"{NAMES[cell]}.{board(game, cell).sites[site].name}"


def tokens_left(game: DeepSea, cell: int, site: int) -> int:
    return sum(game.dives[cell * TOKENS + place] != "" for place in board(game, cell).dive_places[site])


@cache
def dive_option(cell: int, site: int, id: str) -> Option:
    text = Text("deep-sea-dive-site", zone=Ref(id), cell=NAMES[cell], n=site + 1)
    place = f"{NAMES[cell]}.d{site + 1}"
    return Option(("dive", cell, site), f"dive {place}", text, (places.site(place),))


@effect
class DrawTokens(Effect[DeepSea]):
    """The top token of a dive site is revealed and taken; of two drawn at once, one is (Z3)."""

    cell: int
    site: int

    def run(self, game: DeepSea, who: int) -> None:
        zone, base = board(game, self.cell), self.cell * TOKENS
        filled = [base + place for place in zone.dive_places[self.site] if game.dives[base + place]]
        drawn = filled[: zone.dives[self.site].draws]
        game.shown = tuple(game.dives[place] for place in drawn)
        for place in drawn:
            game.dives = put(game.dives, place, "")
        game.seal()
        game.push(who, KEEP_TOKEN)


@effect
class KeepToken(Ask):
    """D12: one of the drawn tokens comes into the hand, the other is discarded."""

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        return [keep_token(token) for token in game.shown]

    def act(self, game: DeepSea, who: int, key: str) -> None:
        game.seats[who].tokens += (key,)
        game.discard += tuple(token for token in game.shown if token != key)
        game.shown = ()
        game.tell("dived", seat=who, token=Ref(key))


@cache
def keep_token(token: str) -> Option:
    return Option(token, f"keep {token}", Text("deep-sea-keep-token", token=Ref(token)), (places.token(token),))


@effect
class Conserve(Action):
    """D13: pay research and place a disc on a conservation site (DS 12.5)."""

    less: int = 0
    reach: Reach = Reach.ZONE
    at: int = ANYWHERE

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        seat = game.seats[who]
        if not seat.staging:
            return []
        return [
            conserve_option(cell, site, site_name(game, cell, site), game.boards[cell], cost)
            for cell, site, cost in self.sites(game, who)
            if cost <= seat.research
        ]

    def sites(self, game: DeepSea, who: int) -> list[tuple[int, int, int]]:
        """The free sites within reach, and what they cost."""
        if self.reach is Reach.DEPTH:
            depths = {cell % DEPTHS for cell in game.seats[who].vessels}
            everywhere = [(cell, None) for cell, id in enumerate(game.boards) if id and cell % DEPTHS in depths]
            return self._free(game, everywhere)
        return self._free(game, [(c, vias) for c, vias in accessible(game, who) if self.at in (ANYWHERE, c)])

    def _free(self, game: DeepSea, zones: list[tuple[int, Any]]) -> list[tuple[int, int, int]]:
        more = (setback(game).more_conserve if game.setback else 0) - self.less
        sites = []
        for cell, vias in zones:
            zone = board(game, cell)
            for site in zone.kinds[CONSERVE]:
                if game.discs[cell * SITES + site] < 0 and (vias is None or zone.sites[site].via in vias):
                    sites.append((cell, site, max(0, zone.sites[site].cost + more)))
        return sites

    def act(self, game: DeepSea, who: int, key: tuple[str, int, int, int]) -> None:
        _, cell, site, cost = key
        zone = board(game, cell)
        game.seats[who].research -= cost
        put_disc(game, who, cell, site)
        game.tell("conserved", seat=who, zone=Ref(zone.id), cell=NAMES[cell], n=cost)
        game.push(who, AfterConserve(cell))
        if self.at == ANYWHERE:  # what it grants grants nothing further (Q34)
            grant(game, who, cell, zone.after_conserve)
        if zone.filled and is_restored(game, cell):
            grant(game, who, cell, zone.filled)
        pay_links(game, who, cell, site)
        grant(game, who, cell, zone.sites[site].reward)


@lru_cache(4096)
def conserve_option(cell: int, site: int, place: str, id: str, cost: int) -> Option:
    text = Text("deep-sea-conserve-site", zone=Ref(id), site=place, n=cost)
    return Option(("conserve", cell, site, cost), f"conserve {place}", text, (places.site(place),))


@effect
class AfterConserve(Effect[DeepSea]):
    """What scenarios add to a conserve: the marker for a restored zone (4), the cleanup (9)."""

    cell: int

    def run(self, game: DeepSea, who: int) -> None:
        scenario = sheet(game)
        if scenario.restored and self.cell not in game.restored and is_restored(game, self.cell):
            game.restored += (self.cell,)
            game.markers += (Marker(scenario.places[scenario.restored], who),)
            game.seats[who].impacts += 1
            game.tell("restored", seat=who, zone=Ref(game.boards[self.cell]), cell=NAMES[self.cell])
        if depth(self.cell) in scenario.cleanup_depths:
            clean(game, who)


@effect
class Publish(Action):
    """D14: pay research, place a disc on a journal site and take a journal of its colour (DS 12.6)."""

    at: int = ANYWHERE

    def ways(self, game: DeepSea, who: int) -> list[Option]:
        seat = game.seats[who]
        if not seat.staging:
            return []
        more = setback(game).more_journal if game.setback else 0
        options = []
        for cell, site, card in self.offers(game, who):
            if card.cost + more <= seat.research:
                options.append(
                    publish_option(
                        cell, site, site_name(game, cell, site), game.boards[cell], card.id, card.cost + more
                    )
                )
        return options

    def offers(self, game: DeepSea, who: int) -> list[tuple[int, int, Journal]]:
        """The free sites within reach, with the journals of their colour."""
        offers, market = [], [game.content.journals[card] for card in game.market]
        for cell, vias in accessible(game, who):
            if self.at not in (ANYWHERE, cell):
                continue
            zone = board(game, cell)
            for number in zone.kinds[JOURNAL]:
                site = zone.sites[number]
                if game.discs[cell * SITES + number] < 0 and site.via in vias:
                    offers += [(cell, number, card) for card in market if site.colour in card.symbols]
        return offers

    def act(self, game: DeepSea, who: int, key: tuple[str, int, int, str, int]) -> None:
        _, cell, site, card, cost = key
        game.seats[who].research -= cost
        put_disc(game, who, cell, site)
        game.tell("published", seat=who, zone=Ref(game.boards[cell]), cell=NAMES[cell], card=Ref(card), n=cost)
        game.push(who, TakeJournal(card))
        pay_links(game, who, cell, site)
        grant(game, who, cell, board(game, cell).sites[site].reward)


@lru_cache(4096)
def publish_option(cell: int, site: int, place: str, id: str, card: str, cost: int) -> Option:
    text = Text("deep-sea-publish-site", zone=Ref(id), site=place, card=Ref(card), n=cost)
    written = f"journal {place} {card.removeprefix('J')}"
    return Option(("journal", cell, site, card, cost), written, text, (places.site(place), places.market(card)))


@effect
class TakeJournal(Effect[DeepSea]):
    """The card comes to the player, the market is refilled, and its effects happen: first yours (DS 12.6)."""

    card: str

    def run(self, game: DeepSea, who: int) -> None:
        game.market = tuple(card for card in game.market if card != self.card)
        game.seats[who].journals += (Taken(self.card),)
        if game.deck and len(game.market) < MARKET:
            game.market += (game.deck.pop(),)
            game.seal()
            game.tell("refilled", card=Ref(game.market[-1]))
        card = game.content.journals[self.card]
        game.push(who, Because(card.id))
        if card.others:
            game.push(who, Others(card.others))
        if card.you:
            game.push(who, card.you)


KEEP_TOKEN = KeepToken()
