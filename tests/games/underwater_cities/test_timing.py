"""Timing, triggers, performing, cloning (UC 22.6)."""

from __future__ import annotations

from typing import Any

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.core.state import put
from pelagia.games.underwater_cities.content.card import FINAL, OCCUPIED_BY_OTHER, PRODUCTION
from pelagia.games.underwater_cities.rules.spaces import Perform
from pelagia.games.underwater_cities.rules.state import NOBODY
from pelagia.games.underwater_cities.rules.turns import PLACE
from tests.games.underwater_cities.table import Table, table

FIRST = ("card first", "space first")


def test_e53_first_example_of_the_rulebook() -> None:
    t = table(stock=(0, 1, 1), claimed="37 34", used="assistant", buildings="C3.1:L").place("S10")
    assert t.offered == ["part: use action card", "part: build and upgrade"]
    t.take("part: build and upgrade")
    assert {"at C3.2", "at C3.3", "at B3.1", "at C2.1"} <= {*t.offered}
    t.take("at C3.2")
    assert (t.stock, t.buildings) == ((0, 0, 0, 1, 0, 0), "C3.1:L C3.2:L*")
    assert t.offered == ["part: use action card", "done"]
    t.take("part: use action card")
    assert t.offered == ["part: build", "done"]
    t.take("part: build", "at C3.3")
    assert (t.stock, t.buildings, len(t.hand)) == ((0, 0, 0, 0, 0, 0), "C3.1:L C3.2:L* C3.3:D", 4)


def test_e54_second_example_of_the_rulebook() -> None:
    t = table(stock=(0, 1, 1, 1), steps={0: 4}, claimed="19", used="assistant", hand="28").place("S10", 28)
    assert t.offered == ["part: use action card", "part: build and upgrade"]
    t.take("part: build and upgrade")
    assert t.offered == ["kind: desalination plant", "kind: laboratory", "kind: tunnel"]
    t.take("kind: tunnel", "at C2-C3")
    assert t.offered == ["part: use action card", "done"]
    t.take("part: use action card")
    assert (t.step(), t.stock[3], t.offered) == (3, 1, ["part: build", "done"])
    t.take("part: build", "at C3.1")
    assert (t.stock, t.tunnels, t.buildings) == ((1, 0, 0, 0, 0, 0), "C2-C3*", "C3.1:D")
    assert (t.seat.used, t.discarded) == (("U0", "U19"), ["28"])


def test_e55_the_second_tunnel_of_a_turn() -> None:
    t = table(stock=(0, 2, 0, 2), claimed="47").place("S2").take("at B3-C3", "at C2-C3")
    assert t.stock == (0, 0, 1, 0, 0, 0)


def test_e56_the_second_laboratory_of_a_city() -> None:
    t = table(stock=(0, 2), claimed="37", buildings="C3.1:L").place("S9").take("at C3.2", "at C3.3")
    assert t.stock == (0, 0, 0, 1, 0, 0)


def test_e57_not_at_an_unconnected_city() -> None:
    t = table(stock=(0, 1), claimed="37", cities="C3 B3", buildings="B3.1:L").place("S9").take("at B3.2")
    assert t.stock == (0, 0, 0, 0, 0, 0)


def test_e58_once_per_turn() -> None:
    t = table(stock=(2,), claimed="44")
    assert t.offered == ["ability 44: kelp > steelplast", "continue"]
    t.take("ability 44: kelp > steelplast")
    assert (t.stock, t.kind) == ((1, 1, 0, 0, 0, 0), "Place")
    assert t.place("S8").is_over()  # nor in a later window


def test_e59_two_upgrades_paid_differently() -> None:
    t = table(era=2, stock=(0, 0, 1, 1), buildings="C3.1:F C3.2:F", hand="88").place("S1", 88).take("card first")
    t.take("part: upgrade farm", "upgrade C3.1")
    assert sorted(t.offered) == ["pay 1 credit", "pay 1 science"]
    t.take("pay 1 credit")
    assert t.offered == ["upgrade C3.2", "done"]
    t.take("upgrade C3.2")
    assert (t.stock, t.buildings) == ((1, 1, 1, 0, 0, 0), "C3.1:F* C3.2:F*")


def test_e60_performing_an_available_space() -> None:
    t = table(stock=(0, 0, 0, 1), hand="9").place("S14", 9).take("card first", "pay 1 credit")
    assert not {"perform S14", "perform S0"} & {*t.offered}
    t.take("perform S8")
    assert (t.stock, t.offered) == ((1, 3, 0, 0, 0, 0), ["part: use action card", "done"])
    t.take("done")
    assert any(written.split()[1] == "S8" for written in t.offered)


def test_e61_cloning() -> None:
    t = table(4, stock=(0, 1, 0, 2), tiles={"S2": 1}).take("clone S2 with 16", "at C2-C3")
    assert t.stock == (0, 0, 0, 0, 0, 0)
    assert t.game.view(0)["table"]["spaces"][11]["tiles"] == [1, 0]
    for player in t.game.seats[1:]:
        player.stock = (5,) * 6
    t.game.tiles = put(t.game.tiles, t.game.spaces.index("S8"), 3)
    for seat in (1, 2, 3):
        assert not any(option.written.startswith("clone") for option in PLACE.options(t.game, seat))
    t.game.cloner = NOBODY
    assert "clone S8 with 62" in [option.written for option in PLACE.options(t.game, 1)]


def test_e62_the_credit_is_paid_first() -> None:
    t = table(4, stock=(0, 1, 0, 1), tiles={"S2": 1})
    assert not any(written.startswith("clone") for written in t.offered)


def test_e63_no_cloning_with_three() -> None:
    t = table(stock=(0, 1, 0, 9), tiles={"S2": 1})
    assert not any(written.startswith("clone") for written in t.offered)


def test_e64_dock_rights() -> None:
    t = table(stock=(0, 3, 0, 3), claimed="49").place("S2").take("at B3-C3", "at C2-C3", "at A3-B3")
    assert (t.stock, t.is_over()) == ((0, 0, 0, 1, 0, 0), True)


def test_e112_the_third_tunnel_does_not_fire_again() -> None:
    """R61."""
    t = table(stock=(0, 3, 0, 3), claimed="49 47").place("S2").take("at B3-C3", "at C2-C3", "at A3-B3")
    assert t.stock == (0, 0, 1, 1, 0, 0)


def test_e113_a_space_gives_steelplast_once() -> None:
    """R62: the space's own text, not an action card used through it; a performed space too."""
    assert table(claimed="46").place("S8").stock[5] == 1
    t = table(claimed="46").place("S14").take("part: use action card", "branch: steelplast")
    assert (t.stock[1], t.stock[5]) == (2, 1)
    t = table(stock=(0, 0, 0, 1), claimed="46", hand="9").place("S13", 9).take("card first", "pay 1 credit")
    assert t.take("perform S8").stock == (2, 2, 0, 0, 0, 1)


def test_e114_own_and_others_tiles() -> None:
    """10 no. 6, R66: a space with an own tile is not occupied by another."""
    t = table(4, era=2, hand="74", stock=(0, 0, 0, 3), tiles={"S8": 1, "S1": 0, "S2": 2}).place("S14", 74)
    t.take("card first", "part: perform")
    assert t.stock == (1, 3, 0, 3, 0, 0)  # only S8 could be performed: S2 has no payable tunnel, S1 is mine
    t = table(4, era=2, hand="74", tiles={"S8": 1, "S6": 2}).do()
    t.game.cloner, t.game.cloned = 0, t.game.spaces.index("S8")
    assert PLACE.options(t.game, 0)
    assert not Perform(OCCUPIED_BY_OTHER).can(t.game, 0)  # my second tile lies on S8
    assert Perform(OCCUPIED_BY_OTHER).can(t.game, 3)


def test_e115_a_permanent_card_works_from_its_claim_on() -> None:
    """9.2, R70: also later in the same turn, not before."""
    t = table(stock=(0, 2, 0, 1), hand="40").place("S7", 40).take("card first", "at B3-C3")
    assert t.stock[3] == 1
    feast = [table(era=3, stock=(1, 2, 0, 1), hand="157").place("S13", 157).take(first) for first in FIRST]
    points = [t.take("branch: build city", "at C2").stock[5] for t in feast]
    assert points == [2, 0]


def test_e116_first_upgrade_of_a_turn_only() -> None:
    """`limit=1`."""
    t = table(stock=(0, 0, 3), claimed="198", buildings="C3.1:F C3.2:F C3.3:F").place("S5").take("branch: upgrade")
    t.take("upgrade C3.1", "upgrade C3.2", "upgrade C3.3")
    assert t.stock == (0, 0, 0, 0, 0, 1)


def test_e117_a_metropolis_with_a_choice() -> None:
    """12 no. 2, D22, R97: M11 may build two buildings, or be declined."""
    t = table(stock=(0, 1, 0, 1), tunnels="B3-C3 A3-B3", metropolises=("", "M11", "")).place("S2").take("at A3-MR")
    assert t.offered == ["trigger M11", "decline"]
    t.take("trigger M11", "kind: farm", "at C3.1")
    assert "done" in t.offered
    t.take("kind: laboratory", "at C3.2")
    assert (t.buildings, t.is_over()) == ("C3.1:F C3.2:L", True)


def test_e118_an_upgrade_by_a_trigger_counts_as_done() -> None:
    """R97: M10 upgrades the new tunnel, and S10 takes no science."""
    t = table(stock=(0, 1, 1, 1), tunnels="B3-C3* A3-B3*", metropolises=("", "M10", ""), used="assistant").place("S10")
    t.take("kind: tunnel", "at A3-MR", "trigger M10")
    assert (t.stock, t.is_over()) == ((0, 0, 1, 0, 0, 1), True)


def test_e119_declining_a_match_is_not_off_colour() -> None:
    """R22."""
    t = table(stock=(0, 0, 1), claimed="14", hand="6", buildings="C3.1:D").place("S1", 6).take("space first", "done")
    assert t.stock == (1, 1, 2, 0, 0, 0)


def test_e120_a_performed_space_may_need_an_action_card() -> None:
    """R67."""
    t = table(stock=(0, 0, 0, 1), hand="9").place("S13", 9).take("card first", "pay 1 credit", "perform S14")
    assert t.offered == ["part: use action card", "done"]
    t.take("part: use action card", "branch: credit")
    assert t.stock == (1, 1, 0, 1, 0, 0)


def test_e130_an_ability_inside_the_card_block_may_not_spoil_the_space() -> None:
    """UC 6.4 no. 4: also where the card itself takes nothing away."""
    t = table(era=2, stock=(0, 1, 0, 1), claimed="44 19", used="assistant 19", hand="92")
    t.take("continue").place("S2", 92).take("card first")
    assert t.offered == ["part: ready", "done"]
    t.take("done")
    assert sorted(t.offered) == ["at B3-C3", "at C2-C3"]


def test_e131_a_trigger_may_be_the_only_way_to_the_upgrade() -> None:
    """R97, UC 6.4: no science, but the metropolis upgrades the new tunnel, so build and upgrade is possible."""
    t = table(stock=(0, 1, 0, 1), tunnels="B3-C3 A3-B3", metropolises=("", "M10", ""), used="assistant").place("S10")
    assert (t.stock, t.tunnels) == ((0, 0, 0, 0, 0, 1), "A3-B3 B3-C3 A3-MR")
    assert t.offered == ["upgrade A3-B3", "upgrade B3-C3", "upgrade A3-MR"]
    other = Table(t.game.clone()).take("upgrade A3-MR")
    assert other.offered == ["upgrade A3-B3", "upgrade B3-C3", "done"]
    t.take("upgrade B3-C3")  # now only the new tunnel is left
    assert (t.stock, t.tunnels, t.is_over()) == ((0, 0, 0, 0, 0, 1), "A3-B3 B3-C3* A3-MR*", True)


FULL = " ".join(f"{city}.{n}:D*" for city in ("C3", "C2", "B3") for n in (1, 2, 3))


def test_e132_a_card_may_open_the_sites_that_the_space_needs() -> None:
    """UC 6.4 no. 2: all sites are taken, and credits for a tunnel are missing; the card's city opens new sites."""
    t = table(era=2, stock=(2, 2, 1), buildings=FULL, used="assistant", hand="77")
    assert [written for written in t.offered if "S10" in written] == ["place S10 with 77"]
    t.place("S10", 77).take("at B3")
    assert {site.partition(".")[0] for site in t.offered} == {"at A3", "at B2"}
    t.take("at A3.1")
    assert (t.stock, t.buildings[:6]) == ((0, 0, 0, 0, 0, 0), "A3.1:F")


def test_e133_a_card_may_build_what_an_action_card_needs() -> None:
    """UC 6.4 no. 2: nothing could be built on the space or upgraded before the card built on an expansion site."""
    t = table(era=2, stock=(1, 0, 1), buildings=FULL, claimed="107", used="assistant", hand="25")
    assert [written for written in t.offered if "S10" in written] == ["place S10 with 25"]
    t.place("S10", 25).take("at C3.x")
    assert (t.stock, t.buildings[-6:], t.is_over()) == ((0, 0, 0, 0, 0, 0), "3.x:F*", True)


def test_e134_a_compulsory_step_comes_before_what_is_asked() -> None:
    """UC 7.7, 17.1: the credit of the track is there when the metropolis builds, and may pay a surcharge."""
    t = table(
        board=5,
        stock=(0, 1, 0, 1),
        tunnels="C2-C3 C1-C2 C1-ML B3-C3 A3-B3",
        metropolises=("", "M11", "M04"),
        contracts="K7",
        steps={0: 4},
    )
    t.place("S2").take("at A3-MR")
    assert t.offered == ["trigger M11", "claim K7", "decline"]
    t.take("claim K7")
    assert (t.offered, t.step(), t.stock) == (["trigger M11", "decline"], 3, (0, 0, 0, 3, 0, 3))


def test_e135_a_trigger_may_pay_what_the_space_needs() -> None:
    """UC 6.4 no. 2: the card's city brings the credit for the tunnel, together with a card of the deck."""
    t = table(era=2, stock=(1, 3), claimed="95", hand="77")
    assert [written for written in t.offered if "S7" in written] == ["place S7 with 77"]
    t.place("S7", 77).take("at C2", "at C2-C3")
    assert (t.stock, t.cities, t.tunnels) == ((0, 0, 0, 0, 0, 0), "C2 C3", "C2-C3")


def obvious(t: Table) -> Any:
    decision = t.game.decision
    assert decision is not None
    return decision.plain_own(t.game).get("obvious")


def test_what_is_only_claimed_is_obviously_first() -> None:
    """It takes nothing, and a discount or an action card may help with the space at once."""
    assert obvious(table(stock=(0, 3, 3), hand="15").place("S5", 15)) == "card first"


def test_an_instant_is_asked_for() -> None:
    t = table(stock=(0, 0, 1), claimed="14", hand="6", buildings="C3.1:D").place("S1", 6)
    assert (t.offered, obvious(t)) == ([*FIRST], None)


def test_a_card_that_costs_or_needs_room_is_asked_for() -> None:
    t = table(stock=(0, 0, 0, 1), hand="9").place("S13", 9)
    assert (t.offered, obvious(t)) == ([*FIRST], None)


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_done_after_the_space_can_be_done_after_the_obvious_card(seed: int) -> None:
    """The same answers lead to the same position, where the card itself changes nothing yet."""
    game, random, seen = pelagia.new("underwater-cities", 3, seed=seed), Rng(seed), 0
    while decision := game.decision:
        cards = game.content.cards
        if decision.plain_own(game).get("obvious") and cards[game.played].type in (PRODUCTION, FINAL):
            first, second = game.clone(), game.clone()
            first.choose("card first")
            second.choose("space first")
            turn = game.active
            while (asked := second.decision) and second.active == turn:
                written = asked.options[random.below(len(asked.options))].written
                first.choose(written)
                second.choose(written)
            assert first == second
            seen += 1
        game.choose(decision.options[random.below(len(decision.options))])
    assert seen
