"""The tables in memory: who sits there, who watches, who moves."""
