"""What is to be reached in New Eden: most points; alone, more than Deep Thought, whose steps are known (NE 16)."""

from __future__ import annotations

from pelagia.core.aim import Aim, contest
from pelagia.core.text import Ref, Text
from pelagia.games.new_eden.rules.scoring import places, pointer, scores, station_value
from pelagia.games.new_eden.rules.solo import AUTOMATON, PERSON, next_place
from pelagia.games.new_eden.rules.state import NewEden, Phase
from pelagia.games.ranking import has_broken_tie


def aim(game: NewEden) -> Aim:
    is_over = game.phase is Phase.OVER
    collapsed = _collapses(game, "new-eden-end-collapsed") if is_over else ()
    if game.players > 1:
        is_broken = is_over and has_broken_tie(scores(game), places(game))
        return contest(game, (Text("new-eden-end-tie"), *collapsed) if is_broken else collapsed)
    own, other = (seat.score for seat in game.seats)
    if not is_over:
        now = Text("new-eden-aim-solo", n=_standing(game, PERSON), other=_standing(game, AUTOMATON))
        return Aim((now, *_collapses(game, "new-eden-aim-collapse"), *_next_step(game)))
    is_tie = own == other
    ends = {(PERSON,): "won", (AUTOMATON,): "lost", (PERSON, AUTOMATON): "draw"}
    end = Text(f"new-eden-end-{ends[*game.winners]}", seat=PERSON, n=own, other=other, ahead=abs(own - other))
    return Aim((Text("new-eden-aim-beat"),), end, (*((Text("new-eden-end-tie"),) if is_tie else ()), *collapsed))


def _standing(game: NewEden, who: int) -> int:
    """Points with those printed on the station, if it holds; coins are not for all to see."""
    return game.seats[who].score + (0 if _is_broken(game, who) else station_value(game, who))


def _is_broken(game: NewEden, who: int) -> bool:
    return game.seats[who].damage > pointer(game, game.seats[who])


def _collapses(game: NewEden, message: str) -> tuple[Text, ...]:
    """Who has more damage than the station bears, and what that costs."""
    return tuple(
        Text(message, seat=who, damage=seat.damage, limit=pointer(game, seat), value=max(0, station_value(game, who)))
        for who, seat in enumerate(game.seats)
        if _is_broken(game, who)
    )


def _next_step(game: NewEden) -> tuple[Text, ...]:
    """Deep Thought's card, or its bids."""
    automaton = game.seats[AUTOMATON]
    if game.phase in (Phase.B, Phase.C):
        bid = automaton.coins // 2
        return (Text("new-eden-aim-bids", coins=automaton.coins, n=bid, then=(automaton.coins - bid) // 2),)
    if automaton.passed or game.phase is not Phase.A:
        return ()
    place = next_place(game)
    if place is not None:
        return (Text("new-eden-aim-takes", card=Ref(game.display[place])),)
    return (Text("new-eden-aim-passes" if automaton.kraken[0].used else "new-eden-aim-activates"),)
