"""Every scheme and parameter set against its known answers, in the simulator, with and without kernels."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Library, Program
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.answers import Answers
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, find_variant
from instar.workload.vectors import load, own_files

from ..shared import KATS

LIBRARY: Library = library_of()
WORKLOADS = {found["name"]: LIBRARY.workload(found["name"]) for found in LIBRARY.list("workload")}
SETS = [(name, key) for name, workload in WORKLOADS.items() for key in list(workload["sets"]) or [""]]


def program_of(
    name: str, parameter_set: str, design: str | None = None, variant: str | None = None
) -> Program:
    loaded = LIBRARY.design(design) if design else None
    chosen = find_variant(loaded, variant) if loaded else None
    recipe = Recipe(WORKLOADS[name], parameter_set, DEFAULT_ISA, find_compiler(), loaded, chosen)
    elf, _ = build_program(LIBRARY, recipe)
    return Program(elf, isa=DEFAULT_ISA, design=loaded)


def run_all(program: Program, name: str, parameter_set: str, path: Path) -> int:
    cases = list(load(WORKLOADS[name], path, parameter_set))
    answers = Answers(program)
    for case in cases:
        wrong = answers.wrong(case)
        assert wrong is None, wrong
    return len(cases)


@pytest.mark.parametrize(("name", "parameter_set"), SETS)
def test_own_vectors_pass(name: str, parameter_set: str) -> None:
    files = own_files(WORKLOADS[name])
    program = program_of(name, parameter_set)
    assert sum(run_all(program, name, parameter_set, path) for path in files) > 0


@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize(("name", "parameter_set"), SETS)
def test_further_vectors_pass(name: str, parameter_set: str) -> None:
    described = WORKLOADS[name]["vectors"]
    assert described is not None and described["shared"] is not None
    path = KATS / f"{described['shared']}.json"
    assert run_all(program_of(name, parameter_set), name, parameter_set, path) > 0


@pytest.mark.parametrize("parameter_set", ["44", "65", "87"])
@pytest.mark.parametrize("variant", ["scheduled-software", "butterfly", "scheduled", "paired-loads"])
def test_ml_dsa_passes_with_every_kernel_of_cva6_ntt(variant: str, parameter_set: str) -> None:
    program = program_of("ml-dsa", parameter_set, "cva6-ntt", variant)
    files = own_files(WORKLOADS["ml-dsa"])
    assert sum(run_all(program, "ml-dsa", parameter_set, path) for path in files) > 0
