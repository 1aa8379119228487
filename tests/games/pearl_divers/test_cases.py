"""The numbered cases of docs/rules/pearl-divers.md."""

from __future__ import annotations

from pelagia.games.pearl_divers.rules.flow import Offer, Sale
from pelagia.games.pearl_divers.rules.state import PearlDivers
from tests.games.pearl_divers.table import auction, play, table


def test_pd_1_a_card_counts_itself() -> None:
    assert play("C2", haul="C2").divers[0].pearls == 1


def test_pd_2_the_bidding_goes_round() -> None:
    game = auction("C1", "bid 1", "bid 2", "bid 3")
    assert (game.divers[0].haul, game.divers[0].shells, game.divers[1].shells) == (["C1"], 0, 3)


def test_pd_3_without_a_bid_the_card_is_discarded() -> None:
    game = auction("C1", "pass", "pass")
    assert (game.discard, [diver.shells for diver in game.divers]) == (["C1"], [3, 3])


def test_pd_4_the_discard_pile_becomes_the_deck() -> None:
    assert sorted(play("F1", deck="C1", discard="C2").divers[0].hand) == ["C1", "C2"]


def test_pd_5_without_cards_there_is_no_auction() -> None:
    game = table()
    game.deck = []
    game.push(0, Offer(), Sale())
    game.advance()
    assert (game.decisions, game.discard, game.offer) == ((), [], "")


def test_pd_6_only_its_diver_knows_the_top_card() -> None:
    game = play("W5", deck="C1 C2 C3")
    assert (game.view(0)["table"]["top"], game.view(1)["table"]["top"]) == ("C3", None)
    game.choose("sink")
    assert (game.deck, game.view(0)["table"]["top"]) == (["C3", "C1", "C2"], None)


def test_pd_7_shells_break_ties() -> None:
    game: PearlDivers = table()
    for diver, shells in zip(game.divers, (1, 2), strict=True):
        diver.pearls, diver.shells = 5, shells
    assert game.winners == [1]
