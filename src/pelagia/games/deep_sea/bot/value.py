"""How good a position is for a seat, in points, part by part.

Everything has a price in points: a step, a disc, research, an impact, a unit of a goal. What a seat has is worth that;
what still waits on the agenda for it is worth what the best of its options would bring at these prices.
"""

from __future__ import annotations

from math import pow
from typing import Any

from pelagia.core.combinators import AnyOrder, EachPlayer, May, OneOf, Per, Repeat, Seq, When
from pelagia.core.effects import Effect
from pelagia.games.deep_sea.bot.aims import goals, met, wanted
from pelagia.games.deep_sea.bot.outlook import Outlook, ability, attributes, bundle, of_space, outlook
from pelagia.games.deep_sea.bot.weights import CREW, senior
from pelagia.games.deep_sea.content.card import COORDINATION, LETTERS, Journal, Kind
from pelagia.games.deep_sea.rules.actions import (
    Action,
    Conserve,
    Dive,
    DrawTokens,
    KeepToken,
    Publish,
    Sonar,
    TakeJournal,
    Travel,
)
from pelagia.games.deep_sea.rules.discover import Discover, KeepBoard, PlaceBoard
from pelagia.games.deep_sea.rules.flow import Enter, NextTurn
from pelagia.games.deep_sea.rules.gains import (
    AnyStep,
    Gain,
    Impact,
    LaunchStep,
    LowestStep,
    Promote,
    Step,
    StepImpact,
)
from pelagia.games.deep_sea.rules.menus import CopyCrew, TurnMenu, side
from pelagia.games.deep_sea.rules.scoring import items, own_items
from pelagia.games.deep_sea.rules.state import LEVEL, SITES, TOKENS, DeepSea, Mode, Phase, Seat, board
from pelagia.games.deep_sea.rules.supplies import Research, TakeDiscs


def value(game: DeepSea, who: int) -> dict[str, float]:
    """The parts of a position's worth; their sum is what a bot maximises."""
    if game.phase is Phase.OVER:
        score = {"score": float(items(game)[who].total)}
        return score if game.mode is Mode.COMPETITIVE else {**score, "goals": met(game)}
    seat, at, own = game.seats[who], outlook(game, who), own_items(game, who)
    return {
        "attributes": attributes((*seat.tracks,), at.left),
        "cards": float(own.impact + own.journals + own.seniors),
        "goals": goals(game, who, at.left, at.team),
        "discs": discs(seat, at),
        "research": research(game, seat, at),
        "crew": crew(game, seat, at),
        "ocean": ocean(game, who, at),
        "waiting": waiting(game, who, at),
    }


def discs(seat: Seat, at: Outlook) -> float:
    """Discs in staging, and those on the crew that can be taken back."""
    w, on_crew = at.w, sum(member.disc for member in seat.crew) - at.freed
    back = min(on_crew, LEVEL[seat.tracks[COORDINATION]])
    later = w.back * back + 0.3 * (on_crew - back) if at.left else 0.0
    spare = max(0, at.discs - at.useful)
    return (w.disc if at.left else w.last_disc) * (at.discs - spare) + w.spare_disc * spare + w.disc * later


def research(game: DeepSea, seat: Seat, at: Outlook) -> float:
    w = at.w
    worths = [at.price["K"] * game.content.tokens[token].research for token in seat.tokens]
    stored = max(w.token, worths[0]) + sum(worths[1:]) if worths else 0.0
    return w.research * min(seat.research, 7) + w.spare_research * max(0, seat.research - 7) + stored


def crew(game: DeepSea, seat: Seat, at: Outlook) -> float:
    """What the crew can still do: in rounds to come, the same things less and less; and in this one."""
    w = at.w
    able = sum(at.action[name] * pow(amount, w.habit) for name, amount in at.supply.items())
    more = sum([CREW.get(senior(person.model) if person.senior else person.model, 0.0) for person in seat.crew], 0.0)
    total = at.left * (w.crew * able + more) + spaces(game, seat, at)
    if at.is_out:
        return total
    ready: list[float] = []
    busy: list[float] = []
    for member in seat.crew:
        (busy if member.disc else ready).append(ability(side(game.content.crew[member.model], member), at.action))
    ready += sorted(busy, reverse=True)[: at.freed]
    return total + w.ready * sum(sorted(ready, reverse=True)[: at.discs])


def spaces(game: DeepSea, seat: Seat, at: Outlook) -> float:
    """What the spaces of journals can still do."""
    if at.is_out and not at.left:
        return 0.0
    open_ones = [game.content.journals[card] for card, used in seat.journals if not used]
    return at.w.open * sum([at.action[name] * much for card in open_ones for name, much in of_space(card)], 0.0)


def ocean(game: DeepSea, who: int, at: Outlook) -> float:
    """Vessels, and what the zones offer in which they are."""
    w, vessels = at.w, game.seats[who].vessels
    offers = sum(offered(game, who, cell, at) for cell in {*vessels})
    return w.vessel * (at.left + 1) * len(vessels) + w.zone * offers


def offered(game: DeepSea, who: int, cell: int, at: Outlook) -> float:
    """What a zone offers to this crew: the best three sites."""
    if cell in at.offers:
        return at.offers[cell]
    w, zone, base = at.w, board(game, cell), cell * SITES
    offers: list[float] = []
    for kind, numbers in zip(Kind, zone.kinds, strict=True):
        free = [number for number in numbers if game.discs[base + number] < 0]
        if free and at.able[kind]:
            more = wanted(game, who, cell, kind, at.wants) + w.site[kind]
            offers += [at.able[kind] * (more + worth(zone.sites[number].reward, at)) for number in free]
    tokens = sum(game.dives[cell * TOKENS + places[-1]] != "" for places in zone.dive_places)
    offers += [w.dive_site * at.able[-1]] * tokens
    at.offers[cell] = sum(sorted(offers, reverse=True)[:3])
    return at.offers[cell]


def worth(effect: Any, at: Outlook) -> float:
    """What an effect brings at these prices."""
    if isinstance(effect, Gain):
        return bundle(effect.bundle, at.price)
    if isinstance(effect, When | Repeat | Per):
        return 0.5 * worth(effect.part, at)
    if isinstance(effect, EachPlayer):
        return 0.5
    if isinstance(effect, Seq):
        return sum(worth(part, at) for part in effect.parts)
    if isinstance(effect, May):
        return 1.0
    return at.price["X"] if isinstance(effect, Discover) else 0.0


# What waits on the agenda


def waiting(game: DeepSea, who: int, at: Outlook) -> float:
    """What a seat may still expect of effects that have begun, down to its next turn or preparation."""
    total = 0.0
    for seat, effect in game.agenda[::-1]:
        if isinstance(effect, TurnMenu | NextTurn | Enter):
            break
        if seat == who:
            total += promise(effect, game, who, at)
    return total


def promise(effect: Effect[Any], game: DeepSea, who: int, at: Outlook) -> float:
    """What an effect that waits will bring."""
    price = at.price
    if isinstance(effect, OneOf):
        return max([0.0, *(promise(part, game, who, at) for part in effect.parts)])
    if isinstance(effect, AnyOrder):
        return sum(max(0.0, promise(part, game, who, at)) for part in effect.parts)
    if isinstance(effect, Action):
        return best(effect, game, who, at)
    if isinstance(effect, May):
        return max(0.0, promise(effect.part, game, who, at))
    if isinstance(effect, Step):
        return price[LETTERS[effect.attribute]]
    if isinstance(effect, StepImpact):
        return price["M"] + price[LETTERS[effect.attribute]]
    simple = {Impact: "M", Promote: "P", AnyStep: "A", LowestStep: "L"}.get(type(effect))
    if simple:
        return price[simple]
    if isinstance(effect, LaunchStep):
        return price["G"] + 2.0
    if isinstance(effect, Research | TakeDiscs):
        return effect.n * price["K" if isinstance(effect, Research) else "D"]
    if isinstance(effect, KeepBoard | PlaceBoard):
        finds = [worth(game.content.oceans[id].found, at) for id in game.looking]
        return max([0.0, *finds]) if isinstance(effect, PlaceBoard) else 0.0
    if isinstance(effect, TakeJournal):
        return taken(game.content.journals[effect.card], at)
    if isinstance(effect, DrawTokens | KeepToken):
        return at.w.drawn
    if isinstance(effect, CopyCrew):
        return 2.0
    return worth(effect, at)


def best(action: Action, game: DeepSea, who: int, at: Outlook) -> float:
    """What the best option of an action brings."""
    keys = [option.key for option in action.ways(game, who)]
    if isinstance(action, Travel):
        return max((arrival(game, who, key, at) for key in keys), default=0.0)
    if isinstance(action, Sonar):
        return max((sonar(game, who, key, at) for key in keys), default=0.0)
    if isinstance(action, Conserve):
        return max((site(game, who, key[1], key[2], at) - key[3] * at.price["K"] for key in keys), default=0.0)
    if isinstance(action, Publish):
        return max((journal(game, who, key, at) for key in keys), default=0.0)
    if isinstance(action, Dive):
        return max((at.w.drawn + worth(board(game, key[1]).dives[key[2]].per_token, at) for key in keys), default=0.0)
    return at.price["X"]


def arrival(game: DeepSea, who: int, key: tuple[str, int, int], at: Outlook) -> float:
    _, start, to = key
    more = offered(game, who, to, at) - offered(game, who, start, at)
    return worth(board(game, to).arrive, at) + at.w.zone * more


def sonar(game: DeepSea, who: int, key: tuple[str, int, int], at: Outlook) -> float:
    _, cell, number = key
    free = next(n for n in board(game, cell).track_sites[number] if game.discs[cell * SITES + n] < 0)
    return site(game, who, cell, free, at)


def site(game: DeepSea, who: int, cell: int, number: int, at: Outlook) -> float:
    """A disc on a site: what it gives and costs, the links that it completes, and what goals give for it."""
    zone = board(game, cell)
    links = [reward for other, reward in zone.joined[number] if game.discs[cell * SITES + other] >= 0]
    gains = worth(zone.sites[number].reward, at) + sum(worth(reward, at) for reward in links)
    return gains + wanted(game, who, cell, zone.sites[number].kind, at.wants) - at.price["D"]


def journal(game: DeepSea, who: int, key: tuple[str, int, int, str, int], at: Outlook) -> float:
    _, cell, number, card, cost = key
    return site(game, who, cell, number, at) + taken(game.content.journals[card], at) - cost * at.price["K"]


def taken(card: Journal, at: Outlook) -> float:
    """What a journal is worth to whoever takes it."""
    return card.points + worth(card.you, at) + (at.w.space if card.space else 0.0)
