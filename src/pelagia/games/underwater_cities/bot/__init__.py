"""What a bot and the balance report think of Underwater Cities: opinions, never a rule."""
