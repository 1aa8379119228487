"""The eleven kinds of goals (FL 22.11): what each side counts, and what its three tiles pay for it, from the top."""

from __future__ import annotations

from pelagia.games.flotilla.content.card import BLUE, DEEP, GREEN, RED, REEF, SHALLOW, YELLOW, Goal, GoalSide
from pelagia.games.flotilla.rules.effects import (
    banner_seals,
    build_sites,
    buildings,
    colour_tiles,
    depleted_tiles,
    depth_tiles,
    fleet,
    found_artefacts,
    guild_crew,
    outposts,
    settlement,
    stations,
    stock_colours,
)

GOALS = (
    Goal("Z01", GoalSide(depth_tiles(SHALLOW), (6, 5, 4)), GoalSide(colour_tiles(YELLOW), (5, 4, 3))),
    Goal("Z02", GoalSide(depth_tiles(REEF), (6, 5, 4)), GoalSide(colour_tiles(GREEN), (5, 4, 3))),
    Goal("Z03", GoalSide(depth_tiles(DEEP), (7, 6, 5)), GoalSide(colour_tiles(RED), (5, 4, 3))),
    Goal("Z04", GoalSide(build_sites, (6, 5, 4)), GoalSide(colour_tiles(BLUE), (5, 4, 3))),
    Goal("Z05", GoalSide(fleet, (8, 7, 6)), GoalSide(buildings, (5, 4, 3))),
    Goal("Z06", GoalSide(stock_colours, (8, 7, 6)), GoalSide(build_sites, (5, 4, 3))),
    Goal("Z07", GoalSide(guild_crew, (5, 4, 3)), GoalSide(guild_crew, (4, 3, 2))),
    Goal("Z08", GoalSide(banner_seals, (6, 5, 4)), GoalSide(banner_seals, (5, 4, 3))),
    Goal("Z09", GoalSide(outposts, (9, 8, 7)), GoalSide(outposts, (5, 4, 3))),
    Goal("Z10", GoalSide(depleted_tiles, (6, 5, 4)), GoalSide(settlement, (3, 2, 1))),
    Goal("Z11", GoalSide(found_artefacts, (9, 8, 7)), GoalSide(stations, (4, 3, 2))),
)
