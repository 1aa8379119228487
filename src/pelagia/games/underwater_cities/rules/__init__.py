"""The rules of Underwater Cities."""
