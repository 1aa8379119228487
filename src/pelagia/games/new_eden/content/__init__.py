"""The content of New Eden: cards as expressions of the vocabulary, one module per deck."""
