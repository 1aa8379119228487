"""Underwater Cities: a refusal tells the true reason or none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pelagia.core.state import drop, put
from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import CRED
from pelagia.games.underwater_cities.rules.contracts import is_met
from pelagia.games.underwater_cities.rules.goods import only, without
from pelagia.games.underwater_cities.rules.spaces import action_of
from pelagia.games.underwater_cities.rules.state import NOBODY, UnderwaterCities
from tests.games.reasons import Refusal, refusals, refuse, slips, walk
from tests.games.underwater_cities.table import Table, table
from tests.text.rendering import broken

VERBS = {2: ("place",), 4: ("place", "clone")}


def tile(refusal: Refusal) -> int:
    """Whose tile lies on the space that an answer names."""
    game, space = refusal.game, refusal.named.partition(" ")[0]
    owner: int = game.tiles[game.spaces.index(space)]
    return owner


def is_useful(refusal: Refusal) -> bool:
    return action_of(refusal.game, refusal.who, refusal.named.partition(" ")[0]).can(refusal.game, refusal.who)


def may_clone(refusal: Refusal) -> bool:
    return refusal.game.cloner == NOBODY and tile(refusal) not in (NOBODY, refusal.who)


def credits(refusal: Refusal) -> int:
    stock: int = refusal.game.seats[refusal.who].stock[CRED]
    return stock


def is_useless_clone(refusal: Refusal) -> bool:
    """Nothing but a use for the space is missing: without the price there may be one."""
    clone = refusal.game.clone()
    player = clone.seats[refusal.who]
    player.stock = without(player.stock, only(CRED))
    return may_clone(refusal) and credits(refusal) > 0 and not is_useful(refusal._replace(game=clone))


TRUE: dict[str, Callable[[Refusal], bool]] = {
    "occupied": lambda refusal: tile(refusal) != NOBODY,
    "useless": lambda refusal: tile(refusal) == NOBODY and not is_useful(refusal),
    "cloned": lambda refusal: refusal.game.cloner >= 0,
    "clone-free": lambda refusal: refusal.game.cloner == NOBODY and tile(refusal) == NOBODY,
    "clone-own": lambda refusal: refusal.game.cloner == NOBODY and tile(refusal) == refusal.who,
    "clone-credit": lambda refusal: may_clone(refusal) and credits(refusal) == 0,
    "clone-useless": is_useless_clone,
    "continue": lambda refusal: (
        not action_of(refusal.game, refusal.who, refusal.game.space).can(refusal.game, refusal.who)
    ),
    "claim": lambda refusal: (
        refusal.named in refusal.game.contracts and not is_met(refusal.game, refusal.who, refusal.named)
    ),
    "claimed": lambda refusal: any(refusal.named in player.contracts for player in refusal.game.seats),
}


def test_reasons_are_true() -> None:
    """At every decision, for options that the game has at another time."""
    told = set()
    for players, contracts in ((1, False), (2, False), (4, True)):
        for refusal in refusals("underwater-cities", players, seed=players, each=12, contracts=contracts):
            if refusal.reason:
                assert TRUE[refusal.why](refusal), refusal
                told.add(refusal.why)
    assert {"occupied", "useless", "cloned", "clone-free"} <= told


@pytest.mark.parametrize("players", [2, 4])
def test_every_space_with_every_card_in_hand(players: int) -> None:
    """A pair that is not on offer always has a reason, as long as there is a cloning tile."""
    told = set()
    for game, decision in walk("underwater-cities", players, players, {}):
        if decision.kind == "Place" and isinstance(game, UnderwaterCities):
            hand = [card[1:] for card in game.seats[decision.seat].hand]
            pairs = [f"{verb} {space} with {card}" for verb in VERBS[players] for space in game.spaces for card in hand]
            for refusal in [refuse(game, decision, pair) for pair in pairs if decision.find(pair) is None]:
                assert TRUE[refusal.why](refusal), refusal
                told.add(refusal.why)
    clones = {"cloned", "clone-free", "clone-own", "clone-credit", "clone-useless"} if players == 4 else set()
    assert told == {"occupied", "useless", *clones}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_slips_are_not_explained_by_a_rule(players: int) -> None:
    assert [slip for slip in slips("underwater-cities", players, seed=players, each=400) if slip.reason] == []


def why(t: Table, answer: str) -> Text | None:
    decision = t.game.decision
    assert decision
    reason = refuse(t.game, decision, answer).reason
    assert broken("underwater-cities", [reason] if reason else []) == []
    return reason


def test_why_a_space_cannot_be_cloned() -> None:
    """One reason, the one that holds."""
    t = table(4, stock=(0, 0, 0, 1), tiles={"S2": 1, "S3": 0}, hand="15")
    reasons = {space: why(t, f"clone {space} with 15") for space in ("S1", "S2", "S3")}
    whys = ("clone-free", "clone-useless", "clone-own")
    assert list(reasons.values()) == [
        Text(f"underwater-cities-why-{why}", space=Ref(space)) for space, why in zip(reasons, whys, strict=True)
    ]
    t.seat.stock = put(t.seat.stock, CRED, 0)
    assert why(t, "clone S2 with 15") == Text("underwater-cities-why-clone-credit", space=Ref("S2"))
    t.game.cloner = 2
    assert why(t, "clone S2 with 15") == Text("underwater-cities-why-cloned", space=Ref("S2"))
    assert why(table(3, tiles={"S2": 1}, hand="15"), "clone S2 with 15") is None  # there is no cloning tile


def test_a_contract_that_somebody_has() -> None:
    t = table(stock=(0, 2, 0, 2), tunnels="C2-C3 C1-C2 B3-C3 A3-B3", metropolises=("", "M07", "M04"), contracts="K7 K1")
    t.place("S2").take("at A3-MR", "at C1-ML")
    assert why(t, "claim K1") == Text("underwater-cities-why-claim", contract=Ref("K1"))
    for answer in ("claim K2", "K1", "claim", "claim k1", "claim K99"):
        assert why(t, answer) is None
    t.game.contracts = drop(t.game.contracts, "K1")
    t.game.seats[1].contracts += ("K1",)
    assert why(t, "claim K1") == Text("underwater-cities-why-claimed", contract=Ref("K1"))
