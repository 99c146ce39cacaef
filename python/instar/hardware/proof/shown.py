"""What was found of a claim, or of several together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Shown:
    """`holds` is None where the time did not suffice."""

    holds: bool | None
    ways: frozenset[str] = frozenset()
    why: str = ""
    #: Values with which it is wrong, of the step in which its operands come.
    values: Mapping[str, int] | None = None


def not_in_time(seconds: float) -> str:
    """What is told where the time did not suffice."""
    return f"not finished in {seconds:.3g} s of processor time"
