"""`python -m bench.slothy`: `instar schedule` beside SLOTHY, on the same kernels, processors and minutes."""
