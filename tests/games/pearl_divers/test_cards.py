"""Cards of Pearl Divers, one by one."""

from __future__ import annotations

from pelagia.core.rng import Rng
from pelagia.games.pearl_divers.rules.state import PearlDivers
from pelagia.text import Catalogue
from tests.games.pearl_divers.table import play, table


def offered(game: PearlDivers) -> list[str]:
    return [option.written for option in game.decisions[0].options]


def test_w4_discards_a_card_for_four_pearls() -> None:
    game = play("W4", hand="C1 F1")
    assert offered(game) == ["trade 4", "skip"]
    game.choose("trade 4")
    game.choose("discard F1")
    assert (game.divers[0].pearls, game.divers[0].hand) == (4, ["C1"])


def test_w4_without_a_card_asks_nobody() -> None:
    assert not play("W4").decisions


def test_f4_counts_wrecks() -> None:
    assert play("F4", haul="F4 W1 W2").divers[0].pearls == 4


def test_w5_stays_on_top_in_what_its_diver_imagines() -> None:
    game = play("W5", deck="C1 C2 C3 C4")
    assert {game.imagined(0, Rng(seed)).deck[-1] for seed in range(20)} == {"C4"}
    assert len({game.imagined(1, Rng(seed)).deck[-1] for seed in range(20)}) > 1


def test_w5_with_no_card_left_shows_nothing() -> None:
    game = table()
    game.deck = []
    game.push(0, game.content.cards["W5"].on_play)
    game.advance()
    assert (game.decisions, game.divers[0].pearls) == ((), 1)


def test_texts_come_from_the_effects() -> None:
    content = play("W4").content
    say = Catalogue("en", name_of=lambda id: content[id].name, strict=True)
    texts = {card.id: " ".join(map(say, card.texts())) for card in content.cards.values()}
    assert texts["C4"] == (
        "When played: 3 pearls, if there are at least 2 coral cards in your haul. At the end: 1 point."
    )
    assert texts["C5"] == "When played: 1 shell. At the end: 1 point per coral card."
    assert texts["W2"] == "When played: look at 2 cards and keep one and discard a card for 2 pearls, in any order."
    assert len({*texts.values()}) == len(texts) == 18
