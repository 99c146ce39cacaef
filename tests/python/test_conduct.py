"""Calls under watch: what breaks the calling convention or leaves its buffers is told with its place."""

from __future__ import annotations

from pathlib import Path

import instar
import numpy as np
import pytest
from instar import In, Out
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent


def load(isa: str) -> instar.Program:
    script = runtime_folder() / "link.ld"
    return instar.Program(build(Build(find_compiler(), isa, (HERE / "conduct.S",), link_script=script)))


def call(program: instar.Program, name: str, *, checked: bool = True) -> instar.Outcome:
    numbers = np.arange(1, 5, dtype=np.int32)
    return program.call(name, Out(4, np.int32), In(numbers), numbers, checked=checked)


@pytest.fixture(scope="module")
def program() -> instar.Program:
    return load("rv32im")


@pytest.mark.parametrize("isa", ["rv32im", "rv32imc", "rv64imc"])
def test_a_function_that_saves_what_it_uses_passes(isa: str) -> None:
    found = call(load(isa), "good")
    assert found.outputs[0][0] == 6 and found.outputs[1].tolist() == [1, 2, 3, 10]


def test_data_of_the_program_may_change(program: instar.Program) -> None:
    call(program, "keeps_state")


@pytest.mark.parametrize(
    ("name", "offset", "instruction", "says"),
    [
        ("other_sp", 0, "addi sp, sp, -16", "returns with another sp (-16), last changed here"),
        ("clobber_s0", 0, "addi s0, zero, 0", "returns with another s0 (0x0 in place of 0x"),
        ("clobber_s3", 0, "addi s3, zero, 0", "returns with another s3"),
        ("clobber_s11", 0, "addi s11, zero, 0", "returns with another s11"),
        ("clobber_gp", 0, "addi gp, zero, 0", "returns with another gp"),
        ("clobber_tp", 0, "addi tp, zero, 0", "returns with another tp"),
        ("write_behind", 4, "sw t0, 16(a0)", "writes 4 bytes from byte 16 of argument 1 on, which has 16"),
        ("write_before", 4, "sw t0, -4(a2)", "writes 4 bytes, 4 before argument 3 begins"),
        ("write_astride", 4, "sw t0, 14(a0)", "misaligned"),
        ("read_behind", 4, "lw t0, 16(a1)", "reads 4 bytes from byte 16 of argument 2 on, which has 16"),
        ("read_before", 4, "lbu t0, -1(a1)", "reads 1 byte, 1 before argument 2 begins"),
        ("write_const", 4, "sb t0, 3(a1)", "writes 1 byte at byte 3 of argument 2, which is const"),
        ("read_unwritten", 4, "lw t0, 8(a0)", "reads byte 8 of argument 1, which is an output"),
        ("below_sp", 4, "sw t0, -4(sp)", "writes 4 bytes 4 below sp, where an interrupt may write"),
        ("above_the_stack", 4, "lw t0, 64(sp)", "reads 4 bytes"),
        ("write_constants", 8, "sw zero, 0(t1)", "constants of the program (constants)"),
        ("far_away", 4, "lw t0, 0(t1)", "reads 4 bytes at 0x80400000, far from everything"),
    ],
)
def test_a_broken_rule_is_told_with_its_instruction(
    program: instar.Program, name: str, offset: int, instruction: str, says: str
) -> None:
    with pytest.raises(instar.InstarError) as told:
        call(program, name)
    sentence = str(told.value)
    assert says in sentence
    if name != "write_astride":  # which traps
        where = f"in {name}+{offset:#x} ("
        assert where in sentence and f"conduct.S:{_line(sentence)}), {instruction}: {name} " in sentence


def _line(sentence: str) -> str:
    return sentence.split("conduct.S:", 1)[1].split(")", 1)[0]


def test_without_the_check_such_a_call_goes_through(program: instar.Program) -> None:
    for name in ("other_sp", "clobber_s0", "write_behind", "read_behind", "write_const"):
        call(program, name, checked=False)


def test_a_check_changes_no_result_and_leaves_the_program_as_it_was(program: instar.Program) -> None:
    plain = call(program, "good", checked=False)
    checked = call(program, "good")
    assert plain.instructions == checked.instructions and plain.stack_bytes == checked.stack_bytes
    assert all((a == b).all() for a, b in zip(plain.outputs, checked.outputs, strict=True))
