"""Deliberately wrong RTL is refused, each time with a counterexample that the simulator replays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from instar._core import Design
from instar.hardware.proof.instruction import Limits, prove_unit
from instar.hardware.proof.oracle import Oracle
from instar.hardware.unit import Unit

from . import units

#: What is wrong, the unit, and the text that stands in the place of another.
MUTANTS = [
    ("swapped operands", units.CHI, "(~a_q & b_q)", "(a_q & ~b_q)"),
    ("another operand", units.PRODUCTS, "b_q <= rs2_i;", "b_q <= rs1_i;"),
    (
        "a constant one too large",
        units.ADDQ,
        "last = {1'b0, less} - 14'sd3329",
        "last = {1'b0, less} - 14'sd3330",
    ),
    ("a comparison one off", units.ADDQ, "last < 0 ?", "last <= 0 ?"),
    ("an amount one off", units.ROTXOR, "6'd32 -", "6'd31 -"),
    ("the other op code", units.PRODUCTS, "op2_q ? high_q : low_q", "op2_q ? low_q : high_q"),
    ("unsigned instead of signed", units.PRODUCTS, "logic signed [31:0] a_q, b_q", "logic [31:0] a_q, b_q"),
    ("a product without its highest row", units.CLMUL, "i < 32; i++) high", "i < 31; i++) high"),
    ("a register too few", units.CHI, "assign rd_o = chi2_q;", "assign rd_o = chi_q;"),
    ("an op code of the next instruction", units.PRODUCTS, "op2_q ?", "op_q ?"),
    ("a stage that does not wait", units.CHI, "if (advance) begin\n      rd_q", "begin\n      rd_q"),
    ("valid bits that do not wait", units.CHI, "else if (advance) valid_q", "else valid_q"),
    ("ready without looking at the end", units.CLMUL, "ready_o = advance", "ready_o = 1'b1"),
    ("a result that is valid too early", units.CHI, "valid_o = valid_q[2]", "valid_o = valid_q[1]"),
    ("rare: one pair of operands", units.CHI, "chi_q <= rd_q", "chi_q <= (rs1_i == 32'h2b992ddf) ^ rd_q"),
]


@pytest.mark.parametrize(
    ("unit", "right", "wrong"), [row[1:] for row in MUTANTS], ids=[row[0] for row in MUTANTS]
)
def test_wrong_rtl_is_refused_with_a_counterexample(
    unit: Unit, right: str, wrong: str, design: Design
) -> None:
    assert unit.text.count(right) == 1
    found = prove_unit(replace(unit, text=unit.text.replace(right, wrong)), design, Limits(20, 0))
    examples = [proof.counterexample for proof in found if proof.counterexample is not None]
    assert examples, found
    example = examples[0]
    assert example.expected != example.got or example.what
    if example.expected:
        # The simulator itself says so.
        (instruction,) = (one for one in unit.instructions if one.mnemonic == example.mnemonic)
        assert (
            Oracle(instruction, design, [port.name for port in unit.inputs]).results(example.operands)[0]
            == example.expected
        )
        assert hex(
            example.expected[next(n for n in example.got if example.got[n] != example.expected[n])]
        ) in (example.sentence())
