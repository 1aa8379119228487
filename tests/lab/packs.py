"""A content pack of New Eden in which one card gives more coins."""

from __future__ import annotations

from pathlib import Path

CARD = "C01"


def rich_crab(folder: Path, coins: int = 9) -> str:
    """Write the pack; in the box the card gives 3 coins."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text('name = "rich crab"\ngame = "new-eden"\n')
    card = (
        f'id = "{CARD}"\ndeck = "1A"\ngroup = "CRAB"\nslots = 1\non_use = "coins({coins})"\nfinal = "final(back=1)"\n'
    )
    (folder / "cards.toml").write_text(f"[[card]]\n{card}")
    return str(folder)
