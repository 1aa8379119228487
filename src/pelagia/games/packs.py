"""The TOML files of a content pack. A game's own pack module defines its pieces (docs/content.md)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pelagia.core.errors import BadContent
from pelagia.core.state import freeze
from pelagia.core.text import Text
from pelagia.games.expressions import kind, refusal, source, unknown

ABOUT = "pack.toml"
LONGEST_NAME = 40

Folder = str | PathLike[str]
Fields = Mapping[str, tuple[type, bool]]  # the type of each field, and whether it must be there
Box = TypeVar("Box", bound=Any)  # the content of a game, a dataclass with a name

PACK: Fields = {"name": (str, True), "game": (str, True), "author": (str, False)}


class Entry(NamedTuple):
    """A piece as it is written in a pack."""

    table: str  # the word in double brackets
    file: str
    place: str  # file and identifier, for sentences
    fields: Mapping[str, Any]

    @property
    def source(self) -> str:
        return str(self.fields.get("source", "designed"))


def about(folder: Folder, game: str, more: Fields | None = None) -> Mapping[str, Any]:
    """Return what a pack says of itself; `more` are fields that only this game knows."""
    pack = Path(folder)
    if not pack.is_dir():
        raise refusal(str(pack), Text("content-no-folder"))
    found = read(pack / ABOUT)
    check_fields(found, {**PACK, **(more or {})}, ABOUT)
    name: str = found["name"]
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() and "@" not in name):
        raise refusal(ABOUT, Text("content-bad-name", name=name, most=LONGEST_NAME))
    if found["game"] != game:
        raise refusal(ABOUT, Text("content-wrong-game", game=found["game"], wanted=game))
    return found


def load(
    folder: Folder,
    game: str,
    box: Box,
    tables: Mapping[str, Fields],
    change: Callable[[Box, Entry], Box],
    check: Callable[[Box], None],
    pieces: Callable[[Box], Iterable[Any]],
) -> Box:
    """Return the box with the pieces of a pack, each put in by `change`; BadContent says what is wrong.

    `check` is the game's own checker, and `pieces` are what tells one content from another.
    """
    name, files = about(folder, game)["name"], dict[str, str]()
    content = replace(box, name=name)
    for entry in entries(folder, tables):
        files[entry.fields["id"]] = entry.file
        content = change(content, entry)
    return checked(content, check, files, pieces)


def checked(
    content: Box, check: Callable[[Box], None], files: Mapping[str, str], pieces: Callable[[Box], Iterable[Any]]
) -> Box:
    """Check a content whose pieces come from these files, and give it a name that tells it from others."""
    try:
        check(content)
    except BadContent as found:  # the checker knows pieces, not files
        id = str(found.text.args["card"])
        raise BadContent(card=f"{files.get(id, content.name)}, {id}", what=found.text.args["what"]) from found
    return replace(content, name=f"{content.name}@{digest(tuple(pieces(content)))}")


def put(content: Box, shelf: str, entry: Entry, make: Callable[[Any, Entry], Any], message: str) -> Box:
    """The content with one piece changed; it must be one of the box, whose name it keeps. Else the message is said."""
    pieces: Mapping[str, Any] = getattr(content, shelf)
    id = entry.fields["id"]
    check_known(message, id, pieces, entry.place)
    changed: Box = replace(content, **{shelf: {**pieces, id: make(pieces[id], entry)}})
    return changed


def entries(folder: Folder, tables: Mapping[str, Fields]) -> Iterator[Entry]:
    """Give all pieces of all files in the order of their names, with fields as the tables want them."""
    seen: dict[tuple[str, str], str] = {}
    for file in sorted(Path(folder).glob("*.toml")):
        if file.name == ABOUT or file.name.startswith("."):
            continue
        for table, pieces in read(file).items():
            if table not in tables:
                shown = ", ".join(f"[[{name}]]" for name in tables)
                raise refusal(file.name, unknown("content-unknown-table", table, tables, tables=shown))
            if not isinstance(pieces, list) or not all(isinstance(piece, dict) for piece in pieces):
                raise refusal(file.name, Text("content-single-brackets", word=table))
            for number, piece in enumerate(pieces, 1):
                place = f"{file.name}, {piece.get('id') or f'{table} {number}'}"
                check_fields(piece, tables[table], place)
                key = (table, piece["id"])
                if key in seen:
                    raise refusal(place, Text("content-twice", id=piece["id"], file=seen[key]))
                seen[key] = file.name
                yield Entry(table, file.name, place, piece)


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as cause:
        raise refusal(file.name, Text("content-bad-toml", why=str(cause))) from cause
    except (OSError, UnicodeDecodeError, RecursionError) as cause:
        raise refusal(file.name, Text("content-no-file")) from cause


def check_fields(table: Mapping[str, Any], known: Fields, place: str) -> None:
    """Make sure that a table has no other fields, no other types, and all that it needs."""
    for name, value in table.items():
        check_known("content-unknown-field", name, known, place)
        if type(value) is not known[name][0]:
            raise refusal(place, Text("content-wrong-type", field=name, wanted=kind(known[name][0])))
    for name, (_, needed) in known.items():
        if needed and name not in table:
            raise refusal(place, Text("content-missing-field", field=name))


def check_known(id: str, word: Any, known: Iterable[str], place: str) -> None:
    """Make sure that a word is one of those that there are; else say which one was probably meant."""
    if word not in [*known]:
        raise refusal(place, unknown(id, str(word), known))


def toml(table: Mapping[str, Any]) -> str:
    """Write a table of truth values, whole numbers, tuples of them, texts and expressions."""
    lines = []
    for name, value in table.items():
        if isinstance(value, tuple):
            lines.append(f"{name} = {json.dumps([one if type(one) is int else source(one) for one in value])}")
        else:
            plain = value if type(value) in (bool, int) else source(value)
            lines.append(f"{name} = {json.dumps(plain, ensure_ascii=False)}")
    return "\n".join([*lines, ""])


def write(folder: Folder, texts: Mapping[str, str]) -> None:
    """Write the files of a pack into a new folder."""
    pack = Path(folder)
    pack.mkdir(parents=True)
    for file, text in texts.items():
        (pack / file).write_text(text, encoding="utf-8")


def digest(pieces: tuple[Any, ...]) -> str:
    """What tells contents apart, so that saves and records are never played on with other cards."""
    return sha256(json.dumps(freeze(pieces), sort_keys=True).encode()).hexdigest()[:12]
