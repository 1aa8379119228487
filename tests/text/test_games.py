"""Whatever a game can say is rendered well in every language: random games of all kinds, and every card."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

import pelagia
from pelagia.core.decision import Decision
from pelagia.core.effects import OneOf, any_order, each_player, may, one_of, others, repeat, seq, together, when
from pelagia.core.errors import IllegalChoice
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import Bonus, Card, Final, Group, PlantBonus
from pelagia.games.new_eden.effects import coins, count, damage, deeples, gift, points, repair, staffed
from pelagia.games.new_eden.state import OUTSIDE
from pelagia.text import LANGUAGES, Catalogue
from tests.text.sources import messages, nested

TABLES = [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (3, 0), (4, 0)]  # players, solo level
PIECES: list[Card | Bonus] = [*BOX.cards.values(), *BOX.bonus.values()]
GAMES = 30  # of each
# An id instead of words, an argument that was not filled in, a gap where words should be.
BROKEN = re.compile(r"\b(new-eden|core|error)-|None|[{}]|\?\?\?|^\s|\s$|\s\s|\s[,.;:?]|^$")
REFUSED = ("plant", "extend kraken", "move OA", "move OB", "bid 0", "bid 999", "outbid", "dance")


@cache
def said(players: int, level: int) -> dict[str, Text]:
    """All texts of random games of one kind, each once."""
    found: dict[str, Text] = {}
    for seed in range(GAMES):
        game = pelagia.new("new-eden", players, seed, {"solo_level": level})
        rng = Rng(seed)
        while decision := game.decision:
            note(found, [decision.prompt, *(option.text for option in (*decision.options, *decision.singles()))])
            if seed % 8 == 0:
                note(found, refusals(game, decision))
                note(found, [Text(f"new-eden-value-{part}") for part in game.rules.value(game, decision.seat)])
            game.choose(rng.choice(decision.singles() if seed % 2 else decision.options))
        assert game.events
        note(found, [text for event in game.events if (text := game.rules.event_text(event))])
    return found


def note(found: dict[str, Text], texts: Iterable[Text]) -> None:
    found.update((repr(text), text) for text in texts)


def refusals(game: Game, decision: Decision) -> list[Text]:
    """What the game says to answers that are not on offer."""
    offered = [option.written for option in decision.singles()]
    found = []
    for answer in (*REFUSED, *(f"buy {card}" for card in BOX.deck("1A")[:3])):
        if answer not in offered:
            with pytest.raises(IllegalChoice) as refusal:
                game.choose(answer)
            found.append(refusal.value.text)
    return found


def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, name_of=lambda id: BOX[id].name, strict=True)


def broken(texts: Iterable[Text]) -> list[tuple[str, str]]:
    """The sentences that are wrong in some language."""
    texts = [*texts]
    rendered = [(lang, catalogue(lang)) for lang in LANGUAGES]
    return [(lang, words) for lang, cat in rendered for text in texts if BROKEN.search(words := cat(text))]


@pytest.mark.parametrize(("players", "level"), TABLES)
def test_random_games_are_rendered(players: int, level: int) -> None:
    assert broken(said(players, level).values()) == []


def test_random_games_reach_every_question_option_event_and_refusal() -> None:
    """Else the test above would not see them. What is inside other texts has tests of its own."""
    reached = {one.id for table in TABLES for text in said(*table).values() for one in nested(text)}
    inside = r"(group|name|title|line|final|bonus|value|phase|check|board)-.+|plant-.+|gains|deep-thought|count|staffed"
    effects = "coins|points|damage|repair|deeples|gift"
    ours = [id for id in messages("en") if id.startswith("new-eden-")]
    assert [id for id in ours if id not in reached and not re.fullmatch(f"new-eden-({inside}|{effects})", id)] == []


def test_every_card_is_rendered() -> None:
    assert broken(text for piece in PIECES for text in (piece.name, *piece.texts())) == []
    assert broken(Text(f"core-source-{piece.source}") for piece in PIECES) == []


def test_names_of_cards_are_different() -> None:
    for lang in LANGUAGES:
        names = [catalogue(lang)(piece.name) for piece in PIECES]
        assert len(names) == len({*names})


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
    one: list[Any] = [word(part) for word in (may, others, each_player) for part in parts]
    return [*plain, *counted, *held, *lists, *one, together(OneOf(three)), *(repeat(n, coins(2)) for n in (1, 2, 3))]


def test_every_word_of_the_vocabulary_is_rendered() -> None:
    texts = [effect.text() for effect in vocabulary()]
    assert broken(Text("new-eden-line-place", what=text) for text in texts) == []
    assert broken(Text("new-eden-line-use", n=n, what=text) for text in texts for n in (1, 2)) == []
    finals = [Final(points=n * staffed(group)) for n in (1, 3) for group in OUTSIDE]
    finals += [Final(n, n, n, group) for n in (1, 2) for group in Group]
    assert broken(text for final in finals for text in final.texts()) == []
    assert broken(text for n in (1, 2) for text in PlantBonus(n, n, n).texts()) == []
