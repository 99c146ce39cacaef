"""Masked gadgets and their leaky twins on Ibex, which has no register in front of its ALU."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import LeakReport, Program
from instar.cli import run_command
from instar.leak import Masking, Plan, evaluate, read_shared
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
CORES = ("ibex-small", "ibex-opentitan")
INPUTS = ["a:boolean:a0,a1", "b:boolean:a2,a3"]
RESULT = "c:boolean:a0,a1"
#: Wires on which operands meet, by their port, and those of results.
_OPERANDS = {"ibex-small": ({"read a"}, {"read b"}), "ibex-opentitan": ({"forwarded a"}, {"forwarded b"})}
_RESULTS = {"adder", "result", "register write"}
_DESIGN = """
[design]
name = "again"
title = "A copy"
summary = "A register again."
extensions = ["again.core_desc"]
cores = ["{core}"]
[timing."{core}"."again"]
unit = "ex"
latency = 1
interval = 1
from = "assumed"
"""
_DESCRIPTION = """
import "RV32I.core_desc"
InstructionSet Again extends RV32I {
  instructions {
    AGAIN {
      encoding: 7'h0a :: 5'd0 :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'h0b;
      assembly: {"again", "{name(rd)}, {name(rs1)}"};
      behavior: if (rd != 0) X[rd] = X[rs1];
    }
  }
}
"""


@pytest.fixture(scope="module", params=CORES)
def built(request: pytest.FixtureRequest) -> tuple[str, Path]:
    """A core, and the gadgets for its ISA."""
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", HERE / "gadgets.S")
    isa = library().core(request.param).isa
    return request.param, build(Build(find_compiler(), isa, sources, link_script=runtime / "link.ld"))


def _report(
    core_name: str, elf: Path, gadget: str, secrets: list[str], fresh: list[str], result: str
) -> LeakReport:
    core = library().core(core_name)
    program = Program(elf, isa=core.isa, equipment=core.equipment)
    results = [read_shared("--result", result)] if result else []
    masking = Masking([read_shared("--secret", one) for one in secrets], fresh, results)
    done = evaluate(program, core, gadget, [], masking, Plan())
    assert done.unmasked and done.random == 0 and done.report["unknown"] == 0
    return done.report


def _copied(built: tuple[str, Path], gadget: str) -> LeakReport:
    return _report(*built, gadget, ["shared:boolean:2"], [], "copied:boolean:2")


def _meet(report: LeakReport) -> dict[str, set[str]]:
    """By instruction the elements in which two values meet; no value tells by itself."""
    found: dict[str, set[str]] = {}
    for leak in report["leaks"]:
        assert leak["kind"] == "transition"
        found.setdefault(leak["now"]["place"]["instruction"], set()).add(leak["element"])
    return found


def test_operands_and_results_of_an_and_meet_in_every_wire_that_has_them(built: tuple[str, Path]) -> None:
    first, second = _OPERANDS[built[0]]
    stage = {"writeback"} if built[0] == "ibex-opentitan" else set()
    second = second | {"operand b", "store data"}
    assert _meet(_report(*built, "and_isw", INPUTS, ["a4"], RESULT)) == {
        "and t4, a1, a2": first | {"operand a"},
        "and t6, a1, a3": second,
        # Both shares of c, one after the other.
        "c.mv a0, t1": _RESULTS | stage,
        "c.mv a1, a5": _RESULTS | stage | second | {"read b"},
    }
    assert _meet(_report(*built, "and_trichina", INPUTS, ["a4"], RESULT)) == {
        "and t4, a1, a2": second,
        "c.mv a1, a4": _RESULTS | stage,
    }


@pytest.mark.parametrize("gadget", ["and_isw_cleared", "and_trichina_flushed"])
def test_zero_between_two_instructions_parts_what_they_read(gadget: str, built: tuple[str, Path]) -> None:
    assert _report(*built, gadget, INPUTS, ["a4"], RESULT)["leaks"] == []


def test_a_register_that_is_written_over_leaks(built: tuple[str, Path]) -> None:
    told = _report(*built, "and_isw_overwritten", INPUTS, ["a4"], RESULT)
    assert _meet(told) == {"and t4, a1, a3": {"x29"}}


def test_a_copy_leaks_in_its_register_and_a_load_of_zero_cures_it(built: tuple[str, Path]) -> None:
    told = _meet(_copied(built, "copy_one"))
    # A store that waits for what is loaded reads what stood there.
    waits = {"sw t2, 4(t1)": {"read b"}} if built[0] == "ibex-opentitan" else {}
    assert told == {"lw t2, 4(t0)": {"x7"}, **waits}
    assert _copied(built, "copy_cleaned")["leaks"] == []


def test_an_immediate_reads_the_register_that_its_bits_name(built: tuple[str, Path]) -> None:
    told = _meet(_report(*built, "immediate_names", ["a:boolean:a0,a1"], [], ""))
    second = _OPERANDS[built[0]][1]
    assert told == {"c.li t2, 11": {"read b", "store data", *second}}


def test_what_lies_behind_a_taken_branch_is_read(built: tuple[str, Path]) -> None:
    told = _meet(_report(*built, "behind_a_branch", ["a:boolean:a0,a1"], [], ""))
    [(instruction, elements)] = told.items()
    assert instruction.startswith("bgeu a1, zero")
    # With two stages the branch's target goes through the ALU in between.
    at_once = {"forwarded a", "operand a", "adder"} if built[0] == "ibex-opentitan" else set()
    assert elements == {"read a"} | at_once


@pytest.mark.parametrize("gadget", ["immediate_names", "behind_a_branch"])
def test_registers_in_front_of_an_alu_keep_apart_what_nothing_executed_reads(gadget: str) -> None:
    core, runtime = library().core("cv32e40p"), runtime_folder()
    sources = (runtime / "crt0.S", HERE / "gadgets.S")
    elf = build(Build(find_compiler(), core.isa, sources, link_script=runtime / "link.ld"))
    masking = Masking([read_shared("--secret", "a:boolean:a0,a1")], [], [])
    program = Program(elf, isa=core.isa, equipment=core.equipment)
    assert evaluate(program, core, gadget, [], masking, Plan(control=False)).report["leaks"] == []


def test_a_designs_instructions_are_refused_on_it(
    built: tuple[str, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "again"
    folder.mkdir()
    (folder / "design.toml").write_text(_DESIGN.format(core=built[0]))
    (folder / "again.core_desc").write_text(_DESCRIPTION)
    words = ["leak", str(built[1]), "unmask", "--core", built[0], "--design", str(folder)]
    assert run_command([*words, "--secret", "a:boolean:a0,a1"]) == 2
    said = capfd.readouterr().err
    assert "design's instructions bring into its elements is known on cv32e40p alone" in said
    assert said.count("\n") == 1


def test_memory_that_answers_later_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["leak", "masked", "masked_and", "--core", "ibex-small", "--set", "data_response_cycles=2"]
    assert run_command(words) == 2
    said = capfd.readouterr().err
    assert "memory that answers in the next cycle alone" in said and said.count("\n") == 1
