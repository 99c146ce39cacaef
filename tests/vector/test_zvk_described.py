"""The design zvk: its descriptions do what the simulator's own vector cryptography does, and refuse what it refuses.

Source: own design. The same words go through a machine with the manual's instructions and one with the described ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from instar._core import Design, Encoding, Library

from .cases import Case, area
from .cells import encodings
from .driver import ILLEGAL, Left, by_simulator

VLENS = [128, 256, 512, 1024]
DESCRIBED = ("zvkned", "zvknha", "zvkg", "zvksed", "zvksh")
#: Log2 of LMUL by its code in vtype; 4 is reserved.
LMULS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 0, 5: -3, 6: -2, 7: -1}
EDGES = (bytes(16), b"\xff" * 16, b"\1" + bytes(15), bytes(15) + b"\x80", b"\x80" * 16, b"\x55" * 16)


@cache
def design() -> Design:
    return Library([]).design("zvk")


def ours() -> tuple[Encoding, ...]:
    return tuple(e for e in encodings(64) if e.extension in DESCRIBED)


def elements(encoding: Encoding) -> int:
    return 8 if encoding.extension == "zvksh" else 4


def registers(vlen: int, draw: random.Random) -> bytes:
    """Any bits, with edges of the fields and of sums among them."""
    v = bytearray(draw.randbytes(4 * vlen))
    for _ in range(draw.randrange(2 * vlen // 64)):
        at = draw.randrange(0, 4 * vlen, 16)
        v[at : at + 16] = draw.choice(EDGES)
    return bytes(v)


def word(encoding: Encoding, vd: int, vs2: int, other: int) -> int:
    """`other`: vs1, or the immediate where there is one."""
    base = encoding.encode(
        **{name: {"rd": 8, "rs1": 16, "rs2": 24}[name] for name in encoding.files},
        immediate=0,
    )
    assert base is not None, encoding.mnemonic
    base &= ~(0x1F << 7 | 0x1F << 20)
    if "rs1" in encoding.files or encoding.immediate is not None:
        base = base & ~(0x1F << 15) | other << 15
    return base | vd << 7 | vs2 << 20


def legal(encoding: Encoding, vlen: int, draw: random.Random) -> Iterator[Case]:
    """Every SEW, LMUL, group of vl and vstart that is legal, with registers that are."""
    for sew in (32, 64) if encoding.extension == "zvknha" else (32,):
        for code, lmul in LMULS.items():
            room = (vlen << lmul if lmul >= 0 else vlen >> -lmul) // sew
            n = elements(encoding)
            if code == 4 or room < n or sew > 64 * 2.0**lmul:
                continue
            length = 1 << max(lmul, 0)
            groups = room // n
            spans = {(first, last) for last in range(groups + 1) for first in {0, last // 2, last}}
            for first, last in sorted(spans):
                if first >= groups:
                    continue
                starts = draw.sample(range(0, 32, length), 3)
                vd, vs2, other = starts
                if encoding.immediate is not None:
                    other = draw.randrange(32)
                elif encoding.mnemonic.endswith(".vs"):
                    vs2 = draw.choice([r for r in range(32) if not vd <= r < vd + length])
                vtype = code | (sew.bit_length() - 4) << 3 | draw.randrange(4) << 6
                yield Case(
                    word(encoding, vd, vs2, other),
                    vtype,
                    n * last,
                    n * first,
                    0,
                    (0, 0, 0),
                    registers(vlen, draw),
                )


def anything(encoding: Encoding, vlen: int, draw: random.Random) -> Case:
    """Any registers, vtype, vl and vstart, most of it reserved."""
    n = elements(encoding)
    sew = draw.choice((32, 32, 32, 64, 64, 8, 16))
    vtype = draw.randrange(8) | (sew.bit_length() - 4) << 3 | draw.randrange(4) << 6
    if draw.random() < 0.03:
        vtype = 1 << 63
    avl = draw.choice((n * draw.randrange(9), n, draw.randrange(40), 8 * vlen))
    vstart = draw.choice((0, 0, 0, n, n * draw.randrange(4), draw.randrange(20), avl)) % vlen
    aligned = draw.choice((-1, -2, -4, -8))
    vd, vs2, other = (draw.randrange(32) & aligned for _ in range(3))
    if draw.random() < 0.25:
        vs2 = draw.choice((vd, vd + 1)) & 31
    if draw.random() < 0.1:
        other = vd
    made = word(encoding, vd, vs2, other)
    if draw.random() < 0.03:
        made ^= 1 << 25
    return Case(made, vtype, avl, vstart, 0, (0, 0, 0), registers(vlen, draw))


def both(cases: Sequence[Case], vlen: int) -> list[tuple[Left, Left]]:
    before = bytes(area(vlen))
    manual = by_simulator(cases, 64, vlen, before)
    described = by_simulator(cases, 64, vlen, before, design=design())
    return list(zip(manual, described, strict=True))


@pytest.mark.parametrize("vlen", VLENS)
def test_the_same_words_leave_the_same_registers(vlen: int) -> None:
    draw = random.Random(vlen)
    for encoding in ours():
        cases = [case for _ in range(3) for case in legal(encoding, vlen, draw)]
        assert cases
        for case, (manual, described) in zip(cases, both(cases, vlen), strict=True):
            where = f"{encoding.mnemonic} {case.word:#010x}, vtype {case.vtype:#x}, vl {case.avl}, vstart {case.vstart}"
            assert not manual.trapped, where
            assert not manual.differences(described), where


@pytest.mark.parametrize("vlen", VLENS)
def test_what_one_refuses_the_other_does(vlen: int) -> None:
    draw = random.Random(vlen + 1)
    for encoding in ours():
        cases = [anything(encoding, vlen, draw) for _ in range(400)]
        refused = 0
        for case, (manual, described) in zip(cases, both(cases, vlen), strict=True):
            where = f"{encoding.mnemonic} {case.word:#010x}, vtype {case.vtype:#x}, vl {case.avl}, vstart {case.vstart}"
            assert not manual.differences(described), where
            refused += manual.trapped == ILLEGAL
        assert 0 < refused < len(cases)
