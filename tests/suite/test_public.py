"""CoreMark, Dhrystone and Embench, where an environment variable names a checkout of them."""

from __future__ import annotations

import json
import os
import shutil
from typing import Any

import pytest
from instar.cli import run_command
from instar.places import library

#: Folders: eembc/coremark; benchmarks/dhrystone of riscv-software-src/riscv-tests;
#: embench/embench-iot, tag embench-1.0.
VARIABLES = {name: f"{name.upper()}_CHECKOUT" for name in ("coremark", "dhrystone", "embench")}
GCC = "riscv64-unknown-elf-gcc"
#: As CVA6's continuous integration compiles CoreMark (verif/regress/coremark.sh).
FLAGS = "-fno-tree-loop-distribute-patterns -funroll-all-loops -falign-jumps=4 -falign-functions=16"


def folder_of(suite: str) -> str:
    """The checkout of a suite; without one the test is skipped."""
    folder = os.environ.get(VARIABLES[suite])
    if folder is None:
        pytest.skip(f"{VARIABLES[suite]} names no checkout of {library().suite(suite)['home']}")
    return folder


def tables(capfd: pytest.CaptureFixture[str], suite: str, *more: str) -> list[dict[str, Any]]:
    cores = ["--core", "cva6-single", "--core", "cva6-superscalar"]
    capfd.readouterr()
    run_command(["suite", suite, folder_of(suite), *cores, *more, "--json"])
    found: list[dict[str, Any]] = json.loads(capfd.readouterr().out)["tables"]
    return found


def test_every_suite_is_read_and_its_port_is_there() -> None:
    for found in library().list("suite"):
        suite = library().suite(found["name"])
        assert suite["programs"] and suite["versions"] and next(iter(suite["rules"])) == "suite"


@pytest.mark.slow
def test_coremark_is_within_a_per_cent_of_rtl_that_ran_the_same_source(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """RTL of openhwgroup/cva6 6cb200105, one warm iteration, GCC 12.2 with the same flags: 332,759 and
    230,201 cycles for another port's build of 264,132 instructions.
    """
    if shutil.which(GCC) is None:
        pytest.skip(f"{GCC} is not installed")
    found = tables(capfd, "coremark", "--rule", "second", "--cc", GCC, "--cflags", FLAGS)
    cycles = [table["rows"][0]["cycles"] for table in found]
    assert cycles == pytest.approx([332_759, 230_201], rel=0.01)


@pytest.mark.slow
def test_dhrystone_is_within_three_per_cent_of_the_cores_own_figures(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Continuous integration of openhwgroup/cva6 since March 2026: 22,256 and 16,282 cycles for 50 runs."""
    if shutil.which(GCC) is None:
        pytest.skip(f"{GCC} is not installed")
    flags = "-fno-tree-loop-distribute-patterns"
    found = tables(capfd, "dhrystone", "--rule", "first", "--cc", GCC, "--cflags", flags)
    assert [table["rows"][0]["cycles"] for table in found] == pytest.approx([22_256, 16_282], rel=0.03)


@pytest.mark.slow
def test_embench_checks_itself_and_each_program_gains(capfd: pytest.CaptureFixture[str]) -> None:
    single, double = tables(capfd, "embench")
    assert len(single["rows"]) == len(double["rows"]) >= 14
    pairs = zip(single["rows"], double["rows"], strict=True)
    assert all(a["cycles"] > b["cycles"] and a["instructions"] == b["instructions"] for a, b in pairs)
