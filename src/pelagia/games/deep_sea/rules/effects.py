"""The vocabulary of Deep Sea (DS 0.3): the words that boards, crew, tokens, journals and goals are made of.

The words that combine others come from the core. A zone that is not named is the one that the expression belongs to.
"""

from __future__ import annotations

from pelagia.core.effects import Effect, Number
from pelagia.games.deep_sea.content.card import Kind, Reach
from pelagia.games.deep_sea.rules import counts, menus
from pelagia.games.deep_sea.rules.actions import Action, Conserve, Dive, Publish, Sonar, Travel
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.gains import PROMOTE, Gain, LoseResearch, LoseToken
from pelagia.games.deep_sea.rules.state import ANYWHERE, DeepSea
from pelagia.games.deep_sea.rules.supplies import PayDisc

ZONE, DEPTH = Reach
actions, one_action, extra = menus.actions, menus.one_action, menus.extra


def gain(*bundle: str) -> Effect[DeepSea]:
    """A bundle in the letters of DS 0.2: gain("R I K2 M")."""
    return Gain(" ".join(bundle))


def travel(tech: int = 0, frm: int = ANYWHERE, bar: int = 0) -> Action:
    return Travel(tech, frm, bar)


def sonar() -> Action:
    return Sonar()


def discover(lo: int, hi: int, loose: bool = False) -> Action:
    return Discover(lo, hi, loose)


def dive(n: int = 1) -> Action:
    return Dive(n)


def conserve(less: int = 0, reach: Reach = ZONE, at: int = ANYWHERE) -> Action:
    return Conserve(less, reach, at)


def journal(at: int = ANYWHERE) -> Action:
    return Publish(at)


def promote() -> Effect[DeepSea]:
    return PROMOTE


def pay_disc(n: int) -> Effect[DeepSea]:
    return PayDisc(n)


def lose_research(n: int) -> Effect[DeepSea]:
    return LoseResearch(n)


def lose_token(research: int) -> Effect[DeepSea]:
    return LoseToken(research)


def copy_crew() -> Effect[DeepSea]:
    return menus.CopyCrew()


# What is counted


def discs_here(*sites: str) -> Number[DeepSea]:
    return counts.DiscsHere(sites)


def vessels_here() -> Number[DeepSea]:
    return counts.VesselsHere()


def discs(*kinds: Kind, depths: str = counts.ALL_DEPTHS, columns: str = counts.ALL_COLUMNS) -> Number[DeepSea]:
    """Own discs; without kinds all of them. Depths and columns as text: depths="12", columns="DE"."""
    return counts.Discs(kinds or counts.EVERY_KIND, depths, columns)


def vessels(depths: str = counts.ALL_DEPTHS, columns: str = counts.ALL_COLUMNS) -> Number[DeepSea]:
    return counts.Vessels(depths, columns)


def zones(
    *kinds: Kind,
    vessels: bool = False,
    depths: str = counts.ALL_DEPTHS,
    columns: str = counts.ALL_COLUMNS,
    left_of: str = "",
    right_of: str = "",
) -> Number[DeepSea]:
    """Zones with an own disc of these kinds (without kinds: of any)."""
    return counts.Zones(kinds or counts.EVERY_KIND, vessels, depths, columns, left_of, right_of)


def total(*parts: Number[DeepSea]) -> Number[DeepSea]:
    return counts.Total(parts)


found, score, of_colour, commonest, sets = counts.Found, counts.Score, counts.OfColour, counts.Commonest, counts.Sets
named_discs, rescued, cleaned = counts.NamedDiscs, counts.Rescued, counts.Cleaned
first, reached = counts.First, counts.Reached
shared_links, links, most_in_zone, depths_with = counts.SharedLinks, counts.Links, counts.MostInZone, counts.DepthsWith
seniors, empty_sites, ocean_zones = counts.Seniors, counts.EmptySites, counts.OceanZones
journals_taken, mastered, lowest_track = counts.JournalsTaken, counts.Mastered, counts.LowestTrack
research_held, restored_zones = counts.ResearchHeld, counts.RestoredZones
footprint, impacts_used = counts.Footprint, counts.ImpactsUsed
