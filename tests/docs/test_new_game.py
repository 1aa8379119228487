"""docs/new-game.md: the game of the page is complete, typed, put into words, and passes the kit."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

import pelagia
import pelagia.games
from pelagia import bots
from pelagia.core.errors import IllegalChoice
from pelagia.core.record import Record
from pelagia.core.rng import Rng
from pelagia.core.state import freeze, thaw
from pelagia.lab.balance import Study, balance
from pelagia.text import Catalogue
from pelagia.text.catalogue import _bundle
from tests.kit import cases, test_hidden, test_play
from tests.kit.cases import Case, pick, walk

HOME = Path(__file__).parents[2]
PAGE = HOME / "docs" / "new-game.md"
NAME, PACKAGE = "pearl-divers", "pelagia.games.pearl_divers"
BLOCK = re.compile(r"^```(?:python|ftl)\n# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KIT, WORDS = "tests/games/pearl_divers/hooks.py", "text/en/pearl-divers.ftl"
PLAYERS = (2, 3, 4)
GAMES = 200  # of each number of players
CASES = [*(Case(NAME, players, {}) for players in PLAYERS), Case(NAME, 3, {"days": 2})]
LAWS = [
    law
    for module in (test_hidden, test_play)
    for name, law in vars(module).items()
    if name.startswith("test_") and "case" in signature(law).parameters
]


def blocks() -> dict[str, str]:
    """The files of the page; blocks of the same file belong together."""
    found: dict[str, list[str]] = {}
    for name, code in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        found.setdefault(name, []).append(code)
    return {name: "\n\n".join(parts) for name, parts in found.items()}


def write(folder: Path) -> None:
    """Write the game into a folder of games."""
    for name, code in blocks().items():
        if name.startswith("pearl_divers/"):
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(code, encoding="utf-8")


def execute(name: str, **known: Any) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": name, **known}
    exec(compile(blocks()[name], name, "exec"), space)
    return space


@pytest.fixture(scope="module", autouse=True)
def pearl_divers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game, as if it stood among the others: in its folder, registered, in the kit and in the English catalogue."""
    folder = tmp_path_factory.mktemp("games")
    write(folder)
    pelagia.games.__path__.append(str(folder))
    pelagia.games._MODULES[NAME] = PACKAGE
    cases.HOOKS[NAME] = execute(KIT)["HOOKS"]
    _bundle("en").add_resource(FluentResource(blocks()[WORDS]))
    yield
    _bundle.cache_clear()
    del cases.HOOKS[NAME]
    del pelagia.games._MODULES[NAME]
    pelagia.games.__path__.remove(str(folder))
    for module in [module for module in sys.modules if module.startswith(PACKAGE)]:
        del sys.modules[module]
    del pelagia.games.pearl_divers  # type: ignore[attr-defined]


def catalogue() -> Catalogue:
    content = pelagia.rules(NAME).content
    return Catalogue("en", name_of=lambda id: content[id].name, strict=True)


def all_cards(game: Any) -> list[str]:
    """All cards, wherever they lie."""
    found = [*game.deck, *game.discard, game.offer]
    for diver in game.divers:
        found += [*diver.hand, *diver.looking, diver.picked, *diver.haul]
    return sorted(card for card in found if card)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_kit(law: Callable[[Case], None], case: Case) -> None:
    law(case)


def test_all_variants_are_in_the_kit() -> None:
    assert cases.HOOKS[NAME].variants == [(case.players, case.options) for case in CASES]


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games(players: int) -> None:
    """Every game ends, no card is lost, the record plays again, and each event has happened."""
    events: Counter[str] = Counter()
    for seed in range(GAMES):
        game = pelagia.new(NAME, players, seed, {"days": 3 - seed % 2})
        for _ in walk(game, Rng(seed)):
            assert all_cards(game) == sorted(game.content.cards)
        assert game.record is not None
        assert pelagia.replay(Record.from_json(json.loads(json.dumps(game.record.to_json())))) == game
        assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}
        events.update(event.name for event in game.events or [])
    assert {*events} == {*re.findall(r"^pearl-divers-event-(\w+) =", blocks()[WORDS], re.MULTILINE)}


@pytest.mark.parametrize("players", PLAYERS)
def test_what_can_be_undone_reveals_nothing(players: int) -> None:
    """What a choice leads to, while it can be taken back, does not depend on anything hidden."""
    for seed in range(20):
        game, rng = pelagia.new(NAME, players, seed), Rng(seed)
        while game.decisions:
            decision, option = pick(game, rng)
            imagined = game.imagined(decision.seat, rng)
            game.choose(option, decision.seat)
            if game.can_undo(decision.seat):
                imagined.choose(option.written, decision.seat)
                assert imagined.view(decision.seat) == game.view(decision.seat), f"{option} does not seal"


def test_cards_that_others_look_at_are_dealt_anew() -> None:
    seen = 0
    for seed in range(40):
        game: Any = pelagia.new(NAME, 3, seed)
        for _ in walk(game, Rng(seed)):
            for diver in (1, 2):
                if game.divers[diver].looking:
                    dreams: list[Any] = [game.imagined(0, Rng(n)) for n in range(12)]
                    assert any(dream.divers[diver].looking != game.divers[diver].looking for dream in dreams)
                    seen += 1
    assert seen


def test_every_effect_can_be_saved() -> None:
    """Whatever a card says could wait on the agenda."""
    rules = pelagia.rules(NAME)
    for card in rules.content.cards.values():
        for part in (card.on_play, card.final):
            assert thaw(json.loads(json.dumps(freeze(part))), rules.names) == part


@pytest.mark.parametrize("players", PLAYERS)
def test_texts_of_a_game(players: int) -> None:
    """Questions, options, refusals and log lines are all in the catalogue."""
    say = catalogue()
    for seed in range(20):
        game = pelagia.new(NAME, players, seed)
        for _ in walk(game, Rng(seed)):
            for decision in game.decisions:
                texts = [option.text for option in [*decision.options, *decision.singles()]]
                assert all(map(say, [decision.prompt, *texts]))
                with pytest.raises(IllegalChoice) as refused:
                    game.choose("bid 99", decision.seat)
                assert say(refused.value.text)
        assert all(say(text) for text in map(game.rules.event_text, game.events or []) if text)


def test_texts_of_cards() -> None:
    """Every card is put into words by its effects."""
    say = catalogue()
    texts = {card.id: " ".join(map(say, card.texts())) for card in pelagia.rules(NAME).content.cards.values()}
    assert texts["C4"] == (
        "When played: 3 pearls, if there are at least 2 coral cards in your haul. In the end: 1 point."
    )
    assert texts["C5"] == "When played: 1 shell. In the end: 1 point per coral card."
    assert texts["F4"] == "When played: 2 pearls per wreck card."
    assert texts["W2"] == "When played: look at 2 cards and keep one and discard a card for 2 pearls, in any order."
    assert len({*texts.values()}) == len(texts) == 18


def test_greedy_beats_random() -> None:
    """The value is good for something."""
    wins = 0
    for seed in range(100):
        game = pelagia.new(NAME, 2, seed, watched=False)
        players = [bots.make("random", seed), bots.make("random", seed)]
        players[seed % 2] = bots.make("greedy", seed)
        while decision := game.decision:
            game.choose(players[decision.seat].choose(game, decision), decision.seat)
        wins += game.winners == [seed % 2]
    assert wins > 60


def test_the_balance_of_the_cards() -> None:
    found = balance(Study(NAME, 3, 40, ("random",), vary=("days",)))
    assert {item.item for item in found.items if item.group == "card"} == {*pelagia.rules(NAME).content.cards}
    assert {(item.item, item.share) for item in found.items if item.group == "days"} == {("3", 0.5), ("2", 0.5)}
    assert "price" in {figure.name for figure in found.figures}
    longer = next(item for item in found.items if item.item == "days=3")
    assert longer.score
    assert longer.score.strength > 0


def test_the_little_program_runs() -> None:
    assert execute("try_it.py")["game"].winners


def test_the_tests_of_the_page_pass() -> None:
    space = execute("tests/games/pearl_divers/test_cards.py")
    tests = [thing for name, thing in space.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        test()


def test_every_block_is_known() -> None:
    """No block is left out by a slip in its first line."""
    fences = re.findall(r"^```\w+$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(fences) == len(BLOCK.findall(PAGE.read_text(encoding="utf-8")))


def test_types_and_style(tmp_path: Path) -> None:
    """The game passes the same checks as our own."""
    shutil.copytree(HOME / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HOME / "pyproject.toml", tmp_path)
    write(tmp_path / "src" / "pelagia" / "games")
    game = "src/pelagia/games/pearl_divers"
    for command in (
        ["mypy", "--cache-dir=cache", "-p", PACKAGE],
        ["ruff", "check", "--no-cache", game],
        ["ruff", "format", "--no-cache", "--check", game],
    ):
        done = subprocess.run([sys.executable, "-m", *command], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
