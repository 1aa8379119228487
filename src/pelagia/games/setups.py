"""What can be chosen for a new game, by the number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagia.core.errors import BadOption
from pelagia.core.game import Rules


def options_for(rules: Rules[Any], players: int) -> dict[str, list[Any]]:
    """What this many players can choose: options with the values that the rules accept beside the usual ones."""
    usual = {option: values[0] for option, values in rules.options.items()}
    choices = {
        option: [value for value in values if _accepted(rules, players, usual | {option: value})]
        for option, values in rules.options.items()
        if option not in rules.idle(players)
    }
    return {option: values for option, values in choices.items() if len(values) > 1}


def _accepted(rules: Rules[Any], players: int, options: Mapping[str, Any]) -> bool:
    try:
        rules.begin(players, options, rules.content)
    except BadOption:
        return False
    return True
