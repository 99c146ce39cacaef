"""Instructions that a program would gain by: found, and judged by known answers."""
