"""State of a hart with vectors, element by element.

Source: The RISC-V Instruction Set Manual, volume I, "V" extension, version 1.0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

#: Widths of an element in bits, by the field vsew.
SEWS = (8, 16, 32, 64)


class Illegal(Exception):
    """What the manual calls an illegal instruction, or reserves."""


class Fault(Exception):
    """An access of memory that is not there, at `address`."""

    def __init__(self, address: int) -> None:
        super().__init__(f"no memory at {address:#x}")
        self.address = address


def signed(value: int, bits: int) -> int:
    """The number that `bits` bits mean in two's complement."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


@dataclass
class Memory:
    """Bytes from `base` on; nothing else is there."""

    base: int
    data: bytearray

    def load(self, address: int, size: int) -> bytes:
        at = self._at(address, size)
        return bytes(self.data[at : at + size])

    def store(self, address: int, data: bytes) -> None:
        at = self._at(address, len(data))
        self.data[at : at + len(data)] = data

    def _at(self, address: int, size: int) -> int:
        at = address - self.base
        if not 0 <= at <= len(self.data) - size:
            raise Fault(address)
        return at


@dataclass
class Hart:
    """Registers of a hart that has vectors, without floating point.

    xlen: 32 or 64; vlen: bits of a vector register, a power of two from 32 to 65,536; elen: 32
    or 64. ones: tail and masked-off elements of agnostic operations become all ones, else they
    stay. high_products: whether vmulh, vmulhu, vmulhsu and vsmul take elements of 64 bits (V does,
    not Zve64x).
    """

    xlen: int
    vlen: int
    memory: Memory
    elen: int = 64
    ones: bool = False
    high_products: bool = True
    x: list[int] = field(default_factory=lambda: [0] * 32)
    v: bytearray = field(default_factory=bytearray)
    vl: int = 0
    vtype: int = -1
    vstart: int = 0
    vxrm: int = 0
    vxsat: int = 0

    def __post_init__(self) -> None:
        self.v = self.v or bytearray(32 * self.vlenb)
        if self.vtype < 0:
            self.vtype = 1 << (self.xlen - 1)

    # --- vtype

    @property
    def vlenb(self) -> int:
        return self.vlen // 8

    @property
    def vill(self) -> bool:
        return bool(self.vtype >> (self.xlen - 1))

    @property
    def sew(self) -> int:
        return SEWS[self.vtype >> 3 & 3]

    @property
    def lmul(self) -> Fraction:
        return multiplier(self.vtype & 7)

    @property
    def vlmax(self) -> int:
        return int(self.vlen * self.lmul / self.sew)

    @property
    def tail_agnostic(self) -> bool:
        return bool(self.vtype & 0x40)

    @property
    def mask_agnostic(self) -> bool:
        return bool(self.vtype & 0x80)

    # --- The register file. An element is named by the first register of its group and its index in
    # it.

    def element(self, register: int, index: int, eew: int) -> int:
        at = register * self.vlenb + index * eew // 8
        return int.from_bytes(self.v[at : at + eew // 8], "little")

    def set_element(self, register: int, index: int, eew: int, value: int) -> None:
        at = register * self.vlenb + index * eew // 8
        self.v[at : at + eew // 8] = (value & ((1 << eew) - 1)).to_bytes(eew // 8, "little")

    def bit(self, register: int, index: int) -> int:
        return self.v[register * self.vlenb + index // 8] >> index % 8 & 1

    def set_bit(self, register: int, index: int, value: int) -> None:
        at = register * self.vlenb + index // 8
        self.v[at] = self.v[at] & ~(1 << index % 8) | (value & 1) << index % 8

    def write_x(self, register: int, value: int) -> None:
        if register:
            self.x[register] = value & ((1 << self.xlen) - 1)

    # --- Which elements an operation computes

    def active(self, masked: bool) -> list[int]:
        """Indices of the body that are computed, in order."""
        return [i for i in range(self.vstart, self.vl) if not masked or self.bit(0, i)]

    def write(self, vd: int, eew: int, results: dict[int, int]) -> None:
        """Elements that were computed, and what the policies say of the others; all sources were read."""
        if self.vstart >= self.vl:
            return
        for i in range(self.vstart, self.vl):
            if i in results:
                self.set_element(vd, i, eew, results[i])
            elif self.ones and self.mask_agnostic:
                self.set_element(vd, i, eew, -1)
        self.end(vd, eew, self.vl)

    def end(self, vd: int, eew: int, first: int) -> None:
        """The tail of a group from element `first` on, the rest of a register included."""
        if self.ones and self.tail_agnostic:
            group = self.lmul * eew / self.sew
            self._ones(vd, first * eew, int(max(group, Fraction(1)) * self.vlen))

    def write_mask(self, vd: int, results: dict[int, int]) -> None:
        """Bits that were computed; the tail of a mask is agnostic always."""
        if self.vstart >= self.vl:
            return
        for i in range(self.vstart, self.vl):
            if i in results:
                self.set_bit(vd, i, results[i])
            elif self.ones and self.mask_agnostic:
                self.set_bit(vd, i, 1)
        if self.ones:
            self._ones(vd, self.vl, self.vlen)

    def write_first(self, vd: int, eew: int, value: int) -> None:
        """Element 0 of a register whose others are tail: nothing where vl is 0."""
        if self.vstart >= self.vl:
            return
        self.set_element(vd, 0, eew, value)
        if self.ones and self.tail_agnostic:
            self._ones(vd, eew, self.vlen)

    def _ones(self, vd: int, first: int, end: int) -> None:
        """Bits of a group, counted from its start, become ones."""
        for i in range(first, min(-(-first // 8) * 8, end)):
            self.set_bit(vd, i, 1)
        at, to = (vd * self.vlenb + bits // 8 for bits in (first + 7, end))
        self.v[at:to] = b"\xff" * (to - at)


def multiplier(vlmul: int) -> Fraction:
    """LMUL by the field vlmul; 4 is reserved."""
    if vlmul == 4:
        raise Illegal("vlmul 100")
    return Fraction(2) ** (vlmul if vlmul < 4 else vlmul - 8)
