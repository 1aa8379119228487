"""What a seat sees of Underwater Cities, and what it may imagine (UC 5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from pelagia.core.rng import Dealer
from pelagia.core.text import written_name
from pelagia.core.view import secret
from pelagia.games.underwater_cities.content.card import CITY_SITES, PLACES, TUNNEL_SITES, Kind
from pelagia.games.underwater_cities.rules.flow import missing
from pelagia.games.underwater_cities.rules.network import connected, fed_by, metropolis_places
from pelagia.games.underwater_cities.rules.permanent import hand_limit
from pelagia.games.underwater_cities.rules.production import output
from pelagia.games.underwater_cities.rules.scoring import brown_points, city_points, network_points, places, scores
from pelagia.games.underwater_cities.rules.state import (
    BLOCKER,
    ERA_ROUNDS,
    NO_CLONING,
    NOBODY,
    TOP,
    UPGRADED,
    Phase,
    UnderwaterCities,
)
from pelagia.games.underwater_cities.views.shape import SpaceShape, UnderwaterCitiesSeat, UnderwaterCitiesTable

HIDDEN = None  # what stands for a card that is there but not seen


def view(game: UnderwaterCities) -> UnderwaterCitiesTable:
    """The table, with what only some seats see. A finished game hides nothing."""
    everything = game.phase is Phase.OVER
    return {
        "era": _era(game),
        "round": game.round,
        "phase": written_name(game.phase),
        "order": [*game.order],
        "active": game.active,
        "track": {str(TOP + 1 - step): [*stack] for step, stack in enumerate(game.track) if step},
        "below": [*game.track[0]],
        "spaces": _spaces(game),
        "free_tiles": [*game.free_tiles],
        "cloning": None if game.cloner == NO_CLONING else game.cloner,
        "played": game.played,
        "space": game.space,
        "deck": len(game.deck),
        "discard": [*game.discard],
        "waiting": [len(deck) for deck in game.waiting],
        "small_top": game.small_deck[-1] if game.small_deck else "",
        "small_deck": len(game.small_deck),
        "large_row": [*game.large_row],
        "metropolis_stock": len(game.stock),
        "contracts": [*game.contracts],
        "gone": [*game.gone],
        "supply": {"tunnels": game.tunnel_supply, "white": game.white_supply, "violet": game.violet_supply},
        "seats": [_player(game, who, everything) for who in range(game.players)],
        "scores": scores(game),
        "places": places(game) if everything else [],
        "scoring": [[*steps] for steps in game.scoring],
    }


def _era(game: UnderwaterCities) -> int:
    """Where the marker is: cards of the next era are drawn and kept before it moves (UC 13.4)."""
    return min(game.era, 1 + sum(game.round > last for last in ERA_ROUNDS))


def _spaces(game: UnderwaterCities) -> list[SpaceShape]:
    shapes: list[SpaceShape] = []
    for place, id in enumerate(game.spaces):
        tiles = [] if game.tiles[place] == NOBODY else [game.tiles[place]]
        if game.cloned == place:
            tiles.append(game.cloner)
        colour = written_name(game.content.spaces[id].colour)
        shapes.append({"id": id, "colour": colour, "tiles": [-1 if tile == BLOCKER else tile for tile in tiles]})
    return shapes


def _player(game: UnderwaterCities, who: int, everything: bool) -> UnderwaterCitiesSeat:
    player = game.seats[who]
    board = game.content.boards[player.board]
    joined, fed = connected(player), fed_by(player.cities, player.tunnels)
    tiles = metropolis_places(player.tunnels)
    kelp, steel, science, credits, biomass, points = player.stock
    return {
        "board": player.board,
        "stock": {"kelp": kelp, "steel": steel, "sci": science, "cred": credits, "bio": biomass},
        "points": points,
        "cities": [
            {
                "site": name,
                "city": "" if not player.cities >> n & 1 else "symbiotic" if player.symbiotic >> n & 1 else "ordinary",
                "connected": n in joined,
                "points": city_points(board, player, n) if n in joined else 0,
            }
            for n, name in enumerate(CITY_SITES)
        ],
        "sites": [
            {"site": site.id, "kind": written_name(Kind(kind % UPGRADED)) if kind else "", "upgraded": kind > UPGRADED}
            for site, kind in zip(board.sites, player.buildings, strict=True)
        ],
        "tunnels": [
            {
                "site": name,
                "built": bool(player.tunnels >> n & 1),
                "upgraded": bool(player.tunnels_up >> n & 1),
                "productive": n in fed,
            }
            for n, name in enumerate(TUNNEL_SITES)
        ],
        "metropolises": [
            {"place": (*PLACES, *[""] * 20)[n], "tile": tile, "connected": n in tiles or n >= len(PLACES)}
            for n, tile in enumerate(player.metropolises)
        ],
        "hand": _cards(player.hand, who, everything),
        "looking": _cards(player.looking, who, everything),
        "hand_limit": hand_limit(game, who),
        "claimed": [{"card": card, "used": card in player.used} for card in player.claimed],
        "tucked": [*player.tucked],
        "contracts": [*player.contracts],
        "tiles": player.tiles,
        "output": [{"source": source, "goods": list(goods)} for source, goods in output(game.content, player)],
        "network_points": network_points(game.content, player),
        "brown_points": brown_points(game, who),
    }


def _cards(cards: Sequence[str], owner: int, everything: bool) -> list[str] | list[None]:
    return [*cards] if everything else secret([HIDDEN] * len(cards), {owner: [*cards]})


def deal_anew(game: UnderwaterCities, seat: int, dealer: Dealer) -> None:
    """Deal everything that a seat cannot know anew; every place keeps its number of cards, and its kind of cards."""
    if game.phase is Phase.OVER:  # nothing is hidden any more
        return
    game.stock = tuple(dealer.mixed(game.stock))
    game.waiting = tuple(tuple(dealer.mixed(deck)) for deck in game.waiting)
    cards, others = game.content.cards, [player for who, player in enumerate(game.seats) if who != seat]
    deck, small, unseen = [*game.deck], [*game.small_deck], [*game.unseen]
    hands = [[*zone] for player in others for zone in (player.hand, player.looking)]
    known = [id for player in game.seats for id in player.known]
    held = [
        (zone, n) for zone in hands for n, id in enumerate(zone) if id not in known and id not in game.content.large
    ]
    for era in (1, 2, 3):  # older cards may also have left the game unseen, with their deck
        slots = [(zone, n) for zone, n in held if cards[zone[n]].era == era]
        aside = [(unseen, n) for n, id in enumerate(unseen) if id in cards and cards[id].era == era]
        _deal(slots, [(deck, n) for n in range(len(deck))] if era == game.era else aside, (), dealer)
    slots = [(zone, n) for zone, n in held if cards[zone[n]].era == 0]
    _deal(slots, [(small, n) for n in range(len(small) - 1)], game.seen_small, dealer)
    _forget_choices(game, seat, hands, dealer)
    game.deck, game.small_deck, game.unseen = tuple(deck), tuple(small), tuple(sorted(unseen))
    for player, hand, looking in zip(others, hands[::2], hands[1::2], strict=True):
        player.hand, player.looking = tuple(sorted(hand)), tuple(sorted(looking))  # nobody else knows their order


def _forget_choices(game: UnderwaterCities, seat: int, hands: list[list[str]], dealer: Dealer) -> None:
    """What others keep at the same time is not seen before all are done, only whether they still have a choice."""
    if any(decision.kind == "Keep" for decision in game.decisions):
        others = [who for who in range(game.players) if who != seat]
        for who, hand, looking in zip(others, hands[::2], hands[1::2], strict=True):
            dealer.deal(hand, looking)
            player, need = game.seats[who], missing(game, who)
            if need <= 0 or player.skipped < len(looking) - need:
                player.skipped = 0


Slot = tuple[list[str], int]  # a place of a zone


def _deal(hands: list[Slot], deck: list[Slot], stays: Sequence[str], dealer: Dealer) -> None:
    """Deal what lies in these places anew; some cards are known to lie in the deck."""
    everything = [zone[n] for zone, n in hands + deck]
    free = dealer.mixed([id for id in everything if id not in stays])
    rest = dealer.mixed([id for id in everything if id in stays] + free[len(hands) :])
    for (zone, n), id in zip(hands + deck, free[: len(hands)] + rest, strict=True):
        zone[n] = id
