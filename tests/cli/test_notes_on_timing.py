"""What is to be known of cycles is said once, on stderr and in the JSON: an uncached region, a clock."""

from __future__ import annotations

from pathlib import Path

import instar
import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

from tests.cli.test_commands import json_of, program

HERE = Path(__file__).parent
CORE = "cva6-superscalar"

LINK = """
ENTRY(_start)
SECTIONS {
  . = 0x%x;
  .text : { *(.text*) }
  .data : { *(.data*) *(.bss*) }
}
"""

LOOP = """
.globl _start
_start:
  li s0, 50
  la s1, word
1:
  lw t0, 0(s1)
  addi s0, s0, -1
  bnez s0, 1b
  li t0, 1
  la t1, tohost
  sw t0, 0(t1)
  sw zero, 4(t1)
2: j 2b
.data
.balign 8
word: .word 7
.balign 8
.globl tohost
tohost: .dword 0
"""


@pytest.fixture
def linked(tmp_path: Path) -> dict[int, Path]:
    """The same program linked at two places."""
    (tmp_path / "loop.S").write_text(LOOP)
    found = {}
    for base in (0x8000_0000, 0x1_0000):
        script = tmp_path / f"{base:x}.ld"
        script.write_text(LINK % base)
        found[base] = build(Build(find_compiler(), "rv32imc", (tmp_path / "loop.S",), link_script=script))
    return found


def test_a_program_outside_the_cached_region_is_told_once_with_its_address(
    linked: dict[int, Path], capfd: pytest.CaptureFixture[str]
) -> None:
    elf = str(linked[0x1_0000])
    assert run_command(["run", elf, "--core", CORE, "--json"]) == 0
    out, message = capfd.readouterr()
    assert message.count("note: ") == 1
    for part in (CORE, "0x80000000 to 0xbfffffff", "instructions at 0x00010000", "data at 0x000"):
        assert part in message, message
    assert '"notes": [' in out and "0x00010000" in out
    inside = json_of(capfd, "run", str(linked[0x8000_0000]), "--core", CORE)
    outside = json_of(capfd, "run", elf, "--core", CORE)
    assert inside["notes"] == [] and outside["cycles"] > 2 * inside["cycles"]


def test_every_way_to_time_a_program_tells_it(
    linked: dict[int, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf, trace = str(linked[0x1_0000]), str(tmp_path / "t.itrace")
    assert run_command(["run", elf, "--trace", trace]) == 0
    capfd.readouterr()
    for command in (
        ["profile", elf, "--core", CORE],
        ["compare", elf, "--core", CORE, "--core", "cva6-single"],
        ["score", trace, "--core", CORE],
        ["annotate", trace, "--core", CORE, "-o", str(tmp_path / "a.trace")],
    ):
        assert run_command(command) == 0, command
        message = capfd.readouterr().err
        assert message.count(f'core "{CORE}" caches 0x80000000 to 0xbfffffff') == 1, (command, message)
    outcome = instar.Program(elf).run(core=CORE)
    assert len(outcome.notes) == 1 and "0x00010000" in outcome.notes[0]
    assert instar.Program(linked[0x8000_0000]).run(core=CORE).notes == ()


def test_a_sweep_tells_it_once_for_all_points(
    linked: dict[int, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    space = tmp_path / "space.toml"
    space.write_text(
        f'''[space]
title = "Widths"
[base]
core = "{CORE}"
program = "{linked[0x1_0000]}"
[[axes]]
set = "commit_ports"
values = [1, 2]
'''
    )
    assert run_command(["explore", str(space), "-j", "1", "-o", str(tmp_path / "out"), "--json"]) == 0
    out, message = capfd.readouterr()
    assert message.count(f'core "{CORE}" caches 0x80000000 to 0xbfffffff') == 1, message
    assert "0x00010000" in out.split('"notes"')[1]


def test_a_measurement_with_a_moved_region_tells_it(capfd: pytest.CaptureFixture[str]) -> None:
    built = instar.Program(program("calls"))
    assert built.run(core=CORE).notes == ()
    moved = built.run(core=CORE, overrides={"cached_base": 0x4000_0000, "cached_bytes": 0x1000})
    assert "caches 0x40000000 to 0x40000fff" in moved.notes[0]


def test_a_trace_whose_program_read_a_clock_says_so_and_how_often(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf, trace = str(program("cycles")), str(tmp_path / "t.itrace")
    assert run_command(["run", elf, "--trace", trace]) in range(256)
    capfd.readouterr()
    assert run_command(["score", trace, "--core", CORE, "--json"]) == 0
    out, message = capfd.readouterr()
    assert message.count("the program read a clock") == 1 and "other values" in message
    assert '"clock_reads": 0' not in out and '"clock_reads": ' in out
    assert "the program read a clock" in out
    plain = str(tmp_path / "p.itrace")
    assert run_command(["run", str(program("calls")), "--trace", plain]) in range(256)
    (note,) = json_of(capfd, "score", plain, "--core", CORE)["notes"]
    assert "what the stream does not tell was guessed: " in note and "of wrong paths" in note
