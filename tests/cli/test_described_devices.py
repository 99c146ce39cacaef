"""A device of a design's own: its C header, what a program computes with it, and in how many cycles."""

from __future__ import annotations

import json
from pathlib import Path

import instar
import numpy as np
import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

DESIGN = """
[design]
name = "sums"
title = "A checksum engine on the bus"
summary = "For a test"
cores = ["cv32e40p"]

[[device]]
name = "checksum"
base = 0x1a108000
bytes = 0x1000
bus = "pulpino-apb"
behavior = "checksum.core_desc"
while_busy = "stall"
busy = "STATUS.busy"

[[device.registers]]
name = "CTRL"
offset = 0x0
access = "wo"
fields = { start = 0, mode = [4, 7] }

[[device.registers]]
name = "STATUS"
offset = 0x4
access = "clear-on-read"
fields = { busy = 0, done = 1 }

[[device.registers]]
name = "LENGTH"
offset = 0x8
reset = 4

[[device.registers]]
name = "SUM"
offset = 0x10
access = "ro"

[[device.memories]]
name = "BUFFER"
offset = 0x800
words = 64

[[device.commands]]
name = "sum"
start = "CTRL.start"
cycles = "100 * LENGTH"
done = "STATUS.done"
"""
TEXT = """
InstructionSet Checksum {
  functions {
    void sum() {
      unsigned<32> sum = 0;
      for (unsigned<7> i = 0; i < LENGTH[6:0]; i++) sum = (unsigned<32>)(sum + BUFFER[i[5:0]]);
      SUM = sum;
    }
  }
}
"""
#: Refused by the compiler where the header says anything else than the table.
CHECKS = """
#include <stddef.h>
#include "checksum.h"
_Static_assert(CHECKSUM_BASE == 0x1a108000u && CHECKSUM_BYTES == 0x1000u, "window");
_Static_assert(CHECKSUM_CTRL_MODE_MASK == 0xf0u && CHECKSUM_CTRL_MODE_SHIFT == 4, "field");
_Static_assert(CHECKSUM_STATUS_DONE_MASK == 2u && CHECKSUM_BUFFER_WORDS == 64, "masks");
_Static_assert(offsetof(checksum_device, SUM) == CHECKSUM_SUM_OFFSET, "a register after a gap");
_Static_assert(offsetof(checksum_device, BUFFER) == 0x800 && sizeof(CHECKSUM->BUFFER) == 256, "memory");
uint32_t sum(uint32_t length) {
  CHECKSUM->LENGTH = length;
  for (uint32_t i = 0; i < length; i++) CHECKSUM->BUFFER[i] = i + 1;
  CHECKSUM->CTRL = CHECKSUM_CTRL_START_MASK;
  return CHECKSUM->SUM + 1; // An instruction that waits for the load.
}
uint32_t polled(uint32_t length) {
  uint32_t turns = 0;
  CHECKSUM->LENGTH = length;
  CHECKSUM->CTRL = CHECKSUM_CTRL_START_MASK;
  while (!(CHECKSUM->STATUS & CHECKSUM_STATUS_DONE_MASK)) turns++;
  return turns;
}
uint32_t byte_of(void) { return *(volatile uint8_t *)&CHECKSUM->LENGTH; }
int main(void) { return (int)sum(10) - 1; }
"""


#: A branch on the sum of a secret, and a command whose cycles follow a secret.
LEAKY = """#include "checksum.h"
uint32_t key = 3;
int main(void) {
  CHECKSUM->LENGTH = 1;
  CHECKSUM->BUFFER[0] = key;
  CHECKSUM->CTRL = CHECKSUM_CTRL_START_MASK;
  if (CHECKSUM->SUM > 7)
    CHECKSUM->BUFFER[1] = 1;
  CHECKSUM->CTRL = CHECKSUM_CTRL_START_MASK;
  CHECKSUM->LENGTH = key;
  CHECKSUM->CTRL = CHECKSUM_CTRL_START_MASK;
  return 0;
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The design's folder, and a program that includes its header."""
    folder = tmp_path_factory.mktemp("devices")
    design = folder / "sums"
    design.mkdir()
    (design / "design.toml").write_text(DESIGN)
    (design / "checksum.core_desc").write_text(TEXT)
    assert run_command(["header", str(design), "--out", str(folder)]) == 0
    (folder / "main.c").write_text(CHECKS)
    runtime = runtime_folder()
    sources = (folder / "main.c", runtime / "crt0.S")
    link = runtime / "link.ld"
    return design, build(Build(find_compiler(), "rv32imc", sources, include=(folder,), link_script=link))


def test_the_header_of_a_device_compiles_and_says_what_its_table_says(program: tuple[Path, Path]) -> None:
    design, elf = program
    assert elf.exists()
    assert library().design(str(design)).generate().keys() == {"checksum.h"}


def test_a_program_computes_with_the_device_with_and_without_a_core(program: tuple[Path, Path]) -> None:
    design, elf = program
    loaded = instar.Program(elf, design=str(design))
    for core in (None, "cv32e40p"):
        for length in (10, 64):
            called = loaded.call("sum", np.uint32(length), returns="u32", core=core)
            assert called.returned == length * (length + 1) // 2 + 1
    # Each turn of the loop is told a later clock, so that it ends.
    assert loaded.call("polled", np.uint32(3), returns="u32").returned > 10


def test_an_access_that_the_busy_device_holds_up_waits_as_long_as_the_command_takes(
    program: tuple[Path, Path], tmp_path: Path
) -> None:
    design, elf = program
    quick = tmp_path / "sums"
    quick.mkdir()
    (quick / "design.toml").write_text(DESIGN.replace("100 * LENGTH", "LENGTH"))
    (quick / "checksum.core_desc").write_text(TEXT)

    def cycles(folder: Path, function: str, length: int) -> int:
        loaded = instar.Program(elf, design=str(folder))
        counted = loaded.call(function, np.uint32(length), returns="u32", core="cv32e40p").cycles
        assert counted is not None
        return counted

    # Both end after the load of SUM was asked for, so that they differ by what the command takes.
    assert cycles(design, "sum", 32) - cycles(quick, "sum", 32) == 99 * 32
    # A word more is a store of six cycles on this bus, and 100 cycles of the command.
    per_word = (cycles(design, "sum", 64) - cycles(design, "sum", 32)) / 32 - 100
    assert 6 < per_word < 12
    polled = cycles(design, "polled", 32)
    assert 3200 <= polled < 3300


def test_a_core_with_caches_reaches_a_device_past_them_and_polls_it(
    program: tuple[Path, Path], tmp_path: Path
) -> None:
    _, elf = program
    slow = DESIGN.replace('bus = "pulpino-apb"', 'load_latency = 20\nstore_latency = 20\nfrom = "assumed"')
    slow = slow.replace('"cv32e40p"', '"cva6-superscalar"')
    polled = slow.replace('"stall"', '"error"\nerror = "STATUS.error"')
    polled = polled.replace("done = 1", "done = 1, error = 2")
    folder = tmp_path / "sums"
    folder.mkdir()
    (folder / "checksum.core_desc").write_text(TEXT)
    (folder / "design.toml").write_text(polled)
    called = instar.Program(elf, design=str(folder)).call(
        "polled", np.uint32(32), returns="u32", core="cva6-superscalar"
    )
    # A turn waits for a load of 20 cycles and more, so that the last one ends after the command.
    assert called.cycles is not None and 3200 <= called.cycles < 3300
    assert called.returned < 3200 / 20


def test_each_core_waits_for_a_busy_device_or_refuses_it(program: tuple[Path, Path], tmp_path: Path) -> None:
    _, elf = program
    slow = DESIGN.replace('bus = "pulpino-apb"', 'load_latency = 20\nstore_latency = 20\nfrom = "assumed"')
    folder = tmp_path / "sums"
    folder.mkdir()
    (folder / "checksum.core_desc").write_text(TEXT)

    def called(core: str, cycles: str) -> int:
        design = slow.replace('"cv32e40p"', f'"{core}"').replace("100 * LENGTH", cycles)
        (folder / "design.toml").write_text(design)
        found = instar.Program(elf, design=str(folder)).call("sum", np.uint32(32), returns="u32", core=core)
        assert found.returned == 32 * 33 // 2 + 1 and found.cycles is not None
        return found.cycles

    for core in ("cva6-single", "cva6-superscalar", "cv32e40p"):
        quick, usual, long = (called(core, f"{cycles} * LENGTH") for cycles in (10, 100, 10_000))
        assert (usual - quick, long - usual) == (90 * 32, 9_900 * 32)
        # 33 stores before the start, one at a time on each of these buses.
        assert quick > 33 * 20
    (folder / "design.toml").write_text(slow.replace('"cv32e40p"', '"karu64"'))
    with pytest.raises(InstarError, match="holds accesses up while it is busy, and the model of this core"):
        instar.Program(elf, design=str(folder))


def test_an_access_that_the_bus_lacks_and_a_window_in_memory_are_told_in_one_sentence(
    program: tuple[Path, Path], tmp_path: Path
) -> None:
    design, elf = program
    with pytest.raises(
        InstarError, match=r"load of 1 bytes at 0x1a108008, in device checksum, whose bus has"
    ):
        instar.Program(elf, design=str(design)).call("byte_of", returns="u32")
    (tmp_path / "sums").mkdir()
    (tmp_path / "sums" / "design.toml").write_text(DESIGN.replace("0x1a108000", "0x80001000"))
    (tmp_path / "sums" / "checksum.core_desc").write_text(TEXT)
    with pytest.raises(
        InstarError, match="device checksum at 0x80001000 lies in memory, which is 0x80000000"
    ):
        instar.Program(elf, design=str(tmp_path / "sums"))


def test_secrets_go_through_the_device_and_no_cycles_follow_them(
    program: tuple[Path, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    design, elf = program
    source = tmp_path / "leaky.c"
    source.write_text(LEAKY)
    runtime = runtime_folder()
    include = (elf.parent, design.parent)
    how = Build(
        find_compiler(),
        "rv32imc",
        (source, runtime / "crt0.S"),
        include=include,
        link_script=runtime / "link.ld",
    )
    leaky = build(how)
    command = ["run", str(leaky), "--design", str(design), "--secret", "key", "--json"]
    run_command(command)
    found = json.loads(capfd.readouterr().out)["leaks"]
    told = {(leak["kind"], leak["line"]) for leak in found}
    # The sum of a secret is a secret, and so is a length that decides how long the command takes.
    assert told == {("branch", 7), ("latency", 11)}


def test_a_whole_program_runs_with_the_device_of_its_design(program: tuple[Path, Path]) -> None:
    design, elf = program
    command = ["run", str(elf), "--design", str(design)]
    assert run_command(command) == 55
    assert run_command([*command, "--core", "cv32e40p"]) == 55
