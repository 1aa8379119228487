"""What the kit must know of Flotilla."""

from __future__ import annotations

from typing import Any

from pelagia.games.flotilla.content.card import Colour, Guild
from pelagia.games.flotilla.rules.sea import NAMES
from tests.games.flotilla import conservation
from tests.kit.hooks import Hooks, Shown

# The words that cards are made of, which have their own tests.
VOCABULARY = (
    "money|vp|resource|influence(-.+)?|seal(-any)?|recruit(-any)?|trade|explore|draw(-tile)?|clean|build(-sites)?"
    "|dive(-.+)?|research|survivor|toxicity|cleanse|purify|dial|sail|unload-all|ship|artefact|sonar|gather|may-switch"
    "|copy|topside|retire|discard-crew|fleet|stock-colours|buildings"
    "|banner-seals|outposts|sold|bought|depleted-tiles|settlement|found-artefacts|stations|guild-crew"
)

# What random players rarely press; test_why.py shows it.
RARE = (
    "why-place-(tile-sinkside|copy|artefact|(ship|ships|outposts|dial|banner|hub|hex|die)-(none|full|other|open|sail))"
)


def places(table: Any, seat: int) -> list[Shown]:
    """All places that the board draws."""
    guilds, colours = [guild.name.lower() for guild in Guild], [colour.name.lower() for colour in Colour]
    shown: list[Shown] = [("dock", "", None), ("survivors", "", None), ("sonar", "0", None), ("breakthrough", "", None)]
    shown += [(sort, guild, None) for guild in guilds for sort in ("dial", "banner", "hub", "stack", "ring")]
    shown += [("field", f"{guild}.{n}", None) for guild in guilds for n in range(7)]
    shown += [("market", colour, None) for colour in colours]
    shown += [(sort, stack["kind"], None) for stack in table["goals"][0] for sort in ("goal", "far-goal")]
    shown += [("tile", tile, None) for tile in table["looking"]]
    shown += [("symbol", "resource", None), ("symbol", "sonar.reef", None), ("turn", "0", None), ("piece", "0", None)]
    shown += [("die", str(n + 1), None) for n in range(len(table["research"]["faces"]))]
    shown += [("played", table["in_play"], None)] if table["in_play"] else []
    shown += [("artefact", artefact, None) for artefact in table["found"]]
    shown += [("hand", card, None) for card in table["seats"][seat]["hand"]]
    shown += [("crew", stack["top"], None) for stack in table["stacks"] if stack["top"]]
    for who, player in enumerate(table["seats"]):
        shown += [("crew", card, who) for card in (*player["hand"], *player["discard"])]
        shown += [("hex", name, who) for name in NAMES]
        shown += [("ship", str(ship["number"]), who) for ship in player["ships"]]
        shown += [("stock", colour, who) for colour in colours] + [("ships", "", who), ("outposts", "", who)]
        shown += [("tile", tile, who) for tile in player["tile_stock"]]
    return shown


HOOKS = Hooks(
    places=places,
    variants=[(players, {}) for players in (3, 4, 5)],
    bound=3000,
    hidden=conservation.hidden_from,
    uncertain=conservation.uncertain,
    refused=(
        "play student",
        "play delver",
        "sell red",
        "buy red",
        "ship",
        "outpost",
        *(f"tile R{k}" for k in range(14, 19)),
        "hex 9,3",
        "hex 1,2",
        "resolve resource",
        "resolve sonar deep",
        "dance",
    ),
    inside=rf"{RARE}|"
    r"(side|guild|colour|depth|arc|tile|crew|artefact|goal|line|source|check)-.+|event-extra-die|face-.+|why-(no-hex|hex-depth|sonar)|"
    + VOCABULARY,
    games=36,
    ordered=("stacks",),  # level 1 lies on level 2
)
