"""Loops that run a round a cycle: proved, refused where they are wrong, told where there is none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.hardware.proof.instruction import Limits, prove_unit
from instar.hardware.proof.vectors import try_vectors

from .lint import lint
from .loops import MIXED, PRODUCT, STATE, Behaviours, unit_of


@pytest.mark.parametrize("behaviours", [PRODUCT, MIXED, STATE], ids=["product", "mixed", "state"])
def test_a_loop_is_proved_for_all_operands_and_any_traffic(behaviours: Behaviours, tmp_path: Path) -> None:
    design, unit = unit_of(tmp_path / "loops", behaviours)
    lint(tmp_path, unit)
    assert [proof.proof for proof in prove_unit(unit, design, Limits(60, 0))] == ["smt"] * len(behaviours)


def test_verilator_gives_the_simulators_results_with_gaps_and_stalls(tmp_path: Path) -> None:
    design, unit = unit_of(tmp_path / "loops", MIXED)
    for instruction in unit.instructions:
        tried = try_vectors(unit, instruction, design, [], 3000)
        assert tried.example is None and tried.vectors == 3000


#: What is wrong, the text, and another in its place.
MUTANTS = [
    (
        "a round too few",
        "round_q == (loop_q == 2'd0 ? 4'd8 : 4'd5)",
        "round_q == (loop_q == 2'd0 ? 4'd7 : 4'd5)",
    ),
    ("a round too many", "4'd8 : 4'd5)", "4'd8 : 4'd6)"),
    ("a wrong constant", "30'h2db88320", "30'h2db88321"),
    ("another round's constant", "3'd2: keys_1 = 32'hf39", "3'd2: keys_1 = 32'hf29"),
    ("a result that does not wait", "!done || ready_i", "1'b1"),
    ("operands taken while a loop is at work", "ready_o = !busy_q && (", "ready_o = ("),
    ("a result too early", "busy_q ? done :", "busy_q ? round_q == 4'd4 :"),
    ("a counter that does not begin anew", "round_q + 4'd1 : '0", "round_q + 4'd1 : round_q"),
    ("an operand that is not held", "(moves && begins_x_keyed) rs2", "(moves) rs2"),
]


@pytest.mark.parametrize(("right", "wrong"), [row[1:] for row in MUTANTS], ids=[row[0] for row in MUTANTS])
def test_a_wrong_sequencer_is_refused_with_a_counterexample(right: str, wrong: str, tmp_path: Path) -> None:
    design, unit = unit_of(tmp_path / "loops", MIXED)
    assert right in unit.text, unit.text
    found = prove_unit(replace(unit, text=unit.text.replace(right, wrong, 1)), design, Limits(20, 0))
    assert any(proof.counterexample for proof in found), found
    assert not all(proof.proof for proof in found)


def test_what_traffic_does_not_meet_a_round_shows(tmp_path: Path) -> None:
    """One value of a register among 2^32."""
    design, unit = unit_of(tmp_path / "loops", {"x.crc": MIXED["x.crc"]})
    right = "crc_q <= "
    assert right in unit.text
    wrong = unit.text.replace(right, "crc_q <= (crc_q == 32'h2b992ddf) ^ ")
    (found,) = prove_unit(replace(unit, text=wrong), design, Limits(20, 0))
    assert found.proof is None and found.refuted
    assert "crc_q becomes what is described" in found.why and "0x2b992ddf" in found.why


def test_a_register_that_cannot_hold_a_local_variable_is_refused_in_a_sentence(tmp_path: Path) -> None:
    design, unit = unit_of(tmp_path / "loops", {"x.crc": MIXED["x.crc"]})
    right = "logic [31:0] crc_q"
    assert right in unit.text
    for bits in (33, 64):
        wide = unit.text.replace(right, f"logic [{bits - 1}:0] crc_q")
        (found,) = prove_unit(replace(unit, text=wide), design, Limits(20, 0))
        assert found.proof is None and f"crc_q has {bits} bits, and 32 are right" in found.why


TIMES = "latency = {}\ninterval = {}\nsequenced_rounds = {}\n"
REFUSED = {
    "the latency of x.crc is not 10: 8 rounds, a cycle for the operands and one for the result": (
        MIXED["x.crc"][1],
        TIMES.format(8, 10, 8),
    ),
    "the interval of x.crc is not 10": (MIXED["x.crc"][1], TIMES.format(10, 1, 8)),
    "it has no loop of 9 rounds; the loops that it has take 8": (MIXED["x.crc"][1], TIMES.format(11, 11, 9)),
    "it has no loop of 8 rounds, all of which are one body": (MIXED["x.add"][1], TIMES.format(10, 10, 8)),
    "several of its loops have 8 rounds": (
        "unsigned<32> a = X[rs1]; for (int i = 0; i < 8; i++) a = a ^ (a << 1);\n"
        "for (int i = 0; i < 8; i++) a = a ^ (a >> 1); X[rd] = a;",
        TIMES.format(10, 10, 8),
    ),
    "its loops stand under a condition": (
        "unsigned<32> a = X[rs1]; if (X[rs2] == 0) for (int i = 0; i < 8; i++) a = a ^ (a << 1); X[rd] = a;",
        TIMES.format(10, 10, 8),
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_cost_that_does_not_fit_the_loop_is_refused(what: str, tmp_path: Path) -> None:
    behaviour, timing = REFUSED[what]
    with pytest.raises(InstarError) as refused:
        unit_of(tmp_path / "loops", {"x.crc": (8, behaviour)}, {"x.crc": timing})
    sentence = str(refused.value)
    assert what in sentence
    assert ("loops.core_desc:9" in sentence) or ("design.toml:" in sentence)


def test_beside_a_loop_an_instruction_goes_through_in_one_cycle(tmp_path: Path) -> None:
    with pytest.raises(InstarError, match=r"x\.add shares the unit"):
        unit_of(tmp_path / "loops", MIXED, {"x.add": "latency = 2\ninterval = 1\n"})


def test_a_loop_with_two_lengths_of_loops_says_which_runs(tmp_path: Path) -> None:
    """Others are written out."""
    behaviour = (
        "unsigned<32> a = X[rs1]; for (int i = 1; i < 5; i++) a = a ^ (a << i);\n"
        "for (int i = 0; i < 6; i++) a = (unsigned<32>)(a + (a >> 3)); X[rd] = a;"
    )
    for rounds in (4, 6):
        design, unit = unit_of(tmp_path / f"loops{rounds}", {"x.two": (rounds, behaviour)})
        assert unit.latency == rounds + 2
        assert [proof.proof for proof in prove_unit(unit, design, Limits(60, 0))] == ["smt"]


def test_a_register_of_the_core_is_written_behind_the_loop(tmp_path: Path) -> None:
    behaviour = "for (int i = 0; i < 4; i++) X[rd] = (unsigned<32>)(X[rs1] + i);"
    with pytest.raises(AssertionError, match=r"writes X\[rd\] before its loop ends"):
        unit_of(tmp_path / "loops", {"x.odd": (4, behaviour)})
