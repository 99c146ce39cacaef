"""Every shipped kernel is proved equal to what its design's generator writes, and says what it costs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from instar._core import Program, prove
from instar.cli import run_command
from instar.measurement import Wanted, measure
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import find_compiler
from instar.workload.program import Recipe, find_variant

from ..shared import ROOT
from .programs import FUNCTIONS, ISA

DESIGN = ROOT / "designs/cva6-ntt"
#: Folder of shipped kernels: variant or baseline of the design, and what they were made from.
SHIPPED = {
    "scheduled": ("scheduled", "scheduled"),
    "paired": ("paired-loads", "paired"),
    "three-ports": ("triple-commit", "three-ports"),
    "two-entries": ("two-entries", "three-ports"),
    "latency-4": ("latency-4", "three-ports"),
    "latency-2": ("latency-2", "three-ports"),
    "cva6-superscalar": ("scheduled-software", "software"),
}
#: `2,140 -> 1,931 cycles`.
_AFTER = re.compile(r"-> ([\d,]+) cycles")


def shipped(folder: str, kernel: str) -> Path:
    """A kernel of the design, or of ML-DSA itself."""
    kernels = ROOT / "workloads/ml-dsa/kernels" if folder == "cva6-superscalar" else DESIGN / "kernels"
    return kernels / folder / f"{kernel}.S"


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the generator writes."""
    folder = tmp_path_factory.mktemp("starts")
    generator = DESIGN / "scheduler"
    done = subprocess.run([sys.executable, str(generator), str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.parametrize("kernel", FUNCTIONS)
@pytest.mark.parametrize("folder", SHIPPED)
def test_a_shipped_kernel_is_the_same_function_as_its_start(folder: str, kernel: str, starts: Path) -> None:
    design, compiler = library().design([str(DESIGN)]), find_compiler(None)

    def program(file: Path) -> Program:
        return program_of(file, ISA, design, compiler, for_proof=True)

    start = starts / SHIPPED[folder][1] / f"{kernel}.S"
    found = prove(program(start), program(shipped(folder, kernel)), FUNCTIONS[kernel], returns=0)
    assert found["refusal"] is None


@pytest.mark.parametrize("kernel", FUNCTIONS)
@pytest.mark.parametrize("folder", SHIPPED)
def test_a_shipped_kernel_takes_the_cycles_that_it_says(folder: str, kernel: str) -> None:
    says = _AFTER.search(shipped(folder, kernel).read_text())
    assert says is not None
    found = library()
    design = found.design([str(DESIGN)])
    variant = find_variant(design, SHIPPED[folder][0])
    core = found.core("cva6-superscalar", design=design, variant=SHIPPED[folder][0])
    workload, parameter_set = found.workload_set("ml-dsa-44")
    recipe = Recipe(workload, parameter_set, core.isa, find_compiler(None), design, variant)
    cycles = measure(found, Wanted(recipe, kernel, core)).cycles
    # Where a function lies in its line of the instruction cache is the program's: a few cycles.
    assert cycles == pytest.approx(int(says[1].replace(",", "")), rel=0.01)


def test_the_generator_without_a_folder_is_one_sentence() -> None:
    done = subprocess.run([sys.executable, str(DESIGN / "scheduler")], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "name the folder" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("kernel", FUNCTIONS)
@pytest.mark.parametrize("folder", SHIPPED)
def test_no_shipped_kernel_comes_below_its_bound(
    folder: str, kernel: str, capfd: pytest.CaptureFixture[str]
) -> None:
    options = ["--design", str(DESIGN), "--variant", SHIPPED[folder][0], "--core", "cva6-superscalar"]
    assert run_command(["schedule", "ml-dsa-44", kernel, *options, "--bound", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert 0 < found["bound"] <= found["cycles_after"] <= found["cycles_before"]
