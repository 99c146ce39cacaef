"""Runs one program of a suite, in whatever process it arrives: its timed part, and its own check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from instar._core import Core, Observers, Program, Views, observe_between
from instar.cautions import cautions
from instar.hazards import hazards_of
from instar.jobs import machine
from instar.jobs.job import Outcome
from instar.scores import SuiteCost
from instar.suite.job import Job, Part
from instar.suite.program import check

if TYPE_CHECKING:
    from instar._core import Observed, RunResult


def compute(job: Job) -> Outcome[SuiteCost]:
    """Computes `job`; whatever is wrong with it comes back as a sentence."""
    return machine.attempt(job, _cost)


def timed(
    program: Program,
    core: Core,
    part: Part,
    title: str,
    observers: Observers | None = None,
    *,
    max_instructions: int | None = None,
) -> tuple[RunResult, Observed]:
    """Runs a program from reset to its exit; what comes back is of its timed part.

    Raises `WrongResult` where it failed its own check.
    """
    run, observed = observe_between(
        program,
        part.begin,
        part.end,
        time=part.time,
        observers=observers,
        core=core,
        max_instructions=max_instructions,
    )
    check(title, part, run["exit_code"], run["console"].decode(errors="replace"))
    return run, observed


def _cost(job: Job) -> SuiteCost:
    core = machine.core_of(job)
    assert core is not None, "suites are scored on cores"
    program = machine.program_of(job, core)
    run, observed = timed(program, core, job.part, job.title, Observers(cycles=Views()))
    profile = observed["cycles"]
    assert profile is not None and run["cycles"] is not None, "it was asked for"
    return SuiteCost(
        cycles=run["cycles"],
        instructions=run["instructions"],
        stalls=profile["stalls"],
        notes=cautions(program, core, [run]),
        hazards=hazards_of([run]),
    )
