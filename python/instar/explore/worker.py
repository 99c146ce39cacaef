"""Computes one job, in whatever process it arrives; nothing here knows how it came there."""

from __future__ import annotations

import functools
import hashlib
import json
import statistics
import time
from datetime import UTC, datetime
from pathlib import Path

from instar._core import Core, InstarError, score
from instar.checked_program import make_calls
from instar.explore.job import INDEX, CallRun, Job, ProgramRun, TraceRun
from instar.hazards import hazards_of, unchecked
from instar.jobs import machine
from instar.jobs.job import Outcome
from instar.result import PointCost
from instar.version import version


def compute(job: Job) -> Outcome[PointCost]:
    """Computes `job`; whatever is wrong with it comes back as a sentence."""
    return machine.attempt(job, _cost)


def _cost(job: Job) -> PointCost:
    started = time.perf_counter()
    cycles, instructions, warmup, calls, clear = _timed(job)
    return PointCost(
        cycles=cycles,
        instructions=instructions,
        warmup=warmup,
        calls=calls,
        checked=job.checked and clear,
        content=job.content,
        compiler=job.compiler,
        flags=job.flags,
        tool_version=version(),
        tool=job.tool,
        worker=machine.name(),
        computed_at=datetime.now(UTC).isoformat(timespec="seconds"),
        seconds=round(time.perf_counter() - started, 3),
    )


def _timed(job: Job) -> tuple[int, int, int, int, bool]:
    """Cycles, instructions, calls that warmed up, calls measured, and whether hardware computes the same."""
    core = machine.core_of(job)
    assert core is not None, "every point of a space has one"
    match job.run:
        case CallRun(calls, cold):
            results = make_calls(machine.program_of(job), calls, core, cold=cold)
            return (
                round(statistics.mean(result["cycles"] or 0 for result in results)),
                round(statistics.mean(result["instructions"] for result in results)),
                results[0]["warmup"],
                len(results),
                unchecked(hazards_of(results)) is None,
            )
        case ProgramRun():
            run = machine.program_of(job).run(core=core)
            if run["exit_code"] != 0:
                raise InstarError(f"the program ended with exit code {run['exit_code']}; 0 is right")
            return run["cycles"] or 0, run["instructions"], 0, 1, unchecked(hazards_of([run])) is None
        case TraceRun():
            return *_timed_trace(job, job.run, core), True


def _timed_trace(job: Job, run: TraceRun, core: Core) -> tuple[int, int, int, int]:
    if not run.path.is_file():
        raise InstarError(
            f"{run.path}: worker {machine.name()} does not find this trace; traces do not travel, so put it "
            "where every worker sees it under the same path"
        )
    status = run.path.stat()
    if _sha256(run.path, status.st_size, status.st_mtime_ns) != run.sha256:
        raise InstarError(
            f"{run.path}: worker {machine.name()} finds another trace there than the sweep began with"
        )
    index = machine.unpacked(job.parcel) / INDEX
    windows = score(run.path, core, index=index if index.is_file() else None, design=machine.design_of(job))
    return windows[0]["cycles_model"], windows[0]["instructions"], 0, 1


@functools.lru_cache(machine.KEPT)
def _sha256(path: Path, size: int, modified: int) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def index_text(trace: Path, window: dict[str, object] | None) -> bytes:
    """An index.json that gives `trace` the one window."""
    return json.dumps([{"trace": trace.name, "windows": [window] if window else []}]).encode()
