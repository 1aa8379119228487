"""With which words each choice is answered, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pelagia.core.actions import Verb, parts_in, verb, verbs
from pelagia.core.combinators import AnyOrder, May, OneOf
from pelagia.games.pearl_divers.content.card import Content
from pelagia.games.pearl_divers.rules import effects, flow

MOST_SHELLS = 63  # that an action bids


def cards(content: Content) -> list[str]:
    return list(content.cards)


def parts(content: Content) -> list[str]:
    """The parts of what cards do."""
    return list(dict.fromkeys(part.written() for part in parts_in(content.cards)))


PART = verb("{}", parts)
VERBS: Mapping[type, Sequence[Verb]] = {
    flow.Dive: (verb("dive {}", cards),),
    flow.Bid: (verb("bid {}", range(1, MOST_SHELLS + 1)), *verbs("pass")),
    effects.Trade: (verb("discard {}", cards),),
    effects.Keep: (verb("keep {}", cards),),
    effects.Sink: verbs("leave", "sink"),
    AnyOrder: (PART,),
    OneOf: (PART,),
    May: (PART, *verbs("skip")),
}
