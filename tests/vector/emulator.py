"""What QEMU takes though the manual reserves it, what it gets wrong, and what it cannot be asked.

Source: QEMU 10.0.2, asked; the manual decides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from .cases import ADDRESS, Case, area
from .cells import Cell, Machine, encodings, is_whole
from .driver import ILLEGAL, UNANSWERED, Left
from .fuzz import Work

#: By the start of the mnemonic: where it is wrong, by XLEN, vsew and vlmul, and what would be
#: right.
WRONG: tuple[tuple[str, Callable[[int, int, int], bool], str], ...] = (
    ("vslide1", lambda xlen, sew, _: xlen == 32 and sew == 3, "x[rs1] is to be sign-extended to SEW"),
    ("vsha2", lambda _, sew, lmul: sew == 2 and lmul == 7, "LMUL 1/2 is legal where it holds 128 bits"),
)


def lenient(ours: Left, theirs: Left) -> bool:
    """Whether QEMU executes what is reserved, or failed at it.

    It takes registers that are read in two widths, SEW above LMUL times ELEN, and a vl that is
    kept.
    """
    vill = ours.vtype.bit_count() == 1 and ours.vtype.bit_length() in (32, 64) and ours.vtype != theirs.vtype
    return theirs.trapped == UNANSWERED or (theirs.trapped == 0 and (ours.trapped == ILLEGAL or vill))


def asked(one: Work) -> Work:
    """The cases that QEMU can judge."""
    return replace(one, cases=tuple((cell, case) for cell, case in one.cases if _judges(one, cell, case)))


def _judges(one: Work, cell: Cell, case: Case) -> bool:
    machine = one.machine
    if any(
        cell.mnemonic.startswith(name) and where(machine.xlen, case.vtype >> 3 & 7, case.vtype & 7)
        for name, where, _ in WRONG
    ):
        return False
    if _may_fault(case, machine) and (case.word >> 29 or case.word >> 20 & 31 == 16):
        # It loads some fields of a segment whose others fault, which is allowed, and faults where a
        # fault-only-first load leaves its first element out.
        return False
    # It fails an assertion where vstart is beyond the last whole register.
    return case.vstart < machine.vlen // 64 or not _is_whole(case.word, machine)


def _may_fault(case: Case, machine: Machine) -> bool:
    """Whether it is an access that may reach after memory."""
    return case.word & 0x5F == 0x07 and case.x[0] != ADDRESS + area(machine.vlen) // 2


def _is_whole(word: int, machine: Machine) -> bool:
    return any(word & e.mask == e.value for e in encodings(machine.xlen) if is_whole(e))
