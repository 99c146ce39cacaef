"""`instar rtl prove`: generated units, vectors where no proof is finished, what is refused and how."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from instar import places
from instar._core import Design, InstarError
from instar.cli import run_command
from instar.hardware.proof import Limits, prove_unit
from instar.hardware.proof.instruction import UnitProver
from instar.hardware.unit import Unit

from . import units
from .butterfly import BUTTERFLY

PROOFS = Path(__file__).parent / "proofs"
RESIDUES = str(Path(__file__).parent / "residues")

#: A product by rows, which no solver shows to be `*`.
ROWS = """\
  logic [31:0] sum;
  always_comb begin
    sum = rd_i;
    for (int i = 0; i < 32; i++) sum = sum + ({32{rs2_i[i]}} & (rs1_i << i));
  end
  assign rd_o = sum;
"""
HARD = units.unit(
    "rows",
    1,
    {"rd_i": 32, "rs1_i": 32, "rs2_i": 32},
    ["rd_o"],
    ROWS,
    [units.instruction("x.muladd", "rd rs1 rs2")],
)


@pytest.mark.parametrize(
    "design", ["cva6-ntt", RESIDUES, str(PROOFS)], ids=["cva6-ntt", "residues", "proofs"]
)
def test_generated_units_are_proved_for_all_operands(design: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "prove", design, "--json", "--vectors", "0"]) == 0
    found = json.loads(capfd.readouterr().out)
    proofs = [proof for unit in found["units"] for proof in unit["instructions"]]
    assert {proof["proof"] for proof in proofs} == {"smt"}, proofs
    assert all(proof["counterexample"] is None for proof in proofs)


def test_the_table_says_what_was_proved(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "prove", RESIDUES, "--only", "pq.mulq"]) == 0
    shown = capfd.readouterr().out
    assert re.search(r"pq.mulq +butterfly +3 +smt +form, residues modulo 8380417", shown), shown
    assert "for all operands" in shown and "pq.bfct" not in shown


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("always_ff @(posedge clk_i)\n", "always_ff @(negedge clk_i)\n"), "clk_i (posedge) is right"),
        (("always_ff @(posedge clk_i)\n", "always_latch\n"), "$dlatch"),
        (("mixed_q <= rs1_i", "mixed_q <= rs3_i"), "rs3_i"),
        (("input logic [4:0] amount_i", "input logic [4:0] amount"), "amount_i"),
        (("output logic [31:0] rd_o", "output logic [30:0] rd_o"), "rd_o has 31 bits"),
    ],
)
def test_what_is_no_unit_is_refused_in_a_sentence(
    change: tuple[str, str], sentence: str, design: Design
) -> None:
    text = units.ROTXOR.text.replace(*change)
    assert text != units.ROTXOR.text
    with pytest.raises(InstarError) as told:
        prove_unit(replace(units.ROTXOR, text=text), design, Limits(5, 0))
    assert sentence in str(told.value)


def test_a_solver_that_does_not_finish_is_no_proof(design: Design) -> None:
    (proof,) = prove_unit(HARD, design, Limits(0.5, 0))
    assert (proof.proof, proof.counterexample) == (None, None)
    assert proof.outcome == "unfinished" and "not finished in" in proof.why


@pytest.mark.slow
def test_where_no_proof_is_finished_vectors_run_in_verilator(design: Design) -> None:
    (proof,) = prove_unit(HARD, design, Limits(0.5, 500_000))
    assert (proof.proof, proof.vectors) == ("vectors", 500_000)
    # One pair of operands in 2^32 that traffic meets rarely, and corner values meet.
    rare = "sum = rd_i + 32'(rs1_i == 32'h00000400 && rs2_i == 32'h00000020);"
    wrong = HARD.text.replace("sum = rd_i;", rare)
    (proof,) = prove_unit(replace(HARD, text=wrong), design, Limits(0.5, 500_000))
    assert proof.proof is None and proof.counterexample is not None
    assert proof.counterexample.operands["rs1_i"] == 0x400


@pytest.mark.slow
def test_nothing_wrong_is_ever_proved() -> None:
    """Numbers in the butterflies' text are changed at random; what is proved still has no counterexample."""
    design = places.library().design(RESIDUES)
    chance = random.Random(20)
    text = BUTTERFLY.text
    numbers = list(re.finditer(r"(?<![\w.'])\d+(?![\w'])|(?<='sd)\d+|(?<='d)\d+", text))
    outcomes = {"proved": 0, "refused": 0}
    for _ in range(60):
        place = chance.choice(numbers)
        changed = str(max(0, int(place[0]) + chance.choice([-2, -1, 1, 2])))
        unit: Unit = replace(BUTTERFLY, text=text[: place.start()] + changed + text[place.end() :])
        try:
            prover = UnitProver.of(unit, design)
        except InstarError:
            continue
        proved = not prover.handshake(5) and all(
            prover.prove(instruction, 0.2).proof for instruction in unit.instructions
        )
        outcomes["proved" if proved else "refused"] += 1
        if proved:
            example = prover.example()
            assert example is None, (place, changed, example)
    assert min(outcomes.values()) > 5, outcomes
