"""The command line: `pelagia games`, `play`, `replay`, `simulate`, `bench`."""
