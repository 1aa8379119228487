"""New Eden: setup and turns (NE 4, 7.1)."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.games.new_eden.rules.state import NewEden
from tests.games.new_eden.table import ALL, DEEP_THOUGHT, FREE, B, Station, Table, mussel, table


def fresh(players: int, seed: int = 0, level: int = 0) -> Table:
    """A new game at its first decision."""
    game = pelagia.new("new-eden", players, seed, {"solo_level": level})
    assert isinstance(game, NewEden)
    return Table(game)


def test_ne_01_setup() -> None:
    """Four new stations, and the table at the first decision."""
    t = fresh(4)
    assert [t.seat(n) for n in range(4)] == [Station()] * 4  # 10 coins, OA and OB face up, one deeple, nothing else
    assert [t.pointer(n) for n in range(4)] == [0] * 4
    assert (t.game.deeple_supply, t.game.ox_supply) == (41, 4)
    assert [len(deck) for deck in t.game.decks] == [0, 15, 15, 15, 15, 15]
    assert (sum(map(bool, t.game.display)), len(t.gone)) == (12, 3)
    assert (len(t.game.bonus_deck), len(t.game.bonus_shown)) == (10, 2)


def test_ne_02_first_options() -> None:
    """Every card can be bought at first; nobody can move."""
    t = fresh(4)
    t.decides(t.game.nautilus, "Turn")
    t.offers(*(f"buy {card}" for card in t.game.display), "pass", *FREE)
    assert len(t.game.decisions[0].options) == 18


def test_ne_03_first_removal() -> None:
    """With two seats the first card is gone before the first decision."""
    t = fresh(2)
    assert t.game.display[0] == ""
    assert all(t.game.display[1:])
    assert len(t.game.box) == 1
    assert len(t.gone) == 4
    assert {t.game.content.cards[card].deck for card in t.gone} == {"1A"}
    t.decides(t.game.nautilus, "Turn")


def test_ne_04_price_limits_the_options() -> None:
    """Only what can be paid is offered; the plant changes that within the turn."""
    t = table(p0=Station(coins=5), rows={1: "a . .", 2: "b . .", 3: "c . .", 4: "d . ."})
    t.offers("buy c", "buy d", "pass", "plant")
    t.take("plant")
    assert (t.seat(0).coins, t.seat(0).damage) == (10, 1)
    t.decides(0, "Turn")
    t.offers("buy a", "buy b", "buy c", "buy d", "pass", *FREE)


@pytest.mark.parametrize(("players", "supply", "ox"), [(4, 41, 4), (3, 42, 3), (2, 43, 2), (1, 44, 1)])
def test_ne_64_setup_by_seats(players: int, supply: int, ox: int) -> None:
    """What the supply holds depends on the number of seats; Deep Thought has its OX already, and no deeple."""
    t = fresh(players)
    assert (t.game.deeple_supply, t.game.ox_supply) == (supply, ox)
    assert t.seat(0) == Station()
    if players == 1:  # it has taken its first card; apart from that
        seat, new = t.seat(1), DEEP_THOUGHT
        assert (seat.coins, seat.oxygen[:8], seat.kraken[:2]) == (new.coins, new.oxygen, new.kraken)
        assert (seat.extensions, seat.dome, seat.plant, seat.automaton) == (ALL, 0, 3, True)


def test_ne_65_random_start() -> None:
    """Every seat can hold the Nautilus first; alone, Deep Thought always does."""
    assert {fresh(4, seed).game.nautilus for seed in range(40)} == {0, 1, 2, 3}
    assert {fresh(1, seed).game.nautilus for seed in range(10)} == {1}


def test_ne_66_passing_by_itself() -> None:
    """A seat that can do nothing but pass is not asked."""
    t = table(p0=Station(coins=2, plant=3), rows={3: "a z ."})
    assert (t.seat(0).score, t.seat(0).passed) == (3, True)
    t.decides(1, "Turn")
    table(p0=Station(coins=3, plant=3), rows={3: "a z ."}, cards=[mussel("a", 1, 2, 0)]).offers(
        "buy a", "buy z", "pass"
    )


def test_ne_67_row_fall_by_removal() -> None:
    """A row that the removal empties lets the rows above fall too."""
    t = table(players=2, begins=True, rows={1: ". . a", 2: "b . .", 3: "c . .", 4: ". d ."})
    assert t.game.box == ("b",)
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". . .", ". . a", "c . .", ". d ."]


def test_ne_68_a_seat_that_has_passed() -> None:
    """It gets neither turns nor free actions for the rest of the phase."""
    t = table(rows={4: "a b c"}).take("P0 pass", "P1 buy a", "P2 buy b")
    t.decides(1, "Turn")
    t.take("P1 pass")
    t.decides(2, "Turn")
    t.take("P2 plant", "P2 pass")
    t.decides(0, "FreeWindow")
    assert t.game.phase is B
