"""The design zvk: described and the manual's instructions leave the same registers, and refuse the same.

Source: own design. The same words go through a machine with either.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from instar._core import Encoding

from .cases import Case
from .described import both, ours, told, word
from .driver import ILLEGAL

VLENS = [128, 256, 512, pytest.param(1024, marks=pytest.mark.slow)]
#: Log2 of LMUL by its code in vtype; 4 is reserved.
LMULS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 0, 5: -3, 6: -2, 7: -1}
EDGES = (bytes(16), b"\xff" * 16, b"\1" + bytes(15), bytes(15) + b"\x80", b"\x80" * 16, b"\x55" * 16)


def elements(encoding: Encoding) -> int:
    return 8 if encoding.extension == "zvksh" else 4


def registers(vlen: int, draw: random.Random) -> bytes:
    """Any bits, with edges of the fields and of sums among them."""
    v = bytearray(draw.randbytes(4 * vlen))
    for _ in range(draw.randrange(2 * vlen // 64)):
        at = draw.randrange(0, 4 * vlen, 16)
        v[at : at + 16] = draw.choice(EDGES)
    return bytes(v)


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


@pytest.mark.parametrize("vlen", VLENS)
def test_the_same_words_leave_the_same_registers(vlen: int) -> None:
    draw = random.Random(vlen)
    cases = [(e, case) for e in ours() for _ in range(3) for case in legal(e, vlen, draw)]
    assert {e.mnemonic for e, _ in cases} == {e.mnemonic for e in ours()}
    for (encoding, case), (manual, described) in zip(cases, both([c for _, c in cases], vlen), strict=True):
        assert not manual.trapped, told(encoding, case)
        assert not manual.differences(described), told(encoding, case)


@pytest.mark.parametrize("vlen", VLENS)
def test_what_one_refuses_the_other_does(vlen: int) -> None:
    draw = random.Random(vlen + 1)
    cases = [(e, anything(e, vlen, draw)) for e in ours() for _ in range(400)]
    refused = 0
    for (encoding, case), (manual, described) in zip(cases, both([c for _, c in cases], vlen), strict=True):
        assert not manual.differences(described), told(encoding, case)
        refused += manual.trapped == ILLEGAL
    assert len(cases) // 2 < refused < len(cases)
