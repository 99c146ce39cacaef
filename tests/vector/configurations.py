"""Cells of vsetvli, vsetivli and vsetvl: every vtype, there or not, after every kind of configuration.

Source: own design; V 1.0, "Configuration-Setting Instructions".
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

from instar._core import Encoding, instructions

from .cases import A0, A1, A2, Case
from .cells import VILL, Cell, Machine, vlmax, vtypes

#: How vl is asked for: by AVL in a register or of the immediate; by x0 for the most; by x0 twice,
#: which keeps it: after a vtype of the same VLMAX, of another one, or of none.
_NUMBERS = ("0", "1", "some", "vlmax - 1", "vlmax", "vlmax + 1", "2 vlmax", "most")
_KEPT = ("kept, same vlmax", "kept, other vlmax", "kept, vill")
_BEYOND = ("bit 8", "bit 9", "bit 10", "bit 30", "vill")


@cache
def encodings(machine: Machine) -> tuple[Encoding, ...]:
    """The three instructions."""
    table = instructions(f"rv{machine.xlen}imcv")
    return tuple(e for e in table if e.mnemonic.startswith("vset"))


def cells(encoding: Encoding, machine: Machine) -> list[Cell]:
    """Every value of vma, vta, vsew and vlmul, with every way to ask for vl; and bits above them."""
    ways = [f"vl {n}" for n in _NUMBERS]
    if encoding.mnemonic == "vsetivli":
        ways = ["vl 0", "vl 1", "vl some", "vl most"]
    else:
        ways += ["x0", *_KEPT]
    found = [Cell(encoding.mnemonic, vtype, how=way) for vtype, way in product(range(256), ways)]
    bits = {"vsetvli": _BEYOND[:3], "vsetivli": _BEYOND[:2], "vsetvl": _BEYOND}[encoding.mnemonic]
    return found + [Cell(encoding.mnemonic, _above(bit, machine), how=f"{bit}, vl some") for bit in bits]


def _above(bit: str, machine: Machine) -> int:
    return 1 << (machine.xlen - 1 if bit == "vill" else int(bit.removeprefix("bit ")))


def of_cell(encoding: Encoding, cell: Cell, machine: Machine, draw: random.Random) -> Iterator[Case]:
    """One case."""
    legal = list(vtypes())
    before, most = draw.choice((*legal, VILL)), 0
    if cell.vtype in legal:
        most = vlmax(machine.vlen, cell.vtype)
    same = [v for v in legal if vlmax(machine.vlen, v) == most] or legal
    other = [v for v in legal if vlmax(machine.vlen, v) != most]
    if "kept" in cell.how:
        before = {"same vlmax": draw.choice(same), "other vlmax": draw.choice(other)}.get(cell.how[6:], VILL)
    avl = {
        "0": 0,
        "1": 1,
        "some": draw.randrange(1, max(most, 2)),
        "vlmax - 1": max(most - 1, 0),
        "vlmax": most,
        "vlmax + 1": most + 1,
        "2 vlmax": 2 * most,
        "most": (1 << machine.xlen) - 1,
    }.get(cell.how.rpartition("vl ")[2], 0)
    rd, rs1 = (0, 0) if "kept" in cell.how else (A0, 0) if cell.how == "x0" else (draw.choice((0, A0)), A1)
    number = cell.vtype
    if encoding.mnemonic == "vsetivli":
        rd, rs1 = draw.choice((0, A0)), min(avl, 31)
    word = encoding.value | rd << 7 | rs1 << 15
    word |= A2 << 20 if encoding.mnemonic == "vsetvl" else number << 20
    x = (draw.getrandbits(machine.xlen), avl, number)
    v = bytes(4 * machine.vlen)
    return iter([Case(word, before, draw.randrange(9), draw.choice((0, 0, 1)), draw.randrange(4), x, v)])
