"""Sets that `instar discover` finds beside published and hand-made ones: docs/reference/discover-sets.md."""
