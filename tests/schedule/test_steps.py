"""Steps of pointers that go after accesses through them."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Arg, Core, Program, prove, step_later
from instar.places import library
from instar.schedule import program_of
from instar.schedule.listing import rewritten
from instar.toolchain import find_compiler

from .pieces import source

CALL = [Arg.inout(bytes(4096), 16), Arg.inout(bytes(4096), 16)]
APART = [(10, 11)]


@pytest.fixture(scope="module")
def core() -> Core:
    return library().core("cva6-superscalar")


def stepped(folder: Path, core: Core, lines: list[str]) -> tuple[Program, Program, list[str]] | None:
    """The function before and after, and its instructions then; None where no step moves."""
    file, made = folder / "f.S", folder / "stepped.S"
    file.write_text(source("f", lines))
    compiler = find_compiler(None)
    before = program_of(file, core.isa, None, compiler)
    found = step_later(before, "f", CALL, core, results=0, apart=APART)
    if not found:
        return None
    made.write_text(rewritten(file, "f", found))
    return before, program_of(made, core.isa, None, compiler), [line["text"] for line in found]


def test_steps_go_behind_accesses_that_waited_for_them(tmp_path: Path, core: Core) -> None:
    start = ["addi a1, a1, 8", "addi a3, a0, 16", "lw t0, -8(a1)", "lw t1, -16(a3)", "mul t0, t0, t1"]
    found = stepped(tmp_path, core, [*start, "mul t0, t0, t1", "sw t0, -12(a3)", "sw a1, 0(a3)", "ret"])
    assert found is not None
    before, after, texts = found
    assert prove(before, after, "f", noalias=APART, returns=0)["refusal"] is None
    assert texts.index("lw t0, 0(a1)") < texts.index("addi a1, a1, 8")
    assert texts.index("lw t1, 0(a0)") < texts.index("addi a3, a0, 16")
    cycles = [program.call("f", CALL, core=core)["cycles"] or 0 for program in (before, after)]
    assert cycles[1] < cycles[0]


@pytest.mark.parametrize(
    "lines",
    [
        # The new offset does not fit.
        ["addi a2, a1, 2040", "lw t0, 16(a2)"],
        # The pointer itself is stored.
        ["addi a2, a1, 8", "sw a2, 4(a2)"],
        # The register that it comes from is written.
        ["addi a2, a1, 8", "lw a1, 0(a2)", "mul t0, a1, a1"],
        # The stack pointer stays where it is.
        ["addi sp, sp, -16", "lw t0, 8(sp)", "addi sp, sp, 16"],
    ],
)
def test_a_step_that_must_stay_stays(tmp_path: Path, core: Core, lines: list[str]) -> None:
    assert stepped(tmp_path, core, [*lines, "mul t0, t0, t0", "sw t0, 0(a0)", "ret"]) is None
