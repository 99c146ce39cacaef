"""The kernels that `instar schedule` made for Instar: one manifest, one check, one way to remake them."""
