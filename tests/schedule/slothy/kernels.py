"""Small kernels for the comparison."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from instar._core import Core
from instar.places import library
from instar.toolchain import find_compiler

from bench.slothy.kernels import Kernel, file_kernel

#: Two sums, of which the second reads what the first one wrote and a neighbour of that.
SUMS = (
    "lw t0, 0(a1)",
    "lw t1, 4(a1)",
    "add t0, t0, t1",
    "sw t0, 0(a0)",
    "lw t2, 0(a0)",
    "lw t3, 4(a0)",
    "add t2, t2, t3",
    "sw t2, 8(a0)",
    "ret",
)
#: A loop of 16 rounds, which counts after its middle.
ROUNDS = (
    "addi a2, a0, 64",
    ".Lround:",
    *(f"lw t{n}, {4 * n}(a0)" for n in range(4)),
    *(f"slli t{n}, t{n}, 1" for n in range(4)),
    *(f"xori t{n}, t{n}, 5" for n in range(4)),
    "add t0, t0, t1",
    "add t2, t2, t3",
    "add t0, t0, t2",
    "sw t0, 0(a0)",
    "addi a0, a0, 4",
    "bne a0, a2, .Lround",
    "ret",
)


@cache
def core() -> Core:
    """The core of the comparison."""
    return library().core("cva6-superscalar")


def kernel(folder: Path, lines: tuple[str, ...], apart: tuple[tuple[int, int], ...] = ()) -> Kernel:
    """A function `f` of these lines."""
    file = folder / "f.S"
    body = "".join(f"{line}\n" if line.endswith(":") else f"    {line}\n" for line in lines)
    file.write_text(f"    .globl f\n    .type f, @function\nf:\n{body}    .size f, . - f\n")
    scratch = folder / "scratch"
    scratch.mkdir()
    return file_kernel(core(), find_compiler(), file, "f", ["a0=1024", "a1=1024"], apart, scratch)
