"""Deep Sea: the pieces of the box are those of DS 21 and 22."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pelagia.core.combinators import Needs, seq
from pelagia.core.text import Text
from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.card import Colour, OceanBoard, Side
from pelagia.games.deep_sea.content.sheet import Scenario, Team
from pelagia.games.deep_sea.rules.effects import (
    DEPTH,
    actions,
    conserve,
    copy_crew,
    discover,
    dive,
    extra,
    gain,
    journal,
    one_action,
    pay_disc,
    promote,
    sonar,
    travel,
)
from pelagia.games.expressions import parse
from pelagia.text import LANGUAGES, Catalogue
from tests.games.deep_sea.told import AREAS, BOARDS, CREW, JOURNALS, rows

# The rules name actions without brackets.
WORDS: dict[str, Any] = {
    "travel": travel(),
    "sonar": sonar(),
    "dive": dive(),
    "conserve": conserve(),
    "journal": journal(),
    "promote": promote(),
    "copy_crew": copy_crew(),
    "travel_plus": travel(tech=1),
    "dive2": dive(2),
    "conserve_depth": conserve(reach=DEPTH),
    "discover": discover(3, 5),
    "pay_disc": pay_disc,
    "extra": extra,
    "actions": actions,
    "one_action": one_action,
}


def bundle(written: str) -> Any:
    return None if written in ("-", "none", "nothing") else gain(written)


def menu(written: str) -> Any:
    plain = written.strip("`").replace("travel+", "travel_plus")
    return None if plain in ("-", "none") else parse(plain, WORDS)


# Crew (DS 21.1)


def test_every_crew_model_is_there() -> None:
    assert [*CREW] == [*BOX.crew]
    assert Counter(crew.tier for crew in BOX.crew.values()) == {0: 1, 1: 3, 2: 3, 3: 3, 4: 3, 5: 9}
    assert sum(crew.copies for crew in BOX.crew.values() if crew.tier) == 51


@pytest.mark.parametrize("id", CREW)
def test_a_crew_model_is_what_the_rules_say(id: str) -> None:
    tier, copies, at_once, does, later, then = CREW[id]
    crew = BOX.crew[id]
    assert (crew.tier, crew.copies) == (int(tier.strip("-") or 0), int(copies[0]))
    assert crew.junior == Side(bundle(at_once), menu(does))
    assert (crew.senior.at_once, crew.senior.score is not None) == (bundle(later), tier == "5")
    if tier == "5":
        score: Any = crew.senior.score
        points, per = map(int, re.findall(r"\d+", then)[:2])
        assert (score.points, score.per, crew.senior.actions) == (points, per, None)
    else:
        assert crew.senior.actions == menu(then)


# Ocean boards (DS 21.2)


def reward(written: str) -> Any:
    match = re.fullmatch(r"extra\((?:discover\((\d)-(\d)\)|(\w+))\)", written)
    if not match:
        return bundle(written)
    return extra(discover(int(match[1]), int(match[2])) if match[1] else WORDS[match[3]])


def space(written: str, is_loose: bool) -> Any:
    if written[0] == "(":
        return gain(written.strip("()"))
    lo, _, hi = written.strip("[]").partition("-")
    return discover(int(lo), int(hi or lo), loose=is_loose)


def test_every_board_is_there() -> None:
    assert [*BOARDS] == [*BOX.oceans]
    assert Counter(board.depth for board in BOX.oceans.values()) == {1: 8, 2: 9, 3: 7, 4: 6, 5: 7}
    assert [id for id, board in BOX.oceans.items() if board.unique] == ["sea_star", "looking_glass", "fallen_star"]


def test_the_check_sums_of_the_boards() -> None:
    boards = BOX.oceans.values()
    spaces = [space for board in boards for track in board.tracks for space in track]
    assert sum(bool(board.dives) for board in boards) == 19
    assert sum(dive.tokens for board in boards for dive in board.dives) == 77
    assert (len(spaces), sum(type(printed) is type(discover(1, 2)) for printed in spaces)) == (54, 37)
    assert sum(len(board.conserve) for board in boards) == 47
    assert sum(len(board.journals) for board in boards) == 38
    assert sum(len(board.links) for board in boards) == 62


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_is_what_the_rules_say(id: str) -> None:
    _, found, arrive, dives, tracks, nature, journals, links, special = BOARDS[id]
    board, is_loose = BOX.oceans[id], special in ("Z10", "Z14")
    assert (board.found, board.arrive) == (bundle(found), reward(arrive))
    assert [dive.tokens for dive in board.dives] == [int(n) for n in re.findall(r"d\d (\d)", dives)]
    told = [re.findall(r"s\d(\[.*?\]|\(.*?\))", track) for track in tracks.split(";") if track != "-"]
    loose = [[is_loose and "-" not in printed for printed in track] for track in told]
    assert board.tracks == tuple(tuple(map(space, *both)) for both in zip(told, loose, strict=True))
    sites = [(int(cost), reward(what)) for cost, what in re.findall(r"c\d (\d)>([^;]+)", nature)]
    assert [(site.cost, site.reward) for site in board.conserve] == sites
    colours = [
        (Colour[name.upper()], bundle(more or "-")) for name, more in re.findall(r"j\d (\w+)(?: \+(M))?", journals)
    ]
    assert [(site.colour, site.reward) for site in board.journals] == colours
    told_links = [(a, b, gain(what)) for a, b, what in re.findall(r"L\d (\w\d)-(\w\d):([^;]+)", links)]
    assert [(link.a, link.b, link.reward) for link in board.links] == told_links
    assert {link.a for link in board.links} | {link.b for link in board.links} <= board.numbers.keys()


def specials(board: OceanBoard) -> bool:
    """Whether a board does what no other does."""
    own = (board.leaving, board.after_conserve, board.filled, board.technology, board.closed, board.single)
    dives = [(dive.per_token, dive.emptied, dive.draws > 1) for dive in board.dives]
    arrives = board.arrive is not None and type(board.arrive) is type(extra(sonar()))
    loose = any(getattr(space, "loose", False) for track in board.tracks for space in track)
    return any(own) or any(map(any, dives)) or arrives or loose


def test_the_nineteen_special_zones() -> None:
    told = {row[0].rpartition(">")[2]: row[1].strip("`") for row in rows("18")}
    assert {row[8]: id for id, row in BOARDS.items() if row[8] != "-"} == told
    assert [*told] == [f"Z{n}" for n in range(1, 20)]
    assert {id for id, board in BOX.oceans.items() if specials(board)} == {*told.values()}


# Dive tokens and journals (DS 21.3, 21.4)


def test_dive_tokens_are_what_the_rules_say() -> None:
    told: dict[str, tuple[int, Any]] = {}
    for ids, copies, research, effect in rows("21.3"):
        first, last = map(int, re.findall(r"\d+", ids))
        assert last - first + 1 == int(copies)
        if effect.startswith("`seq"):
            does: Any = seq(pay_disc(1), gain("K5"), needs=Needs.FIRST)
        elif effect.startswith("`conserve"):
            does = conserve(less=1)
        else:
            does = WORDS[effect.strip("`")] if effect[0] == "`" else bundle(effect.partition(" ")[0])
        told |= {f"T{n:02}": (int(research), does) for n in range(first, last + 1)}
    assert {id: (token.research, token.effect) for id, token in BOX.tokens.items()} == told
    assert (len(told), sum(token.research for token in BOX.tokens.values())) == (36, 94)


@pytest.mark.parametrize("number", JOURNALS)
def test_a_journal_is_what_the_rules_say(number: str) -> None:
    cost, points, colours, you, others, does = JOURNALS[number]
    card = BOX.journals[f"J{number}"]
    assert (card.number, card.is_anchor) == (number, number.startswith("A"))
    assert (card.cost, card.points) == (int(cost), int(points.strip("-") or 0))
    assert [colour.name.lower() for colour in card.symbols] == colours.split()
    assert (card.you, card.others, card.space) == (bundle(you), bundle(others), menu(does))


def test_the_check_sums_of_the_journals() -> None:
    cards = [*BOX.journals.values()]
    assert [card.number for card in cards] == [*JOURNALS]
    assert (len(cards), sum(card.is_anchor for card in cards)) == (32, 8)
    colours = Counter(colour.name for card in cards for colour in card.symbols)
    assert colours == {"YELLOW": 14, "BROWN": 14, "GREEN": 12, "BLUE": 11}
    assert sum(card.points for card in cards) == 25
    assert sum(card.space is not None for card in cards) == 12
    assert sum("P" in getattr(card.you, "bundle", "").split() for card in cards) == 24


# Scenarios (DS 21.6) and the figures of teams (DS 22.3)

SHEETS = {int(row[0]): row[1:] for row in rows("21.6") if len(row) == 5}
GOALS = {int(row[0]): row[1:] for row in rows("21.6") if len(row) == 4}
FIGURES = {int(row[0]): row[1:] for row in rows("22.3")}
CHECKS = {1: (32, 4, 25), 2: (34, 3, 30), 3: (39, 3, 30), 4: (38, 1, 41), 5: (36, 3, 36), 6: (40, 4, 108)}
CHECKS |= {7: (32, 3, 21), 8: (81, 1, 81), 9: (22, 5, -20), 10: (30, 5, 29)}


def figures(written: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", written)))


@pytest.mark.parametrize("number", SHEETS)
def test_a_scenario_is_what_the_rules_say(number: int) -> None:
    _, size, start, base = SHEETS[number]
    sheet = BOX.scenarios[number]
    assert f"{sheet.columns} x {sheet.depths}" == size
    boards = dict(part.split(" ") for part in start.split(", ")) if number != 8 else {}
    told = {cell: "" if id == "random" else id for cell, id in boards.items()}
    if number == 8:
        told = {f"{column}1": "sea_star" if column == "A" else "" for column in "ABCDE"}
        assert (sheet.shuffled, sheet.piled) == (True, ("looking_glass",))
    assert dict(sheet.start) == told
    assert sheet.base == ("" if base.startswith("choice") else base)
    assert sheet.target == figures(FIGURES[number][3])
    for options, needed in zip(sheet.goals, FIGURES[number], strict=False):
        each = [figures(part) for part in needed.split(";")]
        assert [goal.figures for goal in options] == (each if len(each) == len(options) else each * len(options))


@pytest.mark.parametrize("number", GOALS)
def test_points_and_prizes_of_goals(number: int) -> None:
    """What is counted is told by the cases of DS 25; here the points for each, and the prizes."""
    for place, (written, options) in enumerate(zip(GOALS[number], BOX.scenarios[number].goals, strict=True), 1):
        if number == 10 and written.startswith("first"):
            more: Any = options[0].more
            assert (more.first, more.second) == figures(re.sub("depth-5", "", written))
            assert options[0].points == 0
            continue
        each = [int(n) for n in re.findall(r"(\d) each(?! for)", written)] or [0]
        assert [goal.points for goal in options] == (each if len(each) == len(options) else each * len(options))
        prizes = [figures(pair) for pair in re.findall(r"\d/\d", written)] or [(0, 0)]
        assert [goal.prizes for goal in options] == (prizes if len(prizes) == len(options) else prizes * len(options))
        most = sorted(n for goal in options for _, n in goal.most)
        assert most == {(3, 3): [2] * 4, (6, 2): [2] * 5, (6, 3): [3, 3]}.get((number, place), [])


@pytest.mark.parametrize("number", CHECKS)
def test_an_impact_area_is_what_the_rules_say(number: int) -> None:
    head, _, told = AREAS[str(number)].partition("\n")
    sheet = BOX.scenarios[number]
    assert f"{sheet.layout}, kind {sheet.kind}" == head
    assert " ".join(map(hexed, sheet.area)) == " ".join(told.split())
    finite = sum(hex.points for hex in sheet.area if not hex.unlimited)
    assert (len(sheet.area), sum(hex.start for hex in sheet.area), finite) == CHECKS[number]


def hexed(hex: Any) -> str:
    """A hex as the rules write it."""
    flags = "*" * hex.start + "~" * hex.unlimited + "^" * hex.rescue
    colour = "" if hex.colour is None else f"#{hex.colour.name.lower()}"
    goal = f"!{hex.goal}" if hex.goal else ""
    return f"{hex.id}={hex.points}:{hex.bundle.replace(' ', ',')}{flags}{colour}{goal}"


def grids(sheet: Scenario) -> list[set[int]]:
    """The hexes that hang together."""
    left, parts = {*range(len(sheet.area))}, []
    while left:
        part, new = set(), {min(left)}
        while new:
            part |= new
            new = {near for place in new for near in sheet.touching[place]} - part
        parts.append(part)
        left -= part
    return parts


def test_every_hex_of_a_spread_can_be_reached() -> None:
    for sheet in BOX.scenarios.values():
        if sheet.kind == "spread":
            lone = [part for part in grids(sheet) if not any(sheet.area[place].start for place in part)]
            assert [sheet.area[place].id for part in lone for place in part] == (["T"] if sheet.restored else [])


def test_scenario_7_has_two_grids() -> None:
    assert sorted(map(len, grids(BOX.scenarios[7]))) == [12, 20]


def test_touching_is_mutual() -> None:
    for sheet in BOX.scenarios.values():
        for place, near in enumerate(sheet.touching):
            assert all(place in sheet.touching[other] for other in near)


def test_special_rules_of_scenarios() -> None:
    sheets = BOX.scenarios
    assert [n for n, sheet in sheets.items() if sheet.restored] == [4]
    assert (sheets[6].star, sheets[6].among, sheets[6].closed_from) == ("fallen_star", 3, 2)
    assert (sheets[9].cleanup, sheets[9].cleanup_depths) == (((2, "D1"), (4, "A"), (6, "M"), (8, "P")), (1, 2))
    assert sheets[9].locks == (0, 0, 1, 3, 0)
    assert sheets[10].overflow == ("B", "B", "B", "O", "O")
    assert sheets[5].pairs == (("2.6", "3.8"), ("5.3", "6.2"), ("6.8", "5.9"), ("6.8", "6.10"))


# Bonus goals and setbacks (DS 22.4, 22.5)


def test_bonus_goals_are_what_the_rules_say() -> None:
    told = {f"BG{row[0][1:]}": figures(row[3]) for row in rows("22.4")}
    assert {id: goal.figures for id, goal in BOX.goals.items()} == told
    assert [id for id, goal in BOX.goals.items() if goal.team is Team.EVERY] == ["BG7"]


def test_setbacks_are_what_the_rules_say() -> None:
    told = {f"SB{row[0][1:]}": row[2] for row in rows("22.5")}
    assert [*BOX.setbacks] == [*told]
    assert [id for id, card in BOX.setbacks.items() if card.now] == [id for id in told if told[id].startswith("now")]
    assert all(len(card.texts()) == 1 for card in BOX.setbacks.values())


# Names and texts


def told_names() -> Iterator[tuple[str, list[str]]]:
    """What pieces are called in English, German, Portuguese."""
    for first, *rest in rows("21.5"):
        if first in BOX.oceans:
            yield first, rest
        elif first in BOX.journals:  # the number is what one types
            yield first, [f"{title} {BOX.journals[first].number}" for title in rest]
        else:
            yield first, [name.removesuffix(" †") for name in rest[0].split(" / ")]
    yield from ((f"SC{number}", row[0].split(" / ")) for number, row in SHEETS.items())
    yield from ((f"BG{row[0][1:]}", row[1].split(" / ")) for row in rows("22.4"))
    yield from ((f"SB{row[0][1:]}", row[1].split(" / ")) for row in rows("22.5"))


def test_names_are_those_of_the_rules() -> None:
    told = dict(told_names())
    scenarios = {scenario.id for scenario in BOX.scenarios.values()}
    assert told.keys() == {*BOX.crew, *BOX.oceans, *BOX.journals, *BOX.goals, *BOX.setbacks, *scenarios}
    for place, lang in enumerate(LANGUAGES):
        say = Catalogue(lang, strict=True)
        assert {id: say(BOX[id].name) for id in told} == {id: names[place] for id, names in told.items()}


def test_names_of_seniors_are_those_of_the_rules() -> None:
    for id, _, written in (row for row in rows("21.5") if row[0] in BOX.crew and "above" not in row[2]):
        names = [name.removesuffix(" †") for name in written.split(" / ")]
        if BOX.crew[id].tier < 5:
            assert [Catalogue(lang, strict=True)(BOX.crew[id].senior_name) for lang in LANGUAGES] == names


def texts(id: str) -> list[str]:
    """What a piece says, in all languages."""
    said = []
    for lang in LANGUAGES:
        say = Catalogue(lang, name_of=lambda name: BOX[name].name, strict=True)
        said.append("; ".join(map(say, BOX[id].texts())))
    return said


SENTENCES = {
    "T33": [
        "Research: 3; Or: return 1 disc to the supply, then 5 research",
        "Wissen: 3; Oder: 1 Scheibe in den Vorrat zurücklegen, dann 5 Wissen",
        "Conhecimento: 3; Ou: devolver 1 disco à reserva, depois 5 de conhecimento",
    ],
    "biotechnologist": [
        "Tier 5, 1 tile; At once: 4 research; Actions: conserve and journal; Promoted: Renowned Biotechnologist; "
        "Senior, at the end: 1 point for each depth with a journal disc of yours",
        "Stufe 5, 1 Plättchen; Sofort: 4 Wissen; Aktionen: Meeres-Schutz und Publikation; "
        "Befördert: Renommierter Biotechnologe; "
        "Führungs-Person, am Ende: 1 Punkt je Tiefe mit deiner Publikations-Scheibe",
        "Categoria 5, 1 peça; Na hora: 4 de conhecimento; Ações: conservação e publicação; "
        "Promovido: Biotecnólogo Renomado; "
        "Sênior, no fim: 1 ponto para cada profundidade com um disco de publicação seu",
    ],
    "J20": [
        "Cost: 3 research; Symbol: brown; Symbol: green; You: 1 impact and 1 promotion; "
        "Every other player: 2 research; Activation space, once per game: "
        "2 × conserve in any zone at the depth of one of your vessels",
        "Kosten: 3 Wissen; Symbol: braun; Symbol: grün; Du: 1 Einfluss und 1 Beförderung; Alle anderen: 2 Wissen; "
        "Aktivierungs-Feld, einmal im Spiel: "
        "2 × Meeres-Schutz in einer beliebigen Zone in der Tiefe eines deiner U-Boote",
        "Custo: 3 de conhecimento; Símbolo: marrom; Símbolo: verde; Você: 1 impacto e 1 promoção; "
        "Cada um dos demais: 2 de conhecimento; Espaço de ativação, uma vez por jogo: "
        "2 × conservação em qualquer zona na profundidade de um dos seus submarinos",
    ],
}


def test_what_others_gain_does_not_speak_of_you() -> None:
    """The same words stand on cards and in the log, for everybody."""
    yours = (" your ", " dein", " seu ", " sua ")
    for lang, line in zip(LANGUAGES, texts("J7"), strict=True):
        others = line.partition({"en": "other player:", "de": "anderen:", "pt": "demais:"}[lang])[2]
        assert others
        assert not any(word in others for word in yours), others
    for letter in "RICGALKDMP":
        gained = Text("deep-sea-event-gained", seat="Ann", what=gain(f"{letter}2" if letter in "KD" else letter).text())
        for lang in LANGUAGES:
            assert not any(word in Catalogue(lang, strict=True)(gained) for word in yours)


@pytest.mark.parametrize("id", SENTENCES)
def test_sentences(id: str) -> None:
    assert texts(id) == SENTENCES[id]


def test_spaces_of_several_sonar_tracks_say_which_they_belong_to() -> None:
    tracks = [
        re.findall(r"Sonar track (\d), space \((s\d)\)", texts(id)[0]) for id in ("calm_seas", "vortex", "sea_star")
    ]
    assert tracks[0] == [("1", "s1"), ("1", "s2"), ("2", "s3"), ("2", "s4")]
    assert [track for track, _ in tracks[1]] == ["1", "2", "2", "3", "3"]
    assert tracks[2] == []  # one track: nothing to tell apart


def test_a_scenario_says_what_a_team_counts_and_needs() -> None:
    says = texts("SC10")[0]
    assert "players who have discovered a zone of the greatest depth, 1 alone, 2 with two" in says
    assert "journal discs at depths 4 to 5, 2 alone, 3 with two" in says
