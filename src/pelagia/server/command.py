"""`pelagia serve`: the server as a command."""

from __future__ import annotations

import argparse
import logging
import os
import resource
import socket
import sys
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from threading import Thread, Timer

import uvicorn
from fastapi import FastAPI
from sqlalchemy import Engine

from pelagia.core.errors import BadContent
from pelagia.engine import calls
from pelagia.server import logs
from pelagia.server.http import connections, page
from pelagia.server.http.app import create_app
from pelagia.server.settings import Settings
from pelagia.server.store import upgrade
from pelagia.server.store.reaching import NoAccess, reaching
from pelagia.server.tables.tables import digest
from pelagia.system import open_browser
from pelagia.text import Catalogue, language

log = logging.getLogger(__name__)
LEAST_SECRET = 20  # letters of the operator's secret
ENDING = 8.0  # seconds from the signal to the end, at most


class _Server(uvicorn.Server):
    """Tells the address as soon as it can be used, and ends in time."""

    said = ""  # when it is open
    shown = ""  # the address to show in a browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self.said, flush=True)
        if self.shown:
            Thread(target=open_browser, args=[self.shown], daemon=True).start()  # some browsers come back when they end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # A thread that waits for the database, or a call that never comes back, must not keep the process alive. What
        # was acknowledged is stored, and workers end with their server.
        last = Timer(ENDING, os._exit, [1])
        last.daemon = True
        last.start()
        await super().shutdown(sockets)


def _requests(settings: Settings) -> type[connections.Requests]:
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return type("Requests", (connections.Requests,), {"seconds": settings.head_seconds, "files": files})


def _trusted(proxies: tuple[str, ...]) -> list[str]:
    """The proxies' addresses, also as a server sees them that listens on IPv6."""
    networks = [ip_network(proxy) for proxy in proxies]
    mapped = [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}" for network in networks if network.version == 4
    ]
    return [*proxies, *mapped, *(["::1"] if "127.0.0.1" in proxies else [])]


def _operator(file: str | None) -> str:
    """The hash of the operator's secret: from a file or the environment, since anybody can read command lines."""
    given = (Path(file).read_text() if file else os.environ.get("PELAGIA_OPERATOR", "")).strip()
    if not given and not file:
        return ""
    if len(given) < LEAST_SECRET:
        raise ValueError("too short")
    return digest(given)


def _check(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Say what the start of the server would do to the stored tables."""
    try:
        calls.prepare(args.content)
        with reaching(args.db):
            report = upgrade.check(args.db)
    except (BadContent, NoAccess) as error:
        print(catalogue(error.text))
        return 1
    if report is None:
        print(catalogue.say("server-no-database", db=args.db))
        return 0
    _tell(report, catalogue, "server-would-upgrade", "server-cannot-upgrade")
    print(catalogue.say("server-checked", n=report.tables, failed=len(report.failed)))
    return 1 if report.failed else 0


def _upgraded(engine: Engine, skip_failed: bool, catalogue: Catalogue) -> bool:
    """Bring the stored tables up to date; False: some cannot be, and the operator has not said to leave them."""
    report = upgrade.upgrade(engine)
    _tell(report, catalogue, "server-upgraded", "server-cannot-upgrade")
    if report.failed and not skip_failed:
        print(catalogue.say("server-not-opened", n=len(report.failed)), flush=True)
    return skip_failed or not report.failed


def _tell(report: upgrade.Report, catalogue: Catalogue, moved: str, failed: str) -> None:
    for (game, theirs, ours), n in sorted(report.moved.items()):
        print(catalogue.say(moved, n=n, game=game, theirs=theirs, ours=ours))
    for id, error in report.failed.items():
        print(catalogue.say(failed, id=id, code=error.code, why=catalogue(error.text)), flush=True)


def serve(args: argparse.Namespace) -> int:
    """Run the server until it is told to stop."""
    catalogue = Catalogue(getattr(args, "lang", None) or language())
    say = catalogue.say
    logs.set_up(args.log_level)
    if args.check:
        return _check(args, catalogue)
    # The loop shares the interpreter with the database's threads; they must not make each other wait for 5 ms.
    sys.setswitchinterval(0.0005)
    try:
        settings = _settings(args)
    except ValueError:
        print(say("server-short-secret", least=LEAST_SECRET))
        return 1
    try:
        listener = _listener(settings)
    except OSError as error:
        print(say("server-no-port", host=settings.host, port=str(settings.port), why=os.strerror(error.errno or 0)))
        return 1
    try:
        with reaching(settings.db):
            app = create_app(settings)
            opened = _upgraded(app.state.application.storage.engine, args.skip_failed, catalogue)
    except (BadContent, NoAccess) as error:
        print(catalogue(error.text))
        return 1
    if not opened:
        return 1
    server = _Server(_config(app, settings))
    host = f"[{settings.host}]" if listener.family == socket.AF_INET6 else settings.host
    address = f"http://{host}:{listener.getsockname()[1]}/"
    server.said, server.shown = say("server-address", address=address), address if args.browser else ""
    if not page.is_built():
        print(say("server-no-page"), flush=True)
    server.run(sockets=[listener])
    return 0


def _settings(args: argparse.Namespace) -> Settings:
    """What the command line asks for, with no more sockets than this machine may open."""
    known = {name: getattr(args, name) for name in Settings.__dataclass_fields__ if hasattr(args, name)}
    known |= {name: tuple(value) for name, value in known.items() if isinstance(value, list)}
    settings = Settings(**known, operator=_operator(args.operator_secret_file))
    fit = connections.raise_files(settings.sockets)
    if fit < settings.sockets:
        log.warning("so few files may be open that there is room for %d of %d sockets", fit, settings.sockets)
        return replace(settings, sockets=fit)
    return settings


def _listener(settings: Settings) -> socket.socket:
    """The socket at the address, bound."""
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    return listener


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # nobody needs to know who asked for what
        server_header=False,
        http=_requests(settings),
        ws=connections.Sockets,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=_trusted(settings.proxy),
        ws_max_size=settings.message_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # costs more than it saves on messages of 5 kB
        timeout_graceful_shutdown=3,
    )
