"""The content of Flotilla."""
