"""The design `cvxif-ntt`: kernels are equal to what the generator writes, and take what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from instar._core import Program, prove
from instar.hardware import generate
from instar.measurement import Wanted, measure
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import find_compiler
from instar.workload.program import Recipe, find_variant

from ..shared import ROOT
from .programs import APART, FUNCTIONS

FOLDER = ROOT / "designs/cvxif-ntt"
DESIGN = library().design([str(FOLDER)])
KERNELS = [
    (variant["name"], function) for variant in DESIGN.info["variants"] for function in sorted(FUNCTIONS)
]
_AFTER = re.compile(r"-> ([\d,]+) cycles")
#: The core that a kernel was scheduled for; others with one issue slot run the same one.
_FOR = re.compile(r"scheduled for (\S+?)(?: with|:)")


def place(variant: str) -> tuple[str, Path]:
    """The core of a variant, and its folder below that of kernels."""
    found = find_variant(DESIGN, variant)
    assert found is not None and found["cores"] is not None and found["kernels"] is not None
    (core,) = found["cores"]
    return core, Path(found["kernels"]).relative_to(FOLDER / "kernels")


def timed() -> list[tuple[str, str]]:
    """Variants on the core that their kernel was scheduled for."""
    found = []
    for variant, function in KERNELS:
        core, folder = place(variant)
        told = _FOR.search((FOLDER / "kernels" / folder / f"{function}.S").read_text())
        found += [(variant, function)] if told is not None and told[1] == core else []
    return found


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the generator writes, which is that of cva6-ntt."""
    folder = tmp_path_factory.mktemp("starts")
    subprocess.run([sys.executable, str(ROOT / "designs/cva6-ntt/scheduler"), str(folder)], check=True)
    return folder


@pytest.mark.parametrize(("variant", "function"), KERNELS)
def test_a_kernel_is_the_same_function_as_its_start(variant: str, function: str, starts: Path) -> None:
    core, folder = place(variant)
    isa, compiler = library().core(core).isa, find_compiler(None)

    def program(file: Path) -> Program:
        return program_of(file, isa, DESIGN, compiler, for_proof=True)

    start = starts / folder / f"{function}.S"
    kernel = FOLDER / "kernels" / folder / f"{function}.S"
    if _AFTER.search(kernel.read_text()) is None:
        # What was not scheduled is as it was written.
        assert kernel.read_text() == start.read_text()
    found = prove(program(start), program(kernel), FUNCTIONS[function], noalias=APART[function], returns=0)
    assert found["refusal"] is None


@pytest.mark.parametrize(("variant", "function"), timed())
def test_a_kernel_takes_the_cycles_that_it_says(variant: str, function: str) -> None:
    core, folder = place(variant)
    says = _AFTER.search((FOLDER / "kernels" / folder / f"{function}.S").read_text())
    assert says is not None
    found = library()
    host = found.core(core, design=DESIGN, variant=variant)
    workload, key = found.workload_set("ml-dsa-44")
    recipe = Recipe(workload, key, host.isa, find_compiler(None), DESIGN, find_variant(DESIGN, variant))
    cycles = measure(found, Wanted(recipe, function, host)).cycles
    # Where a function lies in its line of the instruction cache is the program's: a few cycles.
    assert cycles == pytest.approx(int(says[1].replace(",", "")), rel=0.01)


def test_its_encodings_go_with_those_of_the_other_designs() -> None:
    # cva6-ntt replaces the same functions, so the two give no variant together.
    joined = library().design([str(ROOT / "designs" / name) for name in ("cvxif-ntt", "cvxif-keccak")])
    known = [i["mnemonic"] for extension in joined.info["extensions"] for i in extension["instructions"]]
    assert {"pq.mm", "pq.smm", "pq.xar", "pq.kround"} <= set(known)
    assert _opcodes("cva6-ntt").isdisjoint(_opcodes("cvxif-ntt"))


def _opcodes(design: str) -> set[int]:
    """Major opcodes of a design's instructions."""
    found = library()
    loaded = found.design(str(ROOT / "designs" / design))
    made = generate(loaded, found.core(loaded.info["cores"][0], design=loaded))
    return {instruction.match & 0x7F for unit in made.units for instruction in unit.instructions}
