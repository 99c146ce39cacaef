"""Which cross compiler builds a program: clang from the PyPI package `ziglang`, or an installed one by name.

The package's command `zig cc` adds flags of its own (-O2 for -O3, -fno-omit-frame-pointer, no
linker relaxation, -DNDEBUG, ...), so clang and lld in it are started themselves: results print all
that they get.

Source of the flags: `clang --print-supported-extensions`, the GCC manual's RISC-V options.
"""

from __future__ import annotations

import functools
import importlib.util
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from instar._core import InstarError
from instar.extras import installing
from instar.origin.command import again_in
from instar.toolchain.flags import PLAIN, FileFlags, is_meant, parted
from instar.toolchain.surroundings import environment

#: Optimisation of every program that Instar builds, unless the user says otherwise.
DEFAULT_OPTIMISATION = "-O3"

#: The compiler that is taken where nobody names one.
_USUAL = "ziglang clang"

#: How flags for the linker begin.
TO_LINKER = "-Wl,"

#: Flags by which something else than an object comes out.
_NOT_OURS = {"-c", "-S", "-E", "-o", "-M", "-MM", "-fsyntax-only", "-###", "--version", "-v", "--help"}
_SOURCE_ENDINGS = (".c", ".S", ".s", ".o", ".a")

#: GCC 14's release notes name Zcb.
_FIRST_GCC_WITH_ZCB = 14
#: With Zbs for RV32 GCC 12 dies on the constant 0x800 (gcc.gnu.org/bugzilla 106532 and
#: riscv-collab/riscv-gnu-toolchain 1105, 1236, 1317); 13 does not.
_FIRST_GCC_WITH_ZBS = 13


#: Compilers that are run where a stranger's file names them.
_BY_NAME = re.compile(r"(?:riscv\d*-[\w.-]*)?(?:gcc|clang)(?:-[\d.]+)?")


class NoCompiler(InstarError):
    """A compiler that is asked for by name is not on PATH."""


@dataclass(frozen=True)
class Compiler:
    """A compiler that was found, with the command that starts it."""

    name: str
    version: str
    command: tuple[str, ...]
    is_clang: bool
    #: Where its own headers are, where it does not find them by itself.
    headers: Path | None = None
    #: The user's flags, after all others.
    flags: tuple[str, ...] = ()
    #: The same of single files, in the place of `flags`.
    file_flags: FileFlags = ()
    #: Files that a design gives flags, whether a program has them or not.
    of_design: tuple[str, ...] = ()
    #: Links objects; None where the compiler's own command does.
    linker: tuple[str, ...] | None = None

    @property
    def is_usual(self) -> bool:
        """It is the one that is taken where nobody names one."""
        return self.name == _USUAL

    def instead(self, name: str | None, flags: Sequence[str]) -> Compiler:
        """What a design names for a row of its own in the place of the usual one; one the user named stays.

        Its flags come before the user's.

        Raises `NoCompiler` where there is none of that name.
        """
        if not self.is_usual:
            return self
        _refuse_strange(name, flags)
        named = self if name is None else _installed(name)
        whole, files = parted(flags)
        of_design = tuple(name for name, _ in files)
        file_flags = (*files, *self.file_flags)
        return replace(named, flags=(*whole, *self.flags), file_flags=file_flags, of_design=of_design)

    def flags_for(self, source: Path) -> tuple[str, ...]:
        """The user's flags for one source: those of the last name that means it, or of the program."""
        named = [flags for name, flags in self.file_flags if is_meant(name, source)]
        return named[-1] if named else self.flags

    def target_flags(self, isa: str, *, assembly: bool = False) -> list[str]:
        """Flags that choose `isa` (a string of the manual's form, `rv32imc_zba`), for C or for assembly."""
        xlen, extensions = split_isa(isa)
        abi = "ilp32" if xlen == 32 else "lp64"
        if self.is_clang:
            march = f"-march={gcc_march(xlen, extensions)}"
            target = [f"--target=riscv{xlen}-unknown-elf", march, f"-mabi={abi}"]
            # Programs start at 0x80000000, which `lui` alone does not reach in a 64-bit address
            # space.
            return [*target, "-mcmodel=medany"] if xlen == 64 else target
        # A program without Zcb runs where Zcb is; the flags in the result say what was used.
        extensions = [name for name in extensions if name not in self._left_out(isa, assembly=assembly)]
        # ISA specification 2.2 counts CSR access and fence.i to the base, so that GCC 12 finds its
        # libraries for the plain string.
        return [f"-march={gcc_march(xlen, extensions)}", f"-mabi={abi}", "-misa-spec=2.2", "-mcmodel=medany"]

    def note(self, isa: str) -> str | None:
        """What C is compiled without, and why, in one sentence; None where it has all of `isa`."""
        left_out = self._left_out(isa, assembly=False)
        reasons = []
        if "zbs" in left_out:
            reasons.append(
                "without Zbs, because this version dies on the constant 0x800 with it (13 does not)"
            )
        if "zcb" in left_out:
            reasons.append(f"without Zcb, which GCC knows from {_FIRST_GCC_WITH_ZCB} on")
        return (
            f"{self.name} of version {self._version_number()} compiles {' and '.join(reasons)}"
            if reasons
            else None
        )

    def _left_out(self, isa: str, *, assembly: bool) -> set[str]:
        """Extensions of `isa` that this GCC cannot take."""
        xlen, extensions = split_isa(isa)
        major = _FIRST_GCC_WITH_ZCB if self.is_clang else self._gcc_major()
        wrong = {"zcb"} if major < _FIRST_GCC_WITH_ZCB else set()
        if major < _FIRST_GCC_WITH_ZBS and xlen == 32 and not assembly:
            wrong.add("zbs")
        return wrong.intersection(extensions)

    def _version_number(self) -> str:
        found = re.search(r"\b\d+\.\d+\.\d+", self.version)
        return found[0] if found else f"{_FIRST_GCC_WITH_ZCB}.0.0"

    def _gcc_major(self) -> int:
        return int(self._version_number().split(".")[0])


def split_isa(isa: str) -> tuple[int, list[str]]:
    """`rv32imc_zba` as (32, ["i", "m", "c", "zba"])."""
    match = re.fullmatch(r"rv(32|64)([a-z]+)((?:_[a-z0-9]+)*)", isa)
    if not match:
        raise InstarError(f'"{isa}" is no ISA string; one looks like rv32imc_zba_zbb')
    xlen, letters, rest = int(match[1]), match[2], match[3]
    extensions = [*letters, *rest.split("_")[1:]]
    if "b" in extensions:
        extensions.remove("b")
        extensions += ["zba", "zbb", "zbs"]
    return xlen, [name for name in extensions if name not in {"zicsr", "zicntr", "zifencei"}]


def gcc_march(xlen: int, extensions: list[str]) -> str:
    letters = "".join(name for name in extensions if len(name) == 1)
    return "_".join([f"rv{xlen}{letters}", *(name for name in extensions if len(name) > 1)])


def find_compiler(name: str | None = None, flags: Sequence[str] = ()) -> Compiler:
    """The compiler called `name`, by default clang from `ziglang`; `flags` come after all others.

    Among them may be flags of single files, as `toolchain.flags` reads them.

    Raises `InstarError` with one sentence where there is none, or where a flag says what is made.
    """
    for flag in flags:
        if flag in _NOT_OURS or (not flag.startswith("-") and flag.endswith(_SOURCE_ENDINGS)):
            raise InstarError(
                f'the compiler flag "{flag}" says what is compiled or made, which the workload decides; '
                "flags say how, as in -O2 or -fno-inline"
            )
    _refuse_strange(name, flags)
    whole, by_file = parted(flags)
    for file, own in by_file:
        if (linked := next((flag for flag in own if flag.startswith(TO_LINKER)), None)) is not None:
            raise InstarError(
                f'the compiler flag "{linked}" is the linker\'s, which links all files at once; '
                f'let it stand before "{file}:"'
            )
    return replace(_installed(name), flags=whole, file_flags=by_file)


def _refuse_strange(name: str | None, flags: Sequence[str]) -> None:
    """Of a command that a stranger's file names: no program by its path, and no flag that names a file."""
    if again_in() is None:
        return
    if name is not None and not _BY_NAME.fullmatch(name):
        raise InstarError(f'the compiler "{name}" is no name of a RISC-V compiler on PATH, so it is not run')
    for flag in flags:
        if not PLAIN.fullmatch(flag) and not flag.endswith(":"):
            raise InstarError(f'the compiler flag "{flag}" may name a file to be run or written')


@functools.cache
def _installed(name: str | None) -> Compiler:
    if name is None:
        found = importlib.util.find_spec("ziglang")
        if found is None or not found.submodule_search_locations:
            raise InstarError(
                f"no RISC-V compiler: install Instar's own ({installing('toolchain')}) "
                "or name an installed one (--cc riscv64-unknown-elf-gcc)"
            )
        package = Path(found.submodule_search_locations[0])
        zig = str(package / "zig")
        return Compiler(
            _USUAL,
            _version([zig, "clang"]),
            (zig, "clang"),
            is_clang=True,
            headers=package / "lib" / "include",
            linker=(zig, "ld.lld"),
        )
    path = shutil.which(name)
    if path is None:
        raise NoCompiler(f'compiler "{name}" is not on PATH; leave --cc out to use clang from ziglang')
    version = _version([path])
    return Compiler(name, version, (path,), is_clang="clang" in version)


def _version(command: list[str]) -> str:
    said = " ".join(command)
    try:
        shown = subprocess.run(
            [*command, "--version"],
            capture_output=True,
            text=True,
            errors="replace",
            check=True,
            env=environment(),
            stdin=subprocess.DEVNULL,
        )
    except OSError as error:
        raise InstarError(f"{said} does not start: {error.strerror}") from error
    except subprocess.CalledProcessError as error:
        lines = str(error.stderr).strip().splitlines()
        raise InstarError(f"{said} does not start: {lines[-1] if lines else 'no message'}") from error
    return shown.stdout.splitlines()[0].strip() if shown.stdout else "unknown version"
