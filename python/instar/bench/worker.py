"""Computes one row, in whatever process it arrives: the cost of its calls, and where that went."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import TYPE_CHECKING

from instar._core import Observers, Views
from instar.bench.job import Job
from instar.bench.seen import Seen
from instar.cautions import cautions
from instar.hazards import hazards_of
from instar.jobs import machine
from instar.jobs.job import Outcome
from instar.profiling import observe_prepared
from instar.result import BenchCost
from instar.sampling import interval, sampling_of

if TYPE_CHECKING:
    from instar._core import CallResult


def compute(job: Job) -> Outcome[BenchCost]:
    """Computes `job`; whatever is wrong with it comes back as a sentence."""
    return machine.attempt(job, _cost)


def _cost(job: Job) -> BenchCost:
    core, program = machine.core_of(job), machine.program_of(job)
    views = Observers(profile=Views()) if core is None else Observers(cycles=Views())
    seen = Seen("cycles" if core is not None else "instructions", job.sources, job.hash_sources)
    results = []
    for call in job.calls:
        result, observed = observe_prepared(
            program, call, views, core=core, cold=job.cold, sampling=sampling_of(job.sampling)
        )
        profile = observed["cycles"] or observed["profile"]
        assert profile is not None, "it was asked for"
        results.append(result)
        seen.add(profile)
    cycles, low, high, windows = _cycles(results)
    return BenchCost(
        cycles=cycles,
        cycles_low=low,
        cycles_high=high,
        windows=windows,
        instructions=round(statistics.mean(result["instructions"] for result in results)),
        calls=len(results),
        warmup=results[0]["warmup"],
        stack_bytes=max(result["stack_bytes"] for result in results),
        weight=seen.weight,
        hash_share=seen.hash_share(),
        stalls=seen.stalls,
        stacks=seen.stacks(),
        notes=cautions(program, core, results),
        hazards=hazards_of(results),
    )


def _cycles(results: Sequence[CallResult]) -> tuple[int | None, int | None, int | None, int]:
    """Mean cycles, the ends of the interval that they lie in, and windows that were sampled."""
    known = [result["cycles"] for result in results if result["cycles"] is not None]
    if not known:
        return None, None, None, 0
    samples = [result["sample"] for result in results]
    windows = sum(sample["windows"] for sample in samples if sample)
    return round(statistics.mean(known)), *interval(known, samples), windows
