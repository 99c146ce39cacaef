"""A slave beside the simulator's device: random accesses by Verilator, each with its value and its cycle.

Source: own design; the accesses and what a master sees of them are those of the simulator
(`exercise_device`), the same in each run.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

from instar._core import Design, InstarError, exercise_device
from instar.hardware.slave import Slave
from instar.rtl.verilator import driven

#: Accesses of each slave.
ACCESSES = 20_000
_SEED = 20_261_128
_OPTIMISED = "-O1"
#: Commands whose engines a sentence describes.
_MOST_NAMED = 3
#: Numbers of an access, of eight bytes each.
_ROW = 8

#: Reads rows of an access; asks when it may, and compares answer and cycle.
_DRIVER = """\
#include "Vtop.h"
#include <cstdint>
#include <cstdio>
#include <deque>

struct Access {{ uint64_t gap, store, offset, size, value, expected, held, fault; }};
struct Due {{ uint64_t at, row; Access access; }};

static const bool APB = {apb};
static const unsigned WAITS = {waits};

static int wrong(uint64_t row, const char* what, uint64_t got, uint64_t expected) {{
  return printf("wrong %llu %s %llu %llu\\n", (unsigned long long)row, what, (unsigned long long)got,
                (unsigned long long)expected), 1;
}}

int main() {{
  VerilatedContext context;
  Vtop top(&context);
  Access next;
  std::deque<Due> due;
  bool have = false, asked = false, access = false, more = true;
  uint64_t row = 0, idle = 0, since = 0;
  top.clk_i = 0, top.rst_ni = 1, top.eval(), top.rst_ni = 0, top.eval();
  top.clk_i = 1, top.eval(), top.clk_i = 0, top.rst_ni = 1, top.eval();
  for (uint64_t now = 0;; now++) {{
    if (!have && more) more = have = fread(&next, sizeof next, 1, stdin) == 1, idle = 0;
    if (!have && due.empty()) break;
    const bool asks = have && idle >= next.gap;
    if (asks && !asked) asked = true, since = now;
    const unsigned shift = 8 * (next.offset & 3);
    uint32_t got = 0;
    bool answered = false, error = false;
{drive}
    const uint64_t held = now - since{held};
    if (taken) {{
      if (held != next.held) return wrong(row, "held", held, next.held);
      due.push_back({{now + 1 + WAITS{passed}, row, next}});
      have = asked = false, row++;
    }} else if (asks && now - since > 100000)
      return wrong(row, "held", held, next.held);
    if (answered != (!due.empty() && due.front().at == now))
      return wrong(due.empty() ? row : due.front().row, "answer", answered, !answered);
    if (answered) {{
      const Due one = due.front();
      const unsigned by = 8 * (one.access.offset & 3);
      const uint32_t bits = 0xffffffffu >> (32 - 8 * one.access.size);
      if (error != one.access.fault) return wrong(one.row, "error", error, one.access.fault);
      if (!one.access.store && !error && (got >> by & bits) != one.access.expected)
        return wrong(one.row, "value", got >> by & bits, one.access.expected);
      due.pop_front();
    }}
    top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval();
    idle = taken ? 0 : idle + 1;
  }}
  return printf("right %llu\\n", (unsigned long long)row), 0;
}}
"""
_OBI = """\
    top.obi_req_i = asks, top.obi_addr_i = next.offset, top.obi_we_i = next.store;
    top.obi_be_i = ((1u << next.size) - 1) << (next.offset & 3);
    top.obi_wdata_i = (uint32_t)(next.value << shift);
    top.eval();
    const bool taken = asks && top.obi_gnt_o;
    answered = top.obi_rvalid_o, got = top.obi_rdata_o, error = top.obi_err_o;
"""
#: Of APB only the end of the access phase is seen, a cycle and the wait states after it was taken.
_APB = """\
    top.psel_i = asks, top.penable_i = access, top.paddr_i = next.offset, top.pwrite_i = next.store;
    top.pwdata_i = (uint32_t)(next.value << shift);
    top.eval();
    const bool taken = asks && access && top.pready_o;
    answered = taken, got = top.prdata_o, error = top.pslverr_o;
    access = asks && !taken;
"""


@dataclass(frozen=True)
class SlaveCheck:
    """What became of a check."""

    accesses: int
    #: How often each command was started.
    started: dict[str, int]
    #: Accesses that waited for the end of a command.
    held: int
    #: What was wrong, in a sentence.
    wrong: str | None

    @property
    def untried(self) -> list[str]:
        """Commands that were never started, of which nothing is known."""
        return [name for name, times in self.started.items() if times == 0]

    @property
    def shown(self) -> str:
        """In a table."""
        if self.wrong is not None:
            return "WRONG"
        tried = f"{self.accesses:,} accesses, {sum(self.started.values()):,} commands agree"
        return f"{tried}; not tried: {', '.join(self.untried)}" if self.untried else tried


def check_slave(slave: Slave, design: Design, count: int = ACCESSES) -> SlaveCheck:
    """Runs `count` random accesses on the slave, and compares all that its bus shows."""
    made = exercise_device(design, slave.name, count, slave.turn, _SEED)
    program = _build(slave)
    done = subprocess.run([str(program)], input=made["accesses"], capture_output=True)
    said = done.stdout.decode().split()
    if not said:
        raise InstarError(f"{slave.module}: its simulator ended without a word")
    names = [command.name for command in slave.commands]
    started = dict(zip(names, made["started"], strict=True))
    wrong = None
    if said[0] != "right":
        wrong = _sentence(slave, made["accesses"], int(said[1]), said[2], int(said[3]), int(said[4]))
    return SlaveCheck(made["count"], started, made["held"], wrong)


def _sentence(slave: Slave, rows: bytes, row: int, what: str, got: int, expected: int) -> str:
    """What of access number `row` is not the simulator's."""
    numbers = rows[row * _ROW * 8 : (row + 1) * _ROW * 8]
    _, store, offset, size, *_ = (int.from_bytes(numbers[at : at + 8], "little") for at in range(0, 64, 8))
    way = "store" if store else "load"
    place = f"device {slave.name}: access {row + 1}, a {way} of {size} bytes at {offset:#x},"
    if what == "held":
        late = ""
        if got > expected and len(slave.commands) <= _MOST_NAMED:
            steps = "; ".join(f"{one.name}: {one.described}" for one in slave.commands)
            late = f" (its engine may take more cycles than the formula states; {steps}, and 1 more)"
        elif got > expected:
            late = " (its engine may take more cycles than the formula states)"
        return f"{place} waits {got} cycles in RTL and {expected} in the simulator{late}"
    if what == "answer":
        return f"{place} is {'answered early' if got else 'not answered in its cycle'} in RTL"
    if what == "error":
        where = ("RTL", "the simulator") if got else ("the simulator", "RTL")
        return f"{place} is an error in {where[0]} and none in {where[1]}"
    return f"{place} gives {got:#x} in RTL and {expected:#x} in the simulator"


def _build(slave: Slave) -> Path:
    """The slave with the driver, as a program; from the cache or made now."""
    apb = slave.bus == "apb"
    driver = _DRIVER.format(
        apb=str(apb).lower(),
        waits=slave.wait_states,
        drive=_APB if apb else _OBI,
        held=f" - {1 + slave.wait_states}" if apb else "",
        passed=f" - {1 + slave.wait_states}" if apb else "",
    )
    return driven(slave.module, slave.files, driver, _OPTIMISED, "checks of a device need")
