"""The same source, compiled ahead of time: used where it has been built and fits, and nothing but faster.

`pelagia compile` puts extension modules into a folder beside this file, one for each kind of Python, with a list of
what they were made from. They are used only if that is, to the letter, the source that would be run otherwise. So a
change of the source is never hidden by an old build, and whoever has no compiler misses nothing.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]
FOLDER = "PELAGIA_NATIVE"  # set in the environment: where what has been built lies, instead of here
BUILT = Path(os.environ.get(FOLDER) or Path(__file__).parent, SUFFIX.split(".")[1])  # cpython-311-x86_64-linux-gnu
LIST = BUILT / "built.json"
GROUPS = "pelagia_native_"  # how the libraries begin that the modules share
# What a build depends on besides the source of a group.
MAKERS = ("pelagia.native.expand", "pelagia.native.machine", "pelagia.native.shortcuts")
PURE = "PELAGIA_PURE"  # set in the environment: run the source, whatever has been built


def source_of(module: str) -> Path:
    """Return the file of a module of this package."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def group_of(game: str) -> str:
    """Return the name of the group that holds a game: that of its folder."""
    return game.replace("-", "_")


def fingerprint(modules: Iterable[str]) -> str:
    """Return a digest of the source of these modules."""
    digest = blake2b(digest_size=16)
    for module in sorted(modules):
        digest.update(f"{module}\0".encode() + blake2b(source_of(module).read_bytes()).digest())
    return digest.hexdigest()


def made_from(groups: Mapping[str, Iterable[str]], group: str) -> str:
    """Return what a group is made from: its own source, that of the core, whose classes it shares, and the makers."""
    return fingerprint({*groups["core"], *groups[group], *MAKERS})


def built() -> Mapping[str, Sequence[str]]:
    """Return the groups that have been built for this Python from the present source, with their modules.

    A group is the core or a game.
    """
    try:
        listed = json.loads(LIST.read_text())
        groups = {name: modules for name, (modules, _) in listed.items()}
        return {name: groups[name] for name, (_, source) in listed.items() if made_from(groups, name) == source}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):  # not built, or for another source
        return {}


class _Finder(MetaPathFinder):
    """Finds the extension modules instead of the source."""

    def __init__(self, modules: Iterable[str]) -> None:
        self.modules = frozenset(modules)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.modules and not name.startswith(GROUPS):
            return None
        file = str(BUILT / f"{name}{SUFFIX}")
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use() -> None:
    """Let this process use what has been built. Called once, before anything else of the package is imported."""
    if not os.environ.get(PURE) and (groups := built()):
        sys.meta_path.insert(0, _Finder(module for modules in groups.values() for module in modules))


def used() -> list[str]:
    """Return the groups that this process runs compiled."""
    finders = [finder for finder in sys.meta_path if isinstance(finder, _Finder)]
    names = finders[0].modules if finders else frozenset()
    return [group for group, modules in built().items() if names.issuperset(modules)]
