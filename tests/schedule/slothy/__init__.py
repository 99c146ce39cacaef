"""The comparison with SLOTHY (bench/slothy), with nothing of SLOTHY installed."""
