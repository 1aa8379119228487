"""`pelagia archive`: the archived tables of a server, read from its database."""

from __future__ import annotations

import errno
import os
import sys
from argparse import Namespace
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pelagia.cli import output
from pelagia.text import Catalogue

if TYPE_CHECKING:
    from pelagia.server.tables.archive import Kept


def archive(args: Namespace) -> int:
    """List the tables in the archive, or print the record of one."""
    # Here, since no other command should wait for the server's libraries.
    from pelagia.server.failures import UnknownTable
    from pelagia.server.store.storage import Storage
    from pelagia.server.tables import archive

    if "://" not in args.db and not Path(args.db).exists():  # looking must not make an empty one
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), args.db)
    with closing(Storage(args.db)) as storage, storage.engine.connect() as db:
        if args.table is None:
            _list(Catalogue(args.lang), list(archive.all_kept(db)))
            return 0
        kept = archive.load(args.table)(db)
    if kept is None:
        raise UnknownTable()
    sys.stdout.buffer.write(kept.record + b"\n")
    return 0


def _list(words: Catalogue, tables: list[Kept]) -> None:
    columns = [words.say(f"cli-column-{name}") for name in ("table", "game", "status", "changed", "archived")]
    rows = [
        [kept.id, kept.game, words.say(f"cli-status-{kept.status}"), _day(kept.updated), _day(kept.archived)]
        for kept in tables
    ]
    output.console().print(output.table("", columns, rows))


def _day(when: float) -> str:
    return datetime.fromtimestamp(when).strftime("%Y-%m-%d")
