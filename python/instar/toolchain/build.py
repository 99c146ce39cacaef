"""From source files to an ELF, kept by content: what was built once is not built again."""

from __future__ import annotations

import os
import subprocess
import tempfile
import warnings
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from instar import cache
from instar._core import InstarError, need_file
from instar.toolchain.compiler import DEFAULT_OPTIMISATION, TO_LINKER, Compiler, environment
from instar.toolchain.flags import is_meant, joined

#: Signs of a full disk in a compiler's message: zig's own, and the system's.
_FULL = ("NoSpaceLeft", "No space left on device")
#: Lines of a compiler's message that are shown.
_SHOWN_LINES = 20
_ASSEMBLY_ENDINGS = {".S", ".s"}
_HEADER_ENDINGS = {".h", ".inc", ".c", ".S", ".s"}


@dataclass(frozen=True)
class Build:
    """All that decides the bytes of one ELF."""

    compiler: Compiler
    isa: str
    sources: tuple[Path, ...]
    include: tuple[Path, ...] = ()
    defines: Mapping[str, str | int] = field(default_factory=dict)
    #: Generated text that the sources include, by file name.
    generated: Mapping[str, str] = field(default_factory=dict)
    link_script: Path | None = None
    optimisation: str = DEFAULT_OPTIMISATION
    extra_flags: tuple[str, ...] = ()

    @property
    def flags(self) -> list[str]:
        """All flags that C is compiled with, without those that only say where files are.

        Behind them are those that single files have in the place of the user's.
        """
        whole = self._flags(self.compiler.flags, assembly=False)
        return joined(whole, self.compiler.file_flags)

    def flags_of(self, source: Path) -> list[str]:
        """The same for one of the sources."""
        return self._flags(self.compiler.flags_for(source), assembly=source.suffix in _ASSEMBLY_ENDINGS)

    def _flags(self, own: Iterable[str], *, assembly: bool) -> list[str]:
        return [
            *self.compiler.target_flags(self.isa, assembly=assembly),
            self.optimisation,
            "-g",
            "-ffreestanding",
            "-fno-pic",
            *(["-nostdinc"] if self.compiler.headers else []),
            *(f"-D{name}={value}" for name, value in self.defines.items()),
            *self.extra_flags,
            *own,
        ]

    def key(self) -> str:
        """Digest of everything that this build depends on."""
        beside = dict.fromkeys(source.parent for source in self.sources)
        folders = [*self.include, *beside, *(path for path in self._named() if path.is_dir())]
        files = [*self.sources, *_headers(folders), *([self.link_script] if self.link_script else [])]
        files += [path for path in self._named() if path.is_file()]
        return cache.digest(
            self.compiler.version,
            *self.flags,
            *self._named_flags(),
            *(f"{name}\0{text}" for name, text in sorted(self.generated.items())),
            *(f"{path.name}\0".encode() + _read(path) for path in files),
        )

    def object_keys(self) -> list[str]:
        """For each source a digest of everything that its object depends on.

        Another source that lies in a folder of headers is no part of it, unless somebody names that file.
        """
        folders = [*self.include, *(path for path in self._named() if path.is_dir())]
        beside = dict.fromkeys(source.parent for source in self.sources)
        headers = {folder: _headers([folder]) for folder in [*folders, *beside]}
        named = [path for path in self._named() if path.is_file()]
        every = {path for found in headers.values() for path in found}
        texts = {path: _read(path) for path in every.union(named, self.sources)}
        alone = {
            source
            for source in self.sources
            if not any(source.name.encode() in text for path, text in texts.items() if path != source)
            and not any(source.name in text for text in self.generated.values())
        }

        def seen(paths: Iterable[Path]) -> str:
            return cache.digest(*(f"{path}\0".encode() + texts[path] for path in paths if path not in alone))

        common = cache.digest(
            self.compiler.version,
            *(f"{name}\0{text}" for name, text in sorted(self.generated.items())),
            *(seen(headers[folder]) for folder in folders if not alone.issuperset(headers[folder])),
            seen(named),
        )
        near = {folder: seen(headers[folder]) for folder in beside}
        return [
            cache.digest(common, near[source.parent], str(source), *self.flags_of(source), texts[source])
            for source in self.sources
        ]

    def _named_flags(self) -> list[str]:
        """Flags of the sources that are named with their own; which these are, their folders may decide."""
        if not self.compiler.file_flags:
            return []
        return ["\0".join((source.name, *self.compiler.flags_for(source))) for source in self.sources]

    def without_effect(self) -> list[str]:
        """Names to which the user gives flags, and which mean none of the sources."""
        names = (name for name, _ in self.compiler.file_flags if name not in self.compiler.of_design)
        return [name for name in names if not any(is_meant(name, source) for source in self.sources)]

    def _named(self) -> list[Path]:
        """Files and folders that the user's flags name, as in `-include x.h` and `-Ifolder`."""
        of_files = [word for _, flags in self.compiler.file_flags for word in flags]
        words = [
            word.removeprefix("-I").removeprefix("-include=")
            for word in (*self.extra_flags, *self.compiler.flags, *of_files)
        ]
        return [path for path in map(Path, words) if _is_there(path)]


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        # No name of a file, as too long a one.
        return False


class BuildNote(UserWarning):
    """One sentence on a build that is not what its ISA string asks for."""


#: Builds that this process has made; `--no-cache` makes each of them once.
_MADE: set[str] = set()
#: Objects that this process has made, by all that decides their bytes: programs differ in one kernel only.
_OBJECTS: dict[str, bytes] = {}
#: How many of them are kept.
_MOST_OBJECTS = 256


def build(request: Build, *, use_cache: bool = True) -> Path:
    """Compiles and links; returns the ELF's path in the cache, made anew where it is not what was stored.

    Raises `InstarError` with the compiler's own message where it refuses.
    """
    if note := request.compiler.note(request.isa):
        warnings.warn(note, BuildNote, stacklevel=2)
    for name in request.without_effect():
        said = f'a program without a file "{name}" was built; the flags for it had no effect there'
        warnings.warn(said, BuildNote, stacklevel=2)
    key = request.key()
    elf = cache.folder("builds") / f"{key}.elf"
    if (use_cache or key in _MADE) and cache.is_kept(elf):
        return elf
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        folder = Path(scratch)
        out = folder / "program.elf"
        link(request, compile_sources(request, folder), out)
        cache.keep(elf, out.read_bytes())
    _MADE.add(key)
    return elf


def compile_sources(request: Build, folder: Path) -> list[Path]:
    """Compiles every source into `folder`; the objects in the order of the sources."""
    for name, text in request.generated.items():
        (folder / name).write_text(text)
    objects = [folder / f"{number}-{path.stem}.o" for number, path in enumerate(request.sources)]
    keys = request.object_keys()
    with ThreadPoolExecutor(os.cpu_count() or 1) as compilers:
        # The first file that is refused is told, whichever compiler was the fastest.
        list(compilers.map(partial(_object, request, folder), request.sources, objects, keys))
    return objects


def _object(request: Build, folder: Path, source: Path, made: Path, key: str) -> None:
    """Compiles a source, or takes what was made of it before."""
    if (known := _OBJECTS.get(key)) is not None:
        made.write_bytes(known)
        return
    _compile(request, folder, source, made)
    while len(_OBJECTS) >= _MOST_OBJECTS:
        _OBJECTS.pop(next(iter(_OBJECTS)), None)
    _OBJECTS[key] = made.read_bytes()


def link(request: Build, objects: Iterable[Path], out: Path, *words: str) -> None:
    """Links objects to `out`; `words` go to the linker, behind those of the build."""
    command = [*_linker(request, words), *map(str, objects), "-o", str(out)]
    _run(command, "the linker refused the program")


def assembly(request: Build, source: Path, folder: Path) -> str:
    """What the compiler makes of one C source, as text for an assembler; `folder` is for scratch files."""
    for name, text in request.generated.items():
        (folder / name).write_text(text)
    made = folder / f"{source.stem}.s"
    _compile(request, folder, source, made, "-S", "-g0")
    return made.read_text(encoding="utf-8")


def _compile(request: Build, generated: Path, source: Path, made: Path, *words: str) -> None:
    headers = request.compiler.headers
    include = [f"-I{path}" for path in (generated, *request.include)]
    include += ["-isystem", str(headers)] if headers else []
    flags = [flag for flag in request.flags_of(source) if not flag.startswith(TO_LINKER)]
    if source.suffix == ".s" and request.compiler.is_clang:
        # Flags for C and its headers say nothing to an assembler, and a warning for each would fill the page.
        flags.append("-Qunused-arguments")
    command = [*request.compiler.command, *flags, *include, *(words or ["-c"]), str(source), "-o", str(made)]
    _run(command, f"the compiler refused {source.name}")


def _linker(request: Build, more: Iterable[str]) -> list[str]:
    """The command that links, without files."""
    script = request.link_script
    words = ["-T", str(script)] if script else ["-e", "_start"]
    words += [word for flag in request.flags if flag.startswith(TO_LINKER) for word in flag.split(",")[1:]]
    words += more
    if request.compiler.linker is not None:
        return [*request.compiler.linker, "-static", *words]
    flags = [*request.compiler.target_flags(request.isa), "-nostdlib", "-static"]
    return [*request.compiler.command, *flags, *(f"{TO_LINKER}{word}" for word in words)]


def _run(command: list[str], failed: str) -> None:
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", env=environment(), stdin=subprocess.DEVNULL
    )
    if done.returncode != 0:
        if any(sign in done.stderr for sign in _FULL):
            raise InstarError(
                f"the compiler has no room for its files: the disk of {tempfile.gettempdir()} or of "
                f"{cache.folder('zig')} is full"
            )
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}, no message"]
        # What was included from where may fill the page before it is said what is wrong.
        first = next((n for n, line in enumerate(lines) if "error:" in line), 0)
        lines = lines if len(lines) <= _SHOWN_LINES else lines[first:]
        more = [f"({len(lines) - _SHOWN_LINES} more lines)"] if len(lines) > _SHOWN_LINES else []
        reason = "\n".join(lines[:_SHOWN_LINES] + more)
        raise InstarError(f"{failed}:\n{reason}")


def _headers(folders: Iterable[Path]) -> list[Path]:
    found = [
        path
        for folder in folders
        for path in sorted(folder.iterdir())
        if path.suffix in _HEADER_ENDINGS and not path.is_dir()
    ]
    for path in found:
        # The compiler would wait for a pipe, too.
        need_file(path)
    return found


def _read(path: Path) -> bytes:
    need_file(path)
    try:
        return path.read_bytes()
    except OSError as error:
        raise InstarError(f"{path}: cannot be read: {error.strerror}") from error
