"""The laws of NE 20 hold at every decision of random games."""

from __future__ import annotations

from typing import Any

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.games.new_eden.rules.scoring import FinalScoring
from pelagia.games.new_eden.rules.state import Module, NewEden, Oxygen
from tests.games.new_eden.conservation import Watch, arms, final_score, pointer, printed
from tests.kit.watch import watched

TABLES: list[tuple[int, dict[str, Any]]] = [(1, {"solo_level": level}) for level in range(4)]
TABLES += [(players, {"open_coins": players == 2}) for players in (2, 3, 4)]


def test_every_law_is_there() -> None:
    assert [law.__name__[:6] for law in Watch.laws] == [f"law_{n:02}" for n in range(1, 31)]


def test_the_document_prints_ninety_cards() -> None:
    assert len([card for card in printed().values() if card.deck]) == 90


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_laws_hold_in_random_games(players: int, options: dict[str, Any], seed: int) -> None:
    game = pelagia.new("new-eden", players, 100 * players + seed, options)
    assert isinstance(game, NewEden)
    assert watched(Watch(game), 100 * players + seed).winners


def random_board(game: NewEden, rng: Rng) -> list[int]:
    """Give the seats any cards, deeples, coins and damage; return their points before final scoring."""
    cards = [card for card in printed() if printed()[card].deck]
    rng.shuffle(cards)
    if not rng.below(3):  # one seat has nearly all krakens and the research that moves the pointer
        cards.sort(key=lambda card: (printed()[card].pointer > 0, card == "R03"))
    for seat in game.seats:
        seat.kraken = (Module("KX", standing=rng.below(2)), *seat.kraken)
        for card in [cards.pop() for _ in range(rng.below(46))]:
            group, slots = printed()[card].group, printed()[card].slots
            match group:
                case "shipyard":
                    seat.yards += (card,)
                case "oxygen":
                    seat.oxygen += (Oxygen(card),)
                case "research":
                    seat.research += (card,)
                case _:
                    setattr(seat, group, (*arms(seat)[group], Module(card, standing=slots * rng.below(2))))
        seat.score, seat.coins, seat.damage = rng.below(50), rng.below(30), rng.below(16)
    return [seat.score for seat in game.seats]


def test_final_scoring_of_any_board() -> None:
    """Also of boards that hardly any game leads to: the pointer at its ceiling, many research cards."""
    held = 0
    for seed in range(300):
        game = pelagia.new("new-eden", 2, seed)
        assert isinstance(game, NewEden)
        tracks = random_board(game, Rng(seed))
        game.agenda = [(0, FinalScoring())]
        game.advance()
        assert game.scores == [final_score(seat, track) for seat, track in zip(game.seats, tracks, strict=True)]
        best = max((seat.score, -seat.damage) for seat in game.seats)
        assert game.winners == [n for n, seat in enumerate(game.seats) if (seat.score, -seat.damage) == best]
        held += sum(seat.damage <= pointer(seat) for seat in game.seats)
        assert [seat["pointer"] for seat in game.view(0)["table"]["seats"]] == [pointer(seat) for seat in game.seats]
    assert 100 < held < 500
