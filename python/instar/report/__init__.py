"""Results in, text out: one file per kind of report."""
