"""What an operator can set. The defaults suit one machine and some friends."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

KB = 1024


def state_folder() -> Path:
    """Where a user's programs keep what they must not lose."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "pelagia"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = field(default_factory=lambda: str(state_folder() / "tables.db"))
    workers: int = max(1, min(4, os.cpu_count() or 1))  # processes for the engine; as many again for bots
    engine_seconds: float = 5.0  # longest call of the engine; an uploaded record may take thrice as long
    queue: int = 1000  # calls that may wait for the engine, and as many for bots; more are refused
    bot_seconds: float = 20.0  # longest thought of a bot
    body_bytes: int = 32 * KB
    record_bytes: int = 2048 * KB
    message_bytes: int = 16 * KB  # of a socket
    rate: float = 30.0  # requests and messages per second and client; 0: no limit
    new_rate: float = 1.0  # new tables and uploads per second and client; 0: no limit
    new_bytes_per_day: float = 200e6  # of new tables and uploads, per day and client; 0: no limit
    most_bytes: float = 0.0  # of the whole database: with more, no new tables; 0: no limit
    table_rate: float = 20.0  # choices, and lines of chat, per second and person at a table; 0: no limit
    sockets: int = 4000  # open at once
    sockets_per_client: int = 100
    live_minutes: float = 5.0  # how long somebody may keep a live table waiting until a bot may stand in
    correspondence_days: float = 3.0  # the same for a table that is played by correspondence
    stuck_seconds: float = 60.0  # until a stuck table is tried again; the pauses grow
    hello_seconds: float = 10.0
    content: tuple[str, ...] = ()  # folders of content packs that tables may be played with
    forget_days: float = 0.0  # tables that nobody has looked at for so long go to the archive; 0: never
    webhooks: str = "off"  # off, public (addresses of the public internet only), any
    webhook_seconds: float = 600.0  # least time between two notices to a seat
    proxy: tuple[str, ...] = ()  # addresses and networks of reverse proxies that tell the clients' addresses
    origin: tuple[str, ...] = ()  # where the page is, for browsers; empty: wherever it is asked for
    operator: str = ""  # hash of the operator's secret; empty: there is no such door
    log_level: str = "info"
    head_seconds: float = 10.0  # until the head of a request must be there

    @property
    def paces(self) -> dict[str, float | None]:
        """Seconds that somebody may keep a table waiting; None: for ever."""
        return {"live": 60 * self.live_minutes, "correspondence": 24 * 3600 * self.correspondence_days, "none": None}
