"""The page is part of every package: it is built, or there is no package."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_spec = spec_from_file_location("pelagia_page", Path(__file__).parent / "web" / "build.py")
assert _spec is not None
assert _spec.loader is not None
page = module_from_spec(_spec)
_spec.loader.exec_module(page)


class PageHook(BuildHookInterface[Any]):
    """Builds the page for a source package and for a wheel. Working from this folder, `./play` does it when needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            page.build()

    def dependencies(self) -> list[str]:
        return [] if page.has_node() else [page.NODE_PACKAGE]
