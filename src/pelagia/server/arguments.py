"""The arguments of `pelagia serve`. Apart from the server itself, whose libraries take a second to import."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from pelagia.server.settings import Settings

Say = Callable[..., str]
_DEFAULT = Settings()
_OPTIONS: dict[str, type] = {
    "host": str,
    "port": int,
    "db": str,
    "workers": int,
    "bot_seconds": float,
    "rate": float,
    "new_rate": float,
    "table_rate": float,
    "sockets": int,
    "sockets_per_client": int,
    "vanish_seconds": float,
    "forget_days": float,
}


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add the options; `say` renders a message of the catalogues."""
    for name, kind in _OPTIONS.items():
        help = say(f"server-help-{name.replace('_', '-')}", default=str(getattr(_DEFAULT, name)))
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=getattr(_DEFAULT, name), help=help)
    parser.add_argument("--engine-seconds", type=float, default=_DEFAULT.engine_seconds, help=argparse.SUPPRESS)
    choices = ("off", "public", "any")
    parser.add_argument("--webhooks", choices=choices, default="off", help=say("server-help-webhooks"))
    parser.add_argument("--webhook-seconds", type=float, default=_DEFAULT.webhook_seconds, help=argparse.SUPPRESS)
    help = say("server-help-content")
    parser.add_argument("--content", action="append", default=[], metavar="FOLDER", help=help)
    parser.add_argument("--proxy", action="store_true", help=say("server-help-proxy"))
