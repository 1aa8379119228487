"""What a bot and the balance report think of New Eden: opinions, never a rule."""
