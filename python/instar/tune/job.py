"""A point as a job: one program, and the calls by which it is judged."""

from __future__ import annotations

from dataclasses import dataclass

from instar.checked_program import PreparedCall
from instar.jobs import job
from instar.sampling import SamplingSettings
from instar.suite.job import Part


@dataclass(frozen=True)
class Job(job.Job):
    """One program to be timed."""

    calls: tuple[PreparedCall, ...]
    #: How long calls are sampled; None: each is timed whole.
    sampling: SamplingSettings | None
    #: Instructions after which a call counts as endless.
    patience: int
    #: All files of the program that the compiler was given.
    sources: tuple[str, ...]
    #: What of a suite's program is timed, in the place of calls.
    part: Part | None = None


@dataclass(frozen=True)
class Cost:
    """What the calls of a program cost."""

    #: Mean of the calls, and the ends of the interval around it where they were sampled.
    cycles: int
    cycles_low: int
    cycles_high: int
    #: Windows that were sampled; 0 where everything was timed.
    windows: int
    #: Mean of the calls, and the most of one.
    instructions: int
    most_instructions: int
    #: Source → cycles of all calls in its code.
    files: dict[str, int]
    #: What is to be known of the cycles, a sentence each.
    notes: tuple[str, ...]
