"""A unit as a program: verilated with a driver that sends operands and compares results.

Source: own design; `instar.rtl.verilator` calls the tools.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from instar.hardware.unit import Unit
from instar.rtl.verilator import driven

_OPTIMISED = "-O2"

#: Reads rows of numbers of eight bytes: operands, then results. Gaps and stalls come from a shift
#: register.
_DRIVER = """\
#include "Vtop.h"
#include <cstdint>
#include <cstdio>
#include <deque>
#include <vector>

static const int INPUTS = {inputs}, OUTPUTS = {outputs};

int main() {{
  VerilatedContext context;
  Vtop top(&context);
  uint64_t chance = 0x9e3779b97f4a7c15u, row = 0;
  std::deque<std::vector<uint64_t>> waiting;
  std::vector<uint64_t> next(INPUTS + OUTPUTS);
  bool have = false, more = true;
  top.clk_i = 0, top.rst_ni = 0, top.valid_i = 0, top.ready_i = 0;
  top.eval(), top.clk_i = 1, top.eval(), top.clk_i = 0, top.rst_ni = 1, top.eval();
  for (uint64_t idle = 0; idle < 1000;) {{
    chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
    if (!have && more) more = have = fread(next.data(), 8, INPUTS + OUTPUTS, stdin) == INPUTS + OUTPUTS;
    top.valid_i = have && (chance & 7);
    top.ready_i = (chance >> 8 & 7) != 0;
{drive}
    top.eval();
    if (top.valid_i && top.ready_o) waiting.push_back(next), have = false;
    if (top.valid_o && top.ready_i) {{
      if (waiting.empty()) return printf("nobody's %llu\\n", (unsigned long long)row), 1;
      const std::vector<uint64_t>& one = waiting.front();
      const uint64_t got[OUTPUTS] = {{{results}}};
      for (int n = 0; n < OUTPUTS; n++)
        if (got[n] != one[INPUTS + n]) {{
          printf("wrong");
          for (uint64_t value : one) printf(" %llu", (unsigned long long)value);
          for (uint64_t value : got) printf(" %llu", (unsigned long long)value);
          return printf("\\n"), 1;
        }}
      waiting.pop_front(), row++, idle = 0;
    }} else
      idle++;
    top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval();
    if (!more && !have && waiting.empty()) break;
  }}
  if (!waiting.empty() || have) return printf("lost %llu\\n", (unsigned long long)row), 1;
  return printf("right %llu\\n", (unsigned long long)row), 0;
}}
"""


def build(unit: Unit, ports: Sequence[str], results: Sequence[str]) -> Path:
    """A program that drives `ports` and compares C++ expressions `results`; from the cache or made now."""
    drive = "\n".join(f"    top.{port} = next[{at}];" for at, port in enumerate(ports))
    driver = _DRIVER.format(inputs=len(ports), outputs=len(results), drive=drive, results=", ".join(results))
    return driven(unit.module, {"unit.sv": unit.text}, driver, _OPTIMISED, "vectors need")
