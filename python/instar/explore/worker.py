"""Computes one job, in whatever process it arrives; nothing here knows how it came there."""

from __future__ import annotations

import functools
import hashlib
import io
import json
import os
import shutil
import socket
import statistics
import tempfile
import time
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from instar import cache
from instar._core import Core, Design, InstarError, Library, Program, __version__, score
from instar.explore.job import INDEX, PROGRAM, CallRun, Job, Outcome, Parcel, ProgramRun, TraceRun
from instar.prepared import WrongResult, make_calls
from instar.result import PointCost

#: Programs, designs and digests that one process keeps from job to job.
_KEPT = 16

#: Parcels whose files this process has looked at.
_WHOLE: set[str] = set()


def identity() -> tuple[str, str]:
    """Version and digest of the Instar that is installed here."""
    return __version__, cache.tool_digest()


def name() -> str:
    """This process, as results name it."""
    return f"{socket.gethostname()}:{os.getpid()}"


def compute(job: Job) -> Outcome:
    """Computes `job`; whatever is wrong with it comes back as a sentence."""
    started = time.perf_counter()
    try:
        if job.tool != cache.tool_digest():
            raise InstarError(
                f"worker {name()} has another Instar (code {cache.tool_digest()[:12]}) than the sweep "
                f"(code {job.tool[:12]}); install the same one there"
            )
        cycles, instructions, warmup, calls = _timed(job)
    except WrongResult as error:
        return Outcome(None, str(error), wrong=True)
    except (InstarError, OSError) as error:
        return Outcome(None, str(error))
    return Outcome(
        PointCost(
            cycles=cycles,
            instructions=instructions,
            warmup=warmup,
            calls=calls,
            checked=job.checked,
            content=job.content,
            compiler=job.compiler,
            flags=job.flags,
            tool_version=__version__,
            tool=job.tool,
            worker=name(),
            computed_at=datetime.now(UTC).isoformat(timespec="seconds"),
            seconds=round(time.perf_counter() - started, 3),
        )
    )


def _timed(job: Job) -> tuple[int, int, int, int]:
    """Cycles, instructions, calls that warmed up, and calls measured."""
    folder = unpacked(job.parcel)
    design = _design(folder, job.design)
    core = Library([folder]).core(job.core, design=design, variant=job.variant, overrides=dict(job.overrides))
    match job.run:
        case CallRun(calls, cold):
            results = make_calls(_program(folder, job.isa, job.design, job.title), calls, core, cold=cold)
            return (
                round(statistics.mean(result["cycles"] or 0 for result in results)),
                round(statistics.mean(result["instructions"] for result in results)),
                results[0]["warmup"],
                len(results),
            )
        case ProgramRun():
            run = _program(folder, job.isa, job.design, job.title).run(core=core)
            if run["exit_code"] != 0:
                raise InstarError(f"the program ended with exit code {run['exit_code']}; 0 is right")
            return run["cycles"] or 0, run["instructions"], 0, 1
        case TraceRun():
            return _timed_trace(job.run, folder, core, design)


def _timed_trace(run: TraceRun, folder: Path, core: Core, design: Design | None) -> tuple[int, int, int, int]:
    if not run.path.is_file():
        raise InstarError(
            f"{run.path}: worker {name()} does not find this trace; traces do not travel, so put it where "
            "every worker sees it under the same path"
        )
    status = run.path.stat()
    if _sha256(run.path, status.st_size, status.st_mtime_ns) != run.sha256:
        raise InstarError(f"{run.path}: worker {name()} finds another trace there than the sweep began with")
    index = folder / INDEX
    windows = score(run.path, core, index=index if index.is_file() else None, design=design)
    return windows[0]["cycles_model"], windows[0]["instructions"], 0, 1


@functools.lru_cache(_KEPT)
def _sha256(path: Path, size: int, modified: int) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def index_text(trace: Path, window: dict[str, object] | None) -> bytes:
    """An index.json that gives `trace` the one window."""
    return json.dumps([{"trace": trace.name, "windows": [window] if window else []}]).encode()


@functools.lru_cache(_KEPT)
def _design(folder: Path, design: str | None) -> Design | None:
    return Library([folder]).design(design) if design else None


@functools.lru_cache(_KEPT)
def _program(folder: Path, isa: str, design: str | None, title: str) -> Program:
    return Program(folder / PROGRAM, isa=isa, design=_design(folder, design), name=title)


def unpacked(parcel: Parcel) -> Path:
    """The folder with the parcel's files, under the cache folder of the machine that this runs on."""
    folder = cache.folder("parcels") / parcel.digest
    if folder.is_dir():
        if parcel.digest in _WHOLE or _is_whole(folder, parcel.digest):
            _WHOLE.add(parcel.digest)
            return folder
        shutil.rmtree(folder, ignore_errors=True)
    scratch = Path(tempfile.mkdtemp(dir=folder.parent, prefix=".new-"))
    with zipfile.ZipFile(io.BytesIO(parcel.archive)) as archive:
        archive.extractall(scratch)
    try:
        scratch.rename(folder)
    except OSError:
        # Another process was faster; its files are the same.
        shutil.rmtree(scratch, ignore_errors=True)
    return folder


def _is_whole(folder: Path, digest: str) -> bool:
    """Whether the folder has the parcel's files as they were packed."""
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    return cache.digest(*(part for name in files for part in (name, (folder / name).read_bytes()))) == digest
