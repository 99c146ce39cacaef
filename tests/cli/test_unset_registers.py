"""A program whose start-up code is missing is told which register nobody has set, in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        pytest.param(
            "sw a0, -2016(gp)",
            r"store of 4 bytes at 0xfffff820, which is outside memory; gp is 0: nothing has set it; start-up "
            r"code does by `la gp, __global_pointer\$` behind `\.option norelax`, or link with --no-relax-gp",
            id="gp",
        ),
        pytest.param(
            "lw a0, 8(tp)",
            r"load of 4 bytes at 0x00000008, which is outside memory; tp is 0: nothing has set up storage "
            r"of threads",
            id="tp",
        ),
        pytest.param("ret", r"jump to 0x00000000.*; ra is 0: a function returns that nobody", id="ra"),
        pytest.param(
            "li t1, 0\n    jalr t1", r"outside memory; t1 is 0: a pointer to a function that nobody", id="t1"
        ),
    ],
)
def test_an_access_by_a_register_that_nothing_has_set_says_so(
    line: str, sentence: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "bare.S"
    source.write_text(f"    .globl _start\n_start:\n    {line}\n    ret\n")
    wanted = Build(find_compiler(), "rv32imac", (source,), link_script=runtime_folder() / "link.ld")
    elf = tmp_path / "bare.elf"
    elf.write_bytes(build(wanted).read_bytes())
    assert run_command(["run", str(elf)]) == 2
    said = capfd.readouterr().err
    assert re.search(sentence, said) and "_start" in said, said
    assert said.count("\n") == 1
