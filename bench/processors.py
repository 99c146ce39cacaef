"""Processor time of what a bench starts."""

from __future__ import annotations

import resource


def of_children() -> float:
    """Seconds, user and system, of all processes that this one started and that ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
