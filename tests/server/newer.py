"""An upgrade: New Eden with the next number of its rules. Servers of the tests load it by PELAGIA_PLUGINS."""

from __future__ import annotations

from pelagia.games.new_eden import RULES

object.__setattr__(RULES, "version", RULES.version + 1)
