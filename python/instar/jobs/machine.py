"""What a job needs in the process that it arrives in: files, core and program, kept for the next one."""

from __future__ import annotations

import functools
import io
import os
import shutil
import socket
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from instar import cache
from instar._core import Core, Design, InstarError, Library, Program
from instar.jobs.job import PROGRAM, Job, Outcome, Parcel
from instar.outcome import WrongResult
from instar.version import version

if TYPE_CHECKING:
    from instar._core import Equipment

J = TypeVar("J", bound=Job)
C = TypeVar("C")

#: Programs and designs that one process keeps from job to job.
KEPT = 16

#: Parcels whose files this process has looked at.
_WHOLE: set[str] = set()


def identity() -> tuple[str, str]:
    """Version and digest of the Instar that is installed here."""
    return version(), cache.tool_digest()


def name() -> str:
    """This process, as results name it."""
    return f"{socket.gethostname()}:{os.getpid()}"


def attempt(job: J, cost: Callable[[J], C]) -> Outcome[C]:
    """The cost of `job` by the very code that it wants; what is wrong with it comes back as a sentence."""
    try:
        if job.tool != cache.tool_digest():
            raise InstarError(
                f"worker {name()} has another Instar (code {cache.tool_digest()[:12]}) than this work was "
                f"begun with (code {job.tool[:12]}); install the same one there"
            )
        return Outcome(cost(job))
    except WrongResult as error:
        return Outcome(None, str(error), wrong=True)
    except (InstarError, OSError) as error:
        return Outcome(None, str(error))


def design_of(job: Job) -> Design | None:
    """The designs of `job`, as one, with the descriptions of its variant."""
    return _design(unpacked(job.parcel), job.designs, job.variant)


def core_of(job: Job) -> Core | None:
    """The core of `job` with all that its design and its overrides change."""
    if job.core is None:
        return None
    return Library([unpacked(job.parcel)]).core(
        job.core, design=design_of(job), variant=job.variant, overrides=dict(job.overrides)
    )


def program_of(job: Job, core: Core | None = None) -> Program:
    """The program of `job`; with `core` on the machine of that, as a whole program runs."""
    equipment = None if core is None else tuple(sorted(core.equipment.items()))
    return _program(unpacked(job.parcel), job.isa, job.designs, job.variant, job.title, equipment)


@functools.lru_cache(KEPT)
def _design(folder: Path, names: tuple[str, ...], variant: str | None) -> Design | None:
    return Library([folder]).design(names).of_variant(variant) if names else None


@functools.lru_cache(KEPT)
def _program(
    folder: Path,
    isa: str,
    designs: tuple[str, ...],
    variant: str | None,
    title: str,
    equipment: tuple[tuple[str, object], ...] | None,
) -> Program:
    return Program(
        folder / PROGRAM,
        isa=isa,
        design=_design(folder, designs, variant),
        name=title,
        equipment=None if equipment is None else cast("Equipment", dict(equipment)),
    )


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
