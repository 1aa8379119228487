"""The laboratory: many games, played and measured."""
