"""vsetvli, vsetivli, vsetvl. Source: V 1.0, "Configuration-Setting Instructions"."""

from __future__ import annotations

from fractions import Fraction

from .hart import SEWS, Hart, Illegal, multiplier


def supported(hart: Hart, vtype: int) -> bool:
    """Whether there is such a configuration: SEW up to ELEN, or up to a fraction's share of it."""
    if vtype >> 8 or vtype & 7 == 4 or vtype >> 3 & 7 > 3:
        return False
    lmul = multiplier(vtype & 7)
    return (
        SEWS[vtype >> 3 & 3] <= min(lmul, Fraction(1)) * hart.elen
        and hart.vlen * lmul >= SEWS[vtype >> 3 & 3]
    )


def configure(hart: Hart, rd: int, vtype: int, avl: int | None) -> None:
    """Sets vtype and vl; `avl` None keeps vl, which is reserved where VLMAX changes: then vill."""
    before = 0 if hart.vill else hart.vlmax
    legal = supported(hart, vtype)
    if legal:
        hart.vtype = vtype
        legal = avl is not None or hart.vlmax == before
    if legal:
        hart.vl = hart.vl if avl is None else min(avl, hart.vlmax)
    else:
        hart.vtype, hart.vl = 1 << (hart.xlen - 1), 0
    hart.write_x(rd, hart.vl)
    hart.vstart = 0


def execute(hart: Hart, word: int) -> None:
    rd, rs1, rs2 = word >> 7 & 31, word >> 15 & 31, word >> 20 & 31
    if word >> 31 == 0:
        configure(hart, rd, word >> 20 & 0x7FF, application(hart, rd, rs1))
    elif word >> 30 == 3:
        configure(hart, rd, word >> 20 & 0x3FF, rs1)
    elif word >> 25 == 0x40:
        configure(hart, rd, hart.x[rs2], application(hart, rd, rs1))
    else:
        raise Illegal("no such configuration instruction")


def application(hart: Hart, rd: int, rs1: int) -> int | None:
    """AVL of the forms with a register: all ones for x0 with a destination, None for x0 without."""
    if rs1:
        return hart.x[rs1]
    return (1 << hart.xlen) - 1 if rd else None
