"""Deep Sea: content packs (docs/content-deep-sea.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.errors import BadContent
from pelagia.core.game import Game
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.games.deep_sea.content.box import BOX
from pelagia.games.deep_sea.content.card import Crew, Side
from pelagia.games.deep_sea.content.check import check
from pelagia.games.deep_sea.content.pack import load_content
from pelagia.games.deep_sea.content.sheet import Content
from pelagia.games.deep_sea.rules.effects import actions, dive, gain, one_action, travel
from pelagia.text import LANGUAGES, Catalogue

GUIDE = (Path(__file__).parents[3] / "docs/content-deep-sea.md").read_text(encoding="utf-8")
ABOUT = 'name = "test"\ngame = "deep-sea"\n'


def load(folder: Path, text: str, about: str = ABOUT) -> Content:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    (folder / "pieces.toml").write_text(text, encoding="utf-8")
    return load_content(folder)


def refused(folder: Path, text: str) -> tuple[str, str]:
    """Which place is wrong, and why; said in every language."""
    with pytest.raises(BadContent) as refusal:
        load(folder, text)
    args = refusal.value.text.args
    assert isinstance(args["what"], Text)
    for lang in LANGUAGES:
        assert Catalogue(lang, strict=True)(args["what"])
    return str(args["card"]), args["what"].id


def guide(folder: Path) -> Path:
    """Write the examples of the guide into the files that their first lines name."""
    for block in re.findall("```toml\n(.*?)```", GUIDE, re.DOTALL):
        file = folder / block.partition("\n")[0].removeprefix("# ")
        file.parent.mkdir(exist_ok=True)
        file.write_text(block, encoding="utf-8")
    return folder / "my-sea"


def test_the_examples_of_the_guide_make_a_pack(tmp_path: Path) -> None:
    content = load_content(guide(tmp_path))
    assert re.fullmatch("my sea@[0-9a-f]{12}", content.name)
    junior, senior = Side(gain("M"), one_action(travel(), dive())), Side(gain("I C"), actions(travel(), travel()))
    assert content.crew["pilot"] == Crew("pilot", 1, 5, junior, senior, "designed")
    for id in ("kelp_forest", "black_smoker"):  # the guide writes them as they are
        assert content.oceans[id] == replace(BOX.oceans[id], source="designed")
    assert content.oceans["cave_system"] == replace(
        BOX.oceans["cave_system"], source="designed", links=BOX.oceans["cave_system"].links[:2]
    )
    assert content.oceans["calm_seas"].tracks == BOX.oceans["calm_seas"].tracks
    assert content.oceans["calm_seas"].journals[1].reward == gain("M")
    for id in ("J22", "JA7"):
        assert content.journals[id] == replace(BOX.journals[id], source="designed")
    assert content.tokens["T33"].effect == BOX.tokens["T33"].effect
    assert content.scenarios[9].target == (40, 70, 100, 130)
    assert (content.goals["BG2"].count, content.goals["BG2"].figures) == (BOX.goals["BG2"].count, (3, 5, 6, 8))
    assert content.setbacks["SB1"] == BOX.setbacks["SB1"]
    assert [*content.codes] == [*BOX.codes]


def test_what_the_guide_says_of_words_can_be_read(tmp_path: Path) -> None:
    table = GUIDE[GUIDE.index("| word |") : GUIDE.index("## Crew")]
    words = [word for row in table.splitlines()[2:] for word in re.findall("`(.*?)`", row.partition(" | ")[0])]
    assert len(words) > 15
    for word in words:
        filled = word.replace("a, b, ...", "dive(), sonar()").replace("(a, b)", "(dive(), sonar())")
        filled = re.sub(r"\ba\b", "sonar()" if word.startswith("extra") else "gain(M)", filled)
        text = board(conserve=["1"], journals=["blue", "green"], leaving=filled)
        assert load(tmp_path, text).oceans["atoll"].leaving


def test_games_are_played_and_saved_with_a_pack(tmp_path: Path) -> None:
    content = load_content(guide(tmp_path))
    for scenario in (7, 9):
        game: Game = pelagia.new("deep-sea", 2, scenario, {"scenario": scenario}, content=content)
        rng = Rng(1)
        while decision := game.decision:
            if game.number == 60:
                game = pelagia.load(game.save(), content=content)
            game.choose(rng.choice(decision.options).written)
        assert len(game.scores) == 2


def test_the_texts_of_a_pack_render(tmp_path: Path) -> None:
    content = load_content(guide(tmp_path))
    for lang in LANGUAGES:
        say = Catalogue(lang, name_of=lambda id: content[id].name, strict=True)
        assert all(say(text) for id in filter(None, content.codes) for text in content[id].texts())


def test_the_digest_tells_packs_apart(tmp_path: Path) -> None:
    token = '[[token]]\nid = "T01"\nresearch = 4\nsource = "public"'
    assert load(tmp_path, token).name == load(tmp_path, f"# a comment\n{token}").name
    assert load(tmp_path, token).name != load(tmp_path, token.replace("4", "3")).name


def piece(table: str, id: str, **fields: Any) -> str:
    """A piece as TOML."""
    given = {"id": id, **fields}
    return "\n".join([f"[[{table}]]", *(f"{name} = {json.dumps(value)}" for name, value in given.items())])


def board(id: str = "atoll", **fields: Any) -> str:
    return piece("board", id, **{"found": "R", **fields})


# What can be wrong: what is said, and of which place after the file.
BAD: Mapping[str, tuple[str, str]] = {
    board("lagoon"): ("lagoon", "deep-sea-check-piece"),
    board(found="R7"): ("atoll, found", "content-unknown-word"),
    board(found="gain(R7)"): ("atoll, found", "content-unknown-word"),
    board(found="gain(c1)"): ("atoll", "deep-sea-check-bundle"),
    board(arrive="travel"): ("atoll, arrive", "content-needs-brackets"),
    board(arrive="extra(gain(R))"): ("atoll, arrive", "content-wrong-kind"),
    board(arrive="travel(frm=3)"): ("atoll", "deep-sea-check-here"),
    board(arrive="one_action()"): ("atoll", "deep-sea-check-parts"),
    board(arrive="discover(3, 2)"): ("atoll", "deep-sea-check-depths"),
    board(arrive="discover(3, 6)"): ("atoll", "deep-sea-check-depths"),
    board(dives=[4]): ("atoll", "content-wrong-type"),
    board(dives=["many"]): ("atoll, dives", "deep-sea-check-notation"),
    board(dives=["0"]): ("atoll", "deep-sea-check-range"),
    board(dives=["5", "4"]): ("atoll", "deep-sea-check-tokens"),
    board(tracks=["[1-2"]): ("atoll, tracks", "deep-sea-check-notation"),
    board(tracks=[""]): ("atoll", "deep-sea-check-track"),
    board(tracks=["[1] [1] [1]"] * 3): ("atoll", "deep-sea-check-sites"),
    board(conserve=["R"]): ("atoll, conserve", "deep-sea-check-notation"),
    board(conserve=["13>R"]): ("atoll", "deep-sea-check-range"),
    board(conserve=["1>R @left"]): ("atoll", "deep-sea-check-via"),
    board(conserve=["1>R"], closed=True): ("atoll", "deep-sea-check-via"),
    board("sea_star", closed=True): ("test, SC1", "deep-sea-check-base"),
    board(journals=["red"]): ("atoll, journals", "deep-sea-check-colour"),
    board(conserve=["1", "1"], links=["c1-c2"]): ("atoll, links", "deep-sea-check-notation"),
    board(conserve=["1"], links=["c1-c2: R"]): ("atoll", "deep-sea-check-link"),
    board(conserve=["1", "1"], links=["c1-c2: R", "c2-c1: I"]): ("atoll", "deep-sea-check-links"),
    board(leaving="when(discs_here(c1) >= 1, gain(M))"): ("atoll", "deep-sea-check-no-site"),
    board(source="rumour"): ("atoll", "content-check-source"),
    board(title="Lagoon"): ("atoll", "content-unknown-field"),
    piece("crew", "pilot", actions="gain(R)"): ("pilot", "deep-sea-check-menu"),
    piece("crew", "pilot", actions="dive(3)"): ("pilot", "deep-sea-check-menu"),
    piece("crew", "pilot", actions="actions(travel(tech=1), travel(tech=2))"): ("pilot", "deep-sea-check-alike"),
    piece("crew", "pilot", actions="travel(frm=HERE)"): ("pilot", "deep-sea-check-here"),
    piece("crew", "pilot", at_once="when(vessels_here() >= 1, gain(R))"): ("pilot", "deep-sea-check-here"),
    piece("crew", "leader", at_once="R"): ("leader", "deep-sea-check-leader"),
    piece("crew", "mentor", score="gain(R)"): ("mentor, score", "content-wrong-kind"),
    piece("token", "T01", research=13): ("T01", "deep-sea-check-range"),
    piece("token", "T01", research=1, effect="pay_disc(100)"): ("T01", "content-check-number"),
    piece("journal", "J7", cost=2, symbols=[]): ("J7", "deep-sea-check-symbols"),
    piece("journal", "J7", cost=2, symbols=["red"]): ("J7", "deep-sea-check-colour"),
    piece("journal", "J7", cost=2, symbols=["blue", "blue"]): ("J7", "deep-sea-check-symbols"),
    piece("journal", "J7", cost=2, symbols=["blue"], space="gain(R)"): ("J7", "deep-sea-check-menu"),
    piece("bonus", "BG1", figures=[1, 2]): ("BG1", "content-wrong-type"),
    piece("bonus", "BG1", figures=[1, 2, 3, -4]): ("BG1", "content-check-number"),
    piece("scenario", "SC1", target=[1, 2, 3, 1000]): ("SC1", "content-check-number"),
    piece("scenario", "SC1", area="0.0=0:R"): ("SC1", "deep-sea-check-start"),
    piece("scenario", "SC1", area="0.0=R*"): ("SC1, area", "deep-sea-check-notation"),
    piece("scenario", "SC1", area="0.0=0:X*"): ("SC1", "deep-sea-check-bundle"),
    piece("scenario", "SC1", area="0.0=0:R* 0.0=0:I"): ("SC1", "deep-sea-check-hexes"),
    piece("scenario", "SC4", area="0.0=0:R*"): ("SC4", "deep-sea-check-hexes"),
    piece("scenario", "SC8", area="0.0=0:R*"): ("SC8", "deep-sea-check-goal-hexes"),
    piece("scenario", "SC10", area="0.0=0:R* B=1:~ O=2:~"): ("SC10", "deep-sea-check-rows"),
    piece("scenario", "SC11"): ("SC11", "content-did-you-mean"),
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_piece_is_refused(tmp_path: Path, text: str) -> None:
    place, rule = BAD[text]
    assert refused(tmp_path, text) == (place if place.startswith("test, ") else f"pieces.toml, {place}", rule)


def test_every_sentence_of_the_checker_is_tried() -> None:
    folder = Path(pelagia.__file__).parent / "text" / "en" / "deep-sea-content.ftl"
    known = re.findall(r"^(deep-sea-check-[\w-]+) =", folder.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted({rule for _, rule in BAD.values() if rule.startswith("deep-sea-check")}) == sorted(known)


def test_the_box_passes() -> None:
    check(BOX)
