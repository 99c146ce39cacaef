"""Which register groups go together.

Source: V 1.0, sections "Vector Operands", "Vector Masking" "Reserved Instruction Encodings". An
operand is its first register, its EEW in bits (1 for a mask) and its EMUL.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from .hart import Hart, Illegal


@dataclass(frozen=True)
class Group:
    """Registers of an operand, with the width of their elements."""

    first: int
    eew: int
    emul: Fraction

    @property
    def count(self) -> int:
        return max(1, int(self.emul))

    @property
    def registers(self) -> range:
        return range(self.first, self.first + self.count)

    def overlaps(self, other: Group) -> bool:
        return bool(set(self.registers) & set(other.registers))


def group(hart: Hart, first: int, eew: int | None = None) -> Group:
    """The operand that has as many elements as LMUL and SEW say, of `eew` bits (SEW)."""
    width = eew or hart.sew
    return checked(hart, Group(first, width, hart.lmul * width / hart.sew))


def checked(hart: Hart, operand: Group) -> Group:
    """The operand, if there are such groups."""
    if operand.eew > hart.elen:
        raise Illegal(f"elements of {operand.eew} bits")
    if not Fraction(1, 8) <= operand.emul <= 8:
        raise Illegal(f"EMUL {operand.emul}")
    if operand.first % operand.count:
        raise Illegal(f"v{operand.first} begins no group of {operand.count}")
    return operand


def mask(register: int) -> Group:
    return Group(register, 1, Fraction(1))


def one(register: int, eew: int) -> Group:
    """A single register, whatever LMUL is: the scalar of a reduction."""
    return Group(register, eew, Fraction(1))


def require(condition: bool, why: str) -> None:
    if not condition:
        raise Illegal(why)


def typed(hart: Hart) -> None:
    """There is a vtype, and vstart is a number that an instruction of it may leave: others may trap."""
    require(not hart.vill, "vill")
    require(hart.vstart < hart.vlmax, "vstart is no element")


def sources(*operands: Group) -> None:
    """No register is read with two widths."""
    for i, a in enumerate(operands):
        for b in operands[i + 1 :]:
            require(
                a.eew == b.eew or not a.overlaps(b), f"v{a.first} and v{b.first} are read with two widths"
            )


def destination(vd: Group, operands: list[Group], masked: bool) -> None:
    """A result over a source only where each element is read before it is written."""
    if masked and vd.eew != 1:
        require(0 not in vd.registers, "the result is over the mask")
    for source in operands:
        if vd.eew == source.eew or not vd.overlaps(source):
            continue
        if vd.eew < source.eew:
            require(vd.first == source.first, "a narrower result is not the lowest part of its source")
        else:
            top = vd.first + vd.count - source.count
            require(source.emul >= 1 and source.first == top, "a wider result is not over its highest part")


def apart(vd: Group, operands: list[Group], masked: bool) -> None:
    """A result that is over none of its sources, nor over the mask."""
    for source in [*operands, *([mask(0)] if masked else [])]:
        require(not vd.overlaps(source), f"the result is over v{source.first}")
