"""Kernels as programs, and which pairs of them are the same function by the same operations."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from instar._core import Design, Library, Program, Proof, prove
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import Compiler, find_compiler

from ..shared import ROOT

NTT = ROOT / "designs/cva6-ntt/kernels"
SOFTWARE = ROOT / "workloads/ml-dsa/kernels/cva6-superscalar"
ISA = "rv32im"
#: File name of a kernel, and its function.
FUNCTIONS = {"ntt": "mldsa_ntt", "invntt": "mldsa_invntt_tomont", "pointwise": "mldsa_pointwise_montgomery"}
#: Buffers that its contract keeps apart.
APART = {"ntt": [], "invntt": [], "pointwise": [(10, 11), (10, 12)]}


@cache
def _around() -> tuple[Library, Design, Compiler]:
    found = library()
    return found, found.design([str(ROOT / "designs/cva6-ntt")]), find_compiler(None)


def built(file: Path, isa: str = ISA) -> Program:
    """The program of a kernel with the instructions of its design."""
    _, design, compiler = _around()
    return program_of(file, isa, design, compiler, for_proof=True)


def of_bytes(contents: bytes) -> Program:
    """A program of the bytes of an ELF file."""
    return Program("changed.elf", isa=ISA, design=_around()[1], contents=contents)


def proof(a: Program, b: Program, kernel: str, most: int | None = None) -> Proof:
    """Both as this kernel, which returns nothing; its buffers are of doublewords."""
    aligned = [(register, 8) for register in (10, 11, 12)]
    apart = APART[kernel]
    return prove(a, b, FUNCTIONS[kernel], noalias=apart, aligned=aligned, returns=0, max_instructions=most)


def renamed(text: str, names: dict[str, str]) -> str:
    """Assembly with registers exchanged."""
    return re.sub(r"\b(" + "|".join(names) + r")\b", lambda found: names[found[0]], text)
