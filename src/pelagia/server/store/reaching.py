"""What is said of a database that cannot be used: one sentence, with its address but not its password."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from pelagia.core.errors import PelagiaError


class NoAccess(PelagiaError):
    """The database cannot be opened, read or written."""


def url_of(db: str) -> URL:
    """The address of a database; a file name means SQLite."""
    return make_url(db if "://" in db else f"sqlite:///{db}")


@contextmanager
def reaching(db: str) -> Iterator[None]:
    """Errors of this database become NoAccess."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or type(error).__name__).strip().partition("\n")[0][:300]
        raise NoAccess(db=url_of(db).render_as_string(), why=cause) from error
