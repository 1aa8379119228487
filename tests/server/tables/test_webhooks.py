"""Turn notices: to those who are not looking, not too often, and only where the operator allows it."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from shutil import which
from threading import Event, Thread

import pytest

from pelagia.server.tables.notices import NotSent, _tls, is_public, post
from tests.server import kit
from tests.server.kit import PERSON, Data, Server, Table, serving


@contextmanager
def listener(tls: ssl.SSLContext | None = None) -> Iterator[tuple[str, list[Data]]]:
    """Somebody's address, and what was sent to it."""
    heard: list[Data] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    class Listener(HTTPServer):
        def handle_error(self, *_: object) -> None:  # who did not like the certificate is gone
            pass

    server = Listener(("127.0.0.1", 0), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/turn?of=me", heard
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_notices(tmp_path: Path) -> None:
    with listener() as (url, heard), serving(str(tmp_path / "db"), tmp_path, "--webhooks", "any") as server:
        table = server.open(PERSON, PERSON)
        first = table.get()["view"]["decisions"][0]["seat"]
        page = table.socket(1 - first)
        page.get("update")
        for seat in (0, 1):
            told = table.ask("PUT", "/webhook", seat, {"url": url})
            assert told.json() == table.ask("GET", "/webhook", seat).json() == {"allowed": True, "url": url}
            assert table.ask("GET", "/webhook").json()["error"]["code"] == "not-your-seat"
            assert url not in json.dumps(table.get(1 - seat))
        table.play([0, 1], 30)
        server.stop()
    assert [call["seat"] for call in heard] == [first]  # once in ten minutes, and never while the player is looking
    assert heard[0] == {"event": "your-turn", "table": table.id, "game": "new-eden", "seat": first}


def test_off_by_default(server: Server) -> None:
    table = server.open(PERSON)
    assert table.ask("GET", "/webhook", 0).json() == {"allowed": False, "url": None}
    assert table.ask("PUT", "/webhook", 0, {"url": "https://example.org/"}).json()["error"]["code"] == "webhooks-off"


@pytest.mark.parametrize("url", ["ftp://example.org/", "file:///etc/passwd", "http://a b/", "javascript:alert(1)"])
def test_only_web_addresses(server: Server, url: str) -> None:
    table = server.open(PERSON)
    assert table.ask("PUT", "/webhook", 0, {"url": url}).json()["error"]["code"] == "bad-request"


@contextmanager
def dripping() -> Iterator[tuple[str, list[socket.socket]]]:
    """An address that answers a byte every two seconds, for ever; and those who wait for it."""
    waiting: list[socket.socket] = []
    door = socket.create_server(("127.0.0.1", 0))
    over = Event()

    def drip() -> None:
        while not over.wait(2):
            for client in list(waiting):
                with suppress(OSError):
                    client.send(b"H")

    def accept() -> None:
        with suppress(OSError):
            while True:
                waiting.append(door.accept()[0])

    threads = [Thread(target=drip), Thread(target=accept)]
    for thread in threads:
        thread.start()
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}/", waiting
    finally:
        over.set()
        door.shutdown(socket.SHUT_RDWR)
        for thread in threads:
            thread.join()
        for end in (door, *waiting):
            end.close()


def given_up(server: Server) -> float:
    match = re.search(r'pelagia_webhooks_total\{how="failed"\} (\S+)', server.ask("GET", "/api/metrics").text)
    return float(match[1]) if match else 0


def test_slow_addresses_delay_nobody(tmp_path: Path) -> None:
    """Not the notices to others, and not the end of the server."""
    options = ("--webhooks", "any", "--webhook-seconds", "0")
    with (
        dripping() as (slow, waiting),
        listener() as (quick, heard),
        serving(str(tmp_path / "db"), tmp_path, *options) as server,
    ):
        tables = [server.open(PERSON, PERSON) for _ in range(7)]

        def tell(table: Table, url: str) -> None:
            for seat in (0, 1):
                assert table.ask("PUT", "/webhook", seat, {"url": url}).status_code == 200

        for table in tables[:6]:
            tell(table, slow)
        server.until(lambda: len(waiting) >= 6)
        tell(tables[6], quick)
        server.until(lambda: bool(heard))
        assert heard[0]["table"] == tables[6].id
        server.until(lambda: given_up(server) >= 6)  # for however long they would have gone on
        before = len(waiting)
        for table in tables[:6]:
            tell(table, slow)  # all of them are under way when the signal comes
        server.until(lambda: len(waiting) >= before + 6)
        server.process.terminate()
        server.process.wait(60)  # it sets itself an end; the rest is the machine


def test_the_end_waits_for_no_database(tmp_path: Path) -> None:
    """Somebody else holds the database's lock, and a line of chat waits for it."""
    db = tmp_path / "games.db"
    with serving(str(db), tmp_path) as server, ThreadPoolExecutor(1) as pool:
        table = server.open(PERSON, PERSON)
        with closing(sqlite3.connect(db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            said = pool.submit(table.ask, "POST", "/chat", 0, {"text": "ahoy"})
            for _ in range(5):  # meanwhile it arrives
                assert not said.done()
                server.ask("GET", "/api/games")
            server.process.send_signal(signal.SIGINT)
            server.process.wait(60)  # it sets itself an end; the rest is the machine
        assert said.result().status_code == 500


def send(url: str, anywhere: bool = True) -> None:
    kit.run(post(url, {"event": "your-turn"}, anywhere))


def test_the_public_internet_only() -> None:
    with listener() as (url, heard):
        for address in (url, url.replace("127.0.0.1", "localhost")):
            with pytest.raises(NotSent, match="public"):
                send(address, anywhere=False)
        assert heard == []
        send(url.replace("127.0.0.1", "localhost"))
        assert heard == [{"event": "your-turn"}]


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "::127.0.0.1", "::ffff:127.0.0.1"),
        *("::ffff:8.8.8.8", "64:ff9b::a9fe:a9fe", "64:ff9b:1::7f00:1", "2002:7f00:1::1", "2001:0:1::1", "192.88.99.1"),
    ],
)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


def test_public_addresses() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")


def test_what_is_sent() -> None:
    """Whatever the address holds, it is one request; what is no success counts as not sent."""
    said: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as door:

        def answer(*lines: bytes) -> None:
            for line in lines:
                with door.accept()[0] as client:
                    said.append(client.recv(10_000))
                    client.sendall(line)

        here = f"http://someone:word@127.0.0.1:{door.getsockname()[1]}"
        thread = Thread(
            target=answer, args=(b"HTTP/1.1 204 \r\n", b"HTTP/1.1 302 Found\r\n", b"SSH-2.0\r\n", b"x" * 9000)
        )
        thread.start()
        send(f"{here}/h%C3%A4fen/ü?a=b&c=%0d%0aX:1#end")
        for _ in range(3):
            with pytest.raises(NotSent):
                send(here)
        thread.join()
    first = said[0].split(b"\r\n")
    assert first[0] == b"POST /h%C3%A4fen/%C3%BC?a=b&c=%0d%0aX:1 HTTP/1.1"
    assert first[1] == b"Host: " + here.partition("@")[2].encode()
    assert b"word" not in said[0]


def test_no_such_host() -> None:
    for url in ("http://no.such.host.invalid/", "http://127.0.0.1:1/", f"http://{'a' * 70}.example/", "http://[::1/"):
        with pytest.raises(NotSent):
            send(url)


@pytest.mark.skipif(which("openssl") is None, reason="makes certificates with openssl")
def test_the_named_host_must_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection to the checked address, and a certificate for the name in the link."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    made += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with listener(context) as (url, heard):
        port = url.split(":")[2]
        with pytest.raises(NotSent, match="SSLCertVerificationError"):  # nobody vouches for it
            send(f"https://localhost:{port}")
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        _tls.cache_clear()
        with pytest.raises(NotSent, match="SSLCertVerificationError"):  # it is another's
            send(f"https://127.0.0.1:{port}")
        assert heard == []
        send(f"https://localhost:{port}")
        assert heard == [{"event": "your-turn"}]
    _tls.cache_clear()
