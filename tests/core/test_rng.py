"""The generator gives the same numbers on every machine: these are written down once and for all."""

from __future__ import annotations

from collections import Counter

from pelagia.core.rng import Dealer, Rng


def test_golden_bits() -> None:
    """The published numbers of SplitMix64 for the seed 1234567."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_golden_numbers() -> None:
    rng = Rng(7)
    assert [rng.below(100) for _ in range(10)] == [38, 1, 90, 58, 45, 24, 46, 32, 13, 41]
    letters = list("abcdefgh")
    Rng(7).shuffle(letters)
    assert "".join(letters) == "hegbcfad"
    assert [Rng(seed).choice("xyz") for seed in range(8)] == list("zyyxyyzy")


def test_the_state_is_all_there_is() -> None:
    rng = Rng(3)
    rng.bits()
    again = Rng(rng.state)
    assert [rng.bits() for _ in range(3)] == [again.bits() for _ in range(3)]


def test_seeds_are_taken_modulo_64_bits() -> None:
    assert Rng(-1).bits() == Rng(2**64 - 1).bits()
    assert Rng(2**70 + 5).bits() == Rng(5).bits()


def test_numbers_are_in_range_and_spread() -> None:
    rng = Rng(11)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())
    assert rng.below(1) == 0


def test_shuffles_are_fair() -> None:
    rng, counts = Rng(5), Counter[str]()
    for _ in range(6000):
        letters = list("abc")
        rng.shuffle(letters)
        counts["".join(letters)] += 1
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


def test_shuffling_little_changes_nothing() -> None:
    rng = Rng(1)
    empty, one = list[int](), [1]
    rng.shuffle(empty)
    rng.shuffle(one)
    assert (empty, one, rng.state) == ([], [1], 1)


def dealt(deck: str, hand: str) -> tuple[str, str]:
    zones = list(deck), list(hand)
    Dealer(Rng(7)).deal(*zones)
    return "".join(zones[0]), "".join(zones[1])


def test_a_dealer_does_not_care_where_things_lay() -> None:
    deck, hand = dealt("abcde", "fgh")
    assert (len(deck), len(hand)) == (5, 3)
    assert sorted(deck + hand) == list("abcdefgh")
    assert dealt("hgfed", "cba") == dealt("bdfha", "ceg") == (deck, hand)


def test_a_dealer_deals_places_among_each_other() -> None:
    found = set[str]()
    for seed in range(20):
        pile, hand = list("abX"), list("cY")
        Dealer(Rng(seed)).deal_places([(pile, 0), (pile, 1), (hand, 0)])
        assert (pile[2], hand[1]) == ("X", "Y")
        found.add("".join(pile[:2] + hand[:1]))
        other = list("cbX"), list("aY")
        Dealer(Rng(seed)).deal_places([(other[0], 0), (other[0], 1), (other[1], 0)])
        assert other == (pile, hand)
    assert len(found) == 6


def test_a_dealer_mixes_every_order_into_the_same() -> None:
    assert Dealer(Rng(3)).mixed("abcd") == Dealer(Rng(3)).mixed(list("dbca"))
    assert len({tuple(Dealer(Rng(seed)).mixed([1, 2, 3])) for seed in range(40)}) == 6
