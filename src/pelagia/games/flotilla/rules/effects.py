"""The vocabulary of Flotilla (FL 22.0): all words that crew cards, rings, tracks, goals and artefacts are written with.

What the words do is in the modules named after the guilds' trades; here they get the names of the rules.
"""

from __future__ import annotations

from pelagia.core.effects import Effect
from pelagia.games.flotilla.rules.build import Build
from pelagia.games.flotilla.rules.counts import (
    BannerSeals,
    Bought,
    Buildings,
    BuildSites,
    ColourTiles,
    DepletedTiles,
    DepthTiles,
    Fleet,
    FoundArtefacts,
    GuildCrew,
    Outposts,
    Settlement,
    Sold,
    Stations,
    StockColours,
    Topside,
)
from pelagia.games.flotilla.rules.crew import Copy, DiscardCrew, Gather, MaySwitch, Retire
from pelagia.games.flotilla.rules.dive import Dive, Sail, UnloadAll
from pelagia.games.flotilla.rules.gains import (
    Artefact,
    Cleanse,
    Dial,
    Money,
    Purify,
    Resource,
    Ship,
    Sonar,
    Survivor,
    Toxicity,
    Vp,
)
from pelagia.games.flotilla.rules.guilds import Influence, InfluenceDiff, InfluenceIn, InfluenceSame, Recruit, Seal
from pelagia.games.flotilla.rules.ocean import Draw, DrawTile, Explore
from pelagia.games.flotilla.rules.research import Research
from pelagia.games.flotilla.rules.state import Flotilla
from pelagia.games.flotilla.rules.trade import Trade

# Gains
money, vp, resource, toxicity, cleanse, purify = Money, Vp, Resource, Toxicity, Cleanse, Purify
survivor, artefact, dial, sonar, ship = Survivor, Artefact, Dial, Sonar, Ship

# Guilds; without a guild `seal()` and `recruit()` are for any
influence, influence_in, influence_diff, influence_same = Influence, InfluenceIn, InfluenceDiff, InfluenceSame
seal, recruit = Seal, Recruit

# Trades
trade, explore, draw, tile, build = Trade, Explore, Draw, DrawTile, Build
dive, research, sail, unload_all = Dive, Research, Sail, UnloadAll

# Cards
gather, may_switch, copy, discard_crew, topside = Gather, MaySwitch, Copy, DiscardCrew, Topside

# What can be counted
outposts, sold, bought = Outposts(), Sold(), Bought()
build_sites, fleet, stock_colours, guild_crew = BuildSites(), Fleet(), StockColours(), GuildCrew()
banner_seals, depleted_tiles, found_artefacts = BannerSeals(), DepletedTiles(), FoundArtefacts()
buildings, settlement, stations = Buildings(), Settlement(), Stations()
depth_tiles, colour_tiles = DepthTiles, ColourTiles


def retire(*parts: Effect[Flotilla]) -> Effect[Flotilla]:
    return Retire(parts)
