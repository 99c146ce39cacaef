"""Designs with devices for tests of their slaves."""

from __future__ import annotations

from pathlib import Path

from instar._core import Design, Library
from instar.hardware.slave import Slave, slaves_of
from instar.places import data_folder

from ..documents.blocks import files, write

PAGE = "docs/your-own-device.md"

#: Two commands, loops in another, reads whose address was read, writes, a table, and all kinds of
#: registers, on OBI; an access before the end sets a bit.
MIXER = """\
InstructionSet Mixer {
  architectural_state { register unsigned<32> SEED; const unsigned<8> STEPS[4] = {1, 3, 5, 7}; }
  functions {
    void mix() {
      unsigned<32> sum = 0;
      for (unsigned<4> i = 0; i < COUNT[3:0]; i++) {
        unsigned<32> at = LIST[i];
        unsigned<32> other = POOL[at[4:0]];
        if (other[0]) POOL[at[4:0]] = (unsigned<32>)(other + STEPS[i[1:0]]);
        else POOL[i] = (unsigned<32>)(other ^ SEED);
        sum = (unsigned<32>)(sum + other);
      }
      TOTAL = sum;
      SEED = (unsigned<32>)(SEED * 5 + sum);
    }
    void spread() {
      for (unsigned<3> i = 0; i < 4; i++) {
        unsigned<32> bits = COUNT;
        for (unsigned<4> n = 0; n < 8; n++) bits = bits[0] ? (bits >> 1) ^ 0xedb88320 : bits >> 1;
        LIST[i] = bits;
        FLAGS[i] = bits[7];
      }
      for (unsigned<4> i = 0; i < COUNT[2:0]; i++) TOTAL = (unsigned<32>)(TOTAL + i);
    }
  }
}
"""
MIXER_DESIGN = """\
[design]
name = "mixing"
title = "A mixer"
summary = "all that a slave may have"
cores = ["cv32e40p"]

[[device]]
name = "mixer"
base = 0x1a108000
bytes = 0x400
bus = "{bus}"
behavior = "mixer.core_desc"
while_busy = "{while_busy}"
error = "STATUS.error"
busy = "STATUS.busy"
{more}
registers = [
  {{ name = "CTRL", offset = 0x00, fields = {{ mix = 0, spread = [4, 5], other = 8 }} }},
  {{ name = "STATUS", offset = 4, access = "w1c", fields = {{ busy = 0, mixed = 1, spread = 2, error = 3}} }},
  {{ name = "COUNT", offset = 0x08, reset = 3 }},
  {{ name = "TOTAL", offset = 0x0c, access = "clear-on-read" }},
  {{ name = "FLAGS", offset = 0x10, access = "w1c" }},
  {{ name = "KEY", offset = 0x14, access = "wo" }},
]
memories = [
  {{ name = "LIST", offset = 0x80, words = 16 }},
  {{ name = "POOL", offset = 0x100, words = 32 }},
]

[[device.commands]]
name = "mix"
start = "CTRL.mix"
cycles = "{mix}"
done = "STATUS.mixed"

[[device.commands]]
name = "spread"
start = "CTRL.spread"
cycles = "20 + COUNT[2:0]"
done = "STATUS.spread"
"""


def checksum(folder: Path, bus: str = "pulpino-apb") -> tuple[Design, Slave]:
    """The device of the page."""
    write(folder, files(PAGE))
    text = folder / "designs" / "checksum" / "design.toml"
    text.write_text(text.read_text().replace("pulpino-apb", bus))
    return read_slave(folder, "checksum")


def mixer(
    folder: Path, bus: str = "obi", while_busy: str = "error", mix: str = "3 + 5 * COUNT[3:0]", more: str = ""
) -> tuple[Design, Slave]:
    """The device of this file."""
    design = MIXER_DESIGN.format(bus=bus, while_busy=while_busy, mix=mix, more=more)
    write(folder, {"designs/mixing/design.toml": design, "designs/mixing/mixer.core_desc": MIXER})
    return read_slave(folder, "mixing")


def read_slave(folder: Path, name: str) -> tuple[Design, Slave]:
    design = Library([folder], data=data_folder()).design(name)
    (slave,), left_out = slaves_of(design)
    assert not left_out
    return design, slave
