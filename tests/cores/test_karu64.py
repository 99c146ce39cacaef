"""The model of karu64 beside its RTL, instruction by instruction, and whole operations by their cycles.

Source: `tests/cores/record_karu64.py`, which says how they were recorded.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from instar._core import InstarError, Program, Timing, compare
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import MISALIGNED
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
def test_every_instruction_issues_as_in_rtl(run: Recorded, tmp_path: Path) -> None:
    elf, judge = program_of(run.name, tmp_path)
    lib = library()
    design = lib.design("vkeccak") if judge and judge.variant else None
    variant = judge.variant if judge and judge.variant else None
    core = lib.core(CORE, design=design, variant=variant, overrides=SETTINGS[run.setting].parameters)
    program = Program(elf, isa=core.isa, design=design, equipment=MISALIGNED)
    model = Timing.run(program, core=core)
    trace = FOLDER / trace_name(run.name, run.setting)
    if not trace.is_file():
        found = compare(model, model)
        assert found["instructions"][0] == run.instructions
        assert found["cycles"][0] == run.cycles
        return
    found = compare(Timing.trace(trace, core, recorded=True, design=design, program=elf), model, joined=True)
    assert found["common"] == run.instructions, found["parted"]
    assert found["equal"] == found["common"], found["first"]


def test_what_was_not_measured_is_refused_with_a_sentence_that_names_the_instruction(tmp_path: Path) -> None:
    source = tmp_path / "atomic.S"
    lines = [
        "        .globl main",
        "main:   addi sp, sp, -16",
        "amoadd.w a0, zero, (sp)",
        "li a0, 0",
        "ret",
        "",
    ]
    source.write_text("\n        ".join(lines))
    isa = "rv64imac_zba_zbb_zbs_zve64x_zvl256b"
    runtime = runtime_folder()
    elf = build(Build(find_compiler(), isa, (runtime / "crt0.S", source), link_script=runtime / "link.ld"))
    core = library().core(CORE)
    run = Timing.run(Program(elf, isa=isa, equipment=MISALIGNED), core=core)
    with pytest.raises(InstarError, match="0001252f, is none that was measured on this core"):
        compare(run, run)
