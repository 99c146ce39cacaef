"""Digests of what a result is made of, by content: a moved folder has the digest that it had."""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Core, Design
from instar.origin.record import DIGITS
from instar.places import runtime_folder

if TYPE_CHECKING:
    from instar._core import WorkloadInfo

#: Files of a design's or workload's folder that are read, by their endings.
READ_ENDINGS = {".toml", ".core_desc", ".c", ".S", ".s", ".h", ".inc", ".ld"}


def of_core(core: Core) -> str:
    """Digest of all that decides the model's cycles: parameters and costs after every change."""
    return cache.digest(core.fingerprint)[:DIGITS]


def of_design(design: Design) -> str:
    """Digest of the files of a design, or of several."""
    return _of_files(design_files(design), [Path(part["folder"]) for part in design.info["parts"]])


def of_workload(workload: WorkloadInfo) -> str:
    """Digest of the files of a workload, of those that it requires, and of what every program starts by."""
    folder = Path(workload["folder"])
    bases = [folder, *(Path(include).parent for include in workload["include"])]
    return _of_files([*workload_files(workload), *_read_in(runtime_folder())], [*bases, runtime_folder()])


def of_file(path: Path) -> str:
    """Digest of a file's content; "" of what is no regular file."""
    if not path.is_file():
        # A pipe would be waited for, and is empty afterwards.
        return ""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()[:DIGITS]
    except OSError:
        return ""


def design_files(design: Design) -> Iterator[Path]:
    """The files that a design is read from."""
    yield from map(Path, design.info["texts"])
    for folder in dict.fromkeys(Path(part["folder"]) for part in design.info["parts"]):
        yield from _read_in(folder)


def workload_files(workload: WorkloadInfo) -> Iterator[Path]:
    """The files that a workload is read from, and those that its programs are built from."""
    folder = Path(workload["folder"])
    yield from map(Path, workload["sources"])
    if workload["vectors"]:
        yield from (folder / name for name in workload["vectors"]["files"])
    for one in dict.fromkeys([folder, *map(Path, workload["include"])]):
        yield from _read_in(one)


def _read_in(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.suffix in READ_ENDINGS)


def _of_files(files: Iterable[Path], bases: Iterable[Path]) -> str:
    """Digest of contents with names below the first folder that holds each."""
    known = list(dict.fromkeys(bases))
    named = sorted({(_name(path, known), path) for path in files if path.is_file()})
    return cache.digest(*(part for name, path in named for part in (name, _content(path))))[:DIGITS]


def _content(path: Path) -> str:
    found = path.stat()
    return _known(path, found.st_mtime_ns, found.st_size)


@functools.lru_cache(maxsize=10_000)
def _known(path: Path, changed: int, size: int) -> str:
    return of_file(path)


def _name(path: Path, bases: Iterable[Path]) -> str:
    base = next((base for base in bases if path.is_relative_to(base)), path.parent)
    return f"{base.name}{os.sep}{path.relative_to(base)}"
