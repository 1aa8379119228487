"""Round scoring and final scoring (NE 10, 12.3, 15)."""

from __future__ import annotations

from pelagia.core.effects import Effect, amount, effect
from pelagia.core.text import Ref
from pelagia.games.new_eden.content.card import Card
from pelagia.games.new_eden.rules.state import (
    BONUS_COINS,
    BONUS_POINTS,
    COINS_PER_POINT,
    OUTSIDE,
    POINTER_MAX,
    ROUNDS,
    Mark,
    Module,
    NewEden,
    Oxygen,
    Phase,
    Seat,
    arm,
    count_cards,
    outside,
    rebuild,
)
from pelagia.games.ranking import first_places, shared_places


@effect
class BonusScoring(Effect[NewEden]):
    """Each of the two bonus cards pays every seat for its cards of a group (NE 10)."""

    def run(self, game: NewEden, who: int) -> None:
        for id in game.bonus_shown:
            bonus = game.content.bonus[id]
            for number, seat in enumerate(game.seats):
                count = count_cards(seat, bonus.group)
                coins = 0 if bonus.points else BONUS_COINS * count
                points = BONUS_POINTS * count if bonus.points else 0
                seat.coins += coins
                seat.score += points
                game.tell("bonus", seat=number, card=Ref(id), coins=coins, points=points)


@effect
class RoundReset(Effect[NewEden]):
    """Deeples return to the dome, except at the end of the game; cards, plant and rows are made ready (NE 10)."""

    def run(self, game: NewEden, who: int) -> None:
        for seat in game.seats:
            if game.round < ROUNDS:
                for group in OUTSIDE:
                    seat.dome_lying += sum(lying + standing for _, lying, standing, _ in arm(seat, group))
                    rebuild(seat, group, tuple(Module(card) for card, *_ in arm(seat, group)))
                seat.dome_lying += seat.dome_spent
                seat.dome_spent = 0
            seat.oxygen = tuple(Oxygen(card) for card, _ in seat.oxygen)
            if not seat.automaton:
                seat.plant_used = 0
        game.marks = (Mark.NONE,) * len(game.marks)
        game.bonus_used += game.bonus_shown
        game.bonus_shown = ()
        game.tell("round_reset")


@effect
class FinalScoring(Effect[NewEden]):
    """Coins, stability, station value (NE 15)."""

    def run(self, game: NewEden, who: int) -> None:
        game.phase = Phase.OVER
        game.seal()  # a finished game hides nothing
        for number, seat in enumerate(game.seats):
            coin_points = seat.coins // COINS_PER_POINT
            now, value = pointer(game, seat), station_value(game, number)
            holds = seat.damage <= now
            seat.score += coin_points + (value if holds else 0)  # a collapse leaves the coins' points (RU-27)
            game.tell(
                "scored",
                seat=number,
                coins=seat.coins,
                coin_points=coin_points,
                pointer=now,
                holds=holds,
                value=value,
                total=seat.score,
            )


def station_cards(game: NewEden, seat: Seat) -> list[Card]:
    """All cards and the tile at a station."""
    cards = game.content.cards
    built = [cards[module.card] for modules in outside(seat) for module in modules]
    built += [cards[card] for card, _ in seat.oxygen]
    return built + [cards[card] for card in seat.yards] + [cards[card] for card in seat.research]


def pointer(game: NewEden, seat: Seat) -> int:
    """The gap at which the pointer lies: forward first and clamped, then back (NE 12.3, RU-26)."""
    finals = [(card.group, card.final) for card in station_cards(game, seat)]
    ignored = {final.ignores_back for _, final in finals}
    forward = sum(final.forward for _, final in finals)
    back = sum(final.back for group, final in finals if group not in ignored)
    return max(0, min(POINTER_MAX, forward) - back)


def station_value(game: NewEden, who: int) -> int:
    """The final points of all cards, which count only if the station holds. No floor (RU-33)."""
    return sum(amount(card.final.points, game, who) for card in station_cards(game, game.seats[who]))


def scores(game: NewEden) -> list[int]:
    """The score of every seat so far, Deep Thought's last in a solo game."""
    return [seat.score for seat in game.seats]


def places(game: NewEden) -> list[int]:
    """The place of every seat. Ties go to the lower damage; equal there too, the place is shared (RU-34)."""
    return shared_places([(-seat.score, seat.damage) for seat in game.seats])


def winners(game: NewEden) -> list[int]:
    return first_places(places(game))
