"""Runs one program of a suite, in whatever process it arrives: its timed part, and its own check."""

from __future__ import annotations

from instar._core import Observers, Views, observe_between
from instar.cautions import cautions
from instar.hazards import hazards_of
from instar.jobs import machine
from instar.jobs.job import Outcome
from instar.scores import SuiteCost
from instar.suite.job import Job
from instar.suite.program import check


def compute(job: Job) -> Outcome[SuiteCost]:
    """Computes `job`; whatever is wrong with it comes back as a sentence."""
    return machine.attempt(job, _cost)


def _cost(job: Job) -> SuiteCost:
    core = machine.core_of(job)
    assert core is not None, "suites are scored on cores"
    program = machine.program_of(job, core)
    run, observed = observe_between(
        program, job.begin, job.end, time=job.time, observers=Observers(cycles=Views()), core=core
    )
    check(job.title, job.says, job.time, run["exit_code"], run["console"].decode(errors="replace"))
    profile = observed["cycles"]
    assert profile is not None and run["cycles"] is not None, "it was asked for"
    return SuiteCost(
        cycles=run["cycles"],
        instructions=run["instructions"],
        stalls=profile["stalls"],
        notes=cautions(program, core, [run]),
        hazards=hazards_of([run]),
    )
