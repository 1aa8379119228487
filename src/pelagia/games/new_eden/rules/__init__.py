"""The rules of New Eden."""
