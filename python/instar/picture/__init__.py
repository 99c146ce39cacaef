"""Pictures: their common look, and those of a single run."""
