"""A cost that depends on data, from design.toml to the cycles of a call, a run's trace and its score."""

from __future__ import annotations

import json
from pathlib import Path

import instar
import numpy as np
import pytest
from instar.cli import run_command
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

DESCRIPTION = """
import "RV32I.core_desc"

InstructionSet Xslow extends RV32I {
  instructions {
    SLOW {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.slow", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: { if (rd != 0) X[rd] = (unsigned<32>)(X[rs2] + (X[rs1] == 77 ? 2 : 1)); }
    }
  }
}
"""
DESIGN = """
[design]
name = "slow"
title = "An instruction that takes longer for larger numbers"
summary = "For a test"
extensions = ["xslow.core_desc"]
cores = ["cva6-superscalar"]

[units.counter]
count = 1

[timing."cva6-superscalar"."x.slow"]
unit = "counter"
latency = { operand = "rs1", steps = [{ up_to = 8, cycles = 3 }, { cycles = 10 }] }
interval = 1
from = "assumed"
where = "a test"
"""
#: Each turn waits for the one before through y.
SOURCE = """
#include <stdint.h>
#include "xslow.h"
uint32_t chain(uint32_t x) {
  uint32_t y = 0;
  for (int i = 0; i < 100; i++) y = x_slow(x, y);
  return y;
}
int main(void) { return (int)chain(9) - 100; }
"""
TURNS = 100


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The folder of the design, and a program with its instruction."""
    folder = tmp_path_factory.mktemp("designs") / "slow"
    folder.mkdir()
    (folder / "xslow.core_desc").write_text(DESCRIPTION)
    (folder / "design.toml").write_text(DESIGN)
    source = folder / "chain.c"
    source.write_text(SOURCE)
    runtime = runtime_folder()
    generated = dict(library().design(str(folder)).generate())
    sources = (source, runtime / "crt0.S")
    link = runtime / "link.ld"
    return folder, build(Build(find_compiler(), "rv32im", sources, generated=generated, link_script=link))


def test_the_operand_decides_the_cycles_of_a_call(slow: tuple[Path, Path]) -> None:
    folder, elf = slow
    program = instar.Program(elf, design=str(folder))
    cycles = {
        x: program.call("chain", np.uint32(x), returns="u32", core="cva6-superscalar").cycles
        for x in (0, 8, 9, 1 << 31)
    }
    assert cycles[0] == cycles[8] and cycles[9] == cycles[1 << 31]
    small, large = cycles[8], cycles[9]
    assert small is not None and large is not None
    # Seven cycles a turn, but for the few that the loop around it takes anyway.
    assert 7 * TURNS - 7 < large - small <= 7 * TURNS


def test_a_trace_carries_the_operand_to_the_score(
    slow: tuple[Path, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder, elf = slow
    trace = tmp_path / "slow.itrace"
    base = ["--design", str(folder), "--json"]
    assert run_command(["run", str(elf), "--core", "cva6-superscalar", *base]) == 0
    cycles = json.loads(capfd.readouterr().out)["cycles"]
    assert run_command(["run", str(elf), "--trace", str(trace), *base]) == 0
    capfd.readouterr()
    command = ["score", str(trace), "--core", "cva6-superscalar", "--program", str(elf), *base]
    assert run_command(command) == 0
    (window,) = json.loads(capfd.readouterr().out)["windows"]
    # A trace counts from after the commit of its first instruction.
    assert (window["cycles_model"], window["costs_without_operand"]) == (cycles - 1, 0)


def test_a_trace_without_the_operand_takes_the_last_step_and_says_how_often(
    slow: tuple[Path, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder, elf = slow
    trace = tmp_path / "slow.rvfi"
    base = ["--design", str(folder), "--json"]
    assert run_command(["run", str(elf), "--trace", str(trace), *base]) == 0
    capfd.readouterr()
    command = ["score", str(trace), "--core", "cva6-superscalar", *base]
    assert run_command(command) == 0
    (window,) = json.loads(capfd.readouterr().out)["windows"]
    assert window["costs_without_operand"] == TURNS
    assert run_command(command[:-1]) == 0
    assert f"{TURNS} instruction" in capfd.readouterr().out
