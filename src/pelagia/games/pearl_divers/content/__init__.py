"""The cards of Pearl Divers."""
