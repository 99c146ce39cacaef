"""Every shipped kernel is what it was made from, costs what it says and assumes what it says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.measurement import Wanted, measure
from instar.places import library

from ..shared import ROOT
from .claims import PLAIN, TOLERANCE, cycles, proof, recipe, start_of, written
from .manifest import GENERATORS, Kernel, digest, files, kernels, told

KERNELS = kernels()
#: Those that serve without a design.
IN_PLACE_OF_C = [kernel for kernel in KERNELS if kernel.file.startswith("workloads/")]
#: Those that no search made: known answers and `check-kernel` judge them, and no proof.
BY_HAND = (
    "workloads/hqc/kernels/cv32e40p/product.S",
    *(
        f"workloads/masked/kernels/cv32e40p/masked_{name}.S"
        for name in ("add", "and", "chi", "clear", "full_add")
    ),
    *(
        f"workloads/k-pke-masked/kernels/cv32e40p/masked_{name}.S"
        for name in ("cbd_2", "cbd_3", "unpack_message")
    ),
    "workloads/saber-masked/kernels/cv32e40p/lift.S",
)
BOUNDED = [kernel for kernel in KERNELS if kernel.option("--design") == "cva6-ntt"]
_GENERATED = re.compile(r"^# From designs/([\w/-]+); do not edit", re.MULTILINE)


def each(chosen: list[Kernel], turns: int = 1) -> pytest.MarkDecorator:
    """A test of each kernel, which is slow but for one in so many; slow ones are among the others.

    The digests of all are compared in every run, so a kernel is still what was proved and measured.
    """
    quick = [one for one in chosen if turns == 1 or not one.slow][::turns]
    marked = [
        pytest.param(one, marks=[] if one in quick else [pytest.mark.slow], id=one.name) for one in chosen
    ]
    return pytest.mark.parametrize("kernel", marked)


def test_the_manifest_has_every_kernel_that_was_scheduled() -> None:
    assert [kernel.path for kernel in KERNELS] == files()


@each(KERNELS)
def test_the_manifest_says_what_the_kernel_says(kernel: Kernel) -> None:
    says = told(kernel.path, kernel.slow)
    assert says == kernel
    assert kernel.digest == digest(kernel.path)


@each(KERNELS, turns=5)
def test_a_kernel_does_what_it_was_made_from_and_says_what_that_assumes(kernel: Kernel) -> None:
    found = proof(kernel)
    assert found["refusal"] is None
    assert tuple(found["assumptions"]) == kernel.assumes


@each(KERNELS, turns=5)
def test_a_kernel_takes_the_cycles_that_it_says(kernel: Kernel) -> None:
    assert cycles(kernel) == pytest.approx(kernel.cycles, rel=TOLERANCE)


@each(IN_PLACE_OF_C)
def test_a_kernel_takes_no_more_than_portable_c(kernel: Kernel) -> None:
    core = library().core(kernel.option("--core") or "")
    plain = replace(recipe(kernel), design=None, variant=None)
    portable = measure(library(), Wanted(plain, kernel.function, core)).cycles
    assert portable is not None and kernel.cycles <= portable


@pytest.mark.slow
@each(BOUNDED)
def test_no_kernel_comes_below_its_bound(kernel: Kernel, capfd: pytest.CaptureFixture[str]) -> None:
    options = ["--design", str(ROOT / "designs/cva6-ntt"), "--variant", kernel.option("--variant") or ""]
    words = ["schedule", kernel.workload, kernel.function, *options, "--core", "cva6-superscalar"]
    assert run_command([*words, "--bound", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert 0 < found["bound"] <= found["cycles_after"] <= found["cycles_before"]


def test_what_was_written_and_not_scheduled_is_as_it_was_written() -> None:
    scheduled = {kernel.path for kernel in KERNELS}
    plain = [
        file
        for file in ROOT.glob("designs/*/kernels/**/*.S")
        if file not in scheduled and _GENERATED.search(file.read_text())
    ]
    assert plain
    for file in plain:
        generator = _GENERATED.search(file.read_text())
        assert generator is not None
        below = file.relative_to(next(parent for parent in file.parents if parent.name == "kernels"))
        assert file.read_text() == (written(generator[1]) / below).read_text()


def test_every_kernel_beside_a_workload_is_one_of_the_design_of_plain_software() -> None:
    design = library().design([str(ROOT / "designs" / PLAIN)])
    cores = {core for variant in design.info["variants"] for core in variant["cores"] or []}
    beside = {file for core in cores for file in ROOT.glob(f"workloads/*/kernels/{core}/**/*.S")}
    assert beside == {kernel.path for kernel in IN_PLACE_OF_C} | {ROOT / file for file in BY_HAND}


@pytest.mark.parametrize("generator", sorted(set(GENERATORS.values())))
def test_a_generator_without_a_folder_is_one_sentence(generator: str) -> None:
    command = [sys.executable, str(ROOT / "designs" / generator)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "name the folder" in done.stderr


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_a_start_lies_where_the_manifest_says(step: int) -> None:
    starts = [start_of(kernel) for kernel in [kernel for kernel in KERNELS if kernel.start][::step]]
    assert starts and all(start is not None and Path(start).is_file() for start in starts)
