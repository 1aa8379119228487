"""Flotilla: the box is what the rules say (FL 22)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from pelagia.core.combinators import seq
from pelagia.core.effects import Effect
from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.games.expressions import parse
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import (
    DEEP,
    DELVERS,
    FOUNDERS,
    REEF,
    SHALLOW,
    SPEAKERS,
    TRADERS,
    Artefact,
    Colour,
    Content,
    Crew,
    Depth,
    Dock,
    Face,
    Guild,
    ResearchFace,
    Ring,
    Side,
    Symbol,
    Tile,
)
from pelagia.games.flotilla.content.check import check
from pelagia.games.flotilla.content.words import WORDS
from pelagia.games.flotilla.rules.effects import (
    copy,
    dive,
    draw,
    explore,
    gather,
    influence,
    may_switch,
    money,
    recruit,
    research,
    retire,
    survivor,
    toxicity,
    vp,
)
from pelagia.text import LANGUAGES, Catalogue

SHARED = ("source", "number")  # what all games check

SPEC = (Path(__file__).parents[3] / "docs/rules/flotilla.md").read_text(encoding="utf-8")
CATALOGUES = {lang: Catalogue(lang, name_of=lambda id: BOX[id].name, strict=True) for lang in LANGUAGES}
LETTERS = {"S": SPEAKERS, "T": TRADERS, "F": FOUNDERS, "D": DELVERS}
COUNTS = {"outposts": WORDS["outposts"](), "sold": WORDS["sold"](), "bought": WORDS["bought"]()}


def rows(section: str) -> list[list[str]]:
    """The cells of all tables of a section of the rules, headings too."""
    match = re.search(rf"^### {re.escape(section)} .*?\n(.*?)(?=^##)", SPEC, re.MULTILINE | re.DOTALL)
    assert match
    lines = [line for line in match[1].splitlines() if line.startswith("| ")]
    return [[cell.strip().replace("`", "") for cell in line.strip().strip("|").split("|")] for line in lines]


def _list(*parts: Effect[Any]) -> tuple[Effect[Any], ...]:
    return parts


def meant(written: str) -> tuple[Effect[Any], ...]:
    """Effects as the rules write them: guilds in small letters, `any`, and a plus before what is added."""
    plain = written.replace("(any)", "()").replace("=+", "=")
    words = {**WORDS, **COUNTS, **{guild.name.lower(): guild for guild in Guild}, "list": _list}
    parsed: tuple[Effect[Any], ...] = parse(f"list({plain})", words)
    return parsed


def one(written: str) -> Effect[Any]:
    words = meant(written)
    return words[0] if len(words) == 1 else seq(*words)


def test_the_box_has_what_the_rulebook_counts() -> None:
    """FL 2."""
    assert (len(BOX.crew), len(BOX.tiles), len(BOX.goals), len(BOX.artefacts)) == (46, 92, 11, 16)
    assert BOX.starters == ["captain", "student", "speaker", "trader", "founder", "delver"]
    assert {len(BOX.deck(guild, level)) for guild in Guild for level in (1, 2)} == {5}
    assert Counter(artefact.guild for artefact in BOX.artefacts.values()) == dict.fromkeys(Guild, 4)
    assert [die.count for die in BOX.boards.dive_dice] == [6, 5, 5]
    assert len(BOX.boards.research_dice) == 7
    check(BOX)


def test_starters_are_what_the_rules_say() -> None:
    told = {}
    for id, guild, *_, sail, sinkside, income, skyside in (row for row in rows("22.1") if row[0] in BOX.crew):
        guilds = {"none": (), "all four": tuple(Guild)}.get(guild) or tuple(g for g in Guild if g.name.lower() == guild)
        faces = [Face(int(n.replace("copied", "0")), meant(does)) for n, does in ((sail, sinkside), (income, skyside))]
        told[id] = (guilds, *faces)
    assert told == {id: (BOX.crew[id].guilds, BOX.crew[id].sinkside, BOX.crew[id].skyside) for id in BOX.starters}


def test_guild_crew_is_what_the_rules_say() -> None:
    told = [
        Crew(id, (LETTERS[id[0]],), int(level), Face(int(sail), meant(sinkside)), Face(int(income), meant(skyside)))
        for id, level, _, _, _, sail, sinkside, income, skyside in (row for row in rows("22.2") if row[0] in BOX.crew)
    ]
    assert told == [card for card in BOX.crew.values() if card.level]


def test_titles_are_those_of_the_rules() -> None:
    crew = {row[0]: row[-7:-4] for row in (*rows("22.1"), *rows("22.2")) if row[0] in BOX.crew}
    artefacts = {row[0]: row[2].split(" / ") for row in rows("22.12") if row[0] in BOX.artefacts}
    assert [*crew, *artefacts] == [*BOX.crew, *BOX.artefacts]
    for id, titles in {**crew, **artefacts}.items():
        assert [cat(BOX[id].name) for cat in CATALOGUES.values()] == titles
    for kind, sinkside, skyside in (row for row in rows("22.11") if len(row) == 3 and row[0] in BOX.goals):
        for side, names in zip(Side, (sinkside, skyside), strict=True):
            assert [cat(BOX.goals[kind].title(side)) for cat in CATALOGUES.values()] == names.split(" / ")


def test_rings_are_what_the_rules_say() -> None:
    fields = {row[0][0]: row[1:] for row in rows("22.3") if row[0][0].isdigit()}
    assert [[one(fields[str(n)][guild]) for n in range(8)] for guild in Guild] == [
        [*ring.fields] for ring in BOX.boards.rings
    ]
    assert {ring.arrow for ring in BOX.boards.rings} == {(2, 4)}  # FL 7.3


def test_market_and_tracks_are_what_the_rules_say() -> None:
    boards = BOX.boards
    price, money, ladders = rows("22.4")[1], re.findall(r"Money for seat 0 to 4: (.*?)\.", SPEC), rows("22.10")
    assert boards.prices == tuple(map(int, price[1:]))
    assert boards.market == (3, 3, 5, 5)
    assert boards.money == tuple(map(int, money[0].split(", ")))
    assert boards.ladders == tuple(tuple(map(int, row[1:])) for row in ladders[1:])
    assert boards.surcharges == (10, 20)
    scoring = re.findall(r"Scoring track: 8 fields with values (.*?)\.", SPEC)
    assert (boards.toxicity_fields, boards.toxicity) == (6, tuple(map(int, scoring[0].split(", "))))


def test_survivor_rings_and_docks_are_what_the_rules_say() -> None:
    bonus: dict[str, Effect[Any]] = {"C": recruit(), "M": seq(toxicity(2), WORDS["artefact"](), WORDS["dial"]())}
    for players, fields in rows("22.5")[1:]:
        told = [bonus[field] if field in bonus else vp(int(field)) for field in fields.split(", ")]
        assert [*BOX.boards.survivors[int(players)]] == told
    for players, prices, builds in rows("22.7")[1:]:
        docks = zip(prices.split(", "), builds.split(", "), strict=True)
        assert [*BOX.boards.docks[int(players)]] == [Dock(int(price), int(n)) for price, n in docks]


def test_sonar_and_hub_are_what_the_rules_say() -> None:
    """FL 15.3, 16, 22.6."""
    shown = [(field.effects, field.die, field.vp) for field in BOX.boards.sonar]
    rescue = survivor(1)
    assert shown == [
        ((toxicity(1),), False, 0),
        ((rescue, toxicity(1)), False, 2),
        ((rescue,), False, 3),
        ((rescue,), True, 4),
        ((rescue, vp(1)), True, 5),
    ]
    speakers, traders, founders, delvers = BOX.boards.hub
    assert [effect.text().args["n"] for row in (speakers, traders, delvers) for effect in row] == [
        *(1, 1, 2, 3, 3, 4, 8, 12, 2, 1, 2, 3)
    ]
    assert founders == (draw(1), *(one(f"draw({k}), build({k})") for k in (1, 2, 3)))


def test_goals_are_what_the_rules_say() -> None:
    told = {row[0]: (row[2], row[4]) for row in rows("22.11") if len(row) == 5 and row[0] in BOX.goals}
    shown = {id: tuple(", ".join(map(str, goal.side(side).values)) for side in Side) for id, goal in BOX.goals.items()}
    assert shown == told


def test_artefacts_are_what_the_rules_say() -> None:
    told = [
        Artefact(id, LETTERS[guild[0]], one(reward))
        for id, guild, _, reward in (row for row in rows("22.12") if row[0] in BOX.artefacts)
    ]
    assert told == [*BOX.artefacts.values()]


def test_dice_are_what_the_rules_say() -> None:
    letters = dict(zip("RTXVN", Symbol, strict=True))
    for die, (kind, count, *faces) in zip(BOX.boards.dive_dice, rows("22.14")[1:], strict=True):
        assert (die.kind.name.lower(), die.count) == (kind, int(count))
        assert [*die.faces] == [tuple(letters[letter] for letter in face.split()) for face in faces]
    for dice, (_, *extras, fifth, joker) in zip(BOX.boards.research_dice, rows("22.15")[1:], strict=True):
        shown: list[tuple[Guild, str]] = [*zip(Guild, extras, strict=True), (LETTERS[fifth[0]], "b")]
        told = [ResearchFace(guild, *((0, 1) if extra == "b" else (int(extra), 0))) for guild, extra in shown]
        assert [*dice] == [*told, ResearchFace(None)]
        assert joker == "joker"


def line(tile: Tile) -> str:
    marks = [letter if has else "-" for letter, has in (("B", tile.building), ("S", tile.site))]
    sea = [tile.id, int(tile.depth), tile.toxicity, "I" if tile.island else "-", "-YRV"[tile.arc]]
    return " ".join(map(str, [*sea, tile.pattern, tile.cost, *marks, "-" if tile.station < 0 else tile.station]))


def test_fl_04_tiles_have_the_checksum_of_the_rules() -> None:
    lines = [line(tile) for tile in BOX.tiles.values()]
    assert sha256("\n".join(lines).encode()).hexdigest() in SPEC
    (samples,) = re.findall(r"^Sample lines: (.*)\.$", SPEC, re.MULTILINE)
    assert {*re.findall("`(.*?)`", samples)} < {*lines}
    tile = BOX.tiles["Y13"]
    assert (tile.depth, tile.toxicity, tile.island, tile.arc.name) == (REEF, 1, True, "YELLOW")
    assert (tile.pattern, tile.cost, tile.building, tile.site, tile.station) == ("S", 1, False, False, -1)


def test_tiles_are_distributed_as_the_rules_say() -> None:
    tiles = [*BOX.tiles.values()]
    assert Counter(tile.depth for tile in tiles) == {SHALLOW: 36, REEF: 32, DEEP: 24}
    depths = [[sum(t.colour is c and t.depth is d for t in tiles) for d in Depth] for c in Colour]
    assert depths == [[12, 8, 3]] * 2 + [[6, 8, 9]] * 2
    toxic = [[sum(t.depth is d and t.toxicity == n for t in tiles) for n in range(3)] for d in Depth]
    assert toxic == [[24, 12, 0], [12, 16, 4], [4, 10, 10]]
    assert [sum(t.toxicity for t in tiles if t.colour is c) for c in Colour] == [13, 13, 20, 20]
    assert [sum(t.island and t.depth is d for t in tiles) for d in Depth] == [12, 10, 6]
    assert {*Counter(tile.arc for tile in tiles).values()} == {23}
    assert Counter(t.pattern for t in tiles) == {"F": 16, "E": 16, "D": 16, "C": 12, "A": 8, "B": 8, "S": 12, "H": 4}
    costs = {(colour, cost): n for colour in Colour for cost, n in ((1, 6), (2, 5), (3, 12))}
    assert Counter((t.colour, t.cost) for t in tiles) == costs
    for name, each in (("island", 7), ("building", 7), ("site", 6)):
        assert Counter(t.colour for t in tiles if getattr(t, name)) == dict.fromkeys(Colour, each)
    assert Counter(t.station for t in tiles if t.station >= 0) == {0: 12, 1: 8, 2: 12, 3: 8, 4: 4, 5: 12}


def test_sources_are_honest() -> None:
    """Only the Student has no figure of ours."""
    pieces: list[Any] = [*BOX.crew.values(), *BOX.tiles.values(), *BOX.goals.values(), *BOX.artefacts.values()]
    assert [piece.id for piece in pieces if piece.source != "designed"] == ["student"]


# What the engine needs


def _crew(id: str, **changes: Any) -> Content:
    return replace(BOX, crew={**BOX.crew, id: replace(BOX.crew[id], **changes)})


def _tile(**changes: Any) -> Content:
    return replace(BOX, tiles={**BOX.tiles, "Y00": replace(BOX.tiles["Y00"], **changes)})


def _boards(**changes: Any) -> Content:
    return replace(BOX, boards=replace(BOX.boards, **changes))


def _reward(effect: Effect[Any]) -> Content:
    return replace(BOX, artefacts={**BOX.artefacts, "AS1": Artefact("AS1", SPEAKERS, effect)})


def _ring(*fields: Effect[Any], arrow: tuple[int, int] = (2, 4)) -> Content:
    return _boards(rings=(Ring(SPEAKERS, fields, arrow), *BOX.boards.rings[1:]))


SURVIVORS, DOCKS = BOX.boards.survivors, BOX.boards.docks
WRONG: dict[str, tuple[Content, str, str]] = {
    "source": (_tile(source="rumour"), "Y00", "source"),
    "pattern": (_tile(pattern="Z"), "Y00", "among"),
    "corner": (_tile(station=6), "Y00", "number"),
    "captain who does not gather": (_crew("captain", skyside=Face(5, (money(5),))), "captain", "special"),
    "captain who retires": (_crew("captain", skyside=Face(5, (gather(), retire(vp(3))))), "captain", "special"),
    "somebody who gathers": (_crew("S1", sinkside=Face(2, (gather(),))), "S1", "special"),
    "student who sails": (_crew("student", sinkside=Face(2, (copy(),))), "student", "special"),
    "diving in a city": (_crew("D1", skyside=Face(3, (dive(reef=1),))), "D1", "word"),
    "building at sea": (_crew("F1", sinkside=Face(1, (draw(1),))), "F1", "word"),
    "no influence": (_crew("S1", sinkside=Face(2, (influence(0),))), "S1", "number"),
    "too much money": (_crew("S1", sinkside=Face(2, (money(100),))), "S1", "number"),
    "exploring artefact": (_reward(explore(1, 1)), "AS1", "word"),
    "retiring artefact": (_reward(retire(vp(1))), "AS1", "word"),
    "gathering artefact": (_reward(gather()), "AS1", "word"),
    "switching in the middle of an effect": (_ring(*[may_switch()] * 8), "SPEAKERS", "word"),
    "ring that copies cards without end": (_ring(*[copy()] * 8), "SPEAKERS", "word"),
    "ring that turns itself": (_ring(*[influence(1)] * 8), "SPEAKERS", "word"),
    "arrow off the ring": (_ring(*[vp(1)] * 8, arrow=(2, 8)), "SPEAKERS", "arrow"),
    "endless research": (_boards(hub=((research(5),) * 4, *BOX.boards.hub[1:])), "SPEAKERS", "word"),
    "endless survivors": (_boards(survivors={**SURVIVORS, 3: (vp(1), survivor(1))}), "3", "word"),
    "docks": (_boards(docks={**DOCKS, 4: DOCKS[3]}), "4", "places"),
    "dock that takes money": (_boards(docks={**DOCKS, 3: (Dock(-1, 1), *DOCKS[3][1:])}), "3", "number"),
    "dock without tiles": (_boards(docks={**DOCKS, 3: (Dock(16, 0), *DOCKS[3][1:])}), "3", "number"),
    "sonar": (_boards(sonar=(replace(BOX.boards.sonar[0], vp=-1), *BOX.boards.sonar[1:])), "sonar", "number"),
    "price below nothing": (_boards(prices=(-1, *BOX.boards.prices[1:])), "prices", "number"),
    "ladder": (_boards(ladders=((20, 21), BOX.boards.ladders[1])), "ladder-sinkside", "length"),
    "market": (_boards(market=(3, 3, 5, 12)), "market", "number"),
    "research dice": (_boards(research_dice=BOX.boards.research_dice * 2), "research", "length"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_would_break_a_game_is_refused(what: str) -> None:
    content, id, rule = WRONG[what]
    with pytest.raises(BadContent) as refused:
        check(content)
    text = refused.value.text.args["what"]
    assert isinstance(text, Text)
    checker = "content" if rule in SHARED else "flotilla"
    assert (refused.value.text.args["card"], text.id) == (id, f"{checker}-check-{rule}")
    assert all(cat(text) for cat in CATALOGUES.values())
