"""The command line: `pelagia` and its commands."""
