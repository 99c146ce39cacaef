"""Sweeps: a space of cores, designs and programs, computed point by point and drawn.

What a space file says stands in docs/reference/explore.md. Here a point becomes a job, an executor
computes it, and outcomes become a table and a picture.
"""
