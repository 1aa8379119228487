"""Pelagia: deep-sea strategy games for people and programs."""

from pelagia.games import NAMES, listed, load, new, replay, rules

__all__ = ["NAMES", "listed", "load", "new", "replay", "rules"]
__version__ = "0.1.0"
