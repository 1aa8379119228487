"""The Federation track, special cards and action cards (UC 22.5)."""

from __future__ import annotations

from typing import Any

from pelagia.games.underwater_cities.rules.effects import look
from pelagia.games.underwater_cities.rules.flow import EndEra, EndRound
from tests.games.underwater_cities.table import table

FOUR: dict[str, Any] = {"claimed": "19 192 193", "used": "192"}


def test_e42_every_space_entered_gives_its_bonus() -> None:
    t = table(steps={0: 4}, claimed="35").place("S11").take("advance 2")
    assert (t.stock, t.step()) == ((0, 1, 0, 2, 0, 0), 2)


def test_e43_on_top_of_the_stack() -> None:
    t = table(steps={0: 4, 1: 3}).place("S11")
    assert t.offered == ["advance 2", "advance 1"]
    t.take("advance 1")
    assert (t.stock[3], t.game.track[2]) == (1, (1, 0))
    assert t.do(EndRound()).game.order == (0, 1, 2)


def test_e44_digging() -> None:
    t = table(small="191 192 194 195 196 198", used="assistant").place("S3").take("dig")
    assert sorted(t.offered) == ["keep 192", "keep 194", "keep 195"]
    t.take("keep 194", "under first 192")
    assert t.game.small_deck[::-1] == ("U196", "U198", "U191", "U192", "U195")
    assert "194" in t.hand
    assert t.game.view(1)["table"]["small_top"] == "U196"
    shown = str([event for event in t.game.events or [] if event.only is None])
    assert not any(id in shown for id in ("U192", "U194", "U195"))


def test_e45_an_off_colour_special_card_goes_under_the_deck() -> None:
    t = table(hand="194").place("S8", 194)
    assert t.game.small_deck[0] == "U194"


def test_e46_a_paid_instant_is_tucked() -> None:
    t = table(stock=(0, 0, 0, 1), hand="199").place("S1", 199).take("card first", "pay 1 credit")
    assert (t.stock, t.seat.tucked) == ((1, 1, 1, 4, 0, 0), ("U199",))


def test_e47_a_fifth_action_card() -> None:
    t = table(hand="34", **FOUR).place("S1", 34).take("card first")
    assert t.offered == ["replace assistant", "replace 19", "replace 192", "replace 193", "decline"]
    t.take("replace 19", "use replaced 19")
    assert (t.step(), t.claimed, t.discarded) == (4, ["192", "193", "34"], ["19"])
    assert t.seat.used == ("U192",)  # the new card is ready
    assert t.stock == (1, 1, 1, 0, 0, 0)


def test_e48_a_used_card_is_replaced() -> None:
    t = table(hand="34", **FOUR).place("S1", 34).take("card first", "replace 192")
    assert (t.game.small_deck[0], t.is_over(), t.seat.used) == ("U192", True, ())


def test_e49_declining_the_claim() -> None:
    t = table(hand="34", **FOUR).place("S1", 34).take("card first", "decline")
    assert (t.discarded, t.claimed) == (["34"], ["19", "192", "193"])


def test_e50_a_card_is_used_in_the_turn_of_its_claim() -> None:
    t = table(stock=(0, 1, 0, 1), hand="19").place("S14", 19).take("card first", "part: use action card", "use 19")
    assert t.stock == (0, 2, 0, 1, 0, 0)
    t.take("part: advance", "part: build", "kind: tunnel", "at B3-C3")
    assert (t.stock, t.seat.used, t.is_over()) == ((0, 1, 0, 0, 0, 0), ("U19",), True)


def test_e51_a_used_card_becomes_ready_again() -> None:
    t = table(era=2, claimed="19", used="19", hand="91").place("S10", 91).take("card first")
    assert t.stock[3] == 1
    t.take("part: ready")
    assert t.seat.used == ()
    assert t.has("use 19")


def test_e52_action_cards_are_ready_in_a_new_era() -> None:
    t = table(claimed="19", used="assistant 19").do(EndEra())
    assert t.seat.used == ()


def test_e105_a_declined_or_special_fifth_card_costs_nothing() -> None:
    """9.6: first D20, then D19."""
    t = table(stock=(0, 0, 0, 1), hand="201", claimed="19 34 192").place("S8", 201).take("card first", "replace 19")
    assert t.offered == ["pay 1 credit", "decline"]
    t.take("decline")
    assert (t.claimed, t.stock[3], t.game.small_deck[0]) == (["19", "34", "192"], 1, "U201")
    poor = table(hand="201", claimed="19 34 192").place("S8", 201)
    assert poor.is_over()


def test_e106_a_replaced_assistant_leaves_the_game() -> None:
    """R48; its action may be used, and that counts as using an action card (R69)."""
    t = table(hand="34", claimed="19 192 193 97").place("S1", 34).take("card first", "replace assistant")
    t.take("use replaced assistant", "branch: credit")
    assert (t.game.gone, t.stock) == (("U0",), (2, 1, 1, 1, 0, 0))


def test_e107_the_small_deck_turns_up_what_is_put_under_an_empty_one() -> None:
    """R51, R52: dig needs two cards."""
    t = table(hand="194", small="195", used="assistant").place("S3")
    assert t.has("take top")
    assert not t.has("dig")
    t.take("take top")
    t = table(hand="194")
    t.game.small_deck = ()
    assert t.place("S8", 194).game.view(1)["table"]["small_top"] == "U194"


def test_e108_no_special_card_at_all() -> None:
    """D15: the part is skipped, the space is not offered."""
    t = table(used="assistant")
    t.game.small_deck, t.game.large_row = (), ()
    t.game.advance()
    assert not any(written.split()[1] == "S3" for written in t.offered)


def test_e109_an_empty_deck_is_shuffled_anew() -> None:
    """9.8; both empty: no card is drawn."""
    t = table()
    t.game.deck, t.game.discard = (), ("U1", "U2")
    t.place("S0", 15)
    assert len(t.hand) == 5
    t = table()
    t.game.deck = ()
    assert len(t.place("S8", 15).hand) == 3  # the played card itself was shuffled and drawn again


def test_e110_looking_keeps_one_and_discards_the_rest() -> None:
    t = table().do(look(3, keep=1))
    first, *rest = t.offered
    t.take(first)
    assert t.discarded == [written.removeprefix("keep ") for written in rest]
    assert t.hand[-1] == first.removeprefix("keep ")


def test_e111_further_steps_on_the_top_space() -> None:
    """11.1: a point each, and the marker goes on top."""
    t = table(steps={0: 1, 1: 1}).place("S11").take("advance 2")
    assert (t.stock[5], t.game.track[4]) == (2, (1, 0))


def test_e136_what_the_use_of_an_action_card_triggers_may_pay_for_it() -> None:
    """9.5 no. 2: card 97 gives 1 kelp, and 192 builds with it."""
    t = table(claimed="97 192", used="assistant", hand="15 17 18").take("place S10 with 15")
    assert t.stock == (1, 0, 0, 0, 0, 0)
    assert "at C3.x" in t.offered
    without = table(claimed="192", used="assistant", hand="15 17 18")
    assert "place S10 with 15" not in without.offered
    t = table(claimed="97 192 19 193", used="19 193", hand="34 16 17")
    t.take("place S1 with 34", "card first", "replace 192")
    assert t.offered == ["use replaced 192", "decline"]
    assert t.take("use replaced 192").stock[0] == 1
    t = table(claimed="192", used="assistant", hand="97 17 18").take("place S10 with 97")
    assert (t.stock, t.claimed) == ((1, 0, 0, 0, 0, 0), ["192", "97"])
