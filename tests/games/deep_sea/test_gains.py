"""Every gain of a game is one that the tables of the rules tell, and none is missing.

Between two menus, what happened (discs, links, travels, discoveries, dives, journals, crew, markers, tokens) is looked
up in docs/rules/deep-sea.md and compared with the bundles that were resolved. What is told is what came of them: with
it, tracks, research and discs of before become those of after.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import pelagia
from pelagia.core.game import Event
from pelagia.core.rng import Rng
from pelagia.games.deep_sea.content.card import LETTERS, Attribute
from pelagia.games.deep_sea.rules.effects import gain
from pelagia.games.deep_sea.rules.gains import Gain
from pelagia.games.deep_sea.rules.state import DeepSea
from tests.games.deep_sea.table import Table as Bench
from tests.games.deep_sea.table import bench
from tests.games.deep_sea.told import AREAS, BOARDS, CREW, JOURNALS, rows

MENUS = ("TurnMenu", "AnyOrder", "OneOf", "CopyCrew", "Recruit")
LAZY = ("pass", "done", "skip", "end", "waive")
CLEANUP = {2: "D1", 4: "A", 6: "M", 8: "P"}
PER_TOKEN = {"deepwater_shark": "R", "brine_pool": "M", "fallen_star": "M"}
Gains = Counter[tuple[int, str]]


def tokens() -> dict[str, tuple[str, str]]:
    """What the two sides of every token give (DS 21.3)."""
    pairs: dict[str, tuple[str, str]] = {}
    for ids, _, research, effect in rows("21.3"):
        first, last = map(int, re.findall(r"\d+", ids))
        given = effect.partition(" ")[0] if effect[0] != "`" else "K5" if "K5" in effect else "-"
        pairs |= {f"T{n:02}": (f"K{research}", given.replace("none", "-")) for n in range(first, last + 1)}
    return pairs


TOKENS = tokens()


@cache
def hexes(scenario: int) -> dict[str, str]:
    """The bundles of an impact area (DS 21.6)."""
    entries = re.findall(r"(\S+)=-?\d+:([A-Z0-9,]*)", AREAS[str(scenario)])
    return {id: bundle.replace(",", " ") for id, bundle in entries}


class Table:
    """What lies on the table at one moment."""

    def __init__(self, game: DeepSea) -> None:
        view: dict[str, Any] = game.view(0)["table"]
        self.seats: list[dict[str, Any]] = view["seats"]
        self.setback: str = view["setback"]
        self.boards: dict[str, str] = {zone["cell"]: zone["board"] for zone in view["zones"]}
        self.discs = {(z["cell"], site["name"]): int(site["owner"]) for z in view["zones"] for site in z["sites"]}
        self.dives = {(z["cell"], site["name"]): int(site["tokens"]) for z in view["zones"] for site in z["dives"]}
        self.told = len(game.events or [])

    def has(self, seat: int, board: str, *sites: str) -> int:
        """How many of these sites carry a disc of a seat."""
        return sum(self.discs[cell, site] == seat for cell, id in self.boards.items() if id == board for site in sites)


def site_bundle(board: str, site: str) -> str:
    """What a disc on a site gives: `c1 2>R C`, `s1(I K1)`, `j1 green +M`."""
    _, _, _, _, tracks, nature, journals, *_ = BOARDS[board]
    column = {"s": tracks, "c": nature, "j": journals}[site[0]]
    pattern = {"s": rf"\b{site}\(([^)]*)\)", "c": rf"\b{site} \d>([^;]+)", "j": rf"\b{site} \w+ \+(M)"}[site[0]]
    match = re.search(pattern, column)
    return match[1] if match else "-"


def from_discs(before: Table, after: Table) -> Iterator[tuple[int, str]]:
    """Sites with a new disc, and the links that are complete now."""
    for (cell, site), owner in after.discs.items():
        if owner >= 0 > before.discs.get((cell, site), -1):
            yield owner, site_bundle(after.boards[cell], site)
    for cell, board in after.boards.items():
        for a, b, bundle in re.findall(r"L\d (\w\d)-(\w\d):([^;]+)", BOARDS[board][7]):
            owners = {after.discs[cell, a], after.discs[cell, b]}
            if min(owners) >= 0 > min(before.discs.get((cell, end), -1) for end in (a, b)):
                yield from ((owner, bundle) for owner in owners)


def from_dives(before: Table, after: Table, diver: int) -> Iterator[tuple[int, str]]:
    """What zones give for each token that was taken (DS 18)."""
    for (cell, site), left in before.dives.items():
        board = after.boards[cell]
        for _ in range(left - after.dives[cell, site]):
            yield diver, PER_TOKEN.get(board, "-")
            if board == "bioluminescent_fauna":
                yield diver, "K1" if site == "d1" else "D1"
            if board == "seamount" and before.has(diver, board, "c1", "c2", "c3"):
                yield diver, "L"
            if board == "thermal_vents":
                yield from [(diver, "K1")] * before.has(diver, board, "j1", "j2")


def from_event(game: DeepSea, before: Table, event: Event) -> Iterator[tuple[int, str]]:
    args, who = event.args, event.args.get("seat", -1)
    if event.name == "published":
        card = JOURNALS[args["card"][1:]]
        yield from ((seat, card[3] if seat == who else card[4]) for seat in range(game.players))
    elif event.name in ("travelled", "launched"):
        yield who, BOARDS[args["zone"]][2]
        if args.get("start") == "jellyfish_bloom" and before.has(who, "jellyfish_bloom", "c1", "c2", "j1"):
            yield who, "M"
    elif event.name == "discovered":
        yield who, BOARDS[args["zone"]][1]
    elif event.name in ("recruited", "promoted"):
        yield who, CREW[args["crew"]][2 if event.name == "recruited" else 4]
    elif event.name == "marked":
        yield who, hexes(game.scenario)[args["hex"]]
    elif event.name == "cleaned":
        yield who, CLEANUP.get(args["n"], "-")
    elif event.name == "token" and args["side"] == "effect":  # its research is no bundle; `figures` counts it
        yield who, TOKENS[args["token"]][1]


def compare(game: DeepSea, before: Table, after: Table, resolved: Gains) -> None:
    events = (game.events or [])[before.told : after.told]
    told = [*from_discs(before, after)]
    for seat in [event.args["seat"] for event in events if event.name == "dived"][:1]:
        told += from_dives(before, after, seat)
    for event in events:
        told += from_event(game, before, event)
    assert resolved == Gains((seat, gain) for seat, gain in told if not re.match(r"-|none|nothing|extra|$", gain))
    for seat in range(game.players):
        figures(before, after, seat, [event for event in events if event.args.get("seat") == seat])


def figures(before: Table, after: Table, seat: int, events: list[Event]) -> None:
    """Tracks, research and staging are what they were, and what was told to be gained and paid."""
    old, new, sums = before.seats[seat], after.seats[seat], Counter[str]()
    tracks = {**old["tracks"]}
    for event in events:
        if event.name == "gained":
            for letter, n in event.args["what"]:
                sums[letter] += n
                tracks[letter] = tracks.get(letter, 0) + n
        elif event.name == "star":
            tracks[LETTERS[Attribute[event.args["attribute"].upper()]]] = 10
        else:
            sums[event.name] += event.args.get("n", 1)
    assert new["tracks"] == {letter: tracks[letter] for letter in new["tracks"]}
    paid = sums["conserved"] + sums["published"] + sums["lost_research"] + sums["paid_research"]
    assert new["research"] == old["research"] + sums["K"] - paid
    placed = sum(owner == seat for owner in after.discs.values()) - sum(d == seat for d in before.discs.values())
    spent = placed + sums["activated"] + sums["space"] + sums["paid_disc"]
    assert new["staging"] == old["staging"] + sums["D"] + sums["effort"] + sums["reassigned"] - spent


@pytest.fixture
def resolved(monkeypatch: pytest.MonkeyPatch) -> Gains:
    """Every bundle that is resolved, whatever comes of it."""
    gains, run = Gains(), Gain.run

    def noted(self: Gain, game: DeepSea, who: int) -> None:
        gains[who, self.bundle] += game.events is not None  # what choices try on clones does not count
        run(self, game, who)

    monkeypatch.setattr(Gain, "run", noted)
    return gains


@pytest.mark.parametrize("scenario", range(1, 11))
@pytest.mark.parametrize("players", [1, 3])  # with setbacks, and with others who gain
def test_gains_are_those_of_the_tables(scenario: int, players: int, resolved: Gains) -> None:
    rng = Rng(scenario)
    game = pelagia.new("deep-sea", players, scenario, {"scenario": scenario})
    assert isinstance(game, DeepSea)
    for seat in game.seats:  # rich, so that much happens
        seat.research, seat.staging, seat.gained = 9, 9, 9
        seat.tracks = (7, 5, 3, *seat.tracks[3:])
    before = Table(game)
    resolved.clear()
    while decision := game.decision:
        if decision.kind in MENUS:
            after = Table(game)
            compare(game, before, after, resolved)
            before = after
            resolved.clear()
        busy = [option for option in decision.options if option.written not in LAZY]
        game.choose(rng.choice(busy if busy and rng.below(8) else decision.options))
    compare(game, before, Table(game), resolved)


def lines(table: Bench, *names: str) -> list[str]:
    """What was told under these names, but for the seat; gains as bundles are written."""
    events = [event for event in table.game.events or [] if event.name in names]
    args = [[arg for name, arg in event.args.items() if name != "seat"] for event in events]
    return [" ".join(_bundle(arg) if isinstance(arg, tuple) else str(arg) for arg in row) for row in args]


def _bundle(gains: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{letter}{n}" if letter in "KD" or n > 1 else letter for letter, n in gains)


def test_the_log_tells_what_came_of_a_bundle() -> None:
    assert lines(bench(1, p1="research=11").run(gain("R K2 D1")), "gained") == ["R K1 D1"]
    assert lines(bench(1, p1="research=12").run(gain("K2")), "gained") == []
    full = bench(6, p1="I=12", markers="0.1=P2 0.3=P2 0.5=P2 0.7=P2")
    assert lines(full.run(gain("I M")), "gained", "star", "marked") == []  # nowhere to go


def test_the_log_tells_a_step_with_an_impact_when_it_is_done() -> None:
    assert lines(bench(1, p1="R=9").run(gain("R")).take("waive"), "gained", "star") == []
    assert lines(bench(1, p1="R=9").run(gain("R")).take("skip"), "gained", "star") == ["R", "reputation"]
    back_to_the_star = bench(1, p1="R=12").run(gain("R")).take("hex 2.0")
    assert lines(back_to_the_star, "gained", "star") == ["reputation", "I"]
    assert lines(bench(1, p1="G=1").run(gain("G")), "gained") == ["G", "D1"]  # and the base


def test_the_log_tells_what_is_paid_and_returned() -> None:
    murky = bench(1, cooperative=True, round=5)
    murky.game.setback = "SB4"
    assert lines(murky.act("dive"), "paid_disc") == ["1"]
    doubt = bench(1, cooperative=True, round=5, p1="research=2")
    doubt.game.setback = "SB12"
    assert lines(doubt.run(gain("M")).take("hex 0.0"), "paid_research") == ["1"]
    assert lines(bench(1, p1="crew=pilot*").run(gain("P")).take("promote 1"), "returned_disc") == ["pilot"]


def test_an_impact_that_costs_research_says_so() -> None:
    doubt = bench(1, cooperative=True, round=5, p1="research=2")
    doubt.game.setback = "SB12"
    decision = doubt.run(gain("M")).game.decision
    assert decision is not None
    assert {option.written: option.text.id == "deep-sea-priced" for option in decision.options} == {
        **{f"hex {id}": True for id in ("0.0", "2.0", "4.0", "6.0")},
        "skip": False,
    }
