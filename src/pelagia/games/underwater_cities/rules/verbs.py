"""With which words each choice of Underwater Cities is answered, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from itertools import combinations, product
from operator import add
from typing import TypeGuard

from pelagia.core.actions import Verb, parts_in, verb, verbs
from pelagia.core.combinators import Again, AnyOrder, May
from pelagia.games.underwater_cities.content.card import ASSISTANT, Content, Goods, written_card
from pelagia.games.underwater_cities.rules import (
    abilities,
    action_cards,
    building,
    card_block,
    drawing,
    federation,
    flow,
    gains,
    paying,
    production,
    production_cards,
    scoring,
    spaces,
    triggers,
    turns,
    upgrading,
)
from pelagia.games.underwater_cities.rules.combinators import OneOf, called
from pelagia.games.underwater_cities.rules.naming import NAMES, goods_name, kind_name
from pelagia.games.underwater_cities.rules.permanent import OncePerTurn, having

MOST_TIMES = 15  # that a card can be handed something in, and more


def cards(content: Content) -> list[str]:
    return [written_card(id) for id in content.cards if id != ASSISTANT]


def usable(content: Content) -> list[str]:
    """What may lie before a seat: cards, and the assistant."""
    return [written_card(ASSISTANT), *cards(content)]


def special(content: Content) -> list[str]:
    return [written_card(id) for id in (*content.large, *content.small)]


def handed_in(content: Content) -> list[str]:
    return [written_card(card.id) for card in content.cards.values() if having(card, scoring.HandIn)]


def board_spaces(content: Content) -> list[str]:
    return list(content.spaces)


def coloured(content: Content) -> list[str]:
    """The spaces on which an action tile is placed."""
    return list(dict.fromkeys([*content.side_34, *content.side_12]))


def sites(content: Content) -> list[str]:
    every = (site.id for board in content.boards.values() for site in (*board.cities, *board.sites, *board.tunnels))
    return list(dict.fromkeys(every))


def cities(content: Content) -> list[str]:
    return list(dict.fromkeys(site.id for board in content.boards.values() for site in board.cities))


def sources(content: Content) -> list[str]:
    """What can be triggered."""
    return [*cards(content), *content.metropolises, *content.contracts, *sites(content)]


def parts(content: Content) -> list[str]:
    """The parts of everything that pieces do, as they are called."""
    found = parts_in([content.cards, content.spaces, content.boards, content.metropolises, content.contracts])
    return list(dict.fromkeys(map(called, found)))


def payments(content: Content) -> list[str]:
    """What may be paid at once: any cost with any surcharge, or less of it; biomass stands for kelp and steelplast."""
    every = [content.cards, content.spaces, content.boards, content.metropolises, content.contracts]
    values = [getattr(part, field.name) for part in parts_in(every) for field in fields(part)]  # type: ignore[arg-type]
    given = [one for value in values if isinstance(value, tuple) for one in (value, *value)]
    costs = {(*one,) for one in (*given, *building.COSTS) if is_goods(one)}
    costs |= {(0, 0, 0, card.cost, 0, 0) for card in content.cards.values()}
    boards = content.boards.values()
    extra = {site.surcharge for board in boards for site in (*board.cities, *board.sites, *board.tunnels)}
    found: dict[Goods, None] = {}
    for cost, more in product(sorted(costs), sorted(extra)):
        kelp, steel, science, credits, biomass, _ = map(add, cost, more)
        for k, s, n, c in product(range(kelp + 1), range(steel + 1), range(science + 1), range(credits + 1)):
            found |= dict.fromkeys((k, s, n, c, b, 0) for b in range(kelp + steel + biomass - k - s + 1))
    return [goods_name(goods) for goods in sorted(found)]


def is_goods(value: object) -> TypeGuard[Goods]:
    return isinstance(value, tuple) and len(value) == len(NAMES) and all(type(one) is int for one in value)


def different() -> list[str]:
    """Different goods, in the order of their names on the board."""
    goods = NAMES[:-1]
    return [", ".join(some) for n in range(1, len(goods) + 1) for some in combinations(goods, n)]


def uses(content: Content) -> list[str]:
    """The abilities of cards, each with its own answers."""
    found = []
    for id, card in content.cards.items():
        if any(isinstance(part, OncePerTurn) for part in parts_in(card)):
            swaps = [f"{a} > {b}" for a in NAMES for b in NAMES if a != b]
            found += [f"{written_card(id)}: {how}" for how in (*swaps, *(f"pay 1 {one}" for one in NAMES))]
    return found


PAY = verb("pay {}", payments)
ABILITY = verb("ability {}", uses)
PART = (verb("part: {}", parts), *verbs("done"), ABILITY)
AT, KIND = verb("at {}", sites), verb("kind: {}", [kind_name(kind) for kind in building.KINDS])
EXCHANGE = verb("exchange {} > {}", NAMES, NAMES)
KEEP, UPGRADE = verb("keep {}", cards), verb("upgrade {}", sites)
USE, DECLINE = verb("use {}", usable), verbs("decline")


def _card(written: str, of: Callable[[Content], list[str]] = usable) -> Verb:
    return verb(f"{written} {{}}", of)


VERBS: Mapping[type, Sequence[Verb]] = {
    turns.Place: (
        verb("place {} with {}", board_spaces, cards),
        verb("clone {} with {}", coloured, cards),
    ),
    turns.Blocks: verbs("card first", "space first"),
    turns.DiscardDown: (_card("discard", cards),),
    flow.Keep: (KEEP,),
    flow.BlueTile: (verb("blue {} at MR", lambda content: list(content.metropolises)),),
    AnyOrder: (*PART, PAY),
    May: (*PART, PAY, AT, KIND, UPGRADE, EXCHANGE),
    Again: (*PART, PAY, AT, KIND, UPGRADE, EXCHANGE, USE),
    OneOf: (verb("branch: {}", parts), *verbs("done"), ABILITY),
    abilities.Window: (ABILITY, *verbs("continue")),
    building.Build: (AT, KIND),
    building.PayBuild: (PAY,),
    upgrading.Upgrade: (UPGRADE,),
    upgrading.PayUpgrade: (PAY,),
    upgrading.ConvertCity: (verb("convert {}", cities),),
    card_block.Replace: (_card("replace"), *DECLINE),
    card_block.PaySpecial: (PAY, *DECLINE),
    card_block.UseReplaced: (_card("use replaced"), *DECLINE),
    action_cards.UseAction: (USE,),
    action_cards.ReadyOne: (_card("ready"),),
    drawing.KeepLooked: (KEEP,),
    drawing.KeepDug: (KEEP,),
    drawing.Special: (_card("take", special), *verbs("take top", "dig")),
    drawing.Under: (_card("under first", special),),
    federation.Advance: (verb("advance {}", range(1, 6)),),
    gains.GainDifferent: (verb("gain {}", different()),),
    gains.ExchangeAmong: (EXCHANGE,),
    paying.Pay: (PAY,),
    production.ProductionCards: (USE, *DECLINE),
    production_cards.TakeProduction: (verb("take {}", sites),),
    scoring.HandInCards: (verb("hand in {}: {}", handed_in, range(MOST_TIMES + 1)),),
    spaces.Perform: (verb("perform {}", board_spaces),),
    triggers.Triggers: (verb("claim {}", sources), verb("trigger {}", sources), *DECLINE),
}
