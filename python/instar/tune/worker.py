"""Times one program, in whatever process it arrives; every answer is compared with the known one."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath
from typing import TYPE_CHECKING

from instar._core import Core, Observers, Program, Views
from instar.cautions import cautions
from instar.jobs import machine
from instar.jobs.job import Outcome
from instar.profiling import observe_prepared
from instar.sampling import interval, sampling_of
from instar.suite.worker import timed
from instar.toolchain.units import source_of
from instar.tune.job import Cost, Job

if TYPE_CHECKING:
    from instar._core import CallResult, Observed, RunResult, Sample


def compute(job: Job) -> Outcome[Cost]:
    """Times `job`; whatever is wrong with it comes back as a sentence."""
    return machine.attempt(job, _cost)


def _cost(job: Job) -> Cost:
    core = machine.core_of(job)
    assert core is not None, "only cycles are tuned for"
    program = machine.program_of(job, core if job.part is not None else None)
    sources = [PurePath(source) for source in job.sources]
    results: list[CallResult | RunResult] = []
    files: Counter[str] = Counter()
    samples: list[Sample | None] = []
    for result, observed in _seen(job, program, core):
        profile = observed["cycles"]
        assert profile is not None, "it was asked for"
        results.append(result)
        samples.append(result["sample"])
        for unit in profile["units"]:
            source = source_of(unit["unit"], sources) if unit["unit"] else None
            if source is not None:
                files[str(source)] += unit["cycles"] or 0
    cycles = [result["cycles"] for result in results if result["cycles"] is not None]
    low, high = interval(cycles, samples)
    instructions = [result["instructions"] for result in results]
    return Cost(
        cycles=round(statistics.mean(cycles)),
        cycles_low=low,
        cycles_high=high,
        windows=sum(sample["windows"] for sample in samples if sample),
        instructions=round(statistics.mean(instructions)),
        most_instructions=max(instructions),
        files=dict(files),
        notes=tuple(cautions(program, core, results)),
    )


def _seen(job: Job, program: Program, core: Core) -> Iterator[tuple[CallResult | RunResult, Observed]]:
    """What is timed of the program: its calls, or a part of a suite's program."""
    if job.part is not None:
        yield timed(
            program, core, job.part, job.title, Observers(cycles=Views()), max_instructions=job.patience
        )
    for call in job.calls:
        yield observe_prepared(
            program,
            call,
            Observers(cycles=Views()),
            core=core,
            cold=False,
            sampling=sampling_of(job.sampling),
            max_instructions=job.patience,
        )
