"""What the rulebook prints about the numbers of New Eden: no tuning may break it. A pack may differ.

Pages are those of the German rulebook, each with the heading under which the fact is found.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pelagia.core.combinators import others
from pelagia.core.effects import Effect
from pelagia.games.facts import Fact
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import (
    CRAB,
    DECKS,
    KRAKEN,
    MUSSEL,
    NO_FINAL,
    NO_PASSIVE,
    OXYGEN,
    RESEARCH,
    YARD,
    Card,
    Content,
    Final,
    Group,
    PlantBonus,
)
from pelagia.games.new_eden.rules import effects, state
from pelagia.games.new_eden.rules.effects import coins, count, damage, gift, repair, staffed


@dataclass(frozen=True)
class Box:
    """The cards, and the numbers on boards and in the rules (NE 3.1)."""

    content: Content = BOX
    rounds: int = state.ROUNDS
    start_coins: int = state.START_COINS
    deeples: int = state.DEEPLES
    spaces: tuple[int, int] = (state.ROWS, state.COLUMNS)
    row_price: tuple[int, ...] = state.ROW_PRICE
    row_repair: tuple[int, ...] = state.ROW_REPAIR
    row_damage: tuple[int, ...] = state.ROW_DAMAGE
    pass_points: tuple[tuple[int, ...], ...] = tuple(state.PASS_POINTS.values())
    market_hand: int = state.MARKET_HAND
    market_price: tuple[int, ...] = state.MARKET_PRICE
    extra_damage: int = state.EXTRA_DAMAGE
    bonus_shown: int = state.BONUS_SHOWN
    bonus: tuple[int, int] = (state.BONUS_COINS, state.BONUS_POINTS)
    damage_max: int = state.DAMAGE_MAX
    plant_coins: int = state.PLANT_COINS
    plant_damage: tuple[int, ...] = state.PLANT_DAMAGE
    extension_price: int = state.EXTENSION_PRICE
    extension_deeples: int = state.EXTENSION_DEEPLES
    extension_points: int = state.RESEARCH_EXTENSION_POINTS
    coins_per_point: int = state.COINS_PER_POINT

    def of(self, *groups: Group) -> list[Card]:
        """All cards of some groups, and the kraken tile."""
        return [card for card in self.content.cards.values() if card.group in groups]


# Setup


def start_coins(box: Box) -> bool:
    return box.start_coins == 10


def deeples(box: Box) -> bool:
    return box.deeples == 45


def decks(box: Box) -> bool:
    return {card.deck for card in box.content.cards.values()} - {""} == {*DECKS}


def start_oxygen(box: Box) -> bool:
    return [box.content.cards[id].bottles for id in ("OA", "OB")] == [(1,), (2,)]


def groups(box: Box) -> bool:
    return {card.group for card in box.content.cards.values() if card.deck} == {*Group}


# Phase A


def rounds(box: Box) -> bool:
    return box.rounds == 3


def display(box: Box) -> bool:
    return box.spaces == (4, 3)


def deck_sizes(box: Box) -> bool:
    return all(len(box.content.deck(deck)) == 12 + 3 for deck in DECKS)


def bonus_cards(box: Box) -> bool:
    return box.bonus_shown == 2 and len(box.content.bonus) >= box.rounds * box.bonus_shown


def row_prices(box: Box) -> bool:
    return box.row_price == (10, 6, 3, 1)


def row_effects(box: Box) -> bool:
    return (box.row_repair, box.row_damage) == ((3, 1, 0, 0), (0, 0, 0, 1))


def bottles(box: Box) -> bool:
    return all(len(card.bottles) in (1, 2) and min(card.bottles) > 0 for card in box.of(OXYGEN))


def slots(box: Box) -> bool:
    return all(card.slots >= 1 for card in box.of(CRAB, MUSSEL, KRAKEN))


def pass_points(box: Box) -> bool:
    return box.pass_points == ((3, 0), (3, 2, 0), (3, 2, 1, 0))


# Phases B, C and D


def market_hand(box: Box) -> bool:
    return box.market_hand == 3


def market_price(box: Box) -> bool:
    return box.market_price == (0, 1, 3, 6)


def extra_damage(box: Box) -> bool:
    return box.extra_damage == 1


def bonus(box: Box) -> bool:
    return box.bonus == (1, 2)


# Damage and areas


def damage_max(box: Box) -> bool:
    return box.damage_max == 15


def crabs(box: Box) -> bool:
    return all(isinstance(card.on_use, effects.Coins) for card in box.of(CRAB))


def crabs_move_back(box: Box) -> bool:
    return all((card.final.forward, card.final.back) == (0, 1) for card in box.of(CRAB))


def mussels(box: Box) -> bool:
    return all(isinstance(card.on_use, effects.Points) for card in box.of(MUSSEL))


def krakens(box: Box) -> bool:
    return all(isinstance(card.on_use, effects.Repair) for card in box.of(KRAKEN))


def krakens_move_forward(box: Box) -> bool:
    return all((card.final.forward, card.final.back) == (1, 0) for card in box.of(KRAKEN))


def pointer_symbols(box: Box) -> bool:
    return all((card.final.forward, card.final.back) == (0, 0) for card in box.of(MUSSEL, YARD, OXYGEN))


def shipyards(box: Box) -> bool:
    return all(isinstance(card.on_place, effects.Deeples) for card in box.of(YARD))


# Research: fifteen effects, with their figures

Research = tuple[Effect[Any] | None, Final, PlantBonus]


def research(
    *, on_place: Effect[Any] | None = None, final: Final = NO_FINAL, passive: PlantBonus = NO_PASSIVE
) -> Research:
    return on_place, final, passive


GRANT = research(on_place=coins(5))
BALLAST = research(final=Final(forward=3))
CLEAN_HARVEST = research(final=Final(ignores_back=CRAB))
FOAM = research(on_place=repair(5), final=Final(points=-5))
CRAB_GUILD = research(final=Final(points=3 * staffed(CRAB)))
KRAKEN_SCHOOL = research(final=Final(points=2 * staffed(KRAKEN)))
TEST_DRILLING = research(on_place=damage(5), final=Final(points=8))
DEEP_DRILLING = research(on_place=damage(10), final=Final(points=20))
PATENTS = research(on_place=others(gift(5)), final=Final(points=15))
TURBINE = research(passive=PlantBonus(coins=2))
TOURS = research(passive=PlantBonus(points=2))
FILTER = research(passive=PlantBonus(less_damage=1))
STRIKE = research(on_place=others(damage(count(YARD))))
PLAGUE = research(on_place=others(damage(count(CRAB))))
LEAKS = research(on_place=others(damage(count(OXYGEN))))
EFFECTS: list[Research] = [GRANT, BALLAST, CLEAN_HARVEST, FOAM, CRAB_GUILD, KRAKEN_SCHOOL, TEST_DRILLING]
EFFECTS += [DEEP_DRILLING, PATENTS, TURBINE, TOURS, FILTER, STRIKE, PLAGUE, LEAKS]


def research_of(box: Box) -> list[Research]:
    """What the research cards of a box do."""
    return [(card.on_place, card.final, card.passive) for card in box.of(RESEARCH)]


def research_is_printed(box: Box) -> bool:
    return all(effect in EFFECTS for effect in research_of(box))


def grant(box: Box) -> bool:
    return GRANT in research_of(box)


def ballast(box: Box) -> bool:
    return BALLAST in research_of(box)


def clean_harvest(box: Box) -> bool:
    return CLEAN_HARVEST in research_of(box)


def foam(box: Box) -> bool:
    return FOAM in research_of(box)


def staffed_crabs(box: Box) -> bool:
    return CRAB_GUILD in research_of(box)


def staffed_krakens(box: Box) -> bool:
    return KRAKEN_SCHOOL in research_of(box)


def drillings(box: Box) -> bool:
    return {TEST_DRILLING, DEEP_DRILLING} <= {*research_of(box)}


def patents(box: Box) -> bool:
    return PATENTS in research_of(box)


def plant_research(box: Box) -> bool:
    return {TURBINE, TOURS, FILTER} <= {*research_of(box)}


def attacks(box: Box) -> bool:
    return {STRIKE, PLAGUE, LEAKS} <= {*research_of(box)}


# Free actions and the end


def plant_coins(box: Box) -> bool:
    return box.plant_coins == 5


def plant_damage(box: Box) -> bool:
    return box.plant_damage == (1, 3, 6)


def extension_price(box: Box) -> bool:
    return box.extension_price == 6


def extension_deeples(box: Box) -> bool:
    return box.extension_deeples == 3


def kraken_tile(box: Box) -> bool:
    return box.content.cards["KX"].on_use == repair(3)


def extension_oxygen(box: Box) -> bool:
    return box.content.cards["OX"].group is OXYGEN


def extension_points(box: Box) -> bool:
    return box.extension_points == 3


def coins_per_point(box: Box) -> bool:
    return box.coins_per_point == 5


FACTS: tuple[Fact[Box], ...] = (
    Fact("p. 2, Spielaufbau", "every player starts with 10 coins", start_coins),
    Fact("p. 2, Spielaufbau", "there are 45 deeples", deeples),
    Fact("p. 2, Spielaufbau", "six decks of modules: A and B for each of the three rounds", decks),
    Fact("p. 2, Spielaufbau; p. 5, Deeple bewegen", "one start oxygen card moves 1 step, the other 2", start_oxygen),
    Fact("p. 3, Das Spielertableau im Detail", "modules are of six groups", groups),
    Fact("p. 4, Spielablauf", "the game has 3 rounds", rounds),
    Fact("p. 4, Phase A", "the display has 12 spaces, 4 rows of 3", display),
    Fact("p. 4, Phase A; p. 6, Phase B", "of every deck 12 cards are laid out or dealt and 3 are left", deck_sizes),
    Fact("p. 4, Phase A", "2 bonus cards are turned up each round, so there are 6 at least", bonus_cards),
    Fact("p. 4, Karte kaufen", "rows cost 10, 6, 3 and 1 coins from the top", row_prices),
    Fact("p. 4, Karte kaufen", "rows 1 and 2 repair 3 and 1, row 4 gives 1 damage, row 3 does nothing", row_effects),
    Fact("p. 5, Deeple bewegen", "an oxygen card shows one or two bottles with a number", bottles),
    Fact("p. 5, Deeple bewegen", "a module outside the station shows one or more slots", slots),
    Fact("p. 6, Passen", "passing gives 3 points, then 2, then 1, and the last never any", pass_points),
    Fact("p. 6, Phase B", "everybody is dealt 3 cards", market_hand),
    Fact("p. 6, Phase B", "keeping 1, 2 or 3 cards costs 1, 3 or 6 coins and as much damage", market_price),
    Fact("p. 7, Phase C", "one more move action costs 1 damage", extra_damage),
    Fact("p. 7, Phase D", "a bonus card pays 1 coin or 2 points for each card of its group", bonus),
    Fact("p. 8, Schaden", "the damage scale ends at 15", damage_max),
    Fact("p. 8, Erntekrabben", "an activated harvest crab gives coins", crabs),
    Fact("p. 8, Erntekrabben", "each harvest crab moves the pointer back by 1", crabs_move_back),
    Fact("p. 8, Muschelhabitate", "an activated mussel habitat gives points", mussels),
    Fact("p. 8, Reparaturkraken", "an activated repair kraken repairs", krakens),
    Fact(
        "p. 8, Reparaturkraken",
        "each repair kraken, the tile too, moves the pointer forward by 1",
        krakens_move_forward,
    ),
    Fact(
        "p. 8, Die Bereiche im Detail", "mussels, shipyards and oxygen tanks leave the pointer alone", pointer_symbols
    ),
    Fact("p. 9, Werften", "a shipyard gives deeples when it is attached", shipyards),
    Fact(
        "p. 9, Forschung", "research does one of fifteen things, with these figures and no others", research_is_printed
    ),
    Fact("p. 9, Forschung", "5 coins at once", grant),
    Fact("p. 9, Forschung", "the pointer goes forward by 3", ballast),
    Fact("p. 9, Forschung", "harvest crabs do not move the pointer back", clean_harvest),
    Fact("p. 9, Forschung", "5 damage repaired at once, 5 points less in the end", foam),
    Fact("p. 9, Forschung", "3 points per staffed harvest crab", staffed_crabs),
    Fact("p. 9, Forschung", "2 points per staffed repair kraken", staffed_krakens),
    Fact("p. 9, Forschung", "5 or 10 damage at once, 8 or 20 points in the end", drillings),
    Fact("p. 9, Forschung", "5 coins for every other player at once, 15 points in the end", patents),
    Fact("p. 9, Forschung", "each use of the plant: 2 coins more, 2 points, or 1 damage less", plant_research),
    Fact("p. 9, Forschung", "others take 1 damage per shipyard card, harvest crab or oxygen card of theirs", attacks),
    Fact("p. 10, Das Kraftwerk", "a use of the plant gives 5 coins", plant_coins),
    Fact("p. 10, Das Kraftwerk", "three uses a round, with 1, 3 and 6 damage", plant_damage),
    Fact("p. 10, Ausbau", "an extension costs 6 coins", extension_price),
    Fact("p. 10, Ausbau", "the shipyard extension gives 3 deeples", extension_deeples),
    Fact("p. 10, Ausbau", "the kraken tile repairs 3", kraken_tile),
    Fact("p. 10, Ausbau", "the oxygen extension is one more oxygen card", extension_oxygen),
    Fact("p. 10, Ausbau", "the research extension pays 3 points for research attached later", extension_points),
    Fact("p. 11, Spielende", "5 coins are 1 point", coins_per_point),
)


def bent(content: Content) -> list[Fact[Any]]:
    """The facts that do not hold for a content."""
    return [fact for fact in FACTS if not fact.holds(Box(content))]
