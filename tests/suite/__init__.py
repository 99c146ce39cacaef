"""Suites of benchmarks that a user brings: a tiny one made here, and public ones where they are."""
