"""Flotilla: every card, artefact, ring field, goal and die does what it says (FL 22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import SKYSIDE, Guild, Side, Symbol
from pelagia.games.flotilla.content.words import WORDS
from pelagia.games.flotilla.rules.effects import dive
from pelagia.games.flotilla.rules.ocean import Draw, Explore
from pelagia.games.flotilla.rules.research import Research
from pelagia.games.flotilla.rules.state import Source
from pelagia.games.flotilla.rules.state import vp as points
from tests.games.flotilla.table import Seat, Table, table

OUTPOSTS = WORDS["outposts"]()


def ready(side: Side, card: str = "") -> Seat:
    """A seat that can make use of anything."""
    hand = f"captain student speaker {card}".strip()
    rest: dict[str, Any] = {"money": 60, "stock": "Y4 G4 R4 B4", "hand": hand, "tox": "2/3", "outposts": "start"}
    if side is SKYSIDE:
        return Seat(sky=True, ships="", tile_stock="Y00 Y01 G00 R14", **rest)
    return Seat(sea="G00@2,2 R06@2,3 Y01@1,3", ships="2,2 2,3:R1", **rest)


def other(side: Side) -> Seat:
    """An opponent whose topside card is one of all guilds; copied, it would do nothing."""
    return Seat(sky=side is SKYSIDE, ships="" if side is SKYSIDE else "2,1", discard="speaker student")


LONGEST_TURN = 200  # choices, far more than any card asks for


def finish(t: Table) -> None:
    """Go on with the first option until the turn is over."""
    for _ in range(LONGEST_TURN):
        if t.is_over:
            return
        t.take(t.offered[0])
    raise AssertionError("a turn without end")


# The event that tells of a word: n times, or once.
TELLS = {
    "Influence": "influence",
    "InfluenceSame": "influence",
    "InfluenceDiff": "influence",
    "InfluenceIn": "influence",
    "Resource": "took",
    "Survivor": "rescued",
    "Sail": "sailed",
    "Trade": "sold",
    "Build": "built",
}
TELLS_ONCE = {
    "Money": "money",
    "Vp": "vp",
    "Seal": "seal",
    "Recruit": "recruited",
    "Explore": "placed",
    "Draw": "drew",
    "DrawTile": "drew",
    "Dive": "dived",
    "Research": "rolled",
    "Toxicity": "toxicity",
    "Cleanse": "cleansed",
    "Purify": "purified",
    "Dial": "dial",
    "UnloadAll": "unloaded",
    "Artefact": "found",
    "Sonar": "sonar",
    "Ship": "ship",
    "Gather": "gathered",
    "MaySwitch": "",  # with the first option one stays
}


def promised(effects: Iterable[Any]) -> Counter[str]:
    """How often an event must be told at least, if every word does all it can."""
    counted = Counter[str]()
    for effect in effects:
        word = type(effect).__name__
        if word in TELLS:
            counted[TELLS[word]] += effect.n
        elif word in TELLS_ONCE:
            counted[TELLS_ONCE[word]] += bool(TELLS_ONCE[word])
        elif word == "DiscardCrew":
            counted += promised([effect.part] * effect.n) + Counter(discarded=effect.n)
        elif word in ("Retire", "Seq"):
            counted += promised(effect.parts) + Counter(retired=int(word == "Retire"))
        elif word == "Per":
            counted += promised([effect.part] * (1 if effect.count == OUTPOSTS else 0))
        else:
            counted += promised([effect.part])
            assert word == "When"
    return +counted


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("id", [id for id in BOX.crew if id != "student"])
def test_every_card_does_what_it_says(id: str, side: Side) -> None:
    """All of it, as often as it says."""
    t = table(ready(side, id), other(side), draws="G03 G06 G09 Y03", stacks={"speakers": "S1"})
    if id == "captain":
        t.own.discard = ["delver"]
    t.take(f"play {id}")
    finish(t)
    told = Counter(event.name for event in t.game.events or [])
    face = BOX.crew[id].face(side)
    wanted = promised(face.effects) + Counter({"income" if side else "sailed": 1 if side else face.points})
    assert {name: told[name] for name in wanted if told[name] < wanted[name]} == {}
    exact = [name for name in ("influence", "sailed", "income", "sold", "dived", "rolled") if not told["found"]]
    assert {name: told[name] for name in exact if told[name] != wanted[name]} == {}
    for effect in face.effects:
        if isinstance(effect, Explore | Draw):
            assert len(t.told("drew")[0]["cards"]) == (effect.drawn if isinstance(effect, Explore) else effect.n)
        if isinstance(effect, Research):
            assert t.told("rolled")[0]["n"] == effect.n


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("id", BOX.artefacts)
def test_every_artefact_rewards(id: str, side: Side) -> None:
    t = table(ready(side), does=WORDS["artefact"](), artefacts=id)
    finish(t)
    before = table(ready(side)).own
    assert (before.artefacts, t.own.artefacts) == (0, 1)
    before.artefacts = 1
    assert t.own != before or t.game.dials != (1, 1, 1, 1)
    assert id in t.game.hub[BOX.artefacts[id].guild]
    told = Counter(event.name for event in t.game.events or [])
    wanted = promised([BOX.artefacts[id].reward])
    if side is SKYSIDE and wanted.pop("ship", 0):
        wanted["money"] = 1
    assert {name: told[name] for name in wanted if told[name] < wanted[name]} == {}


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("guild", Guild)
@pytest.mark.parametrize("field", range(8))
def test_every_field_of_a_ring_pays(guild: Guild, field: int, side: Side) -> None:
    letter = guild.name[0]
    seat = replace(ready(side), rings=f"{letter}{(field - 1) % 8}")
    t = table(seat, does=WORDS["influence_in"](guild, 1), draws="G03")
    if t.kind == "Step":  # where the arrow leaves a choice
        t.take(f"step {guild.name.lower()} {field}")
    finish(t)
    told = Counter(event.name for event in t.game.events or [])
    wanted = promised([BOX.boards.rings[guild].fields[field]])
    assert t.own.rings[guild] == field
    assert wanted
    assert {name: told[name] for name in wanted if told[name] < wanted[name]} == {}


# What the goals Z01 to Z11 count for the seats below, whose third outpost is being built.
COUNTED = {Side.SINKSIDE: (3, 2, 1, 4, 3, 2, 5, 6, 3, 2, 4), Side.SKYSIDE: (3, 1, 2, 1, 1, 3, 5, 6, 3, 5, 5)}
OWNED: dict[str, Any] = {
    "money": 200,
    "stock": "Y1 R7",
    "cards": "S1 T6 F8",
    "discard": "D1 D2 speaker",
    "seals": (1, 2, 0, 3),
    "artefacts": 4,
    "floating": 1,
    "outposts": "start",
}
GOAL_SEATS = {
    # three shallow, two reefs, one deep; three islands
    Side.SINKSIDE: Seat(sea="Y01@2,2 Y04@1,3 Y03@3,1! R06@2,3 Y13@3,2! R14@3,3", ships="2,2:G4 2,2 2,1", **OWNED),
    # R14 and Y15 are a settlement of their own
    Side.SKYSIDE: Seat(sky=True, ships="", city="Y00@2,2 G00@2,3 R00@1,3 B00@3,2 Y14@3,3/4 R14@1,4 Y15@1,5/3", **OWNED),
}


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("kind", BOX.goals)
def test_every_goal_counts_what_it_says(kind: str, side: Side) -> None:
    goals: dict[str, Any] = {"sky" if side else "sink": f"{kind}:1"}
    t = table(GOAL_SEATS[side], **goals).play("trader", "outpost")
    if t.kind == "Site":
        t.take(t.offered[0])
    t.take(f"goal {kind}")
    value = BOX.goals[kind].side(side).values[1]
    assert t.own.gains[Source.GOALS] == value * COUNTED[side][int(kind[1:]) - 1]
    assert t.own.gains[Source.GOALS] == points(t.own)


@pytest.mark.parametrize("side", Side)
def test_goals_of_a_newcomer(side: Side) -> None:
    """Only the starter tile's build site, and the ship of a Sinksider."""
    t = table(Seat(sky=side is SKYSIDE))
    counts = {kind: goal.side(side).count.value(t.game, 0) for kind, goal in BOX.goals.items()}
    assert {kind: n for kind, n in counts.items() if n} == ({"Z06": 1} if side else {"Z04": 1, "Z05": 1})


FACES = [(die.kind.name.lower(), face) for die in BOX.boards.dive_dice for face in die.faces]


@pytest.mark.parametrize(("kind", "face"), FACES, ids=str)
def test_every_face_of_a_dive_die_is_resolved(kind: str, face: tuple[Symbol, ...]) -> None:
    symbols, more = "".join("RTXVN"[symbol] for symbol in face), dict[str, Any]({kind: 1})
    t = table(ready(Side.SINKSIDE), does=dive(**more), dice=f"{kind}:{symbols} shallow:R reef:R")
    finish(t)
    assert t.told("dived")
