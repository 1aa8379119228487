"""What the rulebook fixes about the numbers of FL 22, in our own words. The box keeps to it; packs may differ.

Pages are those of the German rulebook. Facts about shapes that every content has anyway, such as three values for each
goal, are left to the types.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from pelagia.core.combinators import Seq, When
from pelagia.games.facts import Fact, falls, rises
from pelagia.games.flotilla.content.card import DELVERS, SPEAKERS, TRADERS, Content, Guild, Side
from pelagia.games.flotilla.content.check import CAPTAIN, STUDENT
from pelagia.games.flotilla.rules.crew import Copy, DiscardCrew, Gather, MaySwitch
from pelagia.games.flotilla.rules.dive import Dive
from pelagia.games.flotilla.rules.gains import Artefact, Dial, Purify, Resource, Ship, Survivor, Toxicity, Vp
from pelagia.games.flotilla.rules.guilds import Influence, InfluenceSame, Recruit
from pelagia.games.flotilla.rules.state import OUTPOSTS


def first_outpost(box: Content) -> bool:
    return all(ladder[0] == 20 for ladder in box.boards.ladders)


def outposts_rise(box: Content) -> bool:
    return all(len(ladder) == OUTPOSTS and rises(ladder) for ladder in box.boards.ladders)


def surcharges(box: Content) -> bool:
    return box.boards.surcharges == (10, 20)


def goal_kinds(box: Content) -> bool:
    return len(box.goals) == 11


def goals_fall(box: Content) -> bool:
    return all(falls(goal.side(side).values) for goal in box.goals.values() for side in Side)


def crew_cards(box: Content) -> bool:
    guild = Counter((card.guilds, card.level) for card in box.crew.values() if card.level)
    return guild == {((guild,), level): 5 for guild in Guild for level in (1, 2)}


def starters(box: Content) -> bool:
    """One of each guild, the Captain of none and the Student of all."""
    guilds = [box.crew[id].guilds for id in box.starters]
    return sorted(guilds) == sorted([(), tuple(Guild), *((guild,) for guild in Guild)])


def captain(box: Content) -> bool:
    card = box.crew[CAPTAIN]
    return card.sinkside.effects == (Gather(), MaySwitch()) and card.skyside.effects == (Gather(),)


def student(box: Content) -> bool:
    return all(box.crew[STUDENT].face(side).effects == (Copy(),) for side in Side)


def first_dive(box: Content) -> bool:
    return box.crew["delver"].sinkside.effects == (Dive(shallow=2),)


def translator(box: Content) -> bool:
    """S6 is the Translator (FL 22.2)."""
    return all(DiscardCrew(SPEAKERS, 2, Influence(1)) in box.crew["S6"].face(side).effects for side in Side)


def dredge_operator(box: Content) -> bool:
    """D1: a topside Delver saves from toxicity and depletion."""
    (first, *_) = box.crew["D1"].sinkside.effects
    return isinstance(first, When) and isinstance(first.part, Dive) and first.part.safe


def clinician(box: Content) -> bool:
    return Purify() in box.crew["D2"].sinkside.effects + box.crew["D2"].skyside.effects


def ocean_tiles(box: Content) -> bool:
    return len(box.tiles) == 92


def tile_costs(box: Content) -> bool:
    return all(tile.cost > 0 for tile in box.tiles.values())


def artefacts(box: Content) -> bool:
    return Counter(artefact.guild for artefact in box.artefacts.values()) == dict.fromkeys(Guild, 4)


def artefact_ships(box: Content) -> bool:
    return [artefact.guild for artefact in box.artefacts.values() if artefact.reward == Ship()] == [TRADERS, DELVERS]


def dive_dice(box: Content) -> bool:
    return sum(die.count for die in box.boards.dive_dice) == 16


def research_dice(box: Content) -> bool:
    return len(box.boards.research_dice) == 7


def jokers(box: Content) -> bool:
    return all(sum(face.guild is None for face in die) == 1 for die in box.boards.research_dice)


def dock_prices_fall(box: Content) -> bool:
    return all(falls([place.price for place in dock]) for dock in box.boards.docks.values())


def dock_builds_rise(box: Content) -> bool:
    return all(rises([place.builds for place in dock]) for dock in box.boards.docks.values())


def dock_example(box: Content) -> bool:
    first, second = box.boards.docks[4][:2]
    return (first.price, second.price, second.builds) == (16, 13, 2)


def prices_never_fall(box: Content) -> bool:
    return all(a <= b for a, b in pairwise(box.boards.prices)) and 5 in box.boards.prices


def arrows(box: Content) -> bool:
    return all(ring.arrow == (2, 4) for ring in box.boards.rings)


def milestone(box: Content) -> bool:
    steps = Seq((Toxicity(2), Artefact(), Dial()))
    return all(ring[0] == steps for ring in box.boards.survivors.values())


def survivor_fields(box: Content) -> bool:
    return all(isinstance(field, Vp | Recruit) for ring in box.boards.survivors.values() for field in ring[1:])


def toxicity_track(box: Content) -> bool:
    track = box.boards.toxicity
    return falls(track) and track[0] > 0 > track[-1]


def sonar_fields(box: Content) -> bool:
    """The number of points that the last field gives for a symbol is ours."""
    (*before, last) = [(*field.effects, *(["die"] if field.die else [])) for field in box.boards.sonar]
    saved, toxic = Survivor(1), Toxicity(1)
    points = [effect for effect in last if isinstance(effect, Vp)]
    return (
        before == [(toxic,), (saved, toxic), (saved,), (saved, "die")]
        and len(points) == 1
        and last == (saved, *points, "die")
    )


def sonar_pays(box: Content) -> bool:
    return all(field.vp > 0 for field in box.boards.sonar[1:])


def hub_rows(box: Content) -> bool:
    """Influence of one row goes to one guild; two artefacts of the Delvers bring two."""
    hub = box.boards.hub
    return hub[SPEAKERS][2:] == (InfluenceSame(2), InfluenceSame(3)) and hub[DELVERS][2] == Resource(2)


FACTS: tuple[Fact[Content], ...] = (
    Fact("p. 3", "there are 6 starter crew cards, one of each guild besides Captain and Student", starters),
    Fact("p. 3", "there are 11 sets of 3 goal tiles", goal_kinds),
    Fact("p. 3", "there are 92 ocean tiles", ocean_tiles),
    Fact("p. 3", "there are 16 dive dice", dive_dice),
    Fact("p. 3", "there are 7 research dice", research_dice),
    Fact("p. 4", "the tiles of a goal lie with the highest value on top and the lowest at the bottom", goals_fall),
    Fact("p. 4", "there are 16 artefacts in four colours, of each of which one is put aside", artefacts),
    Fact("p. 5", "there are 40 crew cards, 5 of each guild and level", crew_cards),
    Fact("p. 6", "the Captain gathers; below the water one may switch then", captain),
    Fact("p. 6", "the Student copies a card, with its sail value or income", student),
    Fact("p. 7", "on every ring the third field may be skipped", arrows),
    Fact("p. 8", "each purchase moves a price up and each sale down; one price is 5", prices_never_fall),
    Fact("p. 8", "a floating outpost costs 10 more on the Sinkside and 20 more on the Skyside", surcharges),
    Fact("p. 10", "a Skyside tile costs resources", tile_costs),
    Fact("p. 12", "the Delver of the starter crew adds two dice for shallow water", first_dive),
    Fact("p. 12", "every research die has one joker", jokers),
    Fact("pp. 12, 18", "two Delver artefacts pay two; influence of one row goes to one guild", hub_rows),
    Fact("p. 13", "the toxicity scoring track gives points at first and takes some at its end", toxicity_track),
    Fact("p. 13", "a milestone gives 2 toxicity, an artefact and a dial, in this order", milestone),
    Fact("p. 13", "all other fields of the survivor ring give points or a crew card", survivor_fields),
    Fact("p. 14", "two artefacts, Rocket Drive and Submarine, give a ship", artefact_ships),
    Fact("p. 14", "what the five fields of the sonar track give", sonar_fields),
    Fact("p. 14", "each step on the sonar track pays points", sonar_pays),
    Fact("p. 15", "the later one switches, the less each ship brings", dock_prices_fall),
    Fact("p. 15", "the later one switches, the more tiles one may build", dock_builds_rise),
    Fact("p. 15", "of four players the first sells ships for 16, the second for 13 and builds 2 tiles", dock_example),
    Fact("pp. 15-16", "the first outpost costs 20", first_outpost),
    Fact("pp. 15-16", "the price of outposts rises with each one built", outposts_rise),
    Fact("p. 18", "the Translator gives influence for up to two further Speakers", translator),
    Fact("p. 18", "the Dredge Operator ignores toxicity and depletion", dredge_operator),
    Fact("p. 18", "the Clinician improves the toxicity scoring", clinician),
)


def bent(content: Content) -> list[Fact[Any]]:
    """The facts that do not hold for a content."""
    return [fact for fact in FACTS if not fact.holds(content)]
