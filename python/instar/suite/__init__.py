"""Benchmarks that a user brings: found in a folder, built with our port, checked, timed and scored.

What a suite is made of stands in its `suite.toml` (docs/reference/suite.md).
"""
