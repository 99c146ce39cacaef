"""The designs `cvxif-keccak` and `circe`: kernels equal what the generator writes, and take what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from instar._core import Program, prove
from instar.measurement import Wanted, measure
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import find_compiler
from instar.workload.program import DEFAULT_ISA, Recipe, find_variant

from ..shared import ROOT

FOLDER = ROOT / "designs/cvxif-keccak"
DESIGN = library().design([str(FOLDER)])
CIRCE = library().design([str(ROOT / "designs/circe")])
#: Kernels of circe by variant, and what the generator writes for them.
OF_CIRCE = [
    pytest.param("ours-keccak", "cv32e40px/ours", marks=pytest.mark.slow),
    pytest.param("published-scheduled", "cv32e40px/published", marks=pytest.mark.slow),
]
#: Cores that run kernels that were made for another one.
GUESTS = (["cva6-2022"], ["cv32e40px"])
#: Baselines and variants with a kernel of the design that was made for their core.
KERNELS = [
    variant["name"]
    for variant in [*DESIGN.info["baselines"], *DESIGN.info["variants"]]
    if variant["kernels"] and variant["cores"] not in GUESTS
]
#: Of these the solver needs a minute for each.
PROVED = [
    pytest.param(name, marks=pytest.mark.slow) if name.startswith("plain-") else name for name in KERNELS
]
_AFTER = re.compile(r"-> ([\d,]+) cycles")


def place(variant: str) -> tuple[str, Path]:
    """The core of a variant, and its kernel below the folder of kernels."""
    found = find_variant(DESIGN, variant)
    assert found is not None and found["cores"] is not None and found["kernels"] is not None
    (core,) = found["cores"]
    return core, Path(found["kernels"]).relative_to(FOLDER / "kernels") / "keccak_f1600.S"


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the generator writes."""
    folder = tmp_path_factory.mktemp("starts")
    subprocess.run([sys.executable, str(FOLDER / "generator"), str(folder)], check=True)
    return folder


@pytest.mark.parametrize("variant", PROVED)
def test_a_kernel_is_the_same_function_as_its_start(variant: str, starts: Path) -> None:
    compiler = find_compiler(None)

    def program(file: Path) -> Program:
        return program_of(file, DEFAULT_ISA, DESIGN, compiler, for_proof=True)

    _, file = place(variant)
    found = prove(program(starts / file), program(FOLDER / "kernels" / file), "keccak_f1600", returns=0)
    assert found["refusal"] is None


@pytest.mark.parametrize(("variant", "written"), OF_CIRCE)
def test_a_kernel_of_circe_is_the_same_function_as_its_start_and_takes_the_cycles_that_it_says(
    variant: str, written: str, starts: Path
) -> None:
    compiler = find_compiler(None)
    chosen = find_variant(CIRCE, variant)
    assert chosen is not None and chosen["kernels"] is not None
    kernel = Path(chosen["kernels"]) / "keccak_f1600.S"
    before, after = (
        program_of(file, DEFAULT_ISA, CIRCE, compiler, for_proof=True)
        for file in (starts / written / "keccak_f1600.S", kernel)
    )
    assert prove(before, after, "keccak_f1600", returns=0)["refusal"] is None
    says = _AFTER.search(kernel.read_text())
    assert says is not None
    workload, key = library().workload_set("sha3")
    core = library().core("cv32e40px", design=CIRCE, variant=variant)
    recipe = Recipe(workload, key, core.isa, compiler, CIRCE, chosen)
    assert measure(library(), Wanted(recipe, "keccak_f1600", core)).cycles == int(says[1].replace(",", ""))


@pytest.mark.parametrize("variant", KERNELS)
def test_a_kernel_takes_the_cycles_that_it_says(variant: str) -> None:
    core, file = place(variant)
    says = _AFTER.search((FOLDER / "kernels" / file).read_text())
    assert says is not None
    found = library()
    chosen = find_variant(DESIGN, variant)
    host = found.core(core, design=DESIGN, variant=variant)
    workload, key = found.workload_set("sha3")
    recipe = Recipe(workload, key, host.isa, find_compiler(None), DESIGN, chosen)
    cycles = measure(found, Wanted(recipe, "keccak_f1600", host)).cycles
    # Where a function lies in its line of the instruction cache is the program's: a few cycles.
    assert cycles == pytest.approx(int(says[1].replace(",", "")), rel=0.01)


def test_without_state_it_takes_two_thirds_of_the_best_software() -> None:
    found = library()
    workload, key = found.workload_set("sha3")

    def cycles(variant: str) -> int:
        chosen = find_variant(DESIGN, variant)
        host = found.core(place_core(variant), design=DESIGN, variant=variant)
        recipe = Recipe(workload, key, host.isa, find_compiler(None), DESIGN, chosen)
        measured = measure(found, Wanted(recipe, "keccak_f1600", host)).cycles
        assert measured is not None
        return measured

    for suffix in ("", "-single"):
        assert 1.5 * cycles(f"interleaved-3{suffix}") <= cycles(f"scheduled-c{suffix}")


def place_core(variant: str) -> str:
    """The core of a baseline or variant."""
    found = find_variant(DESIGN, variant)
    assert found is not None and found["cores"] is not None
    return found["cores"][0]


def test_the_generator_without_a_folder_is_one_sentence() -> None:
    done = subprocess.run([sys.executable, str(FOLDER / "generator")], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "name the folder" in done.stderr
