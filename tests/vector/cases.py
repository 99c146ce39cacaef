"""Random single vector instructions, with the state that they begin in.

Source: own design. Words are drawn from the manual's listing, so that most of them are legal, with register
groups that are aligned more often than not; some are any words of the four vector opcodes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction

from .manual.dispatch import CIPHER, CRYPTO, INNER, TABLE
from .manual.hart import SEWS, multiplier
from .manual.operands import MVX, VX

#: Where the memory lies that a case may use (driver.S and link.ld).
ADDRESS = 0x4800_0000
_REGISTERS = (0, 8, 16, 24, 8, 16, 24, 4, 12, 20, 28, 2, 6, 1, 3, 9, 31)
_LOADS, _STORES, _ARITHMETIC, _CIPHERS = 0x07, 0x27, 0x57, 0x77


@dataclass(frozen=True)
class Case:
    """x: a0 to a2."""

    word: int
    vtype: int
    avl: int
    vstart: int
    vxrm: int
    x: tuple[int, int, int]
    v: bytes


def area(vlen: int) -> int:
    """Bytes of that memory; strides of 8 reach no further from its middle, and those of 4 from its end."""
    return 16 * vlen + 2048


def _arithmetic(draw: random.Random) -> int:
    form, funct6 = draw.choice(list(TABLE))
    vd, vs2, vs1 = (draw.choice(_REGISTERS) for _ in range(3))
    if form in (VX, MVX):
        vs1 = draw.choice((10, 11, 12, 0))
    elif draw.random() < 0.3:
        vs1 = draw.randrange(32)
    return _ARITHMETIC | vd << 7 | form << 12 | vs1 << 15 | vs2 << 20 | funct6 << 26


def _inner(draw: random.Random) -> int:
    funct6, which = draw.choice(list(INNER))
    to_scalar = (funct6, which) in ((0x10, 0), (0x10, 16), (0x10, 17))
    vd = draw.choice((10, 11, 12)) if to_scalar else draw.choice(_REGISTERS)
    vs2 = 0 if (funct6, which) == (0x14, 17) and draw.random() < 0.9 else draw.choice(_REGISTERS)
    return _ARITHMETIC | vd << 7 | 2 << 12 | which << 15 | vs2 << 20 | funct6 << 26


def _cipher(draw: random.Random) -> int:
    vd, vs2, vs1 = (draw.choice(_REGISTERS) for _ in range(3))
    if draw.random() < 0.5:
        funct6, vs1 = draw.choice(list(CIPHER))
    else:
        funct6 = draw.choice(list(CRYPTO))
        if funct6 in (0x21, 0x22, 0x2A, 0x2B):
            vs1 = draw.randrange(32)
    return _CIPHERS | vd << 7 | 2 << 12 | vs1 << 15 | vs2 << 20 | funct6 << 26


def _access(draw: random.Random) -> int:
    opcode, mode = draw.choice((_LOADS, _STORES)), draw.choice((0, 0, 0, 1, 2, 3))
    vd, width = draw.choice(_REGISTERS), draw.choice((0, 5, 6, 7))
    fields = draw.choice((0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7))
    other = draw.choice(_REGISTERS)
    if mode == 0:
        other = draw.choice((0, 0, 0, 8, 11, 16))
        width = 0 if other in (8, 11) and draw.random() < 0.7 else width
    elif mode == 2:
        other = 11
    return opcode | vd << 7 | width << 12 | 10 << 15 | other << 20 | mode << 26 | fields << 29


def _any(draw: random.Random) -> int:
    opcode = draw.choice((_LOADS, _STORES, _ARITHMETIC, _CIPHERS))
    return draw.getrandbits(25) << 7 | opcode


def _usable(word: int) -> bool:
    """Whether a word touches only what the driver keeps: no other scalar register, no vset."""
    opcode, form, rs1, rs2 = word & 0x7F, word >> 12 & 7, word >> 15 & 31, word >> 20 & 31
    if opcode in (_LOADS, _STORES):
        return rs1 == 10 and form not in (1, 2, 3, 4) and (word >> 26 & 3 != 2 or rs2 == 11)
    if opcode == _CIPHERS:
        return form == 2
    if form in (1, 5, 7):
        return False
    if form in (VX, MVX):
        return rs1 in (0, 10, 11, 12)
    return form != 2 or word >> 26 != 0x10 or word >> 7 & 31 in (10, 11, 12)


def case(draw: random.Random, xlen: int, vlen: int) -> Case:
    kinds = (_arithmetic, _arithmetic, _arithmetic, _inner, _access, _access, _cipher, _any)
    word = 0
    while not word or not _usable(word):
        kind = draw.choice(kinds)
        word = kind(draw)
        if kind is not _any:
            always = kind is _cipher or (word & 0x7F == _ARITHMETIC and word >> 26 in (0x10, 0x17, 0x27))
            word |= (draw.random() < (0.9 if always else 0.6)) << 25
    opcode = word & 0x7F
    vtype = _vtype(draw, opcode == _CIPHERS)
    avl = draw.choice((0, 1, 2, 3, 5, 8, 16, 31, 33, 64, 1 << 14, draw.randrange(300)))
    if opcode == _CIPHERS and draw.random() < 0.8:
        avl &= ~7
    vstart = draw.choice((0,) * 12 + (1, 2, 3, 4, 8, draw.randrange(64)))
    mask = (1 << xlen) - 1
    edges = (0, 1, 2, 7, mask, 1 << (xlen - 1), draw.getrandbits(8), draw.getrandbits(xlen))
    first, second, third = (draw.choice(edges) for _ in range(3))
    v = bytearray(draw.randbytes(4 * vlen))
    if draw.random() < 0.2:
        v = bytearray(draw.choice((b"\0", b"\xff", b"\x80", b"\x7f")) * (4 * vlen))
    if opcode in (_LOADS, _STORES):
        first, second = ADDRESS + area(vlen) // 2, draw.choice((0, 1, 2, 4, 8, 3, mask, mask - 3))
        if draw.random() < 0.3:
            # Some element lies behind the end.
            first = ADDRESS + area(vlen) - draw.choice((0, 1, 2, 4, 8, vlen // 8, draw.randrange(vlen)))
            second = draw.choice((1, 2, 4, 8, 3, mask, mask - 3))
        if word >> 26 & 1:
            _indices(draw, v, word, vlen)
    return Case(word, vtype, avl, vstart, draw.randrange(4), (first, second, third), bytes(v))


def _vtype(draw: random.Random, cipher: bool) -> int:
    """Mostly what every hart with elements of 64 bits has: no fraction that only some have."""
    vtype = draw.choice((0, 1, 2, 3, 5, 6, 7)) | draw.randrange(4) << 3 | draw.randrange(4) << 6
    if cipher and draw.random() < 0.8:
        vtype = vtype & ~0x38 | draw.choice((2, 2, 2, 3)) << 3
    if SEWS[vtype >> 3 & 3] > 64 * min(multiplier(vtype & 7), Fraction(1)):
        vtype &= ~7
    return vtype if draw.random() < 0.99 else draw.choice((4, 0x20, 0x100, vtype | 4))


def _indices(draw: random.Random, v: bytearray, word: int, vlen: int) -> None:
    """Small numbers where an indexed access may read its indices."""
    size = {0: 1, 5: 2, 6: 4, 7: 8}[word >> 12 & 7]
    for at in range((word >> 20 & 31) * vlen // 8, len(v) - size + 1, size):
        v[at : at + size] = draw.randrange(0, 200).to_bytes(size, "little")
