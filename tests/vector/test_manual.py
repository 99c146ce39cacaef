"""Random vector instructions in the simulator, and by the manual in Python, which shares nothing with it.

Lengths of 2,048 and 4,096 bits, which no emulator has, are judged by this alone. `python -m tests.vector
--seconds 600` goes on with other cases.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from .cases import area, case
from .driver import by_manual, by_simulator


def differences(
    seed: int, xlen: int, vlen: int, ones: bool, count: int, folder: Path
) -> tuple[list[str], int]:
    """What differs of so many cases, and how many executed."""
    draw = random.Random(f"{seed} {xlen} {vlen}")
    cases = [case(draw, xlen, vlen) for _ in range(count)]
    before = draw.randbytes(area(vlen))
    wrong, executed = [], 0
    for one, ours in zip(cases, by_simulator(cases, xlen, vlen, before, folder, ones), strict=True):
        manual = by_manual(one, xlen, vlen, before, ones)
        executed += not manual.trapped
        found = manual.differences(ours)
        if found:
            state = f"vtype {one.vtype:#x}, avl {one.avl}, vstart {one.vstart}"
            wrong.append(f"{one.word:#010x} with {state}: {'; '.join(found)}")
    return wrong, executed


@pytest.mark.parametrize("ones", [False, True], ids=["kept", "ones"])
@pytest.mark.parametrize("vlen", [128, 256, 1024, 2048, 4096])
@pytest.mark.parametrize("xlen", [32, 64])
def test_what_an_instruction_leaves_is_what_the_manual_says(
    xlen: int, vlen: int, ones: bool, tmp_path: Path
) -> None:
    wrong, executed = differences(1, xlen, vlen, ones, 150, tmp_path)
    assert wrong == []
    assert executed > 50
