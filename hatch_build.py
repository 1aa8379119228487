"""The page is part of every package: it is built, or there is no package.

With PELAGIA_COMPILE=1 a wheel carries compiled rules too, and fits one kind of Python and system.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
_spec = spec_from_file_location("pelagia_page", ROOT / "web" / "build.py")
assert _spec is not None
assert _spec.loader is not None
page = module_from_spec(_spec)
_spec.loader.exec_module(page)

COMPILE = "PELAGIA_COMPILE"
COMPILER = ["mypy>=1.18", "setuptools>=65"]


class PageHook(BuildHookInterface[Any]):
    """Builds the page for a source package and for a wheel. Working from this folder, `./play` does it when needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page.build()
        if self.is_compiled:
            command = [sys.executable, "-m", "pelagia.native.build"]
            subprocess.run(
                command, check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PELAGIA_PURE": "1"}
            )
            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data["artifacts"].append("/src/pelagia/native/cpython-*/**")

    def dependencies(self) -> list[str]:
        return [page.NODE_PACKAGE] * (not page.has_node()) + COMPILER * self.is_compiled

    @property
    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get(COMPILE))
