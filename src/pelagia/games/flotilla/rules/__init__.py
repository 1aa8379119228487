"""The rules of Flotilla."""
