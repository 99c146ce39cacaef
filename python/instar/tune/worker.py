"""Times one program, in whatever process it arrives; every answer is compared with the known one."""

from __future__ import annotations

import statistics
from collections import Counter
from pathlib import PurePath

from instar._core import Observers, Views
from instar.cautions import cautions
from instar.jobs import machine
from instar.jobs.job import Outcome
from instar.profiling import observe_prepared
from instar.sampling import interval, sampling_of
from instar.toolchain.units import source_of
from instar.tune.job import Cost, Job


def compute(job: Job) -> Outcome[Cost]:
    """Times `job`; whatever is wrong with it comes back as a sentence."""
    return machine.attempt(job, _cost)


def _cost(job: Job) -> Cost:
    core, program = machine.core_of(job), machine.program_of(job)
    assert core is not None, "only cycles are tuned for"
    sources = [PurePath(source) for source in job.sources]
    results = []
    files: Counter[str] = Counter()
    for call in job.calls:
        result, observed = observe_prepared(
            program,
            call,
            Observers(cycles=Views()),
            core=core,
            cold=False,
            sampling=sampling_of(job.sampling),
            max_instructions=job.patience,
        )
        profile = observed["cycles"]
        assert profile is not None, "it was asked for"
        results.append(result)
        for unit in profile["units"]:
            source = source_of(unit["unit"], sources) if unit["unit"] else None
            if source is not None:
                files[str(source)] += unit["cycles"] or 0
    cycles = [result["cycles"] for result in results if result["cycles"] is not None]
    samples = [result["sample"] for result in results]
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
