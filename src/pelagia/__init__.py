"""Pelagia: deep-sea strategy games for people and programs."""

from pelagia.games import NAMES, load, new, replay, rules

__all__ = ["NAMES", "load", "new", "replay", "rules"]
__version__ = "0.1.0"
