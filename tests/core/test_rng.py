"""The generator gives the same numbers on every machine: these are written down once and for all."""

from __future__ import annotations

import json
import re
from collections import Counter
from hashlib import blake2b

import orjson
import pytest

from pelagia.core.rng import Dealer, Rng, derived, packed, start, unpacked


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


def test_small_seeds_are_taken_modulo_64_bits() -> None:
    assert Rng(-1).bits() == Rng(2**64 - 1).bits()


KEY = 0x0123456789ABCDEF0123456789ABCDEF


def test_golden_bits_of_a_key() -> None:
    """Those of BLAKE2b with this key for the numbers 0, 1, 2."""
    rng = Rng(KEY << 64)
    key = KEY.to_bytes(32, "big")
    numbers = [blake2b(n.to_bytes(8, "big"), digest_size=8, key=key).digest() for n in range(3)]
    assert [rng.bits() for _ in range(3)] == [int.from_bytes(number, "big") for number in numbers]
    assert Rng(KEY << 64).bits() == 10865018896915526284
    assert rng.state == (KEY << 64) + 3
    assert Rng(rng.state).bits() == rng.bits()


def test_the_shortcut_of_shuffles_is_none() -> None:
    for seed in (7, KEY << 64):
        rng, other = Rng(seed), Rng(seed)
        items, expected = [*range(50)], [*range(50)]
        rng.shuffle(items)
        for i in range(49, 0, -1):
            j = other.below(i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert (items, rng.state) == (expected, other.state)


def test_every_bit_of_a_seed_counts() -> None:
    seeds = [KEY ^ 1 << bit for bit in range(128)] + [7 ^ 1 << bit for bit in range(64)]
    assert len({Rng(start(seed)).bits() for seed in seeds}) == len(seeds)
    assert start(7) == Rng(7).bits()


def test_derived_seeds_differ_from_each_other_and_depend_on_the_secret() -> None:
    seeds = [derived(seed, *what) for seed in (3, -3, KEY, KEY + 1) for what in ((), (1,), ("hint", 1), (1, 1), (11,))]
    assert len({*seeds}) == len(seeds)
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert derived(KEY, "hint", 1) == derived(KEY, "hint", 1)


@pytest.mark.parametrize("number", [0, -1, 2**53, 2**64 - 1, 2**64, KEY, (KEY << 64) + 5, 2**320 - 1])
def test_wide_numbers_travel_as_json(number: int) -> None:
    text = orjson.dumps(packed(number))
    assert unpacked(orjson.loads(text)) == unpacked(json.loads(text)) == number
    assert isinstance(packed(number), str) == (number >= 2**64)


@pytest.mark.parametrize(
    "data", [None, 1.0, True, "", "7", "f" * 16, "F" * 20, "0" + "1" * 20, "1" * 81, "x" * 20, 1 << 320]
)
def test_what_is_no_seed_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(str(data))}$"):
        unpacked(data)


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
    empty, single = list[int](), [1]
    rng.shuffle(empty)
    rng.shuffle(single)
    assert (empty, single, rng.state) == ([], [1], 1)


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
    drawn = set[str]()
    for seed in range(20):
        pile, hand = list("abX"), list("cY")
        Dealer(Rng(seed)).deal_places([(pile, 0), (pile, 1), (hand, 0)])
        assert (pile[2], hand[1]) == ("X", "Y")
        drawn.add("".join(pile[:2] + hand[:1]))
        other = list("cbX"), list("aY")
        Dealer(Rng(seed)).deal_places([(other[0], 0), (other[0], 1), (other[1], 0)])
        assert other == (pile, hand)
    assert len(drawn) == 6


def test_a_dealer_mixes_every_order_into_the_same() -> None:
    assert Dealer(Rng(3)).mixed("abcd") == Dealer(Rng(3)).mixed(list("dbca"))
    assert len({tuple(Dealer(Rng(seed)).mixed("abc")) for seed in range(40)}) == 6
