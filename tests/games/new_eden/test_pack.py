"""New Eden: content packs (docs/content.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import pelagia
from pelagia.core.combinators import one_of
from pelagia.core.errors import BadContent, WrongVersion
from pelagia.core.rng import Rng
from pelagia.core.text import Text
from pelagia.games.new_eden.content.box import BOX
from pelagia.games.new_eden.content.card import CRAB, Bonus, Card, Content, Final, Group, PlantBonus
from pelagia.games.new_eden.content.check import room
from pelagia.games.new_eden.content.pack import PACK, WORDS, load_content
from pelagia.games.new_eden.rules.effects import coins, repair
from pelagia.games.new_eden.views.view import coins_from_events
from pelagia.games.packs import write
from pelagia.text import LANGUAGES, Catalogue
from tests.games.new_eden.table import Station, table

GUIDE = (Path(__file__).parents[3] / "docs/content.md").read_text(encoding="utf-8")

ABOUT = 'name = "test"\ngame = "new-eden"\n'
CRAB_17 = '[[card]]\nid = "C17"\ndeck = "1A"\ngroup = "CRAB"\nslots = 1\non_use = "coins(1)"\n'


def card(of: str, /, **changes: Any) -> str:
    """A card of the box as TOML, changed."""
    original = BOX.cards[of]
    fields = {"id": of, "deck": original.deck, "group": original.group.name, **changes}
    return "\n".join(["[[card]]", *(f"{name} = {json.dumps(value)}" for name, value in fields.items()), ""])


# Every kind of question, early and often.
CHOICES = "\n".join(
    [
        card(
            "C01",
            slots=1,
            on_place="one_of(coins(3), repair(2))",
            on_use="any_order(coins(2), seq(damage(2), points(4)))",
        ),
        card(
            "C02",
            slots=1,
            on_place="others(one_of(damage(1), gift(2)))",
            on_use="one_of(coins(3), seq(coins(1), repair(2)))",
        ),
        card("M01", slots=1, on_use="repeat(2, one_of(points(1), coins(2)))", final="final(points=-1 * count(CRAB))"),
        card("K01", slots=1, on_place="others(may(points(1)))", on_use="any_order(repair(1), repair(1), damage(3))"),
        card("Y01", on_place="seq(deeples(2), may(seq(damage(4), coins(5))))"),
        card("O01", bottles=[1, 3], on_place="when(count(OXYGEN) >= 3, repeat(count(OXYGEN), coins(1)))"),
        card(
            "R10",
            on_place="any_order(damage(16), may(repair(3)), coins(2))",
            final="final(points=2, ignores_back=CRAB)",
        ),
    ]
)


def test_the_examples_of_the_guide_make_a_pack(tmp_path: Path) -> None:
    content = load_content(_guide(tmp_path))
    assert re.fullmatch("my pack@[0-9a-f]{12}", content.name)
    assert content.cards["C01"] == Card("C01", "1A", CRAB, slots=1, on_use=coins(4), final=Final(points=1, back=1))
    assert content.cards["M02"].on_place == one_of(coins(3), repair(2))
    assert content.cards["R12"].passive == PlantBonus(less_damage=1)
    assert content.cards["C02"] == BOX.cards["C02"]
    assert content.bonus["B09"] == BOX.bonus["B09"]
    groups = {content.cards[id].group for id in re.findall('^id = "([^B]..?)"', GUIDE, re.MULTILINE)}
    assert len(groups) == 6


def test_the_program_of_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _guide(tmp_path)
    monkeypatch.chdir(tmp_path)
    (program,) = re.findall("```python\n(.*?)```", GUIDE, re.DOTALL)
    space: dict[str, Any] = {}
    exec(program, space)
    assert space["same"] == space["game"]


def test_the_guide_names_every_word() -> None:
    listed = GUIDE[GUIDE.index("## The words") : GUIDE.index("## What a pack")]
    assert {*re.findall(r"\b([a-z_]+)\(", listed)} == {word for word in WORDS if word.islower()}


def test_the_guide_tells_how_much_room_there_is() -> None:
    told = GUIDE[GUIDE.index("of each group no more") : GUIDE.index("a second copy")]
    special = [sum(card.group is group and not card.deck for card in BOX.cards.values()) for group in Group]
    assert [int(n) for n in re.findall(r"\d+", told)] == [room(group) - special[group] for group in Group]


def test_the_box_can_be_written_and_read(tmp_path: Path) -> None:
    """The vocabulary of packs says everything that the box does."""
    write(tmp_path / "box", PACK.files(BOX, "box"))
    content = load_content(tmp_path / "box")
    assert (content.cards, content.bonus) == (BOX.cards, BOX.bonus)
    assert [*content.cards, *content.bonus] == [*BOX.cards, *BOX.bonus]


def test_a_pack_brings_whole_decks(tmp_path: Path) -> None:
    write(tmp_path / "box", PACK.files(BOX, "box"))
    deck = (
        (tmp_path / "box/1a.toml")
        .read_text(encoding="utf-8")
        .replace('id = "', 'id = "N')
        .replace('"rulebook"', '"public"')
    )
    few = "\n".join(bonus(f"X{n}") for n in range(6))
    content = _load(tmp_path / "pack", {"deck.toml": deck, "few.toml": few}, ABOUT + 'decks = ["1A", "bonus"]\n')
    assert content.deck("1A") == sorted(f"N{id}" for id in BOX.deck("1A"))
    assert content.deck("3B") == BOX.deck("3B")
    assert content.bonus == {f"X{n}": Bonus(f"X{n}", CRAB, points=False) for n in range(6)}


def test_a_pack_may_be_just_a_name(tmp_path: Path) -> None:
    content = _load(tmp_path, {})
    assert content.name.startswith("test@")
    assert content.cards == BOX.cards


def test_the_name_tells_contents_apart(tmp_path: Path) -> None:
    content = _load(
        tmp_path / "1",
        {"a.toml": card("C01", slots=1, on_use="coins(4)"), "b.toml": card("C02", slots=1, on_use="coins(4)")},
    )
    text = "# the same\n" + card("C02", slots=1, on_use=" coins( n=4 )") + card("C01", slots=1, on_use="coins(4)")
    assert _load(tmp_path / "2", {"other.toml": text}).name == content.name
    assert _load(tmp_path / "3", {"other.toml": text.replace("coins(4)", "coins(5)")}).name != content.name


def test_saves_and_records_ask_for_the_same_cards(tmp_path: Path) -> None:
    content = _load(tmp_path / "1", {"cards.toml": CHOICES})
    other = _load(tmp_path / "2", {"cards.toml": CHOICES.replace("coins(5)", "coins(6)")})
    game = pelagia.new("new-eden", players=2, content=content)
    assert game.record
    for wrong in (None, other):
        with pytest.raises(WrongVersion):
            pelagia.load(game.save(), content=wrong)
        with pytest.raises(WrongVersion):
            pelagia.replay(game.record, content=wrong)
    assert pelagia.load(game.save(), content=content) == game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_with_a_pack(tmp_path: Path, players: int) -> None:
    """Choices inside of cards are asked, saved, viewed, replayed."""
    content = _load(tmp_path, {"cards.toml": CHOICES})
    asked = set()
    for seed in range(12):
        game = pelagia.new("new-eden", players, seed, content=content)
        rng = Rng(seed)
        while decision := game.decision:
            written = [option.written for option in decision.singles()]
            assert len({*written}) == len(written)
            if decision.kind in ("OneOf", "AnyOrder", "May"):
                asked.add(decision.kind)
                _is_sound(game, content)
            game.choose(rng.choice(written))
        assert game.record
        assert pelagia.replay(game.record, content) == game
        if players > 1:
            assert coins_from_events(game.events or [], players, 10) == [
                seat["coins"] for seat in game.view(None)["table"]["seats"]
            ]
    assert asked == {"OneOf", "AnyOrder", "May"}


def _is_sound(game: Any, content: Content) -> None:
    again = pelagia.load(json.loads(json.dumps(game.save())), content)
    assert again == game
    assert repr(again.decisions) == repr(game.decisions)
    for seat in range(game.players):
        assert game.imagined(seat, Rng(1)).view(seat) == game.view(seat)


def test_a_placing_effect_asks(tmp_path: Path) -> None:
    t = _table(tmp_path, p0=Station(coins=3, damage=4), rows={3: "C01 z ."}).take("buy C01")
    t.offers("coins 3", "repair 2")
    assert t.take("repair 2").seat(0) == Station(coins=0, damage=2, crab="C01")


def test_a_module_asks_for_the_order(tmp_path: Path) -> None:
    t = _table(tmp_path, p0=Station(crab="C01:L1", dome=0), rows={3: "z . ."}).take("move OA", "activate C01")
    t.offers("coins 2", "seq damage 2+points 4")
    t.take("seq damage 2+points 4")
    assert t.seat(0) == Station(coins=12, score=4, damage=2, crab="C01:S", dome=0, oxygen="OA:down OB")


def test_others_are_asked_one_after_the_other(tmp_path: Path) -> None:
    t = _table(tmp_path, rows={3: "C02 z ."}).take("buy C02")
    t.take("P1 gift 2")
    t.take("P2 damage 1")
    assert (t.seat(1).coins, t.seat(2).damage) == (12, 1)
    t.decides(1, "Turn")


def test_the_texts_of_a_pack_render(tmp_path: Path) -> None:
    content = _load(tmp_path, {"cards.toml": CHOICES})
    for lang in LANGUAGES:
        say = Catalogue(lang, name_of=lambda id: content[id].name, strict=True)
        for id in (*content.cards, *content.bonus):
            assert say(content[id].name)
            assert all(say(text) for text in content[id].texts())


BAD_ABOUT = {
    "": "content-no-file",
    "name =": "content-bad-toml",
    "name = 7": "content-wrong-type",
    'game = "new-eden"': "content-missing-field",
    ABOUT.replace("test", "te@st"): "content-bad-name",
    ABOUT.replace("test", ""): "content-bad-name",
    ABOUT.replace("test", "t" * 41): "content-bad-name",
    ABOUT.replace("new-eden", "flotilla"): "content-wrong-game",
    ABOUT + "year = 2023": "content-unknown-field",
    ABOUT + 'base = "nothing"': "content-unknown-base",
    ABOUT + 'decks = ["1A", 7]': "content-unknown-deck",
}


@pytest.mark.parametrize("about", BAD_ABOUT)
def test_a_bad_description_is_refused(tmp_path: Path, about: str) -> None:
    assert _refused(tmp_path, {}, "pack.toml", about).id == BAD_ABOUT[about]


def bonus(id: str = "B01", group: str = "CRAB", reward: str = "coins(1)") -> str:
    return f'[[bonus]]\nid = "{id}"\ngroup = "{group}"\nreward = "{reward}"\n'


# What can be wrong in a file of cards: what is said, and of which place in it.
BAD = {
    "[[card]\n": ("content-bad-toml", ""),
    '[[cards]]\nid = "C01"': ("content-did-you-mean", ""),
    '[card]\nid = "C01"': ("content-single-brackets", ""),
    "card = [1]": ("content-single-brackets", ""),
    '[[card]]\ngroup = "CRAB"': ("content-missing-field", "card 1"),
    card("C01", id=1): ("content-wrong-type", "1"),
    card("C01", slot=1): ("content-did-you-mean", "C01"),
    card("C01", title="Crab"): ("content-unknown-field", "C01"),
    card("C01", group="LOBSTER"): ("content-unknown-group", "C01"),
    card("C01", deck="4A"): ("content-unknown-deck", "C01"),
    card("C01", slots=True): ("content-wrong-type", "C01"),
    card("C01", slots=1, on_use=3): ("content-wrong-type", "C01"),
    card("C01", slots=4, on_use="coins(1)"): ("new-eden-check-slots", "C01"),
    card("C01", on_use="coin(3)"): ("content-did-you-mean", "C01, on_use"),
    card("O01", bottles=3): ("content-wrong-type", "O01"),
    card("O01", bottles=["2", 1]): ("content-wrong-type", "O01"),
    card("R01", on_place="place(C01)"): ("content-unknown-word", "R01, on_place"),
    card("R01", on_place="final(points=3)"): ("content-wrong-kind", "R01, on_place"),
    card("R01", final="points(3)"): ("content-wrong-kind", "R01, final"),
    card("R01", on_place="others(coins(5))"): ("new-eden-check-use-gift", "R01"),
    card("R01", on_place="coins(1)") * 2: ("content-twice", "R01"),
    CRAB_17.replace('deck = "1A"\n', ""): ("new-eden-check-deck", "C17"),
    bonus(reward="coins(2)"): ("new-eden-check-reward", "B01"),
    bonus(reward="count(CRAB)"): ("content-wrong-kind", "B01, reward"),
    bonus(group="crab"): ("content-did-you-mean", "B01"),
    bonus("C01"): ("new-eden-check-same-identifier", "C01"),
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_card_is_refused(tmp_path: Path, text: str) -> None:
    id, place = BAD[text]
    assert _refused(tmp_path, {"cards.toml": text}, f"cards.toml, {place}".removesuffix(", ")).id == id


def test_a_bad_whole_is_refused(tmp_path: Path) -> None:
    assert _refused(tmp_path, {"cards.toml": CRAB_17}, "test, 1A").id == "new-eden-check-deck-size"
    empty = ABOUT + 'base = "empty"\n'
    assert _refused(tmp_path / "2", {}, "test, OA", empty).id == "new-eden-check-missing-card"


def test_a_card_in_two_files_is_refused(tmp_path: Path) -> None:
    files = {"a.toml": card("R01", on_place="coins(1)"), "b.toml": card("R01", on_place="coins(2)")}
    assert _refused(tmp_path, files, "b.toml, R01") == Text("content-twice", id="R01", file="a.toml")


def test_a_folder_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refused:
        load_content(tmp_path / "nowhere")
    assert refused.value.text.args == {"card": str(tmp_path / "nowhere"), "what": Text("content-no-folder")}


def test_a_file_must_be_text(tmp_path: Path) -> None:
    _write(tmp_path, {})
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent) as refused:
        load_content(tmp_path)
    assert refused.value.text.args == {"card": "cards.toml", "what": Text("content-no-file")}


def test_other_files_do_not_matter(tmp_path: Path) -> None:
    content = _load(tmp_path, {"notes.txt": "[[card", "._cards.toml": "[[card", "cards.toml~": "[[card"})
    assert content.cards == BOX.cards


def test_a_guess_is_a_sentence(tmp_path: Path) -> None:
    what = _refused(tmp_path, {"cards.toml": card("C01", slots=1, on_use="coin(3)")})
    assert Catalogue("en", strict=True)(what) == "unknown word `coin` (did you mean `coins`?)"


def test_every_language_has_the_same_sentences() -> None:
    folder = Path(pelagia.__file__).parent / "text"
    catalogues = {lang: _messages((folder / lang / "content.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
    assert catalogues["en"] == catalogues["de"] == catalogues["pt"]
    code = "".join(file.read_text(encoding="utf-8") for file in folder.parent.glob("games/**/*.py"))
    for message in catalogues["en"]:
        name = message.removeprefix("new-eden-check-").removeprefix("content-kind-")
        assert f'"{name}"' in code or f'"{message}"' in code or message.startswith("content-kind-"), message


def _messages(text: str) -> dict[str, set[str]]:
    """Every message and its arguments."""
    parts = re.split(r"^([a-z0-9-]+) =", text, flags=re.MULTILINE)[1:]
    return {id: {*re.findall(r"\$(\w+)", said)} for id, said in zip(parts[::2], parts[1::2], strict=True)}


def _guide(folder: Path) -> Path:
    """Write the examples of the guide into the files that their first lines name."""
    for block in re.findall("```toml\n(.*?)```", GUIDE, re.DOTALL):
        file = folder / block.partition("\n")[0].removeprefix("# ")
        file.parent.mkdir(exist_ok=True)
        file.write_text((file.read_text() if file.exists() else "") + block, encoding="utf-8")
    return folder / "my-pack"


def _write(folder: Path, files: Mapping[str, str], about: str = ABOUT) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in {"pack.toml": about, **files}.items():
        if text:
            (folder / name).write_text(text, encoding="utf-8")


def _load(folder: Path, files: Mapping[str, str], about: str = ABOUT) -> Content:
    _write(folder, files, about)
    return load_content(str(folder))


def _refused(folder: Path, files: Mapping[str, str], place: str = "", about: str = ABOUT) -> Text:
    """What is said of a bad pack, in every language."""
    with pytest.raises(BadContent) as refused:
        _load(folder, files, about)
    args = refused.value.text.args
    assert place in ("", args["card"])
    assert isinstance(args["what"], Text)
    for lang in LANGUAGES:
        assert Catalogue(lang, strict=True)(args["what"])
    return args["what"]


def _table(folder: Path, **position: Any) -> Any:
    content = _load(folder, {"cards.toml": CHOICES})
    return table(cards=[piece for piece in content.cards.values() if piece.deck], **position)
