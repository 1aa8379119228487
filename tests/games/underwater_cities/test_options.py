"""Abilities, optional effects and contracts: what a player may do because the print allows it (UC 22.10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pelagia
from pelagia.core.errors import IllegalChoice
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.box import BOX
from pelagia.games.underwater_cities.content.card import TUNNEL, Content
from pelagia.games.underwater_cities.rules.building import FREE
from pelagia.games.underwater_cities.rules.effects import build, on_space
from pelagia.games.underwater_cities.rules.flow import EndRound
from pelagia.games.underwater_cities.rules.state import BLOCKER, UnderwaterCities
from tests.games.underwater_cities.table import Table, table


def pairs(t: Table, space: str) -> list[str]:
    """The cards that are offered with a space."""
    return [written.rpartition(" ")[2] for written in t.offered if written.startswith(f"place {space} ")]


def test_e137_an_ability_may_be_used_in_the_turn_of_its_claim() -> None:
    """P. 8, R103: the new card itself makes the space usable."""
    t = table(stock=(1, 0, 0, 1), hand="44")
    assert pairs(t, "S2") == ["44"]
    t.place("S2", 44).take("at B3-C3")  # card first and the exchange are the only way
    assert (t.stock, t.claimed, t.tunnels) == ((0, 0, 0, 0, 0, 0), ["44"], "B3-C3")
    t = table(stock=(0, 0, 0, 2), hand="45", used="assistant")
    assert pairs(t, "S10") == ["45"]
    t.place("S10", 45).take("at C3.1")
    assert (t.stock, t.buildings) == ((0, 0, 0, 0, 0, 0), "C3.1:D*")
    t = table(era=2, stock=(1, 0, 0, 1), hand="99")
    assert pairs(t, "S2") == ["99"]
    assert t.place("S2", 99).take("at C2-C3").stock == (0, 0, 0, 0, 0, 0)
    assert pairs(table(stock=(0, 0, 0, 1), hand="44"), "S2") == []


def test_e138_an_ability_between_two_pieces() -> None:
    """R25: where it makes the next piece possible, and not otherwise."""
    t = table(stock=(1, 1, 0, 2), claimed="44").take("continue").place("S2").take("at B3-C3")
    assert t.offered == ["done", "ability 44: kelp > steelplast"]
    t.take("ability 44: kelp > steelplast", "at C2-C3")
    assert (t.stock, t.tunnels, t.is_over()) == ((0, 0, 0, 0, 0, 0), "C2-C3 B3-C3", True)
    poor = table(stock=(1, 1, 0, 1), claimed="44").take("continue").place("S2").take("at B3-C3")
    assert poor.offered == ["ability 44: kelp > steelplast", "continue"]  # the block is over
    farms = table(stock=(0, 0, 1, 1), claimed="45", buildings="C3.1:F C3.2:F").take("continue").place("S5")
    farms.take("branch: upgrade", "upgrade C3.1")
    assert farms.offered == ["done", "ability 45: pay 1 credit"]
    farms.take("ability 45: pay 1 credit", "upgrade C3.2")
    assert (farms.stock, farms.buildings) == ((0, 0, 0, 0, 0, 0), "C3.1:F* C3.2:F*")


def test_e139_an_ability_after_what_the_placing_triggers() -> None:
    """R103: 14 gives steelplast, 44 makes it kelp, and that pays for the farm."""
    t = table(claimed="14 44", hand="15 17 18")
    assert pairs(t, "S6") == ["15", "17", "18"]
    t.place("S6", 15).take("at C3.1")
    assert (t.stock, t.buildings) == ((0, 0, 0, 0, 0, 0), "C3.1:F")
    assert pairs(table(claimed="14", hand="15 17 18"), "S6") == []


def test_e140_an_effect_may_be_left_out_after_paying() -> None:
    """P. 9, R101: the card is played and paid for, so it is tucked and counts."""
    t = table(stock=(0, 1, 0, 2), hand="197", metropolises=("BR4", "", "")).place("S13", 197)
    t.take("card first", "pay 2 credits")
    assert t.offered == ["part: build city less 1 kelp, 1 steelplast, 1 credit", "done"]
    t.take("done")
    assert (t.stock, t.seat.tucked, t.cities) == ((1, 1, 0, 0, 0, 0), ("U197",), "C3")


def test_e141_a_new_tunnel_may_lead_to_what_the_space_needs() -> None:
    """UC 6.4: of the tunnels without a bonus only B1-C1 leads to A1-B1, whose science pays for the upgrade."""
    t = table(era=2, stock=(0, 2, 0, 3), tunnels="C2-C3 C1-C2", used="assistant", hand="76", tiles={"S15": 1})
    assert pairs(t, "S10") == ["76"]
    t.place("S10", 76)  # nothing else leads there, so nothing is asked
    assert (t.tunnels, t.stock) == ("C1-C2 C2-C3 A1-B1* B1-C1", (0, 0, 0, 0, 0, 0))


def test_e142_a_new_tunnel_may_lead_to_a_metropolis() -> None:
    t = table(
        era=2,
        stock=(0, 2, 0, 3),
        tunnels="B3-C3",
        used="assistant",
        hand="76",
        tiles={"S15": 1},
        metropolises=("", "M08", ""),
    )
    assert pairs(t, "S10") == ["76"]
    t.place("S10", 76)
    assert (t.tunnels, t.stock) == ("A3-B3 B3-C3 A3-MR*", (0, 2, 1, 1, 0, 0))


def changed(card: str) -> Content:
    """The box with a card that makes S8 a space for a tunnel."""
    cards = {**BOX.cards, card: replace(BOX.cards[card], effects=(on_space("S8", build(TUNNEL)),))}
    return replace(BOX, cards=cards)


def test_e143_a_changed_space_is_tested_although_its_print_is_always_usable() -> None:
    """R65."""
    for goods, offered in (((), []), ((0, 1, 0, 1), ["15", "16", "17"])):
        t = table(stock=goods, claimed="49", hand="15 16 17")
        t.game.content = changed("U49")
        t.game.advance()
        assert pairs(t, "S8") == offered
    t = table(hand="47 15 16")
    t.game.content = changed("U47")
    t.game.advance()
    t.place("S8", 47)  # the card first would leave nothing to do on the space
    assert (t.stock, t.claimed) == ((1, 2, 0, 0, 0, 0), ["47"])


def test_e144_a_contract_may_be_left_open() -> None:
    """P. 18, R87: K7 has a step, so it is asked; declined it is asked again after the next piece."""
    t = table(stock=(0, 2, 0, 2), tunnels="C2-C3 C1-C2 B3-C3 A3-B3", metropolises=("", "M07", "M04"), contracts="K7")
    t.place("S2").take("at A3-MR", "at C1-ML")
    assert t.offered == ["claim K7", "decline"]
    other = Table(t.game.clone()).take("claim K7")
    assert (other.seat.contracts, other.step(), other.stock) == (("K7",), 4, (0, 1, 0, 2, 0, 8))
    t.take("decline")
    assert (t.game.contracts, t.seat.contracts, t.step()) == (("K7",), (), 0)
    t.do(build(TUNNEL, cost=FREE)).take("at B2-C2")
    assert t.offered == ["claim K7", "decline"]


@pytest.mark.parametrize(("round", "deck", "gone"), [(3, "U47", "U124"), (4, "U47", "U70"), (7, "U70", "U124")])
def test_e145_the_fourth_blocker_comes_from_the_deck_of_the_era_that_ends(round: int, deck: str, gone: str) -> None:
    """P. 19, R91."""
    t = table(1, round=round, era=2 if round == 7 else 1)
    t.game.deck += (deck,)
    t.game.waiting = ((gone,),)
    t.do(EndRound())
    assert t.game.discard == (deck,)
    assert t.game.tiles.count(BLOCKER) == 4


def test_e146_blue_metropolises_by_choice() -> None:
    """16.4, p. 6: each owner says which of the two lies on MR."""
    game = pelagia.new("underwater-cities", 2, seed=1, options={"blue_metropolises": "choice"})
    assert isinstance(game, UnderwaterCities)
    dealt = [player.metropolises[1:] for player in game.seats]
    for decision, (first, second) in zip(game.decisions, dealt, strict=True):
        assert [option.written for option in decision.options] == [f"blue {first} at MR", f"blue {second} at MR"]
    game.choose(f"blue {dealt[0][1]} at MR", seat=0)
    game.choose(f"blue {dealt[1][0]} at MR", seat=1)
    assert [player.metropolises[1:] for player in game.seats] == [dealt[0][::-1], dealt[1]]
    assert pelagia.new("underwater-cities", 2, seed=1).decisions[0].kind != "BlueTile"


def why(t: Table, answer: str) -> Text:
    """Why an answer is refused."""
    with pytest.raises(IllegalChoice) as refused:
        t.take(answer)
    return refused.value.text


def test_the_window_before_the_space_says_why_it_cannot_be_left() -> None:
    """6.4 no. 6: two abilities make S2 usable, and one of them must be used."""
    t = table(era=2, stock=(1, 0, 0, 1), claimed="44 99", hand="15").take("continue").place("S2", 15)
    assert t.offered == ["ability 44: kelp > steelplast", "ability 99: pay 1 kelp"]
    assert why(t, "continue") == Text("underwater-cities-why-continue", space=Ref("S2"))


def test_a_contract_that_is_not_met_says_so() -> None:
    t = table(stock=(0, 2, 0, 2), tunnels="C2-C3 C1-C2 B3-C3 A3-B3", metropolises=("", "M07", "M04"), contracts="K7 K1")
    t.place("S2").take("at A3-MR", "at C1-ML")
    assert why(t, "claim K1") == Text("underwater-cities-why-claim", contract=Ref("K1"))
    assert why(t, "trigger K7").id == "error-illegal-choice"
