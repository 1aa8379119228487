"""The rules of Pearl Divers."""
