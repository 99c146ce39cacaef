"""From source files to an ELF, kept by what was read: what was built once is not built again.

A build that was made is kept with a record of everything that the compiler and the linker read for
it, by content. It serves again while all of that is as it was.
"""

from __future__ import annotations

import json
import tempfile
import warnings
from dataclasses import dataclass, replace
from pathlib import Path

from instar import cache
from instar.outcome import BuildNote
from instar.toolchain.compiling import assembly, compile_each, compile_sources, link
from instar.toolchain.content import program_digest
from instar.toolchain.reading import Now, Read, found
from instar.toolchain.request import Build

__all__ = ["Build", "assembly", "build", "build_key", "compile_sources", "link"]


@dataclass(frozen=True)
class _Made:
    """A program that is there."""

    elf: Path
    #: Digest of what it is and of what it was made from.
    key: str
    #: It is known what was read for it.
    known: bool = True


#: Builds that this process has made, by what was asked for; `--no-cache` makes each of them once.
_MADE: dict[str, _Made] = {}
cache.forgotten_with(_MADE.clear)


def build(request: Build, *, use_cache: bool = True) -> Path:
    """Compiles and links; returns the ELF's path in the cache, made anew where it is not what was stored.

    Raises `InstarError` with the compiler's own message where it refuses.
    """
    if note := request.compiler.note(request.isa):
        warnings.warn(note, BuildNote, stacklevel=2)
    for name in request.without_effect():
        said = f'a program without a file "{name}" was built; the flags for it had no effect there'
        warnings.warn(said, BuildNote, stacklevel=2)
    asked = request.asked()
    if (use_cache or asked in _MADE) and (known := _kept(request, asked)) is not None:
        return known.elf
    return _make(request, asked, use_cache).elf


def build_key(request: Build) -> str:
    """Digest of a program and of everything that it was made from; it is built where it is not there."""
    asked = request.asked()
    if (kept := _kept(request, asked)) is not None:
        return kept.key
    last = _MADE.get(asked)
    # Nobody can tell whether it would be the same now; what was built last is what is asked about.
    return last.key if last is not None and not last.known else _make(request, asked).key


def _record(asked: str) -> Path:
    return cache.folder("builds") / f"{asked}.json"


def _kept(request: Build, asked: str) -> _Made | None:
    """What was made before of all that would be read now."""
    record = _record(asked)
    if not cache.is_kept(record):
        return None
    said = json.loads(record.read_text())
    elf = cache.folder("builds") / said["elf"]
    if not Read.of_dict(said["read"]).still(_include(request), Now()) or not cache.is_kept(elf):
        return None
    return _Made(elf, said["key"])


def _make(request: Build, asked: str, use_cache: bool = True) -> _Made:
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        folder = Path(scratch).resolve()
        out = folder / "program.elf"
        objects = compile_each(request, folder, use_cache=use_cache)
        linked = link(request, [path for path, _ in objects], out)
        data = out.read_bytes()
    reads = [*(read for _, read in objects), linked]
    now, include = Now(), _include(request)
    whole = reads[-1]
    for read in reads[:-1]:
        whole = whole.joined(read)
    whole = replace(whole, found=found(whole.names, [*include, *whole.behind], now))
    key = cache.digest(
        request.compiler.version,
        *request.flags,
        *request.named_flags(),
        *(f"{name}\0{text}" for name, text in sorted(request.generated.items())),
        program_digest(data),
        *sorted(whole.files.values()),
    )
    elf = cache.folder("builds") / f"{cache.digest(data)}.elf"
    cache.keep(elf, data)
    # What changed while it was compiled is in none of the records.
    known = all(read.still(include, now) for read in reads)
    if known:
        said = {"elf": elf.name, "key": key, "read": whole.as_dict()}
        cache.keep(_record(asked), json.dumps(said).encode())
    _MADE[asked] = _Made(elf, key, known)
    return _MADE[asked]


def _include(request: Build) -> tuple[str, ...]:
    return tuple(str(path.absolute()) for path in request.include)
