"""Many points on many processors: jobs that travel whole, who computes them, what ^C and death do to them.

`explore` sweeps spaces with it, `bench` fills tables; here nobody knows what a point is.
"""
