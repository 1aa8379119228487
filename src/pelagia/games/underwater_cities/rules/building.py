"""Building (UC 7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pelagia.core.decision import Option
from pelagia.core.effects import effect
from pelagia.core.state import put
from pelagia.core.text import Ref, Text, word
from pelagia.games.underwater_cities.content.card import (
    BIO,
    CITY,
    EXPANSION,
    FARM,
    KELP,
    NOTHING,
    OCITY,
    ORDINARY,
    SCITY,
    STEEL,
    STRUCTURE,
    TUNNEL,
    Board,
    Goods,
    Kind,
    Where,
)
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.goods import add, reduced, spend
from pelagia.games.underwater_cities.rules.metropolises import connect_metropolis
from pelagia.games.underwater_cities.rules.naming import goods_name, kind_name, pay_option
from pelagia.games.underwater_cities.rules.network import metropolis_places, touched
from pelagia.games.underwater_cities.rules.permanent import COSTS as COSTS
from pelagia.games.underwater_cities.rules.permanent import Event, Standing, discount, standing
from pelagia.games.underwater_cities.rules.pieces import finish_piece
from pelagia.games.underwater_cities.rules.sites import empty_sites, has_site, site_of, surcharges
from pelagia.games.underwater_cities.rules.state import UPGRADED, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.triggers import Waiting, reactions
from pelagia.games.underwater_cities.rules.words import Ask

USUAL: tuple[int, ...] = ()
FREE = NOTHING
KINDS = (*STRUCTURE.members, *CITY.members)  # of single pieces, in the order of their numbers


def can_pay(player: Player, price: Sequence[int]) -> bool:
    """Whether a build can be paid; biomass may stand for kelp and steelplast (UC 7.6)."""
    kelp, steel, science, credits, biomass, _ = price
    has_kelp, has_steel, has_science, has_credits, has_biomass, _ = player.stock
    if has_credits < credits or has_science < science:
        return False
    if has_kelp < kelp:
        biomass += kelp - has_kelp
    if has_steel < steel:
        biomass += steel - has_steel
    return has_biomass >= biomass


def may_substitute(player: Player, price: Goods) -> bool:
    """Whether biomass is left over that may stand for kelp or steelplast."""
    return player.stock[BIO] > price[BIO] and bool(price[KELP] or price[STEEL])


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


def has_payable_site(
    game: UnderwaterCities, player: Player, kind: Kind, where: Where, price: Goods, extra: Sequence[Goods] | None
) -> bool:
    """Whether there is a legal site whose surcharge can be paid too; `extra`: those of all sites, if there are any."""
    if extra is None:
        return has_site(game, player, kind, where)
    for site in empty_sites(game, player, kind, where):
        if extra[site] is NOTHING or can_pay(player, add(price, extra[site])):
            return True
    return False


@effect
class Build(Ask):
    """D09 and D10: build one piece. The kind is asked first where several are possible."""

    kind: Kind
    cost: tuple[int, ...] = USUAL
    less: Goods = NOTHING
    where: Where = ORDINARY

    def price(self, game: UnderwaterCities, lasting: Standing, kind: Kind) -> Goods:
        """What a piece costs the owner of such cards, without the surcharge of its site."""
        # Compiled, a field of goods has no identity: compared with `is`, it would never be NOTHING.
        if not (self.cost or lasting.first_less or self.less != NOTHING):
            return lasting.usual[kind]
        base: Goods = self.cost or COSTS[kind]  # type: ignore[assignment]
        return reduced(base, add(discount(game, lasting, kind), self.less))

    def sites(self, game: UnderwaterCities, player: Player, lasting: Standing, kind: Kind) -> Sequence[int]:
        """Every legal and payable site."""
        price = self.price(game, lasting, kind)
        if not can_pay(player, price):
            return ()
        sites = empty_sites(game, player, kind, self.where)
        more = surcharges(game.content.boards[player.board])[kind]
        if more is None:
            return sites
        return [site for site in sites if more[site] is NOTHING or can_pay(player, add(price, more[site]))]

    def can(self, game: UnderwaterCities, who: int) -> bool:
        player, lasting = game.seats[who], standing(game, who)
        extras = surcharges(game.content.boards[player.board])
        for kind in self.kind.members:
            price = self.price(game, lasting, kind)
            if can_pay(player, price) and has_payable_site(game, player, kind, self.where, price, extras[kind]):
                return True
        return False

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        player, lasting = game.seats[who], standing(game, who)
        found = [(kind, sites) for kind in self.kind.members if (sites := self.sites(game, player, lasting, kind))]
        if len(found) > 1:
            return [KIND_OPTIONS[int(kind)] for kind, _ in found]
        board = game.content.boards[player.board]
        return [*map(at_options(board)[found[0][0]].__getitem__, found[0][1])] if found else []

    def chosen(self, game: UnderwaterCities, who: int, key: Kind | tuple[Kind, int]) -> None:
        if isinstance(key, Kind):
            game.push(who, Build(key, self.cost, self.less, self.where))
            return
        kind, site = key
        player = game.seats[who]
        surcharge = site_of(game.content.boards[player.board], kind, site).surcharge
        price = add(self.price(game, standing(game, who), kind), surcharge)
        if may_substitute(player, price):
            game.push(who, PayBuild(kind, site, price))
        else:
            spend(game, who, price)
            place(game, who, kind, site)

    def written(self) -> str:
        kind = "" if self.kind is Kind.STRUCTURE else f" {kind_name(self.kind)}"
        where = " expansion" if self.where is EXPANSION else ""
        cost = "" if self.cost == USUAL else " free" if self.cost == FREE else f" for {goods_name(self.cost)}"
        return f"build{where}{kind}{cost}{f' less {goods_name(self.less)}' if any(self.less) else ''}"

    def text(self) -> Text:
        id = "underwater-cities-build" if self.where is ORDINARY else "underwater-cities-build-expansion"
        built = Text(id, kind=word(self.kind))
        if self.cost == FREE:
            return Text("underwater-cities-build-free", what=built)
        if self.cost:
            built = Text("underwater-cities-build-cost", what=built, cost=self._arg(self.cost))
        return Text("underwater-cities-build-less", what=built, less=self._arg(self.less)) if any(self.less) else built

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return PROMPTS[int(self.kind)]


def _kind_option(kind: Kind) -> Option:
    return Option(kind, f"kind: {kind_name(kind)}", Text("underwater-cities-build-kind", kind=word(kind)))


# A kind takes long to hash, its number does not
KIND_OPTIONS = {int(kind): _kind_option(kind) for kind in KINDS}
PROMPTS = {int(kind): Text("underwater-cities-ask-build", kind=word(kind)) for kind in Kind}


@cache
def at_options(board: Board) -> list[list[Option]]:
    """The options to build a piece, by kind and site."""
    sites = {TUNNEL: board.tunnels, OCITY: board.cities, SCITY: board.cities}
    return [
        [],
        *([at_option(kind, n, site.id) for n, site in enumerate(sites.get(kind, board.sites))] for kind in KINDS),
    ]


def at_option(kind: Kind, n: int, id: str) -> Option:
    text = Text("underwater-cities-build-at", kind=word(kind), site=Ref(id))
    return Option((kind, n), f"at {id}", text, (places.site(id),))


def buildable(game: UnderwaterCities, player: Player, lasting: Standing) -> int:
    """The kinds that can be built for what they usually cost, as a mask: several spaces need to know."""
    extras = surcharges(game.content.boards[player.board])
    on_land = has_site(game, player, FARM, ORDINARY)
    mask = 0
    for build in USUAL_BUILDS:
        kind = build.kind
        price, extra = build.price(game, lasting, kind) if lasting.first_less else lasting.usual[kind], extras[kind]
        if can_pay(player, price) and (
            on_land if kind < TUNNEL and extra is None else has_payable_site(game, player, kind, ORDINARY, price, extra)
        ):
            mask |= 1 << kind
    return mask


USUAL_BUILDS = [Build(kind) for kind in KINDS]


@effect
class PayBuild(Ask):
    """D11: how a piece is paid for."""

    kind: Kind
    site: int
    price: Goods

    def options(self, game: UnderwaterCities, who: int) -> list[Option]:
        return [pay_option(way) for way in ways_to_pay(game.seats[who], self.price)]

    def chosen(self, game: UnderwaterCities, who: int, key: Goods) -> None:
        spend(game, who, key)
        place(game, who, self.kind, self.site)

    def prompt(self, game: UnderwaterCities, who: int) -> Text:
        return Text("underwater-cities-ask-pay-build", kind=word(self.kind))


def place(game: UnderwaterCities, who: int, kind: Kind, n: int) -> None:
    """Put a piece on its site, and do all that this triggers (UC 7.7)."""
    player = game.seats[who]
    board = game.content.boards[player.board]
    site = site_of(board, kind, n)
    game.built = put(game.built, kind, game.built[kind] + 1)
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
        player.buildings = put(player.buildings, n, kind)
        if alike(board, player, n, kind, kind + UPGRADED) == 2:
            watch += reactions(game, who, Event.SECOND, kind)
    if game.events is not None:
        game.tell("built", seat=who, kind=kind, site=Ref(site.id))
    items += watch
    for one in connects:
        items += connect_metropolis(game, who, player.metropolises[one])
    finish_piece(game, who, site.id, items)


def alike(board: Board, player: Player, site: int, *kinds: int) -> int:
    """How many of these stand at the city of a site, if it is connected (R59, R60)."""
    city = board.city_of[site]
    if not player.cities & touched(player.tunnels) & 1 << city:
        return 0
    start, end = board.spans[city]
    here = player.buildings[start:end]
    return sum(map(here.count, kinds))
