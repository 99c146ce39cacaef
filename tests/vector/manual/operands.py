"""Fields of an OP-V word, and its second operand as a function of the element's index.

Source: V 1.0, "Vector Arithmetic Instruction Formats".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .hart import Hart, Illegal, signed
from .legal import Group, group

VV, MVV, VI, VX, MVX = 0, 2, 3, 4, 6


@dataclass(frozen=True)
class Word:
    """An instruction of the opcodes OP-V (0x57) and OP-VE (0x77)."""

    bits: int

    @property
    def vd(self) -> int:
        return self.bits >> 7 & 31

    @property
    def form(self) -> int:
        return self.bits >> 12 & 7

    @property
    def vs1(self) -> int:
        return self.bits >> 15 & 31

    @property
    def vs2(self) -> int:
        return self.bits >> 20 & 31

    @property
    def masked(self) -> bool:
        return not self.bits >> 25 & 1

    @property
    def funct6(self) -> int:
        return self.bits >> 26

    @property
    def simm5(self) -> int:
        return signed(self.vs1, 5)


def unmasked(word: Word) -> None:
    if word.masked:
        raise Illegal("vm = 0 is reserved here")


def scalar(hart: Hart, word: Word, unsigned: bool = False) -> int:
    """The operand of the forms .vx and .vi, sign-extended from XLEN, or an immediate."""
    if word.form == VI:
        return word.vs1 if unsigned else word.simm5
    return signed(hart.x[word.vs1], hart.xlen)


def second(
    hart: Hart, word: Word, unsigned: bool = False, eew: int | None = None
) -> tuple[Callable[[int], int], list[Group]]:
    """The operand vs1, rs1 or the immediate by index, as `eew` bits (SEW), and the group that is read."""
    width = eew or hart.sew
    if word.form in (VV, MVV):
        read = group(hart, word.vs1, width)
        return lambda i: hart.element(read.first, i, width), [read]
    value = scalar(hart, word, unsigned) & ((1 << width) - 1)
    return lambda _: value, []
