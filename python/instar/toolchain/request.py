"""What one program is made of: compiler, flags and files, as it is asked for."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from instar import cache
from instar.toolchain.compiler import DEFAULT_OPTIMISATION, Compiler
from instar.toolchain.flags import PLAIN, is_meant, joined
from instar.toolchain.surroundings import decisive, identity

_ASSEMBLY_ENDINGS = {".S", ".s"}
#: The longest name of a file.
_LONGEST = 4096


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
    #: Archives that are searched after all objects.
    libraries: tuple[Path, ...] = ()
    #: Further flags of single sources, before the user's.
    source_flags: Mapping[Path, tuple[str, ...]] = field(default_factory=dict)

    @property
    def flags(self) -> list[str]:
        """All flags that C is compiled with, without those that only say where files are.

        After them are those that single files have in the place of the user's.
        """
        whole = self._flags(self.compiler.flags, assembly=False)
        return joined(whole, self.compiler.file_flags)

    def flags_of(self, source: Path, defines: Mapping[str, str | int] | None = None) -> list[str]:
        """The same for one of the sources; `defines`: in the place of those of the build."""
        assembly = source.suffix in _ASSEMBLY_ENDINGS
        own = (*self.source_flags.get(source, ()), *self.compiler.flags_for(source))
        return self._flags(own, assembly=assembly, defines=defines)

    def _flags(
        self, own: Iterable[str], *, assembly: bool, defines: Mapping[str, str | int] | None = None
    ) -> list[str]:
        defines = self.defines if defines is None else defines
        return [
            *self.compiler.target_flags(self.isa, assembly=assembly),
            self.optimisation,
            "-g",
            "-ffreestanding",
            "-fno-pic",
            *(["-nostdinc"] if self.compiler.headers else []),
            *(f"-D{name}={value}" for name, value in defines.items()),
            *self.extra_flags,
            *own,
        ]

    def asked(self) -> str:
        """Digest of the request: all that decides the bytes but the contents of what the compiler reads."""
        return cache.digest(
            self.common_digest(),
            *(f"{name}\0{text}" for name, text in sorted(self.generated.items())),
            *self.flags,
            *self.named_flags(),
            *(f"source {source.absolute()}" for source in self.sources),
            *(f"{source.absolute()} {' '.join(flags)}" for source, flags in self.source_flags.items()),
            *(f"folder {folder.absolute()}" for folder in self.include),
            *(f"library {path.absolute()}" for path in self.libraries),
            f"script {self.link_script.absolute() if self.link_script else None}",
        )

    def common_digest(self) -> str:
        """What all objects of the build have in common, but for the generated texts."""
        words = self.users_words()
        plain = all(PLAIN.fullmatch(word) for word in words)
        return cache.digest(
            self.compiler.version,
            *self.compiler.command,
            *identity(self.compiler.command, installed=not self.compiler.is_usual),
            *decisive(),
            "" if plain else str(Path.cwd()),
            *(f"{path}\0".encode() + path.read_bytes() for path in _files_named(words)),
        )

    def named_flags(self) -> list[str]:
        """Flags of the sources that are named with their own; which these are, their folders may decide."""
        if not self.compiler.file_flags:
            return []
        return ["\0".join((source.name, *self.compiler.flags_for(source))) for source in self.sources]

    def without_effect(self) -> list[str]:
        """Names to which the user gives flags, and which mean none of the sources."""
        names = (name for name, _ in self.compiler.file_flags if name not in self.compiler.of_design)
        return [name for name in names if not any(is_meant(name, source) for source in self.sources)]

    def users_words(self) -> list[str]:
        """The user's flags, those in a response file too (`@file`)."""
        of_files = [word for _, flags in self.compiler.file_flags for word in flags]
        words = [*self.extra_flags, *self.compiler.flags, *of_files]
        for word in words:
            # What is appended here is looked at in its turn.
            if word.startswith("@") and len(words) < _LONGEST:
                words += [more for file in _files_named([word]) for more in _split(file)]
        return words


def _split(file: Path) -> list[str]:
    try:
        return shlex.split(file.read_text(errors="replace"))
    except (OSError, ValueError):
        return []


def _files_named(words: Iterable[str]) -> list[Path]:
    """Files that the user's words name, whole or in part, as `-specs=x`, `-Wl,-T,x.ld` and `@x` do."""
    parts = (part for word in words for part in (word, *re.split(r"[=,:]", word)))
    names = (name for part in parts for name in (part, re.sub(r"^(?:-+[A-Za-z]|@)", "", part)))
    fitting = (name for name in dict.fromkeys(names) if name and "\0" not in name and len(name) < _LONGEST)
    return [Path(name).absolute() for name in fitting if Path(name).is_file()]
