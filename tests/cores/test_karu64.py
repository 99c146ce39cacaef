"""The model of karu64 beside its RTL, instruction by instruction, and whole operations by their cycles.

Source: `tests/cores/record_karu64.py`, which says how they were recorded.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from instar._core import InstarError, Program, Timing, compare
from instar.places import library
from instar.toolchain import Build, build, find_compiler

from .karu64_judges import CORE, JUDGES, Judge, rules, trace_name
from .record_karu64 import FOLDER, SETTINGS, Recorded

RECORDED = [
    Recorded(**entry)
    for entry in tomllib.loads((FOLDER / "recorded.toml").read_text(encoding="utf-8"))["run"]
]
BY_NAME = {judge.name: judge for judge in JUDGES}


def program_of(name: str, folder: Path) -> tuple[Path, Judge | None]:
    """The ELF of a recorded run."""
    if name in BY_NAME:
        return BY_NAME[name].elf(folder), BY_NAME[name]
    return dict(rules(folder))[name], None


@pytest.mark.parametrize("run", [pytest.param(run, id=f"{run.name}, {run.setting}") for run in RECORDED])
def test_every_instruction_issues_as_many_cycles_behind_the_one_before_as_in_rtl(
    run: Recorded, tmp_path: Path
) -> None:
    elf, judge = program_of(run.name, tmp_path)
    lib = library()
    design = lib.design("vkeccak") if judge and judge.variant else None
    variant = judge.variant if judge and judge.variant else None
    core = lib.core(CORE, design=design, variant=variant, overrides=SETTINGS[run.setting].parameters)
    program = Program(elf, isa=core.isa, design=design, misaligned_allowed=True)
    model = Timing.run(program, core=core)
    trace = FOLDER / trace_name(run.name, run.setting)
    if not trace.is_file():
        found = compare(model, model)
        assert (found["instructions"][0], found["cycles"][0]) == (run.instructions, run.cycles)
        return
    found = compare(Timing.trace(trace, core, recorded=True, design=design, program=elf), model, joined=True)
    assert found["common"] == run.instructions, found["parted"]
    assert found["equal"] == found["common"], found["first"]


def test_what_was_not_measured_is_refused_with_a_sentence_that_names_the_instruction(tmp_path: Path) -> None:
    source = tmp_path / "float.S"
    source.write_text(".globl _start\n_start: .word 0x02951457\n ret\n")
    core = library().core(CORE)
    elf = build(Build(find_compiler(), core.isa, (source,)))
    program = Program(elf, isa="rv64gcv", misaligned_allowed=True)
    with pytest.raises(InstarError, match="floating-point"):
        compare(Timing.run(program, core=core), Timing.run(program, core=core))
