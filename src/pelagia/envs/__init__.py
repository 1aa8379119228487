"""Games as environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel. Install `pelagia[envs]`."""
