"""Computes one job, in whatever process it arrives; nothing here knows how it came there."""

from __future__ import annotations

import functools
import hashlib
import json
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, score
from instar.cautions import cautions, of_file
from instar.checked_program import make_calls
from instar.explore.job import INDEX, CallRun, Job, ProgramRun, TraceRun
from instar.hazards import hazards_of, unchecked
from instar.jobs import machine
from instar.jobs.job import Outcome
from instar.result import PointCost
from instar.suite.job import Part
from instar.suite.worker import timed
from instar.version import version

if TYPE_CHECKING:
    from instar._core import CallResult, RunResult


def compute(job: Job) -> Outcome[PointCost]:
    """Computes `job`; whatever is wrong with it comes back as a sentence."""
    return machine.attempt(job, _cost)


def _cost(job: Job) -> PointCost:
    started = time.perf_counter()
    found = _timed(job)
    return PointCost(
        cycles=found.cycles,
        instructions=found.instructions,
        warmup=found.warmup,
        calls=found.calls,
        checked=job.checked and found.clear,
        content=job.content,
        compiler=job.compiler,
        flags=job.flags,
        tool_version=version(),
        tool=job.tool,
        worker=machine.name(),
        computed_at=datetime.now(UTC).isoformat(timespec="seconds"),
        seconds=round(time.perf_counter() - started, 3),
        notes=[*job.notes, *found.notes],
    )


@dataclass(frozen=True)
class _Timed:
    """What a job came to, as a point's cost has it."""

    cycles: int
    instructions: int
    warmup: int
    calls: int
    notes: list[str]
    #: The hardware computes the same.
    clear: bool = True


def _timed(job: Job) -> _Timed:
    core = machine.core_of(job)
    assert core is not None, "every point of a space has one"
    match job.run:
        case CallRun(calls, cold):
            program = machine.program_of(job)
            results = make_calls(program, calls, core, cold=cold)
            return _mean(results, results[0]["warmup"], cautions(program, core, results))
        case ProgramRun():
            program = machine.program_of(job, core)
            run = program.run(core=core)
            if run["exit_code"] != 0:
                raise InstarError(f"the program ended with exit code {run['exit_code']}; 0 is right")
            return _mean([run], 0, of_file(program, core, [run]))
        case Part():
            program = machine.program_of(job, core)
            run, _ = timed(program, core, job.run, job.title)
            return _mean([run], job.run.time - 1, cautions(program, core, [run]))
        case TraceRun():
            return _timed_trace(job, job.run, core)


def _mean(results: Sequence[CallResult | RunResult], warmup: int, notes: list[str]) -> _Timed:
    return _Timed(
        cycles=round(statistics.mean(result["cycles"] or 0 for result in results)),
        instructions=round(statistics.mean(result["instructions"] for result in results)),
        warmup=warmup,
        calls=len(results),
        notes=notes,
        clear=unchecked(hazards_of(results)) is None,
    )


def _timed_trace(job: Job, run: TraceRun, core: Core) -> _Timed:
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
    found = windows[0]
    return _Timed(found["cycles_model"], found["instructions"], 0, 1, list(found["notes"]))


@functools.lru_cache(machine.KEPT)
def _sha256(path: Path, size: int, modified: int) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def index_text(trace: Path, window: dict[str, object] | None) -> bytes:
    """An index.json that gives `trace` the one window."""
    return json.dumps([{"trace": trace.name, "windows": [window] if window else []}]).encode()
