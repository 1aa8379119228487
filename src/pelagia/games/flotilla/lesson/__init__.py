"""The lesson of Flotilla: six turns, one for every card of the first hand."""
