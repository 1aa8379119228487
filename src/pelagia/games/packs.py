"""The TOML files of a content pack. A game's own pack module defines its pieces (docs/content.md)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from pelagia.core.errors import BadContent
from pelagia.core.state import freeze
from pelagia.core.text import Text
from pelagia.games.expressions import refusal, unknown
from pelagia.games.facts import Fact
from pelagia.games.fields import Field, Fields, Kind, Schema, field_faults

ABOUT = "pack.toml"
LONGEST_NAME = 40

Folder = str | PathLike[str]
Box = TypeVar("Box", bound=Any)  # the content of a game, a dataclass with a name
Piece = dict[str, Any]  # a piece as a file has it: texts, whole numbers, truth values, lists of these
Tables = Mapping[str, Sequence[Piece]]  # pieces by the word in double brackets

PACK: Fields = {"name": Field(Kind(), True), "game": Field(Kind(), True), "author": Field(Kind())}


class Fault(NamedTuple):
    """Something wrong in a pack, and where it is."""

    file: str
    piece: str  # its identifier; "": the whole file
    field: str
    error: BadContent

    @property
    def what(self) -> Text:
        """The rest of a sentence that begins with the place."""
        what = self.error.text.args["what"]
        assert isinstance(what, Text)
        return what

    def line(self, folder: Folder) -> int:
        """The line of the file to look at, as well as it can be found; 1 where nothing is found."""
        try:
            lines = (Path(folder) / self.file).read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return 1
        begin = self._begin(lines)
        if not self.field:
            return begin + 1
        start = next((n for n in range(min(begin, len(lines) - 1), -1, -1) if lines[n].startswith("[[")), 0)
        end = _find(lines, begin + 1, r"\s*\[\[") or len(lines)
        name = re.escape(self.field)
        return (_find(lines[:end], start, rf"\[*{name}\]|\s*{name}\s*=") or begin) + 1

    def _begin(self, lines: Sequence[str]) -> int:
        """Where the piece is: at its identifier or, if it has none, where its table is written for the nth time."""
        if begin := self.piece and _find(lines, 0, rf"""\s*id\s*=\s*["']{re.escape(self.piece)}["']"""):
            return int(begin)
        table, _, number = self.piece.partition(" ")
        heads = [n for n, line in enumerate(lines) if line.startswith(f"[[{table}]]")]
        return heads[int(number) - 1] if number.isdecimal() and 0 < int(number) <= len(heads) else 0


def _find(lines: Sequence[str], start: int, pattern: str) -> int:
    return next((n for n in range(start, len(lines)) if re.match(pattern, lines[n])), 0)


Note = Callable[[Fault], None]  # takes down what is wrong, or raises it


class Entry(NamedTuple):
    """A piece as it is written in a pack, and what its fields mean."""

    table: str  # the word in double brackets
    file: str
    place: str  # file and identifier, for sentences
    values: Mapping[str, Any]

    @property
    def id(self) -> str:
        return str(self.values["id"])

    @property
    def source(self) -> str:
        return str(self.values.get("source", "designed"))


def _as_it_is(content: Any) -> Any:
    return content


def _all_of_the_box(box: Any, about: Mapping[str, Any]) -> Any:
    return box


@dataclass(frozen=True)
class Pack(Generic[Box]):
    """How the packs of a game are read, checked and written: what its own pack module says of it."""

    game: str
    box: Box
    tables: Mapping[str, Fields]
    change: Callable[[Box, Entry], Box]  # puts a piece in; BadContent where fields do not fit together
    faults: Callable[[Box], Iterator[BadContent]]  # what the engine cannot play with, by pieces
    pieces: Callable[[Box], Iterable[Any]]  # what tells one content from another
    written: Callable[[Box], Tables]  # all pieces, as files have them
    bent: Callable[[Box], Sequence[Fact[Any]]]  # printed facts that do not hold
    about: Fields = field(default_factory=dict)  # what only this game's packs say of themselves
    whole: Mapping[str, Any] = field(default_factory=dict)  # what a pack says of itself that holds all pieces
    begin: Callable[[Box, Mapping[str, Any]], Box] = _all_of_the_box  # what pieces are put into
    ordered: Callable[[Box], Box] = _as_it_is  # names of files must not decide how decks are shuffled
    file_of: Callable[[str, Piece], str] = lambda table, piece: table  # in which file a piece is written
    depends: Mapping[str, Sequence[Schema]] = field(default_factory=dict)  # by table: fields that ask for others

    def load(self, folder: Folder) -> Box:
        """Return the content of a pack; BadContent says what is wrong."""

        def refuse(fault: Fault) -> None:
            raise fault.error

        return self._read(folder, refuse)

    def examine(self, folder: Folder) -> tuple[Box | None, list[Fault]]:
        """Return the content of a pack, if it can be played with, and all that is wrong with it."""
        faults: list[Fault] = []
        content = self._read(folder, faults.append)
        return (None if faults else content), faults

    def _read(self, folder: Folder, note: Note) -> Box:
        files: dict[str, str] = {}  # by identifier
        noted: list[Fault] = []

        def take(fault: Fault) -> None:
            noted.append(fault)
            note(fault)

        described = about(folder, self.game, self.about, take)
        content: Box = replace(self.begin(self.box, described), name=str(described.get("name", "")))
        for entry in entries(folder, self.tables, take):
            files[entry.id] = entry.file
            try:
                content = self.change(content, entry)
            except BadContent as error:
                take(Fault(entry.file, entry.id, "", error))
        content = self.ordered(content)
        for fault in self._checked(content, files, incomplete=bool(noted)):
            note(fault)
        return replace(content, name=f"{content.name}@{self.digest(content)}")

    def _checked(self, content: Box, files: Mapping[str, str], incomplete: bool) -> Iterator[Fault]:
        """What the checker finds, each fault once. It knows pieces; the files say where they come from."""
        said = []
        for error in self.faults(content):
            id, what = str(error.text.args["card"]), error.text.args["what"]
            if (id, what) in said or (incomplete and id not in files):  # what could not be read is missing elsewhere
                continue
            said.append((id, what))
            place = f"{files.get(id, content.name)}, {id}"
            yield Fault(files.get(id, ABOUT), id, "", BadContent(card=place, what=what))

    def digest(self, content: Box) -> str:
        """What distinguishes contents, so that saves and records are never played on with other cards."""
        return digest(tuple(self.pieces(content)))

    def changed(self, content: Box) -> dict[str, list[str]]:
        """The pieces that differ from the box or are not in it, by table; also those of the box that are missing."""
        differing: dict[str, list[str]] = {}
        box = self.written(self.box)
        for table, pieces in self.written(content).items():
            before, now = ({piece["id"]: piece for piece in some} for some in (box[table], pieces))
            ids = [id for id in {**now, **before} if now.get(id) != before.get(id)]
            if ids:
                differing[table] = ids
        return differing

    def files(self, content: Box, name: str) -> dict[str, str]:
        """A pack that holds a whole content, file by file."""
        texts = {ABOUT: toml({"name": name, "game": self.game, **self.whole})}
        for table, pieces in self.written(content).items():
            for piece in pieces:
                file = f"{self.file_of(table, piece)}.toml"
                texts[file] = f"{texts[file]}\n" if file in texts else ""
                texts[file] += f"[[{table}]]\n{toml(piece)}"
        return texts


def about(folder: Folder, game: str, more: Fields, note: Note) -> Mapping[str, Any]:
    """Return what a pack says of itself; `more` are fields that only this game knows."""
    pack = Path(folder)
    if not pack.is_dir():
        raise refusal(str(pack), Text("content-no-folder"))
    try:
        written = read(pack / ABOUT)
    except BadContent as error:
        note(Fault(ABOUT, "", "", error))
        return {}
    values = _values(written, {**PACK, **more}, ABOUT, ABOUT, "", note)
    name = str(values.get("name", "?"))
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() and "@" not in name):
        note(Fault(ABOUT, "", "name", refusal(ABOUT, Text("content-bad-name", name=name, most=LONGEST_NAME))))
    if values.get("game", game) != game:
        wrong = Text("content-wrong-game", game=values["game"], wanted=game)
        note(Fault(ABOUT, "", "game", refusal(ABOUT, wrong)))
    return values


def entries(folder: Folder, tables: Mapping[str, Fields], note: Note) -> Iterator[Entry]:
    """Give all pieces of all files that can be read, in the order of their names."""
    seen: dict[tuple[str, str], str] = {}
    for file in sorted(Path(folder).glob("*.toml")):
        if file.name == ABOUT or file.name.startswith("."):
            continue
        try:
            written = read(file)
        except BadContent as error:
            note(Fault(file.name, "", "", error))
            continue
        for table, pieces in written.items():
            if wrong := _wrong_table(table, pieces, tables):
                note(Fault(file.name, "", table, refusal(file.name, wrong)))
                continue
            for number, piece in enumerate(pieces, 1):
                if entry := _entry(file.name, table, number, piece, tables[table], seen, note):
                    yield entry


def _wrong_table(table: str, pieces: Any, tables: Mapping[str, Fields]) -> Text | None:
    if table not in tables:
        shown = ", ".join(f"[[{name}]]" for name in tables)
        return unknown("content-unknown-table", table, tables, tables=shown)
    if not isinstance(pieces, list) or not all(isinstance(piece, dict) for piece in pieces):
        return Text("content-single-brackets", word=table)
    return None


def _entry(
    file: str, table: str, number: int, piece: Piece, known: Fields, seen: dict[tuple[str, str], str], note: Note
) -> Entry | None:
    """A piece, unless something is wrong with it."""
    wrong: list[Fault] = []

    def take(fault: Fault) -> None:
        wrong.append(fault)
        note(fault)

    shown = str(piece.get("id") or f"{table} {number}")
    place = f"{file}, {shown}"
    values = _values(piece, known, place, file, shown, take)
    key = (table, str(piece.get("id", number)))
    if key in seen:
        take(Fault(file, shown, "id", refusal(place, Text("content-twice", id=key[1], file=seen[key]))))
    seen[key] = file
    return None if wrong else Entry(table, file, place, values)


def _values(table: Piece, known: Fields, place: str, file: str, piece: str, note: Note) -> dict[str, Any]:
    """What the fields of a table mean, as far as they can be read."""
    wrong = set()
    for name, error in field_faults(table, known, place):
        wrong.add(name)
        note(Fault(file, piece, name, error))
    values = {}
    for name, written in table.items():
        if name not in wrong:
            try:
                values[name] = known[name].kind.read(written, place, name)
            except BadContent as error:
                note(Fault(file, piece, name, error))
    return values


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as cause:
        raise refusal(file.name, Text("content-bad-toml", why=str(cause))) from cause
    except (OSError, UnicodeDecodeError, RecursionError) as cause:
        raise refusal(file.name, Text("content-no-file")) from cause


def put(content: Box, shelf: str, entry: Entry, make: Callable[[Any, Entry], Any]) -> Box:
    """The content with one piece of the box changed; it keeps its name."""
    pieces: Mapping[str, Any] = getattr(content, shelf)
    changed: Box = replace(content, **{shelf: {**pieces, entry.id: make(pieces[entry.id], entry)}})
    return changed


def toml(table: Mapping[str, Any]) -> str:
    """Write a table of texts, whole numbers, truth values and lists of these."""
    return "".join(f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in table.items())


def write(folder: Folder, texts: Mapping[str, str]) -> None:
    """Write the files of a pack into a new folder."""
    pack = Path(folder)
    pack.mkdir(parents=True)
    for file, text in texts.items():
        (pack / file).parent.mkdir(exist_ok=True)
        (pack / file).write_text(text, encoding="utf-8")


def digest(pieces: tuple[Any, ...]) -> str:
    """What tells pieces apart."""
    return sha256(json.dumps(freeze(pieces), sort_keys=True).encode()).hexdigest()[:12]
