"""Cells: each vector instruction at every SEW, LMUL, masking and policy, legal there or reserved.

Source: own design; the instructions are those of the tables (`instar._core.instructions`), the
fields of vtype those of V 1.0, "Vector type register, vtype". The instructions of the configuration
have cells of their own (configurations.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from instar._core import Encoding, instructions

Xlen = Literal[32, 64]
#: vlmul as vtype has it, and log2 of LMUL.
LMULS = {5: -3, 6: -2, 7: -1, 0: 0, 1: 1, 2: 2, 3: 3}
#: A vtype that is none: vlmul 100.
VILL = 4
_VECTOR = "v_zvbb_zvbc_zvkg_zvkned_zvknhb_zvksed_zvksh"


@dataclass(frozen=True)
class Cell:
    """What is tried of an instruction: vtype and masking, or the new vtype and how vl is asked for."""

    mnemonic: str
    vtype: int
    masked: bool = False
    how: str = ""

    def __str__(self) -> str:
        if self.how:
            return f"{self.mnemonic} {self.vtype:#x}, {self.how}"
        if self.vtype == VILL:
            return f"{self.mnemonic} vill{', masked' if self.masked else ''}"
        sew, lmul = 8 << (self.vtype >> 3 & 3), LMULS[self.vtype & 7]
        length = f"m{1 << lmul}" if lmul >= 0 else f"mf{1 << -lmul}"
        policy = f"t{'au'[not self.vtype & 0x40]} m{'au'[not self.vtype & 0x80]}"
        return f"{self.mnemonic} e{sew} {length} {policy}{', masked' if self.masked else ''}"


@dataclass(frozen=True)
class Machine:
    """What cells are tried on; `ones`: agnostic elements become all ones, else they stay."""

    xlen: Xlen
    vlen: int
    ones: bool

    def __str__(self) -> str:
        return f"RV{self.xlen} VLEN {self.vlen} {'ones' if self.ones else 'kept'}"


@cache
def encodings(xlen: Xlen) -> tuple[Encoding, ...]:
    """Every vector instruction but those of the configuration."""
    found = [e for e in instructions(f"rv{xlen}imc_{_VECTOR}") if e.kind == "Vector"]
    return tuple(e for e in found if not e.mnemonic.startswith("vset"))


def maskable(encoding: Encoding) -> bool:
    """Whether bit 25 says if it is masked."""
    return encoding.mask >> 25 & 1 == 0


def accesses(encoding: Encoding) -> bool:
    """Whether it accesses memory."""
    return encoding.value & 0x7F in (0x07, 0x27)


def is_whole(encoding: Encoding) -> bool:
    """Whether it loads or stores whole registers, which need no vtype."""
    return re.match(r"v[ls]\dr", encoding.mnemonic) is not None


def supported(sew: int, lmul: int, elen: int = 64) -> bool:
    """Whether a vtype of SEW and LMUL (both as logarithms, SEW of bytes) is there."""
    return sew + 3 <= elen.bit_length() - 1 + min(lmul, 0)


def vlmax(vlen: int, vtype: int) -> int:
    """Elements of a group of this vtype, 0 where there is none."""
    if vtype == VILL:
        return 0
    elements, lmul = vlen >> ((vtype >> 3 & 3) + 3), LMULS[vtype & 7]
    return elements << lmul if lmul >= 0 else elements >> -lmul


def vtypes(policies: range = range(4)) -> Iterator[int]:
    """Every vtype that there is, with these of the four policies (bit 0: vta, bit 1: vma)."""
    for sew in range(4):
        for vlmul, lmul in LMULS.items():
            if supported(sew, lmul):
                yield from (policy << 6 | sew << 3 | vlmul for policy in policies)


def cells(encoding: Encoding, machine: Machine) -> list[Cell]:
    """All cells of an instruction.

    Where agnostic elements stay, the policies do the same, and every vtype has one of them.
    """
    masks = (
        [False, True] if maskable(encoding) or not _another(encoding, machine.xlen) else [_masked(encoding)]
    )
    found = []
    for masked in masks:
        found.append(Cell(encoding.mnemonic, VILL, masked))
        for number, vtype in enumerate(vtypes(range(1))):
            policies = range(4) if machine.ones else [(number + masked) % 4]
            found += [Cell(encoding.mnemonic, vtype | policy << 6, masked) for policy in policies]
    return found


def _masked(encoding: Encoding) -> bool:
    """Whether an instruction that has no choice is masked."""
    return not encoding.value >> 25 & 1


@cache
def _another(encoding: Encoding, xlen: Xlen) -> bool:
    """Whether its word with the other bit 25 is another instruction's, not reserved."""
    word = encoding.value ^ 1 << 25
    return any(word & e.mask == e.value for e in encodings(xlen) if e.mnemonic != encoding.mnemonic)
