"""The command `content`: packs are written out, checked, shown, and described for editors."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pelagia
from pelagia.cli import cards, output
from pelagia.core.errors import NoPacks
from pelagia.core.text import Text
from pelagia.engine.packs import game_of
from pelagia.games.facts import Fact
from pelagia.games.packs import ABOUT, LONGEST_NAME, Fault, Pack, write
from pelagia.games.schema import FILE, schema
from pelagia.text import Catalogue

WRONG = 2
SCHEMA_LINE = f"#:schema ./{FILE}"  # as Taplo and the editors that use it read it
RECOMMENDED = {"recommendations": ["tamasfe.even-better-toml"]}


def content(args: Namespace) -> int:
    """Do what is asked with a pack."""
    return {"check": check, "new": new, "schema": print_schema, "show": show}[args.action](args)


def pack_of(game: str) -> Pack[Any]:
    """How the packs of a game are read and written."""
    pack = pelagia.rules(game).pack
    if not isinstance(pack, Pack):
        raise NoPacks()
    return pack


# check


def check(args: Namespace) -> int:
    """Say all that is wrong with a pack, and which printed facts it bends."""
    words, pack = Catalogue(args.lang), pack_of(game_of(args.folder))
    loaded, faults = pack.examine(args.folder)
    facts = [] if loaded is None else pack.bent(loaded)
    changed = {} if loaded is None else pack.changed(loaded)
    if args.json:
        report = {
            "game": pack.game,
            "name": loaded.name if loaded else None,
            "faults": [_fault(words, args.folder, fault) for fault in faults],
            "bent": [{"page": fact.page, "says": _says(words, pack, fact)} for fact in facts],
            "changed": changed,
        }
        output.write_json(args.json, report)
    if args.json != "-":
        console = output.console()
        for fault in faults:
            told = _fault(words, args.folder, fault)
            place = ", ".join(filter(None, (told["piece"], told["field"])))
            said = f"{place}: {told['what']}" if place else told["what"]
            console.print(f"{told['file']}:{told['line']}: {said}", soft_wrap=True)
        for line in _summary(words, loaded, faults, changed):
            console.print(line, soft_wrap=True)
        if facts:
            console.print(words.say("cli-content-bent"))
        for fact in facts:
            said = words.say("cli-content-fact", page=fact.page, says=_says(words, pack, fact))
            console.print(f"  {said}", soft_wrap=True)
    return WRONG if faults else 0


def _says(words: Catalogue, pack: Pack[Any], fact: Fact[Any]) -> str:
    text = fact.text(pack.game)
    return words(text) if words.knows(text) else fact.says


def _fault(words: Catalogue, folder: str, fault: Fault) -> dict[str, Any]:
    return {
        "file": str(Path(folder) / fault.file),
        "line": fault.line(folder),
        "piece": fault.piece,
        "field": fault.field,
        "code": fault.what.id,
        "what": words(fault.what),
    }


def _summary(words: Catalogue, loaded: Any, faults: list[Fault], changed: dict[str, list[str]]) -> Iterator[str]:
    if faults:
        yield words.say("cli-content-faults", n=len(faults))
        return
    name, _, digest = loaded.name.partition("@")
    yield words.say("cli-content-fine", pack=name, print=digest)
    what = "; ".join(f"{table} {', '.join(ids)}" for table, ids in changed.items())
    yield words.say("cli-content-changes", what=what) if what else words.say("cli-content-as-the-box")


# new


def new(args: Namespace) -> int:
    """Write out the box, with a guide and a schema."""
    words, pack = Catalogue(args.lang), pack_of(args.game or pelagia.listed()[0])
    name = "".join(letter for letter in Path(args.folder).resolve().name if letter.isprintable() and letter != "@")
    files = pack.files(pack.box, name.strip()[:LONGEST_NAME].strip() or "pack")
    texts = {file: f"{_head(words, pack, file)}\n{text}" for file, text in files.items()}
    texts["README.md"] = _readme(words, pack, args.folder, name)
    texts[FILE] = json.dumps(schema(pack), indent=1) + "\n"
    texts[".vscode/extensions.json"] = json.dumps(RECOMMENDED, indent=2) + "\n"
    write(args.folder, texts)
    pieces = sum(map(len, pack.written(pack.box).values()))
    print(words.say("cli-content-written", folder=args.folder, n=pieces, files=len(files)))
    return 0


def _head(words: Catalogue, pack: Pack[Any], file: str) -> str:
    """The first lines of a file: the schema for editors, and what it holds."""
    tables = _tables(pack).get(file, [])
    titles = [_title(words, pack, table) for table in tables] or [words.say("pack-about")]
    return f"{SCHEMA_LINE}\n# {words.say('pack-head', title=' '.join(titles))}\n"


def _readme(words: Catalogue, pack: Pack[Any], folder: str, name: str) -> str:
    lines = [words.say("pack-readme", name=name, title=words.say(pack.game), game=pack.game, folder=folder), ""]
    files: dict[str, list[str]] = {}
    for file, tables in {ABOUT: [], **_tables(pack)}.items():
        title = " ".join(_title(words, pack, table) for table in tables) or words.say("pack-about")
        files.setdefault(title, []).append(f"`{file}`")
    lines += [f"* {', '.join(names)}: {title}" for title, names in files.items()]
    return "\n".join([*lines, ""])


def _tables(pack: Pack[Any]) -> dict[str, list[str]]:
    """The tables of each file."""
    by_file: dict[str, list[str]] = {}
    for table, pieces in pack.written(pack.box).items():
        for piece in pieces:
            tables = by_file.setdefault(f"{pack.file_of(table, piece)}.toml", [])
            if table not in tables:
                tables.append(table)
    return by_file


def _title(words: Catalogue, pack: Pack[Any], table: str) -> str:
    return words.say(f"pack-{pack.game}-{table.replace('_', '-')}")


# schema


def print_schema(args: Namespace) -> int:
    """Write the schema of a game's packs."""
    output.write_text(args.file, json.dumps(schema(pack_of(args.game)), indent=1) + "\n")
    return 0


# show


def show(args: Namespace) -> int:
    """Print the pieces of a pack, or write them as a page; what differs from the box is marked."""
    pack = pack_of(game_of(args.folder))
    loaded = pack.load(args.folder)
    if args.html:
        plain = Catalogue(args.lang)
        output.write_text(args.html, cards.page(plain, pack, loaded, partial(_title, plain, pack)))
        return 0

    def name_of(id: str) -> Text:
        named: Text = loaded[id].name
        return named

    words, console = Catalogue(args.lang, name_of), output.console()
    changed = pack.changed(loaded)
    for table, pieces in pack.written(loaded).items():
        shown = [piece for piece in pieces if not args.changed or piece["id"] in changed.get(table, ())]
        if shown:
            console.print(f"\n{_title(words, pack, table)}", style="bold")
        for piece in shown:
            differs = piece["id"] in changed.get(table, ())
            mark = f" ({words.say('cli-content-differs')})" if differs else ""
            title, lines = _piece(words, loaded, table, piece)
            console.print(f"\n  {title}{mark}", style="bold" if differs else "", soft_wrap=True)
            for line in lines:
                console.print(f"    {line}")
            if differs and piece["id"] in _ids(pack, table):
                before = _piece(words, pack.box, table, _ids(pack, table)[piece["id"]])[1]
                for line in [line for line in before if line not in lines]:
                    console.print(f"    {words.say('cli-content-box-has', what=line)}", style="dim")
    return 0


def _ids(pack: Pack[Any], table: str) -> dict[str, dict[str, Any]]:
    return {piece["id"]: piece for piece in pack.written(pack.box)[table]}


def _piece(words: Catalogue, loaded: Any, table: str, piece: dict[str, Any]) -> tuple[str, list[str]]:
    """A piece's name and text; of what has no text, such as a track, its fields."""
    try:
        printed = loaded[piece["id"]]
        return words.piece(piece["id"]), [words(text) for text in printed.texts()]
    except (KeyError, AttributeError):
        rest = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in piece.items() if name != "id"]
        return f"{table} {piece['id']}", rest
