"""Endeavor: Deep Sea, 1 to 4 players. The rules are in docs/rules/deep-sea.md."""
