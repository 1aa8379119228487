"""The types of the page are those of the server, and its lock file is fit to be committed."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"


def test_the_types_of_the_page_are_current() -> None:
    """If this fails, run `npm run wire` in web/."""
    said = subprocess.run([sys.executable, "-m", "pelagia.server.http.openapi"], capture_output=True, check=True).stdout
    first = (WEB / "src" / "lib" / "wire.generated.ts").read_text(encoding="utf-8").splitlines()[0]
    assert hashlib.sha256(said).hexdigest() in first


def test_the_lock_names_no_addresses() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


def test_versions_are_exact() -> None:
    plan = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    wanted = {**plan["dependencies"], **plan["devDependencies"], **plan["overrides"]}
    assert [name for name, version in wanted.items() if not version[0].isdigit()] == []
