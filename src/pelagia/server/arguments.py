"""The arguments of `pelagia serve`. Separate from the server itself, whose libraries take a second to import."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from pelagia.server.logs import LEVELS
from pelagia.server.settings import Settings

Say = Callable[..., str]
DEFAULT = Settings()
_OPTIONS: dict[str, type] = {
    "host": str,
    "port": int,
    "db": str,
    "workers": int,
    "bot_seconds": float,
    "rate": float,
    "new_rate": float,
    "new_bytes_per_day": float,
    "most_bytes": float,
    "table_rate": float,
    "sockets": int,
    "sockets_per_client": int,
    "live_minutes": float,
    "correspondence_days": float,
    "forget_days": float,
}


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add the options; `say` renders a message of the catalogues."""
    for name, kind in _OPTIONS.items():
        help = say(f"server-help-{name.replace('_', '-')}", default=str(getattr(DEFAULT, name)))
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=getattr(DEFAULT, name), help=help)
    parser.add_argument("--engine-seconds", type=float, default=DEFAULT.engine_seconds, help=argparse.SUPPRESS)
    parser.add_argument("--stuck-seconds", type=float, default=DEFAULT.stuck_seconds, help=argparse.SUPPRESS)
    parser.add_argument("--queue", type=int, default=DEFAULT.queue, help=argparse.SUPPRESS)
    choices = ("off", "public", "any")
    parser.add_argument("--webhooks", choices=choices, default="off", help=say("server-help-webhooks"))
    parser.add_argument("--webhook-seconds", type=float, default=DEFAULT.webhook_seconds, help=argparse.SUPPRESS)
    help = say("server-help-content")
    parser.add_argument("--content", action="append", default=[], metavar="FOLDER", help=help)
    parser.add_argument(
        "--log-level", choices=LEVELS, default=DEFAULT.log_level, help=say("server-help-log-level", default="info")
    )
    parser.add_argument("--head-seconds", type=float, default=DEFAULT.head_seconds, help=argparse.SUPPRESS)
    help = say("server-help-operator-secret-file")
    parser.add_argument("--operator-secret-file", metavar="FILE", help=help)
    parser.add_argument("--browser", action="store_true", help=say("server-help-browser"))
    help = say("server-help-no-browser")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help=help)
    parser.add_argument("--check", action="store_true", help=say("server-help-check"))
    parser.add_argument("--skip-failed", action="store_true", help=say("server-help-skip-failed"))
    here, help = "127.0.0.1", say("server-help-proxy")
    proxy = partial(_proxy, say)
    parser.add_argument("--proxy", action="append", default=[], nargs="?", const=here, type=proxy, help=help)
    help = say("server-help-origin")
    parser.add_argument("--origin", action="append", default=[], type=partial(_origin, say), metavar="URL", help=help)


def _proxy(say: Say, value: str) -> str:
    """An address or a network."""
    try:
        return str(ip_network(value, strict=False)) if "/" in value else str(ip_address(value))
    except ValueError:
        raise argparse.ArgumentTypeError(say("server-bad-proxy", value=value)) from None


def _origin(say: Say, value: str) -> str:
    """A site, as browsers write it: scheme, host, and the port unless it is the usual one."""
    try:
        found = origin_of(value)
    except ValueError:
        found = None
    if found is None:
        raise argparse.ArgumentTypeError(say("server-bad-origin", value=value))
    return found


def origin_of(address: str) -> str | None:
    """The origin of an address; None if it is none."""
    parts = urlsplit(address)
    usual = {"http": 80, "https": 443}
    if parts.scheme not in usual or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname.encode("idna").decode()
    port = "" if parts.port in (None, usual[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"
