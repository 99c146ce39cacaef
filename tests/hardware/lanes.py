"""A unit behind the lanes of a vector core as a program: beats with gaps and stalls in, results compared.

Source: own design; the module is the one that `instar hardware` writes.
"""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from instar.hardware.lanes import lanes_files
from instar.hardware.unit import Unit
from instar.rtl.source import VERILATOR, package
from instar.rtl.verilator import compile_small, host_compiler, verilate

_DRIVER = """\
#include "Vtop.h"
#include <cstdint>
#include <cstdio>
#include <deque>
#include <vector>

// A port of a beat as words of 32 bits, however wide.
template <class T> static uint32_t* words(T& port) { return reinterpret_cast<uint32_t*>(&port); }

static const int WORDS = @words, OPERANDS = @operands;
typedef std::vector<uint32_t> Beat;

static bool read(void* to, size_t bytes) { return fread(to, 1, bytes, stdin) == bytes; }

int main(int, char** argv) {
  const bool gaps = argv[1][0] == 'g';
  VerilatedContext context;
  Vtop top(&context);
  uint64_t chance = 0x9e3779b97f4a7c15u;
  auto often = [&] {
    chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
    return !gaps || (chance >> 20 & 3) != 0;
  };
  top.clk_i = 0, top.rst_ni = 0, top.req_valid_i = 0;
  top.eval(), top.clk_i = 1, top.eval(), top.clk_i = 0, top.rst_ni = 1, top.eval();
  uint32_t head[3];
  while (read(head, sizeof head)) {
    std::deque<Beat> beats[OPERANDS];
    for (auto& of : beats) {
      uint32_t count;
      if (!read(&count, 4)) return 2;
      for (uint32_t n = 0; n < count; n++) {
        of.emplace_back(WORDS);
        if (!read(of.back().data(), 4 * WORDS)) return 2;
      }
    }
    bool asked = false, last = false;
    uint64_t cycles = 0;
    std::vector<Beat> results;
    std::vector<uint64_t> strobes;
    for (int idle = 0; !last; idle++, cycles++) {
      if (idle > 1000) return printf("hangs\\n"), 1;
      top.req_valid_i = !asked, top.req_word_i = head[0], top.req_sew_i = head[1], top.req_groups_i = head[2];
@drive
      top.@result_ready_i = often();
      top.eval();
      if (top.req_valid_i && !top.req_known_o) return printf("unknown\\n"), 1;
      if (top.req_valid_i && top.req_ready_o) asked = true;
@taken
      if (top.@result_valid_o && top.@result_ready_i) {
        results.emplace_back(words(top.@result_o), words(top.@result_o) + WORDS);
        strobes.push_back(top.@result_strobe_o);
        last = top.@result_last_o, idle = 0;
      }
      top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval();
    }
    uint32_t left = 0;
    for (auto& of : beats) left += of.size();
    printf("%llu %u %zu", (unsigned long long)cycles, left, results.size());
    for (size_t n = 0; n < results.size(); n++) {
      printf(" %llx ", (unsigned long long)strobes[n]);
      for (int word = WORDS - 1; word >= 0; word--) printf("%08x", results[n][word]);
    }
    printf("\\n");
  }
  return 0;
}
"""


@dataclass(frozen=True)
class Asked:
    """An instruction with the beats of its operands: those that it reads, all groups one after the other."""

    word: int
    #: Bits of an element.
    sew: int
    groups: int
    operands: Mapping[str, bytes]


@dataclass(frozen=True)
class Given:
    """What came of it: bytes of the result where a strobe says so, None elsewhere."""

    result: tuple[int | None, ...]
    #: Cycles from the request to the last beat.
    cycles: int


def build(unit: Unit, lane_bytes: int, folder: Path) -> Path:
    """The program of a unit, in `folder`."""
    assert unit.lanes is not None and unit.group is not None
    names = [operand.lower() for operand in unit.group.operands]
    drive = "\n".join(
        f"      top.{name}_valid_i = !beats[{at}].empty() && often();\n"
        f"      if (top.{name}_valid_i) for (int w = 0; w < WORDS; w++) "
        f"words(top.{name}_i)[w] = beats[{at}].front()[w];"
        for at, name in enumerate(names)
    )
    taken = "\n".join(
        f"      if (top.{name}_valid_i && top.{name}_ready_o) beats[{at}].pop_front(), idle = 0;"
        for at, name in enumerate(names)
    )
    (result,) = unit.group.results
    text = _DRIVER.replace("@words", str(lane_bytes // 4)).replace("@operands", str(len(names)))
    text = text.replace("@drive", drive).replace("@taken", taken).replace("@result", result.lower())
    root, _ = package(VERILATOR, "a test needs", "hardware")
    compiler = host_compiler()
    files = {name: folder / name for name in lanes_files(unit)}
    for name, of in lanes_files(unit).items():
        files[name].write_text(of)
    (folder / "driver.cpp").write_text(text)
    made = folder / "made"
    verilate(root, unit.lanes.module, [str(file) for file in files.values()], made, "Verilator refuses it")
    return compile_small(compiler, root, made, folder / "driver.cpp", "-O1", "not compiled")


def ask(program: Path, unit: Unit, lane_bytes: int, asked: Sequence[Asked], gaps: bool) -> list[Given]:
    """All of them one after the other."""
    assert unit.group is not None
    sent = bytearray()
    for one in asked:
        sent += struct.pack("<III", one.word, one.sew.bit_length() - 4, one.groups)
        for operand in unit.group.operands:
            data = one.operands.get(operand, b"")
            data += bytes(-len(data) % lane_bytes)
            sent += struct.pack("<I", len(data) // lane_bytes) + data
    done = subprocess.run(
        [str(program), "gaps" if gaps else "none"], input=bytes(sent), capture_output=True, check=False
    )
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0 and len(lines) == len(asked), lines[-1:]
    return [_given(line.split(), unit.group.element_bits // 8, lane_bytes) for line in lines]


def _given(said: list[str], element: int, lane_bytes: int) -> Given:
    cycles, left, count = map(int, said[:3])
    assert left == 0, f"{left} beats were not taken"
    result: list[int | None] = []
    for n in range(count):
        strobes, data = int(said[3 + 2 * n], 16), bytes.fromhex(said[4 + 2 * n])[::-1]
        written = [strobes >> at // element & 1 for at in range(lane_bytes)]
        result += [byte if bit else None for byte, bit in zip(data, written, strict=True)]
    return Given(tuple(result), cycles)
