"""A program of a suite as a job: where it is timed, and what its console must say."""

from __future__ import annotations

from dataclasses import dataclass

from instar.jobs import job


@dataclass(frozen=True)
class Part:
    """What of a suite's program is timed, and how its own check is read."""

    #: Symbols between which it is timed, the `time`-th time.
    begin: str
    end: str
    time: int
    #: Lines that the console must have, each `time` times.
    says: tuple[str, ...]


@dataclass(frozen=True)
class Job(job.Job):
    """One program on one core."""

    part: Part
