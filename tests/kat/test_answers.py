"""Known answers are asked for where faults show: in used memory, with guards after the outputs."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Arg, Program
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler
from instar.workload.answers import Answers
from instar.workload.program import DEFAULT_ISA
from instar.workload.vectors import PreparedCase

SOURCE = """
#include <stdint.h>
void right(uint8_t out[5]) { for (int i = 0; i < 5; i++) out[i] = 0; }
void too_little(uint8_t out[5]) { for (int i = 1; i < 5; i++) out[i] = 0; }
void too_much(uint8_t out[5]) { for (int i = 0; i < 6; i++) out[i] = 0; }
void unwritten(uint8_t out[5]) {
    volatile uint8_t block[5];
    for (int i = 1; i < 5; i++) block[i] = 0;
    for (int i = 0; i < 5; i++) out[i] = block[i];
}
void copied(uint8_t out[5], uint8_t same[5]) {
    for (int i = 0; i < 5; i++) out[i] = 0;
    for (int i = 0; i < 6; i++) same[i] = out[i];
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    source = tmp_path_factory.mktemp("answers") / "answers.c"
    source.write_text(SOURCE)
    runtime: Path = runtime_folder()
    sources = (*sorted(path for path in runtime.iterdir() if path.suffix in {".c", ".S"}), source)
    wanted = Build(
        compiler=find_compiler(),
        isa=DEFAULT_ISA,
        sources=sources,
        include=(runtime / "include",),
        link_script=runtime / "link.ld",
    )
    return Program(str(build(wanted)), isa=DEFAULT_ISA)


def wrong(program: Program, function: str, outputs: int = 1) -> str | None:
    case = PreparedCase(
        label="case 1",
        operation=function,
        symbol=function,
        arguments=[Arg.output(5)] * outputs,
        returns=None,
        statuses=None,
        expected={position: (("out", "same")[position], bytes(5)) for position in range(outputs)},
    )
    return Answers(program).wrong(case)


def test_a_right_answer_is_right(program: Program) -> None:
    assert wrong(program, "right") is None


def test_bytes_of_an_output_that_are_not_written_are_seen(program: Program) -> None:
    assert wrong(program, "too_little") == "case 1: out of too_little differs from byte 0 on"


def test_a_byte_behind_an_output_is_seen(program: Program) -> None:
    assert wrong(program, "too_much") == "case 1: too_much writes behind the end of out"


def test_so_is_one_that_is_copied_from_behind_another_output(program: Program) -> None:
    assert wrong(program, "copied", 2) == "case 1: copied writes behind the end of same"


def test_a_local_variable_that_is_not_written_is_seen(program: Program) -> None:
    assert wrong(program, "unwritten") == "case 1: out of unwritten differs from byte 0 on"
