"""New Eden: a refusal says why, and changes nothing."""

from __future__ import annotations

import pytest

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


def test_bids() -> None:
    t = table(phase=C).take("row 1", "bid 4")
    assert refusal(t, "bid 4") == Text("new-eden-why-bid", n=4)
    assert refusal(t, "bid 11") == Text("new-eden-why-coins", n=11, have=10)


def test_outbid() -> None:
    t = table(Station(coins=5), players=1, phase=C).take("block 1+2")
    assert refusal(t, "outbid") == Text("new-eden-why-coins", n=6, have=5)


def test_not_an_option() -> None:
    """Without a better reason: what was answered, and what is on offer."""
    text = refusal(table(Station(coins=0, plant=2)), "buy z")
    assert text == Text("error-illegal-choice", answer="buy z", offered="pass, plant")


def test_not_open() -> None:
    t = table()
    for wrong in ({"seat": 1}, {"number": 7}):
        with pytest.raises(StaleChoice):
            t.game.choose("pass", **wrong)
