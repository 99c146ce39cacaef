"""A process on so many processors, with what it took of them."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from instar._core import InstarError

from ..processors import of_children


@dataclass(frozen=True)
class Spent:
    """Seconds by the wall clock, and those that processors computed."""

    wall: float
    processor: float

    def __add__(self, other: Spent) -> Spent:
        """One after the other."""
        return Spent(self.wall + other.wall, self.processor + other.processor)


def run(command: Sequence[str], processors: int, environment: Mapping[str, str], what: str) -> Spent:
    """Runs a command to its end on the first `processors` processors.

    Raises `InstarError` with the last line that it said where it fails.
    """
    allowed = sorted(os.sched_getaffinity(0))[:processors]
    before, began = of_children(), time.monotonic()
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env=environment,
        preexec_fn=lambda: os.sched_setaffinity(0, allowed),
        check=False,
    )
    spent, wall = of_children() - before, time.monotonic() - began
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or ["it said nothing"]
        raise InstarError(f"{what} ended with {done.returncode}: {said[-1]}")
    return Spent(wall, spent)
