"""From source files to an ELF, kept by content: what was built once is not built again."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from instar import cache
from instar._core import InstarError, need_file
from instar.toolchain.compiler import DEFAULT_OPTIMISATION, Compiler, environment

#: Signs of a full disk in a compiler's message: zig's own, and the system's.
_FULL = ("NoSpaceLeft", "No space left on device")
#: Lines of a compiler's message that are shown.
_SHOWN_LINES = 20
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
        """Compiler flags without file names, as results state them."""
        return [
            *self.compiler.target_flags(self.isa),
            self.optimisation,
            "-g",
            "-ffreestanding",
            "-fno-pic",
            *(f"-D{name}={value}" for name, value in self.defines.items()),
            *self.extra_flags,
        ]

    def key(self) -> str:
        """Digest of everything that this build depends on."""
        files = [*self.sources, *_headers(self.include), *([self.link_script] if self.link_script else [])]
        return cache.digest(
            self.compiler.version,
            *self.flags,
            *(f"{name}\0{text}" for name, text in sorted(self.generated.items())),
            *(f"{path.name}\0".encode() + _read(path) for path in files),
        )


def build(request: Build) -> Path:
    """Compiles and links; returns the ELF's path in the cache.

    Raises `InstarError` with the compiler's own message where it refuses.
    """
    elf = cache.folder("builds") / f"{request.key()}.elf"
    if elf.exists():
        return elf
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        generated = Path(scratch)
        for name, text in request.generated.items():
            (generated / name).write_text(text)
        out = generated / "program.elf"
        link = [f"-Wl,-T,{request.link_script}"] if request.link_script else ["-Wl,-e,_start"]
        command = [
            *request.compiler.command,
            *request.flags,
            *(f"-I{path}" for path in (generated, *request.include)),
            "-nostdlib",
            "-static",
            *link,
            *(str(path) for path in request.sources),
            "-o",
            str(out),
        ]
        _run(command)
        cache.store(elf, out.read_bytes())
    return elf


def _run(command: list[str]) -> None:
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
        more = [f"({len(lines) - _SHOWN_LINES} more lines)"] if len(lines) > _SHOWN_LINES else []
        reason = "\n".join(lines[:_SHOWN_LINES] + more)
        raise InstarError(f"the compiler refused the program:\n{reason}")


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
