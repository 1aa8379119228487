"""What the rulebook fixes about the pieces of UC 6 and 20, in our own words. The box keeps to it; packs may differ.

Pages are those of the German rulebook, inferred from the references that it makes to its own pages. Costs, production,
feeding and network points are no content: they stand in the rules, and the cases of UC 22 hold them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from pelagia.core.effects import Effect, Expression
from pelagia.games.checks import walk
from pelagia.games.facts import Fact
from pelagia.games.underwater_cities.content.card import (
    ACTION,
    ASSISTANT,
    BIO,
    BUILDING,
    CITY,
    CRED,
    DESAL,
    EXPANSION,
    FARM,
    FINAL,
    INSTANT,
    JUST_BUILT,
    KELP,
    LAB,
    NOTHING,
    PERMANENT,
    PRODUCTION,
    SCI,
    SCITY,
    STEEL,
    STRUCTURE,
    TUNNEL,
    Board,
    CardType,
    Colour,
    Content,
    Site,
    goods,
)
from pelagia.games.underwater_cities.rules.action_cards import Ready
from pelagia.games.underwater_cities.rules.building import Build
from pelagia.games.underwater_cities.rules.combinators import block, up_to
from pelagia.games.underwater_cities.rules.drawing import Special
from pelagia.games.underwater_cities.rules.effects import (
    ANY_UP,
    CONN,
    METRO,
    PAID_SPECIALS,
    SECOND,
    SETS,
    SPACE_GAVE,
    UP,
    advance,
    build,
    count,
    draw,
    either,
    exchange,
    gain,
    gain_different,
    hand_in,
    hand_limit,
    has,
    on,
    once_per_turn,
    one_of,
    per,
    score,
    special,
    table,
    take_production,
    upgrade,
    use_action,
    when,
    whole,
)
from pelagia.games.underwater_cities.rules.scoring import HandIn
from pelagia.games.underwater_cities.rules.upgrading import ConvertCity

LEFT_OVER = 4  # of what is left in the end, so many give 1 point; biomass is sold for 2 credits
COLOURS = {Colour.YELLOW, Colour.RED, Colour.GREEN}


def words(box: Content) -> list[tuple[CardType, Expression]]:
    """All words of all cards, with the type of their card."""
    return [(card.type, part) for card in box.cards.values() for effect in card.effects for part in walk(effect)]


def has_card(box: Content, type: CardType, *effects: Effect[Any]) -> bool:
    """Whether a card of a type does exactly this."""
    return any(card.type is type and card.effects == effects for card in box.cards.values())


def sites(box: Content) -> list[Site]:
    return [site for board in box.boards.values() for site in (*board.cities, *board.sites, *board.tunnels)]


def fronts(box: Content) -> list[Board]:
    return [board for board in box.boards.values() if board.number <= 4]


def is_plain(site: Site) -> bool:
    return (site.surcharge, site.times, site.symbiotic, site.strengthens) == (NOTHING, 1, 2, 0)


# How many there are


def era_decks(box: Content) -> bool:
    return [len(box.deck(era)) for era in (1, 2, 3)] == [66, 57, 57]


def special_cards(box: Content) -> bool:
    return (len(box.large), len(box.small)) == (10, 15)


def special_prices(box: Content) -> bool:
    large, small = ([box.cards[id].cost for id in ids] for ids in (box.large, box.small))
    return (
        {*large} == {3}
        and {*small} == {1, 2}
        and not any(box.cards[id].cost for era in (1, 2, 3) for id in box.deck(era))
    )


def contracts(box: Content) -> bool:
    return len(box.contracts) == 8


def tiles(box: Content) -> bool:
    return Counter(tile.blue for tile in box.metropolises.values()) == {True: 11, False: 5}


def boards(box: Content) -> bool:
    return sorted(board.number for board in box.boards.values()) == [*range(1, 9)]


# Spaces


ACTIONS: dict[str, Effect[Any]] = {
    "S0": block(draw(2), gain(CRED=2)),
    "S1": gain(SCI=1, STEEL=1, KELP=1),
    "S2": up_to(1, 2, build(TUNNEL)),
    "S3": block(use_action(1), special()),
    "S4": block(build(CITY), build(BUILDING)),
    "S5": one_of(gain(SCI=2), up_to(1, 3, upgrade(STRUCTURE))),
    "S6": up_to(1, 2, build(FARM)),
    "S7": block(build(TUNNEL), build(CITY)),
    "S8": gain(STEEL=2, KELP=1),
    "S9": up_to(1, 2, build(LAB)),
    "S10": block(use_action(1), whole(build(STRUCTURE), upgrade(JUST_BUILT))),
    "S11": advance(2),
    "S12": up_to(1, 2, build(DESAL)),
    "S13": one_of(build(CITY), gain(KELP=1)),
    "S14": block(use_action(1), gain(STEEL=1)),
    "S15": one_of(build(TUNNEL), block(advance(1), draw(2), gain(CRED=1))),
    "N1": block(use_action(1), gain_different(2)),
    "N2": one_of(up_to(1, 2, build(FARM)), up_to(1, 2, build(LAB))),
    "N3": block(build(TUNNEL), use_action(1)),
    "N4": special(),
    "N5": build(CITY),
    "N6": block(draw(2), one_of(upgrade(STRUCTURE), gain(KELP=1))),
}


def actions(box: Content) -> bool:
    return {id: space.effect for id, space in box.spaces.items()} == ACTIONS


def larger_side(box: Content) -> bool:
    return {*box.side(3)} == {f"S{n}" for n in range(1, 16)}


def smaller_side(box: Content) -> bool:
    return {"N1", "N2", "N3", "N4", "N5", "N6", "S5"} <= {*box.side(2)} <= {*ACTIONS} - {"S0"}


def colours_of_spaces(box: Content) -> bool:
    sides = [Counter(box.spaces[id].colour for id in box.side(players)) for players in (2, 3)]
    return all({*side} == COLOURS and len({*side.values()}) == 1 for side in sides)


def always_available(box: Content) -> bool:
    return [space.id for space in box.spaces.values() if space.colour is Colour.NONE] == ["S0"]


# Player boards


def no_surcharge_in_front(box: Content) -> bool:
    return all(
        not board.pair and all(map(is_plain, (*board.cities, *board.sites, *board.tunnels))) for board in fronts(box)
    )


def expansion_sites(box: Content) -> bool:
    return all(
        [site.id.endswith(".x") for site in board.sites[start:end]].count(True) == 1
        for board in box.boards.values()
        for start, end in board.spans
    )


def numbers_of_sites(box: Content) -> bool:
    backs = [board for board in box.boards.values() if board.number > 4]
    return all(len({end - start for start, end in board.spans}) > 1 for board in backs)


def six_points_at_once(box: Content) -> bool:
    rich = [site for site in sites(box) if site.bonus == gain(PT=6)]
    return bool(rich) and all(site.surcharge == goods(SCI=2, CRED=2) and len(site.id) == 2 for site in rich)


def six_points_each_time(box: Content) -> bool:
    rich = [site for site in sites(box) if site.symbiotic != 2]
    return bool(rich) and all((site.symbiotic, site.surcharge) == (6, goods(STEEL=3, CRED=3)) for site in rich)


def three_times(box: Content) -> bool:
    tunnels = [site for board in box.boards.values() for site in board.tunnels if site.times > 1]
    return bool(tunnels) and all((site.times, site.surcharge) == (3, goods(CRED=1)) for site in tunnels)


def twice(box: Content) -> bool:
    buildings = [site for board in box.boards.values() for site in board.sites if site.times > 1]
    return bool(buildings) and all(site.times == 2 for site in buildings)


def stronger_metropolis(box: Content) -> bool:
    strong = [site for site in sites(box) if site.strengthens]
    return bool(strong) and all((site.strengthens, site.surcharge) == (2, goods(CRED=1, STEEL=1)) for site in strong)


def pair_of_tunnels(box: Content) -> bool:
    pairs = [board for board in box.boards.values() if board.pair]
    return bool(pairs) and all(board.pair_gives == goods(CRED=2) for board in pairs)


# Metropolises


BROWN = {
    3 * count(METRO),
    table(CONN(TUNNEL), {8: 5, 9: 7, 10: 9}),
    table(CONN(CITY), {5: 4, 6: 8, 7: 12}),
    2 * count(PAID_SPECIALS),
    4 * count(SETS(UP(TUNNEL), UP(FARM), UP(DESAL), UP(LAB))),
}


def brown_tiles(box: Content) -> bool:
    return {tile.final for tile in box.metropolises.values() if not tile.blue} == BROWN


def blue_tiles(box: Content) -> bool:
    """An instant effect, with or without production; brown ones only score."""
    return all(
        (tile.instant is not None) is tile.blue and (tile.final is None) is tile.blue
        for tile in box.metropolises.values()
    )


def kelp_and_points(box: Content) -> bool:
    return any((tile.instant, tile.production) == (gain(KELP=1), goods(PT=2)) for tile in box.metropolises.values())


# Cards


def assistant(box: Content) -> bool:
    card = box.cards[ASSISTANT]
    return (card.type, card.effects) == (ACTION, (one_of(gain(STEEL=1), gain(CRED=1)),))


def numbered_cards(box: Content) -> bool:
    """Those that the examples name by number: 19, 28, 34 and 37."""
    return (
        box.cards["U19"].effects == (block(build(STRUCTURE), advance(1)),)
        and box.cards["U28"].effects == (when(has(1, ANY_UP(TUNNEL)), gain(KELP=1)),)
        and box.cards["U34"].effects == (block(one_of(build(FARM), build(DESAL)), draw(1)),)
        and box.cards["U37"].effects == (on(SECOND(LAB), gain(CRED=1)),)
    )


def described_cards(box: Content) -> bool:
    """Those that the notes on card effects describe with their amounts."""
    return (
        has_card(box, INSTANT, up_to(1, 2, upgrade(FARM, either({CRED: 1}, {SCI: 1}))))
        and has_card(box, INSTANT, take_production(1))
        and has_card(box, PERMANENT, once_per_turn(exchange(KELP, STEEL)))
        and has_card(box, PERMANENT, on(SPACE_GAVE(STEEL), gain(PT=1)))
        and has_card(box, PRODUCTION, per(count(CONN(LAB)) // 3, gain(KELP=1)))
        and has_card(box, FINAL, score(count(CONN(FARM)) // 3))
    )


def larger_hand(box: Content) -> bool:
    return has_card(box, PERMANENT, hand_limit(1))


def bought_points(box: Content) -> bool:
    """The cards of the example of a final scoring."""
    return has_card(box, FINAL, hand_in({KELP: 1, STEEL: 1}, 1)) and has_card(box, FINAL, hand_in({SCI: 2}, 3, 5))


def large_cards(box: Content) -> bool:
    """The six of the overview are among those at 3 credits."""
    six = (
        score(2 * count(UP(LAB))),
        hand_in({STEEL: 1}, 1, 14),
        hand_in({KELP: 2}, 3, 5),
        hand_in({CRED: 15}, 13, 1),
        score(2 * count(CONN(SCITY))),
        score(3 * (count(UP(FARM)) // 2)),
    )
    return {(word,) for word in six} <= {box.cards[id].effects for id in box.large}


def buying_is_better(box: Content) -> bool:
    cards = [word for _, word in words(box) if isinstance(word, HandIn)]
    return all(LEFT_OVER * card.points > sum(card.cost) + card.cost[BIO] for card in cards)


def special_cards_from_spaces(box: Content) -> bool:
    return not any(isinstance(word, Special) for _, word in words(box))


def ready_again(box: Content) -> bool:
    types = [type for type, word in words(box) if isinstance(word, Ready)]
    return len(types) > 1 and {*types} == {INSTANT}


def one_conversion(box: Content) -> bool:
    return sum(isinstance(word, ConvertCity) for _, word in words(box)) == 1


def expansion_by_cards(box: Content) -> bool:
    used = [word for space in box.spaces.values() for word in walk(space.effect)]
    return not any(isinstance(word, Build) and word.where is EXPANSION for word in used)


FACTS: tuple[Fact[Content], ...] = (
    Fact("p. 2", "the era decks have 66, 57 and 57 cards", era_decks),
    Fact("p. 2", "there are 10 dear special cards and 15 cheap ones", special_cards),
    Fact("p. 2", "dear special cards cost 3 credits, cheap ones 1 or 2, era cards nothing", special_prices),
    Fact("p. 2", "there are 8 government contracts", contracts),
    Fact("p. 2", "of the metropolises 11 are blue and 5 brown", tiles),
    Fact("p. 2", "4 player boards with two sides are numbered 1 to 8", boards),
    Fact("p. 20", "what each action space does", actions),
    Fact("p. 20", "15 coloured spaces are for 3 or 4 players", larger_side),
    Fact("p. 20", "six spaces are for 1 or 2 players, and the one for upgrades is on both sides", smaller_side),
    Fact("p. 3", "each side has as many yellow as red and green spaces", colours_of_spaces),
    Fact("p. 13", "only the always available space has no colour", always_available),
    Fact("p. 18", "surcharges and multipliers are on the backs only", no_surcharge_in_front),
    Fact("p. 10", "each city has one expansion site", expansion_sites),
    Fact("p. 18", "on the backs cities have different numbers of building sites", numbers_of_sites),
    Fact("p. 19", "a city site with 2 science and 2 credits of surcharge gives 6 points at once", six_points_at_once),
    Fact("p. 19", "a symbiotic city produces 6 points for 3 steelplast and 3 credits more", six_points_each_time),
    Fact("p. 19", "a tunnel produces three times for 1 credit more", three_times),
    Fact("p. 18", "a building site that multiplies doubles", twice),
    Fact("p. 19", "a tunnel adds 2 points to its metropolis for 1 credit and 1 steelplast more", stronger_metropolis),
    Fact("p. 19", "a pair of tunnels produces 2 credits more", pair_of_tunnels),
    Fact("p. 20", "what the five brown metropolises score", brown_tiles),
    Fact("p. 14", "blue metropolises have an instant effect, brown ones score", blue_tiles),
    Fact("p. 20", "a blue metropolis gives 1 kelp at once and produces 2 points", kelp_and_points),
    Fact("p. 8", "the assistant gives 1 steelplast or 1 credit", assistant),
    Fact("p. 13", "cards 19, 28, 34 and 37 do what the examples say", numbered_cards),
    Fact("p. 19", "the notes describe six cards with their amounts", described_cards),
    Fact("p. 17", "a card makes the hand limit greater by 1", larger_hand),
    Fact("p. 17", "the example buys points for kelp with steelplast, and 3 for 2 science", bought_points),
    Fact("p. 20", "six of the dear special cards are shown", large_cards),
    Fact("p. 17", "buying points with a card is better than keeping the resources", buying_is_better),
    Fact("p. 8", "special cards come from action spaces only", special_cards_from_spaces),
    Fact("p. 8", "some instant cards, and no others, make used action cards ready", ready_again),
    Fact("p. 12", "one card converts a city", one_conversion),
    Fact("p. 10", "only cards allow building on expansion sites", expansion_by_cards),
)


def bent(content: Content) -> list[Fact[Any]]:
    """The facts that do not hold for a content."""
    return [fact for fact in FACTS if not fact.holds(content)]
