"""A device of a design's own: its C header, as a compiler reads it."""

from __future__ import annotations

from pathlib import Path

import pytest
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
  return CHECKSUM->SUM;
}
uint32_t polled(uint32_t length) {
  uint32_t turns = 0;
  CHECKSUM->LENGTH = length;
  CHECKSUM->CTRL = CHECKSUM_CTRL_START_MASK;
  while (!(CHECKSUM->STATUS & CHECKSUM_STATUS_DONE_MASK)) turns++;
  return turns;
}
uint32_t byte_of(void) { return *(volatile uint8_t *)&CHECKSUM->LENGTH; }
int main(void) { return (int)sum(10); }
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
