"""A design's units behind lanes as Marian has them, by themselves: words in with gaps, and out with stalls.

Source: own design; of soc-hub-fi/Marian e107560 the order of elements in the lanes (ara_pkg.sv, the
table before shuffle_index) and that a result is in the registers after its second grant.
"""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from instar.hardware.behind_lanes import BehindLanes
from instar.places import data_folder
from instar.rtl.verilator import driven

MODULE = "instar_behind_lanes"
LANES, VLEN = 4, 512
#: Bytes of a row of the lanes.
ROW = 8 * LANES
#: Elements of a lane's word, from its lowest bytes on, by bytes of an element: those of lane 0.
_IN_LANE = {1: (0, 16, 8, 24, 4, 20, 12, 28), 2: (0, 8, 4, 12), 4: (0, 4), 8: (0,)}

_DRIVER = """\
#include "Vtop.h"
#include <cstdint>
#include <cstdio>
#include <deque>
#include <vector>

static const int LANES = @lanes;
static bool read(void* to, size_t bytes) { return fread(to, 1, bytes, stdin) == bytes; }
template <class T> static uint32_t* words(T& port) { return reinterpret_cast<uint32_t*>(&port); }

struct Asked { uint32_t id, word, sew, vl; std::vector<uint64_t> given[LANES][3]; };

int main() {
  VerilatedContext context;
  Vtop top(&context);
  uint64_t chance = 0x9e3779b97f4a7c15u;
  auto often = [&] {
    chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
    return (chance >> 20 & 3) != 0;
  };
  std::deque<Asked> asked;
  for (uint32_t head[4]; read(head, sizeof head);) {
    asked.push_back({head[0], head[1], head[2], head[3], {}});
    for (auto& lane : asked.back().given)
      for (auto& of : lane) {
        uint32_t count;
        if (!read(&count, 4)) return 2;
        of.resize(count);
        if (!read(of.data(), 8 * count)) return 2;
      }
  }
  top.clk_i = 0, top.rst_ni = 0, top.req_valid_i = 0, top.operand_valid_i = 0;
  top.eval(), top.clk_i = 1, top.eval(), top.clk_i = 0, top.rst_ni = 1, top.eval();
  std::deque<uint64_t> queues[LANES][3];
  struct Write { uint64_t data; uint32_t id, address, strobe; bool full; } between[LANES] = {};
  size_t left = asked.size();
  uint64_t final_granted = 0;
  for (int idle = 0, cycle = 0; left > 0; idle++, cycle++) {
    if (idle > 2000) return printf("hangs\\n"), 1;
    top.req_valid_i = !asked.empty() && often();
    if (!asked.empty()) {
      auto& one = asked.front();
      top.req_id_i = one.id, top.req_word_i = one.word, top.req_sew_i = one.sew, top.req_vl_i = one.vl;
    }
    uint64_t valid = 0;
    for (int lane = 0; lane < LANES; lane++)
      for (int k = 0; k < 3; k++) {
        auto& queue = queues[lane][k];
        if (queue.empty() || !often()) continue;
        valid |= 1u << (3 * lane + k);
        words(top.operand_i)[2 * (3 * lane + k)] = queue.front();
        words(top.operand_i)[2 * (3 * lane + k) + 1] = queue.front() >> 32;
      }
    top.operand_valid_i = valid;
    uint32_t room = 0;
    for (int lane = 0; lane < LANES; lane++) room |= uint32_t(!between[lane].full) << lane;
    top.result_gnt_i = room, top.result_final_gnt_i = final_granted;
    top.eval();
    const uint32_t done = top.done_o;
    for (uint32_t id = 0; id < 8; id++)
      if (done >> id & 1) printf("done %u\\n", id), left--, idle = 0;
    final_granted = 0;
    for (int lane = 0; lane < LANES; lane++)
      if (auto& of = between[lane]; of.full && often()) {
        const unsigned long long data = of.data;
        printf("write %u %u %d %016llx %02x\\n", of.id, of.address, lane, data, of.strobe);
        of.full = false, final_granted |= 1u << lane, idle = 0;
      }
    for (int lane = 0; lane < LANES; lane++) {
      if (!(top.result_req_o >> lane & 1) || !(room >> lane & 1)) continue;
      const uint32_t* half = words(top.result_wdata_o) + 2 * lane;
      const uint32_t strobe = top.result_be_o >> 8 * lane & 0xff;
      between[lane] = {half[0] | uint64_t(half[1]) << 32, top.result_id_o, top.result_addr_o, strobe, true};
    }
    for (int lane = 0; lane < LANES; lane++)
      for (int k = 0; k < 3; k++)
        if (valid & top.operand_ready_o & 1ull << (3 * lane + k)) queues[lane][k].pop_front();
    if (top.req_valid_i && top.req_ready_o) {
      // Its operands come some cycles later, and those of the next may stand behind them.
      for (int lane = 0; lane < LANES; lane++)
        for (int k = 0; k < 3; k++)
          for (uint64_t word : asked.front().given[lane][k]) queues[lane][k].push_back(word);
      asked.pop_front();
    }
    top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval();
  }
  for (auto& lane : queues)
    for (auto& of : lane)
      if (!of.empty()) return printf("left over\\n"), 1;
  return 0;
}
"""


@dataclass(frozen=True)
class Asked:
    """An instruction: what lanes hand over of a, of the old value, of c, each in order of elements."""

    word: int
    #: Bits of an element.
    sew: int
    vl: int
    operands: tuple[bytes, bytes, bytes]


@dataclass(frozen=True)
class Written:
    """What an instruction wrote: bytes in order of elements, None where it left what was there."""

    first_row: int
    data: tuple[int | None, ...]


def program(made: BehindLanes) -> Path:
    """The module with a design's units, driven from stdin."""
    shell = data_folder() / "rtl" / "marian" / "behind" / f"{MODULE}.sv"
    attached = made.attachment()
    macros = [f"INSTAR_COPROCESSOR={attached.module}", *attached.defines]
    head = "".join(f"`define {name} {value}\n" for name, _, value in (one.partition("=") for one in macros))
    files = {"0_macros.sv": head, **attached.files, f"{MODULE}.sv": shell.read_text()}
    return driven(MODULE, files, _DRIVER.replace("@lanes", str(LANES)), "-O1", "a test needs")


def place(at: int, width: int) -> tuple[int, int]:
    """Lane, and byte of its word, of byte `at` of a row of elements of `width` bytes."""
    element, part = divmod(at, width)
    return element % LANES, _IN_LANE[width].index(element - element % LANES) * width + part


def _handed_over(data: bytes, width: int) -> list[list[int]]:
    """The words of each lane."""
    lanes: list[list[int]] = [[] for _ in range(LANES)]
    for row in range(0, len(data), ROW):
        own = [bytearray(8) for _ in range(LANES)]
        touched = set()
        for at, byte in enumerate(data[row : row + ROW]):
            lane, to = place(at, width)
            own[lane][to] = byte
            touched.add(lane)
        for lane in touched:
            lanes[lane].append(int.from_bytes(own[lane], "little"))
    return lanes


def run(simulator: Path, asked: Sequence[Asked]) -> list[Written]:
    """All of them, one behind the other."""
    sent = bytearray()
    for number, one in enumerate(asked):
        sent += struct.pack("<IIII", number % 8, one.word, one.sew.bit_length() - 4, one.vl)
        each = [_handed_over(data, one.sew // 8) for data in one.operands]
        for lane in range(LANES):
            for words in each:
                sent += struct.pack(f"<I{len(words[lane])}Q", len(words[lane]), *words[lane])
    ran = subprocess.run([str(simulator)], input=bytes(sent), capture_output=True, check=False)
    lines = [line.split() for line in ran.stdout.decode().splitlines()]
    assert ran.returncode == 0, lines[-1:]
    found: list[Written] = []
    rows: dict[int, dict[tuple[int, int], tuple[int, int]]] = {}
    for said in lines:
        if said[0] == "done":
            # All that an instruction writes is in the registers when it is done.
            found.append(_written(rows.pop(int(said[1])), asked[len(found)].sew // 8))
        else:
            where = int(said[2]), int(said[3])
            rows.setdefault(int(said[1]), {})[where] = (int(said[4], 16), int(said[5], 16))
    assert len(found) == len(asked) and not rows
    return found


def _written(rows: Mapping[tuple[int, int], tuple[int, int]], width: int) -> Written:
    first, last = min(row for row, _ in rows), max(row for row, _ in rows)
    data: list[int | None] = []
    for row in range(first, last + 1):
        for at in range(ROW):
            lane, byte = place(at, width)
            word, strobe = rows[row, lane]
            data.append(word >> 8 * byte & 0xFF if strobe >> byte & 1 else None)
    return Written(first, tuple(data))
