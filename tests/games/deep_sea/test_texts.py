"""What random games rarely say is rendered well in every language too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pelagia
from pelagia.core.errors import IllegalChoice
from pelagia.core.text import Text
from pelagia.games.deep_sea.content.card import Reach
from pelagia.games.deep_sea.rules.discover import NAME_KIND
from pelagia.games.deep_sea.rules.effects import actions, conserve, discover, dive, extra, gain, promote, sonar, travel
from pelagia.games.deep_sea.rules.flow import TEAM_CARD
from pelagia.games.deep_sea.rules.gains import ChooseOption
from pelagia.games.deep_sea.rules.scoring import GRADES
from tests.games.deep_sea.hooks import LATE
from tests.games.deep_sea.table import Table, bench
from tests.text.rendering import broken
from tests.text.sources import messages, nested


def tables() -> Iterator[Table]:
    """Positions that random players rarely reach, each after something rare has happened, with a rare question open."""
    yield bench(1, p1="crew=robotics_engineer,deep_sea_diver*").take("activate 1")
    yield bench(1, p1="crew=robotics_engineer,deep_sea_diver*").take("activate 1", "copy 2")
    yield bench(6).run(NAME_KIND)
    yield bench(6).run(NAME_KIND).take("name journal")
    yield bench(1, p1="R=9").run(gain("R"))
    yield bench(1, p1="R=9").run(gain("R")).take("hex 0.0")
    for goal, option in enumerate(("left", "deep", "broad"), 1):
        yield bench(8).run(ChooseOption(goal))
        yield bench(8).run(ChooseOption(goal)).take(f"option {option}")
    for number in ("6", "21", "23"):
        yield bench(1, p1=f"journals={number} crew=pilot").take(f"space {number}")
    whole = actions(dive(2), discover(1, 2), promote(), travel(tech=1), conserve(reach=Reach.DEPTH))
    yield bench(1, p1="research=1 vessels=D1").run(whole)  # as a pack may have it
    yield bench(1).run(extra(sonar()))
    yield bench(4, p1="research=9 vessels=D1", discs="D1.c1=P1 D1.c2=P2 D1.c3=P2 D1.c5=P1").act("conserve")
    spoiled = bench(1, cooperative=True, round=5, p1="tokens=T01")
    spoiled.game.setback_deck = ["SB11"]
    yield spoiled.run(TEAM_CARD)
    doubtful = bench(1, cooperative=True, round=5, p1="research=2")
    doubtful.game.setback = "SB12"
    yield doubtful.run(gain("M M")).take("hex 0.0")
    yield bench(1, cooperative=True, round=5, setback="SB12", p1="tokens=T29").run(gain("M"))
    yield emptied_slot()
    yield emptied_slot().take("refill ichthyologist")


def emptied_slot() -> Table:
    t = bench(1, step="recruit", p1="R=10")
    t.game.slots = [["mentor"], ["adventurer", "ichthyologist"], ["biogeographer", "biotechnologist"]]
    return t.run(gain("K1")).take("recruit mentor")


def refusals() -> Iterator[Text]:
    """Why something is not on offer that random players do not try."""
    tries = (
        (bench(1, p1="staging=0 tokens=T29"), "activate 0"),
        (bench(1, p1="tokens=T17").run(travel()), "token T17 effect"),
        (bench(1, p1="tokens=T17").run(travel()), "token T17 research"),
        (bench(1, p1="tokens=T17").run(travel()), "token T01 research"),
        (bench(1, p2="tokens=T25").run(travel(), who=1), "token T25 effect"),
        (emptied_slot(), "refill mentor"),
    )
    for table, answer in tries:
        with pytest.raises(IllegalChoice) as refusal:
            table.take(answer)
        yield refusal.value.text


def said() -> list[Text]:
    texts = [Text("deep-sea-event-graded", n=n, grade=Text(f"deep-sea-grade-{g}")) for n, g in enumerate(GRADES)]
    for table in tables():
        decision, game = table.game.decision, table.game
        assert decision is not None
        texts += [decision.prompt(game), *(option.text for option in decision.options)]
        texts += map(game.rules.event_text, game.events or [])
    return [*texts, *refusals()]


def test_what_is_rarely_said_is_rendered() -> None:
    assert broken("deep-sea", said()) == []


def test_all_of_it_is_said_here() -> None:
    reached = {inner.id for text in said() for inner in nested(text)}
    late = [id for id in messages("en") if re.fullmatch(f"deep-sea-({LATE})", id)]
    assert [id for id in late if id not in reached] == []
    assert len(late) == 41


# Words for things that the rules call otherwise (section 1), each with the right one.
FOREIGN = {
    "de": {
        r"Fachjournal": "Forschungs-Bericht",
        r"Wirkungsfeld|(durch|=) Wirkung(en)?\b": "Einfluss",
        r"= Forschung\b": "Wissen",
        r"Ozeantafel": "Ozean-Kachel",
        r"\bSchutzfeld": "Meeresschutz-Feld",
        r"Tauchplättchen": "Tauch-Plättchen",
        r"= Boote?\b": "U-Boot",
        r"[Aa]n(zu|ge)?w[eo]rb|wirb\b": "rekrutieren",
        r"[Ee]rfahrene Crew": "Führungs-Person",
        r"Aufräumen": "Reinigung",
        r"seicht": "flach",
    },
    "pt": {
        r"[Pp]eriódicos|de periódico\b": "relatório de pesquisa",
        r"= Pesquisa\b": "conhecimento",
        r"estoque": "reserva",
        r"tabuleiros": "placa de oceano",
        r"local de": "campo de",
        r"[Ss]êniores": "seniores",
    },
}
TITLES = ("deep-sea-bonus-", "deep-sea-scenario-")  # names of pieces


@pytest.mark.parametrize("lang", FOREIGN)
def test_terms_are_those_of_the_glossary(lang: str) -> None:
    folder = Path(pelagia.__file__).parent / "text" / lang
    lines = [line for path in folder.glob("deep-sea*.ftl") for line in path.read_text(encoding="utf-8").splitlines()]
    lines += [line for line in (folder / "page.ftl").read_text(encoding="utf-8").splitlines() if "deep-sea" in line]
    said = [line for line in lines if not line.startswith(TITLES)]
    assert len(said) > 500
    wrong = [(line, right) for line in said for word, right in FOREIGN[lang].items() if re.search(word, line)]
    assert wrong == []
