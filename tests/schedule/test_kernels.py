"""Shipped kernels that compute the same by the same operations are proved equal in whatever order."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from .programs import FUNCTIONS, NTT, SOFTWARE, built, proof, renamed

STACK = "memory that is reached by sp is reached by no other pointer"
FOLDERS = ("paired", "scheduled", "three-ports")


@pytest.mark.parametrize("kernel", FUNCTIONS)
@pytest.mark.parametrize("pair", list(combinations(FOLDERS, 2)), ids="-".join)
def test_every_step_of_the_design_computes_the_same(kernel: str, pair: tuple[str, str]) -> None:
    a, b = (built(NTT / folder / f"{kernel}.S") for folder in pair)
    found = proof(a, b, kernel)
    assert found["refusal"] is None
    assert found["paths"] == 1


@pytest.mark.parametrize("kernel", FUNCTIONS)
def test_software_is_the_same_in_other_registers_and_with_compressed_words(
    kernel: str, tmp_path: Path
) -> None:
    source = SOFTWARE / f"{kernel}.S"
    other = tmp_path / f"{kernel}.S"
    names = {"t2": "t3", "t3": "t5", "t5": "t2", "a4": "a5", "a5": "a4"}
    other.write_text(renamed(source.read_text(), names))
    found = proof(built(source), built(other, "rv32imc"), kernel)
    assert found["refusal"] is None


def test_a_kernel_with_the_design_s_instructions_is_not_the_software_by_these_rules() -> None:
    found = proof(built(SOFTWARE / "pointwise.S"), built(NTT / "scheduled/pointwise.S"), "pointwise")
    assert found["refusal"] is not None and found["refusal"].startswith(
        "memory at a0 may differ: A writes it last at "
    )


def test_what_was_assumed_is_told() -> None:
    ntt = built(NTT / "scheduled/ntt.S")
    assert proof(ntt, ntt, "ntt")["assumptions"][0] == STACK
    pointwise = built(NTT / "scheduled/pointwise.S")
    assert (
        "the memory at a0 does not overlap that at a1"
        in proof(pointwise, pointwise, "pointwise")["assumptions"]
    )
