"""Sets of numbers as bit masks."""

from __future__ import annotations

import pytest

from pelagia.core.masks import members


@pytest.mark.parametrize("numbers", [[], [0], [5], [0, 1, 2], [3, 63, 64, 200]])
def test_a_mask_gives_its_numbers_in_order(numbers: list[int]) -> None:
    assert members(sum(1 << number for number in numbers)) == numbers
