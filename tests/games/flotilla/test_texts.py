"""What the words of Flotilla say: the sentences of FL 22.0, and every word with small and large numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from pelagia.core.asking import left
from pelagia.core.combinators import per, seq, when
from pelagia.core.effects import Number
from pelagia.core.text import Ref, Text
from pelagia.games.flotilla.content.box import BOX
from pelagia.games.flotilla.content.card import FOUNDERS, SPEAKERS, TRADERS, Colour, Depth, Guild
from pelagia.games.flotilla.content.words import WORDS
from pelagia.games.flotilla.rules.effects import (
    build,
    cleanse,
    discard_crew,
    dive,
    draw,
    explore,
    influence,
    influence_in,
    money,
    outposts,
    recruit,
    research,
    resource,
    retire,
    seal,
    sold,
    survivor,
    tile,
    topside,
    trade,
    vp,
)
from pelagia.text import LANGUAGES, Catalogue
from tests.text.rendering import broken

SPEC = (Path(__file__).parents[3] / "docs/rules/flotilla.md").read_text(encoding="utf-8")
CATALOGUES = [Catalogue(lang, name_of=lambda id: BOX[id].name, strict=True) for lang in LANGUAGES]

# The word of the table, and an expression that says just this, with what stands in its blanks.
TOLD: dict[str, tuple[Any, dict[str, str | Text]]] = {
    "money(n)": (money(4), {"n": "4"}),
    "resource(n)": (resource(2), {"n": "2"}),
    "influence(n)": (influence(2), {"n": "2"}),
    "influence_same(n)": (WORDS["influence_same"](3), {"n": "3"}),
    "influence_diff(n)": (WORDS["influence_diff"](2), {"n": "2"}),
    "influence_in(g, n)": (influence_in(FOUNDERS, 1), {"n": "1", "g": Text("flotilla-guild-founders")}),
    "seal(g)": (seal(SPEAKERS), {"g": Text("flotilla-guild-speakers")}),
    "seal(any)": (seal(), {}),
    "recruit(g)": (recruit(TRADERS), {"g": Text("flotilla-guild-traders")}),
    "recruit(any)": (recruit(), {}),
    "trade(n)": (trade(5), {"n": "5"}),
    "explore(x, y)": (explore(3, 2), {"x": "3", "y": "2"}),
    "draw(n)": (draw(2), {"n": "2"}),
    "tile()": (tile(), {}),
    "build(n)": (build(2), {"n": "2"}),
    "dive(shallow=s, reef=r, deep=d)": (dive(2, 1, 1), {"s": "2", "r": "1", "d": "1"}),
    "research(n)": (research(5), {"n": "5"}),
    "survivor(n)": (survivor(2), {"n": "2"}),
    "toxicity(n)": (WORDS["toxicity"](2), {"n": "2"}),
    "cleanse(n)": (cleanse(3), {"n": "3"}),
    "purify()": (WORDS["purify"](), {}),
    "dial()": (WORDS["dial"](), {}),
    "sail(n)": (WORDS["sail"](2), {"n": "2"}),
    "unload_all()": (WORDS["unload_all"](), {}),
    "ship()": (WORDS["ship"](), {}),
    "artefact()": (WORDS["artefact"](), {}),
    "sonar()": (WORDS["sonar"](), {}),
    "gather()": (WORDS["gather"](), {}),
    "may_switch()": (WORDS["may_switch"](), {}),
    "copy()": (WORDS["copy"](), {}),
    "when(topside(g), e, f)": (
        when(topside(TRADERS), money(4), vp(2)),
        {"g": Text("flotilla-guild-traders"), "e": money(4).text(), "f": vp(2).text()},
    ),
    "retire(e, ...)": (retire(vp(3)), {"e": vp(3).text()}),
    "discard_crew(g, n, e)": (
        discard_crew(SPEAKERS, 2, influence(1)),
        {"g": Text("flotilla-guild-speakers"), "n": "2", "e": influence(1).text()},
    ),
}


@pytest.mark.parametrize("word", TOLD)
def test_a_word_says_what_the_rules_say(word: str) -> None:
    row = next(line for line in SPEC.splitlines() if line.startswith(f"| `{word}` |"))
    expression, blanks = TOLD[word]
    for cat, told in zip(CATALOGUES, row.strip("| ").split(" | ")[1:], strict=True):
        for blank, filling in blanks.items():
            told = told.replace(f"{{{blank}}}", cat(filling) if isinstance(filling, Text) else filling)
        told = told.replace("transação(ões)", "transações").replace("Überlebende(n)", "Überlebende")
        assert cat(expression.text()) == re.sub(r"\((s|e|n|er|en|es)\)", r"\1", told)


SENTENCES = [
    (
        trade(3, sell=1, buy=-2, ship=-5, outpost=-4, floating=True),
        "Up to 3 transactions. Each sale pays 1 more. Each purchase costs 2 less (at least 1). Ships cost 5 less. "
        "Outposts cost 4 less. No surcharge for floating outposts.",
        "Bis zu 3 Transaktionen. Jeder Verkauf bringt 1 mehr. Jeder Kauf kostet 2 weniger (mindestens 1). "
        "Schiffe kosten 5 weniger. Außenposten kosten 4 weniger. Kein Aufpreis für schwimmende Außenposten.",
        "Até 3 transações. Cada venda rende 1 a mais. Cada compra custa 2 a menos (mínimo 1). "
        "Barcos custam 5 a menos. Postos avançados custam 4 a menos. Sem acréscimo para postos flutuantes.",
    ),
    (
        dive(safe=True),
        "Dive. Ignore toxicity and depletion symbols.",
        "Tauche. Ignoriere Toxizitäts- und Erschöpfungssymbole.",
        "Mergulhe. Ignore símbolos de toxicidade e de esgotamento.",
    ),
    (
        dive(reef=1, deep=2),
        "Dive with extra dice: 1 reef, 2 deep.",
        "Tauche mit zusätzlichen Würfeln: 1 Riff, 2 Tiefsee.",
        "Mergulhe com dados extras: 1 de recife, 2 de mar profundo.",
    ),
    (
        build(1, discount=1, bonus=2),
        "Build up to 1 tile. Each costs 1 resource less. Each scores 2 VP more.",
        "Baue bis zu 1 Plättchen. Jedes kostet 1 Ressource weniger. Jedes bringt 2 Siegpunkte mehr.",
        "Construa até 1 peça. Cada uma custa 1 recurso a menos. Cada uma rende 2 PV a mais.",
    ),
    (
        per(outposts, money(3)),
        "For every outpost built: Gain 3 money.",
        "Je gebautem Außenposten: Erhalte 3 Geld.",
        "Para cada posto construído: Receba 3 de dinheiro.",
    ),
    (
        per(sold, vp(1), every=2),
        "For every 2 resources sold: Gain 1 VP.",
        "Je 2 verkaufte Ressourcen: Erhalte 1 Siegpunkt.",
        "Para cada 2 recursos vendidos: Receba 1 PV.",
    ),
    (
        per(WORDS["colour_tiles"](Colour.RED), vp(1), every=2),
        "For every 2 red tiles in your city: Gain 1 VP.",
        "Je 2 rote Plättchen in deiner Stadt: Erhalte 1 Siegpunkt.",
        "Para cada 2 peças vermelhas na sua cidade: Receba 1 PV.",
    ),
    (
        seq(explore(1, 1, clean=True), when(topside(SPEAKERS), survivor(1))),
        "Draw 1 tile, place up to 1. The drawn tiles give no toxicity. "
        "If an opponent on your side has a topside card of the Speakers: Rescue 1 survivor.",
        "Ziehe 1 Plättchen, lege bis zu 1. Die gezogenen Plättchen geben keine Toxizität. "
        "Wenn ein Mitspieler deiner Seite als oberste Karte eine der Sprecher hat: Rette 1 Überlebenden.",
        "Saque 1 peça, coloque até 1. As peças sacadas não dão toxicidade. "
        "Se um adversário do seu lado tiver no topo uma carta dos Oradores: Resgate 1 sobrevivente.",
    ),
    (
        retire(recruit(), recruit(), vp(1)),
        "You may retire this card: Twice: Take the top crew card of any guild. Then once: Gain 1 VP.",
        "Du darfst diese Karte in Rente schicken: Zweimal: Nimm die oberste Crew-Karte einer beliebigen Gilde. "
        "Danach einmal: Erhalte 1 Siegpunkt.",
        "Você pode aposentar esta carta: Duas vezes: Pegue a carta do topo de qualquer guilda. "
        "Depois, uma vez: Receba 1 PV.",
    ),
    (
        seq(vp(1), money(2), money(2), money(2)),
        "Gain 1 VP. 3 times: Gain 2 money.",
        "Erhalte 1 Siegpunkt. 3-mal: Erhalte 2 Geld.",
        "Receba 1 PV. 3 vezes: Receba 2 de dinheiro.",
    ),
    (
        seq(vp(1), vp(1), money(2), money(2), survivor(1)),
        "Twice: Gain 1 VP. Twice: Gain 2 money. Then once: Rescue 1 survivor.",
        "Zweimal: Erhalte 1 Siegpunkt. Zweimal: Erhalte 2 Geld. Danach einmal: Rette 1 Überlebenden.",
        "Duas vezes: Receba 1 PV. Duas vezes: Receba 2 de dinheiro. Depois, uma vez: Resgate 1 sobrevivente.",
    ),
    (
        Text("flotilla-why-cost", card=Ref("R14"), n=1, have=0),
        "Red Tile R14 costs 1 resource of its colour. You have 0.",
        "Rotes Plättchen R14 kostet 1 Ressource der eigenen Farbe. Du hast 0.",
        "Peça Vermelha R14 custa 1 recurso da própria cor. Você tem 0.",
    ),
    (
        left(Text("flotilla-ask-trade"), 2),
        "What do you buy or sell? (2 left)",
        "Was kaufst oder verkaufst du? (noch 2)",
        "O que você compra ou vende? (restam 2)",
    ),
    (
        BOX.goals["Z01"].texts()[0],
        "Sinkside, Shoals: 6, 5 or 4 VP for each shallow tile in your sea.",
        "Sinkside, Untiefen: 6, 5 oder 4 Siegpunkte je Plättchen mit Flachgewässer in deinem Meer.",
        "Lado Abissal, Baixios: 6, 5 ou 4 PV por peça de águas rasas no seu mar.",
    ),
    (
        BOX.tiles["Y13"].texts()[1],
        "Skyside: costs 1 yellow; two pieces of land with 2 edges each.",
        "Skyside: kostet 1 Gelb; zwei Landstücke mit je 2 Kanten.",
        "Lado Celeste: custa 1 em amarelo; dois pedaços de terra com 2 bordas cada.",
    ),
]


@pytest.mark.parametrize(("said", "en", "de", "pt"), SENTENCES, ids=[row[1][:40] for row in SENTENCES])
def test_sentences(said: Any, en: str, de: str, pt: str) -> None:
    text = said if isinstance(said, Text) else said.text()
    assert [cat(text) for cat in CATALOGUES] == [en, de, pt]


COUNTED = """
    outposts sold bought build_sites fleet stock_colours guild_crew banner_seals depleted_tiles found_artefacts
    buildings settlement stations
"""
ALONE = "purify artefact dial sonar ship seal recruit tile unload_all gather may_switch copy"
NUMBERED = """
    money vp resource toxicity cleanse survivor influence influence_same influence_diff sail trade draw build research
"""
OTHERS = "influence_in topside when discard_crew explore dive per retire seq depth_tiles colour_tiles"


def vocabulary() -> list[Any]:
    """Expressions with every word of a pack."""
    expressions: list[Any] = [WORDS[name]() for name in f"{COUNTED} {ALONE}".split()]
    expressions += [WORDS[name](n) for name in NUMBERED.split() for n in (1, 2)]
    expressions += [WORDS["depth_tiles"](depth) for depth in Depth] + [
        WORDS["colour_tiles"](colour) for colour in Colour
    ]
    for guild in Guild:
        expressions += [seal(guild), recruit(guild), influence_in(guild, 2), when(topside(guild), vp(1))]
        expressions += [discard_crew(guild, n, vp(1)) for n in (1, 2)]
    for n, clean in ((1, False), (1, True), (2, False), (2, True)):
        expressions += [explore(n, n, clean), draw(n, clean), build(n, n, n), research(n, n)]
    expressions += [dive(s, r, d, safe) for s in (0, 1) for r in (0, 1) for d in (0, 1) for safe in (False, True)]
    counts = [word for word in expressions if isinstance(word, Number)]
    expressions += [per(number, vp(1), every=n) for number in counts for n in (1, 2)]
    return [*expressions, retire(vp(1), vp(2)), seq(vp(1), vp(2), money(1))]


def test_every_word_is_rendered() -> None:
    assert broken("flotilla", [expression.text() for expression in vocabulary()]) == []


def test_no_word_was_forgotten() -> None:
    assert {word for word in WORDS if word.islower()} == {*f"{COUNTED} {ALONE} {NUMBERED} {OTHERS}".split()}
