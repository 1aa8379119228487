"""What a seat sees of Flotilla, and what it may imagine (FL 5).

Almost everything is open, and no seat knows more than another: the view is the same for all.

Options name the places that they light up, on the board of the seat that decides:

    captain, S6, Y13, Z05    a card, tile or goal kind, wherever it lies
    hex:2,1                  a hex of the zone; hex:2,1 is the dock, hex:1,2 the unloading hex
    turn:0 .. turn:5         a rotation of the tile that is placed; it comes with its hex
    piece:0, piece:1         a land piece of the tile that was built; it comes with its hex
    ship:1 .. ship:4         a ship in play
    ships, outposts          the reserve of ships, the outpost ladder
    stock:red                the stock of a colour
    market:red               the price of a colour
    ring:speakers, ring:speakers:4   an influence ring, a field of it
    banner:founders          where the seals of a guild lie
    stack:traders            the crew stack of a guild; it comes with its top card
    goal:Z05                 a goal stack
    dial:delvers, hub:traders   a guild dial, a row of the Hub
    die:1 .. die:7           a research die
    breakthrough             the breakthroughs of a research
    symbol:resource, symbol:toxicity, symbol:depletion, symbol:survivor   in the heap of a dive
    symbol:sonar, symbol:sonar:reef   the same; the second says which die
    dock                     the dock tile
"""

from __future__ import annotations

from typing import Any

from pelagia.core.game import Event
from pelagia.core.rng import Dealer
from pelagia.core.text import Ref, Text
from pelagia.games.flotilla.content.card import Guild, Side, goal_title
from pelagia.games.flotilla.rules.build import BuildTurn, BuildWhere, forecast, unscored
from pelagia.games.flotilla.rules.counts import sites
from pelagia.games.flotilla.rules.dive import KINDS, SONAR
from pelagia.games.flotilla.rules.scoring import final, places
from pelagia.games.flotilla.rules.sea import NAMES, WEDGES
from pelagia.games.flotilla.rules.state import Flotilla, Player, Source, Stack, total_toxicity, vp
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


def view(game: Flotilla, seat: int | None) -> FlotillaTable:
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
        "hub": [row[:] for row in game.hub],
        "stacks": [{"top": stack[-1] if stack else "", "left": len(stack)} for stack in game.stacks],
        "retired": game.retired[:],
        "goals": [[_goal(then, stack, side) for stack in game.goals[side]] for side in Side],
        "market": game.market[:],
        "prices": [boards.prices[field] for field in game.market],
        "dials": game.dials[:],
        "survivor": game.survivor,
        "survivor_fields": len(boards.survivors[game.players]),
        "sonar": game.sonar,
        "docks": [{"price": dock.price, "builds": dock.builds} for dock in boards.docks[game.players]],
        "docks_taken": game.docks_taken,
        "bought": game.bought[:],
        "sold": game.sold[:],
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
    scoring = decision.seat if decision and isinstance(decision.effect, ScoreGoal) else None  # its outpost stands
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
    sonar = {kind.name.lower(): game.heap[SONAR + place] for place, kind in enumerate(KINDS)}
    resource, toxicity, depletion, survivor = game.heap[:SONAR]
    symbols = {"resource": resource, "toxicity": toxicity, "depletion": depletion, "survivor": survivor}
    return {"symbols": symbols, "sonar": sonar, "dice": game.dice[:], "safe": game.safe}


def _research(game: Flotilla) -> Research:
    """The faces of the dice, from 1 to 6 by number of the die, and the guild symbols with assigned jokers."""
    return {"faces": [face + 1 for face in game.faces], "symbols": game.symbols[:]}


def _player(game: Flotilla, number: int, parts: dict[Source, int]) -> FlotillaSeat:
    player, boards = game.seats[number], game.content.boards
    floats = player.outposts_left > 0 and not free_sites(game, number)
    return {
        "side": player.side.name.lower(),
        "wedge": WEDGES[game.players][number],
        "money": player.money,
        "vp": vp(player),
        "gains": {source.name.lower(): player.gains[source] for source in Source},
        "final": {} if game.over else {source.name.lower(): n for source, n in parts.items()},
        "stock": player.stock[:],
        "ships": _ships(player),
        "ships_left": player.ships_left,
        "tiles": _tiles(player),
        "tile_stock": player.tile_stock[:],
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
        "rings": player.rings[:],
        "seals": player.seals[:],
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


def _ships(player: Player) -> list[ShipShape]:
    return [{"number": ship.number, "hex": NAMES[ship.hex], "cargo": [*ship.cargo]} for ship in player.ships]


def _tiles(player: Player) -> list[Hexagon]:
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


def event_text(event: Event) -> Text | None:
    """The log line of an event. Cards and seats are named where it is rendered."""
    args: dict[str, Any] = {}
    for name, arg in event.args.items():
        if name == "card":
            args[name] = Ref(arg)
        elif name in ("guild", "colour", "source"):
            args[name] = Text(f"flotilla-{name}-{arg}")
        elif name == "side":
            args["title"] = goal_title(event.args["card"], Side[arg.upper()])
        elif name == "kind":
            args[name] = Text(f"flotilla-depth-{arg}")
        elif name == "cards":
            args["n"] = len(arg)
            args["cards"] = _listed([Ref(card) for card in arg])
        elif name == "symbols":
            args["symbols"] = _guild_symbols(arg) if event.name == "researched" else _symbols(arg)
        elif name == "shows":
            args["what"] = _face(*arg)
        elif name in ("dice", "faces"):
            args["dice"] = len(arg)
        else:
            args[name] = arg if isinstance(arg, str) else int(arg)
    return Text(f"flotilla-event-{event.name.replace('_', '-')}", **args)


def _listed(items: list[Any]) -> Any:
    """A text with all items, two by two."""
    first, rest = items[0], items[1:]
    return Text("flotilla-and", a=first, b=_listed(rest)) if rest else first


def _symbols(heap: tuple[int, ...]) -> Any:
    """What lies in the heap of a dive."""
    names = ("resource", "toxicity", "depletion", "survivor")
    counts = [*zip(names, heap[:SONAR], strict=True), ("sonar", sum(heap[SONAR:]))]
    shown = [Text(f"flotilla-symbol-{name}", n=n) for name, n in counts if n]
    return _listed(shown or [Text("flotilla-symbol-none")])


def _face(guild: str, money: int, breakthroughs: int) -> Text:
    """What a research die shows: a joker, or a guild with money or breakthroughs."""
    if not guild:
        return Text("flotilla-face-joker")
    name = Text(f"flotilla-guild-{guild}")
    if breakthroughs:
        return Text("flotilla-face-breakthroughs", guild=name, n=breakthroughs)
    return Text("flotilla-face-money", guild=name, n=money)


def _guild_symbols(symbols: tuple[int, ...]) -> Any:
    shown = [
        Text("flotilla-symbol-guild", guild=Text(f"flotilla-guild-{guild.name.lower()}"), n=symbols[guild])
        for guild in Guild
        if symbols[guild]
    ]
    return _listed(shown or [Text("flotilla-symbol-none")])
