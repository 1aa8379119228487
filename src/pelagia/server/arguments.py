"""The arguments of `pelagia serve`. Separate from the server itself, whose libraries take a second to import."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address, ip_network
from math import inf, nan
from urllib.parse import urlsplit

from pelagia.server.logs import LEVELS
from pelagia.server.settings import Settings

Say = Callable[..., str]
DEFAULT = Settings()
Reads = Callable[[str], object]


def _whole(allowed: range) -> Reads:
    def read(written: str) -> int:
        if not written.isdecimal() or int(written) not in allowed:
            raise argparse.ArgumentTypeError(f"{allowed[0]}–{allowed[-1]}")
        return int(written)

    return read


def _number(allowed: str) -> Reads:
    """Of what there may be as much as one likes: "≥ 0", or "> 0" where none at all makes no sense."""

    def read(written: str) -> float:
        try:
            number = float(written)
        except ValueError:
            number = nan
        if not (number > 0 or (number == 0 and allowed == "≥ 0")) or number == inf:
            raise argparse.ArgumentTypeError(allowed)
        return number

    return read


_LIMIT, _TIME = _number("≥ 0"), _number("> 0")
_OPTIONS: dict[str, Reads] = {
    "host": str,
    "port": _whole(range(65_536)),
    "db": str,
    "workers": _whole(range(1, 257)),
    "bot_seconds": _TIME,
    "rate": _LIMIT,
    "new_rate": _LIMIT,
    "new_bytes_per_day": _LIMIT,
    "most_bytes": _LIMIT,
    "table_rate": _LIMIT,
    "sockets": _whole(range(1, 1_000_001)),
    "sockets_per_client": _whole(range(1, 1_000_001)),
    "live_minutes": _LIMIT,
    "correspondence_days": _LIMIT,
    "forget_days": _LIMIT,
}


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add the options; `say` renders a message of the catalogues."""
    for name, kind in _OPTIONS.items():
        flag, default = name.replace("_", "-"), getattr(DEFAULT, name)
        help = say(f"server-help-{flag}", default=f"{default:.15g}" if isinstance(default, float) else str(default))
        metavar = None if kind is str else say("cli-metavar-number")
        parser.add_argument(f"--{flag}", type=kind, default=default, metavar=metavar, help=help)
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
        origin = origin_of(value)
    except ValueError:
        origin = None
    if origin is None:
        raise argparse.ArgumentTypeError(say("server-bad-origin", value=value))
    return origin


def origin_of(address: str) -> str | None:
    """The origin of an address; None if it is none."""
    parts = urlsplit(address)
    usual = {"http": 80, "https": 443}
    if parts.scheme not in usual or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname.encode("idna").decode()
    port = "" if parts.port in (None, usual[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"
