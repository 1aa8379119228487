"""The content of Underwater Cities: pieces as expressions of the vocabulary, one module per deck or kind."""
