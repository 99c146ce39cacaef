"""Which cross compiler builds a program: clang from the PyPI package `ziglang`, or a GCC by name.

Source of the flags: `clang --print-supported-extensions`, the GCC manual's RISC-V options.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

from instar import cache
from instar._core import InstarError

#: Optimisation of every program that Instar builds, unless the user says otherwise.
DEFAULT_OPTIMISATION = "-O3"

#: GCC 14's release notes name Zcb.
_FIRST_GCC_WITH_ZCB = 14


@dataclass(frozen=True)
class Compiler:
    """A compiler that was found, with the command that starts it."""

    name: str
    version: str
    command: tuple[str, ...]
    is_clang: bool

    def target_flags(self, isa: str) -> list[str]:
        """Flags that choose `isa` (a string of the manual's form, `rv32imc_zba`)."""
        xlen, extensions = split_isa(isa)
        if self.is_clang:
            features = "".join(f"+{name}" for name in extensions if name != "i")
            target = ["-target", f"riscv{xlen}-freestanding-none", f"-mcpu=generic_rv{xlen}{features}"]
            # Programs start at 0x80000000, which `lui` alone does not reach in a 64-bit address space.
            return [*target, "-mcmodel=medany"] if xlen == 64 else target
        if self._gcc_major() < _FIRST_GCC_WITH_ZCB:
            # A program without Zcb runs where Zcb is; the flags in the result say what was used.
            extensions = [name for name in extensions if name != "zcb"]
        abi = "ilp32" if xlen == 32 else "lp64"
        # ISA specification 2.2 counts CSR access and fence.i to the base, so that GCC 12 finds its
        # libraries for the plain string.
        return [f"-march={gcc_march(xlen, extensions)}", f"-mabi={abi}", "-misa-spec=2.2", "-mcmodel=medany"]

    def _gcc_major(self) -> int:
        found = re.search(r"\b(\d+)\.\d+\.\d+", self.version)
        return int(found[1]) if found else _FIRST_GCC_WITH_ZCB


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


@functools.cache
def find_compiler(name: str | None = None) -> Compiler:
    """The compiler called `name`; by default clang from `ziglang`.

    Raises `InstarError` with one sentence where there is none.
    """
    if name is None:
        if importlib.util.find_spec("ziglang") is None:
            raise InstarError(
                "no RISC-V compiler: install Instar's own (pip install 'instar[toolchain]') "
                "or name an installed one (--cc riscv64-unknown-elf-gcc)"
            )
        command: tuple[str, ...] = (sys.executable, "-m", "ziglang", "cc")
        return Compiler("ziglang clang", _version([*command]), command, is_clang=True)
    path = shutil.which(name)
    if path is None:
        raise InstarError(f'compiler "{name}" is not on PATH; leave --cc out to use clang from ziglang')
    version = _version([path])
    return Compiler(name, version, (path,), is_clang="clang" in version)


def environment() -> dict[str, str]:
    """Variables that a compiler is started with; zig keeps what it made in our cache."""
    return {"ZIG_GLOBAL_CACHE_DIR": str(cache.folder("zig")), **os.environ}


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
