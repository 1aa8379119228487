"""Who sits where: one person, bots on the other seats, and the game between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pelagia import bots
from pelagia.core.errors import BadSave
from pelagia.core.game import Game
from pelagia.core.rng import derived, unpacked
from pelagia.core.text import Text
from pelagia.text import Catalogue

BOT = bots.DEFAULT  # for seats of which a save does not say who sits there
BOT_NAMES = ("Nemo", "Conseil", "Aronnax", "Ned")  # after the voyage of the Nautilus


@dataclass
class Table:
    """A game and its players."""

    game: Game
    bots: list[str]  # the name of a bot for each seat, "" for the person
    names: list[str]  # of every seat that has a station, an automaton's too
    content: str  # the folder of a content pack, or ""
    file: str  # where the game is kept

    def __post_init__(self) -> None:
        """Make the bots, after loading too: what they think depends on seed and seat, and on how far the game is."""
        assert self.game.record is not None
        seed, number = unpacked(self.game.record.header["seed"]), self.game.number
        seeds = [derived(seed, "thought", seat, number) for seat in range(len(self.bots))]
        self.thinkers = {seat: bots.make(name, seeds[seat]) for seat, name in enumerate(self.bots) if name}

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.bots.index("")

    def save(self) -> dict[str, Any]:
        """Everything that resuming needs, as JSON data."""
        return {**self.game.save(), "table": self.about()}

    def about(self) -> dict[str, Any]:
        return {"bots": self.bots, "names": self.names, "content": self.content, "file": self.file}


def start(game: Game, bot_names: Sequence[str], seat: int, people: tuple[str, str], content: str, file: str) -> Table:
    """Seat everybody; the bots are repeated until every seat but the person's has one."""
    seated = [bot_names[n % len(bot_names)] for n in range(game.players - 1)]
    seated.insert(seat, "")
    person, automaton = people
    free = iter(BOT_NAMES)
    names = [next(free) if bot else person for bot in seated]
    return Table(game, seated, names + [automaton] * (len(game.answers) - len(names)), content, file)


def resume(game: Game, about: Any, people: tuple[str, str], content: str) -> Table:
    """Seat everybody again as the save says; a save that a program wrote has no table, then bots join in."""
    if about is None:
        return start(game, [BOT], 0, people, content, "")
    names, seated = named(about, game), _texts(about, "bots")
    file = about.get("file") if isinstance(about, dict) else None
    if not names or len(seated) != game.players or seated.count("") != 1 or not isinstance(file, str):
        raise BadSave(Text("terminal-bad-table"))
    return Table(game, seated, names, content, file)


def named(about: Any, game: Game) -> list[str]:
    """The names of the seats, if a save or record has them."""
    names = _texts(about, "names")
    return names if len(names) == len(game.answers) else []


def _texts(about: Any, key: str) -> list[str]:
    """A list of texts in data from a file; empty if there is none."""
    texts = about.get(key) if isinstance(about, dict) else None
    return texts if isinstance(texts, list) and all(isinstance(entry, str) for entry in texts) else []


def catalogue(lang: str, content: Any, names: Sequence[str]) -> Catalogue:
    """The words for a table, with the names of its seats, and of its cards with the identifier that can be typed.

    Identifiers in small letters are words, not codes: such a card goes by its name, and so does one that has its
    number in it.
    """
    plain = Catalogue(lang)

    def name_of(id: str) -> Text:
        name: Text = content[id].name
        is_told = not id.isupper() or (id[1:] or id) in plain(name)
        return name if is_told else Text("terminal-named", name=name, id=str(id))

    return Catalogue(lang, name_of=name_of, seat_name=lambda seat: names[seat])
