"""A point as something that any process on any machine can compute: contents, no paths.

Only Instar itself must be installed there, the same one: a job names the code that it wants.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from instar import cache
from instar.result import Label

C = TypeVar("C")

#: The program inside a parcel.
PROGRAM = "program.elf"


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
class Job:
    """One point to be computed; what is run there, kinds of jobs add."""

    #: Digest of everything that decides the result.
    key: str
    #: Digest of the code that must compute it.
    tool: str
    parcel: Parcel
    #: Core, designs and variant, by their names in the parcel; without a core instructions are
    #: counted.
    core: str | None
    designs: tuple[str, ...]
    variant: str | None
    overrides: Mapping[str, Label]
    isa: str
    #: What the program is, in errors.
    title: str


@dataclass(frozen=True)
class Outcome(Generic[C]):
    """What became of a job: its cost, or one sentence."""

    cost: C | None
    failure: str | None = None
    #: The failure is a wrong result, not a wrong input.
    wrong: bool = False
