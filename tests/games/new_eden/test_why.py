"""New Eden: places that do not glow."""

from __future__ import annotations

from pelagia.core.place import Place
from pelagia.core.text import Ref, Text
from pelagia.core.why import why_not
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.state import Extension
from tests.games.new_eden.table import Station, Table, table


def reason(t: Table, place: Place, of: int | None = None) -> object:
    """Why a place cannot be chosen, without what is asked instead."""
    assert t.game.decision
    text = why_not(t.game, t.game.decision.seat, place, of).text
    return text.args.get("reason", text)


def test_the_choice_itself_knows_best() -> None:
    t = table(Station(coins=5, plant=3, oxygen="OA:down OB"), rows={1: "a z .", 3: "b . ."})
    dear = next(card for card in t.game.display if card)
    assert reason(t, places.card(dear)) == Text("new-eden-why-coins", n=10, have=5)
    assert reason(t, places.PLANT) == Text("new-eden-why-plant", n=3)
    assert reason(t, places.extension(Extension.KRAKEN)) == Text("new-eden-why-coins", n=6, have=5)
    assert reason(t, places.card("OA")) == Text("new-eden-why-oxygen-used", card=Ref("OA"))


def test_what_a_place_is_for() -> None:
    t = table(rows={1: "a z ."})
    assert reason(t, places.row(1)) == Text("new-eden-why-row-phase-a")
    assert reason(t, places.DOME) == Text("new-eden-why-dome")
    assert reason(t, places.DOME, of=1) == Text("core-why-theirs", seat=1)
