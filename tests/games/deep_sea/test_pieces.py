"""Deep Sea: every piece of the box can be used. A rich player meets each of them on the bench."""

from __future__ import annotations

import pytest

import pelagia
from pelagia.core.rng import Rng
from pelagia.core.state import put
from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.card import CONSERVE, SONAR
from pelagia.games.deep_sea.content.sheet import Team
from pelagia.games.deep_sea.rules.effects import promote
from pelagia.games.deep_sea.rules.state import CELL, SITES, DeepSea
from tests.games.deep_sea.table import Table, bench

RICH = "R=10 I=10 C=10 G=10 research=12 staging=9"


@pytest.mark.parametrize("id", [id for id, crew in BOX.crew.items() if crew.tier])
def test_every_crew_member_can_be_recruited_activated_and_promoted(id: str) -> None:
    t = bench(1, step="recruit", p1=RICH)
    for slot in t.game.slots:  # below the top others hide it
        if id in slot:
            slot.append(slot.pop(slot.index(id)))
    t.game.advance()
    t.take(f"recruit {id}")
    while t.game.decision and t.game.decision.kind != "TurnMenu":
        t.take(t.offered[0])
    assert [member.model for member in t.game.seats[0].crew] == ["leader", id]
    assert ("activate 1" in t.offered) == (BOX.crew[id].junior.actions is not None)
    t.run(promote()).take("promote 1")
    assert t.game.seats[0].crew[1].senior


def sea(id: str) -> tuple[Table, str]:
    """An ocean with a board in it, vessels where its sites can be used from, and the board's cell."""
    rich, market = f"{RICH} vessels=", "A1 A2 7 24"
    for number, cells in ((7, "C1 C2 C3 C4 C5"), (1, "C1 C2")):
        lies = {t.game.boards[CELL[cell]]: cell for t in (bench(number),) for cell in cells.split()}
        if id in lies:
            return bench(number, market=market, p1=rich + lies[id]), lies[id]
    if BOX.oceans[id].closed:
        beside = "B1=atoll A2=dolphin_pods"
        return bench(7, zones=f"B2={id} {beside}", market=market, p1=f"{rich}A2,B1,C2"), "B2"
    cell = f"D{BOX.oceans[id].depth}"
    return bench(7, zones=f"{cell}={id}", market=market, p1=rich + cell), cell


def use(t: Table, word: str, place: str) -> Table:
    """An action of the leader at this place, whether it is asked or not."""
    t.act(word)
    if t.game.decision and t.game.decision.kind in ("Sonar", "Conserve", "Publish", "Dive"):
        t.take(next(option for option in t.offered if option.startswith(f"{word} {place}")))
    return t


@pytest.mark.parametrize("id", BOX.oceans)
def test_every_site_of_a_board_can_be_used(id: str) -> None:
    board = BOX.oceans[id]
    for number, track in enumerate(board.track_sites, 1):
        for n in track:
            t, cell = sea(id)
            for before in range(track[0], n):  # tracks fill from the left
                t.game.discs = put(t.game.discs, CELL[cell] * SITES + before, 1)
            assert use(t, "sonar", f"{cell}.t{number}").owner(f"{cell}.{board.sites[n].name}") == "P1"
    for site in (spot for spot in board.sites if spot.kind is not SONAR):
        t, cell = sea(id)
        word = "conserve" if site.kind is CONSERVE else "journal"
        assert use(t, word, f"{cell}.{site.name}").owner(f"{cell}.{site.name}") == "P1"
    for number, dives in enumerate(board.dives, 1):
        t, cell = sea(id)
        place = f"{cell}.d{number}"
        assert use(t, "dive", place).tokens_on(place) == dives.tokens - dives.draws


@pytest.mark.parametrize("id", BOX.tokens)
def test_every_token_can_be_used(id: str) -> None:
    zones = "D2=dolphin_pods"
    t = bench(1, zones=zones, p1=f"{RICH} research=3 vessels=C1,D2,D1 tokens={id} crew=pilot")
    wanted = [f"token {id} research"] + [f"token {id} effect"] * (BOX.tokens[id].effect is not None)
    assert [option for option in t.offered if option.startswith("token")] == wanted
    t.take(wanted[-1])
    assert id in t.game.discard


@pytest.mark.parametrize("number", [card.number for card in BOX.journals.values()])
def test_every_journal_can_be_taken_and_its_space_used(number: str) -> None:
    market = " ".join([number, *(card for card in ("A1", "A2", "A6", "A7") if card != number)][:4])
    zones = "D2=dolphin_pods D3=carbonate_spires"
    t = bench(1, zones=zones, market=market, p1=f"{RICH} vessels=C1,D3,D2").act("journal")
    t.take(next(option for option in t.offered if option.endswith(f" {number}")))
    while t.game.decision and t.game.decision.kind != "TurnMenu":
        t.take(t.offered[0])
    assert t.value(0, "journals") == number
    if BOX.journals[f"J{number}"].space:
        t = bench(1, zones=zones, market="A1", p1=f"{RICH} vessels=C1,D3,D2 journals={number} crew=pilot")
        t.take(f"space {number}")
        assert {option for option in t.offered if not option.startswith("token")} > {"done"}


@pytest.mark.parametrize("number", BOX.scenarios)
@pytest.mark.parametrize("players", [1, 2])
def test_every_scenario_can_be_played_to_the_end(number: int, players: int) -> None:
    game = pelagia.new("deep-sea", players, number, {"scenario": number, "cooperative": players > 1})
    rng = Rng(number)
    while decision := game.decision:
        game.choose(rng.choice(decision.options))
    assert isinstance(game, DeepSea)
    assert len(game.scores) == players


@pytest.mark.parametrize("id", BOX.goals)
def test_every_bonus_goal_can_be_counted(id: str) -> None:
    t = bench(1, cooperative=True)
    assert all(BOX.goals[id].count.value(t.game, who) >= 0 for who in range(2))
    assert [*BOX.goals[id].figures] == sorted(BOX.goals[id].figures) or BOX.goals[id].team is Team.EVERY
