"""Building, upgrading and converting (UC 7 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import (
    CITY,
    EXPANSION,
    NOTHING,
    OCITY,
    ORDINARY,
    SCITY,
    TUNNEL,
    Board,
    Goods,
    Kind,
    Where,
    goods,
    kind_text,
)
from pelagia.games.underwater_cities.rules.counting import Holds
from pelagia.games.underwater_cities.rules.naming import goods_name, kind_name, pay_option
from pelagia.games.underwater_cities.rules.network import (
    LINKS,
    LINKS_ALL,
    metropolis_places,
    touched,
    tunnel_sites,
)
from pelagia.games.underwater_cities.rules.permanent import (
    BUILDINGS,
    Event,
    Waiting,
    discount,
    for_piece,
    may_build_more,
    reactions,
    settle,
    standing,
)
from pelagia.games.underwater_cities.rules.sites import (
    board_of,
    bonuses,
    empty_sites,
    gives_sites,
    has_site,
    has_surcharges,
    site_of,
)
from pelagia.games.underwater_cities.rules.state import UPGRADED, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.words import (
    NEW_CITY,
    NEW_TUNNEL,
    Ask,
    Word,
    add,
    best_of,
    most_of,
    reduced,
    spend,
    without,
)

USUAL: tuple[int, ...] = ()
FREE = NOTHING
COSTS: tuple[Goods, ...] = (  # UC 7.5, by kind; a dictionary would ask the kind for its hash, which takes long
    NOTHING,
    goods(KELP=1),
    goods(CRED=1),
    goods(STEEL=1),
    goods(STEEL=1, CRED=1),
    goods(KELP=1, STEEL=2, CRED=1),
    goods(KELP=1, STEEL=1, CRED=2, BIO=1),
)


def can_pay(player: Player, price: Sequence[int]) -> bool:
    """Whether a build can be paid; biomass may stand for kelp and steelplast (UC 7.6)."""
    stock = player.stock
    if stock[3] < price[3] or stock[2] < price[2]:
        return False
    missing = price[4]
    if stock[0] < price[0]:
        missing += price[0] - stock[0]
    if stock[1] < price[1]:
        missing += price[1] - stock[1]
    return stock[4] >= missing


def ways_to_pay(player: Player, price: Goods) -> list[Goods]:
    """D11: each split of kelp and steelplast into own tokens and biomass once."""
    kelp, steel, science, credits, biomass, _ = price
    has_kelp, has_steel, _, _, has_biomass, _ = player.stock
    return [
        (kelp - k, steel - s, science, credits, biomass + k + s, 0)
        for k in range(kelp + 1)
        if kelp - k <= has_kelp
        for s in range(steel + 1)
        if steel - s <= has_steel and k + s <= has_biomass - biomass
    ]


def sure_cost(player: Player, price: Goods) -> Goods:
    """What is surely paid; where biomass is left over, it may stand for kelp and steelplast."""
    if player.stock[4] > price[4] and (price[0] or price[1]):
        return (0, 0, price[2], price[3], 0, 0)
    return price


@effect
class Build(Ask):
    """D09 and D10: build one piece. The kind is asked first where several are possible."""

    kind: Kind
    cost: tuple[int, ...] = USUAL
    less: Goods = NOTHING
    where: Where = ORDINARY

    def price(self, game: UnderwaterCities, who: int, kind: Kind) -> Goods:
        """What a piece costs without the surcharge of its site."""
        base: Goods = self.cost or COSTS[kind]  # type: ignore[assignment]
        off = discount(game, who, kind)
        if self.less is not NOTHING:
            off = add(off, self.less)
        return reduced(base, off) if off is not NOTHING else base

    def sites(self, game: UnderwaterCities, who: int, kind: Kind) -> list[int]:
        """Every legal and payable site."""
        player = game.seats[who]
        price = self.price(game, who, kind)
        if not can_pay(player, price):
            return []
        sites = empty_sites(game, player, kind, self.where)
        board = game.content.boards[player.board]
        if has_surcharges(board):
            extra = [(site, site_of(board, kind, site).surcharge) for site in sites]
            return [site for site, more in extra if more is NOTHING or can_pay(player, add(price, more))]
        return list(sites)

    def can(self, game: UnderwaterCities, who: int) -> bool:
        player = game.seats[who]
        cost = self.cost
        for kind in self.kind.members:
            base = cost or COSTS[kind]
            if not can_pay(player, base):
                if self.less is NOTHING and not standing(game, who).has_less:
                    continue
                if not can_pay(player, self.price(game, who, kind)):
                    continue
            if has_surcharges(game.content.boards[player.board]):
                if self.sites(game, who, kind):
                    return True
            elif has_site(game, player, kind, self.where):
                return True
        return False

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        kinds = self.kind.members
        found = [(kind, sites) for kind in kinds if (sites := self.sites(game, who, kind))]
        if len(found) > 1:
            return [kind_option(kind) for kind, _ in found]
        board = game.content.boards[game.seats[who].board]
        return [*map(at_options(board, found[0][0]).__getitem__, found[0][1])] if found else []

    def chosen(self, game: UnderwaterCities, who: int, key: Kind | tuple[Kind, int]) -> None:
        if isinstance(key, Kind):
            game.push(who, Build(key, self.cost, self.less, self.where))
            return
        kind, site = key
        player = game.seats[who]
        surcharge = site_of(game.content.boards[player.board], kind, site).surcharge
        price = add(self.price(game, who, kind), surcharge)
        if player.stock[4] > price[4] and (price[0] or price[1]):
            game.push(who, PayBuild(kind, site, price))
        else:
            spend(game, who, price)
            place(game, who, kind, site)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        """The best bonus of any site, resource by resource, and all that could be triggered by a piece."""
        player = game.seats[who]
        more = for_piece(game, who, self.kind)
        if more is None:
            return None
        best = best_of(bonuses(game, player, self.kind, self.where, now), game, who, now=False)
        if best is None:
            return None
        if self.kind in (OCITY, SCITY, CITY):
            more = add(more, (0, 0, 0, 0, 0, NEW_CITY))
        if self.kind.members[-1] is TUNNEL:
            more = add(more, (0, 0, 0, 0, 0, NEW_TUNNEL))
            sites = tunnel_sites(player.tunnels)
            for place, links in enumerate(LINKS):
                tile = game.content.metropolises.get(player.metropolises[place])
                lacking = links & ~player.tunnels
                if tile is None or tile.instant is None or not lacking:
                    continue
                if now and not (lacking.bit_count() == 1 and lacking.bit_length() - 1 in sites):
                    continue
                instant: Any = tile.instant
                goods = None if instant.opens(game, who) else instant.most(game, who, now=False)
                if goods is None:
                    return None
                more = add(more, goods)
        return add(best, more)

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        """A building opens no site, unless something is built for it."""
        board = game.content.boards[game.seats[who].board]
        return self.kind not in BUILDINGS or gives_sites(board) or may_build_more(game, who)

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        """What the piece brings, less what it takes."""
        if isinstance(option.key, Kind):
            most = Build(option.key, self.cost, self.less, self.where).most(game, who, now=True)
            price = self.price(game, who, option.key)
        else:
            kind, n = option.key
            most = self.bonus_at(game, who, kind, n)
            price = add(self.price(game, who, kind), site_of(board_of(game, who), kind, n).surcharge)
        return None if most is None else without(most, sure_cost(game.seats[who], price))

    def bonus_at(self, game: UnderwaterCities, who: int, kind: Kind, n: int) -> Goods | None:
        """At most what a piece brings at a site."""
        more = for_piece(game, who, kind)
        if more is None or (kind is TUNNEL and LINKS_ALL >> n & 1):
            return self.most(game, who, now=True)
        bonus: Any = site_of(board_of(game, who), kind, n).bonus
        most = bonus.most(game, who, now=False) if bonus is not None else NOTHING
        if most is not None and kind >= TUNNEL:
            most = add(most, (0, 0, 0, 0, 0, NEW_TUNNEL if kind is TUNNEL else NEW_CITY))
        return None if most is None else add(most, more)

    def distinct(self, game: UnderwaterCities, who: int, options: list[Option], last: bool) -> list[Option]:
        """Building sites with equal bonus and surcharge at equal cities are the same; tunnels and cities never are."""
        player = game.seats[who]
        board = game.content.boards[player.board]
        found: dict[object, Option] = {}
        for option in options:
            key = option.key
            if isinstance(key, tuple) and key[0] < TUNNEL:
                kind, n = key
                key = (kind, site_sorts(board)[n], city_as_it_is(board, player, n))
            found.setdefault(key, option)
        return [*found.values()]

    def builds(self) -> bool:
        return True

    def name(self) -> str:
        kind = "" if self.kind is Kind.STRUCTURE else f" {kind_name(self.kind)}"
        where = " expansion" if self.where is EXPANSION else ""
        cost = "" if self.cost == USUAL else " free" if self.cost == FREE else f" for {goods_name(self.cost)}"
        return f"build{where}{kind}{cost}{f' less {goods_name(self.less)}' if any(self.less) else ''}"

    def text(self) -> Text:
        word = "underwater-cities-build" if self.where is ORDINARY else "underwater-cities-build-expansion"
        built = Text(word, kind=kind_text(self.kind))
        if self.cost == FREE:
            return Text("underwater-cities-build-free", what=built)
        if self.cost:
            built = Text("underwater-cities-build-cost", what=built, cost=self._arg(self.cost))
        return Text("underwater-cities-build-less", what=built, less=self._arg(self.less)) if any(self.less) else built

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return build_prompt(self.kind)


@cache
def build_prompt(kind: Kind) -> Text:
    return Text("underwater-cities-ask-build", kind=kind_text(kind))


@cache
def kind_option(kind: Kind) -> Option:
    return Option(kind, f"kind: {kind_name(kind)}", Text("underwater-cities-build-kind", kind=kind_text(kind)))


def place_of(id: str) -> str:
    """What a site is called among the places of options."""
    return f"tunnel:{id}" if "-" in id else f"site:{id}" if "." in id else f"city:{id}"


@cache
def at_options(board: Board, kind: Kind) -> list[Option]:
    """The options to build a piece, by site."""
    ids = [site.id for site in (board.tunnels if kind is TUNNEL else board.cities if kind > TUNNEL else board.sites)]
    texts = [Text("underwater-cities-build-at", kind=kind_text(kind), site=Ref(id)) for id in ids]
    return [Option((kind, n), f"at {id}", texts[n], (place_of(id),)) for n, id in enumerate(ids)]


@effect
class PayBuild(Ask):
    """D11: how a piece is paid for."""

    kind: Kind
    site: int
    price: Goods

    def raw(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [pay_option(way) for way in ways_to_pay(game.seats[who], self.price)]

    def builds(self) -> bool:
        return True

    def opens(self, game: UnderwaterCities, who: int) -> bool:
        return Build(self.kind).opens(game, who)

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return Build(self.kind).bonus_at(game, who, self.kind, self.site)

    def gives(self, game: UnderwaterCities, who: int, option: Option) -> Goods | None:
        most = self.most(game, who, now=True)
        return None if most is None else without(most, option.key)

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        spend(game, who, key)
        place(game, who, self.kind, self.site)


def place(game: UnderwaterCities, who: int, kind: Kind, n: int) -> None:
    """Put a piece on its site, and do all that this triggers (UC 7.7)."""
    player = game.seats[who]
    board = game.content.boards[player.board]
    site = site_of(board, kind, n)
    game.built[kind] += 1
    items: list[Waiting] = [] if site.bonus is None else [(site.id, site.bonus)]
    watch = reactions(game, who, Event.BUILT, kind)
    connects: list[int] = []
    if kind is TUNNEL:
        before = metropolis_places(player.tunnels)
        player.tunnels |= 1 << n
        game.tunnel_supply -= 1
        connects = [one for one in metropolis_places(player.tunnels) if one not in before]
        if game.built[TUNNEL] == 2:
            watch += reactions(game, who, Event.SECOND_TUNNEL_THIS_TURN)
    elif kind in (OCITY, SCITY):
        player.cities |= 1 << n
        if kind is SCITY:
            player.symbiotic |= 1 << n
            game.violet_supply -= game.violet_supply > 0
        else:
            game.white_supply -= 1
    else:
        player.buildings[n] = kind
        if is_second(board, player, n, kind, kind + UPGRADED):
            watch += reactions(game, who, Event.SECOND, kind)
    game.tell("built", seat=who, kind=kind.name, site=site.id)
    items += watch
    for one in connects:
        items += connect_metropolis(game, who, player.metropolises[one])
    finish_piece(game, who, site.id, items)


def is_second(board: Board, player: Player, site: int, *kinds: int) -> bool:
    """Whether the building at a site is now the second of these at a connected city (R59, R60)."""
    city = board.city_of[site]
    if not player.cities & touched(player.tunnels) & 1 << city:
        return False
    start, end = board.spans[city]
    here = player.buildings[start:end]
    return sum(map(here.count, kinds)) == 2


@cache
def site_sorts(board: Board) -> list[int]:
    """By building site: a number, the same for sites with the same bonus and surcharge."""
    sorts: dict[object, int] = {}
    return [sorts.setdefault((site.bonus, site.surcharge), len(sorts)) for site in board.sites]


def city_as_it_is(board: Board, player: Player, site: int) -> tuple[int, ...]:
    """What stands at the city of a site, and its empty sites. One that is not connected is like no other."""
    city = board.city_of[site]
    if not player.cities & touched(player.tunnels) & 1 << city:
        return (-city,)
    start, end = board.spans[city]
    buildings, sorts = player.buildings, site_sorts(board)
    return tuple(sorted(buildings[n] or -1 - sorts[n] for n in range(start, end)))


def connect_metropolis(game: UnderwaterCities, who: int, id: str) -> list[Waiting]:
    """A metropolis is connected: its instant effect, then what watches metropolises (UC 7.7, 12)."""
    game.tell("connected", seat=who, tile=id)
    instant = game.content.metropolises[id].instant if id else None
    items: list[Waiting] = [] if instant is None else [(id, instant)]
    return items + reactions(game, who, Event.METRO_CONNECTED)


def finish_piece(game: UnderwaterCities, who: int, piece: str, items: list[Waiting]) -> None:
    """Contracts that are met now, then everything triggered; `piece` is what was just built, if anything."""
    if game.contracts:
        items = items + met_contracts(game, who)
    if not items:
        game.just_built = piece or game.just_built
        return
    if piece:
        game.push(who, JustBuilt(piece))  # below what is triggered now, which may build something else
    settle(game, who, items)


@effect
class JustBuilt(Word):
    piece: str

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return NOTHING

    def run(self, game: UnderwaterCities, who: int) -> None:
        game.just_built = self.piece


def met_contracts(game: UnderwaterCities, who: int) -> list[Waiting]:
    """What the open contracts bring whose criteria are met: plain rewards at once, for the others a claim (R87)."""
    items: list[Waiting] = []
    for id in game.contracts[:]:
        if is_met(game, who, id):
            rewards: Any = game.content.contracts[id].reward
            if all(reward.is_plain() for reward in rewards):
                items += take_contract(game, who, id)
            else:
                items.append((id, ClaimContract(id)))
    return items


def is_met(game: UnderwaterCities, who: int, id: str) -> bool:
    criteria: list[Holds] = game.content.contracts[id].criteria  # type: ignore[assignment]
    return all(condition.holds(game, who) for condition in criteria)


def take_contract(game: UnderwaterCities, who: int, id: str) -> list[Waiting]:
    """Put an open contract before its new owner; what it brings."""
    game.contracts.remove(id)
    game.seats[who].contracts.append(id)
    game.tell("contract", seat=who, contract=id)
    return [(id, reward) for reward in game.content.contracts[id].reward]


@effect
class ClaimContract(Word):
    """An open contract may be claimed; declined, it stays open (UC 16.1)."""

    contract: str

    def can(self, game: UnderwaterCities, who: int) -> bool:
        return self.contract in game.contracts and is_met(game, who, self.contract)

    def run(self, game: UnderwaterCities, who: int) -> None:
        settle(game, who, take_contract(game, who, self.contract))

    def builds(self) -> bool:
        return True

    def most(self, game: UnderwaterCities, who: int, now: bool) -> Goods | None:
        return most_of(game.content.contracts[self.contract].reward, game, who, now=False)  # type: ignore[arg-type]
