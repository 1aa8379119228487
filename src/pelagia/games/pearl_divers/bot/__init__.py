"""What a bot and the balance report think of Pearl Divers: opinions, never a rule."""
