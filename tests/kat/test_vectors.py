"""Every scheme and parameter set against its known answers, in the simulator, with and without kernels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from instar._core import Library, Program
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.answers import Answers
from instar.workload.cases import case_set, read_cases
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, find_variant, replacements
from instar.workload.vectors import load, own_files, prepare, shared_files

from ..shared import KATS

LIBRARY: Library = library_of()
WORKLOADS = {found["name"]: LIBRARY.workload(found["name"]) for found in LIBRARY.list("workload")}
SETS = [(name, key) for name, workload in WORKLOADS.items() for key in list(workload["sets"]) or [""]]

#: The counterpart of DEFAULT_ISA.
RV64 = DEFAULT_ISA.replace("rv32", "rv64")
#: Of which others publish vectors; a part that several schemes share has its own alone.
FURTHER = [(name, key) for name, key in SETS if (vectors := WORKLOADS[name]["vectors"]) and vectors["shared"]]
SLOW = [(name, key) for name, key in SETS if (vectors := WORKLOADS[name]["vectors"]) and vectors["slow"]]


@dataclass(frozen=True)
class Kernels:
    """One program with kernels of a design, and the baselines and variants that run it."""

    workload: str
    parameter_set: str
    design: str
    variants: tuple[str, ...]

    def __str__(self) -> str:
        name = "-".join(part for part in (self.workload, self.parameter_set) if part)
        return f"{name}-{self.design}-{'+'.join(self.variants)}"


DESIGNS = [found["name"] for found in LIBRARY.list("design")]
VARIANTS = [
    (design, variant["name"])
    for design in DESIGNS
    for variant in [*LIBRARY.design(design).info["baselines"], *LIBRARY.design(design).info["variants"]]
    if variant["replaces"]
]
#: What two variants of the same program may differ in: none of it changes what is computed.
_OF_NO_PROGRAM = {"name", "title", "cores", "core", "costs", "area"}


def kernels_of_designs() -> Iterator[Kernels]:
    """Every program that a baseline or variant of any design makes of any scheme, each once."""
    programs: dict[tuple[str, str, str, str], list[str]] = {}
    for design, name in VARIANTS:
        variant = find_variant(LIBRARY.design(design), name)
        assert variant is not None
        kept = {key: value for key, value in variant.items() if key not in _OF_NO_PROGRAM}
        for workload, parameter_set in SETS:
            if replacements(WORKLOADS[workload], variant):
                programs.setdefault((workload, parameter_set, design, repr(kept)), []).append(name)
    for (workload, parameter_set, design, _), variants in programs.items():
        yield Kernels(workload, parameter_set, design, tuple(variants))


KERNELS = list(kernels_of_designs())


def program_of(
    name: str,
    parameter_set: str,
    design: str | None = None,
    variant: str | None = None,
    isa: str = DEFAULT_ISA,
) -> Program:
    loaded = LIBRARY.design(design) if design else None
    chosen = find_variant(loaded, variant) if loaded else None
    recipe = Recipe(WORKLOADS[name], parameter_set, isa, find_compiler(), loaded, chosen)
    elf, _ = build_program(LIBRARY, recipe)
    return Program(elf, isa=isa, design=loaded)


def run_all(program: Program, name: str, parameter_set: str, path: Path, *, slow: bool = False) -> int:
    """Runs the quick cases of a file, or the slow ones; how many there were."""
    cases = [case for case in load(WORKLOADS[name], path, parameter_set) if case.slow is slow]
    answers = Answers(program)
    for case in cases:
        wrong = answers.wrong(case)
        assert wrong is None, wrong
    return len(cases)


@pytest.mark.parametrize("isa", [DEFAULT_ISA, RV64])
@pytest.mark.parametrize(("name", "parameter_set"), SETS)
def test_own_vectors_pass(name: str, parameter_set: str, isa: str) -> None:
    files = own_files(WORKLOADS[name])
    program = program_of(name, parameter_set, isa=isa)
    assert sum(run_all(program, name, parameter_set, path) for path in files) > 0


def further_files(name: str, parameter_set: str) -> list[Path]:
    """Files of further vectors that have cases of a set; none where the folder is not there."""
    return [
        path
        for path in shared_files(WORKLOADS[name], KATS)
        if path.exists()
        and any(case_set(WORKLOADS[name], case) == parameter_set for case in read_cases(path))
    ]


def further_answers(name: str, parameter_set: str, isa: str, program: Program | None = None) -> int:
    """Runs all quick further cases of a set; how many there were."""
    files = further_files(name, parameter_set)
    if not files:
        pytest.skip("the folder has no case of this set")
    program = program or program_of(name, parameter_set, isa=isa)
    return sum(run_all(program, name, parameter_set, path) for path in files)


@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize(("name", "parameter_set"), FURTHER)
def test_further_vectors_pass(name: str, parameter_set: str) -> None:
    assert further_answers(name, parameter_set, DEFAULT_ISA) > 0


@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
def test_every_case_of_a_file_that_workloads_share_is_taken_by_one_of_them() -> None:
    takers: dict[Path, list[str]] = {}
    for name, workload in WORKLOADS.items():
        for path in shared_files(workload, KATS):
            takers.setdefault(path, []).append(name)
    shared = {path: names for path, names in takers.items() if len(names) > 1}
    assert shared
    for path, names in shared.items():
        for case in read_cases(path):
            taken = [(name, case_set(WORKLOADS[name], case)) for name in names]
            [(name, parameter_set)] = [(name, key) for name, key in taken if key is not None]
            prepare(WORKLOADS[name], parameter_set, case)


@pytest.mark.slow
@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize(("name", "parameter_set"), FURTHER)
def test_further_vectors_pass_on_rv64(name: str, parameter_set: str) -> None:
    assert further_answers(name, parameter_set, RV64) > 0


@pytest.mark.slow
@pytest.mark.parametrize("isa", [DEFAULT_ISA, RV64])
@pytest.mark.parametrize(("name", "parameter_set"), SLOW)
def test_slow_vectors_pass(name: str, parameter_set: str, isa: str) -> None:
    program = program_of(name, parameter_set, isa=isa)
    files = [*own_files(WORKLOADS[name]), *further_files(name, parameter_set)]
    ran = sum(run_all(program, name, parameter_set, path, slow=True) for path in files)
    print(f"{name}-{parameter_set}: {ran} slow vectors pass on {isa}")


@pytest.mark.parametrize("kernels", KERNELS, ids=str)
def test_own_vectors_pass_with_the_kernels_of_every_variant(kernels: Kernels) -> None:
    name, parameter_set = kernels.workload, kernels.parameter_set
    program = program_of(name, parameter_set, kernels.design, kernels.variants[0])
    files = own_files(WORKLOADS[name])
    assert sum(run_all(program, name, parameter_set, path) for path in files) > 0


@pytest.mark.slow
@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize("kernels", [k for k in KERNELS if (k.workload, k.parameter_set) in FURTHER], ids=str)
def test_further_vectors_pass_with_the_kernels_of_every_variant(kernels: Kernels) -> None:
    name, parameter_set = kernels.workload, kernels.parameter_set
    program = program_of(name, parameter_set, kernels.design, kernels.variants[0])
    assert further_answers(name, parameter_set, DEFAULT_ISA, program) > 0


@pytest.mark.parametrize(("design", "variant"), VARIANTS)
def test_every_function_that_a_variant_replaces_is_one_of_a_scheme_asked(design: str, variant: str) -> None:
    """A name that no workload has would leave the portable code in place, and every answer right."""
    chosen = find_variant(LIBRARY.design(design), variant)
    assert chosen is not None
    asked = {k.workload for k in KERNELS if k.design == design and variant in k.variants}
    known = {entry for workload in asked for entry, _ in replacements(WORKLOADS[workload], chosen)}
    assert set(chosen["replaces"]) == known
