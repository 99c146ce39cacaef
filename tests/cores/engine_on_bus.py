"""A described device whose command goes on beside the program and ends with an interrupt."""

from __future__ import annotations

from pathlib import Path

#: Its window, and offsets in it.
BASE, START, STATUS, LENGTH, RESULT = 0x1A10_8000, 0x0, 0x4, 0x8, 0xC

_DESIGN = """
[design]
name = "engine"
title = "A sum that an engine makes"
summary = "For tests of interrupts"
cores = ["{core}"]

[[device]]
name = "engine"
base = {base:#x}
bytes = 0x1000
{bus}
behavior = "engine.core_desc"
while_busy = "stall"
busy = "STATUS.busy"
interrupt = "STATUS.done"
{number}

[[device.registers]]
name = "CTRL"
offset = 0x0
access = "wo"
fields = {{ start = 0 }}

[[device.registers]]
name = "STATUS"
offset = 0x4
access = "clear-on-read"
fields = {{ busy = 0, done = 1 }}

[[device.registers]]
name = "LENGTH"
offset = 0x8

[[device.registers]]
name = "SUM"
offset = 0xc
access = "ro"

[[device.commands]]
name = "sum"
start = "CTRL.start"
cycles = "4 + 3 * LENGTH"
done = "STATUS.done"
"""
_TEXT = """
InstructionSet Engine {
  functions {
    void sum() {
      unsigned<32> total = SUM;
      for (unsigned<32> i = 0; i < LENGTH; i++) total = (unsigned<32>)(total * 5 + i);
      SUM = total;
    }
  }
}
"""

#: The bus of each.
OBI, APB = 'bus = "obi"', 'bus = "pulpino-apb"'


def write(folder: Path, core: str, bus: str = OBI, number: int = 11) -> Path:
    """The design of a device on `bus` beside `core` that raises this interrupt, in a folder of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    told = "" if number == 11 else f"interrupt_number = {number}"
    (folder / "design.toml").write_text(_DESIGN.format(core=core, base=BASE, bus=bus, number=told))
    (folder / "engine.core_desc").write_text(_TEXT)
    return folder
