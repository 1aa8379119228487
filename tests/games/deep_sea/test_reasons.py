"""Deep Sea: a refusal tells the true reason or none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pelagia.core.state import put
from pelagia.core.text import Ref, Text
from pelagia.games.deep_sea.rules.effects import gain, travel
from pelagia.games.deep_sea.rules.flow import recruitment
from pelagia.games.deep_sea.rules.tokens import Bonus
from tests.games.deep_sea.table import Table, bench
from tests.games.reasons import Refusal, refusals, refuse, slips
from tests.text.rendering import broken


def has_token(refusal: Refusal) -> bool:
    return bool(refusal.named.split()[0] in refusal.game.seats[refusal.who].tokens)


def is_action(refusal: Refusal) -> bool:
    token, side = refusal.named.split()
    return side == "effect" and not isinstance(refusal.game.content.tokens[token].effect, Bonus)


def acted(refusal: Refusal) -> bool:
    return bool(refusal.game.main_used or refusal.game.token_used)


def is_too_high(refusal: Refusal) -> bool:
    """It lies in the tray, and its tier is above the level; both numbers are the true ones."""
    game, n, have = refusal.game, refusal.number("n"), refusal.number("have")
    tops = [slot[-1] for slot in game.slots if slot]
    lies = refusal.named in tops or game.stock[game.content.models.index(refusal.named)] > 0
    return bool(lies and n == game.content.crew[refusal.named].tier > have == recruitment(game, refusal.who))


def can_with_a_disc(refusal: Refusal) -> bool:
    """Discs are what is missing, and nothing else."""
    clone = refusal.game.clone()
    clone.seats[refusal.who].staging, clone.main_used = 1, False
    return refusal.offers(clone)


TRUE: dict[str, Callable[[Refusal], bool]] = {
    "main": lambda refusal: refusal.game.main_used and can_with_a_disc(refusal),
    "staging": lambda refusal: (
        not refusal.game.main_used and not refusal.game.seats[refusal.who].staging and can_with_a_disc(refusal)
    ),
    "pass": acted,
    "tokens": lambda refusal: acted(refusal) and len(refusal.game.seats[refusal.who].tokens) > 1,
    "tier": is_too_high,
    "no-token": lambda refusal: not has_token(refusal),
    "token-turn": lambda refusal: has_token(refusal) and refusal.game.turn != refusal.who,
    "token-action": lambda refusal: has_token(refusal) and refusal.game.turn == refusal.who and is_action(refusal),
    "token-here": lambda refusal: has_token(refusal) and refusal.game.turn == refusal.who and not is_action(refusal),
    "refill": lambda refusal: all(slot[-1:] != [refusal.named] for slot in refusal.game.slots),
}


def test_reasons_are_true() -> None:
    """At every decision, for options that the game has at another time."""
    told = set()
    for players, cooperative in ((1, False), (2, True), (3, False), (4, False)):
        for seed in (1, 2):
            for refusal in refusals("deep-sea", players, seed, each=2, cooperative=cooperative):
                if refusal.reason:
                    assert TRUE[refusal.why](refusal), refusal
                    told.add(refusal.why)
    assert {"main", "pass", "tier", "no-token"} <= told


@pytest.mark.parametrize("players", [1, 2, 4])
def test_slips_are_not_explained_by_a_rule(players: int) -> None:
    refused = (slip for seed in range(3) for slip in slips("deep-sea", players, seed, each=10))
    assert [slip for slip in refused if slip.reason] == []


def why(t: Table, answer: str) -> Text | None:
    decision = t.game.decision
    assert decision
    reason = refuse(t.game, decision, answer).reason
    assert broken("deep-sea", [reason] if reason else []) == []
    return reason


def test_only_what_could_be_activated_has_a_reason() -> None:
    t = bench(1, p1="staging=0 tokens=T29 journals=22 crew=marine_engineer,pilot*")
    for answer in ("activate 0", "space 22"):
        assert why(t, answer) == Text("deep-sea-why-staging")
    for answer in (
        "activate 1",
        "activate 2",
        "activate 3",
        "activate -1",
        "activate 00",
        "activate pilot",
        "space 21",
    ):
        assert why(t, answer) is None  # no actions, a disc, nobody


def test_one_activation_in_a_turn() -> None:
    t = bench(1, p1="journals=22 tokens=T01,T29").take("space 22", "done")
    assert why(t, "activate 0") == Text("deep-sea-why-main")
    assert why(t, "space 22") is None  # it has a disc
    assert why(t, "pass") == Text("deep-sea-why-pass")
    assert why(t, "end") == Text("deep-sea-why-tokens")


def test_end_is_explained_only_after_something_was_done() -> None:
    assert why(bench(1, p1="tokens=T01,T29"), "end") is None


def test_only_who_lies_in_the_tray_can_be_of_too_high_a_tier() -> None:
    t = bench(1, step="recruit")
    top = t.game.slots[0][-1]
    assert why(t, f"recruit {top}") == Text("deep-sea-why-tier", crew=Ref(top), n=5, have=1)
    for answer in (top, f"recruit {t.game.slots[0][0]}", "recruit leader", "recruit nobody", "ecologist"):
        assert why(t, answer) is None
    t.game.stock = put(t.game.stock, t.game.content.models.index("ecologist"), 0)
    assert why(t, "recruit ecologist") is None


def test_a_side_that_a_token_does_not_have() -> None:
    t = bench(1, p1="tokens=T17").run(travel())
    for answer in ("token T17", "token T17 ", "token T17 back", "token T01", "T17 effect", "token T17  effect"):
        assert why(t, answer) is None
    plain = next(id for id, token in t.game.content.tokens.items() if token.effect is None)
    assert why(t, f"token {plain} effect") is None
    assert why(t, f"token {plain} research") == Text("deep-sea-why-no-token", token=Ref(plain))


def test_who_can_fill_a_slot() -> None:
    t = bench(1, step="recruit", p1="R=10")
    t.game.slots = [["mentor"], ["adventurer", "ichthyologist"], ["biogeographer", "biotechnologist"]]
    t.run(gain("K1")).take("recruit mentor").decides("P1", "Refill")
    for answer in ("refill adventurer", "refill mentor"):
        assert why(t, answer) == Text("deep-sea-why-refill")
    for answer in ("refill pilot", "refill nobody", "refill", "refill ", "mentor"):
        assert why(t, answer) is None
