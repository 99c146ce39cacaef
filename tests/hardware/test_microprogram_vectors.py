"""Lanes of the unit for microprograms beside exact integer arithmetic.

A solver proves a column, from which a step of a whole lane follows (`test_microprogram_proof`).
Here that is tried: whole lanes, as the organisations of tum22-sike have them, and of digits of 8
bits; each step is one of all columns.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from instar.rtl.verilator import driven

from .test_microprogram_proof import module, of_digit

DRIVER = (Path(__file__).parent / "microprogram" / "lane.cpp").read_text()
#: Bits of a number.
WIDTH = 768
FEW, MANY = 20_000, 10_000_000
slow = pytest.mark.slow


def compared(digit: int, steps: int, lane: str, column: str) -> str:
    """What the driver says of so many steps of a lane."""
    digits = WIDTH // digit
    files = {
        "instar_mp_column.sv": of_digit(column, digit),
        "instar_mp_lane.sv": of_digit(lane, digit).replace("Digits = 48", f"Digits = {digits}"),
    }
    program = driven("instar_mp_lane", files, DRIVER, "-O2", "vectors need")
    words = [str(program), str(digit), str(digits), str(steps)]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("digit", "steps"), [(16, FEW), *(pytest.param(digit, MANY, marks=slow) for digit in (8, 16, 32))]
)
def test_a_lane_s_steps_are_montgomery_s(digit: int, steps: int) -> None:
    assert compared(digit, steps, module("lane"), module("column")) == f"right {steps}"


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("column", "+ (Digit + 2)'(upper_i[Digit]);", ";"),
        pytest.param("column", "(Digit + 2)'(low[Digit+1:Digit])", "(Digit + 2)'(low[Digit])", marks=slow),
        pytest.param("lane", "begins_q ? '0 : upper_q", "upper_q", marks=slow),
    ],
)
def test_a_fault_in_a_lane_is_found(file: str, old: str, new: str) -> None:
    texts = {name: module(name) for name in ("lane", "column")}
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new)
    assert compared(16, FEW, texts["lane"], texts["column"]).startswith("wrong in digit")
