"""What a bot and the balance report think of Endeavor: Deep Sea: opinions, never a rule."""
