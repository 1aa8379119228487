"""New Eden: the cards of the box, and the checker of contents (NE 14, 19)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelagia.core.combinators import any_order, one_of, others, seq
from pelagia.core.errors import BadContent
from pelagia.core.text import Text
from pelagia.games.expressions import parse, source
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import (
    CRAB,
    KRAKEN,
    MUSSEL,
    NO_FINAL,
    OXYGEN,
    RESEARCH,
    YARD,
    Bonus,
    Card,
    Content,
    Final,
    PlantBonus,
)
from pelagia.games.new_eden.content.check import check, check_box
from pelagia.games.new_eden.content.modules import crab
from pelagia.games.new_eden.content.pack import WORDS
from pelagia.games.new_eden.rules.effects import coins, count, damage, deeples, gift, points, repair, staffed
from pelagia.games.new_eden.rules.state import OUTSIDE
from pelagia.text import LANGUAGES, Catalogue
from tests.games.new_eden.table import Station, table

SHARED = ("source", "number")  # what all games check

SPEC = (Path(__file__).parents[3] / "docs/rules/new-eden.md").read_text(encoding="utf-8")
GROUPS = {"crab": CRAB, "mussel": MUSSEL, "kraken": KRAKEN, "shipyard": YARD, "oxygen": OXYGEN, "research": RESEARCH}


def test_the_box_keeps_to_its_limits() -> None:
    check(BOX)
    check_box(BOX)


def test_the_box_is_what_the_rules_say() -> None:
    """All ninety modules of NE 19.3, in their decks and in this order."""
    decks = dict(re.findall(r"\*\*Deck (..)\*\*\n\n(.*?)\n\n", SPEC, re.DOTALL))
    assert [*decks] == ["1A", "1B", "2A", "2B", "3A", "3B"]
    for deck, rows in decks.items():
        told = [_told(*row) for row in _rows(rows)]
        assert told == [_shown(BOX.cards[id]) for id in BOX.deck(deck)]


@pytest.mark.parametrize("number", range(1, 16))
def test_research_does_what_the_rules_say(number: int) -> None:
    """NE 14; coins for others are called a gift in the code."""
    id = f"R{number:02}"
    match = re.search(rf"^\| {id} \| `(.*)` \|$", SPEC, re.MULTILINE)
    assert match
    told = parse(f"card({match[1].replace('others(coins(', 'others(gift(')})", WORDS | {"card": _research})
    card = BOX.cards[id]
    assert told == (card.on_place, card.final, card.passive)
    assert card.source == "rulebook"


def test_bonus_cards_are_what_the_rules_say() -> None:
    """NE 19.5."""
    told = dict(re.findall(r"^\| (B\d\d) \| (\w+ \| .*) \|$", SPEC, re.MULTILINE))
    shown = {id: f"{bonus.group.name} | {'2 points' if bonus.points else '1 coin'}" for id, bonus in BOX.bonus.items()}
    assert shown == told


def test_start_and_extension_cards_are_what_the_rules_say() -> None:
    """NE 19.4."""
    assert [BOX.cards[id].bottles for id in ("OA", "OB", "OX")] == [(1,), (2,), (2, 1)]
    tile = BOX.cards["KX"]
    assert (tile.group, tile.slots, tile.on_use, tile.final) == (KRAKEN, 1, repair(3), Final(forward=1))


@pytest.mark.parametrize("id", [id for id, card in BOX.cards.items() if card.deck])
def test_every_card_can_be_placed(id: str) -> None:
    t = table(p0=Station(crab="C90"), rows={4: f"{id} z ."}).take(f"buy {id}")
    seat = t.seat(0)
    assert id in f"{seat.crab} {seat.mussel} {seat.kraken} {seat.yards} {seat.oxygen} {seat.research}".split()


@pytest.mark.parametrize("id", [id for id, card in BOX.cards.items() if card.group in OUTSIDE])
def test_every_module_can_be_activated(id: str) -> None:
    card = BOX.cards[id]
    ready: Any = {card.group.name.lower(): f"{id}:L{card.slots}"}
    t = table(p0=Station(damage=9, dome=0, **ready), rows={4: "z . ."}).take("move OA", f"activate {id}")
    seat, does = t.seat(0), parse(source(card.on_use), WORDS)
    gained = {"coins": seat.coins - 10, "points": seat.score, "repair": 9 - seat.damage}
    assert {word: n for word, n in gained.items() if n} == {type(does).__name__.lower(): does.n}


# What is wrong: the cards or bonus cards that take the place of those of the box, and what is said of which card.

Changes = tuple[list[Card | Bonus], str, str]


def _card(card: str, /, **changes: Any) -> Card:
    return replace(BOX.cards[card], **changes)


ALIKE = seq(coins(1), seq(coins(2), coins(3)), coins(4)), seq(coins(1), seq(coins(2), coins(3), coins(4)))

LIMITS: dict[str, Changes] = {
    "1 split": ([_card("C01", group=MUSSEL)], "1A", "split"),
    "2 deeples of a yard": ([_card("Y01", on_place=deeples(4))], "Y01", "deeples"),
    "2 deeples and more": ([_card("Y01", on_place=seq(deeples(2), coins(1)))], "Y01", "deeples"),
    "2 all deeples": ([_card("Y01", on_place=deeples(3))], "YARD", "all-deeples"),
    "3 one slot": ([_card(id, slots=2) for id in ("C01", "C02", "C05")], "CRAB", "one-slot"),
    "4 larger first": ([_card("O02", bottles=(1, 2))], "O02", "bottle-sum"),
    "4 sum": ([_card("O11", bottles=(4, 3))], "O11", "bottle-sum"),
    "5 crab": ([_card("C01", final=NO_FINAL)], "C01", "pointer"),
    "5 kraken": ([_card("K01", final=Final(forward=2))], "K01", "pointer"),
    "5 other": ([_card("M01", final=Final(back=1))], "M01", "pointer"),
    "5 tile": ([_card("KX", final=NO_FINAL)], "KX", "pointer"),
    "5 R02": ([_card("R02", final=Final(forward=2))], "R02", "pointer"),
    "6 points": ([_card("R04", final=Final(points=-4))], "R04", "research-points"),
    "6 no points": ([_card("R01", final=Final(points=1))], "R01", "research-points"),
    "7 repair": ([_card("K15", on_use=repair(9))], "K15", "output"),
    "7 coins": ([_card("C12", on_use=coins(16))], "C12", "output"),
    "7 points": ([_card("M19", on_use=points(11))], "M19", "output"),
    "7 other effect": ([_card("M19", on_use=coins(2))], "M19", "output"),
    "7 final points": ([_card("M16", final=Final(points=8))], "M16", "final-points"),
}

ALWAYS: dict[str, Changes] = {
    "deck of 16": ([crab("C17", "1A", 1, 1, 0)], "1A", "deck-size"),
    "moved": ([_card("C01", deck="1B")], "1A", "deck-size"),
    "no deck": ([_card("C01", deck="")], "C01", "deck"),
    "unknown deck": ([_card("C01", deck="4A")], "C01", "deck"),
    "identifier": ([crab("c+17", "1A", 1, 1, 0)], "c+17", "identifier"),
    "card and bonus": ([Bonus("C01", CRAB, points=False)], "C01", "same-identifier"),
    "start card in a deck": ([_card("OA", deck="1A")], "OA", "special"),
    "tile of another group": ([_card("KX", group=CRAB)], "KX", "special"),
    "start card with placing effect": ([_card("OX", on_place=coins(1))], "OX", "never-placed"),
    "source": ([_card("C01", source="rumour")], "C01", "source"),
    "source of a bonus card": ([Bonus("B01", CRAB, points=False, source="")], "B01", "source"),
    "title": ([_card("O01", group=RESEARCH, bottles=(), source="rulebook")], "O01", "no-title"),
    "no slots": ([_card("C01", slots=0)], "C01", "missing-field"),
    "no effect": ([_card("C01", on_use=None)], "C01", "missing-field"),
    "slots": ([_card("C01", slots=4)], "C01", "slots"),
    "slots inside": ([_card("Y01", slots=1)], "Y01", "wrong-field"),
    "bottles outside": ([_card("C01", bottles=(1,))], "C01", "wrong-field"),
    "passive outside": ([_card("C01", passive=PlantBonus(coins=1))], "C01", "wrong-field"),
    "research that is used": ([_card("R01", on_use=coins(1))], "R01", "wrong-field"),
    "no bottles": ([_card("O01", bottles=())], "O01", "missing-field"),
    "three bottles": ([_card("O01", bottles=(1, 1, 1))], "O01", "bottles"),
    "bottle of 5": ([_card("O01", bottles=(5,))], "O01", "bottles"),
    "bottle of 0": ([_card("O01", bottles=(1, 0))], "O01", "bottles"),
    "yard without effect": ([_card("Y01", on_place=None)], "Y01", "missing-field"),
    "yard without deeples": ([_card("Y01", on_place=coins(2))], "Y01", "yard"),
    "research without effect": ([_card("R01", on_place=None)], "R01", "no-effect"),
    "staffed yards": ([_card("R05", final=Final(points=3 * staffed(YARD)))], "R05", "staffed"),
    "one part": ([_card("C01", on_use=seq(coins(1)))], "C01", "parts"),
    "no part": ([_card("C01", on_use=one_of())], "C01", "parts"),
    "alike": ([_card("C01", on_use=one_of(*ALIKE))], "C01", "alike"),
    "negative": ([_card("C01", on_use=coins(-1))], "C01", "number"),
    "nothing": ([_card("C01", on_place=any_order(coins(1), damage(0)))], "C01", "number"),
    "too much": ([_card("C01", on_use=coins(100))], "C01", "number"),
    "negative factor": ([_card("R13", on_place=others(damage(-1 * count(YARD))))], "R13", "number"),
    "negative pointer": ([_card("R02", final=Final(forward=-1))], "R02", "number"),
    "negative passive": ([_card("R12", passive=PlantBonus(less_damage=-1))], "R12", "number"),
    "others of others": ([_card("R09", on_place=others(others(gift(1))))], "R09", "others-twice"),
    "coins for others": ([_card("R09", on_place=others(seq(damage(1), coins(5))))], "R09", "use-gift"),
    "gift for oneself": ([_card("R01", on_place=seq(gift(5), others(gift(5))))], "R01", "use-coins"),
    "25 bonus cards": ([Bonus(f"B{n}", CRAB, points=False) for n in range(13, 26)], "bonus", "bonus-count"),
    "too many yards": (
        [_card(f"M{n:02}", group=YARD, slots=0, on_use=None, on_place=deeples(1)) for n in range(1, 14)],
        "YARD",
        "room",
    ),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_a_limit_is_tested_in_the_box_only(limit: str) -> None:
    changes, card, what = LIMITS[limit]
    content = _changed(*changes)
    check(content)
    with pytest.raises(BadContent) as refused:
        check_box(content)
    _says(refused.value, card, what)


@pytest.mark.parametrize("limit", ALWAYS)
def test_what_the_engine_needs_is_tested_always(limit: str) -> None:
    changes, card, what = ALWAYS[limit]
    with pytest.raises(BadContent) as refused:
        check(_changed(*changes))
    _says(refused.value, card, what)


def test_limit_6_research_is_complete() -> None:
    cards = {key: card for key, card in BOX.cards.items() if key != "R01"}
    other = _card("R01", id="R16", source="designed")
    with pytest.raises(BadContent) as refused:
        check_box(replace(BOX, cards={**cards, "R16": other}))
    _says(refused.value, "R01", "research")


def test_limit_8_six_bonus_cards() -> None:
    few = replace(BOX, bonus=dict(list(BOX.bonus.items())[:5]))
    with pytest.raises(BadContent) as refused:
        check(few)
    _says(refused.value, "bonus", "bonus-count")
    check(replace(BOX, bonus=dict(list(BOX.bonus.items())[:6])))


def test_cards_that_the_engine_names_must_be_there() -> None:
    for id in ("OA", "OB", "OX", "KX"):
        with pytest.raises(BadContent) as refused:
            check(replace(BOX, cards={key: card for key, card in BOX.cards.items() if key != id}))
        _says(refused.value, id, "missing-card")


def test_a_card_lies_under_its_own_identifier() -> None:
    with pytest.raises(BadContent) as refused:
        check(replace(BOX, cards={**BOX.cards, "C01": _card("C01", id="C77")}))
    _says(refused.value, "C77", "same-identifier")


def _changed(*changes: Card | Bonus) -> Content:
    cards = {change.id: change for change in changes if isinstance(change, Card)}
    return Content("box", {**BOX.cards, **cards}, {**BOX.bonus, **{b.id: b for b in changes if isinstance(b, Bonus)}})


def _says(error: BadContent, card: str, what: str) -> None:
    """It names the card and the rule, in every language."""
    text = error.text.args["what"]
    assert isinstance(text, Text)
    checker = "content" if what in SHARED else "new-eden"
    assert (error.text.args["card"], text.id) == (card, f"{checker}-check-{what}")
    for lang in LANGUAGES:
        assert Catalogue(lang, strict=True)(text)


def _rows(rows: str) -> Iterator[list[str]]:
    for line in rows.splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("| ").split("|")]


def _told(id: str, group: str, slots: str, effect: str, final: str, pointer: str) -> tuple[Any, ...]:
    """A card as NE 19.3 prints it; what research does is told in NE 14."""
    return (
        id,
        GROUPS[group],
        int(slots.strip("-") or 0),
        "" if group == "research" else effect,
        int(final),
        int(pointer),
    )


def _shown(card: Card) -> tuple[Any, ...]:
    does: Any = card.on_use or card.on_place
    effect = f"{type(does).__name__.lower()}({does.n})" if card.group in (*OUTSIDE, YARD) else ""
    effect += " on placing" if card.group is YARD else ""
    if card.bottles:
        effect = f"bottles {' '.join(map(str, card.bottles))}"
    points = card.final.points if isinstance(card.final.points, int) else 0
    return card.id, card.group, card.slots, effect, points, card.final.forward - card.final.back


def _research(on_place: Any = None, final: Any = NO_FINAL, passive: Any = None) -> tuple[Any, Final, PlantBonus]:
    return on_place, final, passive or PlantBonus()
