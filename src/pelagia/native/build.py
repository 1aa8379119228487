"""Build extension modules from the source, by mypyc and a C compiler.

The core is one group, each game another, so that a change builds as little as possible. Content stays as it is: it is
data, and runs once. What is written out lies in a folder of its own, in which tracebacks of compiled code can be read.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from pelagia.core.errors import PelagiaError
from pelagia.native import BUILT, GROUPS, LIST, PACKAGE, PURE, SUFFIX, made_from
from pelagia.system import processors

ROOMS = ("rules", "bot")  # of a game; views hold secrets where their types say what a seat sees
WITH_THE_CORE = ("bots/random.py", "bots/seated.py", "bots/seen.py")  # the loop of every simulation
LEFT_OUT = ("written", "marks", "view", "verbs")  # run once, or whose values are not what their types say
SCRIPT = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup

groups, level = json.loads(sys.argv.pop(1)), sys.argv.pop(1)
files = [file for group, files in groups for file in files]
extensions = mypycify(
    ["--config-file=mypy.ini", *files],
    opt_level=level,
    debug_level="0",
    separate=[(files, group) for group, files in groups],
)
for extension in extensions:  # what no other library sees is called directly, and may be written out where it is called
    extension.extra_compile_args.append("-fvisibility=hidden")
setup(name="pelagia-native", packages=[], package_dir={"": "."}, ext_modules=extensions)
"""
SETTINGS = """[mypy]
namespace_packages = True
explicit_package_bases = True
follow_imports = silent
disable_error_code = type-var
"""


class NoCompiler(PelagiaError):
    """mypyc or the C compiler is missing."""


class BuildFailed(PelagiaError):
    """The compiler refused the source."""


def modules_of(group: str) -> list[str]:
    """Return the modules of the core or of a game that are compiled."""
    folders = [PACKAGE / "core"] if group == "core" else [PACKAGE / "games" / group / room for room in ROOMS]
    files = [
        file for folder in folders for file in sorted(folder.rglob("*.py")) if file.stem not in ("__init__", *LEFT_OUT)
    ]
    files += [PACKAGE / file for file in WITH_THE_CORE if group == "core"]
    return ["pelagia." + ".".join(file.relative_to(PACKAGE).with_suffix("").parts) for file in files]


def workshop() -> Path:
    """Where things are built: kept, so that the next build does only what has changed."""
    root = PACKAGE.parent.parent
    return (
        root / "build" / "native"
        if (root / "pyproject.toml").exists()
        else Path.home() / ".cache" / "pelagia" / "native"
    )


def build(games: Iterable[str], level: int = 2, folder: Path | None = None) -> Iterator[str]:
    """Compile the core and these games, and put what was built where this Python finds it. Yields each step's name."""
    for tool, is_there in (("cc", shutil.which(os.environ.get("CC", "cc"))), ("mypyc", find_spec("mypyc"))):
        if not is_there:
            raise NoCompiler(tool=tool)
    folder = folder or workshop()
    folder.mkdir(parents=True, exist_ok=True)
    groups = {group: modules_of(group) for group in ("core", *games)}
    yield "writing"
    _write_out(groups, folder)
    yield "compiling"
    _compile(groups, folder, level)
    yield "installing"
    _install(groups, folder)


def clean() -> None:
    """Remove what was built for this Python."""
    shutil.rmtree(BUILT, ignore_errors=True)


def _write_out(groups: Mapping[str, Sequence[str]], folder: Path) -> None:
    """Copy the source, with classes written out where it is compiled.

    In a process of its own that runs the source: whatever was built before could not be read.
    """
    arguments = [json.dumps(groups), str(folder)]
    subprocess.run(
        [sys.executable, "-m", "pelagia.native.expand", *arguments], check=True, env={**os.environ, PURE: "1"}
    )


def _compile(groups: Mapping[str, Sequence[str]], folder: Path, level: int) -> None:
    (folder / "mypy.ini").write_text(SETTINGS)
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)  # what mypyc remembers forgets which classes are native
    files = [(f"{GROUPS}{name}", [f"{m.replace('.', '/')}.py" for m in modules]) for name, modules in groups.items()]
    command = [sys.executable, "-c", SCRIPT, json.dumps(files), str(level), "build_ext", "--build-lib", "built"]
    command += [f"-j{processors()}"]
    with (folder / "build.log").open("w") as log:
        done = subprocess.run(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise BuildFailed(log=str(folder / "build.log"))


def _install(groups: Mapping[str, Sequence[str]], folder: Path) -> None:
    """Replace what was built before; the list comes last, so that half of an installation is none."""
    listed = json.loads(LIST.read_text()) if LIST.exists() else {}
    LIST.unlink(missing_ok=True)
    BUILT.mkdir(parents=True, exist_ok=True)
    for file in (folder / "built").rglob(f"*{SUFFIX}"):
        name = ".".join(file.relative_to(folder / "built").with_suffix("").parts).partition(".cpython")[0]
        target = BUILT / f"{name}{SUFFIX}"
        target.unlink(missing_ok=True)  # a process may be running the old one
        shutil.copy2(file, target)
    listed.update({name: [list(modules), made_from(groups, name)] for name, modules in groups.items()})
    LIST.write_text(json.dumps(listed, indent=1) + "\n")


if __name__ == "__main__":  # for a wheel: nothing but what fits this source
    clean()
    for _ in build(sorted(file.parent.parent.name for file in PACKAGE.glob("games/*/rules/__init__.py"))):
        pass
