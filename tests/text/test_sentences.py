"""Known sentences in three languages. Prompts, labels and research are those of docs/rules/new-eden.md, section 1."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from pelagia.core.combinators import any_order, may, one_of, others, repeat, seq, when
from pelagia.core.text import Arg, Ref, Text
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import CRAB, YARD
from pelagia.games.new_eden.rules.effects import coins, count, damage, points, repair
from pelagia.text import LANGUAGES, Catalogue

RULES = Path(__file__).parents[2] / "docs" / "rules" / "new-eden.md"
CATALOGUES = {lang: Catalogue(lang, name_of=lambda id: BOX[id].name, strict=True) for lang in LANGUAGES}
Args = dict[str, Arg]

PROMPTS: dict[str, tuple[str, Args]] = {
    "A-TURN": ("turn", {}),
    "BOTTLE": ("bottle", {"n": 2}),
    "ACTIVATE": ("activate", {}),
    "OVERFLOW": ("overflow", {}),
    "PLACE": ("place-kept", {"row": 0}),
    "PLACE from a won row": ("place-kept", {"row": 3}),
    "PLACE with extend research": ("place-or-extend", {"row": 0}),
    "B-WINDOW": ("free-window", {}),
    "B-MARKET": ("market", {"a": 1, "b": 3, "c": 6}),
    "C-ROW": ("pick-row", {}),
    "C-BID": ("bid", {"row": 3, "n": 4}),
    "C-BID without a bid": ("bid", {"row": 3, "n": 0}),
    "C-MOVE": ("auction-move", {"k": 1, "m": 2, "row": 3}),
    "C-EXTRA": ("extra", {"row": 3, "n": 1}),
    "C-EXTRA-CARD": ("extra-card", {}),
    "C-END": ("closing", {}),
    "S-ROW": ("put-row", {}),
    "S-BLOCK": ("block", {"n": 9}),
    "S-BID": ("outbid", {"row": 3, "n": 4, "next": 5}),
}
CARD = Ref("C05")
LABELS: dict[str, tuple[str, Args]] = {
    "buy": ("buy", {"card": CARD, "n": 6}),
    "move": ("move", {"card": CARD}),
    "pass": ("pass", {"n": 2, "nautilus": 0}),
    "pass (first)": ("pass", {"n": 3, "nautilus": 1}),
    "pass (last)": ("pass", {"n": 0, "nautilus": 0}),
    "plant": ("plant", {"n": 5, "p": 0, "d": 3}),
    "extend": ("extend", {"area": Text("new-eden-extension-research")}),
    "<from>><to>": ("step", {"start": CARD, "to": Ref("C06")}),
    "leave (bottle)": ("leave", {}),
    "activate": ("activate", {"module": CARD}),
    "done": ("done", {}),
    "lose": ("lose", {"card": CARD}),
    "place": ("place", {"card": CARD}),
    "keep": ("keep-1", {"a": CARD, "n": 3}),
    "keep none": ("keep-none", {}),
    "row": ("row", {"n": 3}),
    "bid": ("bid-one", {"n": 7}),
    "out": ("out", {}),
    "stop": ("stop", {}),
    "extra": ("extra", {}),
    "put": ("put", {"n": 2}),
    "block": ("block", {"a": 1, "b": 4}),
    "outbid": ("outbid", {"n": 7}),
    "leave (solo)": ("leave-row", {"n": 5}),
    "leave (solo, bid 0)": ("leave-row", {"n": 0}),
}


@cache
def tables() -> dict[str, dict[str, list[str]]]:
    """The tables of section 1 by their number, each row by its first cell."""
    words: dict[str, dict[str, list[str]]] = {}
    section = ""
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"#+ (\d+(?:\.\d+)?)", line):
            section = heading[1]
        elif line.startswith("| "):
            first, *rest = (cell.strip() for cell in line.strip("|").split("|"))
            words.setdefault(section, {})[first.replace("`", "").strip()] = rest
    return words


def filled(text: str, lang: str, args: Args) -> str:
    """A sentence of the rules with its blanks filled in."""
    cat = CATALOGUES[lang]
    same = {"from": "start", "cards": "a"}
    for blank in re.findall(r"{(.*?)}", text):
        arg = args["next"] if blank == "n+1" else args[same.get(blank, blank)]
        shown = cat(arg) if isinstance(arg, Text) else cat.piece(arg) if isinstance(arg, Ref) else str(arg)
        text = text.replace(f"{{{blank}}}", shown, 1)
    return text


@pytest.mark.parametrize("decision", PROMPTS)
def test_prompts(decision: str) -> None:
    name, args = PROMPTS[decision]
    for lang, text in zip(LANGUAGES, tables()["1.2"][decision], strict=True):
        assert CATALOGUES[lang].say(f"new-eden-ask-{name}", **args) == filled(text, lang, args)


@pytest.mark.parametrize("written", LABELS)
def test_labels(written: str) -> None:
    name, args = LABELS[written]
    for lang, text in zip(LANGUAGES, tables()["1.4"][written], strict=True):
        assert CATALOGUES[lang].say(f"new-eden-{name}", **args) == filled(text, lang, args)


@pytest.mark.parametrize("id", [f"R{number:02}" for number in range(1, 16)])
def test_research(id: str) -> None:
    titles, *texts = tables()["1.3"][id]
    for lang, title, text in zip(LANGUAGES, titles.split(" / "), texts, strict=True):
        assert CATALOGUES[lang](BOX[id].name) == title
        assert ". ".join(map(CATALOGUES[lang], BOX[id].texts())) == text


def test_the_tables_were_read_to_the_end() -> None:
    headings = {"decision", "id", "written form", "---"}
    assert tables()["1.2"].keys() - headings == PROMPTS.keys()
    assert tables()["1.4"].keys() - headings == LABELS.keys()
    assert len(tables()["1.3"].keys() - headings) == 15


SENTENCES: list[tuple[Text, str, str, str]] = [
    (coins(1).text(), "1 coin", "1 Münze", "1 moeda"),
    (coins(0).text(), "0 coins", "0 Münzen", "0 moeda"),
    (points(2).text(), "2 points", "2 Punkte", "2 pontos"),
    (
        Text("new-eden-ask-bottle", n=1),
        "Swim with a deeple, up to 1 step outwards",
        "Schwimm mit einem Deeple bis zu 1 Schritt nach außen",
        "Nade com um deeple até 1 passo para fora",
    ),
    (
        Text("new-eden-keep-3", a=Ref("C05"), b=Ref("R01"), c=Ref("KX"), n=6),
        "Keep Harvest Crab C05, Grant and Kraken Tile (6 coins, 6 damage)",
        "Erntekrabbe C05, Förderung und Krakenplättchen behalten (6 Münzen, 6 Schaden)",
        "Guardar Caranguejo Coletor C05, Subsídio e Peça de Kraken (6 moedas, 6 de dano)",
    ),
    (
        Text("new-eden-plant", n=7, p=2, d=0),
        "Power plant: 7 coins, 2 points, 0 damage",
        "Kraftwerk: 7 Münzen, 2 Punkte, 0 Schaden",
        "Usina: 7 moedas, 2 pontos, 0 de dano",
    ),
    (
        Text("new-eden-step", start=Text("new-eden-dome"), to=Ref("M01")),
        "Dome to Mussel Habitat M01",
        "Aus der Hauptkuppel auf „Muschelhabitat M01“",
        "Cúpula principal para Habitat de Mexilhões M01",
    ),
    (
        Text("new-eden-event-moved", seat=0, start=Text("new-eden-dome"), to=Ref("M01")),
        "Player 1: a deeple moves from the dome to Mussel Habitat M01",
        "Spieler 1: ein Deeple zieht aus der Hauptkuppel auf „Muschelhabitat M01“",
        "Jogador 1: um deeple vai da cúpula principal para Habitat de Mexilhões M01",
    ),
    (
        Text("new-eden-event-activated", seat=2, module=Ref("K02"), coins=0, points=0, repair=5),
        "Player 3 activates Repair Kraken K02, 5 damage repaired",
        "Spieler 3 aktiviert Reparaturkrake K02, 5 Schaden repariert",
        "Jogador 3 ativa Kraken de Reparo K02, repara 5",
    ),
    (
        Text("new-eden-event-placed", seat=0, card=Ref("R01"), coins=5, points=1),
        "Player 1 attaches Grant, 5 coins, 1 point",
        "Spieler 1 baut Förderung an, 5 Münzen, 1 Punkt",
        "Jogador 1 anexa Subsídio, 5 moedas, 1 ponto",
    ),
    (
        Text("new-eden-event-kept-shown", seat=1, n=2, c1=Ref("Y01"), c2=Ref("O01")),
        "Player 2 turns up Shipyard Y01 and Oxygen Card O01",
        "Spieler 2 deckt Werft Y01 und Sauerstoffkarte O01 auf",
        "Jogador 2 revela Estaleiro Y01 e Carta de Oxigênio O01",
    ),
    (
        Text("new-eden-event-bonus", seat=0, card=Ref("B01"), coins=0, points=0),
        "Bonus B01 (1 coin per harvest crab card): Player 1 gets nothing",
        "Bonus B01 (1 Münze je Erntekrabbenkarte): Spieler 1 bekommt nichts",
        "Bônus B01 (1 moeda por carta de caranguejo coletor): Jogador 1 não recebe nada",
    ),
    (
        Text("new-eden-event-scored", seat=0, coins=14, coin_points=2, pointer=4, holds=1, value=1, total=23),
        "Player 1: 2 points for 14 coins; pointer 4: the station holds, 1 point; total 23",
        "Spieler 1: 2 Punkte für 14 Münzen; Zeiger 4: die Station hält stand, 1 Punkt; zusammen 23",
        "Jogador 1: 2 pontos por 14 moedas; ponteiro 4: a estação resiste, 1 ponto; total 23",
    ),
    (
        seq(coins(1), points(2), repair(3)).text(),
        "1 coin, then 2 points, then repair 3",
        "1 Münze, dann 2 Punkte, dann 3 Schaden reparieren",
        "1 moeda, depois 2 pontos, depois repare 3",
    ),
    (
        any_order(coins(1), points(2), repair(3)).text(),
        "1 coin, 2 points and repair 3, in any order",
        "1 Münze, 2 Punkte und 3 Schaden reparieren, in beliebiger Reihenfolge",
        "1 moeda, 2 pontos e repare 3, em qualquer ordem",
    ),
    (
        may(one_of(coins(2), points(1))).text(),
        "2 coins or 1 point, if you like",
        "2 Münzen oder 1 Punkt, wenn du willst",
        "2 moedas ou 1 ponto, se você quiser",
    ),
    (
        when(count(CRAB) >= 2, coins(1)).text(),
        "1 coin, if there are at least 2 own crabs",
        "1 Münze, wenn mindestens 2 eigene Erntekrabben da sind",
        "1 moeda, se houver ao menos 2 caranguejos próprios",
    ),
    (
        repeat(count(YARD), repair(1)).text(),
        "repair 1, once per own shipyard card",
        "1 Schaden reparieren, 1-mal je eigene Werftkarte",
        "repare 1, 1 vez por carta de estaleiro própria",
    ),
    (
        Text("new-eden-line-place", what=others(damage(2 * count(CRAB))).text()),
        "Now, all others: 2 damage per own crab",
        "Jetzt, alle anderen: 2 Schaden je eigene Erntekrabbe",
        "Agora, os demais: 2 de dano por caranguejo próprio",
    ),
]


@pytest.mark.parametrize(("text", "en", "de", "pt"), SENTENCES, ids=[row[1] for row in SENTENCES])
def test_sentences(text: Text, en: str, de: str, pt: str) -> None:
    assert [cat(text) for cat in CATALOGUES.values()] == [en, de, pt]
