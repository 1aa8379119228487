"""The words that packs may use."""

from __future__ import annotations

import re
from typing import Any

from pelagia.core.combinators import per, seq, when
from pelagia.core.effects import Effect, Number
from pelagia.games.expressions import source
from pelagia.games.fields import Many, Written
from pelagia.games.flotilla.content.card import Colour, Depth, Guild
from pelagia.games.flotilla.rules import effects

# What pieces may say (FL 22.0). What is counted comes before brackets too, as all words in packs.
WORDS: dict[str, Any] = {
    name: word
    for name, word in vars(effects).items()
    if name.islower() and callable(word) and getattr(word, "__module__", "").startswith("pelagia.games.flotilla")
}
WORDS |= {"seq": seq, "when": when, "per": per}
WORDS |= {name: type(word) for name, word in vars(effects).items() if isinstance(word, Number)}
WORDS |= {**Guild.__members__, **Colour.__members__, **Depth.__members__}
RENAMED = {"draw_tile": "tile"}  # classes that are not called like their word


EFFECTS = Many(Written(WORDS, Effect), "content-kind-effects", least=1)


def written(value: Any) -> str:
    """How an expression is written in a pack."""
    return re.sub(r"\b([a-z_]+)\(", lambda word: f"{RENAMED.get(word[1], word[1])}(", source(value))
