"""What a seat sees of Flotilla, and what it may imagine (FL 5).

Almost everything is open, and no seat knows more than another: the view is the same for all.
"""

from __future__ import annotations

from pelagia.core.rng import Dealer
from pelagia.core.text import written_name
from pelagia.games.flotilla.content.card import Guild, Side
from pelagia.games.flotilla.rules.build import BuildTurn, BuildWhere, forecast, unscored
from pelagia.games.flotilla.rules.counts import sites
from pelagia.games.flotilla.rules.dive import KINDS, SONAR
from pelagia.games.flotilla.rules.scoring import final, places
from pelagia.games.flotilla.rules.sea import NAMES, WEDGES
from pelagia.games.flotilla.rules.state import Flotilla, Seat, Source, Stack, total_toxicity, vp
from pelagia.games.flotilla.rules.trade import ScoreGoal, Trade, free_sites, goal_vp
from pelagia.games.flotilla.views.shape import (
    Dive,
    FlotillaSeat,
    FlotillaTable,
    GoalStack,
    Hexagon,
    Research,
    ShipShape,
)

OUTPOST = Trade(1)  # a transaction without discounts


def view(game: Flotilla) -> FlotillaTable:
    """The table as everybody sees it."""
    boards, then = game.content.boards, _with_an_outpost(game)
    return {
        "round": game.round,
        "active": game.active,
        "over": game.over,
        "pool": game.pool,
        "reserve_taken": game.reserve_taken,
        "end_round": game.end_round,
        "bag": len(game.ocean_bag),
        "artefact_bag": len(game.artefact_bag),
        "hub": [[*row] for row in game.hub],
        "stacks": [{"top": stack[-1] if stack else "", "left": len(stack)} for stack in game.stacks],
        "retired": game.retired[:],
        "goals": [[_goal(then, stack, side) for stack in game.goals[side]] for side in Side],
        "market": [*game.market],
        "prices": [boards.prices[field] for field in game.market],
        "dials": [*game.dials],
        "survivor": game.survivor,
        "survivor_fields": len(boards.survivors[game.players]),
        "sonar": game.sonar,
        "docks": [{"price": dock.price, "builds": dock.builds} for dock in boards.docks[game.players]],
        "docks_taken": game.docks_taken,
        "bought": [*game.bought],
        "sold": [*game.sold],
        "in_play": game.in_play,
        "copied": game.copied,
        "retiring": game.retiring,
        "looking": game.looking[:],
        "unscored": [{"hex": NAMES[hex], "tile": id, "points": n} for hex, id, n in unscored(game, game.active)],
        "offers": _offers(game),
        "turns": _turns(game),
        "found": game.found[:],
        "dive": _dive(game),
        "research": _research(game),
        "seats": [_player(game, number, parts) for number, parts in enumerate(final(game))],
        "places": places(game) if game.over else [],
    }


def _with_an_outpost(game: Flotilla) -> Flotilla:
    """The game as each seat finds it when it scores its next goal: that takes an outpost, which counts (FL 22.11)."""
    decision, then = game.decision, game.clone()
    scoring = decision.seat if decision and isinstance(decision.effect, ScoreGoal) else None  # its outpost is built
    for who, player in enumerate(then.seats):
        if who != scoring and player.outposts_left:
            player.outposts_left -= 1
    return then


def _goal(game: Flotilla, stack: Stack, side: Side) -> GoalStack:
    """What a goal pays, and what each seat on its side would gain by it; the others get None."""
    values = game.content.goals[stack.kind].side(side).values
    worth = [goal_vp(game, who, stack) if player.side is side else None for who, player in enumerate(game.seats)]
    return {"kind": stack.kind, "level": stack.level, "value": values[stack.level], "worth": worth}


def _dive(game: Flotilla) -> Dive:
    sonar = {written_name(kind): game.heap[SONAR + place] for place, kind in enumerate(KINDS)}
    resource, toxicity, depletion, survivor = game.heap[:SONAR]
    symbols = {"resource": resource, "toxicity": toxicity, "depletion": depletion, "survivor": survivor}
    return {"symbols": symbols, "sonar": sonar, "dice": [*game.dice], "safe": game.safe}


def _research(game: Flotilla) -> Research:
    """The faces of the dice, from 1 to 6 by number of the die, and the guild symbols with assigned jokers."""
    return {"faces": [face + 1 for face in game.faces], "symbols": [*game.symbols]}


def _player(game: Flotilla, number: int, parts: dict[Source, int]) -> FlotillaSeat:
    player, boards = game.seats[number], game.content.boards
    floats = player.outposts_left > 0 and not free_sites(game, number)
    return {
        "side": written_name(player.side),
        "wedge": WEDGES[game.players][number],
        "money": player.money,
        "vp": vp(player),
        "gains": {written_name(source): player.gains[source] for source in Source},
        "final": {} if game.over else {written_name(source): n for source, n in parts.items()},
        "stock": player.stock[:],
        "ships": _ships(player),
        "ships_left": player.ships_left,
        "tiles": _tiles(player),
        "tile_stock": [*player.tile_stock],
        "outposts_left": player.outposts_left,
        "outpost_price": OUTPOST.outpost_price(game, number) if player.outposts_left else 0,
        "surcharge": boards.surcharges[player.side] if floats else 0,
        "sites": [{"hex": NAMES[hex], "outpost": hex in player.sites} for hex in sites(game, number)],
        "floating": player.floating,
        "removed": player.removed,
        "tox_upper": player.tox_upper,
        "tox_score": player.tox_score,
        "toxicity": total_toxicity(game, player),
        "hand": player.hand[:],
        "discard": player.discard[:],
        "rings": [*player.rings],
        "seals": [*player.seals],
        "seals_left": player.seals_left,
        "artefacts": player.artefacts,
        "dock": player.dock,
    }


def _offers(game: Flotilla) -> dict[str, int]:
    """By hex: what the tile that is built now and those built before it would score at best."""
    effect = game.decision.effect if game.decision else None
    if not isinstance(effect, BuildWhere):
        return {}
    who = game.active
    hexes = [option.key for option in effect.options(game, who)]
    return {NAMES[hex]: max(map(sum, forecast(game, who, effect.tile, hex))) for hex in hexes}


def _turns(game: Flotilla) -> list[list[int]]:
    """What the tiles of this action would score, by turn of the one that is turned now; it is the last."""
    effect = game.decision.effect if game.decision else None
    if not isinstance(effect, BuildTurn):
        return []
    return [[*points] for points in forecast(game, game.active, effect.tile, effect.hex)]


def _ships(player: Seat) -> list[ShipShape]:
    return [{"number": ship.number, "hex": NAMES[ship.hex], "cargo": [*ship.cargo]} for ship in player.ships]


def _tiles(player: Seat) -> list[Hexagon]:
    return [
        {"hex": NAMES[placed.hex], "tile": placed.tile, "turn": placed.turn, "depleted": placed.depleted}
        for placed in player.tiles
    ]


def deal_anew(game: Flotilla, seat: int, dealer: Dealer) -> None:
    """Deal everything that nobody can know anew; every place keeps its guild and level."""
    dealer.deal(game.ocean_bag)
    crew, artefacts = game.content.crew, game.content.artefacts
    for guild in Guild:
        stack = game.stacks[guild]
        for level in (1, 2):
            places = [(stack, place) for place in range(len(stack) - 1) if crew[stack[place]].level == level]
            places += [
                (game.unseen, place)
                for place, card in enumerate(game.unseen)
                if crew[card].level == level and guild in crew[card].guilds
            ]
            dealer.deal_places(places)
        bags = (game.artefact_bag, game.unseen_artefacts)
        dealer.deal_places([(bag, n) for bag in bags for n, id in enumerate(bag) if artefacts[id].guild is guild])
    dealer.deal(game.artefact_bag)
    game.unseen.sort()
    game.unseen_artefacts.sort()
