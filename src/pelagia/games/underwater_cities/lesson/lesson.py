"""The steps of the lesson of Underwater Cities, in the order in which they are shown where several fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pelagia.core import place
from pelagia.core.combinators import Again
from pelagia.core.decision import Option
from pelagia.core.lesson import Lesson, Moment, Step, Topic
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import CITY_SITES, TUNNEL_SITES
from pelagia.games.underwater_cities.lesson.line import LINE
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.flow import Keep
from pelagia.games.underwater_cities.rules.network import bits, connected
from pelagia.games.underwater_cities.rules.state import Phase, Player, UnderwaterCities
from pelagia.games.underwater_cities.rules.turns import Blocks, DiscardDown, Place
from pelagia.games.underwater_cities.rules.upgrading import Upgrade

Now = Moment[UnderwaterCities]
ROUNDS = 2


def own(now: Now) -> Player:
    return now.game.seats[now.seat]


def matches(option: Option) -> bool:
    """Space and card have the same colour. A lesson is played with the cards of the box."""
    space, card, _ = option.key
    return space in BOX.spaces and BOX.spaces[space].colour is BOX.cards[card].colour


def matching(now: Now) -> Sequence[place.Place]:
    return now.places(matches)


def turns(n: int) -> Callable[[Now], bool]:
    """So many turns were taken before this one, or more."""
    return lambda now: 3 * now.game.round - own(now).tiles >= n


def sites(now: Now) -> Sequence[place.Place]:
    return now.places(lambda option: any(spot.sort in ("site", "city", "tunnel") for spot in option.places))


def cities(now: Now) -> Sequence[place.Place]:
    return [places.site(CITY_SITES[n]) for n in bits(own(now).cities)]


def network(now: Now) -> Sequence[place.Place]:
    return [*cities(now), *(places.site(TUNNEL_SITES[n]) for n in bits(own(now).tunnels))]


def buildings(now: Now) -> Sequence[place.Place]:
    """Those of the seat; before it has any, its cities."""
    player = own(now)
    sites = now.game.content.boards[player.board].sites
    return [places.site(site.id) for site, kind in zip(sites, player.buildings, strict=True) if kind] or cities(now)


def hand(now: Now) -> Sequence[place.Place]:
    return [places.hand(card) for card in own(now).hand]


def on_site(now: Now) -> bool:
    return bool(sites(now))


STEPS: tuple[Step[UnderwaterCities], ...] = (
    Step("aim", (Keep, Place), look=cities, teaches=Topic.AIM),
    Step("keep", (Keep,), look=lambda now: now.places(lambda option: True)),
    Step("turn", (Place,), look=lambda now: [places.space(space) for space in now.game.spaces], teaches=Topic.TURN),
    Step("match", (Place,), look=matching, tries=matches),
    Step("order", (Blocks,)),
    Step("site", (Build, Again), on_site, sites),
    Step("hand", (Place, DiscardDown), turns(1), hand),
    Step("network", (Place,), turns(1), network, teaches=Topic.MISTAKE_1),
    Step("cities", (Place,), turns(2), cities, teaches=Topic.POINTS_1),
    Step("again", (Place,), turns(2), matching, matches),
    Step("food", (Place,), turns(3), cities, teaches=Topic.MISTAKE_2),
    Step("federation", (Place,), turns(3), lambda now: [places.TRACK]),
    Step("upgrade", (Place, Upgrade), turns(4), buildings, teaches=Topic.POINTS_2),
    Step("metropolis", (Place,), turns(4), lambda now: [places.metropolis(tile) for tile in own(now).metropolises]),
    Step("scoring", (Place,), turns(5), teaches=Topic.POINTS_3),
    Step("end", (Place,), turns(5), teaches=Topic.END),
)


def is_over(game: UnderwaterCities) -> bool:
    return game.round > ROUNDS or game.phase is Phase.OVER


def summary(game: UnderwaterCities, seat: int) -> dict[str, int]:
    player = game.seats[seat]
    return {
        "cities": player.cities.bit_count(),
        "connected": len(connected(player)),
        "tunnels": player.tunnels.bit_count(),
        "buildings": sum(map(bool, player.buildings)),
        "cards": len(player.claimed),
    }


LESSON: Lesson[UnderwaterCities] = Lesson(1, LINE, STEPS, is_over, summary)
