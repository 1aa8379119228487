"""New Eden: a refusal says why, and changes nothing."""

from __future__ import annotations

import pytest

import pelagia
from pelagia import bots
from pelagia.bots.random import Random
from pelagia.core.errors import IllegalChoice, StaleChoice
from pelagia.core.text import Ref, Text
from tests.games.new_eden.table import B, C, Station, Table, table


def refusal(t: Table, answer: str) -> Text:
    """Why the open decision does not have this option."""
    before = t.game.clone()
    with pytest.raises(IllegalChoice) as refused:
        t.take(answer)
    assert t.game == before
    return refused.value.text


def test_too_dear() -> None:
    t = table(Station(coins=5, plant=3), rows={1: "a z .", 3: "b . ."})
    assert refusal(t, "buy a") == Text("new-eden-why-coins", n=10, have=5)
    assert refusal(t, "extend kraken") == Text("new-eden-why-coins", n=6, have=5)


def test_plant_used_up() -> None:
    assert refusal(table(Station(plant=3)), "plant") == Text("new-eden-why-plant", n=3)


def test_extension_built() -> None:
    assert refusal(table(Station(extensions="shipyard")), "extend shipyard") == Text("new-eden-why-built")


def test_oxygen_card_not_usable() -> None:
    t = table(Station(crab="c", oxygen="OA:down OB"))
    assert refusal(t, "move OA") == Text("new-eden-why-oxygen-used", card=Ref("OA"))
    assert refusal(table(), "move OA") == Text("new-eden-why-no-move", card=Ref("OA"))


def test_no_moves_here() -> None:
    """Where move actions are not offered at all, nobody is told that no deeple can move."""
    for t in (table(Station(crab="c"), phase=B), table(Station(crab="c"), phase=C).take("row 1")):
        assert refusal(t, "move OA").id == "error-illegal-choice"


def test_outbid() -> None:
    t = table(Station(coins=5), players=1, phase=C).take("block 1+2")
    assert refusal(t, "outbid") == Text("new-eden-why-coins", n=6, have=5)


def market(coins: int = 10) -> Table:
    """P0 chooses among three cards of the market."""
    return table(Station(coins=coins), phase=B, hands={0: "h1 h2 h3"}).take("P0 done", "P1 done", "P2 done")


def placing(cards: str, coins: int = 10, extensions: str = "") -> Table:
    """P0 has won a row for 1 coin and is to attach its cards."""
    return table(Station(coins=coins, extensions=extensions), phase=C, rows={1: cards}).win(row=1, bid=1)


def test_ne_144_the_true_reason() -> None:
    """Coins, bids and extensions: what is missing, and where."""
    assert refusal(market(coins=5), "P0 keep h1+h2+h3") == Text("new-eden-why-coins", n=6, have=5)
    t = table(phase=C).take("row 1", "bid 4")
    assert refusal(t, "bid 4") == Text("new-eden-why-bid", n=4)
    assert refusal(t, "bid 11") == Text("new-eden-why-coins", n=11, have=10)
    for answer in ("extend research", "extend kraken", "plant"):
        assert refusal(placing("m n"), answer) == Text("new-eden-why-placing")
    assert refusal(placing("m n", extensions="research"), "extend research") == Text("new-eden-why-built")
    assert refusal(placing("m n R02", coins=6), "extend research") == Text("new-eden-why-coins", n=6, have=5)


@pytest.mark.parametrize(
    ("t", "answers"),
    [
        (
            table(Station(crab="c"), rows={1: "a z ."}),
            "plants|plant now|extend Kraken|extend  kraken|buy|buy nothing|move|move OC|MOVE OA",
        ),
        (market(), "P0 keep h1+h1|P0 keep h1,h2|P0 h1"),
        (table(phase=C).take("row 1", "bid 2"), "bid 07|bid +7|bid 4..5|bids 3"),
    ],
)
def test_ne_145_no_reason(t: Table, answers: str) -> None:
    """What is misspelt is not explained by a rule: with 10 coins nobody is told that 3 are missing."""
    for answer in answers.split("|"):
        assert refusal(t, answer).id == "error-illegal-choice"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_slips_are_not_explained_by_a_rule(players: int) -> None:
    """In no decision of a game does a misspelt form of whatever was on offer so far get a reason."""
    game, bot, seen = pelagia.new("new-eden", players, seed=players), Random(players), set[str]()
    while decision := game.decision:
        seen |= {option.written for option in decision.options}
        for written in sorted(seen)[game.number % 5 :: 5]:
            for slip in (f"{written}x", f"x{written}", f"{written} x", f" {written}", written.swapcase()):
                with pytest.raises(IllegalChoice) as refused:
                    game.choose(slip, decision.seat)
                assert refused.value.text.id == "error-illegal-choice", slip
        game.choose(bots.ask(bot, game, decision), decision.seat)


def test_not_an_option() -> None:
    """Without a better reason: what was answered, and what is on offer."""
    text = refusal(table(Station(coins=0, plant=2)), "buy z")
    assert text == Text("error-illegal-choice", answer="buy z", offered="pass, plant")


def test_not_open() -> None:
    t = table()
    for wrong in ({"seat": 1}, {"number": 7}):
        with pytest.raises(StaleChoice):
            t.game.choose("pass", **wrong)
