"""Every word that a card of New Eden may be made of is rendered well in every language."""

from __future__ import annotations

from typing import Any

from pelagia.core.combinators import OneOf, any_order, each_player, may, one_of, others, repeat, seq, together, when
from pelagia.core.text import Text
from pelagia.games.new_eden.content.card import Final, Group, PlantBonus
from pelagia.games.new_eden.rules.effects import coins, count, damage, deeples, gift, points, repair, staffed
from pelagia.games.new_eden.rules.state import OUTSIDE
from tests.text.rendering import broken


def vocabulary() -> list[Any]:
    """Expressions with every word that a card may be made of."""
    numbers: list[Any] = [number for group in Group for number in (count(group), 2 * count(group))]
    numbers += [number for group in OUTSIDE for number in (staffed(group), 3 * (2 * staffed(group)))]
    plain = [word(n) for word in (coins, points, damage, repair, deeples, gift) for n in (1, 2)]
    counted: list[Any] = [effect for n in numbers for effect in (damage(n), repeat(n, coins(1)))]
    held = [when(n >= least, coins(1)) for n in numbers[::2] for least in (1, 2)]
    three = (coins(1), points(2), repair(3))
    lists = [word(*three[:n]) for word in (seq, any_order, one_of) for n in (1, 2, 3)]
    parts = [coins(1), damage(count(Group.CRAB))]
    singles: list[Any] = [word(part) for word in (may, others, each_player) for part in parts]
    return [
        *plain,
        *counted,
        *held,
        *lists,
        *singles,
        together(OneOf(three)),
        *(repeat(n, coins(2)) for n in (1, 2, 3)),
    ]


def test_every_word_of_the_vocabulary_is_rendered() -> None:
    texts = [effect.text() for effect in vocabulary()]
    assert broken("new-eden", [Text("new-eden-line-place", what=text) for text in texts]) == []
    assert broken("new-eden", [Text("new-eden-line-use", n=n, what=text) for text in texts for n in (1, 2)]) == []
    finals = [Final(points=n * staffed(group)) for n in (1, 3) for group in OUTSIDE]
    finals += [Final(n, n, n, group) for n in (1, 2) for group in Group]
    assert broken("new-eden", [text for final in finals for text in final.texts()]) == []
    assert broken("new-eden", [text for n in (1, 2) for text in PlantBonus(n, n, n).texts()]) == []
