"""Messages that random games hardly ever reach."""

from __future__ import annotations

from pelagia.core.text import Ref, Text
from pelagia.games.underwater_cities.content.card import CITY, goods, goods_text
from pelagia.games.underwater_cities.rules.building import PROMPTS as BUILD_PROMPTS
from tests.text.rendering import broken

PROMPTS = ("pay", "keep-looked", "take-production", "convert-city", "ready-one", "pay-upgrade")


def test_rare_messages_are_rendered() -> None:
    some = goods_text(goods(KELP=1, CRED=2))
    texts = [
        *(Text(f"underwater-cities-ask-{name}") for name in (*PROMPTS, "exchange-among")),
        BUILD_PROMPTS[CITY],
        Text("underwater-cities-convert", site=Ref("C3")),
        Text("underwater-cities-take-production-of", site=Ref("C3.1"), what=some),
        Text("underwater-cities-event-produced", seat=0, source=Text("underwater-cities-source-pair"), goods=some),
        Text("underwater-cities-event-converted", seat=0, site=Ref("C3")),
        Text("underwater-cities-event-tile", seat=0, tile=Ref("M07")),
        Text("underwater-cities-claim", card=Ref("K7")),
        Text("underwater-cities-why-continue", space=Ref("S2")),
        Text("underwater-cities-why-claim", contract=Ref("K7")),
    ]
    assert broken("underwater-cities", texts) == []
