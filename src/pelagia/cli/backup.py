"""`pelagia backup` and `pelagia restore`: a server's whole database in one file, and back."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pelagia.text import Catalogue


def backup(args: Namespace) -> int:
    """Write a backup; servers may go on meanwhile."""
    from pelagia.server.store import backup  # here, since no other command should wait for the server's libraries

    tables = backup.backup(args.db, Path(args.file))
    print(Catalogue(args.lang).say("cli-backup-done", tables=tables, file=args.file))
    return 0


def restore(args: Namespace) -> int:
    """Fill a database from a backup."""
    from pelagia.server.store import backup

    tables = backup.restore(Path(args.file), args.db, replace=args.replace)
    print(Catalogue(args.lang).say("cli-restore-done", tables=tables))
    return 0
