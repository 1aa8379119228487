"""What the kit must know of Deep Sea."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pelagia
from pelagia.games.deep_sea.rules.state import DeepSea
from tests.kit.hooks import Hooks, Shown

CATALOGUE = Path(pelagia.__file__).parent / "text" / "en" / "deep-sea-cards.ftl"
PIECES = "|".join(re.findall(r"^deep-sea-([\w-]+) =", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))
# What random players rarely come to see; test_texts.py shows it.
LATE = (
    "grade-(bronze|silver|gold|platinum)|ask-(copy-crew|name-kind|step-impact|choose-option)|copy|name-(conserve|journal)"
    "|action-(dive2|discover|promote|travel-plus|conserve-depth)|option-(left|right|shallow|deep|narrow|broad)|why-staging"
    "|event-(copied|star|named|option|restored|lost-token|paid-research|moved-tile)|priced"
    "|ask-(extra|lacking|refill)|refill|why-(no-token|token-turn|token-action|token-here|refill)"
)
# The same for places; test_why.py shows it.
RARE = "why-place-(pile-none|crew-senior|token|journal|journal-used)|sort-(journal|goal)"
FEW = 3  # with less, a deal often gives the same again


def groups(game: DeepSea, seat: int | None) -> list[list[str]]:
    """The pieces that a seat does not see, those that are dealt together in one list."""
    looked = game.looking if seat is None or seat != game.looker else []
    piles = [pile + [id for id in looked if game.content.oceans[id].depth == d] for d, pile in enumerate(game.piles, 1)]
    piles.append(game.bag + [token for token in game.dives if token])
    piles += [game.deck, game.goal_deck, game.setback_deck]
    return [*piles, [model for slot in game.slots for model in slot[:-1]]]


def hidden(game: DeepSea, seat: int | None) -> list[str]:
    return [piece for group in groups(game, seat) for piece in group]


def uncertain(game: DeepSea, seat: int | None) -> list[str]:
    return [piece for group in groups(game, seat) if len(group) >= FEW for piece in group]


def places(table: Any, seat: int) -> list[Shown]:
    """All places that the board draws."""
    columns, depths = "ABCDEFG"[: table["columns"]], range(1, table["depths"] + 1)
    cells = [f"{column}{depth}" for column in columns for depth in depths]
    shown: list[Shown] = [("cell", cell, None) for cell in cells]
    for zone in table["zones"]:
        names = [site["track"] or site["name"] for site in zone["sites"]] + [dive["name"] for dive in zone["dives"]]
        shown += [("site", f"{zone['cell']}.{name}", None) for name in dict.fromkeys(names)]
    shown += [("pile", str(depth), None) for depth in depths]
    shown += [("looking", board, None) for board in table["looking"] if board]
    shown += [("market", card, None) for card in table["market"]] + [("token", token, None) for token in table["shown"]]
    shown += [("tray", slot["model"], None) for slot in table["tray"]]
    shown += [("hex", hex["id"], None) for hex in table["hexes"]]
    shown += [("goal", str(goal["number"]), None) for goal in table["goals"]] + [("cleanup", "", None)]
    shown += [("setback", "", None)] if table["setback"] else []
    for who, player in enumerate(table["seats"]):
        shown += [("crew", f"{who}.{n}", None) for n in range(len(player["crew"]))]
        shown += [("track", letter, who) for letter in player["tracks"]]
        shown += [("token", token, who) for token in player["tokens"]]
        shown += [("journal", journal["card"], who) for journal in player["journals"]]
    return shown


HOOKS = Hooks(
    places=places,
    variants=[
        (1, {"scenario": "random"}),
        (2, {"scenario": 6}),
        (2, {"scenario": 9, "cooperative": True}),
        (3, {"scenario": 10}),
        (4, {"scenario": 8}),
    ],
    bound=1500,
    hidden=hidden,
    uncertain=uncertain,
    can_lose=lambda players, options: players == 1 or options.get("cooperative", False),
    refused=("activate 0", "space 22", "pass", "end", "recruit mentor", "recruit pilot", "recruit leader", "dance"),
    inside=rf"{PIECES}|{LATE}|{RARE}|(check|cause)-.+",
)
