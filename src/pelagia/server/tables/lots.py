"""Where the identifier and the secrets of a new table come from: chance, or the key of a request that is repeated."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from pelagia.server.store.table import Seat
from pelagia.server.tables.tables import digest, secret

SPECTATOR = "spectator"


class Lots:
    """The same key draws the same lots, so a repeated request finds what it has made before; without one it is chance.

    The secrets depend on the wish too: if a key is used again for another wish, the table is there, but its secrets are
    others. So the server need not remember any key.
    """

    def __init__(self, key: str | None = None, wish: bytes = b"") -> None:
        self.key, self.wish = key, sha256(wish).digest()
        self._secrets: dict[str, str] = {}
        self.id = secrets.token_urlsafe(9) if key is None else self._drawn(b"table", 9)

    def secret(self, whose: str) -> str:
        """The secret of a seat, by its number, or of the spectators."""
        if whose not in self._secrets:
            drawn = secret() if self.key is None else self._drawn(self.wish + whose.encode(), 24)
            self._secrets[whose] = drawn
        return self._secrets[whose]

    def handed_out(self, seats: Sequence[Seat]) -> dict[str, str]:
        """The secrets of the seats that have theirs from here."""
        mine = {str(seat.seat): seat.secret for seat in seats if seat.secret}
        return {whose: self.secret(whose) for whose, stored in mine.items() if stored == digest(self.secret(whose))}

    def _drawn(self, what: bytes, size: int) -> str:
        assert self.key is not None
        return urlsafe_b64encode(hmac.digest(self.key.encode(), what, "sha256")[:size]).decode()
