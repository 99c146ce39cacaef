"""The published rows of design `marian` as they were run in RTL, and the same calls in the model.

Source: `tests/cores/ara/rows.toml`, which says how they were measured.
"""

from __future__ import annotations

import re
import tempfile
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

from instar._core import Core, Program
from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import build, find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe, kernel_files, request

from ..shared import ROOT

_DESIGN = _CORE = "marian"

#: Two calls by a loop of seven instructions, with what a call of so many bytes takes: key schedule,
#: output and input of a block cipher, output and input of a hash. All memory is zero. mstatus.VS:
#: hardware has the vector registers off at reset.
_LOOP = """
    .globl main
    .balign 64
main:
    mv s1, ra
    li t0, 0x200
    csrs mstatus, t0
    la s2, data
    addi s3, s2, 0x200
    addi s4, s2, 0x240
    li s5, {length}
    li s0, 2
8:  mv a0, {first}
    mv a1, {second}
    mv a2, {third}
    mv a3, s5
    call {operation}
    addi s0, s0, -1
    bnez s0, 8b
    li a0, 0
    mv ra, s1
    ret
    .data
    .balign 4096
data:
    .zero 4096
"""


@dataclass(frozen=True)
class Row:
    """A row with its cycles in RTL, of the first call and of the second."""

    title: str
    variant: str
    workload: str
    set: str
    operation: str
    #: Bytes.
    length: int
    #: First digits of the SHA-256 of the segment with code.
    code: str
    cold: int
    warm: int
    #: The kernel whose types were those of one register; "" where all is as it stands.
    narrow: str = ""
    #: Cycles in RTL of the whole program in which a loop makes the two calls (`looped_program`); 0:
    #: not run.
    looped: int = 0

    @property
    def core(self) -> Core:
        """The core, for the row's variant."""
        lib = library()
        return lib.core(_CORE, design=lib.design(_DESIGN), variant=self.variant)

    def looped_program(self) -> Program:
        """A program whose `main` makes the two calls, built with the row's sources."""
        hash_ = self.operation in ("sha256", "sha512", "sm3")
        first, second, third = ("s3", "s4", "s5") if hash_ else ("s2", "s3", "s4")
        with tempfile.TemporaryDirectory() as folder:
            loop = Path(folder) / "loop.S"
            loop.write_text(
                _LOOP.format(
                    length=self.length, operation=self.operation, first=first, second=second, third=third
                )
            )
            whole = request(library(), self.recipe(Path(folder)))
            elf = build(replace(whole, sources=(*whole.sources, loop)))
        return Program(elf, isa=self.core.isa)

    def looped_cycles(self) -> int:
        """Cycles of `looped_program` in the model."""
        cycles = self.looped_program().run(core=self.core)["cycles"]
        assert cycles is not None
        return cycles

    def recipe(self, folder: Path) -> Recipe:
        """The program, with a narrowed kernel written to `folder`."""
        lib = library()
        design, core = lib.design(_DESIGN), self.core
        chosen = find_variant(design, self.variant)
        recipe = Recipe(lib.workload(self.workload), self.set, core.isa, find_compiler(), design, chosen)
        if not self.narrow:
            return recipe
        kernel = folder / f"{self.narrow}.c"
        kernel.write_text(_narrowed(kernel_files(lib, recipe)[self.narrow].read_text(encoding="utf-8")))
        return Recipe(
            recipe.workload, self.set, core.isa, recipe.compiler, design, chosen, ((self.narrow, kernel),)
        )

    def in_model(self) -> tuple[int, int]:
        """Cycles of two calls in the model, with nothing between them."""
        lib = library()
        core = self.core
        with tempfile.TemporaryDirectory() as folder:
            recipe = self.recipe(Path(folder))
            cold, warm = (
                measure(lib, Wanted(recipe, self.operation, core, cold=cold, length=self.length)).cycles
                for cold in (True, False)
            )
        assert cold is not None and warm is not None
        return cold, warm


def rows() -> list[Row]:
    """All of them, as the file has them."""
    text = (ROOT / "tests/cores/ara/rows.toml").read_text(encoding="utf-8")
    return [Row(**row) for row in tomllib.loads(text)["row"]]


def _narrowed(kernel: str) -> str:
    """A kernel with types of one register, which hold what it needs at VLEN 512."""
    return re.sub(r"((?:uint|u|e)(?:8|32))m[24]", r"\1m1", re.sub(r"((?:uint|u)16)m2", r"\1mf2", kernel))
