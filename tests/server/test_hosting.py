"""What docs/hosting.md tells operators to write: nginx really runs it, and systemd understands it."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.http.test_operator import SECRET, option
from tests.server.kit import PERSON, ROOT, serving
from tests.server.tables.test_archive import pelagia

UNPACKED = ROOT / ".venv/nginx/usr/sbin/nginx"  # by ./test
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx") or shutil.which(UNPACKED)
SYSTEMD = shutil.which("systemd-analyze")


def written(kind: str) -> str:
    """The block of the page that is written in a language."""
    match = re.search(rf"^```{kind}\n(.*?)^```$", (ROOT / "docs/hosting.md").read_text(), re.MULTILINE | re.DOTALL)
    assert match
    return match[1]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def proxied(folder: Path, port: int, behind: str) -> Iterator[None]:
    """The page's nginx on another port, with a certificate of its own."""
    key, certificate = folder / "key", folder / "certificate"
    made = ["-subj", "/CN=games.example", "-addext", "subjectAltName=DNS:games.example,IP:127.0.0.1"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *made]
    subprocess.run([*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    site = written("nginx")
    for old, new in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/games.example.pem": str(certificate),
        "/etc/ssl/games.example.key": str(key),
        "http://127.0.0.1:8000": behind,
    }.items():
        assert old in site
        site = site.replace(old, new)
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{place}_temp_path {folder}/{place};\n" for place in places)
    whole = f"pid {folder}/pid;\ndaemon off;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{site}}}\n"
    (folder / "nginx.conf").write_text(whole)
    start = [str(NGINX), "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(start)
    try:
        for _ in range(200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None, (folder / "errors").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nginx_with_tls_and_sockets(tmp_path: Path) -> None:
    port = free_port()
    site = f"https://127.0.0.1:{port}"
    options = ("--proxy", "--origin", site, *option(tmp_path))
    with serving(str(tmp_path / "games.db"), tmp_path, *options) as server, proxied(tmp_path, port, server.url):
        trust = ssl.create_default_context(cafile=str(tmp_path / "certificate"))
        with httpx.Client(base_url=site, verify=trust, trust_env=False, headers={"Origin": site}) as web:
            made = web.post("/api/tables", json={"game": "new-eden", "seats": [PERSON]}).json()
            assert web.get("/api/health").status_code == 200
            assert web.get("/api/metrics").status_code == 404
            operator = {"Authorization": f"Bearer {SECRET}"}
            assert web.get("/api/operator/bans", headers=operator).status_code == 404
            assert web.get("/api/games", headers={"Origin": "https://elsewhere.example"}).status_code == 403
            address = f"{site.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/live"
            with connect(address, ssl=trust, origin=Origin(site), proxy=None, max_size=None) as page:
                page.send(json.dumps({"type": "hello", "secret": made["secrets"]["seats"]["0"]}))
                assert json.loads(page.recv(20))["type"] == "update"
            # The address that nginx tells is the one that counts, and nobody can invent another.
            banned = server.ask("POST", "/api/operator/bans", SECRET, {"network": "192.0.2.1"})
            assert banned.status_code == 200
            assert web.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "pelagia.service"
    unit.write_text(written("ini").replace("/opt/pelagia/bin/pelagia", "/bin/true"))
    verified = subprocess.run([str(SYSTEMD), "verify", str(unit)], capture_output=True, text=True, check=False)
    assert "pelagia.service" not in verified.stderr
    assert verified.returncode == 0, verified.stderr


def test_the_container_file_is_sound(tmp_path: Path) -> None:
    """No engine builds it here: its instructions are known, the shell understands them, and the server its command."""
    instructions = [line.partition(" ")[::2] for line in written("dockerfile").splitlines()]
    assert [word for word, _ in instructions] == ["FROM", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "CMD"]
    what = dict(instructions)
    subprocess.run(["sh", "-n", "-c", what["RUN"]], check=True)
    name, *command = json.loads(what["CMD"])
    assert name == "pelagia"
    assert f"{what['VOLUME']}/games.db" in command
    pelagia(*(part.replace(what["VOLUME"], str(tmp_path)) for part in command), "--check")
