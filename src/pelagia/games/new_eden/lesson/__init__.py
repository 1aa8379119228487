"""The lesson of New Eden: the first of three rounds, from the first card to the round scoring."""
