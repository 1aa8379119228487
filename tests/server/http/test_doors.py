"""What is in front of the server: proxies, other sites, slow and senseless connections."""

from __future__ import annotations

import argparse
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pelagia.server.arguments import add_arguments, origin_of
from pelagia.text import LANGUAGES, Catalogue
from tests.server.http.test_bad_input import code
from tests.server.kit import PERSON, Server, serving

SITE = "https://games.example"


def raw(server: Server, *parts: bytes) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    opened = socket.create_connection((host, int(port)), timeout=30)
    for part in parts:
        opened.sendall(part)
    return opened


def rest(opened: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := opened.recv(10_000):
            heard += more
    return heard


@pytest.fixture
def room() -> Iterator[None]:
    """Files enough for a test that opens many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 3000:
        pytest.skip("so few files may be open that nobody can open too many")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3000), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_half_a_request(tmp_path: Path, room: None) -> None:
    """More half requests than files: others are heard meanwhile, and every one is cut off."""
    server = Server(str(tmp_path / "db"), tmp_path, "--head-seconds", "4", files=(256, 1024))
    with ExitStack() as stack:
        stack.callback(server.stop)
        table = server.open(PERSON, PERSON)
        page = table.socket(0)
        page.get("update")
        half = [b"GET /api/health HTTP/1.1\r\nHost: x\r\n", b"", b"G"]
        slow = [stack.enter_context(raw(server, half[n % 3])) for n in range(1400)]
        server.until(lambda: _heard(server))
        page.send(type="ping", id=1)
        assert page.get("done")["id"] == 1
        assert not any(rest(connection) for connection in slow)
        server.until(lambda: _heard(server))
        log = server.log.read_text()
        page.close()
    assert "Traceback" not in log
    assert "so few files may be open that there is room for" in log


def _heard(server: Server) -> bool:
    with suppress(OSError), raw(server, b"GET /api/health HTTP/1.0\r\n\r\n") as other:
        return b"200 OK" in rest(other)
    return False


def test_later_requests_have_a_deadline_too(tmp_path: Path) -> None:
    with serving(str(tmp_path / "db"), tmp_path, "--head-seconds", "1") as server:
        whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        with raw(server, whole) as opened:
            assert b"200 OK" in opened.recv(100)
            opened.sendall(b"GET /")
            assert b"HTTP/1.1" not in rest(opened)
        with raw(server, whole[:10]) as opened:  # slow, and in time
            opened.sendall(whole[10:])
            assert b"200 OK" in opened.recv(100)


def test_the_server_raises_its_own_limit(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "db"), tmp_path, files=(256, 15_000))
    try:
        lines = Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
        (files,) = [line.split() for line in lines if line.startswith("Max open files")]
        assert int(files[3]) >= 2 * 4000
        assert "so few files" not in server.log.read_text()
    finally:
        server.stop()


def test_strangers_write_no_log(tmp_path: Path) -> None:
    """Whatever they send: refused, and nothing is written."""
    with serving(str(tmp_path / "db"), tmp_path) as server:
        table = server.open(PERSON, PERSON)
        before = server.log.read_text()
        live = f"/api/tables/{table.id}/live"
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                connect(server.url.replace("http", "ws") + live, proxy=None, origin=Origin(origin))
            assert refused.value.response.status_code == 403
            assert b"cross-site" in refused.value.response.body
        upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        opened = b"GET %b HTTP/1.1\r\nHost: x\r\n%b%b\r\n" % (live.encode(), upgrade, key)
        for nonsense in (
            b"\x16\x03\x01\x02\x00\x01\x00",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /\xff HTTP/1.1\r\nHost: x\r\n" + upgrade + key + b"\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
            opened.replace(key, b""),
            opened.replace(b"13", b"99"),
            opened.replace(live.encode(), b"/api/nothing"),
        ):
            with raw(server, nonsense) as stranger:
                stranger.shutdown(socket.SHUT_WR)
                rest(stranger)
        for frame in (
            b"\x83\x80\x00\x00\x00\x00",  # of a kind that is not there
            b"\x81\x82\x00\x00\x00\x00\xff\xff",  # text that is no text
            b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",  # too long
        ):
            with raw(server, opened) as stranger:
                assert b"101 Switching" in stranger.recv(10_000)
                stranger.sendall(frame)
                rest(stranger)
        assert server.ask("GET", "/api/nothing").status_code == 404
        assert server.ask("POST", "/api/tables", body={"game": "chess", "seats": [PERSON]}).status_code == 422
        assert table.ask("GET", "", 0).status_code == 200
        assert server.log.read_text() == before


def forwarded(server: Server, address: str) -> str:
    """What a client at an address gets that is over its limit, or not."""
    answers = [server.ask("GET", "/api/games", **{"X-Forwarded-For": address}).status_code for _ in range(8)]
    return "refused" if 429 in answers else "served"


@pytest.mark.parametrize(
    ("proxy", "trusted"),
    [
        (["--proxy", "127.0.0.0/8"], True),
        (["--proxy"], True),
        (["--proxy", "10.0.0.7", "--proxy", "10.1.0.0/16"], False),
    ],
)
def test_proxies(tmp_path: Path, proxy: list[str], trusted: bool) -> None:
    """A client is known by the address that a trusted proxy tells; others may tell what they like."""
    with serving(str(tmp_path / "db"), tmp_path, "--rate", "1", *proxy) as server:
        assert forwarded(server, "203.0.113.1") == "refused"  # it had four at once
        assert server.ask("GET", "/api/games", **{"X-Forwarded-For": "203.0.113.2"}).status_code == (
            200 if trusted else 429
        )


def test_a_network_of_ipv6_is_one_client(tmp_path: Path) -> None:
    with serving(str(tmp_path / "db"), tmp_path, "--rate", "1", "--proxy") as server:
        assert forwarded(server, "2001:db8:1:2::1") == "refused"
        assert server.ask("GET", "/api/games", **{"X-Forwarded-For": "2001:db8:1:2::9"}).status_code == 429
        assert server.ask("GET", "/api/games", **{"X-Forwarded-For": "2001:db8:1:3::1"}).status_code == 200


def test_the_public_address(tmp_path: Path) -> None:
    """A proxy that does not pass Host: pages of the named sites are served, others are not."""
    with serving(str(tmp_path / "db"), tmp_path, "--origin", SITE, "--origin", "HTTP://[::1]:80/") as server:
        plan = {"game": "new-eden", "seats": [PERSON]}

        def ask(**headers: str) -> str:
            answer = server.ask(
                "POST", "/api/tables", body=plan, **{name.replace("_", "-"): x for name, x in headers.items()}
            )
            return "ok" if answer.status_code == 201 else code(answer)

        assert ask(Origin=SITE, Host="backend:8000", Sec_Fetch_Site="same-origin") == "ok"
        assert ask(Origin="http://[::1]") == "ok"
        assert ask() == "ok"  # programs
        for other in ("https://evil.example", "http://games.example", SITE + ":8443", "null", server.url):
            assert ask(Origin=other) == "403 cross-site"
        assert ask(Sec_Fetch_Site="cross-site") == "403 cross-site"
        table = server.open(PERSON)
        address = server.url.replace("http", "ws", 1) + f"/api/tables/{table.id}/live"
        with connect(address, proxy=None, origin=Origin(SITE)):
            pass
        with pytest.raises(InvalidStatus):
            connect(address, proxy=None, origin=Origin(server.url))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "given",
    [["--proxy", "nginx"], ["--proxy", "10.0.0.0/99"], ["--origin", "games.example"], ["--origin", SITE + "/page"]],
)
def test_clear_errors(lang: str, given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser, Catalogue(lang, strict=True).say)
    with pytest.raises(SystemExit):
        parser.parse_args(given)
    assert given[1] in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        (["--port", "99999"], "0–65535"),
        (["--port", "-1"], "0–65535"),
        (["--workers", "0"], "1–256"),
        (["--sockets", "many"], "1–1000000"),
        (["--bot-seconds", "0"], "> 0"),
        (["--bot-seconds", "inf"], "> 0"),
        (["--rate", "nan"], "≥ 0"),
        (["--forget-days", "-3"], "≥ 0"),
    ],
)
def test_numbers_that_make_no_sense(given: list[str], allowed: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser, Catalogue("en", strict=True).say)
    with pytest.raises(SystemExit):
        parser.parse_args(given)
    assert f"argument {given[0]}: {allowed}" in capsys.readouterr().err


def test_origins() -> None:
    assert origin_of("HTTPS://Games.Example:443/") == SITE
    assert origin_of("http://spiele.example:8080") == "http://spiele.example:8080"
    assert origin_of("https://bücher.example") == "https://xn--bcher-kva.example"
