"""What page, terminal and log get to see of Flotilla."""
