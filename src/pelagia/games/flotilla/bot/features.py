"""What a learned judge looks at in Flotilla, at quiet positions; all of it the seat can see (never a rule)."""

from __future__ import annotations

from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import Colour, Guild, Side
from pelagia.games.flotilla.rules.state import (
    LAST_ROUND,
    Flotilla,
    Seat,
    outposts_built,
    owned_crew,
    total_toxicity,
    vp,
)
from pelagia.games.opinions import Features

GROUPS = {
    "own": "score",
    "sink": "sea",
    "sky": "city",
    "crew": "crew",
    "guild": "influence",
    "rival": "future",
    "table": "future",
    "time": "score",
}
VP_PER_PLAYER = 100
OWN = ("points", "money", "some-money", "outposts", "floating", "toxicity", "artefacts", "sky", "hand", "discard")
WATERS = ("tiles", "rich", "ships", "cargo", "tile-stock", "late")
GUILD = tuple(f"{what}-{guild.name.lower()}" for what in ("ring", "seals") for guild in Guild)
STOCK = tuple(f"stock-{colour.name.lower()}" for colour in Colour)
RIVAL = ("points", "best", "outposts", "sky", "seals", "artefacts", "toxicity", "ships")
TABLE = ("survivor", "sonar", "dials", "market")
NAMES = (
    *(f"own.{name}" for name in (*OWN, *STOCK, "stock")),
    *(f"sink.{name}" for name in WATERS),
    *(f"sky.{name}" for name in (*WATERS, *STOCK)),
    *(f"guild.{name}" for name in (*GUILD, "seals-left", "ahead")),
    *(f"crew.{id}" for id in BOX.crew),
    *(f"rival.{name}" for name in RIVAL),
    *(f"table.{name}" for name in TABLE),
)
_CREW = {id: f"crew.{id}" for id in BOX.crew}


def of(game: Flotilla, who: int) -> dict[str, float]:
    """The inputs of a position that are not zero."""
    found: dict[str, float] = {}
    add_seat(found, game, game.seats[who])
    add_guilds(found, game, who)
    add_rivals(found, game, who)
    for id in owned_crew(game, who):
        if id in _CREW:
            found[_CREW[id]] = found.get(_CREW[id], 0.0) + 1.0
    found["table.survivor"], found["table.sonar"] = game.survivor, game.sonar
    found["table.dials"], found["table.market"] = sum(game.dials), sum(game.market)
    return {name: amount for name, amount in found.items() if amount}


def add_seat(found: dict[str, float], game: Flotilla, player: Seat) -> None:
    """What a player has, by the side that is played."""
    is_sky = player.side is Side.SKYSIDE
    found["own.points"], found["own.money"], found["own.some-money"] = vp(player), player.money, min(20, player.money)
    found["own.outposts"], found["own.floating"] = outposts_built(player), player.floating
    found["own.toxicity"], found["own.artefacts"] = total_toxicity(game, player), player.artefacts
    found["own.sky"], found["own.hand"], found["own.discard"] = is_sky, len(player.hand), len(player.discard)
    found["own.stock"] = sum(player.stock)
    side = "sky" if is_sky else "sink"
    for name, n in zip(STOCK, player.stock, strict=True):
        found[f"own.{name}"] = n
        if is_sky:
            found[f"sky.{name}"] = n
    found[f"{side}.tiles"], found[f"{side}.tile-stock"] = len(player.tiles), len(player.tile_stock)
    found[f"{side}.rich"] = sum(not placed.depleted for placed in player.tiles)
    found[f"{side}.ships"] = len(player.ships)
    found[f"{side}.cargo"] = sum(sum(ship.cargo) for ship in player.ships)
    found[f"{side}.late"] = max(0, len(player.tiles) - 8)


def add_guilds(found: dict[str, float], game: Flotilla, who: int) -> None:
    """Discs on the rings, and seals."""
    player, ahead = game.seats[who], 0
    for name, n in zip(GUILD, (*player.rings, *player.seals), strict=True):
        found[f"guild.{name}"] = n
    for guild, n in enumerate(player.seals):
        ahead += n > max(other.seals[guild] for seat, other in enumerate(game.seats) if seat != who)
    found["guild.seals-left"], found["guild.ahead"] = player.seals_left, ahead


def add_rivals(found: dict[str, float], game: Flotilla, who: int) -> None:
    """The mean of the others, and the points of the best of them."""
    others = [player for seat, player in enumerate(game.seats) if seat != who]
    share, sums = 1 / len(others), [0.0] * len(RIVAL)
    for player in others:
        sky = player.side is Side.SKYSIDE
        built, seals = outposts_built(player), sum(player.seals)
        has = (vp(player), 0, built, sky, seals, player.artefacts, total_toxicity(game, player), len(player.ships))
        sums = [total + share * amount for total, amount in zip(sums, has, strict=True)]
    sums[1] = float(max(map(vp, others)))
    for name, amount in zip(RIVAL, sums, strict=True):
        found[f"rival.{name}"] = amount


def left(game: Flotilla) -> float:
    """The part of the game that is left: what lies in the pool, or the rounds to the last one if they are fewer."""
    if game.over or game.end_round:
        return 0.0
    pool = game.pool / (VP_PER_PLAYER * game.players)
    return min(1.0, pool, (LAST_ROUND + 1 - game.round) / LAST_ROUND)


def mode(game: Flotilla) -> str:
    return "competitive"


def target(game: Flotilla, who: int) -> float:
    """The points ahead of the best rival."""
    scores = game.scores
    return float(scores[who] - max(score for seat, score in enumerate(scores) if seat != who))


FEATURES: Features[Flotilla] = Features(NAMES, GROUPS, of, left, ("competitive",), mode, target)
