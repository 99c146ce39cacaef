"""A point as something that any process on any machine can compute: contents, no paths but a trace's.

Only Instar itself must be installed there, the same one: a job names the code that it wants.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar.prepared import PreparedCall
from instar.result import Label, PointCost

if TYPE_CHECKING:
    from instar._core import WindowInfo

#: Names inside a parcel.
PROGRAM = "program.elf"
INDEX = "index.json"


@dataclass(frozen=True)
class Parcel:
    """The files that a job reads, packed; many jobs share one."""

    digest: str
    archive: bytes

    @staticmethod
    def of(files: Mapping[str, bytes]) -> Parcel:
        """Packs `files`, by their path inside the parcel."""
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in sorted(files.items()):
                archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
        parts = (part for name, data in sorted(files.items()) for part in (name, data))
        return Parcel(cache.digest(*parts), packed.getvalue())


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
    window: WindowInfo | None


@dataclass(frozen=True)
class Job:
    """One point to be computed."""

    #: Digest of everything that decides the result.
    key: str
    #: Digest of the code that must compute it.
    tool: str
    parcel: Parcel
    #: Core, design and variant, by their names in the parcel.
    core: str
    design: str | None
    variant: str | None
    overrides: Mapping[str, Label]
    isa: str
    run: CallRun | ProgramRun | TraceRun
    checked: bool
    content: str
    #: What the program is, in errors.
    title: str
    compiler: str | None = None
    flags: str | None = None


@dataclass(frozen=True)
class Outcome:
    """What became of a job: its cost, or one sentence."""

    cost: PointCost | None
    failure: str | None = None
    #: The failure is a wrong result, not a wrong input.
    wrong: bool = False
