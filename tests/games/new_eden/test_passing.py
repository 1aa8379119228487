"""New Eden: passing, and card removal with two seats (NE 7.5, 7.6)."""

from __future__ import annotations

from tests.games.new_eden.table import B, table


def test_ne_24_four_seats() -> None:
    """Points 3 2 1 0 by the order of passing; the first takes the Nautilus and starts phase B."""
    t = table(players=4, round=1, rows={4: "a b c", 3: "d e f"}).take("P0 buy a", "P1 buy b", "P2 pass")
    assert (t.seat(2).score, t.game.nautilus) == (3, 2)
    t.decides(3, "Turn")
    t.take("P3 buy c", "P0 pass", "P1 buy d", "P3 pass", "P1 pass")
    assert [t.seat(n).score for n in range(4)] == [2, 0, 3, 1]
    assert (t.game.phase, t.game.nautilus) == (B, 2)
    t.decides(2, "FreeWindow")


def test_ne_25_three_seats() -> None:
    """Points 3 2 0."""
    t = table(to_move=1, rows={4: "a b c"}).take("P1 pass", "P2 buy a", "P0 pass", "P2 pass")
    assert [t.seat(n).score for n in range(3)] == [2, 3, 0]
    assert t.game.nautilus == 1


def test_ne_26_two_seat_removal() -> None:
    """Before the holder's turn the dearest card of the leftmost column goes."""
    t = table(players=2, begins=True, rows={1: ". a .", 2: "b c .", 3: "d . .", 4: ". . e"})
    assert t.game.box == ("b",)
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". a .", ". c .", "d . .", ". . e"]
    t.decides(0, "Turn")


def test_ne_27_no_removal_after_the_first_pass() -> None:
    """The new holder has passed and takes no turns, so nothing is removed any more."""
    t = table(players=2, to_move=1, rows={3: "a b c", 4: "d e f"}).take("P1 pass")
    assert (t.seat(1).score, t.game.nautilus) == (3, 1)
    t.take("P0 buy d", "P0 buy e")
    assert (t.row(3), t.row(4), t.game.box) == ("a b c", ". . f", ())
    t.take("P0 pass")
    assert t.seat(0).score == 0


def test_ne_125_what_is_left_on_the_display() -> None:
    """It goes to the box when phase B begins."""
    t = table(players=4, rows={3: "a b .", 4: "c d e"}).take("pass", "pass", "pass", "pass")
    assert t.game.box == ("a", "b", "c", "d", "e")
    assert [t.row(n) for n in (1, 2, 3, 4)] == [". . ."] * 4


def test_ne_131_passing_in_the_next_round() -> None:
    """Nobody has passed when a round begins, and the points are given anew."""
    t = table(round=1).take("P0 pass", "P1 pass", "P2 pass").idle()
    assert (t.game.round, [t.seat(n).passed for n in range(3)]) == (2, [False] * 3)
    t.take("P0 pass")
    assert t.seat(0).score == 3 + 3
