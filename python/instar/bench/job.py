"""A row as a job: the calls that stand for its operation, and what of the program is hashing."""

from __future__ import annotations

from dataclasses import dataclass

from instar.checked_program import PreparedCall
from instar.jobs import job
from instar.sampling import SamplingSettings


@dataclass(frozen=True)
class Job(job.Job):
    """One row to be computed."""

    calls: tuple[PreparedCall, ...]
    #: Time the first call, with empty caches and predictors, instead of the second.
    cold: bool
    #: How long calls are sampled; None: each is timed whole.
    sampling: SamplingSettings | None
    #: All files of the program that the compiler was given, and those that are a hash function's.
    sources: tuple[str, ...]
    hash_sources: tuple[str, ...]
