"""A point of a space as a job: what of its program is run, and what the result says of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar.checked_program import PreparedCall
from instar.jobs import job
from instar.suite.job import Part

if TYPE_CHECKING:
    from instar._core import Window

#: A trace's index inside a parcel.
INDEX = "index.json"


@dataclass(frozen=True)
class CallRun:
    """Calls of a function in the parcel's program."""

    calls: tuple[PreparedCall, ...]
    #: Once, with empty caches and predictors, instead of twice.
    cold: bool


@dataclass(frozen=True)
class ProgramRun:
    """The parcel's program, from its entry point to its exit."""


@dataclass(frozen=True)
class TraceRun:
    """A recorded trace, which is too large to travel: every worker reads it at its path."""

    path: Path
    #: What must stand there.
    sha256: str
    #: The timed part; None is the whole trace.
    window: Window | None


@dataclass(frozen=True)
class Job(job.Job):
    """One point to be computed."""

    run: CallRun | ProgramRun | TraceRun | Part
    checked: bool
    content: str
    compiler: str | None = None
    flags: str | None = None
    #: What is to be known of how it was checked.
    notes: tuple[str, ...] = ()
