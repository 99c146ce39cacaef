"""A newcomer's first hour, in a terminal of 80 columns."""
