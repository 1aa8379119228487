"""Words that older saves of Deep Sea name, and what they are now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pelagia.core.combinators import Needs, Seq
from pelagia.core.effects import Effect
from pelagia.games.deep_sea.rules.menus import actions, extra, one_action
from pelagia.games.deep_sea.rules.state import DeepSea

Parts = tuple[Effect[DeepSea], ...]


def _actions(parts: Parts) -> Effect[DeepSea]:
    return actions(*parts)


def _alternatives(parts: Parts) -> Effect[DeepSea]:
    return one_action(*parts)


def _in_turn(parts: Parts) -> Effect[DeepSea]:
    return Seq(parts, Needs.FIRST)


RENAMED: Mapping[str, Callable[..., Any]] = {
    "Actions": _actions,
    "Alternatives": _alternatives,
    "Extra": extra,
    "InTurn": _in_turn,
}
