"""Setup, spaces and playing cards (UC 22.2, 22.3)."""

from __future__ import annotations

import pelagia
from pelagia.games.underwater_cities.rules.flow import EndRound
from pelagia.games.underwater_cities.rules.state import NO_CLONING, NOBODY, UnderwaterCities
from pelagia.games.underwater_cities.rules.turns import TURN
from tests.games.underwater_cities.table import table


def start(players: int) -> UnderwaterCities:
    game = pelagia.new("underwater-cities", players, 3)
    assert isinstance(game, UnderwaterCities)
    return game


def keep_all(game: UnderwaterCities) -> None:
    while game.decision and game.decision.kind == "Keep":
        game.choose(game.decision.options[0])


def stocks(game: UnderwaterCities) -> list[tuple[int, ...]]:
    return [tuple(game.seats[seat].stock[:5]) for seat in game.order]


def test_e01_setup_for_four() -> None:
    game = start(4)
    first, second, third, fourth = game.order
    assert stocks(game) == [(1, 1, 1, 2, 0), (1, 1, 1, 2, 0), (1, 1, 1, 3, 0), (1, 2, 1, 3, 0)]
    assert game.track == ((first,), (second,), (third,), (fourth,), ())
    assert (game.tunnel_supply, game.white_supply, game.violet_supply, game.cloner) == (46, 13, 13, NOBODY)
    assert (len(game.large_row), len(game.small_deck)) == (6, 15)
    assert game.view(None)["table"]["small_top"] == game.small_deck[-1]
    keep_all(game)
    assert (len(game.deck), len(game.discard)) == (42, 12)
    assert [len(player.hand) for player in game.seats] == [3] * 4


def test_e02_setup_for_two() -> None:
    game = start(2)
    assert stocks(game) == [(1, 1, 1, 2, 0)] * 2
    assert game.track[:2] == ((game.order[0],), (game.order[1],))
    assert (game.white_supply, game.violet_supply, game.cloner, len(game.spaces)) == (15, 7, NO_CLONING, 12)
    keep_all(game)
    assert (len(game.deck), len(game.discard)) == (54, 6)


def test_e03_setup_for_three() -> None:
    game = start(3)
    assert stocks(game)[2] == (1, 1, 1, 3, 0)
    assert game.track[2] == (game.order[2],)
    assert (game.white_supply, game.violet_supply, len(game.spaces), game.cloner) == (14, 10, 15, NO_CLONING)


def test_e04_order_after_a_round_without_steps() -> None:
    t = table(round=1, steps={1: 4, 2: 3}).do(EndRound())
    assert t.game.order == (2, 1, 0)
    assert t.game.track == ((2, 1, 0), (), (), (), ())


def test_e05_a_space_with_an_off_colour_card() -> None:
    t = table()
    card = t.off("S8")
    t.place("S8", card)
    assert (t.stock, t.discarded, len(t.hand)) == ((1, 2, 0, 0, 0, 0), [card], 3)
    assert not any(written.startswith("place S8") for written in t.offered)


def test_e06_steelplast_first_then_the_assistant() -> None:
    t = table().place("S14")
    assert (t.stock[1], t.offered) == (1, ["part: use action card", "done"])
    t.take("part: use action card", "branch: credit")
    assert (t.stock, t.seat.used) == ((0, 1, 0, 1, 0, 0), ("U0",))


def test_e07_demonstration_uses_the_assistant_first() -> None:
    t = table(hand="29").place("S14", 29).take("card first", "part: use action card", "branch: credit")
    assert (t.stock, t.discarded, t.is_over()) == ((0, 1, 0, 1, 0, 0), ["29"], True)


def test_e08_a_special_card_is_paid_and_claimed() -> None:
    t = table(stock=(0, 0, 0, 3), hand="185").place("S8", 185).take("card first", "pay 3 credits")
    assert (t.claimed, t.stock) == (["185"], (1, 2, 0, 0, 0, 0))


def test_e09_too_few_credits_for_a_special_card() -> None:
    t = table(stock=(0, 0, 0, 2), hand="185").place("S8", 185)
    assert (t.stock, t.game.gone, t.is_over()) == ((1, 2, 0, 2, 0, 0), ("U185",), True)


def test_e10_credits_of_the_space_pay_the_special_card() -> None:
    t = table(stock=(0, 0, 0, 2), hand="187").place("S15", 187)
    assert t.stock[3] == 3  # no tunnel can be paid, so the branch is forced; credit and cards come first
    t.take("part: advance")
    assert t.offered == ["pay 3 credits", "decline"]
    t.take("pay 3 credits")
    assert (t.stock, t.claimed, t.step(), len(t.hand)) == ((0, 0, 0, 0, 0, 0), ["187"], 4, 5)
    t.do(TURN)
    assert (t.kind, t.take(t.offered[0]).kind, t.take(t.offered[0]).kind) == ("DiscardDown", "DiscardDown", "Place")


def spaces(t: object) -> set[str]:
    return {written.split()[1] for written in t.offered}  # type: ignore[attr-defined]


def test_e11_spaces_that_cannot_be_used_are_not_offered() -> None:
    t = table(stock=(0, 0, 0, 5), hand="17 18 14")
    assert spaces(t) == {"S0", "S1", "S3", "S4", "S5", "S8", "S10", "S11", "S12", "S13", "S14", "S15"}
    assert "S10" not in spaces(table(stock=(0, 0, 0, 5), hand="17 18 14", used="assistant"))


def test_e12_biomass_makes_them_usable() -> None:
    t = table(stock=(0, 0, 0, 5, 1), hand="17 18 14")
    assert {"S2", "S6", "S7", "S9"} <= spaces(t)


def test_e13_black_ops_team_pays_before_the_space() -> None:
    t = table(stock=(0, 0, 0, 1), claimed="14", hand="28 15 29")
    assert t.has("place S2 with 28", "place S2 with 29")
    assert not t.has("place S2 with 15")
    t.place("S2", 28).take("at B3-C3")
    assert (t.stock, t.tunnels) == ((0, 0, 0, 0, 0, 0), "B3-C3")


def test_e14_the_always_available_space_has_no_colour() -> None:
    t = table(claimed="14").place("S0", 15)
    assert (t.stock, len(t.hand)) == ((0, 0, 0, 2, 0, 0), 5)


def test_e15_a_payment_that_cannot_be_declined_is_not_asked() -> None:
    t = table(stock=(0, 0, 0, 2), hand="2").place("S2", 2)
    assert t.stock == (0, 2, 0, 1, 0, 0)
    assert sorted(t.offered) == ["at B3-C3", "at C2-C3"]
    assert t.take("at B3-C3").stock == (0, 1, 0, 0, 0, 0)


def test_e16_the_card_leaves_what_the_space_needs() -> None:
    t = (
        table(stock=(0, 1, 1, 1), buildings="C3.1:D", hand="6")
        .place("S2", 6)
        .take("card first", "part: upgrade desalination plant")
    )
    assert (t.buildings, t.stock) == ("C3.1:D*", (0, 1, 0, 1, 0, 0))
    assert t.take("at B3-C3").stock == (0, 0, 0, 0, 0, 0)


def test_e17_only_one_branch_is_possible() -> None:
    assert table().place("S5").stock == (0, 0, 2, 0, 0, 0)


def test_e18_upgrades_as_long_as_there_is_science() -> None:
    t = table(stock=(0, 0, 2), buildings="C3.1:F C3.2:L C3.3:D").place("S5").take("branch: upgrade", "upgrade C3.1")
    assert "done" in t.offered
    t.take("upgrade C3.2")
    assert (t.stock, t.buildings, t.is_over()) == ((0, 0, 0, 0, 0, 0), "C3.1:F* C3.2:L* C3.3:D", True)


def test_e19_never_one_of_each() -> None:
    t = table(2, stock=(1, 1)).place("N2").take("branch: build farm", "at C3.1")
    assert (t.stock, t.is_over()) == ((0, 1, 0, 0, 0, 0), True)


def test_e20_two_different_resources() -> None:
    t = table(2).place("N1")
    assert t.offered == ["part: use action card", "part: gain 2 different"]
    pairs = table(2).place("N1").take("part: gain 2 different")
    assert len(pairs.offered) == 10
    pairs.take("gain kelp, biomass")
    assert (pairs.stock, pairs.offered) == ((1, 0, 0, 0, 1, 0), ["part: use action card", "done"])
    t.take("part: use action card", "branch: credit")
    assert len(t.offered) == 10


def test_e21_kelp_is_forced_without_an_upgrade() -> None:
    t = table(2).place("N6")
    assert (t.stock, len(t.hand), t.is_over()) == ((1, 0, 0, 0, 0, 0), 5, True)


def test_e22_without_an_action_card() -> None:
    t = table(used="assistant")
    assert "S14" in spaces(t)
    assert "S10" not in spaces(t)
    assert t.place("S3").kind == "Special"


def test_e96_the_upgrade_or_the_kelp_but_not_nothing() -> None:
    t = table(2, stock=(0, 0, 1), buildings="C3.1:F").place("N6")
    assert t.offered == ["branch: upgrade", "branch: kelp"]
    t.take("branch: upgrade")
    assert (t.stock, t.buildings, len(t.hand)) == ((0, 0, 0, 0, 0, 0), "C3.1:F*", 5)


def test_e97_an_unseen_tile_counts_for_nothing() -> None:
    for tile in ("M04", "M07", "M11"):
        t = table(stock=(0, 0, 0, 2), hand="200", stock_tiles=["M01", tile]).place("S12", 200)
        assert sorted(t.offered)[0].startswith("at ")  # space first without asking
        t.take("at C3.1", "done")
        assert (t.stock, t.game.small_deck[0]) == ((0, 0, 0, 1, 0, 0), "U200")
        rich = table(stock=(0, 0, 0, 3), hand="200", stock_tiles=["M01", tile]).place("S12", 200)
        assert rich.offered == ["card first", "space first"]


def test_e98_an_ability_may_not_spoil_the_space() -> None:
    t = table(stock=(0, 1, 0, 1), claimed="44", hand="15")
    assert t.offered == ["ability 44: steelplast > kelp", "continue"]
    t.take("continue").place("S2", 15).take("card first")
    assert sorted(t.offered) == ["at B3-C3", "at C2-C3"]
    assert t.take("at B3-C3").stock == (0, 0, 0, 0, 0, 0)


def test_e99_a_special_card_may_be_paid_only_to_have_played_it() -> None:
    """R101."""
    for pays, goods in (("pay 2 credits", (1, 0, 0, 1, 0, 0)), ("decline", (1, 0, 0, 3, 0, 0))):
        t = table(stock=(0, 0, 0, 3), hand="197").place("S13", 197).take("card first")
        assert t.offered == ["pay 2 credits", "decline"]
        t.take(pays)
        assert (t.stock, t.is_over(), bool(t.seat.tucked)) == (goods, True, pays != "decline")
    t = table(stock=(0, 1, 0, 2), hand="197").place("S13", 197).take("card first", "pay 2 credits")
    t.take("part: build city less 1 kelp, 1 steelplast, 1 credit")
    assert sorted(t.offered) == ["at B3", "at C2"]
    t.take("at C2")
    assert (t.stock, t.seat.tucked, t.cities) == ((1, 0, 0, 0, 0, 0), ("U197",), "C2 C3")
