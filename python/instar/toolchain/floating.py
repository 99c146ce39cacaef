"""Floating point for harts without F and D: the functions that a compiler calls in its place.

GCC brings them with itself (libgcc), for each width and letters of an ISA; the package `ziglang` as
source (compiler-rt), which is built once and kept.

Source: the GCC internals manual, "Routines for floating point emulation"; `zig build-lib --help`.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.toolchain.compiler import Compiler, gcc_march, split_isa
from instar.toolchain.surroundings import environment, identity


def floating_library(compiler: Compiler, isa: str) -> Path:
    """The archive with them. Raises `InstarError` where the compiler brings none."""
    if compiler.is_usual:
        return _of_zig(compiler, isa)
    xlen, extensions = split_isa(isa)
    if not compiler.is_clang:
        plain = gcc_march(xlen, [name for name in extensions if name in {"i", "m", "a", "c"}])
        abi = "ilp32" if xlen == 32 else "lp64"
        command = [*compiler.command, f"-march={plain}", f"-mabi={abi}", "-misa-spec=2.2"]
        found = Path(_said([*command, "-print-libgcc-file-name"], "libgcc").strip())
        if found.is_file() and (xlen == 64 or found.parent.name == abi):
            return found
    raise InstarError(
        f"{compiler.name} brings no functions for floating point on {isa}; a GCC for bare metal or clang of "
        "ziglang does"
    )


def _of_zig(compiler: Compiler, isa: str) -> Path:
    xlen, extensions = split_isa(isa)
    zig = compiler.command[0]
    source = Path(zig).parent / "lib" / "compiler_rt.zig"
    # Of the ISA only what a multiplication and the size of code depend on.
    letters = [name for name in extensions if name in {"m", "c"}]
    key = cache.digest("floating", compiler.version, *identity(compiler.command, installed=False), isa)
    kept = cache.folder("builds") / f"{key}.a"
    if cache.is_kept(kept):
        return kept
    with cache.alone(kept), tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        if cache.is_kept(kept):
            return kept
        out = Path(scratch) / "floating.a"
        target = [
            f"riscv{xlen}-freestanding",
            f"-mcpu=generic_rv{xlen}{''.join(f'+{one}' for one in letters)}",
        ]
        command = [zig, "build-lib", str(source), "-target", *target, "-O", "ReleaseFast"]
        _said([*command, f"-femit-bin={out}"], "compiler-rt of zig", folder=scratch)
        cache.keep(kept, out.read_bytes())
    return kept


def _said(command: list[str], what: str, folder: str | None = None) -> str:
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        errors="replace",
        env={**environment(), "HOME": os.environ.get("HOME", "/")},
        stdin=subprocess.DEVNULL,
        cwd=folder,
    )
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise InstarError(f"{what} cannot be had: {lines[0]}")
    return done.stdout
