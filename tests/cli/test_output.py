"""Tables for people are readable at any width."""

from __future__ import annotations

import pytest
from rich.console import Console

from pelagia.cli import output

NAMES = ["new eden", "underwater cities", "deep sea", "flotilla", "catanatron"]
ROWS = [
    ["microseconds for the view of a seat, compiled over interpreted", *(f"{n},234.5" for n in range(1, 6))],
    ["games a second", *(f"33{n},234.5" for n in range(1, 6))],
]


@pytest.mark.parametrize("width", [80, 120, 300])
def test_no_word_of_a_table_is_cut(width: int) -> None:
    console = Console(width=width, markup=False, highlight=False)
    with console.capture() as captured:
        console.print(output.table("Title", ["", *NAMES], ROWS))
    shown = captured.get().split()
    assert {*" ".join([*NAMES, *(cell for row in ROWS for cell in row)]).split()} <= {*shown}
