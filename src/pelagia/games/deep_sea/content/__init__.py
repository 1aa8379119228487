"""The content of Deep Sea: pieces as expressions of the vocabulary, one module per kind."""
