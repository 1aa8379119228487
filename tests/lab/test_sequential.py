"""The test that stops by itself keeps what it promises."""

from __future__ import annotations

from pelagia.core.rng import Rng
from pelagia.lab.sequential import ALPHA, Proof


def deals(proof: Proof, chance: int, seed: int, most: int) -> int:
    """Play until it is proved; the first bot wins so many of a hundred games of two."""
    rng = Rng(seed)
    for count in range(1, most + 1):
        share = sum(rng.below(100) < chance for _ in range(2)) / 2
        if proof.note({"a": share, "b": 1 - share}):
            return count
    return most


def test_equals_are_hardly_ever_told_apart_however_often_one_looks() -> None:
    wrong = 0
    for seed in range(300):
        proof = Proof("a", "b")
        deals(proof, 50, seed, 400)
        wrong += bool(proof.verdict)
    assert wrong <= 300 * 2 * ALPHA + 12  # three standard deviations above what is promised


def test_a_better_bot_is_found_the_sooner_the_better_it_is() -> None:
    verdicts = []
    for chance in (60, 70, 90):
        proofs = [Proof("a", "b") for _ in range(20)]
        verdicts.append(sum(deals(proof, chance, seed, 3000) for seed, proof in enumerate(proofs)))
        assert all(proof.verdict == "a>b" for proof in proofs)
    assert verdicts == sorted(verdicts, reverse=True)


def test_the_worse_one_is_named_too() -> None:
    proof = Proof("a", "b")
    deals(proof, 20, 1, 1000)
    assert proof.verdict == "b>a"


def test_deals_without_both_bots_say_nothing() -> None:
    assert not any(Proof("a", "b").note({"a": 1.0}) for _ in range(100))
