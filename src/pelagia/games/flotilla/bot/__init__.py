"""What a bot and the balance report think of Flotilla: opinions, never a rule."""
