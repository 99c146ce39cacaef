"""Steps of the coprocessor bus-hqc, proved for all operands against the formulas of HQC (`hqc_steps`).

A step is the circuit in one state of its control: what registers hold after it, and what goes to
the memories, are terms over what they held before.
"""

from __future__ import annotations

import functools
import hashlib
import random
import re

import numpy as np
import pytest
from instar.hardware.proof.solver import always
from instar.hardware.proof.terms import Pool, evaluate
from instar.hardware.slave import slaves_of
from instar.places import library

from ..shared import ROOT
from .hqc_steps import Circuit, Formulas
from .hqc_terms import ALPHA, Terms, field_product, generator, round_constants

#: For each claim; most take less than five.
SECONDS = 300.0
PAGE = " ".join((ROOT / "designs" / "bus-hqc" / "README.md").read_text(encoding="utf-8").split())
TEXT = (ROOT / "designs" / "bus-hqc" / "hqc.core_desc").read_text(encoding="utf-8")
slow = pytest.mark.slow


@functools.cache
def generated() -> tuple[str, str]:
    """The slave's text, and the module in it without memories."""
    (slave,), _ = slaves_of(library().design("bus-hqc").of_variant("obi"))
    return slave.files[slave.file], slave.logic


def listed(name: str) -> list[int]:
    """A table of the description."""
    found = re.search(rf"{name}\[\d+\] = {{(.*?)}}", TEXT, re.DOTALL)
    assert found is not None
    return [int(number, 0) for number in found[1].split(",")]


def test_tables_of_the_description_are_those_of_the_standards() -> None:
    assert listed("ALPHA") == ALPHA
    assert listed("RC") == round_constants()
    tables = listed("GENERATOR")
    for begin, parity in ((0, 30), (64, 32), (128, 58)):
        assert tables[begin : begin + 64] == generator(parity) + [0] * (64 - parity)


@pytest.mark.parametrize("n", [17_669, 35_851, 57_637])
def test_a_draw_is_the_rest_of_a_division(n: int) -> None:
    """What a draw computes is drawn modulo n, for all numbers of 24 bits, by the reciprocal of software."""
    drawn = np.arange(1 << 24, dtype=np.uint64)
    rest = drawn - (drawn * np.uint64((1 << 32) // n) >> np.uint64(32)) * np.uint64(n)
    assert np.array_equal(np.where(rest >= n, rest - np.uint64(n), rest), drawn % np.uint64(n))


@slow
def test_steps_are_what_hqc_says() -> None:
    circuit = Circuit(*generated())
    names = set()
    for claim in Formulas(circuit).claims():
        answer = always(circuit.pool, claim.holds, SECONDS, claim.assumed)
        assert answer.holds, f"{claim.name}, step {claim.step}: {answer}"
        names.add(claim.name)
    assert f"{len(names)} claims" in PAGE


@slow
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"discrepancy_q \^ (times_\w+);", r"discrepancy_q | \1;"),
        (r"(mixed_\w+) \^ state_q\[1471:1408\];", r"\1 | state_q[1471:1408];"),
        (r"\{16'h0, (chosen_\w+)\} : wdata;", r"{15'h0, \1, 1'd0} : wdata;"),
    ],
)
def test_a_step_with_a_fault_is_none_of_them(old: str, new: str) -> None:
    text, module = generated()
    wrong, changed = re.subn(old, new, text)
    assert changed == 1
    circuit = Circuit(wrong, module)
    answers = (
        always(circuit.pool, claim.holds, SECONDS, claim.assumed).holds
        for claim in Formulas(circuit).claims()
    )
    assert not all(answers)


def test_formulas_are_those_of_numbers() -> None:
    chance, terms = random.Random(1), Terms(Pool())
    a, b = terms.pool.var("a", 8), terms.pool.var("b", 8)
    product = terms.times(a, b)
    for _ in range(200):
        values = {"a": chance.randrange(256), "b": chance.randrange(256)}
        assert evaluate([product], values)[product] == field_product(values["a"], values["b"])
    # A block of zeros, padded, is what SHA3-256 hashes of nothing.
    state = terms.const(6 | 1 << (8 * 136 - 1), 1600)
    for number in range(24):
        lanes = {(at % 5, at // 5): terms.bits(state, 64 * at + 63, 64 * at) for at in range(25)}
        state = terms.pool.concat(*reversed(terms.permuted(lanes, terms.const(number, 5))))
    assert state.value is not None
    assert state.value.to_bytes(200, "little")[:32] == hashlib.sha3_256(b"").digest()
