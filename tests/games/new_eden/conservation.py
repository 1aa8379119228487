"""The conservation laws and invariants of New Eden, one function for each number of NE 20.

Card values come from the tables of the rules document and not from the engine, so that the two are compared.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pelagia.core.game import Event
from pelagia.core.rng import Rng
from pelagia.games.new_eden.rules.state import Extension, Mark, Module, NewEden, Phase, Seat
from pelagia.games.new_eden.views.view import coins_from_events
from tests.kit import watch as kit

RULES_DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "new-eden.md"
ANCHORS = {"Turn", "FreeWindow", "Bid", "AuctionMove", "Extra", "Closing", "Outbid"}
PASS_POINTS = {2: [3, 0], 3: [3, 2, 0], 4: [3, 2, 1, 0]}
ROW_PRICE = [10, 6, 3, 1]
KEEP_PRICE = [0, 1, 3, 6]


class Printed(NamedTuple):
    """A card as the rules document prints it (NE 19.3, 19.4)."""

    deck: str
    group: str
    slots: int
    n: int  # coins, points, repair or deeples
    final: int
    pointer: int


@cache
def printed() -> dict[str, Printed]:
    """The ninety module cards, the other oxygen cards and the kraken tile."""
    decks, deck = {}, ""
    for line in RULES_DOCUMENT.read_text().splitlines():
        if heading := re.fullmatch(r"\*\*Deck (\d[AB])\*\*", line):
            deck = heading[1]
        elif deck and re.match(r"\| [A-Z]\d\d \| \w+ \|", line):
            id, group, slots, what, final, pointer = (cell.strip() for cell in line.strip("|").split("|"))
            number = re.search(r"\((\d+)\)", what)
            spots = 0 if slots == "-" else int(slots)
            decks[id] = Printed(deck, group, spots, int(number[1]) if number else 0, int(final), int(pointer))
        elif line.startswith("### 19.4"):
            break
    others = {id: Printed("", "oxygen", 0, 0, 0, 0) for id in ("OA", "OB", "OX")}
    return decks | others | {"KX": Printed("", "kraken", 1, 3, 0, 1)}


class Watch(kit.Watch[NewEden]):
    """What its events add up to."""

    def __init__(self, game: NewEden) -> None:
        super().__init__(game)
        self.decisions = self.free = 0
        self.anchor = (-1, "")
        self.holder = game.nautilus  # until the first pass of a phase A

    def note(self, written: str, seat: int) -> None:
        """Count a choice that is about to be made, and free actions in a row."""
        kind = next(decision.kind for decision in self.game.decisions if decision.seat == seat)
        if kind != "Overflow":
            same = (seat, kind) == self.anchor
            self.free = (self.free if same else 0) + 1 if is_free(written) else 0
            self.anchor = (seat, kind)
        self.decisions += 1

    def keep(self) -> None:
        self.research = [seat.research[:] for seat in self.game.seats]
        self.tiles = [seat.extensions[:] for seat in self.game.seats]
        self.score = [seat.score for seat in self.game.seats]

    def told(self, *names: str, since: str = "", seat: int | None = None) -> list[Event]:
        """Events of these names (or all), after the last one that `since` names, of a seat or of all."""
        events = self.game.events or []
        start = max((i for i, event in enumerate(events) if event.name in since.split()), default=-1)
        rest = events[start + 1 :]
        return [e for e in rest if (not names or e.name in names) and seat in (None, e.args.get("seat"))]

    def people(self) -> list[tuple[int, Seat]]:
        return [(number, seat) for number, seat in enumerate(self.game.seats) if not seat.automaton]

    def waits(self, name: str, seat: int) -> bool:
        """Whether an effect of this name waits on the agenda."""
        return any(who == seat and type(effect).__name__ == name for who, effect in self.game.agenda)


def is_free(written: str) -> bool:
    return written == "plant" or written.startswith("extend ")


def arms(seat: Seat) -> dict[str, tuple[Module, ...]]:
    return {"crab": seat.crab, "mussel": seat.mussel, "kraken": seat.kraken}


def station(seat: Seat) -> list[str]:
    """All cards and the tile at a station."""
    outside = [module.card for modules in arms(seat).values() for module in modules]
    return [*outside, *seat.yards, *(card for card, _ in seat.oxygen), *seat.research]


def deeples(seat: Seat) -> int:
    on_modules = sum(module.lying + module.standing for modules in arms(seat).values() for module in modules)
    return seat.dome_lying + seat.dome_spent + on_modules


def rows(game: NewEden) -> list[list[str]]:
    return [[card for card in game.display[start : start + 3] if card] for start in (0, 3, 6, 9)]


def hidden_from(game: NewEden, seat: int | None) -> list[str]:
    """Every card that a seat (None: a spectator) may not see (NE 17)."""
    return [*uncertain(game, seat), *game.unseen] if game.phase is not Phase.OVER else []


def uncertain(game: NewEden, seat: int | None) -> list[str]:
    """The cards, place by place, that a seat cannot know and that are still to be seen."""
    held = [card for deck in game.decks for card in deck] + [*game.bonus_deck]
    for other in range(len(game.seats)):
        if other != seat:
            shown = game.kept_shown or game.seats[other].automaton
            held += game.hand[other] + ([] if shown else game.kept[other])
    for row, cards in enumerate(rows(game)):
        if game.face_down[row] and (seat is None or game.owner[row] != seat):
            held += cards
    return held


def pointer(seat: Seat) -> int:
    """Forward and clamped, then back (NE 12.3)."""
    forward = len(seat.kraken) + 3 * seat.research.count("R02")
    back = 0 if "R03" in seat.research else len(seat.crab)
    return max(0, min(14, forward) - back)


def final_score(seat: Seat, track: int) -> int:
    """The total of a seat from its board, its points on the track and its coins (NE 15)."""
    total = track + seat.coins // 5
    if seat.damage > pointer(seat):
        return total
    value = sum(printed()[card].final for card in station(seat))
    value += 3 * ("R05" in seat.research) * sum(m.standing > 0 or m.used for m in seat.crab)
    value += 2 * ("R06" in seat.research) * sum(m.standing > 0 or m.used for m in seat.kraken)
    return total + value


# Pieces


def law_01_every_card_is_in_one_place(w: Watch) -> None:
    g = w.game
    piles: list[Sequence[str]] = [*g.decks, *g.hand, *g.kept, *map(station, g.seats), g.display, g.box, g.unseen]
    cards = sorted(card for pile in piles for card in pile if card and card not in ("OA", "OB", "OX", "KX"))
    assert cards == sorted(id for id, card in printed().items() if card.deck)


def law_02_oxygen_cards_of_the_seats(w: Watch) -> None:
    g = w.game
    built = [seat.extensions[Extension.OXYGEN] for seat in g.seats]
    boxed, placed = Counter(g.box), Counter(card for seat in g.seats for card, _ in seat.oxygen)
    assert placed["OA"] + boxed["OA"] == placed["OB"] + boxed["OB"] == len(g.seats)
    assert g.ox_supply + sum(built) == len(g.seats)
    assert placed["OX"] + boxed["OX"] == sum(built)
    for seat, has in zip(g.seats, built, strict=True):
        assert all(Counter(card for card, _ in seat.oxygen)[id] <= 1 for id in ("OA", "OB", "OX"))
        assert has or ("OX", True) not in seat.oxygen


def law_03_bonus_cards(w: Watch) -> None:
    g = w.game
    assert sorted(g.bonus_deck + g.bonus_shown + g.bonus_used) == [f"B{n:02}" for n in range(1, 13)]
    assert len(g.bonus_shown) == (2 if g.phase in (Phase.A, Phase.B, Phase.C, Phase.D) else 0)


def law_04_there_are_45_deeples(w: Watch) -> None:
    assert w.game.deeple_supply + sum(map(deeples, w.game.seats)) == 45
    assert w.game.deeple_supply >= 0
    assert all(not seat.automaton or deeples(seat) == 0 for seat in w.game.seats)


def law_05_deeples_of_a_person(w: Watch) -> None:
    for number, seat in w.people():
        placed = [printed()[event.args["card"]] for event in w.told("placed", seat=number)]
        expected = 1 + 3 * seat.extensions[Extension.SHIPYARD] + sum(c.n for c in placed if c.group == "shipyard")
        assert deeples(seat) == expected


def law_06_coins_are_10_and_what_was_told(w: Watch) -> None:
    signs = {"bought": -1, "extended": -1, "market_paid": -1, "sold": -1}
    signs |= {"activated": 1, "plant": 1, "placed": 1, "gift": 1, "bonus": 1}
    for number, seat in enumerate(w.game.seats):
        assert seat.coins == 10 + sum(signs[e.name] * e.args["coins"] for e in w.told(*signs, seat=number))
        assert seat.coins >= 0


def law_07_one_nautilus(w: Watch) -> None:
    assert w.game.nautilus in range(len(w.game.seats))
    first = [e.args["seat"] for e in w.told("passed", since="laid_out") if e.args["order"] == 1]
    assert not first or w.game.nautilus == first[0]


def law_08_research_and_tiles_stay(w: Watch) -> None:
    for number, seat in enumerate(w.game.seats):
        assert seat.research[: len(w.research[number])] == w.research[number]
        assert all(now or not before for before, now in zip(w.tiles[number], seat.extensions, strict=True))


# Ranges


def law_09_ranges(w: Watch) -> None:
    shown = w.game.view(None)["table"]["seats"]
    for number, seat in enumerate(w.game.seats):
        harm = sum(event.args["n"] for event in w.told("damaged", seat=number))
        assert seat.damage == harm - sum(event.args["n"] for event in w.told("repaired", seat=number))
        assert 0 <= seat.damage <= 15
        assert shown[number]["pointer"] == pointer(seat)
        assert 0 <= pointer(seat) <= 14
        assert seat.plant_used in ([3] if seat.automaton else range(4))


def law_10_score_rises_by_what_was_told(w: Watch) -> None:
    if w.game.phase is Phase.OVER:
        return
    for number, seat in enumerate(w.game.seats):
        gains = w.told("passed", "activated", "plant", "placed", "bonus", seat=number)
        for event in gains:
            assert event.name != "activated" or not event.args["points"] or event.args["module"][0] == "M"
            assert event.name != "placed" or event.args["points"] in ([0, 3] if event.args["card"][0] == "R" else [0])
        # A research card that is being settled has given its points, but is not told yet.
        unsettled = 3 * (w.waits("Placed", number) and seat.extensions[Extension.RESEARCH])
        assert seat.score == sum(event.args["points"] for event in gains) + unsettled
        assert seat.score >= w.score[number]


def law_11_a_module_is_staffed_when_it_was_activated(w: Watch) -> None:
    for number, seat in enumerate(w.game.seats):
        activated = [event.args["module"] for event in w.told("activated", since="round", seat=number)]
        assert len(activated) == len(set(activated))
        for module in (module for modules in arms(seat).values() for module in modules):
            slots = printed()[module.card].slots
            assert module.lying >= 0
            assert module.standing == (slots if module.card in activated and not seat.automaton else 0)
            assert module.used == (module.card in activated and seat.automaton)


def law_12_arms_hold_their_group(w: Watch) -> None:
    for seat in w.game.seats:
        for group, modules in arms(seat).items():
            assert all(printed()[module.card].group == group for module in modules)
        tiles = [place for place, module in enumerate(seat.kraken) if module.card == "KX"]
        assert tiles == ([0] if seat.extensions[Extension.KRAKEN] else [])
        assert all(printed()[card].group == "shipyard" for card in seat.yards)
        assert all(printed()[card].group == "oxygen" for card, _ in seat.oxygen)
        assert all(printed()[card].group == "research" for card in seat.research)


def law_13_face_down_oxygen_cards_were_used_once(w: Watch) -> None:
    for number, seat in enumerate(w.game.seats):
        used = Counter(event.args["card"] for event in w.told("used", since="round_reset", seat=number))
        lost = {event.args["card"] for event in w.told("lost", since="round_reset", seat=number)}
        down = {card for card, face_up in seat.oxygen if not face_up}
        assert set(used.values()) <= {1}
        assert down == set(used) - lost


# Display and phases


def law_14_phase_a_display(w: Watch) -> None:
    g = w.game
    if g.phase is Phase.A:
        full = [bool(row) for row in rows(g)]
        assert full == sorted(full)
        gone = {event.args["card"] for event in w.told("bought", "removed", "taken", since="laid_out")}
        on_display = {card for card in g.display if card}
        assert len(on_display) + len(gone - on_display) == 12


def law_15_phase_b_cards(w: Watch) -> None:
    g = w.game
    if g.phase is not Phase.B:
        return
    if not w.told("market_paid", since="dealt"):
        assert [len(g.hand[number]) for number in range(len(g.seats))] == [0 if s.automaton else 3 for s in g.seats]
        assert [len(row) for row in rows(g)] == [0] * len(g.seats) + [3] * (4 - len(g.seats))
        left = [card for card in g.unseen if printed()[card].deck == f"{g.round}B"]
        assert len(left) == (6 - g.solo_level if g.players == 1 else 3)
    if not g.kept_shown:
        for number, _ in w.people():
            own = sum(len(row) for row, owner in zip(rows(g), g.owner, strict=True) if owner == number)
            assert len(g.hand[number]) + len(g.kept[number]) + own == 3


def law_16_marks(w: Watch) -> None:
    g = w.game
    assert len(g.marks) == 4
    if g.phase is not Phase.C:
        assert g.marks == (Mark.NONE,) * 4
    for row, mark in enumerate(g.marks):
        assert mark is not Mark.SOLD or not rows(g)[row]
    for decision in g.decisions:
        if decision.kind == "PickRow":
            free = [f"row {row + 1}" for row, mark in enumerate(g.marks) if mark is Mark.NONE]
            assert [option.written for option in decision.options] == free


def law_17_passing(w: Watch) -> None:
    g = w.game
    assert g.pass_count == sum(seat.passed for seat in g.seats)
    given = [event.args["points"] for event in w.told("passed", since="laid_out")]
    assert given == PASS_POINTS[len(g.seats)][: g.pass_count]
    assert all(decision.kind != "Turn" or not g.seats[decision.seat].passed for decision in g.decisions)


def law_18_removal_before_each_turn_of_the_nautilus_holder(w: Watch) -> None:
    g = w.game
    events = w.told(since="laid_out")
    removed = sum(event.name == "removed" for event in events)
    if g.phase is not Phase.A:
        return
    if len(g.seats) != 2:
        assert removed == 0
        return
    passes = [place for place, event in enumerate(events) if event.name == "passed"]
    if not passes:
        w.holder = g.nautilus
    turns = [e for e in events[: passes[0] + 1 if passes else None] if is_turn(g, e) and e.args["seat"] == w.holder]
    begun = len(turns) + (not passes and w.waits("Turn", w.holder))
    assert removed == begun or (removed < begun and not any(g.display))


def is_turn(game: NewEden, event: Event) -> bool:
    """Whether this is the one action of a turn; Deep Thought's activation is known by its tile."""
    if event.name == "activated":
        return game.seats[event.args["seat"]].automaton and event.args.get("module") == "KX"
    return event.name in ("bought", "used", "passed", "taken")


def law_19_bids_rise(w: Watch) -> None:
    g = w.game
    bids = [event.args["n"] for event in w.told("bid", since="opened auctioned")]
    assert bids == sorted(set(bids))
    if bids and not w.told("sold", "unsold", since="opened auctioned"):
        assert (g.high, g.bidder) == (bids[-1], w.told("bid")[-1].args["seat"])
        assert not g.out[g.bidder]
        assert g.seats[g.bidder].coins >= g.high


def law_20_start_of_phase_a(w: Watch) -> None:
    acts = {event.name for event in w.told(since="laid_out")} - {"removed", "taken", "placed", "damaged", "repaired"}
    if w.game.phase is Phase.A and acts <= {"rows_fell"}:
        for _, seat in w.people():
            assert seat.dome_lying == deeples(seat)
            assert seat.dome_spent == seat.plant_used == 0
            assert all(face_up for _, face_up in seat.oxygen)
        assert all(seat.plant_used == 3 for seat in w.game.seats if seat.automaton)


# Options


def law_21_two_options_at_least_and_all_different(w: Watch) -> None:
    for decision in w.game.decisions:
        singles = [option.written for option in decision.singles()]
        assert len(singles) == len(set(singles)) >= 2
        assert not w.game.seats[decision.seat].automaton


def law_22_what_is_offered_can_be_paid(w: Watch) -> None:
    g = w.game
    for decision in g.decisions:
        seat = g.seats[decision.seat]
        for option in decision.singles():
            verb, _, what = option.written.partition(" ")
            assert verb != "buy" or ROW_PRICE[g.display.index(what) // 3] <= seat.coins
            assert verb != "bid" or g.high < int(what) <= seat.coins
            assert verb != "keep" or KEEP_PRICE[0 if what == "none" else len(what.split("+"))] <= seat.coins
            assert verb != "extend" or (seat.coins >= 6 and not seat.extensions[Extension[what.upper()]])
            assert verb != "plant" or seat.plant_used < 3
            assert verb != "outbid" or g.seats[1].coins // 2 < seat.coins


def law_23_a_move_leads_to_a_question(w: Watch) -> None:
    for decision in w.game.decisions:
        for option in decision.options:
            if option.written.startswith("move "):
                clone = w.game.clone()
                clone.choose(option)
                assert clone.decision is not None
                assert (clone.decision.seat, clone.decision.kind in ("Bottle", "Activate")) == (decision.seat, True)


def law_24_free_actions_at_anchors_only(w: Watch) -> None:
    for decision in w.game.decisions:
        written = [option.written for option in decision.options]
        free = [option for option in written if is_free(option)]
        placing = decision.kind == "PlaceKept" and any(option.startswith("place R") for option in written)
        assert decision.kind in ANCHORS or free == [] or (placing and free == ["extend research"])
    assert w.free <= 7


def law_25_overflow_takes_the_outermost_card(w: Watch) -> None:
    for decision in w.game.decisions:
        if decision.kind == "Overflow":
            seat = w.game.seats[decision.seat]
            tips = [module.card for modules in arms(seat).values() for module in modules[-1:]]
            tips += [*seat.yards[-1:], *(card for card, _ in seat.oxygen[-1:])]
            assert [option.written for option in decision.options] == [f"lose {card}" for card in tips if card != "KX"]
            assert seat.damage == 15


# Information


def law_26_hidden_things_stay_hidden(w: Watch) -> None:
    if w.decisions % 5:  # it takes long
        return
    seat = w.decisions // 5 % w.game.players
    shown = w.game.view(seat)
    assert w.game.imagined(seat, Rng(w.decisions)).view(seat) == shown
    assert not {*re.findall(r"\w+", str(shown))} & {*hidden_from(w.game, seat)}
    for number, other in enumerate(w.game.seats):
        known = number == seat or other.automaton or w.game.open_coins or w.game.phase is Phase.OVER
        assert shown["table"]["seats"][number]["coins"] == (other.coins if known else None)


def law_27_coins_from_public_events(w: Watch) -> None:
    g = w.game
    assert coins_from_events(g.events or [], len(g.seats), 10) == [seat.coins for seat in g.seats]


# End


def law_28_length(w: Watch) -> None:
    g = w.game
    auctions = len(w.told("sold", "unsold"))
    most = 6 if g.players == 1 else 12
    assert auctions <= most
    assert w.decisions < 2000
    assert g.round == len(w.told("round")) <= 3
    assert g.phase is not Phase.OVER or (g.round, auctions, g.decision) == (3, most, None)


def law_29_final_scores(w: Watch) -> None:
    if w.game.phase is Phase.OVER:
        assert w.game.scores == [final_score(seat, track(w, number)) for number, seat in enumerate(w.game.seats)]


def law_30_a_collapse_leaves_track_and_coins(w: Watch) -> None:
    for number, seat in enumerate(w.game.seats):
        if w.game.phase is Phase.OVER and seat.damage > pointer(seat):
            assert seat.score == track(w, number) + seat.coins // 5


def track(w: Watch, number: int) -> int:
    """The points of a seat before final scoring."""
    gains = w.told("passed", "activated", "plant", "placed", "bonus", seat=number)
    return sum(event.args["points"] for event in gains)


Watch.laws = kit.laws(globals())
