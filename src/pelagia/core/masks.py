"""Sets of small numbers as bit masks: what belongs to a set is one operation, however large it is."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The numbers in a mask, in order.

    >>> members(1 << 0 | 1 << 3 | 1 << 70)
    [0, 3, 70]
    """
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
