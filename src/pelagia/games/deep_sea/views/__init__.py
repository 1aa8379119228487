"""What page, terminal and log get to see of Endeavor: Deep Sea."""
