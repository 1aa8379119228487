"""The links that people pass on: which server, which table, whose secret."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from pelagia.core.errors import PelagiaError


class BadLink(PelagiaError):
    """This is no link to a table."""


class Link(NamedTuple):
    """Where a table is, and by which right one looks at it."""

    server: str
    table: str
    secret: str

    @classmethod
    def read(cls, given: str) -> Link:
        """Take a link apart, as the address line of the page has it."""
        parts = urlsplit(given)
        page, *rest = parts.fragment.strip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or page != "table" or len(rest) != 2:
            raise BadLink(link=given)
        return cls(f"{parts.scheme}://{parts.netloc}", *rest)

    def __str__(self) -> str:
        return f"{self.server}/#/table/{self.table}/{self.secret}"
