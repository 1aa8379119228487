"""With which words each choice of Flotilla is answered, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pelagia.core.actions import Verb, verb, verbs
from pelagia.games.flotilla.content.card import Colour, Content, Guild
from pelagia.games.flotilla.rules import build, crew, dive, gains, guilds, ocean, research, trade
from pelagia.games.flotilla.rules.sea import NAMES

SHIPS = 4  # the most that a seat has
SEA, GUILDS = NAMES, [guild.name.lower() for guild in Guild]
COLOURS = [colour.name.lower() for colour in Colour]
SYMBOLS = ["depletion", "resource", "survivor", "toxicity", "sonar shallow", "sonar reef", "sonar deep"]
TURN, HEX, DIAL = verb("turn {}", range(6)), verb("hex {}", SEA), verb("dial {}", GUILDS)


def people(content: Content) -> list[str]:
    return list(content.crew)


def tiles(content: Content) -> list[str]:
    return list(content.tiles)


def goals(content: Content) -> list[str]:
    return list(content.goals)


def fields(content: Content) -> range:
    """The fields of a guild's ring."""
    return range(max(len(ring.fields) for ring in content.boards.rings))


def dice(content: Content) -> range:
    return range(1, len(content.boards.research_dice) + 1)


TILE = (verb("tile {}", tiles), *verbs("stop"))
VERBS: Mapping[type, Sequence[Verb]] = {
    crew.PlayCard: (verb("play {}", people),),
    crew.Copy: (verb("copy {}", people),),
    crew.Retire: verbs("retire", "keep"),
    crew.DiscardCrew: (verb("discard {}", people), *verbs("stop")),
    crew.MaySwitch: verbs("stay", "switch"),
    dive.Sail: (verb("sail {} {}", range(1, SHIPS + 1), SEA), *verbs("stop")),
    dive.Load: (verb("ship {}", range(1, SHIPS + 1)),),
    dive.Deplete: (verb("deplete {}", SEA),),
    dive.Resolve: (verb("resolve {}", SYMBOLS),),
    ocean.PlaceTile: TILE,
    ocean.PlaceWhere: (HEX,),
    ocean.PlaceTurn: (TURN,),
    build.TakeTile: TILE,
    build.BuildWhere: (HEX,),
    build.BuildTurn: (TURN,),
    build.Piece: (verb("piece {}", range(2)),),
    gains.Resource: (verb("take {}", COLOURS),),
    gains.Dial: (DIAL,),
    gains.Breakthrough: (DIAL, *verbs("no dial")),
    guilds.InfluenceSame: (verb("guild {}", GUILDS),),
    guilds.Step: (verb("step {} {}", GUILDS, fields),),
    guilds.Seal: (verb("seal {}", GUILDS),),
    guilds.Recruit: (verb("recruit {}", GUILDS), *verbs("instead")),
    research.Reroll: (verb("reroll {}", dice), *verbs("keep")),
    research.Joker: (verb("joker {}", [*GUILDS, "none"]),),
    research.Reward: (verb("reward {}", [*GUILDS, "breakthrough"]),),
    trade.Trade: (verb("buy {}", COLOURS), verb("sell {}", COLOURS), *verbs("ship", "outpost", "stop")),
    trade.Site: (verb("site {}", ["start", *SEA]),),
    trade.ScoreGoal: (verb("goal {}", goals), *verbs("no goal")),
}
