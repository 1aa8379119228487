"""What the sources of DS 0.1 fix about the pieces and tracks, in our own words. The box keeps to it; packs may differ.

The German summary is cited by its headings, the survey of the components as SV. Everything else may be tuned.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.card import DEPTHS
from pelagia.games.deep_sea.content.sheet import Content, Hex
from pelagia.games.deep_sea.rules import scoring, state
from pelagia.games.deep_sea.rules.discover import DRAWN, Discover
from pelagia.games.facts import Fact, falls, rises


@dataclass(frozen=True)
class Box:
    """The content, and the numbers that are printed on the player boards and in the rules."""

    content: Content = BOX
    rounds: int = state.ROUNDS[state.Mode.COMPETITIVE]
    levels: tuple[int, ...] = state.LEVEL  # by position
    level_points: tuple[int, ...] = state.LEVEL_POINTS[1:]
    track: int = state.TRACK
    star: int = state.STAR
    launches: tuple[int, ...] = state.LAUNCHES
    vessels: int = state.VESSELS
    slots: int = state.SLOTS
    drawn: int = DRAWN
    per_point: int = scoring.LEFTOVERS_PER_POINT


# Tracks and rounds


def rounds(box: Box) -> bool:
    return box.rounds == 6


def levels(box: Box) -> bool:
    steps = sorted({*box.levels})
    return list(box.levels) == sorted(box.levels) and steps == [*range(1, DEPTHS + 1)]


def level_points(box: Box) -> bool:
    return box.level_points == (0, 2, 4, 7, 10)


def star(box: Box) -> bool:
    return 0 < box.star < len(box.levels) - 1


def launches(box: Box) -> bool:
    return len(box.launches) == 2 and rises(box.launches) and box.vessels == 1 + len(box.launches)


def research_track(box: Box) -> bool:
    return box.track == 12


def payable(box: Box) -> bool:
    costs = [site.cost for board in box.content.oceans.values() for site in board.conserve]
    costs += [card.cost for card in box.content.journals.values()]
    return all(0 <= cost <= box.track for cost in costs)


def leftovers(box: Box) -> bool:
    return box.per_point == 3


# Crew


def crew_models(box: Box) -> bool:
    return Counter(crew.tier for crew in box.content.crew.values() if crew.tier) == {1: 3, 2: 3, 3: 3, 4: 3, 5: 9}


def crew_tiles(box: Box) -> bool:
    """One copy of each of tier 5, and the fewer the higher the tier."""
    copies = {crew.tier: crew.copies for crew in box.content.crew.values() if crew.tier}
    by_tier = [copies[tier] for tier in sorted(copies)]
    total = sum(crew.copies for crew in box.content.crew.values() if crew.tier)
    return total == 51 and falls(by_tier) and by_tier[-1] == 1


def best_slots(box: Box) -> bool:
    best = [crew for crew in box.content.crew.values() if crew.tier == DEPTHS]
    return 1 < box.slots < len(best)


def best_score(box: Box) -> bool:
    crew = box.content.crew.values()
    return all((model.senior.score is not None) == (model.tier == DEPTHS) and not model.junior.score for model in crew)


# Ocean boards


def boards(box: Box) -> bool:
    return Counter(board.depth for board in box.content.oceans.values()) == {1: 8, 2: 9, 3: 7, 4: 6, 5: 7}


def unique_boards(box: Box) -> bool:
    return {board.id for board in box.content.oceans.values() if board.unique} == {
        "sea_star",
        "looking_glass",
        "fallen_star",
    }


def discovery_bonus(box: Box) -> bool:
    return all(board.found for board in box.content.oceans.values())


def sonar_spaces(box: Box) -> bool:
    spaces = [space for board in box.content.oceans.values() for track in board.tracks for space in track]
    finds = sum(isinstance(space, Discover) for space in spaces)
    return len(spaces) < 2 * finds < 2 * len(spaces)


def drawn_boards(box: Box) -> bool:
    return box.drawn == 2


# Tokens and journals


def tokens(box: Box) -> bool:
    kinds = Counter(token.effect for token in box.content.tokens.values())
    return Counter(kinds.values()) == {2: 7, 4: 4, 6: 1}


def token_research(box: Box) -> bool:
    return {token.research for token in box.content.tokens.values()} == {1, 2, 3, 4}


def token_effects(box: Box) -> bool:
    useful = [token.effect is not None for token in box.content.tokens.values()]
    return len(useful) < 2 * sum(useful) < 2 * len(useful)


def journals(box: Box) -> bool:
    cards = box.content.journals.values()
    return (len(cards), sum(card.is_anchor for card in cards)) == (32, 8)


def journal_symbols(box: Box) -> bool:
    sites = {site.colour for board in box.content.oceans.values() for site in board.journals}
    cards = box.content.journals.values()
    return all(card.symbols for card in cards) and sites == {colour for card in cards for colour in card.symbols}


def journal_points(box: Box) -> bool:
    points = [card.points > 0 for card in box.content.journals.values()]
    return any(points) and not all(points)


# Scenarios


def scenarios(box: Box) -> bool:
    return [*box.content.scenarios] == [*range(1, 11)]


def hexes(box: Box) -> list[Hex]:
    return [hex for sheet in box.content.scenarios.values() for hex in sheet.area]


def hex_bonuses(box: Box) -> bool:
    bonuses = [bool(hex.bundle) for hex in hexes(box)]
    return len(bonuses) < 2 * sum(bonuses) < 2 * len(bonuses)


def hex_points(box: Box) -> bool:
    return all(any(hex.points for hex in sheet.area) for sheet in box.content.scenarios.values())


def unlimited_hexes(box: Box) -> bool:
    unlimited = [hex.unlimited for hex in hexes(box)]
    return any(unlimited) and not all(unlimited)


def prizes(box: Box) -> bool:
    """The first place of a majority has more than the second, and where there is one there is the other."""
    goals = [goal for sheet in box.content.scenarios.values() for options in sheet.goals for goal in options]
    return all(goal.prizes == (0, 0) or goal.prizes[0] > goal.prizes[1] > 0 for goal in goals)


FACTS: tuple[Fact[Box], ...] = (
    Fact("DE, opening", "a game against one another has six rounds", rounds),
    Fact("DE, Phase 1", "an attribute has five levels, and none falls along its track", levels),
    Fact("DE, Spiel-Ende 1", "the levels of a track score 0, 2, 4, 7 and 10 points", level_points),
    Fact("DE, Generell", "a track goes on beyond its star, and falls back to it from its end", star),
    Fact("DE, Genialität", "two positions of ingenuity launch a vessel each, besides the first vessel", launches),
    Fact("DE, Wissens-Kosten", "the research track ends at 12", research_track),
    Fact("DE, Wissens-Kosten", "no site and no journal costs more than the research track holds", payable),
    Fact("DE, Spiel-Ende 5", "three leftovers make one point", leftovers),
    Fact("SV", "three models of each of the tiers 1 to 4, nine of tier 5", crew_models),
    Fact("SV", "51 crew tiles, each of tier 5 once, fewer copies the higher the tier", crew_tiles),
    Fact("DE, Schritt 1", "tier 5 lies in several piles of several tiles", best_slots),
    Fact("DE, Spiel-Ende 3", "every gold side of tier 5 scores, and no other side does", best_score),
    Fact("SV", "37 boards: 8, 9, 7, 6 and 7 of the depths 1 to 5", boards),
    Fact("SV", "three boards are unique", unique_boards),
    Fact("DE, Sonar", "every board has a discovery bonus", discovery_bonus),
    Fact("DE, Sonar", "most sonar spaces discover, some give a bonus", sonar_spaces),
    Fact("DE, Sonar", "a discovery draws two boards", drawn_boards),
    Fact("SV", "36 dive tokens of twelve kinds: seven twice, four four times, one six times", tokens),
    Fact("DE, Tauchgang", "a dive token shows 1 to 4 research", token_research),
    Fact("DE, Tauchgang", "most dive tokens, not all, have an effect too", token_effects),
    Fact("SV", "32 journals, 8 of them anchors", journals),
    Fact("DE, Publikation", "every journal has a symbol, and journal sites ask for the same symbols", journal_symbols),
    Fact("DE, Spiel-Ende 3", "some journals score, not all", journal_points),
    Fact("SV", "ten scenarios", scenarios),
    Fact("DE, Einfluss", "most hexes give a bonus at once, not all", hex_bonuses),
    Fact("DE, Einfluss", "every impact area has hexes that score", hex_points),
    Fact("DE, Einfluss", "some hexes hold any number of markers, not all", unlimited_hexes),
    Fact("DE, Spiel-Ende 4", "a first place scores more than a second", prizes),
)


def bent(content: Content) -> list[Fact[Any]]:
    """The facts that do not hold for a content."""
    return [fact for fact in FACTS if not fact.holds(Box(content))]
